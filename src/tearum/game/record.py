"""The record of a game: format, rules, edition, seats, seed and the codes of all decisions.

That is its truth; everything else follows by replaying it. A finished game also keeps its events
and its result, so that it can be watched for ever.
"""

import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from reprlib import repr as short_repr
from typing import Any, Final, cast

from tearum.contract.actions import ACTIONS
from tearum.contract.events import EventJson
from tearum.contract.view import ResultJson
from tearum.game.fair_deal import FairDeal
from tearum.messages.explained_error import ExplainedError, Message
from tearum.messages.system_reason import system_reason

FORMAT: Final = 1  # of the file
RULES: Final = 1  # raised when rules change the meaning of old records
MAX_BYTES: Final = 4 * 1024 * 1024
MAX_ACTIONS: Final = 100_000
MAX_NAME: Final = 60  # characters of a player's name
MAX_SEED: Final = 200  # digits or characters


class RecordError(ExplainedError, ValueError):
    """A record that can't be read or does not replay."""


@dataclass(frozen=True, repr=False)
class Record:
    """A game to save and to replay: `Record.load`, `save`, and `Game.replay`."""

    edition_id: str
    edition_hash: str
    edition_source: str  # the edition's file, so that the record stands alone
    seats: tuple[str, ...]  # who plays: a name each, in seat order
    seed: int | str
    actions: tuple[int, ...]
    rules: int = RULES
    deal: FairDeal | None = None  # how the seed came about, where nobody chose it alone
    events: Sequence[EventJson] | None = None
    result: ResultJson | None = None

    def __repr__(self) -> str:
        seats, over = ", ".join(self.seats), "" if self.result is None else ", finished"
        return (
            f"<Record of edition {self.edition_id!r}, seed {short_repr(self.seed)}, seats {seats}, "
            f"{len(self.actions)} actions{over}>"
        )

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "rules": self.rules,
            "edition": {
                "id": self.edition_id,
                "hash": self.edition_hash,
                "source": self.edition_source,
            },
            "seats": list(self.seats),
            "seed": self.seed,
            "actions": list(self.actions),
        }
        if self.deal is not None:
            data["deal"] = self.deal.to_json()
        if self.result is not None:
            data["result"] = self.result
            data["events"] = list(self.events or [])
        return data

    @classmethod
    def from_json(cls, data: object) -> "Record":
        """Checks the shape of a record. Whether it replays is seen by replaying it."""
        top = _object(data, "JSON")
        if top.get("format") != FORMAT:
            found = repr(top.get("format"))[:40]
            raise RecordError("record-format", format=FORMAT, found=found)
        rules = _integer(top.get("rules"), "rules", 1, 10_000)
        if rules > RULES:
            raise RecordError("record-rules", rules=str(rules), known=RULES)
        edition = _object(top.get("edition"), "edition")
        seats = _list(top.get("seats"), "seats", 4)
        if len(seats) < 2:
            raise RecordError("record-seats")
        seed = top.get("seed")
        if isinstance(seed, bool) or not isinstance(seed, int | str) or len(str(seed)) > MAX_SEED:
            raise RecordError("record-seed")
        actions = _list(top.get("actions"), "actions", MAX_ACTIONS)
        deal = top.get("deal")
        result = top.get("result")
        events = top.get("events")
        return cls(
            edition_id=_text(edition.get("id"), "edition.id", 100),
            edition_hash=_text(edition.get("hash"), "edition.hash", 64),
            edition_source=_text(edition.get("source"), "edition.source", MAX_BYTES),
            seats=tuple(_text(name, "seats[]", MAX_NAME) for name in seats),
            seed=seed,
            actions=tuple(_integer(code, "actions[]", 0, ACTIONS - 1) for code in actions),
            rules=rules,
            deal=None if deal is None else _deal(deal, len(seats)),
            events=None if events is None else _list(events, "events", 50 * MAX_ACTIONS),
            result=None if result is None else cast(ResultJson, _object(result, "result")),
        )

    def dumps(self) -> str:
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"

    @classmethod
    def loads(cls, text: str | bytes) -> "Record":
        if not isinstance(text, str | bytes):
            raise TypeError(f"The text of a record is a str or bytes, not {short_repr(text)}.")
        if len(text) > MAX_BYTES:
            raise RecordError("record-too-large")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError("record-not-json", reason=str(error)) from error
        return cls.from_json(data)

    def save(self, path: str | Path) -> None:
        """Writes the file whole or not at all."""
        write_whole(Path(path), self.dumps())

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        try:
            with Path(path).open("rb") as file:
                text = file.read(MAX_BYTES + 1)
        except (OSError, ValueError) as error:
            reason = system_reason(error) if isinstance(error, OSError) else Message("not-a-path")
            raise RecordError("record-unreadable", file=str(path), reason=reason) from error
        return cls.loads(text)


def write_whole(path: Path, text: str) -> None:
    """Writes a file whole or not at all, whatever happens meanwhile."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _object(data: object, what: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise RecordError("record-object", what=what)
    return data


def _deal(data: object, players: int) -> FairDeal:
    deal = _object(data, "deal")
    nonces = _list(deal.get("nonces"), "deal.nonces", players)
    if len(nonces) != players:
        raise RecordError("record-nonces")
    return FairDeal(
        fingerprint=_text(deal.get("fingerprint"), "deal.fingerprint", 64),
        secret=_text(deal.get("secret"), "deal.secret", 64),
        nonces=tuple(_text(nonce, "deal.nonces[]", 64) for nonce in nonces),
    )


def _list(data: object, what: str, most: int) -> list[Any]:
    if not isinstance(data, list) or len(data) > most:
        raise RecordError("record-list", what=what, most=str(most))
    return data


def _integer(data: object, what: str, low: int, high: int) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or not low <= data <= high:
        raise RecordError("record-number", what=what, low=str(low), high=str(high))
    return data


def _text(data: object, what: str, most: int) -> str:
    if not isinstance(data, str) or len(data) > most:
        raise RecordError("record-text", what=what, most=str(most))
    return data
