"""The random streams that a seed gives, one for each kind of card that set-up deals."""

import hashlib
import secrets

from tearum.engine.rng import WORDS, Rng
from tearum.engine.rules.setup import STREAMS


def new_seed() -> str:
    """A seed nobody can guess: 128 bits."""
    return secrets.token_hex(16)


def stream(seed: int | str, name: int | str) -> Rng:
    """One stream of a seed. Different names give streams that have nothing in common."""
    digest = hashlib.sha256(f"tearum:{seed}:{name}".encode()).digest()
    return Rng([int.from_bytes(digest[5 * i : 5 * i + 5]) for i in range(WORDS)])


def deal_streams(seed: int | str) -> list[Rng]:
    """The streams that set-up deals from, in the order the engine expects."""
    return [stream(seed, kind) for kind in range(STREAMS)]
