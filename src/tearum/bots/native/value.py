"""The value of a position: the points a seat can expect, and its chance to be a winner."""

from typing import Final

from tearum.bots.native.card_value import Worth
from tearum.bots.native.exponential import exp
from tearum.bots.native.features import FEATURES, Observer
from tearum.engine.components import RED, ROUNDS, SEATS, VICTORY_TYPES, VP_LIMIT
from tearum.engine.ints import i64, vec
from tearum.engine.layout import (
    BLUE_VP,
    BUILDINGS_OF,
    CAPTAINS_OF,
    CONTRACTS_OF,
    OVER,
    PHASE,
    PLAYERS,
    RED_VP,
    ROUND,
    SETTING_UP,
    VICTORY,
)
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.state import State, seat_at

KNOTS: Final = 6  # weights are given for 20, 16, 12, 8, 4 and 0 actions left
TARGETS: Final = 3  # final blue, final red, allegiance proven
SPREADS: Final = 2  # how uncertain final blue and red are
WEIGHTS: Final = KNOTS * (TARGETS * FEATURES + SPREADS)
ACTIONS: Final = 20
NEAR_END: Final = 0.5  # how far off the difference of blue and red is seen, at the end
NEAR_ACTION: Final = 0.15  # and more for each action left
FAR_AHEAD: Final = 5.0  # points after which a seat should see to its allegiance, at two players
AN_IDLE_POINT: Final = 0.0005  # what a point is worth where it changes no chance
STRIDE: Final = TARGETS * FEATURES + SPREADS


class Judge:
    """Predicts points and chances. Keeps scratch space: one judge, one thread."""

    def __init__(self, worth: Worth, weights: list[float]) -> None:
        self.observer: Observer = Observer(worth)
        self.table: vec[float] = vec[float]([0.0] * ((ACTIONS + 1) * STRIDE))
        for left in range(ACTIONS + 1):
            knot = (ACTIONS - left) // 4
            part = float((ACTIONS - left) % 4) * 0.25
            after = knot + 1 if knot < KNOTS - 1 else knot
            for i in range(STRIDE):
                mean = (
                    weights[knot * STRIDE + i] * (1.0 - part) + weights[after * STRIDE + i] * part
                )
                self.table[left * STRIDE + i] = mean
        self.blue: vec[float] = vec[float]([0.0] * SEATS)
        self.red: vec[float] = vec[float]([0.0] * SEATS)
        self.proof: vec[float] = vec[float]([0.0] * SEATS)
        self.governor: float = 0.0  # of the seat judged last
        self.king: float = 0.0
        self.winner: float = 0.0
        self.ahead_blue: float = 0.0  # its chance to be ahead of all who have proven theirs
        self.ahead_red: float = 0.0
        # Points that a proven allegiance stands for, by the number of players.
        self.a_proof: vec[float] = vec[float]([0.0, 0.0, 12.0, 6.0, 4.0])
        self.follows: float = 0.6  # how far it follows the colour that is likelier to win, 0 to 1
        self.tilt: float = 0.0  # that colour: 1 is all red, -1 all blue
        self.counts_points: bool = False  # plays for points instead of for the titles
        self.at_the_end: bool = False  # where points are counted, only the titles are left
        # A taste: points that things are worth beside what they bring.
        self.likes_blue: float = 0.0
        self.likes_red: float = 0.0
        self.likes_balance: float = 0.0
        self.likes_buildings: float = 0.0
        self.likes_captains: float = 0.0
        self.likes_contracts: float = 0.0

    def predict(self, s: State, seat: i64) -> None:
        """Final blue, final red and the chance of a proven allegiance of one seat."""
        observer = self.observer
        observer.observe(s, seat)
        f, table = observer.f, self.table
        at = observer.left * STRIDE
        blue, red, proof = 0.0, 0.0, 0.0
        for i in range(FEATURES):
            x = f[i]
            if x != 0.0:
                blue += x * table[at + i]
                red += x * table[at + FEATURES + i]
                proof += x * table[at + 2 * FEATURES + i]
        limit = float(VP_LIMIT)
        if blue > red + limit:
            blue = red + limit
        elif red > blue + limit:
            red = blue + limit
        self.blue[seat] = blue
        self.red[seat] = red
        if observer.near_needed >= 0:
            proof = chance_of_nearness(blue - red, observer.near_needed, observer.left)
        self.proof[seat] = 0.01 if proof < 0.01 else 0.99 if proof > 0.99 else proof

    def predict_all(self, s: State) -> None:
        for seat in range(s.v[PLAYERS]):
            self.predict(s, seat)

    def value(self, s: State, seat: i64) -> float:
        """The chance to be a winner, the other seats as they were predicted last."""
        if s.v[PHASE] == OVER:
            return self.result(s, seat)
        self.predict(s, seat)
        return self.winning(s, seat)

    def result(self, s: State, seat: i64) -> float:
        """1 for a winner, a shared title less."""
        self.governor, self.king = share(governors(s), seat), share(pirate_kings(s), seat)
        self.winner = self.governor if self.governor > self.king else self.king
        at = seat_at(seat)
        return self.winner + AN_IDLE_POINT * float(s.v[at + BLUE_VP] + s.v[at + RED_VP])

    def winning(self, s: State, seat: i64) -> float:
        """What this judge plays for: points, or the chance to be a winner."""
        if self.counts_points and not self.at_the_end:
            blue, red = self.blue[seat], self.red[seat]
            value = blue + red + self.liking(s, seat, blue, red)
            return value + self.of_proof(s, seat) + self.follows * self.tilt * (red - blue)
        # A little for the points themselves, so that a lost race is still run well.
        return self.chance(s, seat) + AN_IDLE_POINT * (self.blue[seat] + self.red[seat])

    def of_proof(self, s: State, seat: i64) -> float:
        """Points that the chance of a proven allegiance stands for."""
        points = self.a_proof[s.v[PLAYERS]] * self.proof[seat]
        if s.v[PLAYERS] == 2:
            points *= 2.0 * (1.0 - chance_of_red(s))
            other = 1 - seat
            lead = self.blue[seat] + self.red[seat] - self.blue[other] - self.red[other]
            if lead > FAR_AHEAD:  # what can still be missing is the proof: then nobody wins
                points *= lead / FAR_AHEAD
        return points

    def lean(self, s: State, seat: i64) -> None:
        """Sets the tilt: the colour in which a point more adds more to the chance to win."""
        if s.v[PLAYERS] == 2:
            self.tilt = 2.0 * chance_of_red(s) - 1.0
            return
        self.chance(s, seat)
        left = self.observer.left
        at = left * STRIDE + TARGETS * FEATURES
        blue = self.proof[seat] * slope(self.ahead_blue, self.table[at]) * (1.0 - self.king)
        red = slope(self.ahead_red, self.table[at + 1]) * (1.0 - self.governor)
        late = 1.0 - float(left) / float(ACTIONS)
        self.tilt = late * (red - blue) / (red + blue) if red + blue > 0.0 else 0.0

    def liking(self, s: State, seat: i64, blue: float, red: float) -> float:
        """Points that this judge's taste adds to the blue and red a seat expects."""
        at = seat_at(seat)
        points = self.likes_blue * blue + self.likes_red * red
        points -= self.likes_balance * (blue - red if blue > red else red - blue)
        points += self.likes_buildings * float(s.v[at + BUILDINGS_OF])
        points += self.likes_captains * float(s.v[at + CAPTAINS_OF])
        return points + self.likes_contracts * float(s.v[at + CONTRACTS_OF])

    def chance(self, s: State, seat: i64) -> float:
        """The chance to be a winner, from the predictions; also of either title."""
        at = self.observer.left * STRIDE + TARGETS * FEATURES
        blue_spread, red_spread = self.table[at], self.table[at + 1]
        blue, red = self.blue[seat], self.red[seat]
        others_blue, others_red = 0.0, 0.0
        for other in range(s.v[PLAYERS]):
            if other != seat:
                lead = (self.blue[other] - blue) / blue_spread
                others_blue += self.proof[other] * exp(lead)
                others_red += exp((self.red[other] - red) / red_spread)
        self.ahead_blue = 1.0 / (1.0 + others_blue)
        self.ahead_red = 1.0 / (1.0 + others_red)
        governor, king = self.proof[seat] * self.ahead_blue, self.ahead_red
        if s.v[PLAYERS] == 2:
            is_red = chance_of_red(s)
            self.governor = governor * (1.0 - is_red)
            self.king = king * is_red
            self.winner = self.governor + self.king
        else:
            self.governor, self.king = governor, king
            self.winner = governor + king - governor * king
        return self.winner


