"""The goods and money of a seat, as if a Trade or an arrival in progress were complete."""

from tearum.engine.components import CUBES, RESOURCES
from tearum.engine.frames import OVERFLOW, SPARING, TRADING
from tearum.engine.ints import i64, vec
from tearum.engine.layout import (
    ARRIVING,
    BOUGHT,
    DEPTH,
    GOODS,
    MONEY,
    SOLD,
    SPARED,
)
from tearum.engine.rules.trade import earnings, spendings, tokens_needed, tokens_price
from tearum.engine.state import State, seat_at, top


def money_of(s: State, seat: i64) -> i64:
    """Money after the Trade in progress."""
    money = s.v[seat_at(seat) + MONEY]
    if s.v[DEPTH] > 0:
        at = top(s)
        if s.v[at] == TRADING and s.v[at + 1] == seat and s.v[at + 2] == 1:
            money += earnings(s) - spendings(s)
            money -= tokens_price(s, seat, tokens_needed(s, seat))
    return money


def goods_of(s: State, seat: i64, goods: vec[i64]) -> None:
    """Writes the goods after the Trade and the arrivals in progress."""
    at = seat_at(seat) + GOODS
    for r in range(RESOURCES):
        goods[r] = s.v[at + r]
    if s.v[DEPTH] == 0:
        return
    at = top(s)
    if s.v[at + 1] != seat:
        return
    kind = s.v[at]
    if kind == TRADING:
        for r in range(RESOURCES):
            goods[r] += s.v[BOUGHT + r] - s.v[SOLD + r]
    elif kind == OVERFLOW:
        for r in range(RESOURCES):
            goods[r] += s.v[ARRIVING + r]
    elif kind == SPARING:
        for r in range(CUBES):
            goods[r] += s.v[SPARED + r]
