"""How likely a seat is to prove an allegiance, by what is missing and the actions left."""

from math import sqrt
from typing import Final

from tearum.bots.hot.curve import exp
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

# What a seat that wants it gains in an action, and how sharply the rest decides: fitted to how
# thousands of allegiances ended in games of greedy bots.
BUILDING: Final = 0.36
CAPTAIN: Final = 0.34
CONTRACT: Final = 0.22
OF_COLOUR: Final = 0.14
STAR: Final = 1.04
GROWTH: Final = 0.10  # population, beside the step that everybody gets each round
GOOD: Final = 0.35  # kinds of goods that it lays aside
SAVING: Final = 2.5  # dollars


def chance_of_proof(s: State, seat: i64, card: i64, left: i64) -> float:
    t = s.t
    at = seat_at(seat)
    if t.need_difference[card] >= 0:
        blue, red = s.v[at + BLUE_VP], s.v[at + RED_VP]
        apart = (blue - red if blue > red else red - blue) - t.need_difference[card]
        return 0.7 if apart <= 3 else reach(apart, left, 0.4, 1.0)
    if t.pay_money[card] > 0:
        return savings(t.pay_money[card] - s.v[at + MONEY], left)
    chance = 1.0
    lacking: i64 = 0
    for r in range(RESOURCES):
        if t.pay_goods[card * RESOURCES + r] > s.v[at + GOODS + r]:
            lacking += 1
    if lacking > 0:
        chance = reach(lacking, left, GOOD, 1.5)
    if t.need_buildings[card] > 0:
        short = t.need_buildings[card] - s.v[at + BUILDINGS_OF]
        chance *= reach(short, left, BUILDING, 2.5)
    if t.need_captains[card] > 0:
        chance *= reach(t.need_captains[card] - s.v[at + CAPTAINS_OF], left, CAPTAIN, 2.0)
    if t.need_contracts[card] > 0:
        chance *= reach(t.need_contracts[card] - s.v[at + CONTRACTS_OF], left, CONTRACT, 3.0)
    if t.need_population[card] > 0:
        rounds = (left + 3) // 4
        short = t.need_population[card] - s.v[at + POPULATION] - rounds
        chance *= reach(short, left, GROWTH, 3.0)
    if t.need_reputation[card] > 0:
        chance *= reach(t.need_reputation[card] - s.v[at + REPUTATION], left, STAR, 1.2)
    if t.need_one_colour[card] > 0:
        most = s.v[at + COLOUR_OF]
        for colour in range(1, BUILDING_COLOURS):
            if s.v[at + COLOUR_OF + colour] > most:
                most = s.v[at + COLOUR_OF + colour]
        chance *= reach(t.need_one_colour[card] - most, left, OF_COLOUR, 4.0)
    return chance


def reach(short: i64, left: i64, rate: float, sharp: float) -> float:
    """The chance to make up what is short with so many actions left."""
    if short <= 0:
        return 1.0
    if left <= 0:
        return 0.0
    actions = float(left)
    over = rate * actions - float(short) + 0.5
    return 1.0 / (1.0 + exp(-2.0 * sharp * over / sqrt(actions)))


def savings(short: i64, left: i64) -> float:
    """The chance to have the money in hand at once: before the last round nobody lays it aside."""
    if short <= 0:
        return 0.95
    if left > 4:
        return 0.6
    return 0.95 / (1.0 + exp((float(short) - SAVING * float(left)) / 3.0))
