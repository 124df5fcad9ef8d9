"""The kinds of things that players take."""

from typing import Final

SIDE: Final = "side"  # of an action tile that offers a choice
KINDS: Final = (
    "building",
    "captain",
    "contract",
    "ship",
    "ship_row",
    "tile",
    SIDE,
    "alternative",
    "step",
    "endowment",
    "allegiance",
    "wish",
)
# Whoever has taken one of the left side's things may later do this with it.
SEQUELS: Final = {"captain": "activated", "allegiance": "proven"}
UNCHOSEN: Final = ("step",)  # nobody picks one: who is far along differs from who is not
DEALT: Final = "endowment"  # nobody chooses it, so there is no share of chances
