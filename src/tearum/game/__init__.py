"""The facade people import: `Game` and what comes out of it.

`game` is the game itself. Its parts: `action` (with its meaning just now, `action_context`),
`event`, `reason`, `quote`, `result`, `record` (and `record_check`, whether it is true), `view`
(what a seat may see). Behind it: `seeds` and `fair_deal` (where the luck comes from),
`secret_conversions` (what is chosen in secret), `effect` (icons read back from the tables),
`arguments` (checks of what callers pass in).
"""

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
