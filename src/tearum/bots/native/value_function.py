"""The value of a position: the points a seat can expect, and its chance to win."""

from typing import Final

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.exponential import exp
from tearum.bots.native.features import FEATURES, FeatureExtractor
from tearum.engine.constants.components import BLUE, RED, ROUNDS, SEATS, VICTORY_TYPES, VP_LIMIT
from tearum.engine.constants.phases import OVER, SETTING_UP
from tearum.engine.ints import i64, vec
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.state import State

KNOTS: Final = 6  # weights are given for 20, 16, 12, 8, 4 and 0 actions left
TARGETS: Final = 3  # final blue, final red, allegiance proven
SPREADS: Final = 2  # how uncertain final blue and red are
WEIGHTS: Final = KNOTS * (TARGETS * FEATURES + SPREADS)
ACTIONS: Final = 20
DIFFERENCE_SPREAD: Final = 0.5  # uncertainty of the gap between blue and red, at the end
SPREAD_PER_ACTION: Final = 0.15  # added for each action left
SAFE_LEAD: Final = 5.0  # points of lead from which the allegiance matters more, at two players
TIE_BREAK: Final = 0.0005  # value of a point that does not change the chances
STRIDE: Final = TARGETS * FEATURES + SPREADS


class ValueFunction:
    """Predicts points and chances. Has scratch space, so use one per thread."""

    def __init__(self, values: CardValues, weights: list[float]) -> None:
        self.extractor: FeatureExtractor = FeatureExtractor(values)
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
        self.governor: float = 0.0  # of the seat evaluated last
        self.king: float = 0.0
        self.winner: float = 0.0
        self.ahead_blue: float = 0.0  # its chance to be ahead of all who prove their allegiance
        self.ahead_red: float = 0.0
        # Points that a proven allegiance counts for, by number of players.
        self.points_per_proof: vec[float] = vec[float]([0.0, 0.0, 12.0, 6.0, 4.0])
        self.tilt_strength: float = (
            0.6  # how much it favours the colour that is likelier to win, 0 to 1
        )
        self.tilt: float = 0.0  # that colour: 1 is red, -1 is blue
        self.plays_for_points: bool = False  # instead of for the titles
        self.in_ending: bool = False  # then a seat that plays for points plays for the titles too
        # Preferences: extra points for things, on top of what they bring.
        self.prefers_blue: float = 0.0
        self.prefers_red: float = 0.0
        self.prefers_balance: float = 0.0
        self.prefers_buildings: float = 0.0
        self.prefers_captains: float = 0.0
        self.prefers_contracts: float = 0.0

    def predict(self, s: State, seat: i64) -> None:
        """Predicts final blue, final red and the chance of a proven allegiance of one seat."""
        self.extractor.extract(s, seat)
        self.weigh_features(seat)

    def weigh_features(self, seat: i64) -> None:
        """The predictions from the features that were extracted last."""
        extractor = self.extractor
        f, table = extractor.features, self.table
        at = extractor.left * STRIDE
        blue, red, proof = 0.0, 0.0, 0.0
        i: i64
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
        if extractor.needed_difference >= 0:
            proof = chance_of_small_difference(
                blue - red, extractor.needed_difference, extractor.left
            )
        self.proof[seat] = 0.01 if proof < 0.01 else 0.99 if proof > 0.99 else proof

    def predict_all(self, s: State) -> None:
        for seat in range(s.players()):
            self.predict(s, seat)

    def value(self, s: State, seat: i64) -> float:
        """The value of a position, with the last predictions for the other seats."""
        if s.phase() == OVER:
            return self.result(s, seat)
        self.predict(s, seat)
        return self.objective(s, seat)

    def value_in_trade(self, s: State, seat: i64) -> float:
        """The value where nothing but a Trade in progress changed since the last one."""
        self.extractor.extract_goods(s, seat)
        self.weigh_features(seat)
        return self.objective(s, seat)

    def result(self, s: State, seat: i64) -> float:
        """The value of a finished game: 1 for a winner, less for a shared title."""
        self.governor, self.king = (
            title_share(governors(s), seat),
            title_share(pirate_kings(s), seat),
        )
        self.winner = self.governor if self.governor > self.king else self.king
        return self.winner + TIE_BREAK * float(s.vp(seat, BLUE) + s.vp(seat, RED))

    def objective(self, s: State, seat: i64) -> float:
        """What the seat plays for: points, or the chance to win."""
        if self.plays_for_points and not self.in_ending:
            blue, red = self.blue[seat], self.red[seat]
            value = blue + red + self.preference_points(s, seat, blue, red)
            return (
                value + self.proof_points(s, seat) + self.tilt_strength * self.tilt * (red - blue)
            )
        # The points count a little too, so that a seat without a chance still plays well.
        return self.win_chance(s, seat) + TIE_BREAK * (self.blue[seat] + self.red[seat])

    def proof_points(self, s: State, seat: i64) -> float:
        """Points that the chance of a proven allegiance counts for."""
        points = self.points_per_proof[s.players()] * self.proof[seat]
        if s.players() == 2:
            points *= 2.0 * (1.0 - chance_of_red(s))
            other = 1 - seat
            lead = self.blue[seat] + self.red[seat] - self.blue[other] - self.red[other]
            if lead > SAFE_LEAD:  # only a missing proof can still lose the game
                points *= lead / SAFE_LEAD
        return points

    def set_tilt(self, s: State, seat: i64) -> None:
        """Sets the tilt towards the colour in which a point adds more to the chance to win."""
        if s.players() == 2:
            self.tilt = 2.0 * chance_of_red(s) - 1.0
            return
        self.win_chance(s, seat)
        left = self.extractor.left
        at = left * STRIDE + TARGETS * FEATURES
        blue = self.proof[seat] * slope(self.ahead_blue, self.table[at]) * (1.0 - self.king)
        red = slope(self.ahead_red, self.table[at + 1]) * (1.0 - self.governor)
        late = 1.0 - float(left) / float(ACTIONS)
        self.tilt = late * (red - blue) / (red + blue) if red + blue > 0.0 else 0.0

    def preference_points(self, s: State, seat: i64, blue: float, red: float) -> float:
        """Points that the preferences add for a seat that expects this blue and red."""
        points = self.prefers_blue * blue + self.prefers_red * red
        points -= self.prefers_balance * (blue - red if blue > red else red - blue)
        points += self.prefers_buildings * float(s.building_count(seat))
        points += self.prefers_captains * float(s.captain_count(seat))
        return points + self.prefers_contracts * float(s.contract_count(seat))

    def win_chance(self, s: State, seat: i64) -> float:
        """The chance to win, from the predictions. Sets the chances of both titles too."""
        at = self.extractor.left * STRIDE + TARGETS * FEATURES
        blue_spread, red_spread = self.table[at], self.table[at + 1]
        blue, red = self.blue[seat], self.red[seat]
        others_blue, others_red = 0.0, 0.0
        for other in range(s.players()):
            if other != seat:
                lead = (self.blue[other] - blue) / blue_spread
                others_blue += self.proof[other] * exp(lead)
                others_red += exp((self.red[other] - red) / red_spread)
        self.ahead_blue = 1.0 / (1.0 + others_blue)
        self.ahead_red = 1.0 / (1.0 + others_red)
        governor, king = self.proof[seat] * self.ahead_blue, self.ahead_red
        if s.players() == 2:
            is_red = chance_of_red(s)
            self.governor = governor * (1.0 - is_red)
            self.king = king * is_red
            self.winner = self.governor + self.king
        else:
            self.governor, self.king = governor, king
            self.winner = governor + king - governor * king
        return self.winner


