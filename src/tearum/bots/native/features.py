"""A position as one seat sees it, as numbers with a meaning in the rules.

The value function is linear in these features. Its weights depend on how many actions the seat
has left. docs/bots.md lists the features.
"""

from typing import Final

from tearum.bots.native.allegiance_odds import AllegianceOdds
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.holdings import goods_of, money_of
from tearum.engine.constants.components import (
    BLUE,
    BOARDS,
    BUILDINGS,
    CANNON,
    CAPTAIN_LESS,
    CAPTAINS,
    CUBE_LESS,
    CUBES,
    GOVERNOR_BLUE,
    MAX_ALLEGIANCE_SLOTS,
    MAX_CONTRACT_SLOTS,
    PERMANENTS,
    RED,
    RESOURCES,
    ROUNDS,
    SYMBOLS,
    VP_PRICE,
)
from tearum.engine.constants.frames import (
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
from tearum.engine.constants.phases import ACTING
from tearum.engine.core import to_move
from tearum.engine.ints import i64, vec
from tearum.engine.rules.turn import row_effect
from tearum.engine.rules.warehouse import squares
from tearum.engine.state import State
from tearum.engine.workers import board_capacity, board_side, workers_in_hand, workers_on

CONSTANT: Final = 0  # always 1
BLUE_NOW: Final = 1
RED_NOW: Final = 2
CASH: Final = 3
GOODS_HELD: Final = 4  # 6 resources, minus the cannons of captains that are ready
INCOME_LEFT: Final = 10  # population times the remaining rounds
STARS: Final = 11
PERMANENT_LEFT: Final = 12  # dollars of permanent effects over the remaining rounds
PALACE_LEFT: Final = 13
SPECIAL_LEFT: Final = 14  # exchanges, Foundry, City Hall
ROOM: Final = 15  # free squares, four at most
OVERFULL: Final = 16
PENDING: Final = 17  # dollars that the pending frames will bring
READY_BLUE: Final = 18  # captains whose cannons are in the warehouse
READY_RED: Final = 19
READY_DOLLARS: Final = 20
WAITING_BLUE: Final = 21  # captains whose cannons are missing
WAITING_RED: Final = 22
WAITING_DOLLARS: Final = 23
CANNONS_MISSING: Final = 24
BUILDING_IN_REACH: Final = 25  # the best building in reach, in dollars
CAPTAIN_IN_REACH: Final = 26
CONTRACT_IN_REACH: Final = 27
WISH_BLUE: Final = 28
WISH_RED: Final = 29
SYMBOLS_HELD: Final = 30
PROOF: Final = 31  # the chance to prove an allegiance
IS_PROVEN: Final = 32
BLUE_OVER_LIMIT: Final = 33  # near or over the limit of ten
RED_OVER_LIMIT: Final = 34
OWN_ROW: Final = 35  # the best row this seat could use now
NEXT_SEAT_ROW: Final = 36  # the best row the next player finds
FEATURES: Final = 37


def actions_left(s: State, seat: i64) -> i64:
    """How many workers a seat will still use: four per round, twenty in total."""
    round_ = s.round_index()
    phase = s.phase()
    later = 4 * (4 - round_)
    if phase < ACTING:
        return later + 4
    if phase > ACTING:
        return later
    in_hand = workers_in_hand(s, seat)
    return later + (4 - in_hand if round_ % 2 == 0 else in_hand)


class FeatureExtractor:
    """Writes the features of a seat into `features`. Has scratch space, so use one per thread."""

    def __init__(self, values: CardValues) -> None:
        self.values: CardValues = values
        self.odds: AllegianceOdds = AllegianceOdds(values.tables)
        self.features: vec[float] = vec[float]([0.0] * FEATURES)
        self.goods: vec[i64] = vec[i64]([0] * RESOURCES)
        # Buildings by what they gain in a round, the best first, and those gains.
        self.ranked: vec[i64] = vec[i64]([0] * (ROUNDS * BUILDINGS))
        self.gains: vec[float] = vec[float]([0.0] * (ROUNDS * BUILDINGS))
        self.left: i64 = 0  # actions that the seat has left
        self.needed_difference: i64 = -1  # gap of blue and red that the held allegiance allows
        self.pays_for: i64 = -1  # the allegiance that something is set aside for
        self.rank_buildings()

    def rank_buildings(self) -> None:
        values = self.values
        for round_ in range(ROUNDS):
            first = round_ * BUILDINGS
            for b in range(BUILDINGS):
                gain = values.building[b * ROUNDS + round_] - values.building_price[b]
                at = first + b
                while at > first and self.gains[at - 1] < gain:
                    self.gains[at], self.ranked[at] = self.gains[at - 1], self.ranked[at - 1]
                    at -= 1
                self.gains[at], self.ranked[at] = gain, i64(b)

    def extract(self, s: State, seat: i64) -> None:
        f = self.features
        i: i64
        for i in range(FEATURES):
            f[i] = 0.0
        self.left = actions_left(s, seat)
        f[CONSTANT] = 1.0
        f[BLUE_NOW] = float(s.vp(seat, BLUE) + s.converted_blue(seat))
        f[RED_NOW] = float(s.vp(seat, RED) + s.converted_red(seat))
        self.add_income(s, seat)
        self.add_pending(s, seat)
        self.add_wishes(s, seat)
        self.add_allegiance(s, seat)
        if s.phase() == ACTING:
            f[OWN_ROW] = self.best_row(s, seat)
            other = to_move(s)
            if other >= 0 and other != seat:
                f[NEXT_SEAT_ROW] = self.best_row(s, other)
        self.extract_goods(s, seat)

    def extract_goods(self, s: State, seat: i64) -> None:
        """The features that follow from goods and money: all that a Trade in progress changes."""
        f, goods = self.features, self.goods
        r: i64
        goods_of(s, seat, goods)
        money = money_of(s, seat) - VP_PRICE * (s.converted_blue(seat) + s.converted_red(seat))
        f[CASH] = float(money)
        free = squares(s, seat)
        for r in range(RESOURCES):
            free -= goods[r]
        f[OVERFULL], f[ROOM] = 0.0, 4.0
        if free < 0:
            f[OVERFULL], f[ROOM] = -float(free), 0.0
        elif free < 4:
            f[ROOM] = float(free)
        if self.left > 0:
            self.add_cards_in_reach(s, seat, float(money))
        self.add_captains(s, seat)
        for r in range(RESOURCES):
            f[GOODS_HELD + r] = float(goods[r])
        if self.left == 0:
            self.sell_everything(money)
        if self.pays_for >= 0:
            self.reserve_payment(self.pays_for, f[PROOF])
        ahead = f[BLUE_NOW] + f[READY_BLUE] - (f[RED_NOW] + f[READY_RED])
        f[BLUE_OVER_LIMIT], f[RED_OVER_LIMIT] = 0.0, 0.0
        if ahead > 8.0:
            f[BLUE_OVER_LIMIT] = ahead - 8.0
        elif ahead < -8.0:
            f[RED_OVER_LIMIT] = -ahead - 8.0

    def sell_everything(self, money: i64) -> None:
        """After the last action goods are money, and only full tens count (END-03, END-04)."""
        for r in range(RESOURCES):
            money += self.goods[r] * self.values.tables.price[r]
            self.features[GOODS_HELD + r] = 0.0
        self.features[CASH] = float(money // VP_PRICE * VP_PRICE)

    def add_income(self, s: State, seat: i64) -> None:
        """Income and permanent effects over the remaining rounds."""
        f = self.features
        rounds = float(4 - s.round_index())
        f[INCOME_LEFT] = float(s.population(seat)) * rounds
        f[STARS] = float(s.reputation(seat))
        part = rounds + float(self.left % 4) * 0.25
        if self.left == 0:
            return
        dollars = 0.0
        effect: i64
        for effect in range(PERMANENTS):
            n = s.permanent(seat, effect)
            if n > 0 and effect != GOVERNOR_BLUE:
                dollars += float(n) * self.values.permanent[effect]
        f[PERMANENT_LEFT] = dollars * part
        f[PALACE_LEFT] = float(s.permanent(seat, GOVERNOR_BLUE)) * part
        for i in range(len(self.values.specials)):
            if s.has_built(seat, self.values.specials[i]):
                f[SPECIAL_LEFT] += part

    def add_pending(self, s: State, seat: i64) -> None:
        """What the frames on the stack will still bring this seat."""
        dollars = 0.0
        round_ = s.round_index()
        values = self.values
        i: i64
        for i in range(s.depth()):
            if s.pending_seat(i) != seat:
                continue
            kind = s.pending_kind(i)
            a = s.pending_a(i)
            if kind == EFFECT:
                dollars += values.icons_value(a, round_)
            elif kind == OPTION_CHOICE:
                dollars += values.effect[a * ROUNDS + round_]
            elif kind == PALACE:
                dollars += float(a) * values.point[round_]
            elif kind == CUBE_CHOICE:
                dollars += values.cube
            elif kind == TRADING:
                dollars += 5.0 if a == 0 else 0.0
            elif kind == BUILDING:
                dollars += 7.0 + 3.0 * float(a)
            elif kind == HIRING:
                dollars += 6.0 + float(a)
            elif kind == CONTRACTING:
                dollars += 7.0
            elif kind == SPARING:
                dollars += values.building[a * ROUNDS + round_] - values.building_price[a]
                dollars += 3.0 * float(s.pending_b(i))
        self.features[PENDING] = dollars

    def add_captains(self, s: State, seat: i64) -> None:
        """Captains that wait for cannons. The cannons in the warehouse go to the first ones."""
        f, values = self.features, self.values
        i: i64
        for i in range(READY_BLUE, CANNONS_MISSING + 1):
            f[i] = 0.0
        if s.captain_count(seat) == 0:
            return
        c: i64
        for c in range(CAPTAINS):
            if not s.captain_ready(seat, c):
                continue
            need = values.cannons[c]
            if need == 0:
                continue
            if self.goods[CANNON] >= need:
                self.goods[CANNON] -= need
                f[READY_BLUE] += values.reward_blue[c]
                f[READY_RED] += values.reward_red[c]
                f[READY_DOLLARS] += values.reward_dollars[c]
            elif self.left > 0:
                f[WAITING_BLUE] += values.reward_blue[c]
                f[WAITING_RED] += values.reward_red[c]
                f[WAITING_DOLLARS] += values.reward_dollars[c]
                f[CANNONS_MISSING] += float(need)

    def missing_cost(self, costs: vec[i64], at: i64, less: i64) -> float:
        """The price of the goods still missing for a cost."""
        dollars, goods = 0.0, self.goods
        r: i64
        for r in range(RESOURCES):
            short = costs[at + r] - goods[r]
            if short > 0:
                if less > 0 and r < CUBES:
                    spared = short if short < less else less
                    short -= spared
                    less -= spared
                dollars += self.values.price[r] * float(short)
        return dollars

    def add_cards_in_reach(self, s: State, seat: i64, money: float) -> None:
        """The best building, captain and contract in reach: their gain, and how near they are."""
        self.features[BUILDING_IN_REACH] = self.best_building(s, seat, money)
        self.features[CAPTAIN_IN_REACH] = self.best_captain(s, seat, money)
        self.features[CONTRACT_IN_REACH] = self.best_contract(s, money)

    def best_building(self, s: State, seat: i64, money: float) -> float:
        values, ranked, gains = self.values, self.ranked, self.gains
        less = s.permanent(seat, CUBE_LESS)
        best = 0.0
        first = s.round_index() * BUILDINGS
        at: i64
        for at in range(first, first + BUILDINGS):
            gain = gains[at]
            if gain <= best:
                break  # and so are those that follow
            b = ranked[at]
            built = s.building_owners(b)
            if built >> seat & 1:
                continue
            copies = s.copies(b)
            while built > 0:
                copies -= built & 1
                built >>= 1
            if copies <= 0:
                continue
            gain *= nearness(self.missing_cost(values.building_cost, b * RESOURCES, less), money)
            if gain > best:
                best = gain
        return best

    def best_captain(self, s: State, seat: i64, money: float) -> float:
        values = self.values
        round_ = s.round_index()
        best = 0.0
        discount = float(s.permanent(seat, CAPTAIN_LESS))
        c: i64
        for c in range(CAPTAINS):
            if s.captain_shown(c):
                gain = values.captain[c * ROUNDS + round_] - values.captain_price[c] + discount
                if gain > best:
                    missing = self.missing_cost(values.captain_goods, c * RESOURCES, 0)
                    over = values.captain_cost[c] - discount + missing - money
                    gain *= 1.0 if over <= 0.0 else nearness(over, 4.0)
                    if gain > best:
                        best = gain
        return best

    def best_contract(self, s: State, money: float) -> float:
        values = self.values
        round_ = s.round_index()
        best = 0.0
        side = board_side(s) * MAX_CONTRACT_SLOTS
        slot: i64
        for slot in range(MAX_CONTRACT_SLOTS):
            k = s.contract_in_slot(slot)
            if k >= 0:
                gain = values.contract[k * ROUNDS + round_] - values.contract_price[k]
                gain += values.slot[(side + slot) * ROUNDS + round_]
                if gain > best:
                    gain *= nearness(
                        self.missing_cost(values.contract_cost, k * RESOURCES, 0), money
                    )
                    if gain > best:
                        best = gain
        return best

    def add_wishes(self, s: State, seat: i64) -> None:
        """The rewards of this round's wish and later ones, by the symbols held now."""
        f, values = self.features, self.values
        round_ = s.round_index()
        first_round = round_ + 1 if s.phase() > ACTING else round_
        players = s.players()
        last: i64 = ROUNDS
        rounds = last - first_round
        symbol: i64
        other: i64
        r: i64
        for symbol in range(SYMBOLS):
            f[SYMBOLS_HELD] += float(s.symbols(seat, symbol) * rounds)
        for r in range(first_round, last):
            wish = s.wish(r) * SYMBOLS
            mine: i64 = 0
            for symbol in range(SYMBOLS):
                mine += values.wish[wish + symbol] * s.symbols(seat, symbol)
            if mine == 0:
                continue
            better: i64 = 0
            for other in range(players):
                if other != seat:
                    theirs: i64 = 0
                    for symbol in range(SYMBOLS):
                        theirs += values.wish[wish + symbol] * s.symbols(other, symbol)
                    if theirs > mine:
                        better += 1
            if better > 1:
                continue
            side = s.reward_side(r)
            points = values.reward[(r * 2 + side) * 2 + better]
            points /= 1.0 + 0.6 * float(r - round_)
            f[WISH_BLUE if side == BLUE else WISH_RED] += points

    def add_allegiance(self, s: State, seat: i64) -> None:
        """How likely this seat is to prove an allegiance."""
        f = self.features
        self.needed_difference = -1
        self.pays_for = -1
        if s.has_proven(seat):
            f[IS_PROVEN] = 1.0
            return
        held = s.allegiance(seat)
        if held >= 0:
            self.needed_difference = self.odds.need_difference[held]
            f[PROOF] = self.odds.chance_of_proof(s, seat, held, self.left)
            self.pays_for = held
            return
        best, second = 0.0, 0.0
        slot: i64
        for slot in range(MAX_ALLEGIANCE_SLOTS):
            card = s.allegiance_in_slot(slot)
            if card >= 0:
                chance = self.odds.chance_of_proof(s, seat, card, self.left)
                if chance > best:
                    best, second = chance, best
                elif chance > second:
                    second = chance
        f[PROOF] = 0.55 * best + 0.3 * second

    def reserve_payment(self, card: i64, chance: float) -> None:
        """What will be paid for an allegiance can no longer be spent."""
        f, odds = self.features, self.odds
        f[CASH] -= chance * float(odds.pay_money[card])
        r: i64
        for r in range(RESOURCES):
            n = float(odds.pay_goods[card * RESOURCES + r])
            if n > 0.0:
                if self.left > 0:
                    f[GOODS_HELD + r] -= chance * n
                else:
                    f[CASH] -= chance * n * self.values.price[r]

    def best_row(self, s: State, seat: i64) -> float:
        """The value of the best row that a seat could use now."""
        best = 0.0
        round_ = s.round_index()
        holds = board_capacity(s)
        in_hand = workers_in_hand(s, seat)
        board: i64
        for board in range(BOARDS):
            if round_ % 2 == 0:
                if s.workers(seat, board) == 0:
                    continue
            elif in_hand == 0 or workers_on(s, board) >= holds:
                continue
            effect = row_effect(s, board)
            if effect >= 0:
                value = self.values.effect[effect * ROUNDS + round_]
                if value > best:
                    best = value
        return best


def nearness(missing: float, money: float) -> float:
    """1 when nothing is missing; lower the more is still to be bought."""
    if missing <= 0.0:
        return 1.0
    if missing <= money:
        return 0.8 - 0.02 * missing
    rest = 0.7 - 0.05 * (missing - money) - 0.02 * money
    return rest if rest > 0.0 else 0.0
