"""The goods and money of a seat, as if a Trade or an arrival in progress were complete."""

from tearum.engine.constants.components import CUBES, RESOURCES
from tearum.engine.constants.frames import OVERFLOW, SPARING, TRADING
from tearum.engine.ints import i64, vec
from tearum.engine.rules.trade import earnings, spendings, tokens_needed, tokens_price
from tearum.engine.state import State


def money_of(s: State, seat: i64) -> i64:
    """Money after the Trade in progress."""
    money = s.money(seat)
    if s.depth() == 0 or s.frame_seat() != seat:
        return money
    if s.frame_kind() == TRADING and s.frame_a() == 1:
        money += earnings(s) - spendings(s)
        money -= tokens_price(s, seat, tokens_needed(s, seat))
    return money


def goods_of(s: State, seat: i64, goods: vec[i64]) -> None:
    """Writes the goods after the Trade and the arrivals in progress."""
    r: i64
    for r in range(RESOURCES):
        goods[r] = s.goods(seat, r)
    if s.depth() == 0:
        return
    if s.frame_seat() != seat:
        return
    kind = s.frame_kind()
    if kind == TRADING:
        for r in range(RESOURCES):
            goods[r] += s.bought(r) - s.sold(r)
    elif kind == OVERFLOW:
        for r in range(RESOURCES):
            goods[r] += s.arriving(r)
    elif kind == SPARING:
        for r in range(CUBES):
            goods[r] += s.spared(r)
