"""Captains: hired for money or goods, activated once with cannons."""

from tearum.engine.constants.actions import ACTIVATE, HIRE, HIRE_FOR_GOODS
from tearum.engine.constants.components import CANNON, CAPTAIN_LESS, CAPTAINS, RESOURCES, SYMBOLS
from tearum.engine.constants.events import ACTIVATED, BY_CAPTAIN, HIRED
from tearum.engine.constants.frames import ACTIVATING, HIRING, TURN, TURN_END
from tearum.engine.constants.reasons import (
    ACTIVATED_ALREADY,
    GOODS_NOT_TAKEN,
    GOODS_SHORT,
    HIRED_ALREADY,
    NO_CANNON_EFFECT,
    NOT_ASKED,
    NOT_ON_DISPLAY,
    NOT_YOUR_CAPTAIN,
    reason_with,
)
from tearum.engine.ints import i64
from tearum.engine.layout import (
    CAPTAIN_AT,
    CAPTAINS_OF,
    GOODS,
    OWNED,
    SHOWN,
    SYMBOL_OF,
    UNSEEN,
)
from tearum.engine.pending import add_to_menu, pop, start_effect
from tearum.engine.rules.allegiance import check_allegiance
from tearum.engine.rules.payments import (
    gain_goods,
    gain_money,
    pay_goods,
    why_not_pay,
    why_not_pay_goods,
)
from tearum.engine.state import State, emit, seat_at


def price(s: State, seat: i64, captain: i64, less: i64) -> i64:
    """Only money is reduced, never below 0 (CAP-05)."""
    less += s.permanent(seat, CAPTAIN_LESS)
    return max(0, s.tables.captain_cost[captain] - less)


def why_hire(s: State, captain: i64, for_goods: bool) -> i64:
    if s.frame_kind() != HIRING:
        return reason_with(NOT_ASKED, s.frame_kind())
    if s.store[CAPTAIN_AT + captain] == UNSEEN:
        return NOT_ON_DISPLAY
    if not s.captain_shown(captain):
        return reason_with(HIRED_ALREADY, s.captain_owner(captain))
    return why_not_hire(s, s.frame_seat(), captain, for_goods, s.frame_a())


def why_not_hire(s: State, seat: i64, captain: i64, for_goods: bool, less: i64) -> i64:
    """Whether a seat can pay for a captain on display, for `less` dollars less."""
    if for_goods:
        if s.tables.captain_or_goods[captain] == 0:
            return GOODS_NOT_TAKEN
        return why_not_pay_goods(s, seat, s.tables.captain_instead, captain * RESOURCES)
    why = why_not_pay(s, seat, price(s, seat, captain, less))
    return (
        why if why != 0 else why_not_pay_goods(s, seat, s.tables.captain_goods, captain * RESOURCES)
    )


def do_hire(s: State, captain: i64, for_goods: bool) -> None:
    seat, less = s.frame_seat(), s.frame_a()
    pop(s)
    if for_goods:
        pay_goods(s, seat, s.tables.captain_instead, captain * RESOURCES, BY_CAPTAIN)
    else:
        gain_money(s, seat, -price(s, seat, captain, less), BY_CAPTAIN)
        pay_goods(s, seat, s.tables.captain_goods, captain * RESOURCES, BY_CAPTAIN)
    at = seat_at(seat)
    s.store[CAPTAIN_AT + captain] = OWNED + 2 * seat
    s.store[at + CAPTAINS_OF] += 1
    for symbol in range(SYMBOLS):
        s.store[at + SYMBOL_OF + symbol] += s.tables.captain_symbols[captain * SYMBOLS + symbol]
    emit(s, HIRED, seat, captain)
    check_allegiance(s, seat)
    start_effect(s, seat, s.tables.captain_instant[captain])


def offer_captains(s: State, seat: i64, less: i64) -> None:
    tables, store = s.tables, s.store
    captain: i64
    for captain in range(CAPTAINS):
        shown = store[CAPTAIN_AT + captain] == SHOWN
        if shown and why_not_hire(s, seat, captain, False, less) == 0:
            add_to_menu(s, HIRE + captain)
    for captain in range(CAPTAINS):
        takes_goods = tables.captain_or_goods[captain] == 1 and store[CAPTAIN_AT + captain] == SHOWN
        if takes_goods and why_not_hire(s, seat, captain, True, less) == 0:
            add_to_menu(s, HIRE_FOR_GOODS + captain)


# Activation (CAP-04, END-01)


def why_activate(s: State, captain: i64) -> i64:
    kind = s.frame_kind()
    if kind != TURN and kind != TURN_END and kind != ACTIVATING:
        return reason_with(NOT_ASKED, kind)
    seat = s.frame_seat()
    if s.captain_owner(captain) != seat:
        return NOT_YOUR_CAPTAIN
    if s.tables.captain_cannons[captain] == 0:
        return NO_CANNON_EFFECT
    if s.store[CAPTAIN_AT + captain] != OWNED + 2 * seat:
        return ACTIVATED_ALREADY
    short = s.tables.captain_cannons[captain] - s.goods(seat, CANNON)
    if short > 0:
        return reason_with(GOODS_SHORT, short, CANNON)
    return 0


def do_activate(s: State, captain: i64) -> None:
    """Discard the cannons, take the reward, turn the card face down. Not an action."""
    seat = s.frame_seat()
    gain_goods(s, seat, CANNON, -s.tables.captain_cannons[captain], BY_CAPTAIN)
    s.store[CAPTAIN_AT + captain] = OWNED + 2 * seat + 1
    emit(s, ACTIVATED, seat, captain)
    start_effect(s, seat, s.tables.captain_reward[captain])


def offer_activations(s: State, seat: i64) -> None:
    store, at = s.store, seat_at(seat)
    if store[at + CAPTAINS_OF] == 0 or store[at + GOODS + CANNON] == 0:
        return  # as mostly; every activation takes cannons
    face_up = OWNED + 2 * seat
    captain: i64
    for captain in range(CAPTAINS):
        if store[CAPTAIN_AT + captain] == face_up and why_activate(s, captain) == 0:
            add_to_menu(s, ACTIVATE + captain)
