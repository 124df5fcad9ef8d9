"""What others chose in secret appears as the imagined state has it (END-04)."""

from types import SimpleNamespace
from typing import Any

from tearum.engine.constants.actions import CONVERT_BLUE, CONVERT_RED
from tearum.engine.constants.events import CONVERSION_CHOSEN
from tearum.game.actions.event import SIZE
from tearum.game.secret_conversions import codes_as_imagined, log_as_imagined

# In the imagined state seat 0 has bought 3 blue and 1 red, seat 1 two and 5, seat 2 six and 4.
STATE: Any = SimpleNamespace(
    converted_blue=lambda seat: (3, 2, 6)[seat], converted_red=lambda seat: (1, 5, 4)[seat]
)
OTHER = CONVERSION_CHOSEN + 1


def test_decisions_of_others_have_the_imagined_figures() -> None:
    codes = [7, CONVERT_BLUE + 9, CONVERT_RED + 8, CONVERT_BLUE, CONVERT_RED + 7]
    deciders = [0, 0, 0, 2, 2]
    theirs = [CONVERT_BLUE + 6, CONVERT_RED + 4]
    assert codes_as_imagined(STATE, 0, codes, deciders) == [*codes[:3], *theirs]
    mine = [7, CONVERT_BLUE + 3, CONVERT_RED + 1]
    assert codes_as_imagined(STATE, 2, codes, deciders) == [*mine, *codes[3:]]
    assert codes_as_imagined(STATE, None, codes, deciders) == [*mine, *theirs]


def test_events_of_others_have_the_imagined_figures() -> None:
    def event(kind: int, seat: int, *figures: int) -> list[int]:
        return [kind, seat, *figures, *[0] * (SIZE - 2 - len(figures))]

    first, second = event(CONVERSION_CHOSEN, 0, 9, 8), event(CONVERSION_CHOSEN, 2, 7, 9)
    between = event(OTHER, 1, 7, 9)
    log = [*first, *between, *second]
    imagined = event(CONVERSION_CHOSEN, 0, 3, 1), event(CONVERSION_CHOSEN, 2, 6, 4)
    assert log_as_imagined(STATE, 0, log) == [*first, *between, *imagined[1]]
    assert log_as_imagined(STATE, 2, log) == [*imagined[0], *between, *second]
    assert log_as_imagined(STATE, None, log) == [*imagined[0], *between, *imagined[1]]
    assert log == [*first, *between, *second]  # the true one stays as it is
