"""How likely a seat is to prove an allegiance, from the work and the actions left."""

from typing import Final

from tearum.engine.constants.components import (
    ALLEGIANCES,
    BLUE,
    BUILDING_COLOURS,
    RED,
    RESOURCES,
    ROUNDS,
)
from tearum.engine.constants.phases import GROWING, LAST_PAYMENTS
from tearum.engine.edition_tables import EditionTables
from tearum.engine.ints import i64, vec
from tearum.engine.rules.allegiance import proven_by_payment
from tearum.engine.state import State, seat_in_turn_order

# Actions that each missing part of an allegiance costs. Estimated from games in which allegiances
# were taken at random: what was missing at the time, and who proved theirs.
WORK_PER_BUILDING: Final = 4.8
WORK_PER_CAPTAIN: Final = 3.8
WORK_PER_CONTRACT: Final = 5.0
WORK_PER_POPULATION: Final = 5.0  # besides the one that comes every round
WORK_PER_STAR: Final = 1.48
WORK_PER_ONE_COLOUR: Final = 17.5  # nearly every building left in the game is needed
FACTOR_2P: Final = 0.76  # for buildings, captains and stars: two players have more choice
WORK_PER_ONE_COLOUR_2P: Final = 8.8
LESSER_WORK: Final = 0.35  # weight of all but the largest work: one thing leads to another
WORK_PER_DOLLAR: Final = 0.33
WORK_PER_GOOD: Final = 1.0  # per kind of good that is missing
LIKELY: Final = 0.9  # never certain before it is done


class AllegianceOdds:
    """The chances, from what an edition's allegiances ask for."""

    def __init__(self, t: EditionTables) -> None:
        self.need_buildings: vec[i64] = vec[i64](t.need_buildings)
        self.need_one_colour: vec[i64] = vec[i64](t.need_one_colour)
        self.need_captains: vec[i64] = vec[i64](t.need_captains)
        self.need_contracts: vec[i64] = vec[i64](t.need_contracts)
        self.need_population: vec[i64] = vec[i64](t.need_population)
        self.need_reputation: vec[i64] = vec[i64](t.need_reputation)
        self.need_difference: vec[i64] = vec[i64](t.need_difference)
        self.pay_money: vec[i64] = vec[i64](t.pay_money)
        self.pay_goods: vec[i64] = vec[i64](t.pay_goods)
        self.by_payment: vec[i64] = vec[i64](
            [int(proven_by_payment(t, card)) for card in range(ALLEGIANCES)]
        )

    def chance_of_proof(self, s: State, seat: i64, card: i64, left: i64) -> float:
        if self.need_difference[card] >= 0:
            blue, red = s.vp(seat, BLUE), s.vp(seat, RED)
            apart = float((blue - red if blue > red else red - blue) - self.need_difference[card])
            chance = LIKELY - 0.15 * apart
            return LIKELY if apart <= 0.0 else chance if chance > 0.0 else 0.0
        if self.by_payment[card] == 1 and not may_still_pay(s, seat):
            return 0.0
        two = s.players() == 2
        factor = FACTOR_2P if two else 1.0
        buildings = (
            factor
            * WORK_PER_BUILDING
            * shortfall(self.need_buildings[card], s.building_count(seat))
        )
        captains = (
            factor * WORK_PER_CAPTAIN * shortfall(self.need_captains[card], s.captain_count(seat))
        )
        contracts = WORK_PER_CONTRACT * shortfall(self.need_contracts[card], s.contract_count(seat))
        population = WORK_PER_POPULATION * shortfall(
            self.need_population[card], s.population(seat) + growth(s)
        )
        stars = factor * WORK_PER_STAR * shortfall(self.need_reputation[card], s.reputation(seat))
        most_work = greater(
            greater(greater(buildings, captains), greater(contracts, population)), stars
        )
        all_work = buildings + captains + contracts + population + stars
        work = most_work + LESSER_WORK * (all_work - most_work)
        work += WORK_PER_DOLLAR * shortfall(self.pay_money[card], s.money(seat))
        if self.need_one_colour[card] > 0:
            most: i64 = 0
            colour: i64
            for colour in range(BUILDING_COLOURS):
                if s.colour_count(seat, colour) > most:
                    most = s.colour_count(seat, colour)
            per_building = WORK_PER_ONE_COLOUR_2P if two else WORK_PER_ONE_COLOUR
            work += per_building * shortfall(self.need_one_colour[card], most)
        r: i64
        for r in range(RESOURCES):
            if self.pay_goods[card * RESOURCES + r] > s.goods(seat, r):
                work += WORK_PER_GOOD
        if work <= 0.0:
            return 0.97
        ratio = float(left) / work
        return LIKELY if ratio >= 1.0 else 0.5 * LIKELY * ratio * (1.0 + ratio)


def greater(one: float, other: float) -> float:
    """Like `max`, which boxes its arguments in compiled code and takes longer than all the rest."""
    if one > other:
        return one
    return other


def shortfall(need: i64, there: i64) -> float:
    return float(need - there) if need > there else 0.0


def growth(s: State) -> i64:
    """Population that will still come by itself."""
    return ROUNDS - s.round_index() - (1 if s.phase() > GROWING else 0)


def may_still_pay(s: State, seat: i64) -> bool:
    """Whether the last moment to pay for an allegiance is still to come (END-02)."""
    phase = s.phase()
    if phase != LAST_PAYMENTS:
        return phase < LAST_PAYMENTS
    if s.depth() > 0 and s.frame_seat() == seat:
        return True
    for i in range(s.cursor(), s.players()):
        if seat_in_turn_order(s, i) == seat:
            return True
    return False
