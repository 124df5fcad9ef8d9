"""The value of a position for one seat, in victory points: what it has and what it may become."""

from tearum.bots.hot.estate import goods_of, money_of
from tearum.bots.hot.worth import Worth, dollars_a_point, standing_worth
from tearum.engine.components import (
    BUILDING_COLOURS,
    BUILDINGS,
    CANNON,
    CAPTAIN_LESS,
    CAPTAINS,
    CUBE_LESS,
    CUBES,
    MAX_ALLEGIANCE_SLOTS,
    MAX_CONTRACT_SLOTS,
    RESOURCES,
    ROUNDS,
    STANDING,
)
from tearum.engine.frames import (
    BUILDING,
    CONTRACTING,
    CUBE_CHOICE,
    EFFECT,
    HIRING,
    OPTION_CHOICE,
    PALACE,
    SPARING,
    TRADING,
)
from tearum.engine.ints import i64, vec
from tearum.engine.layout import (
    ACTING,
    ALLEGIANCE_SLOT,
    BLUE_VP,
    BUILDINGS_OF,
    BUILT,
    CAPTAIN_AT,
    CAPTAINS_OF,
    CHOSEN_BLUE,
    CHOSEN_RED,
    COLOUR_OF,
    CONTRACT_SLOT,
    CONTRACTS_OF,
    COPIES,
    DEPTH,
    FRAME,
    FRAME_SIZE,
    HELD,
    OVER,
    OWNED,
    PHASE,
    PLAYERS,
    POPULATION,
    PROVEN,
    RED_VP,
    REPUTATION,
    REWARD_SIDE,
    ROUND,
    SHOWN,
    STANDING_OF,
    WISH,
)
from tearum.engine.rules.allegiance import is_paid
from tearum.engine.rules.warehouse import squares
from tearum.engine.rules.wishes import symbols_for
from tearum.engine.state import State, seat_at, sides, workers_in_hand


def actions_left(s: State, seat: i64) -> i64:
    """How many workers a seat will still use: four a round, twenty in all."""
    round_ = s.v[ROUND]
    phase = s.v[PHASE]
    later = 4 * (4 - round_)
    if phase < ACTING:
        return later + 4
    if phase > ACTING:
        return later
    in_hand = workers_in_hand(s, seat)
    return later + (4 - in_hand if round_ % 2 == 0 else in_hand)


def money_weight(left: i64) -> float:
    """Victory points a dollar is worth, with so many actions to go."""
    if left == 0:
        return 0.095
    if left == 1:
        return 0.125
    if left == 2:
        return 0.145
    if left <= 4:
        return 0.165
    return 0.17 + 0.004 * float(left - 4)


