"""Captains: hired for money or goods, activated once with cannons."""

from tearum.engine.actions import ACTIVATE, HIRE, HIRE_FOR_GOODS
from tearum.engine.components import CANNON, CAPTAIN_LESS, CAPTAINS, RESOURCES, SYMBOLS
from tearum.engine.events import ACTIVATED, BY_CAPTAIN, HIRED
from tearum.engine.frames import ACTIVATING, HIRING, TURN, TURN_END
from tearum.engine.ints import i64
from tearum.engine.layout import (
    CAPTAIN_AT,
    CAPTAINS_OF,
    GOODS,
    OWNED,
    SHOWN,
    STANDING_OF,
    SYMBOL_OF,
    UNSEEN,
)
from tearum.engine.reasons import (
    ACTIVATED_ALREADY,
    GOODS_NOT_TAKEN,
    GOODS_SHORT,
    HIRED_ALREADY,
    NO_CANNON_EFFECT,
    NOT_ASKED,
    NOT_ON_DISPLAY,
    NOT_YOUR_CAPTAIN,
    because,
)
from tearum.engine.rules.allegiance import check_allegiance
from tearum.engine.rules.payments import gain_goods, gain_money, give, why_not_give, why_not_pay
from tearum.engine.state import State, add, emit, pop, seat_at, start_effect


def price(s: State, seat: i64, captain: i64, less: i64) -> i64:
    """Only money is reduced, never below 0 (CAP-05)."""
    less += s.v[seat_at(seat) + STANDING_OF + CAPTAIN_LESS]
    return max(0, s.t.captain_cost[captain] - less)


def why_hire(s: State, captain: i64, for_goods: bool) -> i64:
    if s.frame_kind() != HIRING:
        return because(NOT_ASKED, s.frame_kind())
    if s.v[CAPTAIN_AT + captain] == UNSEEN:
        return NOT_ON_DISPLAY
    if s.v[CAPTAIN_AT + captain] != SHOWN:
        return because(HIRED_ALREADY, s.captain_owner(captain))
    seat, less = s.frame_seat(), s.frame_a()
    if for_goods:
        if s.t.captain_or_goods[captain] == 0:
            return GOODS_NOT_TAKEN
        return why_not_give(s, seat, s.t.captain_instead, captain * RESOURCES)
    why = why_not_pay(s, seat, price(s, seat, captain, less))
    return why if why != 0 else why_not_give(s, seat, s.t.captain_goods, captain * RESOURCES)


def do_hire(s: State, captain: i64, for_goods: bool) -> None:
    seat, less = s.frame_seat(), s.frame_a()
    pop(s)
    if for_goods:
        give(s, seat, s.t.captain_instead, captain * RESOURCES, BY_CAPTAIN)
    else:
        gain_money(s, seat, -price(s, seat, captain, less), BY_CAPTAIN)
        give(s, seat, s.t.captain_goods, captain * RESOURCES, BY_CAPTAIN)
    at = seat_at(seat)
    s.v[CAPTAIN_AT + captain] = OWNED + 2 * seat
    s.v[at + CAPTAINS_OF] += 1
    for symbol in range(SYMBOLS):
        s.v[at + SYMBOL_OF + symbol] += s.t.captain_symbols[captain * SYMBOLS + symbol]
    emit(s, HIRED, seat, captain)
    check_allegiance(s, seat)
    start_effect(s, seat, s.t.captain_instant[captain])


def offer_captains(s: State) -> None:
    t, v = s.t, s.v
    captain: i64
    for captain in range(CAPTAINS):
        if v[CAPTAIN_AT + captain] == SHOWN and why_hire(s, captain, False) == 0:
            add(s, HIRE + captain)
    for captain in range(CAPTAINS):
        if t.captain_or_goods[captain] == 1 and why_hire(s, captain, True) == 0:
            add(s, HIRE_FOR_GOODS + captain)


# Activation (CAP-04, END-01)


def why_activate(s: State, captain: i64) -> i64:
    kind = s.frame_kind()
    if kind != TURN and kind != TURN_END and kind != ACTIVATING:
        return because(NOT_ASKED, kind)
    seat = s.frame_seat()
    if s.captain_owner(captain) != seat:
        return NOT_YOUR_CAPTAIN
    if s.t.captain_cannons[captain] == 0:
        return NO_CANNON_EFFECT
    if s.v[CAPTAIN_AT + captain] != OWNED + 2 * seat:
        return ACTIVATED_ALREADY
    short = s.t.captain_cannons[captain] - s.v[seat_at(seat) + GOODS + CANNON]
    if short > 0:
        return because(GOODS_SHORT, short, CANNON)
    return 0


def do_activate(s: State, captain: i64) -> None:
    """Discard the cannons, take the reward, turn the card face down. Not an action."""
    seat = s.frame_seat()
    gain_goods(s, seat, CANNON, -s.t.captain_cannons[captain], BY_CAPTAIN)
    s.v[CAPTAIN_AT + captain] = OWNED + 2 * seat + 1
    emit(s, ACTIVATED, seat, captain)
    start_effect(s, seat, s.t.captain_reward[captain])


def offer_activations(s: State, seat: i64) -> None:
    v, at = s.v, seat_at(seat)
    if v[at + CAPTAINS_OF] == 0 or v[at + GOODS + CANNON] == 0:
        return  # as mostly; every activation takes cannons
    face_up = OWNED + 2 * seat
    captain: i64
    for captain in range(CAPTAINS):
        if v[CAPTAIN_AT + captain] == face_up and why_activate(s, captain) == 0:
            add(s, ACTIVATE + captain)
