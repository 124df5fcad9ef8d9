"""The facade people import: Game, Action, Result, Record."""

from tearum.game.action import Action, NotAnAction
from tearum.game.event import Event
from tearum.game.fair_deal import FairDeal
from tearum.game.game import Game
from tearum.game.quote import Quote
from tearum.game.reason import IllegalAction, Reason, UndoError
from tearum.game.record import Record, RecordError
from tearum.game.result import Result, Score

__all__ = [
    "Action",
    "Event",
    "FairDeal",
    "Game",
    "IllegalAction",
    "NotAnAction",
    "Quote",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Score",
    "UndoError",
]
