"""Counts lines of play: a slip in the rules that no test thinks of shows in these numbers."""

from tearum.engine.core import apply
from tearum.engine.ints import i64
from tearum.engine.layout import MENU
from tearum.engine.state import State


def perft(s: State, depth: i64) -> i64:
    """How many lines of `depth` decisions there are from here; a game that ends sooner is one."""
    size: i64 = s.menu_size()
    if depth == 0 or size == 0:
        return 1
    if depth == 1:
        return size
    lines: i64 = 0
    for i in range(size):
        after = s.copy()
        apply(after, s.store[MENU + i])
        lines += perft(after, depth - 1)
    return lines
