"""A forecast of how a game ends for one seat: a small neural network over all seats' features.

Each seat's features go through the same first layer. The second layer takes a seat's own output of
the first one and the mean of the others'. `training.train_forecast` writes the numbers.
"""

from typing import Final

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.exponential import exp
from tearum.bots.native.features import FEATURES, FeatureExtractor
from tearum.bots.native.value_function import ACTIONS, chance_of_red, title_share
from tearum.engine.constants.components import BLUE, RED, SEATS
from tearum.engine.constants.phases import ACTING, OVER
from tearum.engine.core import to_move
from tearum.engine.ints import i64, vec
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.state import State

LEFT: Final = FEATURES  # actions left, of twenty
LEFT_SQUARED: Final = LEFT + 1
DISTANCE: Final = LEFT + 2  # one-hot: seats from the one to move, 0 to 3
PLAYER_COUNT: Final = DISTANCE + 4  # one-hot: two, three or four players
RED_DECIDES: Final = PLAYER_COUNT + 3  # its chance at two players, from the revealed cards
BEFORE_ACTIONS: Final = RED_DECIDES + 1  # 1 before this round's actions
AFTER_ACTIONS: Final = BEFORE_ACTIONS + 1  # 1 after them
NEEDS_BALANCE: Final = AFTER_ACTIONS + 1  # 1 if the held allegiance asks for close colours
INPUTS: Final = NEEDS_BALANCE + 1

FIRST: Final = 48  # units of the first layer
SECOND: Final = 32
OUTPUTS: Final = 5  # log odds of Governor, Pirate King, either; blue and red

# Where the weights of each layer begin: one row per input, then the biases.
FIRST_WEIGHTS: Final = 0
FIRST_BIAS: Final = FIRST_WEIGHTS + INPUTS * FIRST
SECOND_OWN: Final = FIRST_BIAS + FIRST
SECOND_OTHERS: Final = SECOND_OWN + FIRST * SECOND
SECOND_INPUT: Final = SECOND_OTHERS + FIRST * SECOND
SECOND_BIAS: Final = SECOND_INPUT + INPUTS * SECOND
OUTPUT_WEIGHTS: Final = SECOND_BIAS + SECOND
OUTPUT_SKIP: Final = OUTPUT_WEIGHTS + SECOND * OUTPUTS
OUTPUT_BIAS: Final = OUTPUT_SKIP + INPUTS * OUTPUTS
NUMBERS: Final = OUTPUT_BIAS + OUTPUTS

POINT_WEIGHT: Final = 0.012  # chance of winning that an expected point counts for, in addition


class Prediction:
    """How a game ends for one seat: its chances of both titles, of either, and its points."""

    def __init__(self) -> None:
        self.governor: float = 0.0
        self.king: float = 0.0
        self.winner: float = 0.0
        self.blue: float = 0.0
        self.red: float = 0.0

    def evaluate(self, s: State, seat: i64) -> None:
        """Sets the chances and points of a seat: forecast, or exact once the game is over."""
        raise NotImplementedError

    def score(self, point_weight: float) -> float:
        """What a bot plays for: the chance to win, and a little for expected points."""
        return self.winner + point_weight * (self.blue + self.red)

    def set_result(self, s: State, seat: i64) -> None:
        """What came true in a game that is over."""
        self.governor, self.king = (
            title_share(governors(s), seat),
            title_share(pirate_kings(s), seat),
        )
        self.winner = self.governor if self.governor > self.king else self.king
        self.blue, self.red = float(s.vp(seat, BLUE)), float(s.vp(seat, RED))

    def set_titles(self, governor: float, king: float, players: i64) -> None:
        """Makes the titles agree with the chance to win: no title above it, both not below it."""
        if players == 2 or governor + king < self.winner:  # at two players one title is given
            part = self.winner / (governor + king)
            governor *= part
            king *= part
        self.governor = governor if governor < self.winner else self.winner
        self.king = king if king < self.winner else self.winner


