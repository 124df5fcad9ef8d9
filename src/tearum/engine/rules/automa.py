"""Two players: the order board, the Automa's tokens, and a game that is decided early."""

from tearum.engine.constants.actions import PLAY_ON, STOP
from tearum.engine.constants.components import (
    AUTOMA,
    AUTOMA_SHUFFLES,
    AUTOMA_TOKENS,
    BLUE,
    BUILDING_COLOURS,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    ORDER_SPACES,
    ROUNDS,
)
from tearum.engine.constants.events import (
    AUTOMA_TOKEN,
    STOP_ANSWERED,
    VICTORY_SHOWN,
    WORKER_PLACED,
    WORKER_REMOVED,
)
from tearum.engine.constants.events import (
    DECIDED as DECIDED_EVENT,
)
from tearum.engine.constants.frames import STOPPING
from tearum.engine.constants.phases import LAST_PAYMENTS
from tearum.engine.constants.reasons import NOT_ASKED, reason_with
from tearum.engine.ints import i64
from tearum.engine.layout import (
    AGREED,
    AUTOMA_ON,
    CAPTAIN_AT,
    CONTRACT_AT,
    DECIDED,
    REVEALS,
    SHOWN,
    STOPPED,
    TOKEN,
    TOKENS,
    UNSEEN,
)
from tearum.engine.pending import add_to_menu, pop, push
from tearum.engine.rules.allegiance import requirements_met
from tearum.engine.rules.build import copies_left
from tearum.engine.rules.turn import acting_row, is_removal_round
from tearum.engine.state import State, emit, seat_at, seat_in_turn_order
from tearum.engine.workers import board_capacity, workers_on


def seat_on_order_board(s: State, space: i64) -> i64:
    """Who acts on a space of this round's side: a seat, or AUTOMA. The board flips each round."""
    who = s.tables.order_board[s.round_index() % 2 * ORDER_SPACES + space]
    return s.player_a() if who == 0 else 1 - s.player_a() if who == 1 else AUTOMA


def first_human(s: State) -> i64:
    """The first human on the side is this round's first player (TWO-06)."""
    space = 0
    while seat_on_order_board(s, space) == AUTOMA:
        space += 1
    return seat_on_order_board(s, space)


def open_round(s: State) -> None:
    """Turns this round's victory type over (TWO-04); the tokens are shuffled anew (TWO-09)."""
    s.store[TOKEN] = 0
    s.store[REVEALS] += 1
    emit(s, VICTORY_SHOWN, -1, s.round_index(), s.victory(s.round_index()))


def take_turn(s: State) -> None:
    """Draws tokens until one names a board that can be used (TWO-07, TWO-08)."""
    round_at = TOKENS + s.round_index() * AUTOMA_SHUFFLES * AUTOMA_TOKENS
    s.store[REVEALS] += 1
    while True:
        board = s.deal[round_at + s.tokens_drawn()]
        s.store[TOKEN] += 1
        if is_removal_round(s):
            usable = s.automa_workers(board) > 0
        else:
            usable = workers_on(s, board) < board_capacity(s)
        emit(s, AUTOMA_TOKEN, AUTOMA, board, 1 if usable else 0)
        if usable:
            break
    row = acting_row(s, board)
    if is_removal_round(s):
        s.store[AUTOMA_ON + board] -= 1
        emit(s, WORKER_REMOVED, AUTOMA, board, row)
    else:
        s.store[AUTOMA_ON + board] += 1
        emit(s, WORKER_PLACED, AUTOMA, board, row)


# A game that is decided (TWO-13)


def shown_victories(s: State, colour: i64) -> i64:
    n = 0
    for r in range(s.round_index() + 1):
        if s.victory(r) == colour:
            n += 1
    return n


def may_still_prove(s: State, seat: i64) -> bool:
    """A sound bound from what the table can see: a no is certain, a yes may be too kind."""
    allegiance = s.allegiance(seat)
    if allegiance < 0 or s.has_proven(seat):
        return True
    # A payment or a difference asks for no counts and no tracks, so it is never ruled out.
    if s.phase() >= LAST_PAYMENTS:
        return requirements_met(s, seat, allegiance)
    captains = s.captain_count(seat)
    for captain in range(CAPTAINS):
        place = s.store[CAPTAIN_AT + captain]
        to_come = s.tables.captain_round[captain] > s.round_index()
        if place == SHOWN or (place == UNSEEN and to_come):
            captains += 1
    contracts = s.contract_count(seat)
    for contract in range(CONTRACTS):
        if s.store[CONTRACT_AT + contract] <= SHOWN:
            contracts += 1
    buildings, one_colour = s.building_count(seat), 0
    for colour in range(BUILDING_COLOURS):
        of_colour = s.colour_count(seat, colour)
        for building in range(BUILDINGS):
            if s.tables.building_colour[building] != colour:
                continue
            if copies_left(s, building) > 0 and not s.has_built(seat, building):
                of_colour += 1
                buildings += 1
        one_colour = max(one_colour, of_colour)
    return (
        buildings >= s.tables.need_buildings[allegiance]
        and one_colour >= s.tables.need_one_colour[allegiance]
        and captains >= s.tables.need_captains[allegiance]
        and contracts >= s.tables.need_contracts[allegiance]
    )


def certain_winner(s: State) -> i64:
    """The seat that has the game for certain, or -1: blue is settled and only one may prove."""
    if s.players() != 2 or shown_victories(s, BLUE) <= ROUNDS // 2:
        return -1
    for seat in range(2):
        if s.has_proven(seat) and not may_still_prove(s, 1 - seat):
            return seat
    return -1


def ask_to_stop(s: State) -> bool:
    """Says once that the game is decided, and asks both whether to stop."""
    if s.store[DECIDED] != 0:
        return False
    winner = certain_winner(s)
    if winner < 0:
        return False
    s.store[DECIDED] = winner + 1
    emit(s, DECIDED_EVENT, winner)
    push(s, STOPPING, seat_in_turn_order(s, 1))
    push(s, STOPPING, seat_in_turn_order(s, 0))
    return True


def why_answer(s: State) -> i64:
    return 0 if s.frame_kind() == STOPPING else reason_with(NOT_ASKED, s.frame_kind())


def do_answer(s: State, stop: bool) -> None:
    seat = s.frame_seat()
    pop(s)
    s.store[seat_at(seat) + AGREED] = 1 if stop else 2
    emit(s, STOP_ANSWERED, seat, 1 if stop else 2)
    other_agreed = s.stop_answer(1 - seat)
    if not stop and other_agreed == 0:
        pop(s)  # no need to ask the other
    elif stop and other_agreed == 1:
        s.store[STOPPED] = 1


def offer_answers(s: State) -> None:
    add_to_menu(s, STOP)
    add_to_menu(s, PLAY_ON)
