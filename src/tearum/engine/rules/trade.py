"""Trade: one exchange of any goods at base prices, with one bonus type on either side.

Piece by piece in a fixed order: sales in printed order of the resources, then purchases in printed
order, then the close, where everything changes hands together.
"""

from tearum.engine.constants.actions import BUY, SELL
from tearum.engine.constants.components import CANNON, RESOURCES, WHEAT
from tearum.engine.constants.events import BY_TRADE, TRADED
from tearum.engine.constants.frames import TRADING
from tearum.engine.constants.reasons import (
    GOODS_SHORT,
    MONEY_SHORT,
    NO_ROOM,
    NOT_ASKED,
    NOTHING_TRADED,
    OUT_OF_ORDER,
    SOLD_THIS_TRADE,
    reason_with,
)
from tearum.engine.ints import i64
from tearum.engine.layout import BOUGHT, GOODS, SOLD
from tearum.engine.pending import add_to_menu, pop
from tearum.engine.rules.payments import gain_goods, gain_money
from tearum.engine.rules.warehouse import pay_token, squares, tokens_left
from tearum.engine.state import State, emit, pieces, seat_at


def bonus_type(s: State, pile: i64, barred: i64) -> i64:
    """The type with most pieces in SOLD or BOUGHT, which is the best for the bonus (TRD-07)."""
    store = s.store
    best: i64 = -1
    most: i64 = 0
    r: i64
    for r in range(RESOURCES):
        if r != barred and store[pile + r] > most:
            best, most = r, store[pile + r]
    return best


def bonus(s: State, pile: i64, barred: i64) -> i64:
    """$1 for each piece of the bonus type."""
    best = bonus_type(s, pile, barred)
    if best >= 0:
        return s.store[pile + best]
    return 0


def base_price(s: State, pile: i64) -> i64:
    store, price = s.store, s.tables.price
    return (
        store[pile] * price[0]
        + store[pile + 1] * price[1]
        + store[pile + 2] * price[2]
        + store[pile + 3] * price[3]
        + store[pile + 4] * price[4]
        + store[pile + 5] * price[5]
    )


def bonus_sold(s: State) -> i64:
    """The type that earns $1 more a piece, or -1; cannons never do."""
    return bonus_type(s, SOLD, CANNON)


def bonus_bought(s: State) -> i64:
    """The type that costs $1 less a piece, or -1; wheat never does."""
    return bonus_type(s, BOUGHT, WHEAT)


def earnings(s: State) -> i64:
    """What the goods sold bring: base prices, and $1 more for each piece of one type (TRD-02)."""
    return base_price(s, SOLD) + bonus(s, SOLD, CANNON)


def spendings(s: State) -> i64:
    """What the goods bought cost: base prices, and $1 less for each piece of one type (TRD-03)."""
    return base_price(s, BOUGHT) - bonus(s, BOUGHT, WHEAT)


def tokens_needed(s: State, seat: i64, more: i64 = 0) -> i64:
    """Exactly as many expansions as the purchase, and `more` pieces, need (TRD-09)."""
    kept = pieces(s, seat_at(seat) + GOODS) + pieces(s, BOUGHT) - pieces(s, SOLD)
    return max(0, kept + more - squares(s, seat))


def tokens_price(s: State, seat: i64, tokens: i64) -> i64:
    low, costs = s.token_low(seat), s.tables.token_cost
    dollars: i64 = 0
    token: i64
    for token in range(low, low + tokens):
        dollars += costs[token]
    return dollars


def why_sell(s: State, resource: i64) -> i64:
    store = s.store
    if s.frame_kind() != TRADING:
        return reason_with(NOT_ASKED, s.frame_kind())
    if resource < first_to_sell(s):
        return OUT_OF_ORDER
    if store[seat_at(s.frame_seat()) + GOODS + resource] == store[SOLD + resource]:
        return reason_with(GOODS_SHORT, 1, resource)
    return 0


