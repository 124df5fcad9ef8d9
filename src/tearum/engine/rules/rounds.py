"""The six phases of a round, one after another, and the steps of the ending.

`next_step` is called whenever nothing is pending: it does the next thing of the phase and may push
frames to be decided. CURSOR counts how far the phase has come.
"""

from tearum.engine.constants.components import AUTOMA, ORDER_SPACES, ROUNDS, WORKERS
from tearum.engine.constants.events import (
    CAPTAIN_SHOWN,
    ENDOWED,
    FIRST_PLAYER,
    GAME_OVER,
    PHASE_BEGINS,
    ROUND_BEGINS,
)
from tearum.engine.constants.frames import ACTIVATING, PAYING, TURN
from tearum.engine.constants.phases import (
    ACTING,
    CLOSING_ROUND,
    CONVERTING,
    GROWING,
    INCOME,
    LAST_ALLEGIANCES,
    LAST_CAPTAINS,
    LAST_PAYMENTS,
    OVER,
    SETTING_UP,
    SHIPPING,
    WISHING,
)
from tearum.engine.ints import i64
from tearum.engine.layout import (
    CAPTAIN_AT,
    CAPTAIN_DECK,
    CURSOR,
    FIRST,
    PHASE,
    PLAYER_A,
    REVEALS,
    ROUND,
    SHOWN,
    TIE,
)
from tearum.engine.pending import push, start_effect
from tearum.engine.rules import automa, ending
from tearum.engine.rules.contracts import fill_contracts, slide_contracts
from tearum.engine.rules.income import ask_foundry, pay_incomes
from tearum.engine.rules.reputation import gain_population
from tearum.engine.rules.ships import draw_ships, next_ship_turn
from tearum.engine.rules.wishes import reward, settle_places
from tearum.engine.state import State, emit, seat_in_turn_order


def captains_shown(players: i64) -> i64:
    """How many captains each round brings."""
    return 4 if players == 4 else 3


def begin_phase(s: State, phase: i64) -> None:
    s.store[PHASE] = phase
    s.store[CURSOR] = 0
    emit(s, PHASE_BEGINS, -1, phase)


def next_seat(s: State) -> i64:
    """The next seat in turn order that this phase has not seen yet, or -1."""
    place = s.cursor()
    if place == s.players():
        return -1
    s.store[CURSOR] = place + 1
    return seat_in_turn_order(s, place)


def next_step(s: State) -> None:
    phase = s.phase()
    if s.stopped():
        finish(s)
    elif phase == SETTING_UP:
        endow(s)
    elif phase == INCOME:
        next_income(s)
    elif phase == SHIPPING:
        if not next_ship_turn(s):
            begin_phase(s, ACTING)
    elif phase == ACTING:
        if not automa.ask_to_stop(s) and not next_action_turn(s):
            begin_phase(s, WISHING)
            settle_places(s)
    elif phase == WISHING:
        next_reward(s)
    elif phase == GROWING:
        grow(s)
    elif phase == CLOSING_ROUND:
        close_round(s)
    else:
        next_ending_step(s, phase)


def next_income(s: State) -> None:
    """Money has been paid; owners of the Foundry are asked one by one, then the ships come."""
    seat = next_seat(s)
    if seat >= 0:
        ask_foundry(s, seat)
    else:
        begin_phase(s, SHIPPING)
        draw_ships(s)


def next_reward(s: State) -> None:
    seat = next_seat(s)
    if seat >= 0:
        reward(s, seat)
    else:
        begin_phase(s, GROWING)


def grow(s: State) -> None:
    """Every population grows by one."""
    for i in range(s.players()):
        gain_population(s, seat_in_turn_order(s, i), 1)
    begin_phase(s, CLOSING_ROUND if s.round_index() < ROUNDS - 1 else LAST_CAPTAINS)


def next_ending_step(s: State, phase: i64) -> None:
    """The five steps of END-01 to END-05; each asks the seats in round V's turn order."""
    if phase == LAST_PAYMENTS and automa.ask_to_stop(s):
        return
    seat = next_seat(s)
    if phase == LAST_CAPTAINS:
        if seat >= 0:
            push(s, ACTIVATING, seat)
        else:
            begin_phase(s, LAST_PAYMENTS)
    elif phase == LAST_PAYMENTS:
        if seat >= 0:
            push(s, PAYING, seat)
        else:
            ending.sell_out(s)
            begin_phase(s, CONVERTING)
    elif phase == CONVERTING:
        if seat >= 0:
            ending.ask_conversion(s, seat)
        else:
            begin_phase(s, LAST_ALLEGIANCES)
            ending.close_late_chests(s)
    elif seat >= 0:  # LAST_ALLEGIANCES
        ending.ask_last_allegiance(s, seat)
    else:
        finish(s)


def finish(s: State) -> None:
    ending.reveal(s)
    ending.announce_winners(s)
    s.store[PHASE] = OVER
    emit(s, GAME_OVER, -1)


def endow(s: State) -> None:
    """Endowments are resolved in seat order, before the first player is known (SET-13)."""
    seat = s.cursor()
    if seat < s.players():
        s.store[CURSOR] = seat + 1
        endowment = s.endowment(seat)
        emit(s, ENDOWED, seat, endowment)
        start_effect(s, seat, s.tables.endowment_effect[endowment])
    else:
        poorest = least_money(s)
        s.store[REVEALS] += 1  # a tie was drawn by lot
        s.store[PLAYER_A] = poorest
        s.store[FIRST] = poorest
        begin_round(s)


def least_money(s: State) -> i64:
    """The player with the least money; a tie is broken by the draw at set-up (SET-12)."""
    poorest = s.deal[TIE]
    for i in range(1, s.players()):
        seat = s.deal[TIE + i]
        if s.money(seat) < s.money(poorest):
            poorest = seat
    return poorest


def begin_round(s: State) -> None:
    emit(s, ROUND_BEGINS, -1, s.round_index())
    emit(s, FIRST_PLAYER, s.first_player())
    if s.players() == 2:
        automa.open_round(s)
    begin_phase(s, INCOME)
    pay_incomes(s)


def next_action_turn(s: State) -> bool:
    """One worker each, until all have used their four (ACT-04)."""
    turn, players = s.cursor(), s.players()
    if players == 2:
        if turn == ORDER_SPACES:
            return False
        seat = automa.seat_on_order_board(s, turn)
    else:
        if turn == players * WORKERS:
            return False
        seat = seat_in_turn_order(s, turn % players)
    s.store[CURSOR] = turn + 1
    if seat == AUTOMA:
        automa.take_turn(s)
    else:
        push(s, TURN, seat)
    return True


def close_round(s: State) -> None:
    """Contracts slide and are refilled, captains join, the marker passes on (EOR-01 to EOR-03)."""
    slide_contracts(s)
    fill_contracts(s)
    s.store[ROUND] += 1
    show_captains(s)
    if s.players() == 2:
        s.store[FIRST] = automa.first_human(s)
    else:
        s.store[FIRST] = (s.first_player() + 1) % s.players()
    begin_round(s)


def show_captains(s: State) -> None:
    for i in range(captains_shown(s.players())):
        captain = s.deal[CAPTAIN_DECK + s.round_index() * 4 + i]
        s.store[CAPTAIN_AT + captain] = SHOWN
        s.store[REVEALS] += 1
        emit(s, CAPTAIN_SHOWN, -1, captain)
