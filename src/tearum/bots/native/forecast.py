"""A forecast of how a game ends for one seat: a small network over the features of every seat.

Each seat's features go through the same first layer; a seat is judged by what comes out for it and
by the mean of what comes out for the others. The numbers are written by training.train_forecast.
"""

from typing import Final

from tearum.bots.native.card_value import Worth
from tearum.bots.native.exponential import exp
from tearum.bots.native.features import FEATURES, Observer
from tearum.bots.native.value import ACTIONS, chance_of_red, share
from tearum.engine.components import SEATS
from tearum.engine.core import to_move
from tearum.engine.ints import i64, vec
from tearum.engine.layout import ACTING, BLUE_VP, OVER, PHASE, PLAYERS, RED_VP
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.state import State, seat_at

LEFT: Final = FEATURES  # actions left, of twenty
LEFT_SQUARED: Final = LEFT + 1
DISTANCE: Final = LEFT + 2  # seats from the one that moves: none, one, two, three
TABLE: Final = DISTANCE + 4  # two, three or four players
RED_DECIDES: Final = TABLE + 3  # at two players, by the cards revealed
BEFORE: Final = RED_DECIDES + 1  # whether this round's actions are still to come
AFTER: Final = BEFORE + 1  # or are over
NEARNESS: Final = AFTER + 1  # whether the allegiance held asks for colours near one another
INPUTS: Final = NEARNESS + 1

FIRST: Final = 48  # units of the first layer
SECOND: Final = 32
OUTPUTS: Final = 5  # odds of Governor, Pirate King, either; blue and red

# Where the numbers of each layer begin: a row for every input, then the constants.
SEEN: Final = 0
SEEN_CONSTANTS: Final = SEEN + INPUTS * FIRST
OWN: Final = SEEN_CONSTANTS + FIRST
OTHERS: Final = OWN + FIRST * SECOND
PLAIN: Final = OTHERS + FIRST * SECOND
PLAIN_CONSTANTS: Final = PLAIN + INPUTS * SECOND
LAST: Final = PLAIN_CONSTANTS + SECOND
STRAIGHT: Final = LAST + SECOND * OUTPUTS
STRAIGHT_CONSTANTS: Final = STRAIGHT + INPUTS * OUTPUTS
NUMBERS: Final = STRAIGHT_CONSTANTS + OUTPUTS


class Forecast:
    """Keeps scratch space: one forecast, one thread."""

    def __init__(self, worth: Worth, numbers: list[float]) -> None:
        self.observer: Observer = Observer(worth)
        self.numbers: vec[float] = vec[float](numbers)
        self.x: vec[float] = vec[float]([0.0] * (SEATS * INPUTS))
        self.first: vec[float] = vec[float]([0.0] * (SEATS * FIRST))
        self.second: vec[float] = vec[float]([0.0] * SECOND)
        self.out: vec[float] = vec[float]([0.0] * OUTPUTS)
        self.governor: float = 0.0
        self.king: float = 0.0
        self.winner: float = 0.0
        self.blue: float = 0.0
        self.red: float = 0.0

    def see(self, s: State) -> None:
        """Writes what every seat looks like into `x`."""
        x = self.x
        players = s.v[PLAYERS]
        mover = to_move(s)
        phase = s.v[PHASE]
        is_red = chance_of_red(s) if players == 2 else 0.0
        for seat in range(players):
            at = seat * INPUTS
            self.observer.observe(s, seat)
            for i in range(FEATURES):
                x[at + i] = self.observer.f[i]
            for i in range(LEFT, INPUTS):
                x[at + i] = 0.0
            left = float(self.observer.left) / float(ACTIONS)
            x[at + LEFT] = left
            x[at + LEFT_SQUARED] = left * left
            if mover >= 0:
                x[at + DISTANCE + (seat - mover + players) % players] = 1.0
            x[at + TABLE + players - 2] = 1.0
            x[at + RED_DECIDES] = is_red
            if phase < ACTING:
                x[at + BEFORE] = 1.0
            elif phase > ACTING:
                x[at + AFTER] = 1.0
            if self.observer.near_needed >= 0:
                x[at + NEARNESS] = 1.0

    def judge(self, s: State, seat: i64) -> None:
        """The chances of a seat and its points: as they are at the end, as they look before it."""
        if s.v[PHASE] == OVER:
            at = seat_at(seat)
            self.governor, self.king = share(governors(s), seat), share(pirate_kings(s), seat)
            self.winner = self.governor if self.governor > self.king else self.king
            self.blue, self.red = float(s.v[at + BLUE_VP]), float(s.v[at + RED_VP])
            return
        self.see(s)
        players = s.v[PLAYERS]
        for one in range(players):
            self.encode(one)
        self.weigh(seat, players)
        out = self.out
        self.winner = chance(out[2])
        self.share_out(chance(out[0]), chance(out[1]), players)
        self.blue, self.red = out[3], out[4]

    def share_out(self, governor: float, king: float, players: i64) -> None:
        """Makes the titles agree with the chance to win: no less together, no more alone."""
        if players == 2 or governor + king < self.winner:  # at two players one title is given
            part = self.winner / (governor + king)
            governor *= part
            king *= part
        self.governor = governor if governor < self.winner else self.winner
        self.king = king if king < self.winner else self.winner

    def encode(self, seat: i64) -> None:
        """The first layer for one seat."""
        n, first = self.numbers, self.first
        at = seat * FIRST
        for h in range(FIRST):
            first[at + h] = n[SEEN_CONSTANTS + h]
        for i in range(INPUTS):
            x = self.x[seat * INPUTS + i]
            if x != 0.0:
                for h in range(FIRST):
                    first[at + h] += x * n[SEEN + i * FIRST + h]
        for h in range(FIRST):
            if first[at + h] < 0.0:
                first[at + h] = 0.0

    def weigh(self, seat: i64, players: i64) -> None:
        """The second layer and what comes out, for the seat that is judged."""
        n, first, second, out = self.numbers, self.first, self.second, self.out
        for h in range(SECOND):
            second[h] = n[PLAIN_CONSTANTS + h]
        for o in range(OUTPUTS):
            out[o] = n[STRAIGHT_CONSTANTS + o]
        for i in range(INPUTS):
            x = self.x[seat * INPUTS + i]
            if x != 0.0:
                for h in range(SECOND):
                    second[h] += x * n[PLAIN + i * SECOND + h]
                for o in range(OUTPUTS):
                    out[o] += x * n[STRAIGHT + i * OUTPUTS + o]
        for i in range(FIRST):
            own = first[seat * FIRST + i]
            others = 0.0
            for other in range(players):
                if other != seat:
                    others += first[other * FIRST + i]
            others /= float(players - 1)
            if own > 0.0 or others > 0.0:
                for h in range(SECOND):
                    second[h] += own * n[OWN + i * SECOND + h] + others * n[OTHERS + i * SECOND + h]
        for h in range(SECOND):
            x = second[h]
            if x > 0.0:
                for o in range(OUTPUTS):
                    out[o] += x * n[LAST + h * OUTPUTS + o]


def chance(odds: float) -> float:
    """From the logarithm of the odds."""
    return 1.0 / (1.0 + exp(-odds))
