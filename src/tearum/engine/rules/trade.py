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
from tearum.engine.rules.purse import gain_goods, gain_money
from tearum.engine.rules.warehouse import pay_token, squares, stored, tokens_left
from tearum.engine.state import State, add, emit, pop, seat_at, top


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


def earnings(s: State) -> i64:
    """What the goods sold bring: base prices, and $1 more for each piece of one type (TRD-02)."""
    v, price = s.v, s.t.price
    dollars: i64 = 0
    r: i64
    for r in range(RESOURCES):
        dollars += v[SOLD + r] * price[r]
    best = bonus_type(s, SOLD, CANNON)
    return dollars + (v[SOLD + best] if best >= 0 else 0)


def spendings(s: State) -> i64:
    """What the goods bought cost: base prices, and $1 less for each piece of one type (TRD-03)."""
    v, price = s.v, s.t.price
    dollars: i64 = 0
    r: i64
    for r in range(RESOURCES):
        dollars += v[BOUGHT + r] * price[r]
    best = bonus_type(s, BOUGHT, WHEAT)
    return dollars - (v[BOUGHT + best] if best >= 0 else 0)


def tokens_needed(s: State, seat: i64) -> i64:
    """Exactly as many expansions as the purchase needs (TRD-09)."""
    v = s.v
    pieces = stored(s, seat)
    r: i64
    for r in range(RESOURCES):
        pieces += v[BOUGHT + r] - v[SOLD + r]
    return max(0, pieces - squares(s, seat))


def tokens_price(s: State, seat: i64, tokens: i64) -> i64:
    low = s.v[seat_at(seat) + TOKEN_LOW]
    dollars: i64 = 0
    for token in range(low, low + tokens):
        dollars += s.t.token_cost[token]
    return dollars


def why_sell(s: State, resource: i64) -> i64:
    v, at = s.v, top(s)
    if v[at] != TRADING:
        return because(NOT_ASKED, v[at])
    r: i64
    for r in range(RESOURCES):
        if v[BOUGHT + r] > 0 or (r > resource and v[SOLD + r] > 0):
            return because(OUT_OF_ORDER)
    if v[seat_at(v[at + 1]) + GOODS + resource] == v[SOLD + resource]:
        return because(GOODS_SHORT, 1, resource)
    return 0


def do_sell(s: State, resource: i64) -> None:
    s.v[SOLD + resource] += 1
    s.v[top(s) + 2] = 1


def why_buy(s: State, resource: i64) -> i64:
    v, at = s.v, top(s)
    if v[at] != TRADING:
        return because(NOT_ASKED, v[at])
    if v[SOLD + resource] > 0:
        return because(SOLD_THIS_TRADE, 0, resource)
    for r in range(resource + 1, RESOURCES):
        if v[BOUGHT + r] > 0:
            return because(OUT_OF_ORDER)
    v[BOUGHT + resource] += 1
    why = why_not_close(s, v[at + 1])
    v[BOUGHT + resource] -= 1
    return why


def why_not_close(s: State, seat: i64) -> i64:
    """Whether the exchange as it stands can be paid and stored."""
    tokens = tokens_needed(s, seat)
    if tokens > tokens_left(s, seat):
        return because(NO_ROOM)
    due = spendings(s) + tokens_price(s, seat, tokens) - earnings(s)
    short = due - s.v[seat_at(seat) + MONEY]
    return because(MONEY_SHORT, short) if short > 0 else 0


def do_buy(s: State, resource: i64) -> None:
    s.v[BOUGHT + resource] += 1
    s.v[top(s) + 2] = 1


def why_close(s: State) -> i64:
    at = top(s)
    if s.v[at] != TRADING:
        return because(NOT_ASKED, s.v[at])
    return because(NOTHING_TRADED) if s.v[at + 2] == 0 else 0


def do_close(s: State) -> None:
    """Both sides change hands together (TRD-05)."""
    seat = s.v[top(s) + 1]
    pop(s)
    dollars = earnings(s) - spendings(s)
    tokens = tokens_needed(s, seat)
    plus, minus = bonus_type(s, SOLD, CANNON), bonus_type(s, BOUGHT, WHEAT)
    emit(s, TRADED, seat, dollars, plus + 1, minus + 1)
    gain_money(s, seat, dollars, BY_TRADE)
    for _ in range(tokens):
        pay_token(s, seat)
    for r in range(RESOURCES):
        gain_goods(s, seat, r, s.v[BOUGHT + r] - s.v[SOLD + r], BY_TRADE)
        s.v[SOLD + r] = 0
        s.v[BOUGHT + r] = 0


def offer_trades(s: State) -> None:
    r: i64
    for r in range(RESOURCES):
        if why_sell(s, r) == 0:
            add(s, SELL + r)
    for r in range(RESOURCES):
        if why_buy(s, r) == 0:
            add(s, BUY + r)
