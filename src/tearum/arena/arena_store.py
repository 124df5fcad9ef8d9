"""Games on disk: one line each, beside one file that says how they were played.

A line is written whole before the next one begins; a half-written last line is dropped. So an arena
that was stopped, or killed, goes on where it was.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, Final

from tearum.arena.pairing import Pairing
from tearum.bots import Budget
from tearum.edition import Edition, parse
from tearum.game.record import RULES, Record
from tearum.lab.finished_record import finished
from tearum.lab.folder_lock import locked
from tearum.lab.manifest import KeptError, check_head, read_head, write_head
from tearum.lab.match import Match
from tearum.lab.plural import counted

FORMAT: Final = 1
REPORT: Final = "report.json"
LADDER: Final = "ladder.svg"
NAMES: Final = ("games.jsonl", REPORT, LADDER)  # beside `arena.json`, which says that they are ours


@dataclass(frozen=True)
class Played:
    """A finished game of the arena. Everything else about it follows from a replay."""

    pairing: Pairing
    governors: tuple[int, ...]
    pirate_kings: tuple[int, ...]
    codes: tuple[int, ...]
    decisions: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]
    nodes: tuple[int, ...]
    faults: tuple[str, ...]  # the first of each seat, in words; empty for most
    core: float  # seconds of one core

    @classmethod
    def of(cls, pairing: Pairing, match: Match, core: float) -> "Played":
        return cls(
            pairing,
            match.result.governors,
            match.result.pirate_kings,
            match.codes,
            match.decisions,
            tuple(round(seconds, 4) for seconds in match.seconds),
            match.nodes,
            tuple(faults[0].text() if faults else "" for faults in match.faults),
            round(core, 4),
        )

    def to_line(self) -> str:
        line = {**asdict(self.pairing), **asdict(self)}
        del line["pairing"]
        return json.dumps(line, separators=(",", ":")) + "\n"

    @classmethod
    def from_line(cls, line: str) -> "Played":
        data: dict[str, Any] = json.loads(line)
        pairing = Pairing(data.pop("seed"), tuple(data.pop("seats")))
        core = data.pop("core")
        return cls(pairing, core=core, **{name: tuple(value) for name, value in data.items()})

    def record(self, edition: Edition) -> Record:
        """The game as a record that stands alone."""
        return finished(edition, self.pairing.seats, self.pairing.seed, self.codes)


@dataclass(frozen=True)
class Terms:
    """What all games of a folder have in common."""

    players: int
    edition: Edition
    budget: Budget
    bots: Mapping[str, str]  # fingerprints of their code, by name; the house's as one

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "rules": RULES,
            "players": self.players,
            "budget": asdict(self.budget),
            "bots": dict(self.bots),
            "edition": {
                "id": self.edition.id,
                "hash": self.edition.hash,
                "source": self.edition.source,
            },
        }


class Folder:
    """Where an arena keeps its games. `played` are those that were there when it was opened."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.head = place / "arena.json"
        self.games = place / "games.jsonl"
        self.played: list[Played] = []
        self._file: IO[str] | None = None

    @contextmanager
    def open_for(self, terms: Terms) -> Iterator["Folder"]:
        """Makes the folder, or goes on with it. Nobody else may until it is left."""
        self.place.mkdir(parents=True, exist_ok=True)
        with locked(self.place):
            self.played = self._opened(terms)
            with self.games.open("a", encoding="utf-8") as self._file:
                yield self

    def _opened(self, terms: Terms) -> list[Played]:
        if not self.head.exists():
            for name in NAMES:
                if (self.place / name).exists():
                    raise KeptError(
                        f"{self.place / name} is there, and {self.head.name} is not beside it: it "
                        "is not overwritten, so name another folder."
                    )
            write_head(self.head, terms.to_json())
            return []
        self._go_on(terms)
        return list(self._whole_lines())

    def _go_on(self, terms: Terms) -> None:
        """Bots may come and go; those that were here before must be the same."""
        before = read_head(self.head).get("bots")
        if not isinstance(before, dict):
            raise KeptError(
                f"The games in {self.place} are of an earlier tearum, which did not note the "
                "version of each bot: name another folder."
            )
        known = {name: code for name, code in terms.bots.items() if name in before}
        check_head(self.head, {**terms.to_json(), "bots": before | known}, _WORDS)
        if len(known) < len(terms.bots):
            write_head(self.head, {**terms.to_json(), "bots": before | dict(terms.bots)})

    def _whole_lines(self) -> Iterator[Played]:
        """The games; cuts off a last line that was never finished."""
        if not self.games.exists():
            return
        with self.games.open("r+b") as file:
            whole = 0
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    break
                yield self._game(number, line)
                whole += len(line)
            file.truncate(whole)

    def _game(self, number: int, line: bytes) -> Played:
        try:
            return Played.from_line(line.decode())
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise KeptError(f"{self.games}, line {number}: this is no game.") from error

    def record(self, number: int) -> Record:
        """A game by its line, the first being 1, as a record that stands alone."""
        edition = self._edition()
        lines = self.games.read_bytes().splitlines(keepends=True) if self.games.exists() else []
        whole = sum(line.endswith(b"\n") for line in lines)
        if not 1 <= number <= whole:
            raise KeptError(f"{self.place} has no game {number}: it has {counted(whole, 'game')}.")
        return self._game(number, lines[number - 1]).record(edition)

    def _edition(self) -> Edition:
        """The one that the games here were played with."""
        if not self.head.exists():
            raise KeptError(f"{self.place} has no games of an arena: there is no {self.head.name}.")
        check_head(self.head, {"format": FORMAT, "rules": RULES}, _WORDS)
        try:
            source: str = read_head(self.head)["edition"]["source"]
            return parse(source.encode(), "the arena's edition")
        except (KeyError, TypeError, AttributeError) as error:
            raise KeptError(f"{self.head} can't be read: something is missing.") from error

    def add(self, game: Played) -> None:
        assert self._file is not None
        self._file.write(game.to_line())
        self._file.flush()


_WORDS: Final = {
    "format": "files",
    "rules": "rules",
    "players": "numbers of players",
    "budget": "budgets",
    "bots": "versions of the bots",
    "edition": "editions",
}
