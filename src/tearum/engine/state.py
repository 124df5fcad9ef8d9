"""The state: a flat store of integers, the deal and the tables it is played with."""

from tearum.engine.components import AUTOMA, BOARDS, RESOURCES
from tearum.engine.frames import EFFECT, OPTION_CHOICE
from tearum.engine.ints import i64, vec
from tearum.engine.layout import (
    AUTOMA_ON,
    DEAL_SIZE,
    DEPTH,
    FIRST,
    FRAME,
    FRAME_SIZE,
    GOODS,
    MENU,
    MENU_SIZE,
    ON_BOARD,
    PLAYERS,
    SEAT,
    SEAT_SIZE,
    SIZE,
)
from tearum.engine.tables import OP_END, Tables


class State:
    def __init__(self, tables: Tables, deal: vec[i64], store: vec[i64]) -> None:
        self.t: Tables = tables
        self.d: vec[i64] = deal  # all the luck; never changed after set-up, shared by copies
        self.v: vec[i64] = store  # everything else
        self.log: list[int] | None = None  # events, five integers each, when somebody listens

    def copy(self) -> "State":
        """An independent state; nobody listens to it."""
        return State(self.t, self.d, self.v[:])


def empty_state(tables: Tables) -> State:
    return State(tables, vec[i64]([0] * DEAL_SIZE), vec[i64]([0] * SIZE))


def seat_at(seat: i64) -> i64:
    return SEAT + seat * SEAT_SIZE


def sides(s: State) -> i64:
    """Which side of boards and tiles lies up: 0 for four players, 1 for two or three."""
    return 0 if s.v[PLAYERS] == 4 else 1


def in_turn_order(s: State, place: i64) -> i64:
    """The seat that comes at a place of the turn order; the first player is at 0."""
    return (s.v[FIRST] + place) % s.v[PLAYERS]


def workers_on(s: State, board: i64) -> i64:
    """All workers on a board, the Automa's too; an empty seat has none."""
    v, at = s.v, SEAT + ON_BOARD + board
    return (
        v[AUTOMA_ON + board]
        + v[at]
        + v[at + SEAT_SIZE]
        + v[at + 2 * SEAT_SIZE]
        + v[at + 3 * SEAT_SIZE]
    )


def board_holds(s: State) -> i64:
    return 4 if s.v[PLAYERS] == 4 else 3


def workers_in_hand(s: State, seat: i64) -> i64:
    at = AUTOMA_ON if seat == AUTOMA else seat_at(seat) + ON_BOARD
    n = 4
    for board in range(BOARDS):
        n -= s.v[at + board]
    return n


def pieces(s: State, at: i64) -> i64:
    """All pieces of six resources that lie from `at` on."""
    v = s.v
    return v[at] + v[at + 1] + v[at + 2] + v[at + 3] + v[at + 4] + v[at + 5]


def missing(s: State, seat: i64, costs: list[int], at: i64) -> i64:
    """The first resource a seat lacks for a cost: 0 for none, else resource + 1 + 8 * pieces."""
    v, goods = s.v, seat_at(seat) + GOODS
    r: i64
    for r in range(RESOURCES):
        short = costs[at + r] - v[goods + r]
        if short > 0:
            return r + 1 + 8 * short
    return 0


def emit(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    log = s.log
    if log is not None:
        log.append(kind)
        log.append(seat)
        log.append(a)
        log.append(b)
        log.append(c)


# The menu of the pending decision


def add(s: State, code: i64) -> None:
    v = s.v
    size = v[MENU_SIZE]
    v[MENU + size] = code
    v[MENU_SIZE] = size + 1


def menu_of(s: State) -> list[int]:
    """The legal actions, in ascending order; empty when the game is over."""
    return [int(s.v[MENU + i]) for i in range(s.v[MENU_SIZE])]


# The stack of pending frames


def push(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
    v = s.v
    depth = v[DEPTH]
    at = FRAME + depth * FRAME_SIZE
    v[at] = kind
    v[at + 1] = seat
    v[at + 2] = a
    v[at + 3] = b
    v[DEPTH] = depth + 1


def pop(s: State) -> None:
    """Takes the top frame off. What it leaves behind is wiped: equal games are equal stores."""
    v = s.v
    depth = v[DEPTH] - 1
    at = FRAME + depth * FRAME_SIZE
    v[at] = 0
    v[at + 1] = 0
    v[at + 2] = 0
    v[at + 3] = 0
    v[DEPTH] = depth


def top(s: State) -> i64:
    """Where the top frame lies in the store: kind, seat, a, b from there on."""
    return FRAME + (s.v[DEPTH] - 1) * FRAME_SIZE


def start_effect(s: State, seat: i64, effect: i64) -> None:
    """Puts an effect on the stack: a choice of sides first, where it has a "/"."""
    if s.t.effect_count[effect] > 1:
        push(s, OPTION_CHOICE, seat, effect)
    else:
        start_option(s, seat, effect, 0)


def start_option(s: State, seat: i64, effect: i64, side: i64) -> None:
    start = s.t.option_start[s.t.effect_first[effect] + side]
    if s.t.program[start] != OP_END:
        push(s, EFFECT, seat, start)
