"""tearum: an unofficial digital edition of the board game Tea & Rum."""

from tearum import build as build  # first of all: it settles which build of the engine runs
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
