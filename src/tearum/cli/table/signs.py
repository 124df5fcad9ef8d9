"""The few signs the table is drawn with, for terminals that know them and for those that don't."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Signs:
    arrow: str
    here: str  # the row that would act now
    dot: str  # between two things
    free: str  # an empty place
    automa: str
    rule: str
    cut: str  # something was left out
    minus: str


FINE: Final = Signs("→", "▸", "·", "·", "◆", "─", "…", "−")  # noqa: RUF001  (the minus sign)
PLAIN: Final = Signs("->", ">", "-", ".", "#", "-", "...", "-")

_PLAINER: Final = str.maketrans(
    {
        "’": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "–": "-",
        "−": "-",  # noqa: RUF001
        "…": "...",
        "→": "->",
        "\N{NARROW NO-BREAK SPACE}": " ",
        "\N{NO-BREAK SPACE}": " ",
    }
)


def plain(text: str) -> str:
    """The text for a terminal that has only the letters."""
    return text.translate(_PLAINER)
