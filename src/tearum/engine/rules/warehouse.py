"""The warehouse: one resource a square, and what happens when goods do not fit."""

from tearum.engine.constants.actions import DISCARD, EXCHANGE, EXPAND
from tearum.engine.constants.components import EXCHANGES, RESOURCES
from tearum.engine.constants.events import (
    BY_DISCARD,
    BY_EXCHANGE,
    BY_EXPANSION,
    EXCHANGED,
    EXPANSION,
    LOST,
)
from tearum.engine.constants.frames import OVERFLOW, OWN_CHOICES, TRADING
from tearum.engine.constants.reasons import (
    BUILDING_MISSING,
    GOODS_SHORT,
    NO_SUCH_ACTION,
    NO_TOKEN_LEFT,
    NOT_ASKED,
    NOTHING_TO_DISCARD,
    reason_with,
)
from tearum.engine.ints import i64
from tearum.engine.layout import ARRIVING, BUILT, GOODS, TOKEN_HIGH, TOKEN_LOW
from tearum.engine.pending import add_to_menu, pop, push
from tearum.engine.rules.payments import gain_goods, gain_money, why_not_pay
from tearum.engine.state import State, emit, pieces, seat_at


def squares(s: State, seat: i64) -> i64:
    """Squares that hold something: all but those under a token (WHS-01)."""
    return s.tables.open_squares + len(s.tables.token_cost) - tokens_left(s, seat)


def tokens_left(s: State, seat: i64) -> i64:
    store, at = s.store, seat_at(seat)
    return store[at + TOKEN_HIGH] - store[at + TOKEN_LOW]


# Arrivals (WHS-08)


def arrive(s: State, seat: i64, cause: i64) -> None:
    """Stores what is in ARRIVING, or asks its player to make room first."""
    if fits(s, seat):
        store_arrivals(s, seat, cause)
    else:
        push(s, OVERFLOW, seat, cause)


def arrive_one(s: State, seat: i64, resource: i64, n: i64, cause: i64) -> None:
    s.store[ARRIVING + resource] = n
    arrive(s, seat, cause)


def store_if_room(s: State, seat: i64) -> None:
    """Closes the arrival on top of the stack, which is the seat's, if everything now fits."""
    if fits(s, seat):
        cause = s.frame_a()
        pop(s)
        store_arrivals(s, seat, cause)


def fits(s: State, seat: i64) -> bool:
    return pieces(s, seat_at(seat) + GOODS) + pieces(s, ARRIVING) <= squares(s, seat)


def store_arrivals(s: State, seat: i64, cause: i64) -> None:
    store = s.store
    r: i64
    for r in range(RESOURCES):
        if store[ARRIVING + r] > 0:
            gain_goods(s, seat, r, store[ARRIVING + r], cause)
            store[ARRIVING + r] = 0


def why_discard(s: State, resource: i64) -> i64:
    if s.frame_kind() != OVERFLOW:
        return reason_with(NOT_ASKED, s.frame_kind())
    if s.arriving(resource) + s.goods(s.frame_seat(), resource) == 0:
        return reason_with(NOTHING_TO_DISCARD, 0, resource)
    return 0


def do_discard(s: State, resource: i64) -> None:
    """Of a type both stored and arriving, the arriving piece goes."""
    seat = s.frame_seat()
    if s.arriving(resource) > 0:
        s.store[ARRIVING + resource] -= 1
        emit(s, LOST, seat, resource)
    else:
        gain_goods(s, seat, resource, -1, BY_DISCARD)
    store_if_room(s, seat)


# Expansion tokens


def why_expand(s: State) -> i64:
    if s.frame_kind() != OVERFLOW:
        return reason_with(NOT_ASKED, s.frame_kind())
    return why_not_expand(s, s.frame_seat())


def why_not_expand(s: State, seat: i64) -> i64:
    """Whether a seat has a token left and can pay for the cheapest."""
    if tokens_left(s, seat) == 0:
        return NO_TOKEN_LEFT
    return why_not_pay(s, seat, s.tables.token_cost[s.token_low(seat)])


def do_expand(s: State) -> None:
    seat = s.frame_seat()
    pay_token(s, seat)
    store_if_room(s, seat)


def pay_token(s: State, seat: i64) -> None:
    """When paid for, the cheapest leaves (WHS-06)."""
    at = seat_at(seat) + TOKEN_LOW
    cost = s.tables.token_cost[s.store[at]]
    gain_money(s, seat, -cost, BY_EXPANSION)
    s.store[at] += 1
    emit(s, EXPANSION, seat, cost, 1)


def discard_tokens(s: State, seat: i64, tokens: i64) -> None:
    """When an effect removes a token for free, the dearest leaves (WHS-06)."""
    at = seat_at(seat) + TOKEN_HIGH
    for _ in range(min(tokens, tokens_left(s, seat))):
        s.store[at] -= 1
        emit(s, EXPANSION, seat, s.tables.token_cost[s.store[at]], 0)


# Exchanges (BLD-08)


def opens_own_choice(s: State, kind: i64) -> bool:
    """Whether the frame opens a choice of its player's own, and nothing is done yet (WHS-05)."""
    return OWN_CHOICES >> kind & 1 == 1 or (kind == TRADING and s.frame_a() == 0)


def why_exchange(s: State, exchange: i64) -> i64:
    kind = s.frame_kind()
    if kind != OVERFLOW and not opens_own_choice(s, kind):
        return reason_with(NOT_ASKED, kind)
    return why_not_exchange(s, s.frame_seat(), exchange)


def why_not_exchange(s: State, seat: i64, exchange: i64) -> i64:
    """Whether a seat has the building and the goods, where the frame allows an exchange."""
    tables, store = s.tables, s.store
    building = tables.exchange_building[exchange]
    if building < 0:
        return NO_SUCH_ACTION
    if not store[BUILT + building] >> seat & 1:
        return reason_with(BUILDING_MISSING, building)
    resource = tables.exchange_from[exchange]
    short = tables.exchange_give[exchange] - store[seat_at(seat) + GOODS + resource]
    if short > 0:
        return reason_with(GOODS_SHORT, short, resource)
    return 0


def do_exchange(s: State, exchange: i64) -> None:
    seat = s.frame_seat()
    emit(s, EXCHANGED, seat, s.tables.exchange_building[exchange])
    gain_goods(
        s, seat, s.tables.exchange_from[exchange], -s.tables.exchange_give[exchange], BY_EXCHANGE
    )
    gain_goods(
        s, seat, s.tables.exchange_to[exchange], s.tables.exchange_take[exchange], BY_EXCHANGE
    )
    if s.frame_kind() == OVERFLOW:
        store_if_room(s, seat)


def offer_exchanges(s: State, seat: i64) -> None:
    store, buildings = s.store, s.tables.exchange_building
    exchange: i64
    for exchange in range(EXCHANGES):
        building = buildings[exchange]
        if building < 0 or not store[BUILT + building] >> seat & 1:
            continue  # as mostly; an exchange is its building's owner's
        if why_not_exchange(s, seat, exchange) == 0:
            add_to_menu(s, EXCHANGE + exchange)


def offer_expansion(s: State, seat: i64) -> None:
    if why_not_expand(s, seat) == 0:
        add_to_menu(s, EXPAND)


def offer_discards_fast(s: State, seat: i64) -> None:
    """What `why_discard` allows; stated again, since no frame asks for its menu more often."""
    store, goods = s.store, seat_at(seat) + GOODS
    r: i64
    for r in range(RESOURCES):
        if store[ARRIVING + r] + store[goods + r] > 0:
            add_to_menu(s, DISCARD + r)
