"""What is pending: the stack of frames, and the menu of the decision on top of it."""

from tearum.engine.constants.frames import EFFECT, OPTION_CHOICE
from tearum.engine.edition_tables import OP_END
from tearum.engine.ints import i64
from tearum.engine.layout import (
    DEPTH,
    FRAME,
    FRAME_A,
    FRAME_B,
    FRAME_KIND,
    FRAME_SEAT,
    FRAME_SIZE,
    MENU,
    MENU_SIZE,
)
from tearum.engine.state import State

# The menu


def clear_menu(s: State) -> None:
    s.store[MENU_SIZE] = 0


def add_to_menu(s: State, code: i64) -> None:
    store = s.store
    size = store[MENU_SIZE]
    store[MENU + size] = code
    store[MENU_SIZE] = size + 1


def add_run_to_menu(s: State, first: i64, codes: i64) -> None:
    """Adds so many codes, from the first on."""
    store = s.store
    size = store[MENU_SIZE]
    code: i64
    for code in range(codes):
        store[MENU + size + code] = first + code
    store[MENU_SIZE] = size + codes


def menu_of(s: State) -> list[int]:
    """The legal actions, in ascending order; empty when the game is over."""
    return [int(s.store[MENU + i]) for i in range(s.store[MENU_SIZE])]


# The stack of pending frames


def push(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
    store = s.store
    depth = store[DEPTH]
    at = FRAME + depth * FRAME_SIZE
    store[at + FRAME_KIND] = kind
    store[at + FRAME_SEAT] = seat
    store[at + FRAME_A] = a
    store[at + FRAME_B] = b
    store[DEPTH] = depth + 1


def pop(s: State) -> None:
    """Takes the top frame off. What it leaves behind is wiped: equal games are equal stores."""
    store = s.store
    depth = store[DEPTH] - 1
    at = FRAME + depth * FRAME_SIZE
    store[at + FRAME_KIND] = 0
    store[at + FRAME_SEAT] = 0
    store[at + FRAME_A] = 0
    store[at + FRAME_B] = 0
    store[DEPTH] = depth


def start_effect(s: State, seat: i64, effect: i64) -> None:
    """Puts an effect on the stack: a choice of sides first, where it has a "/"."""
    if s.tables.effect_count[effect] > 1:
        push(s, OPTION_CHOICE, seat, effect)
    else:
        start_option(s, seat, effect, 0)


def start_option(s: State, seat: i64, effect: i64, side: i64) -> None:
    start = s.tables.option_start[s.tables.effect_first[effect] + side]
    if s.tables.program[start] != OP_END:
        push(s, EFFECT, seat, start)
