"""The words of an edition file, in the order of the engine's indices."""

from typing import Final

RESOURCES: Final = ("wheat", "wood", "ore", "barrel", "tobacco", "cannon")
CUBES: Final = RESOURCES[:3]
VP_COLOURS: Final = ("blue", "red")
BOARDS: Final = ("governor", "market", "harbor", "tavern")
SYMBOLS: Final = ("hygiene", "security", "entertainment")
BUILDING_COLOURS: Final = ("crown", "trades", "hygiene", "entertainment", "security")
TURNS: Final = ("A", "B", "automa")
LANGUAGES: Final = ("en", "fr", "de")

_QUOTED: Final = 40


def quote(text: str) -> str:
    """The text as it may stand in a message: short, on one line, nothing invisible."""
    return repr(text if len(text) <= _QUOTED else text[:_QUOTED] + "...")


def suggestion(word: str, known: tuple[str, ...]) -> str:
    """What to add to a message about an unknown word: '; did you mean ...?', or nothing."""
    from difflib import get_close_matches  # only needed when something is wrong

    near = get_close_matches(word[:_QUOTED].lower(), known, n=1, cutoff=0.6)
    return f"; did you mean {quote(near[0])}?" if near else ""
