"""The state: one flat store of integers, the tables it is played with, and the pending frames."""

from tearum.engine.components import AUTOMA, BOARDS, RESOURCES
from tearum.engine.layout import (
    AUTOMA_ON,
    DEPTH,
    FIRST,
    FRAME,
    FRAME_SIZE,
    GOODS,
    ON_BOARD,
    PLAYERS,
    SEAT,
    SEAT_SIZE,
    SIZE,
)
from tearum.engine.tables import OP_END, Tables
from tearum.engine.frames import EFFECT, OPTION_CHOICE


class State:
    def __init__(self, tables: Tables, store: list[int], menu: list[int]) -> None:
        self.t: Tables = tables
        self.v: list[int] = store
        self.menu: list[int] = menu  # the legal actions; empty when the game is over
        self.log: list[int] | None = None  # events, five integers each, when somebody listens

    def copy(self) -> "State":
        """An independent state; nobody listens to it."""
        return State(self.t, self.v[:], self.menu)


def empty_state(tables: Tables) -> State:
    return State(tables, [0] * SIZE, [])


def seat_at(seat: int) -> int:
    return SEAT + seat * SEAT_SIZE


def sides(s: State) -> int:
    """Which side of boards and tiles lies up: 0 for four players, 1 for two or three."""
    return 0 if s.v[PLAYERS] == 4 else 1


def in_turn_order(s: State, place: int) -> int:
    """The seat that comes at a place of the turn order; the first player is at 0."""
    return (s.v[FIRST] + place) % s.v[PLAYERS]


def workers_on(s: State, board: int) -> int:
    """All workers on a board, the Automa's too."""
    n = s.v[AUTOMA_ON + board]
    for seat in range(s.v[PLAYERS]):
        n += s.v[seat_at(seat) + ON_BOARD + board]
    return n


def board_holds(s: State) -> int:
    return 4 if s.v[PLAYERS] == 4 else 3


def workers_in_hand(s: State, seat: int) -> int:
    at = AUTOMA_ON if seat == AUTOMA else seat_at(seat) + ON_BOARD
    n = 4
    for board in range(BOARDS):
        n -= s.v[at + board]
    return n


def missing(s: State, seat: int, costs: list[int], at: int) -> int:
    """The first resource a seat lacks for a cost: 0 for none, else resource + 1 + 8 * pieces."""
    goods = seat_at(seat) + GOODS
    for r in range(RESOURCES):
        short = costs[at + r] - s.v[goods + r]
        if short > 0:
            return r + 1 + 8 * short
    return 0


def emit(s: State, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    log = s.log
    if log is not None:
        log.append(kind)
        log.append(seat)
        log.append(a)
        log.append(b)
        log.append(c)


# The stack of pending frames


def push(s: State, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
    depth = s.v[DEPTH]
    at = FRAME + depth * FRAME_SIZE
    s.v[at] = kind
    s.v[at + 1] = seat
    s.v[at + 2] = a
    s.v[at + 3] = b
    s.v[DEPTH] = depth + 1


def pop(s: State) -> None:
    """Takes the top frame off. What it leaves behind is wiped: equal games are equal stores."""
    depth = s.v[DEPTH] - 1
    at = FRAME + depth * FRAME_SIZE
    s.v[at] = 0
    s.v[at + 1] = 0
    s.v[at + 2] = 0
    s.v[at + 3] = 0
    s.v[DEPTH] = depth


def top(s: State) -> int:
    """Where the top frame lies in the store: kind, seat, a, b from there on."""
    return FRAME + (s.v[DEPTH] - 1) * FRAME_SIZE


def start_effect(s: State, seat: int, effect: int) -> None:
    """Puts an effect on the stack: a choice of sides first, where it has a "/"."""
    if s.t.effect_count[effect] > 1:
        push(s, OPTION_CHOICE, seat, effect)
    else:
        start_option(s, seat, effect, 0)


def start_option(s: State, seat: int, effect: int, side: int) -> None:
    start = s.t.option_start[s.t.effect_first[effect] + side]
    if s.t.program[start] != OP_END:
        push(s, EFFECT, seat, start)
