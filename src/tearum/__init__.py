"""tearum: an unofficial digital edition of the board game Tea & Rum."""

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

__version__ = "0.1.0"

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
