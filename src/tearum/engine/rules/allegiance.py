"""Victory points, the chest, and the allegiance that the eighth blue point calls for."""

from tearum.engine.constants.actions import ALLEGIANCE, PAY_ALLEGIANCE
from tearum.engine.constants.components import (
    ALLEGIANCE_AT,
    ALLEGIANCES,
    BLUE,
    BUILDING_COLOURS,
    MAX_ALLEGIANCE_SLOTS,
    RED,
    RESOURCES,
)
from tearum.engine.constants.events import (
    ALLEGIANCE_PROVEN,
    ALLEGIANCE_TAKEN,
    BY_ALLEGIANCE,
    CHEST_CLOSED,
    VP,
)
from tearum.engine.constants.frames import CHOOSING_ALLEGIANCE, OVERFLOW
from tearum.engine.constants.reasons import (
    ALLEGIANCE_GONE,
    MAKES_NO_ROOM,
    NO_ALLEGIANCE,
    NOT_ASKED,
    NOT_PAYABLE,
    PROVEN_ALREADY,
    reason_with,
)
from tearum.engine.edition_tables import EditionTables
from tearum.engine.ints import i64
from tearum.engine.layout import (
    ALLEGIANCE_SLOT,
    BLUE_VP,
    CHEST,
    COLOUR_OF,
    HELD,
    PROVEN,
    RED_VP,
)
from tearum.engine.pending import add_to_menu, pop, push
from tearum.engine.rules.payments import gain_money, pay_goods, why_not_pay, why_not_pay_goods
from tearum.engine.rules.warehouse import opens_own_choice, store_if_room
from tearum.engine.state import State, emit, seat_at


def gain_vp(s: State, seat: i64, colour: i64, points: i64, cause: i64) -> None:
    """Points are taken; the eighth blue one closes the chest and calls for an allegiance."""
    at = seat_at(seat)
    s.store[at + (BLUE_VP if colour == BLUE else RED_VP)] += points
    emit(s, VP, seat, colour, points, cause)
    if colour == BLUE and s.vp(seat, BLUE) >= ALLEGIANCE_AT and not s.chest_closed(seat):
        close_chest(s, seat)
        push(s, CHOOSING_ALLEGIANCE, seat)  # at that same moment (ALG-03)


def close_chest(s: State, seat: i64) -> None:
    """All VP go into the chest (ALG-02)."""
    s.store[seat_at(seat) + CHEST] = 1
    emit(s, CHEST_CLOSED, seat)


def slot_of(s: State, allegiance: i64) -> i64:
    for slot in range(MAX_ALLEGIANCE_SLOTS):
        if s.store[ALLEGIANCE_SLOT + slot] == allegiance + 1:
            return slot
    return -1


def why_choose(s: State, allegiance: i64) -> i64:
    if s.frame_kind() != CHOOSING_ALLEGIANCE:
        return reason_with(NOT_ASKED, s.frame_kind())
    return 0 if slot_of(s, allegiance) >= 0 else ALLEGIANCE_GONE


def do_choose(s: State, allegiance: i64) -> None:
    seat = s.frame_seat()
    pop(s)
    s.store[ALLEGIANCE_SLOT + slot_of(s, allegiance)] = 0
    s.store[seat_at(seat) + HELD] = allegiance + 1
    emit(s, ALLEGIANCE_TAKEN, seat, allegiance)
    gain_vp(s, seat, RED, s.tables.allegiance_red[allegiance], BY_ALLEGIANCE)
    check_allegiance(s, seat)


def offer_allegiances(s: State) -> None:
    for allegiance in range(ALLEGIANCES):
        if why_choose(s, allegiance) == 0:
            add_to_menu(s, ALLEGIANCE + allegiance)


# Proof


def proven_by_payment(tables: EditionTables, allegiance: i64) -> bool:
    """Whether this allegiance is proven by paying (ALG-06)."""
    if tables.pay_money[allegiance] > 0:
        return True
    for r in range(RESOURCES):
        if tables.pay_goods[allegiance * RESOURCES + r] > 0:
            return True
    return False


def most_of_one_colour(s: State, seat: i64) -> i64:
    at = seat_at(seat) + COLOUR_OF
    most = 0
    for colour in range(BUILDING_COLOURS):
        if s.store[at + colour] > most:
            most = s.store[at + colour]
    return most


def requirements_met(s: State, seat: i64, allegiance: i64) -> bool:
    """Whether the counts and tracks of an allegiance are reached. They can't be lost again."""
    tables = s.tables
    return (
        s.building_count(seat) >= tables.need_buildings[allegiance]
        and s.captain_count(seat) >= tables.need_captains[allegiance]
        and s.contract_count(seat) >= tables.need_contracts[allegiance]
        and s.population(seat) >= tables.need_population[allegiance]
        and s.reputation(seat) >= tables.need_reputation[allegiance]
        and most_of_one_colour(s, seat) >= tables.need_one_colour[allegiance]
    )


def check_allegiance(s: State, seat: i64) -> None:
    """Turns the allegiance over as soon as it holds (ALG-05)."""
    allegiance = s.allegiance(seat)
    if allegiance < 0 or s.has_proven(seat):
        return
    if s.tables.need_difference[allegiance] >= 0 or proven_by_payment(s.tables, allegiance):
        return
    if requirements_met(s, seat, allegiance):
        prove(s, seat)


def prove(s: State, seat: i64) -> None:
    at = seat_at(seat)
    s.store[at + PROVEN] = 1
    emit(s, ALLEGIANCE_PROVEN, seat, s.allegiance(seat))


def why_pay(s: State) -> i64:
    kind = s.frame_kind()
    makes_room = kind == OVERFLOW
    if not makes_room and not opens_own_choice(s, kind):
        return reason_with(NOT_ASKED, kind)
    return why_not_pay_allegiance(s, s.frame_seat(), makes_room)


def why_not_pay_allegiance(s: State, seat: i64, makes_room: bool) -> i64:
    """Whether a seat can pay for its allegiance, where the frame allows it."""
    allegiance = s.allegiance(seat)
    if allegiance < 0:
        return NO_ALLEGIANCE
    if not proven_by_payment(s.tables, allegiance):
        return NOT_PAYABLE
    if s.has_proven(seat):
        return PROVEN_ALREADY
    if makes_room and s.tables.pay_money[allegiance] > 0:
        return MAKES_NO_ROOM
    why = why_not_pay(s, seat, s.tables.pay_money[allegiance])
    return (
        why if why != 0 else why_not_pay_goods(s, seat, s.tables.pay_goods, allegiance * RESOURCES)
    )


def do_pay(s: State) -> None:
    seat = s.frame_seat()
    allegiance = s.allegiance(seat)
    gain_money(s, seat, -s.tables.pay_money[allegiance], BY_ALLEGIANCE)
    pay_goods(s, seat, s.tables.pay_goods, allegiance * RESOURCES, BY_ALLEGIANCE)
    prove(s, seat)
    if s.frame_kind() == OVERFLOW:
        store_if_room(s, seat)


def offer_payment(s: State, seat: i64, makes_room: bool) -> None:
    if s.allegiance(seat) >= 0 and why_not_pay_allegiance(s, seat, makes_room) == 0:
        add_to_menu(s, PAY_ALLEGIANCE)
