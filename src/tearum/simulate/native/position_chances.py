"""The lab's instrument: what a position promises each seat, by the value function of the bots.

It reads the true state. That is no player's knowledge, and no player is told.
"""

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.value_function import ValueFunction
from tearum.bots.planning.weights import WEIGHTS
from tearum.engine.layout import OVER, PHASE, PLAYERS
from tearum.engine.state import State
from tearum.engine.tables import Tables


class Chances:
    """Of each seat: to be Governor, to be Pirate King, to be either."""

    def __init__(self, governor: list[float], pirate_king: list[float], any: list[float]) -> None:
        self.governor: list[float] = governor
        self.pirate_king: list[float] = pirate_king
        self.any: list[float] = any


class Instrument:
    def __init__(self, tables: Tables) -> None:
        self.function: ValueFunction = ValueFunction(CardValues(tables), WEIGHTS)

    def read(self, s: State) -> Chances:
        """Estimated while the game goes on; when it is over, what came of it."""
        function, over = self.function, s.v[PHASE] == OVER
        chances = Chances([], [], [])
        if not over:
            function.predict_all(s)
        for seat in range(s.v[PLAYERS]):
            if over:
                function.result(s, seat)
            else:
                function.win_chance(s, seat)
            chances.governor.append(function.governor)
            chances.pirate_king.append(function.king)
            chances.any.append(function.winner)
        return chances
