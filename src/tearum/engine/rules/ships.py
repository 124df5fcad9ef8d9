"""The ship phase: ship by ship, round the table, as long as somebody wants to buy."""

from tearum.engine.constants.actions import SHIP
from tearum.engine.constants.components import MAX_SHIP_ROWS, RESOURCES, SHIP_LESS, SHIPS
from tearum.engine.constants.events import BY_SHIP, SHIP_BOUGHT, SHIP_PASSED, SHIP_SHOWN
from tearum.engine.constants.frames import SHIP_TURN
from tearum.engine.constants.reasons import NO_SUCH_ROW, NOT_ASKED, NOT_OFFERED, reason_with
from tearum.engine.constants.reasons import SHIP_BOUGHT as BOUGHT_ALREADY
from tearum.engine.ints import i64
from tearum.engine.layout import (
    ARRIVING,
    CURSOR,
    PASSES,
    REVEALS,
    SHIP_AT,
    SHIP_DECK,
    SHIP_GONE,
    SHOWN,
    UNSEEN,
)
from tearum.engine.pending import add_run_to_menu, pop, push
from tearum.engine.rules.payments import gain_money, why_not_pay
from tearum.engine.rules.warehouse import arrive
from tearum.engine.state import State, emit, seat_in_turn_order


def ships_offered(players: i64) -> i64:
    return 5 if players == 2 else 7 if players == 3 else 9


def draw_ships(s: State) -> None:
    """Draws this round's ships (SHP-01) and opens the phase."""
    for ship in range(SHIPS):
        s.store[SHIP_AT + ship] = UNSEEN
    offered = ships_offered(s.players())
    for i in range(offered):
        s.store[SHIP_AT + s.deal[SHIP_DECK + s.round_index() * SHIPS + i]] = SHOWN
    for ship in range(SHIPS):
        if s.store[SHIP_AT + ship] == SHOWN:
            emit(s, SHIP_SHOWN, -1, ship)
    if offered < SHIPS:
        s.store[REVEALS] += 1
    s.store[PASSES] = 0
    s.store[CURSOR] = 0


def next_ship_turn(s: State) -> bool:
    """Asks the next player; False when the phase is over (SHP-04)."""
    if s.passes() == s.players() or not any_left(s):
        return False
    push(s, SHIP_TURN, seat_in_turn_order(s, s.cursor()))
    s.store[CURSOR] = (s.cursor() + 1) % s.players()
    return True


def any_left(s: State) -> bool:
    ship: i64
    for ship in range(SHIPS):
        if s.store[SHIP_AT + ship] == SHOWN:
            return True
    return False


def price(s: State, seat: i64, ship: i64) -> i64:
    return reduced_price(s, ship, s.permanent(seat, SHIP_LESS))


def reduced_price(s: State, ship: i64, less: i64) -> i64:
    return max(0, s.tables.ship_cost[ship] - less)


def why_ship(s: State, ship: i64, row: i64) -> i64:
    if s.frame_kind() != SHIP_TURN:
        return reason_with(NOT_ASKED, s.frame_kind())
    if s.store[SHIP_AT + ship] == UNSEEN:
        return NOT_OFFERED
    if s.store[SHIP_AT + ship] == SHIP_GONE:
        return BOUGHT_ALREADY
    if row >= s.tables.ship_rows[ship]:
        return NO_SUCH_ROW
    return why_not_pay(s, s.frame_seat(), price(s, s.frame_seat(), ship))


def do_ship(s: State, ship: i64, row: i64) -> None:
    seat = s.frame_seat()
    pop(s)
    gain_money(s, seat, -price(s, seat, ship), BY_SHIP)
    s.store[SHIP_AT + ship] = SHIP_GONE
    s.store[PASSES] = 0
    emit(s, SHIP_BOUGHT, seat, ship, row)
    goods = (ship * MAX_SHIP_ROWS + row) * RESOURCES
    for r in range(RESOURCES):
        s.store[ARRIVING + r] = s.tables.ship_goods[goods + r]
    arrive(s, seat, BY_SHIP)


def do_pass(s: State) -> None:
    """A pass holds for this turn only."""
    seat = s.frame_seat()
    pop(s)
    s.store[PASSES] += 1
    emit(s, SHIP_PASSED, seat)


def offer_ships_fast(s: State, seat: i64) -> None:
    """What `why_ship` allows, with money and reduction read once for all ships."""
    store, money, less = s.store, s.money(seat), s.permanent(seat, SHIP_LESS)
    ship: i64
    for ship in range(SHIPS):
        if store[SHIP_AT + ship] == SHOWN and reduced_price(s, ship, less) <= money:
            add_run_to_menu(s, SHIP + ship * MAX_SHIP_ROWS, s.tables.ship_rows[ship])
