"""Loops that run whole games inside the engine, for search, simulation and proof."""

from typing import Final

from tearum.engine.core import apply
from tearum.engine.rng import Rng
from tearum.engine.state import State

_MODULUS: Final = 2147483647


def state_hash(s: State) -> int:
    """A number below 2**31 that two equal states share, on every build and machine."""
    h = 17
    for value in s.v:
        h = (h * 48271 + value + 1) % _MODULUS
    return h


def play_at_random(s: State, rng: Rng) -> int:
    """Plays a game to its end with random actions; says how many decisions it took."""
    decisions = 0
    while len(s.menu) > 0:
        apply(s, s.menu[rng.below(len(s.menu))])
        decisions += 1
    return decisions


def replay(s: State, codes: list[int]) -> int:
    """Plays recorded codes. Says how many were legal before one was not: all of them, if all is well."""
    done = 0
    for code in codes:
        if code not in s.menu:
            return done
        apply(s, code)
        done += 1
    return done
