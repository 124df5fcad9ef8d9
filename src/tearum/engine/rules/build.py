"""Build: pay a building's cost, take a copy, never the same type twice."""

from tearum.engine.constants.actions import BUILD, SPARE
from tearum.engine.constants.components import (
    BUILD_MONEY,
    BUILDINGS,
    CUBE_LESS,
    CUBES,
    PERMANENTS,
    RESOURCES,
    SEATS,
    SYMBOLS,
)
from tearum.engine.constants.events import BUILT as BUILT_EVENT
from tearum.engine.constants.events import BY_BUILD, BY_PERMANENT
from tearum.engine.constants.frames import BUILDING, SPARING
from tearum.engine.constants.reasons import (
    BUILT_ALREADY,
    CANNOT_PAY_REST,
    CUBES_SHORT,
    GOODS_SHORT,
    NO_COPY_LEFT,
    NOT_ASKED,
    NOT_IN_COST,
    OUT_OF_ORDER,
    TYPE_NOT_IN_GAME,
    reason_with,
)
from tearum.engine.ints import i64
from tearum.engine.layout import (
    BUILDINGS_OF,
    BUILT,
    COLOUR_OF,
    GOODS,
    PERMANENT_OF,
    SPARED,
    SYMBOL_OF,
)
from tearum.engine.pending import add_to_menu, pop, push, start_effect
from tearum.engine.rules.allegiance import check_allegiance
from tearum.engine.rules.payments import gain_goods, gain_money
from tearum.engine.state import State, emit, seat_at


def copies_left(s: State, building: i64) -> i64:
    left, owners = s.copies(building), s.store[BUILT + building]
    if owners == 0:
        return left
    seat: i64
    for seat in range(SEATS):
        left -= owners >> seat & 1
    return left


def why_build(s: State, building: i64) -> i64:
    if s.frame_kind() != BUILDING:
        return reason_with(NOT_ASKED, s.frame_kind())
    seat = s.frame_seat()
    return why_not_build(s, seat, building, cubes_less(s, seat, s.frame_a()))


def cubes_less(s: State, seat: i64, less: i64) -> i64:
    """What the action and the Workshop spare together."""
    return less + s.permanent(seat, CUBE_LESS)


def why_not_build(s: State, seat: i64, building: i64, less: i64) -> i64:
    owners = s.store[BUILT + building]
    if owners >> seat & 1:
        return BUILT_ALREADY
    if s.copies(building) == 0:
        return TYPE_NOT_IN_GAME
    if owners != 0 and copies_left(s, building) == 0:
        return NO_COPY_LEFT
    return why_not_pay_cost(s, seat, building, less)


def why_not_pay_cost(s: State, seat: i64, building: i64, less: i64) -> i64:
    """Whether the cost can be paid when `less` cubes of it, of any kind, are spared."""
    store, costs = s.store, s.tables.building_cost
    goods, cost = seat_at(seat) + GOODS, building * RESOURCES
    lacking: i64 = 0
    kinds: i64 = 0
    kind: i64 = 0
    r: i64
    for r in range(RESOURCES):
        short = costs[cost + r] - store[goods + r]
        if short > 0:
            if r >= CUBES:
                return reason_with(GOODS_SHORT, short, r)
            lacking, kinds, kind = lacking + short, kinds + 1, r
    if lacking <= less:
        return 0
    if kinds == 1:
        return reason_with(GOODS_SHORT, lacking - less, kind)
    return reason_with(CUBES_SHORT, lacking - less)


def do_build(s: State, building: i64) -> None:
    seat, less = s.frame_seat(), s.frame_a()
    pop(s)
    less = cubes_less(s, seat, less)
    cubes = 0
    for r in range(CUBES):
        cubes += s.tables.building_cost[building * RESOURCES + r]
    if less > 0 and cubes > 0:
        push(s, SPARING, seat, building, min(less, cubes))
    else:
        pay_and_take(s, seat, building)


# Which cube is spared (BLD-04): in printed order, so that no two orders mean the same.


def to_pay(s: State, building: i64, resource: i64) -> i64:
    return s.tables.building_cost[building * RESOURCES + resource] - s.spared(resource)


def why_spare(s: State, resource: i64) -> i64:
    if s.frame_kind() != SPARING:
        return reason_with(NOT_ASKED, s.frame_kind())
    seat, building, cubes = s.frame_seat(), s.frame_a(), s.frame_b()
    if to_pay(s, building, resource) == 0:
        return reason_with(NOT_IN_COST, 0, resource)
    for r in range(resource + 1, CUBES):
        if s.spared(r) > 0:
            return OUT_OF_ORDER
    # What is left to spare must come from here on, and what is then left to pay must be there.
    goods, rest, lacking = seat_at(seat) + GOODS, -1, -1
    for r in range(CUBES):
        owed = to_pay(s, building, r)
        if r >= resource:
            rest += owed
        short = owed - (1 if r == resource else 0) - s.store[goods + r]
        if short > 0:
            if r < resource:
                return CANNOT_PAY_REST
            lacking += short
    if rest < cubes - 1 or lacking + 1 > cubes - 1:
        return CANNOT_PAY_REST
    return 0


def do_spare(s: State, resource: i64) -> None:
    s.store[SPARED + resource] += 1
    s.set_frame_b(s.frame_b() - 1)
    if s.frame_b() == 0:
        seat, building = s.frame_seat(), s.frame_a()
        pop(s)
        pay_and_take(s, seat, building)


def pay_and_take(s: State, seat: i64, building: i64) -> None:
    """The order of BLD-03: pay, take the card, Architects' Guild, VP, instants."""
    for r in range(RESOURCES):
        spared = s.spared(r) if r < CUBES else 0
        gain_goods(s, seat, r, spared - s.tables.building_cost[building * RESOURCES + r], BY_BUILD)
    for r in range(CUBES):
        s.store[SPARED + r] = 0
    at = seat_at(seat)
    guild = s.permanent(seat, BUILD_MONEY)
    s.store[BUILT + building] |= 1 << seat
    s.store[at + BUILDINGS_OF] += 1
    s.store[at + COLOUR_OF + s.tables.building_colour[building]] += 1
    for symbol in range(SYMBOLS):
        s.store[at + SYMBOL_OF + symbol] += s.tables.building_symbols[building * SYMBOLS + symbol]
    for effect in range(PERMANENTS):
        s.store[at + PERMANENT_OF + effect] += s.tables.building_permanent[
            building * PERMANENTS + effect
        ]
    emit(s, BUILT_EVENT, seat, building)
    check_allegiance(s, seat)
    gain_money(s, seat, guild, BY_PERMANENT)
    start_effect(s, seat, s.tables.building_instant[building])
    start_effect(s, seat, s.tables.building_vp[building])


def offer_buildings(s: State, seat: i64) -> None:
    less = cubes_less(s, seat, s.frame_a())
    building: i64
    for building in range(BUILDINGS):
        if why_not_build(s, seat, building, less) == 0:
            add_to_menu(s, BUILD + building)


def offer_spares(s: State) -> None:
    for r in range(CUBES):
        if why_spare(s, r) == 0:
            add_to_menu(s, SPARE + r)
