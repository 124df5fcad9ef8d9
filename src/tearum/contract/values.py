"""How the engine's numbers become what people and JSON know.

Cards are called by their printed number, from 1; boards, resources and the like by name.
"""

from typing import Final

from tearum.contract.vocabulary import (
    BOARDS,
    CAUSES,
    COLOURS,
    FRAMES,
    ICONS,
    PHASES,
    RESOURCES,
)

Value = str | int | None

NAMED: Final[dict[str, tuple[str, ...]]] = {  # fields that are a word, with all their words
    "resource": RESOURCES,
    "board": BOARDS,
    "colour": COLOURS,
    "cause": CAUSES,
    "phase": PHASES,
    "asked": FRAMES,
}
FLAGS: Final = frozenset({"paid", "used", "shared", "alternative", "stop"})  # true or false
FROM_ONE: Final = frozenset(  # counted from 1, as they are printed
    {
        "building",
        "captain",
        "contract",
        "allegiance",
        "ship",
        "ship_row",
        "side",
        "slot",
        "endowment",
        "exchange",
        "round",
    }
)


def value_of(field: str, number: int) -> Value:
    """A number of the engine, as JSON has it."""
    if field in NAMED:
        return NAMED[field][number]
    if field in FROM_ONE:
        return number + 1
    if field in FLAGS:
        return number == 1
    if field == "declined":
        return ICONS[number - 1]
    if field in ("bonus_sold", "bonus_bought"):
        return RESOURCES[number - 1] if number > 0 else None
    return number
