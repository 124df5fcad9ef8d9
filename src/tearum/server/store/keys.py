"""Ids of tables and games, and the keys that open seats: 128 random bits, stored as a hash."""

import base64
import hashlib
import hmac
import secrets


def new_key() -> str:
    return secrets.token_hex(16)


def new_id() -> str:
    """An id that nobody can guess: 80 random bits in 16 letters."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def id_from(text: str) -> str:
    """An id of the same form, always the same for this text, and as hard to guess as the text."""
    return base64.b32encode(hashlib.sha256(text.encode()).digest()[:10]).decode().lower()


def hash_key(key: str) -> str:
    """What is stored of a key. Keys are random throughout, so no salt is needed."""
    return hashlib.sha256(key.encode()).hexdigest()


def key_matches(key: str | None, stored_hash: str | None) -> bool:
    """Whether a key has this hash; takes the same time for every wrong one."""
    if key is None or stored_hash is None:
        return False
    return hmac.compare_digest(hash_key(key), stored_hash)
