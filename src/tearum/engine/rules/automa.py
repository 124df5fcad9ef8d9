"""Two players: the order board, the Automa's tokens, and a game that is decided early."""

from tearum.engine.actions import PLAY_ON, STOP
from tearum.engine.components import (
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
from tearum.engine.events import (
    AUTOMA_TOKEN,
    STOP_ANSWERED,
    VICTORY_SHOWN,
    WORKER_PLACED,
    WORKER_REMOVED,
)
from tearum.engine.events import (
    DECIDED as DECIDED_EVENT,
)
from tearum.engine.frames import STOPPING
from tearum.engine.ints import i64
from tearum.engine.layout import (
    AGREED,
    AUTOMA_ON,
    BUILDINGS_OF,
    BUILT,
    CAPTAIN_AT,
    CAPTAINS_OF,
    COLOUR_OF,
    CONTRACT_AT,
    CONTRACTS_OF,
    DECIDED,
    HELD,
    PHASE,
    PLAYER_A,
    PLAYERS,
    PROVEN,
    REVEALS,
    ROUND,
    SHOWN,
    STOPPED,
    TOKEN,
    TOKENS,
    UNSEEN,
    VICTORY,
)
from tearum.engine.phases import LAST_PAYMENTS
from tearum.engine.reasons import NOT_ASKED, because
from tearum.engine.rules.allegiance import holds_now
from tearum.engine.rules.build import copies_left
from tearum.engine.rules.turn import removes, row_that_acts
from tearum.engine.state import (
    State,
    add,
    board_holds,
    emit,
    in_turn_order,
    pop,
    push,
    seat_at,
    workers_on,
)


def seat_on_order_board(s: State, space: i64) -> i64:
    """Who acts on a space of this round's side: a seat, or AUTOMA. The board flips each round."""
    who = s.t.order_board[s.v[ROUND] % 2 * ORDER_SPACES + space]
    return s.v[PLAYER_A] if who == 0 else 1 - s.v[PLAYER_A] if who == 1 else AUTOMA


def first_human(s: State) -> i64:
    """The first human on the side is this round's first player (TWO-06)."""
    space = 0
    while seat_on_order_board(s, space) == AUTOMA:
        space += 1
    return seat_on_order_board(s, space)


def open_round(s: State) -> None:
    """Turns this round's victory type over (TWO-04); the tokens are shuffled anew (TWO-09)."""
    s.v[TOKEN] = 0
    s.v[REVEALS] += 1
    emit(s, VICTORY_SHOWN, -1, s.v[ROUND], s.d[VICTORY + s.v[ROUND]])


def take_turn(s: State) -> None:
    """Draws tokens until one names a board that can be used (TWO-07, TWO-08)."""
    round_at = TOKENS + s.v[ROUND] * AUTOMA_SHUFFLES * AUTOMA_TOKENS
    s.v[REVEALS] += 1
    while True:
        board = s.d[round_at + s.v[TOKEN]]
        s.v[TOKEN] += 1
        if removes(s):
            usable = s.v[AUTOMA_ON + board] > 0
        else:
            usable = workers_on(s, board) < board_holds(s)
        emit(s, AUTOMA_TOKEN, AUTOMA, board, 1 if usable else 0)
        if usable:
            break
    row = row_that_acts(s, board)
    if removes(s):
        s.v[AUTOMA_ON + board] -= 1
        emit(s, WORKER_REMOVED, AUTOMA, board, row)
    else:
        s.v[AUTOMA_ON + board] += 1
        emit(s, WORKER_PLACED, AUTOMA, board, row)


# A game that is decided (TWO-13)


def shown_victories(s: State, colour: i64) -> i64:
    n = 0
    for r in range(s.v[ROUND] + 1):
        if s.d[VICTORY + r] == colour:
            n += 1
    return n


def may_still_prove(s: State, seat: i64) -> bool:
    """A sound bound from what the table can see: a no is certain, a yes may be too kind."""
    at = seat_at(seat)
    allegiance = s.v[at + HELD] - 1
    if allegiance < 0 or s.v[at + PROVEN] == 1:
        return True
    # A payment or a difference asks for no counts and no tracks, so it is never ruled out.
    if s.v[PHASE] >= LAST_PAYMENTS:
        return holds_now(s, seat, allegiance)
    captains = s.v[at + CAPTAINS_OF]
    for captain in range(CAPTAINS):
        place = s.v[CAPTAIN_AT + captain]
        to_come = s.t.captain_round[captain] > s.v[ROUND]
        if place == SHOWN or (place == UNSEEN and to_come):
            captains += 1
    contracts = s.v[at + CONTRACTS_OF]
    for contract in range(CONTRACTS):
        if s.v[CONTRACT_AT + contract] <= SHOWN:
            contracts += 1
    buildings, one_colour = s.v[at + BUILDINGS_OF], 0
    for colour in range(BUILDING_COLOURS):
        of_colour = s.v[at + COLOUR_OF + colour]
        for building in range(BUILDINGS):
            if s.t.building_colour[building] != colour:
                continue
            if copies_left(s, building) > 0 and not s.v[BUILT + building] >> seat & 1:
                of_colour += 1
                buildings += 1
        one_colour = max(one_colour, of_colour)
    return (
        buildings >= s.t.need_buildings[allegiance]
        and one_colour >= s.t.need_one_colour[allegiance]
        and captains >= s.t.need_captains[allegiance]
        and contracts >= s.t.need_contracts[allegiance]
    )


def certain_winner(s: State) -> i64:
    """The seat that has the game for certain, or -1: blue is settled and only one may prove."""
    if s.v[PLAYERS] != 2 or shown_victories(s, BLUE) <= ROUNDS // 2:
        return -1
    for seat in range(2):
        if s.v[seat_at(seat) + PROVEN] == 1 and not may_still_prove(s, 1 - seat):
            return seat
    return -1


def ask_to_stop(s: State) -> bool:
    """Says once that the game is decided, and asks both whether to stop."""
    if s.v[DECIDED] != 0:
        return False
    winner = certain_winner(s)
    if winner < 0:
        return False
    s.v[DECIDED] = winner + 1
    emit(s, DECIDED_EVENT, winner)
    push(s, STOPPING, in_turn_order(s, 1))
    push(s, STOPPING, in_turn_order(s, 0))
    return True


def why_answer(s: State) -> i64:
    return 0 if s.frame_kind() == STOPPING else because(NOT_ASKED, s.frame_kind())


def do_answer(s: State, stop: bool) -> None:
    seat = s.frame_seat()
    pop(s)
    s.v[seat_at(seat) + AGREED] = 1 if stop else 2
    emit(s, STOP_ANSWERED, seat, 1 if stop else 2)
    other_agreed = s.v[seat_at(1 - seat) + AGREED]
    if not stop and other_agreed == 0:
        pop(s)  # no need to ask the other
    elif stop and other_agreed == 1:
        s.v[STOPPED] = 1


def offer_answers(s: State) -> None:
    add(s, STOP)
    add(s, PLAY_ON)
