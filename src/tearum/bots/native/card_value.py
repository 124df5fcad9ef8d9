"""The value of cards, icons and actions in dollars, by round: the price list of the bots."""

from typing import Final

from tearum.engine.constants.components import (
    BUILD_MONEY,
    BUILDINGS,
    CANNON,
    CAPTAIN_LESS,
    CAPTAINS,
    CONTRACTS,
    CUBE_LESS,
    EXCHANGES,
    GOVERNOR_BLUE,
    INCOME_MONEY,
    PERMANENTS,
    RESOURCES,
    ROUNDS,
    SHIP_LESS,
    SYMBOLS,
)
from tearum.engine.edition_tables import (
    OP_ALL_EXPANSIONS,
    OP_BLUE,
    OP_BUILD,
    OP_CAPTAIN,
    OP_CONTRACT,
    OP_CUBE,
    OP_END,
    OP_EXPANSION,
    OP_GOODS,
    OP_MONEY,
    OP_POPULATION,
    OP_RED,
    OP_STAR,
    OP_TRADE,
    EditionTables,
)
from tearum.engine.ints import i64, vec

SYMBOL: Final = 3.5  # dollars, roughly
STAR: Final = 3.5


def dollars_per_point(round_: i64) -> float:
    """What a victory point costs on cards. Converting money at the end costs ten."""
    if round_ <= 0:
        return 4.0
    if round_ == 1:
        return 4.25
    if round_ == 2:
        return 4.75
    return 5.5 if round_ == 3 else 6.5


def permanent_effect_value(effect: i64) -> float:
    """Dollars per round for one unit of a permanent effect."""
    if effect == INCOME_MONEY:
        return 1.0
    if effect == SHIP_LESS:
        return 2.0
    if effect == CAPTAIN_LESS:
        return 1.2
    if effect == CUBE_LESS:
        return 4.5
    if effect == BUILD_MONEY:
        return 1.1
    return 5.0 if effect == GOVERNOR_BLUE else 0.0


