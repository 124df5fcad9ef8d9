"""The action boards: which side lies up, how many workers fit, and where they are."""

from tearum.engine.constants.components import AUTOMA
from tearum.engine.ints import i64
from tearum.engine.layout import AUTOMA_ON, ON_BOARD, PLAYERS, SEAT, SEAT_SIZE
from tearum.engine.state import State, seat_at


def board_side(s: State) -> i64:
    """Which side of boards and tiles lies up: 0 for four players, 1 for two or three."""
    return 0 if s.store[PLAYERS] == 4 else 1


def workers_on(s: State, board: i64) -> i64:
    """All workers on a board, the Automa's too; an empty seat has none."""
    store, at = s.store, SEAT + ON_BOARD + board
    return (
        store[AUTOMA_ON + board]
        + store[at]
        + store[at + SEAT_SIZE]
        + store[at + 2 * SEAT_SIZE]
        + store[at + 3 * SEAT_SIZE]
    )


def board_capacity(s: State) -> i64:
    return 4 if s.store[PLAYERS] == 4 else 3


def workers_in_hand(s: State, seat: i64) -> i64:
    store, at = s.store, seat_at(seat) + ON_BOARD
    if seat == AUTOMA:
        at = AUTOMA_ON
    return 4 - store[at] - store[at + 1] - store[at + 2] - store[at + 3]