class Judge:
    """Values positions. Keeps scratch space, so one judge must not be shared between threads."""

    def __init__(self, worth: Worth) -> None:
        self.w: Worth = worth
        self.goods: vec[i64] = vec[i64]([0] * RESOURCES)

    def value(self, s: State, seat: i64) -> float:
        at = seat_at(seat)
        blue = float(s.v[at + BLUE_VP] + s.v[at + CHOSEN_BLUE])
        red = float(s.v[at + RED_VP] + s.v[at + CHOSEN_RED])
        if s.v[PHASE] == OVER:
            blue, red = float(s.v[at + BLUE_VP]), float(s.v[at + RED_VP])
            return blue + red + (4.0 if s.v[at + PROVEN] == 1 else 0.0)
        left = actions_left(s, seat)
        a_dollar = money_weight(left)
        goods_of(s, seat, self.goods)
        money = money_of(s, seat) - 10 * (s.v[at + CHOSEN_BLUE] + s.v[at + CHOSEN_RED])
        dollars = float(money)
        stored: i64 = 0
        for r in range(RESOURCES):
            dollars += self.w.price[r] * float(self.goods[r]) * (0.93 if left > 0 else 1.0)
            stored += self.goods[r]
        dollars += self.engine(s, seat)
        dollars += self.room(s, seat, stored)
        dollars += self.pending(s, seat)
        dollars += self.waiting(s, seat, left)
        if left > 0:
            dollars += self.plans(s, seat, float(money), left)
        value = dollars * a_dollar + self.wishes(s, seat) + self.allegiance(s, seat, left)
        total = blue + red
        apart = blue - red if blue > red else red - blue
        if apart > 8.0:
            total -= (apart - 8.0) * (0.7 if left == 0 else 0.3)
        return value + total

    def engine(self, s: State, seat: i64) -> float:
        """Income and standing effects over the rounds to come."""
        at = seat_at(seat)
        round_ = s.v[ROUND]
        rounds = float(4 - round_)
        dollars = float(s.v[at + POPULATION]) * rounds
        dollars += 0.15 * float(s.v[at + REPUTATION])
        part = rounds + (0.4 if s.v[PHASE] <= ACTING else 0.0)
        for standing in range(STANDING):
            n = s.v[at + STANDING_OF + standing]
            if n > 0:
                dollars += float(n) * standing_worth(standing) * part
        for b in range(BUILDINGS):
            if self.w.special[b] > 0.0 and s.v[BUILT + b] >> seat & 1:
                dollars += self.w.special[b] * part
        return dollars

    def room(self, s: State, seat: i64, stored: i64) -> float:
        """Squares that are free, and goods that do not fit."""
        free = squares(s, seat) - stored
        if free < 0:
            return 3.0 * float(free)
        return 0.5 * float(free if free < 4 else 4)

    def pending(self, s: State, seat: i64) -> float:
        """What the frames on the stack still promise this seat."""
        dollars = 0.0
        round_ = s.v[ROUND]
        for i in range(s.v[DEPTH]):
            at = FRAME + i * FRAME_SIZE
            if s.v[at + 1] != seat:
                continue
            kind = s.v[at]
            a = s.v[at + 2]
            if kind == EFFECT:
                dollars += self.w.icons_worth(a, round_)
            elif kind == OPTION_CHOICE:
                dollars += self.w.effect[a * ROUNDS + round_]
            elif kind == PALACE:
                dollars += float(a) * dollars_a_point(round_)
            elif kind == CUBE_CHOICE:
                dollars += self.w.cube
            elif kind == TRADING:
                dollars += 5.0 if a == 0 else 0.0
            elif kind == BUILDING:
                dollars += 7.0 + 3.0 * float(a)
            elif kind == HIRING:
                dollars += 6.0 + float(a)
            elif kind == CONTRACTING:
                dollars += 7.0
            elif kind == SPARING:
                dollars += self.w.building[a * ROUNDS + round_] - self.w.building_price[a]
                dollars += 3.0 * float(s.v[at + 3])
        return dollars

    def waiting(self, s: State, seat: i64, left: i64) -> float:
        """Captains that wait for cannons."""
        dollars = 0.0
        round_ = s.v[ROUND]
        cannons = self.goods[CANNON]
        face_up = OWNED + 2 * seat
        for c in range(CAPTAINS):
            need = self.w.t.captain_cannons[c]
            if need > 0 and s.v[CAPTAIN_AT + c] == face_up:
                reward = self.w.effect[self.w.t.captain_reward[c] * ROUNDS + round_]
                if left == 0 and reward < 20.0:
                    reward *= 1.5  # a point is worth ten dollars now
                gain = reward - self.w.price[CANNON] * float(need)
                if cannons >= need:
                    cannons -= need
                    dollars += gain * 0.97
                elif left > 0:
                    dollars += gain * (0.85 if left > 3 else 0.6)
        return dollars

    def lacking(self, costs: list[int], at: i64, less: i64) -> float:
        """Dollars that buy the goods still missing for a cost."""
        dollars = 0.0
        for r in range(RESOURCES):
            short = costs[at + r] - self.goods[r]
            while short > 0 and less > 0 and r < CUBES:
                short -= 1
                less -= 1
            if short > 0:
                dollars += self.w.price[r] * float(short)
        return dollars

    def plans(self, s: State, seat: i64, money: float, left: i64) -> float:
        """The best building, captain and contract in reach: how near, and how good."""
        round_ = s.v[ROUND]
        t = self.w.t
        at = seat_at(seat)
        less = s.v[at + STANDING_OF + CUBE_LESS]
        best_building, best_captain, best_contract = 0.0, 0.0, 0.0
        for b in range(BUILDINGS):
            built = s.v[BUILT + b]
            if built >> seat & 1:
                continue
            copies = s.d[COPIES + b]
            while built > 0:
                copies -= built & 1
                built >>= 1
            if copies <= 0:
                continue
            gain = self.w.building[b * ROUNDS + round_] - self.w.building_price[b]
            if gain > best_building:
                gain *= self.near(self.lacking(t.building_cost, b * RESOURCES, less), money)
                if gain > best_building:
                    best_building = gain
        discount = float(s.v[at + STANDING_OF + CAPTAIN_LESS])
        for c in range(CAPTAINS):
            if s.v[CAPTAIN_AT + c] == SHOWN:
                gain = self.w.captain[c * ROUNDS + round_] - self.w.captain_price[c] + discount
                if gain > best_captain:
                    cost = float(t.captain_cost[c]) - discount
                    lack = self.lacking(t.captain_goods, c * RESOURCES, 0)
                    over = cost + lack - money
                    gain *= 1.0 if over <= 0.0 else self.near(over, 4.0)
                    if gain > best_captain:
                        best_captain = gain
        side = sides(s) * MAX_CONTRACT_SLOTS
        for slot in range(MAX_CONTRACT_SLOTS):
            k = s.v[CONTRACT_SLOT + slot] - 1
            if k >= 0:
                gain = self.w.contract[k * ROUNDS + round_] - self.w.contract_price[k]
                gain += self.w.effect[t.slot_effect[side + slot] * ROUNDS + round_]
                if gain > best_contract:
                    gain *= self.near(self.lacking(t.contract_cost, k * RESOURCES, 0), money)
                    if gain > best_contract:
                        best_contract = gain
        chance = 0.6 if left >= 3 else 0.2 * float(left)
        return chance * (best_building + best_captain + best_contract)

    def near(self, lack: float, money: float) -> float:
        """1 when nothing is missing, falling with what is still to be bought."""
        if lack <= 0.0:
            return 1.0
        if lack <= money:
            return 0.8 - 0.02 * lack
        rest = 0.7 - 0.05 * (lack - money) - 0.02 * money
        return rest if rest > 0.0 else 0.0

    def wishes(self, s: State, seat: i64) -> float:
        """The rewards of this round's wish and the next ones, as the symbols stand."""
        points = 0.0
        round_ = s.v[ROUND]
        for r in range(round_, ROUNDS):
            if r == round_ and s.v[PHASE] > ACTING:
                continue
            wish = s.d[WISH + r]
            mine = symbols_for(s, seat, wish)
            better, same = 0, 0
            for other in range(s.v[PLAYERS]):
                if other != seat:
                    theirs = symbols_for(s, other, wish)
                    if theirs > mine:
                        better += 1
                    elif theirs == mine:
                        same += 1
            tile = (r * 2 + s.d[REWARD_SIDE + r]) * 2
            first = self.w.effect[self.w.t.reward_effect[tile] * ROUNDS + r] / dollars_a_point(r)
            second = self.w.effect[self.w.t.reward_effect[tile + 1] * ROUNDS + r]
            second /= dollars_a_point(r)
            place = 0.0
            if mine > 0:
                if better == 0:
                    place = first
                elif better == 1:
                    place = second
            sure = 1.0 / (1.0 + 0.6 * float(r - round_))
            lead = 0.12 * float(mine) if mine < 6 else 0.72
            points += place * sure * 0.85 + lead * (1.0 - 0.5 * sure)
        return points

    def allegiance(self, s: State, seat: i64, left: i64) -> float:
        """How likely this seat is to prove its allegiance, in points."""
        at = seat_at(seat)
        if s.v[at + PROVEN] == 1:
            return 4.0
        held = s.v[at + HELD] - 1
        if held >= 0:
            return 4.0 * self.proof(s, seat, held, left)
        best = 0.0
        for slot in range(MAX_ALLEGIANCE_SLOTS):
            card = s.v[ALLEGIANCE_SLOT + slot] - 1
            if card >= 0:
                chance = 4.0 * self.proof(s, seat, card, left)
                chance += float(self.w.t.allegiance_red[card])
                if chance > best:
                    best = chance
        return 0.8 * best

    def proof(self, s: State, seat: i64, card: i64, left: i64) -> float:
        """The chance of proving an allegiance, by what is still missing."""
        t = self.w.t
        at = seat_at(seat)
        if is_paid(s, card):
            return 0.5
        actions = float(left)
        if t.need_difference[card] >= 0:
            blue, red = s.v[at + BLUE_VP], s.v[at + RED_VP]
            apart = float(max(blue - red, red - blue) - t.need_difference[card])
            return 0.9 if apart <= 0.0 else max(0.0, 0.9 - 0.2 * apart)
        chance = 1.0
        chance *= self.reach(t.need_buildings[card] - s.v[at + BUILDINGS_OF], 0.30 * actions)
        chance *= self.reach(t.need_captains[card] - s.v[at + CAPTAINS_OF], 0.28 * actions)
        chance *= self.reach(t.need_contracts[card] - s.v[at + CONTRACTS_OF], 0.19 * actions)
        grow = 0.35 * actions + (1.0 if left > 0 else 0.0)
        chance *= self.reach(t.need_population[card] - s.v[at + POPULATION], grow)
        chance *= self.reach(t.need_reputation[card] - s.v[at + REPUTATION], 0.9 * actions)
        most = s.v[at + COLOUR_OF]
        for colour in range(1, BUILDING_COLOURS):
            if s.v[at + COLOUR_OF + colour] > most:
                most = s.v[at + COLOUR_OF + colour]
        return chance * self.reach(t.need_one_colour[card] - most, 0.16 * actions)

    def reach(self, short: i64, expected: float) -> float:
        if short <= 0:
            return 1.0
        ratio = expected / float(short)
        if ratio >= 1.6:
            return 0.97
        return 0.97 * (ratio / 1.6) * (ratio / 1.6)
