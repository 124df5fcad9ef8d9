"""Each seat's chances in a position, estimated by the value function of the bots.

It reads the true state, which no player knows; the result is for the tables only.
"""

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.value_function import ValueFunction
from tearum.bots.planning.weights import WEIGHTS
from tearum.engine.constants.phases import OVER
from tearum.engine.edition_tables import EditionTables
from tearum.engine.state import State


class TitleChances:
    """By seat: the chance to be Governor, to be Pirate King, to win either title."""

    def __init__(
        self, governor: list[float], pirate_king: list[float], either: list[float]
    ) -> None:
        self.governor: list[float] = governor
        self.pirate_king: list[float] = pirate_king
        self.either: list[float] = either


class PositionEvaluator:
    def __init__(self, tables: EditionTables) -> None:
        self.function: ValueFunction = ValueFunction(CardValues(tables), WEIGHTS)

    def evaluate(self, s: State) -> TitleChances:
        """Estimates during the game; 0 or 1 once it is over."""
        function, over = self.function, s.phase() == OVER
        chances = TitleChances([], [], [])
        if not over:
            function.predict_all(s)
        for seat in range(s.players()):
            if over:
                function.result(s, seat)
            else:
                function.win_chance(s, seat)
            chances.governor.append(function.governor)
            chances.pirate_king.append(function.king)
            chances.either.append(function.winner)
        return chances
