"""The provably fair deal: a seed that no one at the table could choose alone.

Whoever deals draws a secret and publishes its fingerprint before anybody sits down. Each person
adds a nonce. The seed is the hash of all of them, so neither side can choose it. The secret is
published after the game, and everybody can check that nothing was changed.

>>> deal = FairDeal.with_secret("00" * 16, ["a1", "", "b2"])
>>> deal.fingerprint[:12], deal.seed[:12]
('84e0c0eafaa9', 'c16868cc2cc5')
>>> deal.problem(deal.seed), deal.problem("7")
(None, 'seed')
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal


def new_secret() -> str:
    """128 bits that nobody can guess, in hex."""
    return secrets.token_hex(16)


def fingerprint(secret: str) -> str:
    """What is published of a secret: its SHA-256, in hex."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class FairDeal:
    fingerprint: str
    secret: str
    nonces: tuple[str, ...]  # of each seat; empty for a bot

    @classmethod
    def with_secret(cls, secret: str, nonces: Sequence[str]) -> "FairDeal":
        return cls(fingerprint(secret), secret, tuple(nonces))

    @property
    def seed(self) -> str:
        """The SHA-256, in hex, of "tearum deal", the secret and the nonces, a line each."""
        return hashlib.sha256(
            "\n".join(("tearum deal", self.secret, *self.nonces)).encode()
        ).hexdigest()

    def problem(self, seed: int | str) -> Literal["fingerprint", "seed"] | None:
        """What does not fit the secret: the fingerprint or the seed; None if both do."""
        if fingerprint(self.secret) != self.fingerprint:
            return "fingerprint"
        return None if seed == self.seed else "seed"

    def to_json(self) -> dict[str, Any]:
        return {
            "fingerprint": self.fingerprint,
            "secret": self.secret,
            "nonces": list(self.nonces),
        }
