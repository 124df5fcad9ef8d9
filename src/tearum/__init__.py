"""tearum: an unofficial digital edition of the board game Tea & Rum.

The names below come from `tearum.game`, which is imported when the first of them is used: whoever
needs only the engine (`import tearum.engine.core`) loads nothing else.
"""

from typing import TYPE_CHECKING

from tearum import build as build  # first of all: it chooses which build of the engine runs

if TYPE_CHECKING:
    from tearum.game import (
        Action,
        Event,
        Game,
        IllegalAction,
        NotAnAction,
        Quote,
        Reason,
        Record,
        RecordError,
        Result,
        UndoError,
    )

__version__ = "1.0.0"

__all__ = [
    "Action",
    "Event",
    "Game",
    "IllegalAction",
    "NotAnAction",
    "Quote",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "UndoError",
]


if not TYPE_CHECKING:  # for type checkers these are just the names above

    def __getattr__(name: str) -> object:
        """A name of the facade, on first use (PEP 562)."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from tearum import game

        globals()[name] = value = getattr(game, name)
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
