"""Income: money for the population and the Church, cannons from the Foundry."""

from tearum.engine.constants.actions import FOUNDRY
from tearum.engine.constants.components import CANNON, INCOME_MONEY, ORE
from tearum.engine.constants.events import BY_EXCHANGE, BY_INCOME, BY_PERMANENT, EXCHANGED
from tearum.engine.constants.frames import FOUNDING
from tearum.engine.constants.reasons import GOODS_SHORT, NOT_ASKED, reason_with
from tearum.engine.ints import i64
from tearum.engine.layout import GOODS
from tearum.engine.pending import add_to_menu, push
from tearum.engine.rules.payments import gain_goods, gain_money
from tearum.engine.state import State, emit, seat_at, seat_in_turn_order


def pay_incomes(s: State) -> None:
    for i in range(s.players()):
        seat = seat_in_turn_order(s, i)
        gain_money(s, seat, s.population(seat), BY_INCOME)
        gain_money(s, seat, s.permanent(seat, INCOME_MONEY), BY_PERMANENT)


def ask_foundry(s: State, seat: i64) -> None:
    if s.tables.foundry >= 0 and s.has_built(seat, s.tables.foundry):
        push(s, FOUNDING, seat)


def why_foundry(s: State) -> i64:
    if s.frame_kind() != FOUNDING:
        return reason_with(NOT_ASKED, s.frame_kind())
    if s.store[seat_at(s.frame_seat()) + GOODS + ORE] == 0:
        return reason_with(GOODS_SHORT, 1, ORE)
    return 0


def do_foundry(s: State) -> None:
    """One ore becomes one cannon, as often as its owner likes (INC-04)."""
    seat = s.frame_seat()
    emit(s, EXCHANGED, seat, s.tables.foundry)
    gain_goods(s, seat, ORE, -1, BY_EXCHANGE)
    gain_goods(s, seat, CANNON, 1, BY_EXCHANGE)


def offer_foundry(s: State) -> None:
    if why_foundry(s) == 0:
        add_to_menu(s, FOUNDRY)
