"""Loops that run whole games inside the engine, for search, simulation and proof."""

from typing import Final

from tearum.engine.core import apply, why_not
from tearum.engine.ints import i64
from tearum.engine.layout import MENU, MENU_SIZE
from tearum.engine.rng import Rng
from tearum.engine.state import State

_MODULUS: Final = 2147483647


def state_hash(s: State) -> i64:
    """A number below 2**31 that two equal states share, on every build and machine."""
    h: i64 = 17
    for i in range(MENU_SIZE):
        h = (h * 48271 + i64(s.store[i]) + 1) % _MODULUS
    return h


def play_at_random(s: State, rng: Rng) -> i64:
    """Plays a game to its end with random actions; returns how many decisions it took."""
    store = s.store
    decisions: i64 = 0
    while store[MENU_SIZE] > 0:
        apply(s, store[MENU + rng.below(store[MENU_SIZE])])
        decisions += 1
    return decisions


def replay(s: State, codes: list[int]) -> i64:
    """Plays recorded codes; returns how many were legal before the first that is not."""
    done = 0
    for code in codes:
        if why_not(s, code) != 0:
            return done
        apply(s, code)
        done += 1
    return done