def first_to_sell(s: State) -> i64:
    """Sales continue from the last type sold; after a purchase there are none."""
    store = s.store
    first: i64 = 0
    r: i64
    for r in range(RESOURCES):
        if store[BOUGHT + r] > 0:
            return RESOURCES
        if store[SOLD + r] > 0:
            first = r
    return first


def do_sell(s: State, resource: i64) -> None:
    s.store[SOLD + resource] += 1
    s.set_frame_a(1)


def why_buy(s: State, resource: i64) -> i64:
    store = s.store
    if s.frame_kind() != TRADING:
        return reason_with(NOT_ASKED, s.frame_kind())
    if store[SOLD + resource] > 0:
        return reason_with(SOLD_THIS_TRADE, 0, resource)
    if resource < first_to_buy(s):
        return OUT_OF_ORDER
    store[BOUGHT + resource] += 1
    why = why_not_close(s, s.frame_seat())
    store[BOUGHT + resource] -= 1
    return why


def first_to_buy(s: State) -> i64:
    """Purchases continue from the last type bought."""
    first: i64 = RESOURCES - 1
    while first > 0 and s.bought(first) == 0:
        first -= 1
    return first


def budget(s: State, seat: i64, tokens: i64) -> i64:
    """The money left for goods once this many tokens are paid for."""
    return s.money(seat) + earnings(s) - tokens_price(s, seat, tokens)


def why_not_close(s: State, seat: i64) -> i64:
    """Whether the present exchange can be paid and stored."""
    tokens = tokens_needed(s, seat)
    if tokens > tokens_left(s, seat):
        return NO_ROOM
    short = spendings(s) - budget(s, seat, tokens)
    if short > 0:
        return reason_with(MONEY_SHORT, short)
    return 0


def do_buy(s: State, resource: i64) -> None:
    s.store[BOUGHT + resource] += 1
    s.set_frame_a(1)


def why_close(s: State) -> i64:
    if s.frame_kind() != TRADING:
        return reason_with(NOT_ASKED, s.frame_kind())
    return NOTHING_TRADED if s.frame_a() == 0 else 0


def do_close(s: State) -> None:
    """Both sides change hands together (TRD-05)."""
    seat = s.frame_seat()
    pop(s)
    dollars = earnings(s) - spendings(s)
    tokens = tokens_needed(s, seat)
    plus, minus = bonus_sold(s), bonus_bought(s)
    emit(s, TRADED, seat, dollars, plus + 1, minus + 1)
    gain_money(s, seat, dollars, BY_TRADE)
    for _ in range(tokens):
        pay_token(s, seat)
    for r in range(RESOURCES):
        gain_goods(s, seat, r, s.bought(r) - s.sold(r), BY_TRADE)
        s.store[SOLD + r] = 0
        s.store[BOUGHT + r] = 0


def offer_trades_fast(s: State, seat: i64) -> None:
    """What `why_sell` and `why_buy` allow, with room and money worked out once for all purchases.

    This states the rule a second time, for speed: a Trade is asked for its menu after every piece.
    tests/golden/test_menus.py compares both in every state of the goldens.
    """
    store, goods = s.store, seat_at(seat) + GOODS
    end: i64 = RESOURCES
    r: i64
    for r in range(first_to_sell(s), end):
        if store[goods + r] > store[SOLD + r]:
            add_to_menu(s, SELL + r)
    tokens = tokens_needed(s, seat, 1)  # one more piece takes the same room whatever it is
    if tokens > tokens_left(s, seat):
        return
    price, most = s.tables.price, bonus(s, BOUGHT, WHEAT)
    dollars = budget(s, seat, tokens) - base_price(s, BOUGHT)
    for r in range(first_to_buy(s), end):
        if store[SOLD + r] == 0:
            pile = store[BOUGHT + r] + 1
            less = pile if pile > most and r != WHEAT else most
            if price[r] - less <= dollars:
                add_to_menu(s, BUY + r)