def slope(chance: float, spread: float) -> float:
    """What one point more adds to the chance to be ahead."""
    return chance * (1.0 - chance) / spread


def chance_of_nearness(apart: float, need: i64, left: i64) -> float:
    """The chance that blue and red end no further apart than an allegiance needs (number 6)."""
    if apart < 0.0:
        apart = -apart
    spread = NEAR_END + NEAR_ACTION * float(left)
    return 1.0 / (1.0 + exp((apart - float(need) - 0.5) / spread))


def share(winners: i64, seat: i64) -> float:
    if not winners >> seat & 1:
        return 0.0
    n: i64 = 0
    while winners > 0:
        n += winners & 1
        winners >>= 1
    return 1.0 / float(n)


def chance_of_red(s: State) -> float:
    """At two players: the chance that red decides, by the cards revealed so far (TWO-10)."""
    shown = 0 if s.v[PHASE] == SETTING_UP else s.v[ROUND] + 1
    reds = 0  # of all six
    for i in range(VICTORY_TYPES):
        if s.t.victory_types[i] == RED:
            reds += 1
    hidden_red = reds
    for r in range(shown):
        if s.d[VICTORY + r] == RED:
            hidden_red -= 1
    # One of the hidden cards leaves the game.
    leaves_red = float(hidden_red) / float(VICTORY_TYPES - shown)
    chance = 0.0
    if (reds - 1) * 2 > ROUNDS:
        chance += leaves_red
    if reds * 2 > ROUNDS:
        chance += 1.0 - leaves_red
    return chance
