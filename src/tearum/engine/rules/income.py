"""Income: money for the population and the Church, cannons from the Foundry."""

from tearum.engine.actions import FOUNDRY
from tearum.engine.components import CANNON, INCOME_MONEY, ORE
from tearum.engine.events import BY_EXCHANGE, BY_INCOME, BY_STANDING, EXCHANGED
from tearum.engine.frames import FOUNDING
from tearum.engine.ints import i64
from tearum.engine.layout import BUILT, GOODS, PLAYERS, POPULATION, STANDING_OF
from tearum.engine.reasons import GOODS_SHORT, NOT_ASKED, because
from tearum.engine.rules.payments import gain_goods, gain_money
from tearum.engine.state import State, add, emit, in_turn_order, push, seat_at


def pay_incomes(s: State) -> None:
    for i in range(s.v[PLAYERS]):
        seat = in_turn_order(s, i)
        at = seat_at(seat)
        gain_money(s, seat, s.v[at + POPULATION], BY_INCOME)
        gain_money(s, seat, s.v[at + STANDING_OF + INCOME_MONEY], BY_STANDING)


def ask_foundry(s: State, seat: i64) -> None:
    if s.t.foundry >= 0 and s.v[BUILT + s.t.foundry] >> seat & 1:
        push(s, FOUNDING, seat)


def why_found(s: State) -> i64:
    if s.frame_kind() != FOUNDING:
        return because(NOT_ASKED, s.frame_kind())
    if s.v[seat_at(s.frame_seat()) + GOODS + ORE] == 0:
        return because(GOODS_SHORT, 1, ORE)
    return 0


def do_found(s: State) -> None:
    """One ore becomes one cannon, as often as its owner says (INC-04)."""
    seat = s.frame_seat()
    emit(s, EXCHANGED, seat, s.t.foundry)
    gain_goods(s, seat, ORE, -1, BY_EXCHANGE)
    gain_goods(s, seat, CANNON, 1, BY_EXCHANGE)


def offer_foundry(s: State) -> None:
    if why_found(s) == 0:
        add(s, FOUNDRY)
