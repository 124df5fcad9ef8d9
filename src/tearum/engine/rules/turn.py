"""An action turn: one worker, one row or the board's alternative, and the free steps around it."""

from tearum.engine.constants.actions import ALTERNATIVE, ROW
from tearum.engine.constants.components import BOARDS, GOVERNOR, GOVERNOR_BLUE, MAX_OPTIONS, ROWS
from tearum.engine.constants.events import ACTION_TAKEN, TURN_ENDED, WORKER_PLACED, WORKER_REMOVED
from tearum.engine.constants.frames import PALACE, TURN, TURN_END
from tearum.engine.constants.reasons import (
    BOARD_FULL,
    NO_SUCH_SIDE,
    NO_WORKER_THERE,
    NOT_ASKED,
    reason_with,
)
from tearum.engine.ints import i64
from tearum.engine.layout import ON_BOARD, ROUND
from tearum.engine.pending import add_run_to_menu, pop, push, start_option
from tearum.engine.state import State, emit, seat_at
from tearum.engine.workers import board_capacity, board_side, workers_on


def is_removal_round(s: State) -> bool:
    """Workers are removed in rounds I, III and V, and placed in II and IV."""
    return s.store[ROUND] % 2 == 0


def acting_row(s: State, board: i64) -> i64:
    """1 to 4: the workers before removing (ACT-01), or after placing (ACT-02)."""
    return workers_on(s, board) + (0 if is_removal_round(s) else 1)


def row_effect(s: State, board: i64) -> i64:
    """The effect of the row that would act now; -1 on a blank tile or an empty board."""
    row = acting_row(s, board)
    if row < 1 or row > ROWS:
        return -1
    tile = s.tile(board, row - 1)
    return s.tables.tile_effect[(board_side(s) * BOARDS + board) * ROWS + tile]


def why_not_board(s: State, seat: i64, board: i64) -> i64:
    """Whether a seat's worker can be removed from a board, or placed there."""
    if is_removal_round(s):
        if s.workers(seat, board) == 0:
            return reason_with(NO_WORKER_THERE, board)
    elif workers_on(s, board) >= board_capacity(s):
        return reason_with(BOARD_FULL, board)
    return 0


def why_use(s: State, board: i64, side: i64, alternative: bool) -> i64:
    if s.frame_kind() != TURN:
        return reason_with(NOT_ASKED, s.frame_kind())
    why = why_not_board(s, s.frame_seat(), board)
    if why != 0:
        return why
    effect = s.tables.alternative_effect[board] if alternative else row_effect(s, board)
    return 0 if side < s.tables.effect_count[effect] else NO_SUCH_SIDE


def do_use(s: State, board: i64, side: i64, alternative: bool) -> None:
    seat = s.frame_seat()
    pop(s)
    effect = s.tables.alternative_effect[board] if alternative else row_effect(s, board)
    row = acting_row(s, board)
    step = -1 if is_removal_round(s) else 1
    s.store[seat_at(seat) + ON_BOARD + board] += step
    emit(s, WORKER_REMOVED if step < 0 else WORKER_PLACED, seat, board, row)
    emit(s, ACTION_TAKEN, seat, board, 1 if alternative else 0, side)
    push(s, TURN_END, seat)
    palace = s.permanent(seat, GOVERNOR_BLUE)
    if board == GOVERNOR and palace > 0:
        push(s, PALACE, seat, palace)
    start_option(s, seat, effect, side)


def offer_boards(s: State, seat: i64) -> None:
    tables = s.tables
    usable: i64 = 0  # a bit for each board
    board: i64
    for board in range(BOARDS):
        if why_not_board(s, seat, board) == 0:
            usable |= 1 << board
            sides = tables.effect_count[row_effect(s, board)]
            add_run_to_menu(s, ROW + board * MAX_OPTIONS, sides)
    for board in range(BOARDS):
        if usable >> board & 1:
            sides = tables.effect_count[tables.alternative_effect[board]]
            add_run_to_menu(s, ALTERNATIVE + board * MAX_OPTIONS, sides)


def do_end_turn(s: State) -> None:
    emit(s, TURN_ENDED, s.frame_seat())
    pop(s)
