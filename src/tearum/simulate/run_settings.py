"""The settings that all games of a run share."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Final

from tearum.bots import Budget
from tearum.edition import Edition, parse
from tearum.game.record import RULES
from tearum.lab.fingerprint import fingerprint

FORMAT: Final = 2  # of a run's folder


@dataclass(frozen=True)
class RunSettings:
    """Plain data, to be sent to any process. With its number it determines a game."""

    source: str  # of the edition
    bots: tuple[str, ...]  # one per seat; they change seats from game to game
    seed: int | str
    budget: Budget
    code: str  # the fingerprint of the bots' code

    @classmethod
    def of(
        cls,
        edition: Edition,
        players: int,
        bots: Sequence[str],
        seed: int | str = 1,
        budget: Budget | None = None,
    ) -> "RunSettings":
        """With fewer bots than players, each takes several seats."""
        seated = tuple(bots[seat % len(bots)] for seat in range(players))
        budget = budget or Budget(nodes=2000)
        return cls(edition.source, seated, seed, budget, fingerprint(bots))

    @property
    def edition(self) -> Edition:
        return edition_of(self.source)

    @property
    def players(self) -> int:
        return len(self.bots)

    def seats_of(self, game: int) -> tuple[str, ...]:
        """Who plays a game, in seat order."""
        return tuple(self.bots[(seat + game) % self.players] for seat in range(self.players))

    def seed_of(self, game: int) -> str:
        return f"{self.seed}:{game}"

    def to_json(self) -> dict[str, Any]:
        edition = self.edition
        return {
            "format": FORMAT,
            "rules": RULES,
            "edition": {"id": edition.id, "hash": edition.hash, "source": edition.source},
            "players": self.players,
            "bots": list(self.bots),
            "budget": asdict(self.budget),
            "seed": self.seed,
            "code": self.code,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "RunSettings":
        return cls(
            source=data["edition"]["source"],
            bots=tuple(data["bots"]),
            seed=data["seed"],
            budget=Budget(**data["budget"]),
            code=data["code"],
        )


@cache
def edition_of(source: str) -> Edition:
    return parse(source.encode(), "the edition of the games")
