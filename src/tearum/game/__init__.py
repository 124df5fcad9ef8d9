"""The facade people import: `Game` and what comes out of it.

`game` is the game itself. `actions` has actions, the reasons against them and the events they
cause; `view` is what a seat may see, `result` how a game ended, `record` how it is stored, and
`record_check` whether a record is true. Behind them: `seeds` and `fair_deal` (where the luck comes
from), `secret_conversions` (what is chosen in secret), `arguments` (checks of what callers pass).
"""

from tearum.game.actions.action import Action, NotAnAction
from tearum.game.actions.event import Event
from tearum.game.actions.quote import Quote
from tearum.game.actions.reason import IllegalAction, Reason, UndoError
from tearum.game.fair_deal import FairDeal
from tearum.game.game import Game
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