class CardValues:
    """Tables of values, built once per edition. The last index is the round."""

    def __init__(self, t: EditionTables) -> None:
        self.tables: EditionTables = t
        self.price: vec[float] = vec[float]([0.0] * RESOURCES)
        self.cube: float = 0.0
        self.icon_base: vec[float] = vec[float]([0.0] * (OP_GOODS + RESOURCES))
        self.icon_factor: vec[float] = vec[float]([0.0] * ((OP_GOODS + RESOURCES) * ROUNDS))
        self.effect: vec[float] = vec[float]([0.0] * (len(t.effect_first) * ROUNDS))
        self.building: vec[float] = vec[float]([0.0] * (BUILDINGS * ROUNDS))
        self.building_price: vec[float] = vec[float]([0.0] * BUILDINGS)
        self.captain: vec[float] = vec[float]([0.0] * (CAPTAINS * ROUNDS))
        self.captain_price: vec[float] = vec[float]([0.0] * CAPTAINS)
        self.contract: vec[float] = vec[float]([0.0] * (CONTRACTS * ROUNDS))
        self.contract_price: vec[float] = vec[float]([0.0] * CONTRACTS)
        self.permanent: vec[float] = vec[float]([0.0] * PERMANENTS)  # dollars per round
        self.point: vec[float] = vec[float]([0.0] * ROUNDS)  # dollars per victory point
        self.building_cost: vec[i64] = vec[i64](t.building_cost)
        self.captain_goods: vec[i64] = vec[i64](t.captain_goods)
        self.contract_cost: vec[i64] = vec[i64](t.contract_cost)
        self.cannons: vec[i64] = vec[i64](t.captain_cannons)
        self.captain_cost: vec[float] = vec[float]([0.0] * CAPTAINS)
        self.reward_blue: vec[float] = vec[float]([0.0] * CAPTAINS)
        self.reward_red: vec[float] = vec[float]([0.0] * CAPTAINS)
        self.reward_dollars: vec[float] = vec[float]([0.0] * CAPTAINS)
        self.slot: vec[float] = vec[float]([0.0] * (len(t.slot_effect) * ROUNDS))
        self.wish: vec[i64] = t.wish_symbols
        self.reward: vec[float] = vec[float]([0.0] * (ROUNDS * 4))  # points of a wish reward
        self.specials: list[int] = []  # buildings with their own rule
        self.special: vec[float] = vec[float]([0.0] * BUILDINGS)  # exchanges, foundry, city hall
        for r in range(RESOURCES):
            self.price[r] = float(t.price[r])
        self.cube = self.price[2] * 0.9
        self.price_icons()
        for effect in range(len(t.effect_first)):
            for round_ in range(ROUNDS):
                self.effect[effect * ROUNDS + round_] = self.effect_value(effect, round_)
        for exchange in range(EXCHANGES):
            if t.exchange_building[exchange] >= 0:
                self.special[t.exchange_building[exchange]] = 3.0
        if t.city_hall >= 0:
            self.special[t.city_hall] = 2.0
        if t.foundry >= 0:
            self.special[t.foundry] = 3.5
        for b in range(BUILDINGS):
            if self.special[b] > 0.0:
                self.specials.append(int(b))
        for effect in range(PERMANENTS):
            self.permanent[effect] = permanent_effect_value(effect)
        for round_ in range(ROUNDS):
            self.point[round_] = dollars_per_point(round_)
            self.price_cards(round_)
        self.price_rewards()

    def price_rewards(self) -> None:
        t = self.tables
        for c in range(CAPTAINS):
            self.captain_cost[c] = float(t.captain_cost[c])
            if t.captain_cannons[c] > 0:
                effect = t.captain_reward[c]
                self.reward_blue[c] = self.points(effect, OP_BLUE)
                self.reward_red[c] = self.points(effect, OP_RED)
                points = self.reward_blue[c] + self.reward_red[c]
                self.reward_dollars[c] = self.effect[effect * ROUNDS] - points * self.point[0]
        for i in range(len(t.slot_effect)):
            for round_ in range(ROUNDS):
                self.slot[i * ROUNDS + round_] = self.effect[t.slot_effect[i] * ROUNDS + round_]
        for i in range(ROUNDS * 4):
            effect = t.reward_effect[i]
            self.reward[i] = self.points(effect, OP_BLUE) + self.points(effect, OP_RED)

    def points(self, effect: i64, colour: i64) -> float:
        """The points of one colour in an effect. For a "/" effect, the mean of its sides."""
        points = 0.0
        first = self.tables.effect_first[effect]
        for side in range(self.tables.effect_count[effect]):
            icon = self.tables.option_start[first + side]
            while self.tables.program[icon] != OP_END:
                if self.tables.program[icon] == colour:
                    points += float(self.tables.program[icon + 1])
                icon += 2
        return points / float(self.tables.effect_count[effect])

    def price_cards(self, round_: i64) -> None:
        t = self.tables
        left = float(4 - round_) + 0.4
        for b in range(BUILDINGS):
            value = self.effect[t.building_vp[b] * ROUNDS + round_]
            value += self.effect[t.building_instant[b] * ROUNDS + round_]
            for symbol in range(SYMBOLS):
                value += SYMBOL * float(t.building_symbols[b * SYMBOLS + symbol])
            for effect in range(PERMANENTS):
                n = float(t.building_permanent[b * PERMANENTS + effect])
                value += n * permanent_effect_value(effect) * left
            self.building[b * ROUNDS + round_] = value + self.special[b] * left
            self.building_price[b] = self.goods_price(t.building_cost, b * RESOURCES)
        for c in range(CAPTAINS):
            value = self.effect[t.captain_instant[c] * ROUNDS + round_]
            if t.captain_cannons[c] > 0:
                value += self.effect[t.captain_reward[c] * ROUNDS + round_]
                value -= self.price[CANNON] * float(t.captain_cannons[c])
            for symbol in range(SYMBOLS):
                value += SYMBOL * float(t.captain_symbols[c * SYMBOLS + symbol])
            self.captain[c * ROUNDS + round_] = value
            goods = self.goods_price(t.captain_goods, c * RESOURCES)
            self.captain_price[c] = goods + float(t.captain_cost[c])
        for k in range(CONTRACTS):
            points = max(t.contract_vp[k * 2], t.contract_vp[k * 2 + 1])
            self.contract[k * ROUNDS + round_] = float(points) * dollars_per_point(round_)
            self.contract_price[k] = self.goods_price(t.contract_cost, k * RESOURCES)

    def goods_price(self, costs: list[int], at: i64) -> float:
        dollars = 0.0
        for r in range(RESOURCES):
            dollars += self.price[r] * float(costs[at + r])
        return dollars

    def effect_value(self, effect: i64, round_: i64) -> float:
        """The value of the best side of an effect."""
        first = self.tables.effect_first[effect]
        best = 0.0
        for side in range(self.tables.effect_count[effect]):
            value = self.icons_value(self.tables.option_start[first + side], round_)
            if side == 0 or value > best:
                best = value
        return best

    def icons_value(self, icon: i64, round_: i64) -> float:
        """The value of the icons of a program from `icon` to its end."""
        value = 0.0
        while self.tables.program[icon] != OP_END:
            value += self.icon_value(
                self.tables.program[icon], self.tables.program[icon + 1], round_
            )
            icon += 2
        return value

    def icon_value(self, op: i64, n: i64, round_: i64) -> float:
        return self.icon_base[op] + float(n) * self.icon_factor[op * ROUNDS + round_]

    def price_icons(self) -> None:
        """Every icon is worth a base value, plus a factor for each unit."""
        for round_ in range(ROUNDS):
            self.icon_factor[OP_MONEY * ROUNDS + round_] = 1.0
            self.icon_factor[OP_BLUE * ROUNDS + round_] = dollars_per_point(round_)
            self.icon_factor[OP_RED * ROUNDS + round_] = dollars_per_point(round_)
            self.icon_factor[OP_POPULATION * ROUNDS + round_] = float(4 - round_) + 0.8
            self.icon_factor[OP_EXPANSION * ROUNDS + round_] = 1.0
            self.icon_factor[OP_BUILD * ROUNDS + round_] = 3.0
            self.icon_factor[OP_CAPTAIN * ROUNDS + round_] = 1.0
            for r in range(RESOURCES):
                self.icon_factor[(OP_GOODS + r) * ROUNDS + round_] = self.price[r]
        self.icon_base[OP_STAR] = STAR
        self.icon_base[OP_CUBE] = self.cube
        self.icon_base[OP_ALL_EXPANSIONS] = 5.0
        self.icon_base[OP_TRADE] = 5.0
        self.icon_base[OP_BUILD] = 7.0
        self.icon_base[OP_CAPTAIN] = 6.0
        self.icon_base[OP_CONTRACT] = 7.0
