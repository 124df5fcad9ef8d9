"""Trade: one exchange of any goods at base prices, with one bonus type on either side.

Piece by piece in a fixed order: sales in printed order of the resources, then purchases in printed
order, then the close, where everything changes hands together.
"""

from tearum.engine.actions import BUY, SELL
from tearum.engine.components import CANNON, RESOURCES, WHEAT
from tearum.engine.events import BY_TRADE, TRADED
from tearum.engine.frames import TRADING
from tearum.engine.ints import i64
from tearum.engine.layout import BOUGHT, GOODS, MONEY, SOLD, TOKEN_LOW
from tearum.engine.reasons import (
    GOODS_SHORT,
    MONEY_SHORT,
    NO_ROOM,
    NOT_ASKED,
    NOTHING_TRADED,
    OUT_OF_ORDER,
    SOLD_THIS_TRADE,
    because,
)
from tearum.engine.rules.payments import gain_goods, gain_money
from tearum.engine.rules.warehouse import pay_token, squares, tokens_left
from tearum.engine.state import State, add, emit, pieces, pop, seat_at


def bonus_type(s: State, pile: i64, barred: i64) -> i64:
    """The type with most pieces in SOLD or BOUGHT, which is the best for the bonus (TRD-07)."""
    v = s.v
    best: i64 = -1
    most: i64 = 0
    r: i64
    for r in range(RESOURCES):
        if r != barred and v[pile + r] > most:
            best, most = r, v[pile + r]
    return best


def bonus(s: State, pile: i64, barred: i64) -> i64:
    """$1 for each piece of the bonus type."""
    best = bonus_type(s, pile, barred)
    if best >= 0:
        return s.v[pile + best]
    return 0


def base_price(s: State, pile: i64) -> i64:
    v, price = s.v, s.t.price
    return (
        v[pile] * price[0]
        + v[pile + 1] * price[1]
        + v[pile + 2] * price[2]
        + v[pile + 3] * price[3]
        + v[pile + 4] * price[4]
        + v[pile + 5] * price[5]
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
    low, costs = s.v[seat_at(seat) + TOKEN_LOW], s.t.token_cost
    dollars: i64 = 0
    token: i64
    for token in range(low, low + tokens):
        dollars += costs[token]
    return dollars


def why_sell(s: State, resource: i64) -> i64:
    v = s.v
    if s.frame_kind() != TRADING:
        return because(NOT_ASKED, s.frame_kind())
    if resource < first_to_sell(s):
        return OUT_OF_ORDER
    if v[seat_at(s.frame_seat()) + GOODS + resource] == v[SOLD + resource]:
        return because(GOODS_SHORT, 1, resource)
    return 0


def first_to_sell(s: State) -> i64:
    """Sales go on from the last type sold; after a purchase there are none."""
    v = s.v
    first: i64 = 0
    r: i64
    for r in range(RESOURCES):
        if v[BOUGHT + r] > 0:
            return RESOURCES
        if v[SOLD + r] > 0:
            first = r
    return first


def do_sell(s: State, resource: i64) -> None:
    s.v[SOLD + resource] += 1
    s.set_frame_a(1)


def why_buy(s: State, resource: i64) -> i64:
    v = s.v
    if s.frame_kind() != TRADING:
        return because(NOT_ASKED, s.frame_kind())
    if v[SOLD + resource] > 0:
        return because(SOLD_THIS_TRADE, 0, resource)
    if resource < first_to_buy(s):
        return OUT_OF_ORDER
    v[BOUGHT + resource] += 1
    why = why_not_close(s, s.frame_seat())
    v[BOUGHT + resource] -= 1
    return why


def first_to_buy(s: State) -> i64:
    """Purchases go on from the last type bought."""
    first: i64 = RESOURCES - 1
    while first > 0 and s.v[BOUGHT + first] == 0:
        first -= 1
    return first


def budget(s: State, seat: i64, tokens: i64) -> i64:
    """What is there for goods when so many tokens are paid too."""
    return s.v[seat_at(seat) + MONEY] + earnings(s) - tokens_price(s, seat, tokens)


def why_not_close(s: State, seat: i64) -> i64:
    """Whether the exchange as it stands can be paid and stored."""
    tokens = tokens_needed(s, seat)
    if tokens > tokens_left(s, seat):
        return NO_ROOM
    short = spendings(s) - budget(s, seat, tokens)
    if short > 0:
        return because(MONEY_SHORT, short)
    return 0


def do_buy(s: State, resource: i64) -> None:
    s.v[BOUGHT + resource] += 1
    s.set_frame_a(1)


def why_close(s: State) -> i64:
    if s.frame_kind() != TRADING:
        return because(NOT_ASKED, s.frame_kind())
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
        gain_goods(s, seat, r, s.v[BOUGHT + r] - s.v[SOLD + r], BY_TRADE)
        s.v[SOLD + r] = 0
        s.v[BOUGHT + r] = 0


def offer_trades(s: State, seat: i64) -> None:
    v, goods = s.v, seat_at(seat) + GOODS
    end: i64 = RESOURCES
    r: i64
    for r in range(first_to_sell(s), end):
        if v[goods + r] > v[SOLD + r]:
            add(s, SELL + r)
    tokens = tokens_needed(s, seat, 1)  # one more piece takes the same room whatever it is
    if tokens > tokens_left(s, seat):
        return
    price, most = s.t.price, bonus(s, BOUGHT, WHEAT)
    dollars = budget(s, seat, tokens) - base_price(s, BOUGHT)
    for r in range(first_to_buy(s), end):
        if v[SOLD + r] == 0:
            pile = v[BOUGHT + r] + 1
            less = pile if pile > most and r != WHEAT else most
            if price[r] - less <= dollars:
                add(s, BUY + r)
