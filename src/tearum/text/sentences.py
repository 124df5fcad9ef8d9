"""Everything the game says, in one language and about one edition."""

from collections.abc import Mapping, Sequence
from typing import Any

from tearum.text import actions, events, reasons
from tearum.text.words import Words

_NOTHING: Mapping[str, Any] = {}


class Sentences(Words):
    """Turns plain data, with cards by number and everything else by name, into sentences."""

    def action(
        self, kind: str, args: Mapping[str, Any], context: Mapping[str, Any] = _NOTHING
    ) -> str:
        """One line of a menu. `tearum.text.actions` lists what a context may hold."""
        return actions.action(self, kind, args, context)

    def asked(self, frame: str, context: Mapping[str, Any] = _NOTHING) -> str:
        """What a player has to decide, in one sentence."""
        return actions.asked(self, frame, context)

    def heading(self, frame: str) -> str:
        """The same in a word or two."""
        return actions.heading(self, frame)

    def event(self, kind: str, fields: Mapping[str, Any], player_names: Sequence[str] = ()) -> str:
        """One line of the log."""
        return events.event(self, kind, fields, player_names)

    def reason(
        self,
        name: str,
        fields: Mapping[str, Any] = _NOTHING,
        player_names: Sequence[str] = (),
        you: int | None = None,
    ) -> str:
        """Why an action is not possible, told to seat `you`."""
        return reasons.reason(self, name, fields, player_names, you)
