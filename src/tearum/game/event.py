"""An event: one thing that happened, as people and JSON know it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tearum.edition import Edition
from tearum.game.names import EVENT_FIELDS, EVENTS, value
from tearum.text import Sentences, text_in

SIZE: Final = 5  # integers an event has in the engine's log


@dataclass(frozen=True)
class Event:
    kind: str
    seat: int | None  # 4 is the Automa
    fields: dict[str, Any]
    edition: Edition = field(compare=False, repr=False)

    def is_secret(self) -> bool:
        """Whether others may not know what it says (END-04)."""
        return self.kind == "conversion_chosen"

    def redacted(self) -> "Event":
        """The same event without what only its own seat may know."""
        return Event(self.kind, self.seat, {}, self.edition)

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, **self.fields}

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The event as a line of the log; `names` are the players', in seat order."""
        return Sentences(text_in(lang), self.edition).event(
            self.kind, {"seat": self.seat, **self.fields}, names
        )


def events_of(log: Sequence[int], edition: Edition) -> list[Event]:
    """The engine's log, five integers an event, as events."""
    events = []
    for at in range(0, len(log), SIZE):
        kind = EVENTS[log[at]]
        fields = {name: value(name, log[at + 2 + i]) for i, name in enumerate(EVENT_FIELDS[kind])}
        seat = log[at + 1]
        events.append(Event(kind, seat if seat >= 0 else None, fields, edition))
    return events
