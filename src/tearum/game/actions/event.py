"""An event: one thing that happened, as people and JSON know it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from tearum.contract.events import EVENT_FIELDS, EVENTS, EventFields, EventJson
from tearum.contract.values import value_of
from tearum.edition import Edition
from tearum.game.arguments import text_of_language
from tearum.text import Sentences

SIZE: Final = 5  # integers an event has in the engine's log


@dataclass(frozen=True)
class Event:
    """One thing that happened; `fields` are those that the contract lists for its kind."""

    kind: str
    seat: int | None  # 4 is the Automa
    fields: EventFields
    edition: Edition = field(compare=False, repr=False)

    def is_secret(self) -> bool:
        """Whether others may not know what it says (END-04)."""
        return self.kind == "conversion_chosen"

    def redacted(self) -> "Event":
        """The same event without what only its own seat may know."""
        return Event(self.kind, self.seat, {}, self.edition)

    def to_json(self) -> EventJson:
        return {"kind": self.kind, "seat": self.seat, **self.fields}

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        """The event as a line of the log; `names` are the players', in seat order."""
        return Sentences(text_of_language(lang), self.edition).event(
            self.kind, {"seat": self.seat, **self.fields}, names
        )


def events_of(log: Sequence[int], edition: Edition) -> list[Event]:
    """The engine's log, five integers an event, as events."""
    events = []
    for at in range(0, len(log), SIZE):
        kind = EVENTS[log[at]]
        names = EVENT_FIELDS[kind]
        fields = {name: value_of(name, log[at + 2 + i]) for i, name in enumerate(names)}
        seat = log[at + 1] if log[at + 1] >= 0 else None
        events.append(Event(kind, seat, cast(EventFields, fields), edition))
    return events
