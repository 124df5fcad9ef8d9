"""Keys: 128 random bits that open a seat, kept only as their hash."""

import base64
import hashlib
import hmac
import secrets


def new_key() -> str:
    return secrets.token_hex(16)


def new_id() -> str:
    """A name for a table: 80 random bits in 16 letters, so that nobody finds one by guessing."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def id_of(text: str) -> str:
    """A name of the same shape that is always the same for this text, and as hard to guess."""
    return base64.b32encode(hashlib.sha256(text.encode()).digest()[:10]).decode().lower()


def hashed(key: str) -> str:
    """What is kept of a key. It is random all through, so it needs no salt."""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(key: str | None, lock: str | None) -> bool:
    """Whether a key fits a kept hash; takes the same time for every wrong one."""
    if key is None or lock is None:
        return False
    return hmac.compare_digest(hashed(key), lock)
