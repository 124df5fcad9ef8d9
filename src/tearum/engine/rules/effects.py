"""Effects: the icons of a row, a card or a track step, resolved from left to right."""

from tearum.engine.constants.actions import CUBE, OPTION
from tearum.engine.constants.components import BLUE, CUBES, RED
from tearum.engine.constants.events import BY_EFFECT, BY_PERMANENT
from tearum.engine.constants.frames import (
    BUILDING,
    CONTRACTING,
    CUBE_CHOICE,
    HIRING,
    OPTION_CHOICE,
    TRADING,
)
from tearum.engine.constants.reasons import NO_SUCH_SIDE, NOT_ASKED, reason_with
from tearum.engine.edition_tables import (
    OP_BLUE,
    OP_BUILD,
    OP_CAPTAIN,
    OP_CUBE,
    OP_END,
    OP_EXPANSION,
    OP_GOODS,
    OP_MONEY,
    OP_POPULATION,
    OP_RED,
    OP_STAR,
    OP_TRADE,
)
from tearum.engine.ints import i64
from tearum.engine.pending import add_run_to_menu, pop, push, start_option
from tearum.engine.rules.allegiance import gain_vp
from tearum.engine.rules.payments import gain_money
from tearum.engine.rules.reputation import gain_population, gain_star
from tearum.engine.rules.warehouse import arrive_one, discard_tokens, tokens_left
from tearum.engine.state import State


def run_icon(s: State) -> None:
    """Resolves the next icon of the effect on top. What it causes is pushed above it (ACT-10)."""
    program = s.tables.program
    seat, icon = s.frame_seat(), s.frame_a()
    op, n = program[icon], program[icon + 1]
    if program[icon + 2] == OP_END:
        pop(s)
    else:
        s.set_frame_a(icon + 2)
    if op >= OP_GOODS:
        arrive_one(s, seat, op - OP_GOODS, n, BY_EFFECT)
    elif op >= OP_TRADE:
        ask_action(s, seat, op, n)
    else:
        gain(s, seat, op, n)


def gain(s: State, seat: i64, op: i64, n: i64) -> None:
    """Icons that give something, or let the player choose a cube."""
    if op == OP_MONEY:
        gain_money(s, seat, n, BY_EFFECT)
    elif op == OP_STAR:
        gain_star(s, seat)
    elif op == OP_BLUE:
        gain_vp(s, seat, BLUE, n, BY_EFFECT)
    elif op == OP_RED:
        gain_vp(s, seat, RED, n, BY_EFFECT)
    elif op == OP_CUBE:
        push(s, CUBE_CHOICE, seat)
    elif op == OP_POPULATION:
        gain_population(s, seat, n)
    elif op == OP_EXPANSION:
        discard_tokens(s, seat, n)
    else:  # OP_ALL_EXPANSIONS
        discard_tokens(s, seat, tokens_left(s, seat))


def ask_action(s: State, seat: i64, op: i64, less: i64) -> None:
    """Icons that are actions, which may be declined."""
    if op == OP_TRADE:
        push(s, TRADING, seat)
    elif op == OP_BUILD:
        push(s, BUILDING, seat, less)
    elif op == OP_CAPTAIN:
        push(s, HIRING, seat, less)
    else:  # OP_CONTRACT
        push(s, CONTRACTING, seat)


def run_palace(s: State) -> None:
    """Blue VP for a finished action on the Governor board (BLD-06)."""
    seat, points = s.frame_seat(), s.frame_a()
    pop(s)
    gain_vp(s, seat, BLUE, points, BY_PERMANENT)


# "/": one of the sides


def why_option(s: State, side: i64) -> i64:
    if s.frame_kind() != OPTION_CHOICE:
        return reason_with(NOT_ASKED, s.frame_kind())
    return 0 if side < s.tables.effect_count[s.frame_a()] else NO_SUCH_SIDE


def do_option(s: State, side: i64) -> None:
    seat, effect = s.frame_seat(), s.frame_a()
    pop(s)
    start_option(s, seat, effect, side)


def offer_options(s: State) -> None:
    add_run_to_menu(s, OPTION, s.tables.effect_count[s.frame_a()])


# The multicoloured cube (REC-02)


def why_cube(s: State) -> i64:
    return 0 if s.frame_kind() == CUBE_CHOICE else reason_with(NOT_ASKED, s.frame_kind())


def do_cube(s: State, resource: i64) -> None:
    seat = s.frame_seat()
    pop(s)
    arrive_one(s, seat, resource, 1, BY_EFFECT)


def offer_cubes(s: State) -> None:
    add_run_to_menu(s, CUBE, CUBES)
