"""Every figure that can have a target: how it is written, and where it is measured."""

from dataclasses import dataclass
from typing import Final

from tearum.balance.measures.item_kinds import DEALT, KINDS, SEQUELS
from tearum.balance.measures.table import Form
from tearum.bots.planning.preferences import PLAY_STYLES
from tearum.simulate.native.economy import STOCKS

EVERY: Final = "every_"  # begins the names of figures that each item of a kind has


@dataclass(frozen=True)
class Figure:
    """Where it is: table, row, column. Figures of every item have no row."""

    form: Form
    table: str = ""
    row: str = ""
    column: str = ""

    @property
    def scale(self) -> float:
        """What a bound in a file is divided by: shares and points are written as percentages."""
        return 1.0 if self.form == "number" else 100.0


FIGURES: Final[dict[str, Figure]] = {
    **{f"over_{stock}": Figure("share", "stocks", stock, "over") for stock in STOCKS},
    "conversion": Figure("number", "sources", "conversion", "all"),
    "every_hand": Figure("number", "hand", column="median"),
    "endowment_sums": Figure("number"),
    "seats": Figure("gap"),
    "places": Figure("gap"),
    "endowments": Figure("gap"),
    "alternatives": Figure("share", "actions", "alternative", "share"),
    "winners_blue": Figure("number", "ends", "blue", "winners_median"),
    **{
        key: Figure("number", "ends", key, "mean")
        for key in ("buildings", "captains", "contracts", "reputation", "population")
    },
    "different": Figure("share", "titles", "different", "games"),
    "governor": Figure("share", "titles", "governor", "games"),
    "nobody": Figure("share", "titles", "nobody", "games"),
    "limit": Figure("share", "limit", "all", "players"),
    **{
        f"strategy_{style}": Figure("points", "strategies", style, "difference")
        for style in PLAY_STYLES
    },
    **{f"{EVERY}{kind}": Figure("share", kind, column="share") for kind in KINDS if kind != DEALT},
    **{f"{EVERY}{then}": Figure("share", kind, column="sequel") for kind, then in SEQUELS.items()},
}
