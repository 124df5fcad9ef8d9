"""The games of an arena on disk: one line each, and one file with their settings.

A line is written whole before the next one begins, and an unfinished last line is dropped. So an
arena that was stopped, or killed, can be resumed.
"""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, Final

from tearum.arena.pairing import Pairing
from tearum.bots import BotFault, Budget
from tearum.edition import Edition, parse
from tearum.game.record import RULES, Record
from tearum.lab.folder_lock import lock_folder
from tearum.lab.game_record import record_of_game
from tearum.lab.manifest import FolderError, check_manifest, read_manifest, write_manifest
from tearum.lab.match import Match

FORMAT: Final = 1
REPORT: Final = "report.json"
LADDER: Final = "ladder.svg"
NAMES: Final = ("games.jsonl", REPORT, LADDER)  # beside the manifest `arena.json`


@dataclass(frozen=True)
class PlayedGame:
    """A finished game of the arena. Everything else follows from a replay."""

    pairing: Pairing
    governors: tuple[int, ...]
    pirate_kings: tuple[int, ...]
    codes: tuple[int, ...]
    decisions: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]
    nodes: tuple[int, ...]
    faults: tuple[BotFault | None, ...]  # the first fault of each seat
    core: float  # CPU seconds

    @classmethod
    def of(cls, pairing: Pairing, match: Match, core: float) -> "PlayedGame":
        return cls(
            pairing,
            match.result.governors,
            match.result.pirate_kings,
            match.codes,
            match.decisions,
            tuple(round(seconds, 4) for seconds in match.seconds),
            match.nodes,
            tuple(faults[0] if faults else None for faults in match.faults),
            round(core, 4),
        )

    def to_line(self) -> str:
        line = {**asdict(self.pairing), **asdict(self)}
        del line["pairing"]
        return json.dumps(line, separators=(",", ":")) + "\n"

    @classmethod
    def from_line(cls, line: str) -> "PlayedGame":
        data: dict[str, Any] = json.loads(line)
        pairing = Pairing(data.pop("seed"), tuple(data.pop("seats")))
        core = data.pop("core")
        faults = tuple(map(_stored_fault, data.pop("faults")))
        lists = {name: tuple(value) for name, value in data.items()}
        return cls(pairing, core=core, faults=faults, **lists)

    def record(self, edition: Edition) -> Record:
        """The game as a record that can be replayed on its own."""
        return record_of_game(edition, self.pairing.seats, self.pairing.seed, self.codes)


def _stored_fault(stored: Any) -> BotFault | None:
    """A fault of a folder; earlier versions stored it as a text, empty for none."""
    if isinstance(stored, str):
        return BotFault("stored", "", stored) if stored else None
    return None if stored is None else BotFault(**stored)


@dataclass(frozen=True)
class ArenaSettings:
    """The settings that all games of a folder share."""

    players: int
    edition: Edition
    budget: Budget
    bots: Mapping[str, str]  # fingerprints of their code, by name; built-in bots have one

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


class ArenaStore:
    """The folder of an arena. `played` are the games that were there when it was opened."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.manifest = folder / "arena.json"
        self.games = folder / "games.jsonl"
        self.played: list[PlayedGame] = []
        self._file: IO[str] | None = None

    @contextmanager
    def open_for(self, settings: ArenaSettings) -> Iterator["ArenaStore"]:
        """Makes the folder, or resumes it, and locks it for this command."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with lock_folder(self.folder):
            self.played = self._open(settings)
            with self.games.open("a", encoding="utf-8") as self._file:
                yield self

    def _open(self, settings: ArenaSettings) -> list[PlayedGame]:
        if not self.manifest.exists():
            for name in NAMES:
                if (self.folder / name).exists():
                    file, manifest = str(self.folder / name), self.manifest.name
                    raise FolderError("folder-file-exists", file=file, manifest=manifest)
            write_manifest(self.manifest, settings.to_json())
            return []
        self._check(settings)
        return list(self._whole_lines())

    def _check(self, settings: ArenaSettings) -> None:
        """Bots may join and leave, but those that were here before must be unchanged."""
        before = read_manifest(self.manifest).get("bots")
        if not isinstance(before, dict):
            raise FolderError("folder-older", folder=str(self.folder))
        known = {name: code for name, code in settings.bots.items() if name in before}
        check_manifest(self.manifest, {**settings.to_json(), "bots": before | known}, _MEANINGS)
        if len(known) < len(settings.bots):
            bots = before | dict(settings.bots)
            write_manifest(self.manifest, {**settings.to_json(), "bots": bots})

    def _whole_lines(self) -> Iterator[PlayedGame]:
        """The games; an unfinished last line is cut off."""
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

    def _game(self, number: int, line: bytes) -> PlayedGame:
        try:
            return PlayedGame.from_line(line.decode())
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise FolderError(
                "folder-not-a-game", file=str(self.games), line=str(number)
            ) from error

    def record(self, number: int) -> Record:
        """A game by its line, from 1, as a record that can be replayed on its own."""
        edition = self._edition()
        lines = self.games.read_bytes().splitlines(keepends=True) if self.games.exists() else []
        whole = sum(line.endswith(b"\n") for line in lines)
        if not 1 <= number <= whole:
            raise FolderError(
                "folder-no-game-of", folder=str(self.folder), number=str(number), n=whole
            )
        return self._game(number, lines[number - 1]).record(edition)

    def _edition(self) -> Edition:
        """The edition of the games."""
        if not self.manifest.exists():
            manifest = self.manifest.name
            raise FolderError("folder-not-arena", folder=str(self.folder), manifest=manifest)
        check_manifest(self.manifest, {"format": FORMAT, "rules": RULES}, _MEANINGS)
        try:
            source: str = read_manifest(self.manifest)["edition"]["source"]
            return parse(source.encode(), "the arena's edition")
        except (KeyError, TypeError, AttributeError) as error:
            raise FolderError("folder-incomplete", file=str(self.manifest)) from error

    def add(self, game: PlayedGame) -> None:
        assert self._file is not None
        self._file.write(game.to_line())
        self._file.flush()


# In an arena, bots differ only by their versions.
_MEANINGS: Final = {"bots": "code"}
