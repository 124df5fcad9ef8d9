"""The lab's instrument: what a position promises each seat, by the value function of the bots.

It reads the true state. That is no player's knowledge, and no player is told.
"""

from dataclasses import dataclass

from tearum.bots.hot.value import Judge
from tearum.bots.hot.worth import Worth
from tearum.bots.weights import WEIGHTS
from tearum.engine.layout import OVER, PHASE, PLAYERS
from tearum.engine.state import State
from tearum.engine.tables import Tables


@dataclass(frozen=True)
class Chances:
    """Of each seat: to be Governor, to be Pirate King, to be either."""

    governor: tuple[float, ...]
    pirate_king: tuple[float, ...]
    any: tuple[float, ...]


class Instrument:
    def __init__(self, tables: Tables) -> None:
        self._judge = Judge(Worth(tables), WEIGHTS)

    def any_of(self, s: State, seat: int) -> float:
        """The chance of one seat to be either, in a game that goes on."""
        self._judge.predict_all(s)
        chance: float = self._judge.chance(s, seat)
        return chance

    def read(self, s: State) -> Chances:
        """Estimated while the game goes on; when it is over, what came of it."""
        judge, over = self._judge, s.v[PHASE] == OVER
        if not over:
            judge.predict_all(s)
        found = []
        for seat in range(s.v[PLAYERS]):
            if over:
                judge.result(s, seat)
            else:
                judge.chance(s, seat)
            found.append((judge.governor, judge.king, judge.winner))
        governor, king, winner = zip(*found, strict=True)
        return Chances(governor, king, winner)