class Forecast(Prediction):
    """The network. Has scratch space, so use one per thread."""

    def __init__(self, values: CardValues, numbers: list[float]) -> None:
        super().__init__()
        self.extractor: FeatureExtractor = FeatureExtractor(values)
        self.numbers: vec[float] = vec[float](numbers)
        self.x: vec[float] = vec[float]([0.0] * (SEATS * INPUTS))
        self.first: vec[float] = vec[float]([0.0] * (SEATS * FIRST))
        self.second: vec[float] = vec[float]([0.0] * SECOND)
        self.out: vec[float] = vec[float]([0.0] * OUTPUTS)

    def fill_inputs(self, s: State) -> None:
        """Writes the inputs of every seat into `x`."""
        x = self.x
        players = s.players()
        mover = to_move(s)
        phase = s.phase()
        is_red = chance_of_red(s) if players == 2 else 0.0
        for seat in range(players):
            at = seat * INPUTS
            self.extractor.extract(s, seat)
            for i in range(FEATURES):
                x[at + i] = self.extractor.features[i]
            for i in range(LEFT, INPUTS):
                x[at + i] = 0.0
            left = float(self.extractor.left) / float(ACTIONS)
            x[at + LEFT] = left
            x[at + LEFT_SQUARED] = left * left
            if mover >= 0:
                x[at + DISTANCE + (seat - mover + players) % players] = 1.0
            x[at + PLAYER_COUNT + players - 2] = 1.0
            x[at + RED_DECIDES] = is_red
            if phase < ACTING:
                x[at + BEFORE_ACTIONS] = 1.0
            elif phase > ACTING:
                x[at + AFTER_ACTIONS] = 1.0
            if self.extractor.needed_difference >= 0:
                x[at + NEEDS_BALANCE] = 1.0

    def evaluate(self, s: State, seat: i64) -> None:
        """Sets the chances and points of a seat: forecast, or exact once the game is over."""
        if s.phase() == OVER:
            self.set_result(s, seat)
            return
        self.fill_inputs(s)
        players = s.players()
        for one in range(players):
            self.first_layer(one)
        self.second_layer(seat, players)
        self.output_layer(seat)
        out = self.out
        self.winner = logistic(out[2])
        self.set_titles(logistic(out[0]), logistic(out[1]), players)
        self.blue, self.red = out[3], out[4]

    def first_layer(self, seat: i64) -> None:
        """The first layer for one seat."""
        n, first = self.numbers, self.first
        at = seat * FIRST
        for h in range(FIRST):
            first[at + h] = n[FIRST_BIAS + h]
        for i in range(INPUTS):
            x = self.x[seat * INPUTS + i]
            if x != 0.0:
                for h in range(FIRST):
                    first[at + h] += x * n[FIRST_WEIGHTS + i * FIRST + h]
        for h in range(FIRST):
            if first[at + h] < 0.0:
                first[at + h] = 0.0

    def second_layer(self, seat: i64, players: i64) -> None:
        """The second layer for one seat, before its activation."""
        n, first, second = self.numbers, self.first, self.second
        for h in range(SECOND):
            second[h] = n[SECOND_BIAS + h]
        for i in range(INPUTS):
            x = self.x[seat * INPUTS + i]
            if x != 0.0:
                for h in range(SECOND):
                    second[h] += x * n[SECOND_INPUT + i * SECOND + h]
        for i in range(FIRST):
            own = first[seat * FIRST + i]
            others = 0.0
            for other in range(players):
                if other != seat:
                    others += first[other * FIRST + i]
            others /= float(players - 1)
            if own > 0.0 or others > 0.0:
                own_at, others_at = SECOND_OWN + i * SECOND, SECOND_OTHERS + i * SECOND
                for h in range(SECOND):
                    second[h] += own * n[own_at + h] + others * n[others_at + h]

    def output_layer(self, seat: i64) -> None:
        """The output for one seat, from its inputs and the second layer."""
        n, second, out = self.numbers, self.second, self.out
        for o in range(OUTPUTS):
            out[o] = n[OUTPUT_BIAS + o]
        for i in range(INPUTS):
            x = self.x[seat * INPUTS + i]
            if x != 0.0:
                for o in range(OUTPUTS):
                    out[o] += x * n[OUTPUT_SKIP + i * OUTPUTS + o]
        for h in range(SECOND):
            x = second[h]
            if x > 0.0:
                for o in range(OUTPUTS):
                    out[o] += x * n[OUTPUT_WEIGHTS + h * OUTPUTS + o]


def logistic(log_odds: float) -> float:
    """The chance for these log odds."""
    return 1.0 / (1.0 + exp(-log_odds))
