"""Plots: what is drawn, and that a page can be read without seeing it."""

import json
import re

import pytest

from tearum.balance.pages.number_format import NumberFormat
from tearum.balance.pages.plots import Dot, Plots
from tearum.lab.intervals import Interval

from .plot_specs import DRAWN, PINNED, SVG, specs


def test_every_kind_is_described_as_pinned(monkeypatch: pytest.MonkeyPatch) -> None:
    pinned = json.loads(PINNED.read_text("utf-8"))
    found = specs(monkeypatch)
    assert found.keys() == pinned.keys() == DRAWN.keys()
    for name in found:
        assert found[name] == pinned[name], name


def test_a_plot_has_its_own_ids_its_words_and_no_needless_figures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = (
        f'{SVG}<g class="mark" role="graphics-object" aria-roledescription="rule" '
        'pointer-events="none"><clipPath id="clip7"/><path d="" display="none"/>'
        '<path id="clip12" clip-path="url(#clip7)" d="M1.23456,7.5L100.999"/></g></svg>'
    )
    monkeypatch.setattr(
        "tearum.balance.pages.plots.vl_convert.vegalite_to_svg", lambda *_, **__: drawn
    )
    page = Plots("en")
    dots = [Dot("Tower", Interval(0.3, 0.2, 0.4))]
    page.dots(dots, "", "", "")
    assert page.dots(dots, "taken", "Tea & rum", "<all> of it") == (
        '<svg role="img" aria-labelledby="plot2-title plot2-description" width="9">'
        '<title id="plot2-title">Tea &amp; rum</title>'
        '<desc id="plot2-description">&lt;all&gt; of it</desc>'
        '<g><clipPath id="plot2-0"/>'
        '<path id="plot2-1" clip-path="url(#plot2-0)" d="M1.23,7.5L100.99"/></g></svg>'
    )


def test_what_is_drawn_shows_names_axis_and_numbers_of_the_language() -> None:
    drawn = Plots("de").calibration(
        [(0.1, Interval(0.15, 0.1, 0.25))], ("geschätzt", "gewonnen"), "Titel", "Text"
    )
    words = re.findall(r">([^<>]+)</text>", drawn)
    assert words.count(f"25{NumberFormat('de').percent}") == 2  # on both axes
    assert {"geschätzt", "gewonnen"} <= set(words)
