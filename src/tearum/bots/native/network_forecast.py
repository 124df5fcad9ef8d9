"""A forecast of how a game ends, by a network over what a seat may know and everybody's features.

All inputs are whole numbers of eight bits: the observation as it is, features in small units.
`training.network_forecast` makes the network.
"""

from typing import Final

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.features import FEATURES, FeatureExtractor
from tearum.bots.native.forecast import Prediction, logistic
from tearum.bots.native.quantised_network import QuantisedNetwork
from tearum.bots.native.value_function import chance_of_red
from tearum.engine.constants.components import SEATS
from tearum.engine.constants.phases import OVER
from tearum.engine.ints import i16, i64, vec
from tearum.engine.state import State
from tearum.observation.layout import SIZE
from tearum.observation.observe import observe

SEAT_FEATURES: Final = SIZE  # of each seat, from the one that looks on
ACTIONS_LEFT: Final = FEATURES
NEEDS_BALANCE: Final = FEATURES + 1  # 1 if the held allegiance asks for close colours
SEAT_INPUTS: Final = FEATURES + 2
RED_DECIDES: Final = SEAT_FEATURES + SEATS * SEAT_INPUTS  # its chance at two players
INPUTS: Final = RED_DECIDES + 1
LARGEST: Final = 127  # of an input, also below zero
OUTPUTS: Final = 5  # log odds of Governor, Pirate King, either; blue and red

# How many units of an input make one unit of a feature.
UNITS: Final = [
    1.0, 1.0, 1.0, 1.0, 4.0, 4.0, 4.0, 4.0, 4.0, 4.0,  # constant, points, cash, goods
    1.0, 4.0, 1.0, 4.0, 8.0, 16.0, 8.0, 2.0,  # income, stars, effects, room, pending
    4.0, 4.0, 2.0, 4.0, 4.0, 2.0, 8.0,  # captains
    4.0, 3.0, 4.0, 8.0, 8.0, 4.0,  # cards in reach, wishes, symbols
    100.0, 1.0, 8.0, 8.0, 4.0, 4.0,  # allegiance, limit, rows
]  # fmt: skip


class NetworkForecast(Prediction):
    """Has scratch space, so use one per thread. `unit` is what one unit of an output stands for."""

    def __init__(self, values: CardValues, network: QuantisedNetwork, unit: float) -> None:
        super().__init__()
        self.extractor: FeatureExtractor = FeatureExtractor(values)
        self.network: QuantisedNetwork = network
        self.unit: float = unit
        self.units: vec[float] = vec[float](UNITS)
        self.inputs: vec[i16] = vec[i16]([0] * INPUTS)

    def fill_inputs(self, s: State, seat: i64) -> None:
        """Writes the inputs for a seat into `inputs`."""
        x, f, units = self.inputs, self.extractor.features, self.units
        at: i64 = SEAT_FEATURES
        end: i64 = INPUTS
        each: i64 = SEAT_INPUTS
        i: i64
        k: i64
        observe(s, seat, x, 0)
        for i in range(at):
            x[i] = within(i64(x[i]))
        for i in range(at, end):
            x[i] = 0
        players = s.players()
        for k in range(players):
            self.extractor.extract(s, (seat + k) % players)
            for i in range(FEATURES):
                if f[i] != 0.0:
                    x[at + i] = rounded(f[i] * units[i])
            x[at + ACTIONS_LEFT] = i16(self.extractor.left)
            if self.extractor.needed_difference >= 0:
                x[at + NEEDS_BALANCE] = 1
            at += each
        if players == 2:
            x[RED_DECIDES] = rounded(chance_of_red(s) * 100.0)

    def evaluate(self, s: State, seat: i64) -> None:
        """Sets the chances and points of a seat: forecast, or exact once the game is over."""
        if s.phase() == OVER:
            self.set_result(s, seat)
            return
        self.fill_inputs(s, seat)
        out = self.network.run(self.inputs)
        unit = self.unit
        self.winner = logistic(float(out[2]) * unit)
        self.set_titles(logistic(float(out[0]) * unit), logistic(float(out[1]) * unit), s.players())
        self.blue, self.red = float(out[3]) * unit, float(out[4]) * unit


def within(number: i64) -> i16:
    """The number, cut off at the largest input."""
    if number > LARGEST:
        return LARGEST
    if number < -LARGEST:
        return -LARGEST
    return i16(number)


def rounded(number: float) -> i16:
    """The nearest whole number, cut off at the largest input."""
    return within(i64(int(number + 0.5 if number > 0.0 else number - 0.5)))