def slope(chance: float, spread: float) -> float:
    """What one more point adds to the chance to be ahead."""
    return chance * (1.0 - chance) / spread


def chance_of_small_difference(apart: float, need: i64, left: i64) -> float:
    """The chance that blue and red end as close as an allegiance needs (number 6)."""
    if apart < 0.0:
        apart = -apart
    spread = DIFFERENCE_SPREAD + SPREAD_PER_ACTION * float(left)
    return 1.0 / (1.0 + exp((apart - float(need) - 0.5) / spread))


def title_share(winners: i64, seat: i64) -> float:
    """A seat's share of a title: 1 alone, 1/2 of a title held by two, 0 without it."""
    if not winners >> seat & 1:
        return 0.0
    n: i64 = 0
    while winners > 0:
        n += winners & 1
        winners >>= 1
    return 1.0 / float(n)


def chance_of_red(s: State) -> float:
    """At two players: the chance that red decides, from the cards revealed so far (TWO-10)."""
    shown = 0 if s.phase() == SETTING_UP else s.round_index() + 1
    reds = 0  # of all six
    for i in range(VICTORY_TYPES):
        if s.tables.victory_types[i] == RED:
            reds += 1
    hidden_red = reds
    for r in range(shown):
        if s.victory(r) == RED:
            hidden_red -= 1
    # One of the hidden cards leaves the game.
    leaves_red = float(hidden_red) / float(VICTORY_TYPES - shown)
    chance = 0.0
    if (reds - 1) * 2 > ROUNDS:
        chance += leaves_red
    if reds * 2 > ROUNDS:
        chance += 1.0 - leaves_red
    return chance
