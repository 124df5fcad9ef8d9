"""A game on disk as the table keeps it: its record, and who sits at the table.

The file is a record like any other, with one key more, `table`: the bots by seat (null for a
person) and the language.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from tearum.contract.languages import LANGUAGES
from tearum.game import Game, Record, RecordError
from tearum.game.fair_deal import FairDeal
from tearum.game.record import write_whole


@dataclass(frozen=True)
class SavedGame:
    record: Record
    bots: tuple[str | None, ...]  # by seat
    language: str | None


def save(
    path: Path, game: Game, bots: Sequence[str | None], language: str, deal: FairDeal | None = None
) -> None:
    """Writes the game whole or not at all."""
    data = replace(game.record(), deal=deal).to_json()
    data["table"] = {"bots": list(bots), "language": language}
    write_whole(path, json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def load(path: Path) -> SavedGame:
    record = Record.load(path)
    table = json.loads(path.read_bytes()).get("table")
    table = table if isinstance(table, dict) else {}
    bots = table.get("bots", [None] * len(record.seats))
    if not isinstance(bots, list) or len(bots) != len(record.seats):
        raise RecordError("record-bots", file=str(path))
    if not all(bot is None or isinstance(bot, str) for bot in bots):
        raise RecordError("record-bot-name", file=str(path))
    language = table.get("language")
    return SavedGame(record, tuple(bots), language if language in LANGUAGES else None)


def folder() -> Path:
    """Where games are saved that were not given a file."""
    home = os.environ.get("TEARUM_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "tearum"


def new_file() -> Path:
    """A file for a new game that no other game has."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    stem = f"game-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = place / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = place / f"{stem}-{number}.json"
    return path


def unfinished() -> Path | None:
    """The file of the last game that was left before its end."""
    found = sorted(folder().glob("game-*.json"), key=lambda path: path.stat().st_mtime)
    for path in reversed(found):
        try:
            if load(path).record.result is None:
                return path
        except RecordError:
            continue
    return None
