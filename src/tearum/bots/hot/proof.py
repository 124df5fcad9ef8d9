"""How likely a seat is to prove an allegiance, by what is missing and the actions left."""

from tearum.engine.components import BUILDING_COLOURS, RESOURCES
from tearum.engine.ints import i64
from tearum.engine.layout import (
    BLUE_VP,
    BUILDINGS_OF,
    CAPTAINS_OF,
    COLOUR_OF,
    CONTRACTS_OF,
    GOODS,
    MONEY,
    POPULATION,
    RED_VP,
    REPUTATION,
)
from tearum.engine.state import State, seat_at


def chance_of_proof(s: State, seat: i64, card: i64, left: i64) -> float:
    t = s.t
    at = seat_at(seat)
    actions = float(left)
    if t.need_difference[card] >= 0:
        blue, red = s.v[at + BLUE_VP], s.v[at + RED_VP]
        apart = float((blue - red if blue > red else red - blue) - t.need_difference[card])
        chance = 0.9 - 0.15 * apart
        return 0.9 if apart <= 0.0 else chance if chance > 0.0 else 0.0
    if t.pay_money[card] > 0:
        lack = float(t.pay_money[card] - s.v[at + MONEY])
        chance = 0.9 - 0.1 * lack / (1.0 + actions)
        return 0.9 if lack <= 0.0 else chance if chance > 0.0 else 0.0
    chance = 1.0
    lacking: i64 = 0
    for r in range(RESOURCES):
        if t.pay_goods[card * RESOURCES + r] > s.v[at + GOODS + r]:
            lacking += 1
    if lacking > 0:
        chance = reach(lacking, actions)
    if t.need_buildings[card] > 0:
        chance *= reach(t.need_buildings[card] - s.v[at + BUILDINGS_OF], 0.30 * actions)
    if t.need_captains[card] > 0:
        chance *= reach(t.need_captains[card] - s.v[at + CAPTAINS_OF], 0.28 * actions)
    if t.need_contracts[card] > 0:
        chance *= reach(t.need_contracts[card] - s.v[at + CONTRACTS_OF], 0.19 * actions)
    if t.need_population[card] > 0:
        grow = 0.25 * float((left + 3) // 4 * 4) + 0.12 * actions
        chance *= reach(t.need_population[card] - s.v[at + POPULATION], grow)
    if t.need_reputation[card] > 0:
        chance *= reach(t.need_reputation[card] - s.v[at + REPUTATION], 0.9 * actions)
    if t.need_one_colour[card] > 0:
        most = s.v[at + COLOUR_OF]
        for colour in range(1, BUILDING_COLOURS):
            if s.v[at + COLOUR_OF + colour] > most:
                most = s.v[at + COLOUR_OF + colour]
        chance *= reach(t.need_one_colour[card] - most, 0.16 * actions)
    return chance


def reach(short: i64, expected: float) -> float:
    """The chance to make up what is short when so much is expected."""
    if short <= 0:
        return 1.0
    ratio = expected / float(short) / 1.6
    return 0.97 if ratio >= 1.0 else 0.97 * ratio * ratio
