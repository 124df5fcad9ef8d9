"""The few special characters of the table, for Unicode terminals and for plain ones."""

import unicodedata
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Glyphs:
    arrow: str
    here: str  # the row that would act now
    dot: str  # between two things
    free: str  # an empty place
    automa: str
    rule: str
    cut: str  # something was left out
    minus: str


UNICODE: Final = Glyphs("→", "▸", "·", "·", "◆", "─", "…", "−")
ASCII: Final = Glyphs("->", ">", "-", ".", "#", "-", "...", "-")

_REPLACEMENTS: Final = str.maketrans(
    {
        "’": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "–": "-",
        "−": "-",
        "…": "...",
        "→": "->",
        "\N{NARROW NO-BREAK SPACE}": " ",
        "\N{NO-BREAK SPACE}": " ",
    }
)


def plain(text: str, encoding: str) -> str:
    """The text for a terminal that knows fewer letters: without its accents, where need be."""
    text = text.translate(_REPLACEMENTS)
    return "".join(sign if _knows(encoding, sign) else _bare(sign) for sign in text)


def _knows(encoding: str, sign: str) -> bool:
    try:
        sign.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _bare(sign: str) -> str:
    letter = unicodedata.normalize("NFKD", sign)[0]
    return letter if letter.isascii() else "?"
