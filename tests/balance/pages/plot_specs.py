"""One plot of each kind, as it is described to the program that draws it.

The descriptions are pinned in `plot_specs.json`; `python -m tests.balance.pages.plot_specs` writes
them anew. Look at the plots of a report before you do.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tearum.balance.pages.plots import BLUE, RED, Dot, Pair, Plots, Segment
from tearum.lab.intervals import Interval

PINNED = Path(__file__).with_suffix(".json")
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'version="1.1" width="9">'
)
INFINITE = float("inf")
TEXTS = ("The title", "The description")

DRAWN: dict[str, Callable[[Plots], object]] = {
    "dots": lambda plots: plots.dots(
        [
            Dot("Tower", Interval(0.31, 0.22, 0.45), notable=True),
            Dot("Quay", Interval(0.12, 0.1, 0.15)),
            Dot("Rare", Interval(0.5, -INFINITE, INFINITE)),
        ],
        "taken, %",
        *TEXTS,
        mark=0.25,
        band=(0.05, 0.4),
    ),
    "dots alone": lambda plots: plots.dots([], "taken, %", *TEXTS, mark=0.3),
    "pairs": lambda plots: plots.pairs(
        [
            Pair("Tower", Interval(0.31, 0.22, 0.45), Interval(-0.02, -0.05, 0.01), notable=True),
            Pair("Quay", None, Interval(0.03, 0.01, 0.06)),
            Pair("Wharf", Interval(0.12, 0.1, 0.17), None),
        ],
        ("taken", "effect"),
        *TEXTS,
        band=(0.15, 0.7),
    ),
    "histogram": lambda plots: plots.histogram(
        {"all": {3: 0.5, 1: 0.2, 2: 0.3}, "winners": {1: 0.25, 3: 0.75}}, "points", *TEXTS, RED
    ),
    "rounds": lambda plots: plots.rounds(
        {
            "leader": [("1", Interval(0.4, 0.3, 0.5)), ("2", Interval(0.6, 0.55, 0.7))],
            "second": [("1", Interval(0.2, 0.1, 0.3))],
        },
        *TEXTS,
    ),
    "calibration": lambda plots: plots.calibration(
        [(0.1, Interval(0.15, 0.1, 0.25)), (0.8, Interval(0.7, 0.6, 0.75))],
        ("estimated", "won"),
        *TEXTS,
    ),
    "stacks": lambda plots: plots.stacks(
        [
            Segment("winner", "ships", 3.5, BLUE),
            Segment("winner", "goods", 0.5, RED),
            Segment("winner", "cards", 2.0, BLUE),
            Segment("loser", "ships", 1.0, RED),
        ],
        "points",
        *TEXTS,
    ),
}


def specs(patch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What each plot asks for, in German, where numbers are written in another way."""
    found: dict[str, Any] = {}
    for name, draw in DRAWN.items():

        def keep(spec: dict[str, Any], *, name: str = name, **options: Any) -> str:
            del spec["$schema"]
            found[name] = {"spec": spec, **options}
            return SVG

        patch.setattr("tearum.balance.pages.plots.vl_convert.vegalite_to_svg", keep)
        draw(Plots("de"))
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        PINNED.write_text(json.dumps(specs(patch), indent=1, ensure_ascii=False) + "\n")
