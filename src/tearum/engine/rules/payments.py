"""Money and goods changing hands."""

from tearum.engine.constants.components import RESOURCES
from tearum.engine.constants.events import GOODS as GOODS_EVENT
from tearum.engine.constants.events import MONEY as MONEY_EVENT
from tearum.engine.constants.reasons import GOODS_SHORT, MONEY_SHORT, reason_with
from tearum.engine.ints import i64
from tearum.engine.layout import GOODS, MONEY
from tearum.engine.state import State, emit, missing_goods, seat_at


def gain_money(s: State, seat: i64, dollars: i64, cause: i64) -> None:
    """Money is unlimited (INC-02). A negative gain is a payment."""
    if dollars != 0:
        s.store[seat_at(seat) + MONEY] += dollars
        emit(s, MONEY_EVENT, seat, dollars, cause)


def gain_goods(s: State, seat: i64, resource: i64, pieces: i64, cause: i64) -> None:
    """Stores goods for which there is room, or, negative, gives them away."""
    if pieces != 0:
        s.store[seat_at(seat) + GOODS + resource] += pieces
        emit(s, GOODS_EVENT, seat, resource, pieces, cause)


def why_not_pay(s: State, seat: i64, dollars: i64) -> i64:
    short = dollars - s.money(seat)
    if short > 0:
        return reason_with(MONEY_SHORT, short)
    return 0


def why_not_pay_goods(s: State, seat: i64, costs: list[int], at: i64) -> i64:
    """Whether a seat has the goods that a table asks for from `at` on."""
    lack = missing_goods(s, seat, costs, at)
    if lack > 0:
        return reason_with(GOODS_SHORT, lack // 8, lack % 8 - 1)
    return 0


def pay_goods(s: State, seat: i64, costs: list[int], at: i64, cause: i64) -> None:
    for r in range(RESOURCES):
        gain_goods(s, seat, r, -costs[at + r], cause)
