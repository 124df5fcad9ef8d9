"""The one thing players choose in secret: how much money becomes points at the end (END-04)."""

from collections.abc import Sequence
from typing import Final

from tearum.engine.constants.actions import CONVERT_BLUE, CONVERT_RED
from tearum.engine.constants.components import BLUE, MAX_CONVERT, RED
from tearum.engine.constants.events import CONVERSION_CHOSEN
from tearum.engine.state import State
from tearum.game.actions.event import SIZE

_FIRST_CODE: Final = {BLUE: CONVERT_BLUE, RED: CONVERT_RED}
# The colour of the points that a code buys.
COLOUR_OF_CODE: Final = {
    code: colour
    for colour, first in _FIRST_CODE.items()
    for code in range(first, first + MAX_CONVERT + 1)
}


def codes_as_imagined(
    s: State, seat: int | None, codes: Sequence[int], deciders: Sequence[int]
) -> list[int]:
    """Past decisions, with what others than `seat` chose in secret as the state has it."""
    known = list(codes)
    for i, code in enumerate(codes):
        colour = COLOUR_OF_CODE.get(code)
        if colour is not None and deciders[i] != seat:
            known[i] = _FIRST_CODE[colour] + chosen(s, deciders[i], colour)
    return known


def log_as_imagined(s: State, seat: int | None, log: Sequence[int]) -> list[int]:
    """The engine's log of events, changed in the same way."""
    known = list(log)
    for at in range(0, len(log), SIZE):
        if log[at] == CONVERSION_CHOSEN and log[at + 1] != seat:
            for i, colour in enumerate((BLUE, RED)):
                known[at + 2 + i] = chosen(s, log[at + 1], colour)
    return known


def chosen(s: State, seat: int, colour: int) -> int:
    """The points of a colour that a seat has chosen to buy."""
    return int(s.converted_blue(seat) if colour == BLUE else s.converted_red(seat))
