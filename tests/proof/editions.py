"""Editions nobody has thought of: the classic one with some values changed, as far as it passes."""

import re
from random import Random

from hypothesis import strategies as st

from tearum.edition import Edition, check, load, parse

# A number, or an effect, that stands alone after its key or on a line of a list.
NUMBER = re.compile(r"^(?!schema|number|round)\w+ = ([0-9]+)$", re.MULTILINE)
EFFECT = re.compile(
    r'^(?:(?:alternative|instant|reward|gain) = |  )"([^"]*)",?$',
    re.MULTILINE,
)
ICONS = (
    *("$1", "$4", "$30", "star", "3 star", "2 red", "4 blue", "9 blue", "population"),
    *("3 population", "any cube", "2 any cube", "expansion", "all expansions", "wheat", "2 wood"),
    *("ore", "barrel", "3 tobacco", "cannon", "5 cannon", "trade", "build", "build(-2 cube)"),
    *("captain", "captain(-$3)", "contract"),
)


def effect(luck: Random) -> str:
    """Up to three icons, or a choice between such."""
    sides = [", ".join(luck.choices(ICONS, k=luck.randint(1, 3))) for _ in range(4)]
    return " / ".join(sides[: luck.choice((1, 1, 1, 2, 3, 4))])


def changed(text: str, luck: Random) -> str:
    """The text with one value changed."""
    kind = luck.choice((NUMBER, EFFECT))
    found = luck.choice(list(kind.finditer(text)))
    value = str(luck.randint(0, 30)) if kind is NUMBER else effect(luck)
    return text[: found.start(1)] + value + text[found.end(1) :]


@st.composite
def editions(draw: st.DrawFn) -> Edition:
    luck = draw(st.randoms(use_true_random=False))
    text = load("classic").source
    for _ in range(draw(st.integers(1, 20))):
        trial = changed(text, luck)
        if not check(trial.encode()):
            text = trial
    return parse(text.encode(), "random edition")
