"""Plots, drawn by Vega-Lite and put into the page as SVG.

They are narrow enough for a phone. The colours are those of the light theme; the page's style sheet
replaces each by its token, so that plots follow the dark theme. Nothing is shown by colour alone.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

import altair as alt
import vl_convert
from markupsafe import Markup

from tearum.balance.pages.number_format import NumberFormat
from tearum.lab.intervals import Interval

INK: Final = "#2b2118"
SOFT: Final = "#5b4a36"
RULE: Final = "#c5a872"
BAND: Final = "#e6d3a8"
SEA: Final = "#1f5a6b"
BLUE: Final = "#2c4f9e"
RED: Final = "#a6302b"
PAPER: Final = "#fbf3df"
SANS: Final = "Alegreya Sans, Gill Sans, Segoe UI, Liberation Sans, sans-serif"
SMALLEST_LABEL: Final = 1.0  # of a bar's units: a narrower part has no room for its label
STEP: Final = 19  # of a line with a name


@dataclass(frozen=True)
class Dot:
    """A named value with its interval."""

    name: str
    found: Interval
    notable: bool = False


@dataclass(frozen=True)
class Pair:
    """An item with two values: how often it is taken, and its effect."""

    name: str
    share: Interval | None
    effect: Interval | None
    notable: bool = False


@dataclass(frozen=True)
class Segment:
    """A part of a stacked bar, with a short label inside."""

    bar: str
    label: str
    value: float
    colour: str


class Plots:
    """Draws in one language; every plot gets its own id within the page."""

    def __init__(self, language: str) -> None:
        signs = NumberFormat(language)
        self._locale = {
            "decimal": signs.point,
            "thousands": signs.thousands,
            "grouping": [3],
            "currency": ["$", ""],
        }
        self._percent = f"datum.label + '{signs.percent}'"
        self._count = 0
        self._datasets: dict[str, Sequence[Mapping[str, Any]]] = {}  # of the current plot

    # Kinds of plots

    def dots(
        self,
        dots: Sequence[Dot],
        axis: str,
        title: str,
        description: str,
        mark: float | None = None,
        band: tuple[float, float] | None = None,
    ) -> Markup:
        """Values below one another, with a line to compare them with."""
        data = [_row(dot.name, dot.found, dot.notable) for dot in dots]
        domain = _domain(data, mark, band)
        return self._draw(
            self._forest(data, axis, 220, True, mark, band, domain), title, description
        )

    def pairs(
        self,
        pairs: Sequence[Pair],
        axes: tuple[str, str],
        title: str,
        description: str,
        band: tuple[float, float] | None = None,
    ) -> Markup:
        """How often an item is taken and its effect, side by side."""
        left = [_row(pair.name, pair.share, pair.notable) for pair in pairs]
        right = [_row(pair.name, pair.effect, pair.notable) for pair in pairs]
        top = max((row["high"] for row in left if row["high"] is not None), default=1.0)
        most = min(100.0, 10 * -(-(top + 2) // 10))
        chart = alt.hconcat(
            self._forest(left, axes[0], 104, True, None, band, (0.0, most)),
            self._forest(right, axes[1], 124, False, 0.0, None, _domain(right, 0.0, None)),
            spacing=14,
        )
        return self._draw(chart, title, description)

    def histogram(
        self,
        parts: Mapping[str, Mapping[int, float]],
        axis: str,
        title: str,
        description: str,
        colour: str = SEA,
    ) -> Markup:
        """How often each number occurs: the first part as bars, another as a line over them."""
        data = [
            {"part": part, "x": x, "share": 100 * share}
            for part, shares in parts.items()
            for x, share in sorted(shares.items())
        ]
        bars, *lines = parts
        x = alt.X("x:Q", title=axis, axis=alt.Axis(grid=False, tickMinStep=1))
        y = alt.Y("share:Q", title=None, axis=alt.Axis(labelExpr=self._percent, tickCount=4))
        base = self._chart(data)
        width = max(1.0, 290 / max(1, len(parts[bars])) - 1)
        layers: list[Any] = [
            base.transform_filter(f"datum.part == {bars!r}")
            .mark_bar(color=colour, opacity=0.45, width=width)
            .encode(x=x, y=y)
        ]
        for line in lines:
            layers.append(
                base.transform_filter(f"datum.part == {line!r}")
                .mark_line(color=INK, interpolate="step", strokeWidth=1.8)
                .encode(x=x, y=y)
            )
        return self._draw(alt.layer(*layers).properties(width=310, height=130), title, description)

    def rounds(
        self, series: Mapping[str, Sequence[tuple[str, Interval]]], title: str, description: str
    ) -> Markup:
        """Shares by round; each series has its own symbol, dash and name at its end."""
        data = [
            _row(name, found) | {"x": x, "place": place}
            for name, points in series.items()
            for place, (x, found) in enumerate(points)
        ]
        order = list(series)
        x = alt.X("x:O", title=None, sort=None, axis=alt.Axis(labelAngle=0))
        scale = alt.Scale(domain=[0, 100])
        y = alt.Y("value:Q", title=None, scale=scale, axis=alt.Axis(labelExpr=self._percent))
        base = self._chart(data)
        sign = alt.Shape("name:N", sort=order, legend=None)
        dash = alt.StrokeDash("name:N", sort=order, legend=None)
        ends = [row for row in data if row["place"] == len(series[row["name"]]) - 1]
        names = [
            self._chart([row])
            .mark_text(
                align="right", dx=-11 if i else 0, dy=0 if i else -13, color=INK, fontSize=12
            )
            .encode(x=x, y=y, text=alt.Text("name:N"))
            for i, row in enumerate(ends)
        ]
        chart = alt.layer(
            base.mark_line(color=SEA, strokeWidth=2).encode(x=x, y=y, strokeDash=dash),
            base.mark_rule(color=SEA, strokeWidth=1.5).encode(
                x=x, y=alt.Y("low:Q", scale=scale), y2=alt.Y2("high"), detail=alt.Detail("name:N")
            ),
            base.mark_point(color=SEA, fill=PAPER, size=55, opacity=1).encode(x=x, y=y, shape=sign),
            *names,
        )
        return self._draw(chart.properties(width=310, height=190), title, description)

    def calibration(
        self,
        points: Sequence[tuple[float, Interval]],
        axes: tuple[str, str],
        title: str,
        description: str,
    ) -> Markup:
        """Estimated chances against shares that won, with the line on which both are equal."""
        data = [_row("", found) | {"estimated": 100 * estimated} for estimated, found in points]
        scale = alt.Scale(domain=[0, 100])
        percent = alt.Axis(labelExpr=self._percent, values=[0, 25, 50, 75, 100])
        x = alt.X("estimated:Q", title=axes[0], scale=scale, axis=percent)
        base = self._chart(data)
        line = self._chart([{"x": 0, "y": 0}, {"x": 100, "y": 100}])
        chart = alt.layer(
            line.mark_line(color=SOFT, strokeDash=[4, 3], strokeWidth=1.2).encode(
                x=alt.X("x:Q", scale=scale), y=alt.Y("y:Q", scale=scale)
            ),
            base.mark_rule(color=SEA, strokeWidth=2).encode(
                x=x, y=alt.Y("low:Q", title=axes[1], scale=scale, axis=percent), y2=alt.Y2("high")
            ),
            base.mark_point(filled=True, color=SEA, size=45, opacity=1).encode(
                x=x, y=alt.Y("value:Q", scale=scale)
            ),
        )
        return self._draw(chart.properties(width=230, height=200), title, description)

    def stacks(
        self, segments: Sequence[Segment], axis: str, title: str, description: str
    ) -> Markup:
        """Bars of parts that add up. Every part that is wide enough has its label inside."""
        ends: dict[str, float] = {}
        data = []
        for number, segment in enumerate(segments):
            start = ends.get(segment.bar, 0.0)
            ends[segment.bar] = start + segment.value
            data.append(
                {
                    "bar": segment.bar,
                    "label": segment.label if segment.value >= SMALLEST_LABEL else "",
                    "from": start,
                    "to": start + segment.value,
                    "middle": start + segment.value / 2,
                    "fill": segment.colour,
                    "shade": 0.5 if number % 2 else 0.25,
                }
            )
        base = self._chart(data)
        names = alt.Axis(labelLimit=150, labelPadding=8, minExtent=96, ticks=False, domain=False)
        y = alt.Y("bar:N", sort=None, title=None, axis=names)
        scale = alt.Scale(domain=[0, max(ends.values(), default=1.0)], nice=False)
        chart = alt.layer(
            base.mark_bar(stroke=PAPER, strokeWidth=1).encode(
                y=y,
                x=alt.X("from:Q", title=axis, scale=scale, axis=alt.Axis(tickCount=5)),
                x2=alt.X2("to"),
                fill=alt.Fill("fill:N", scale=None),
                fillOpacity=alt.FillOpacity("shade:Q", scale=None),
            ),
            base.mark_text(color=INK, fontSize=11).encode(
                y=y, x=alt.X("middle:Q", scale=scale), text=alt.Text("label:N")
            ),
        )
        return self._draw(chart.properties(width=250, height=alt.Step(26)), title, description)

    # Parts

    def _forest(
        self,
        data: Sequence[dict[str, Any]],
        axis: str,
        width: int,
        named: bool,
        mark: float | None,
        band: tuple[float, float] | None,
        domain: tuple[float, float],
    ) -> Any:
        base = self._chart(data)
        names = alt.Axis(labelLimit=150, labelPadding=8, ticks=False, domain=False)
        y = alt.Y("name:N", sort=None, title=None, axis=names if named else None)
        scale = alt.Scale(domain=domain, nice=False, zero=False, clamp=True)
        x = alt.X("value:Q", title=axis, scale=scale, axis=alt.Axis(tickCount=4))
        layers: list[Any] = []
        if band is not None:
            low, high = max(100 * band[0], domain[0]), min(100 * band[1], domain[1])
            area = self._chart([{"from": low, "to": high}])
            layers.append(
                area.mark_rect(color=BAND, opacity=0.75).encode(x=alt.X("from:Q"), x2=alt.X2("to"))
            )
        if mark is not None:
            line = self._chart([{"mark": 100 * mark}])
            layers.append(
                line.mark_rule(color=SOFT, strokeDash=[4, 3], strokeWidth=1.2).encode(
                    x=alt.X("mark:Q")
                )
            )
        known = base.transform_filter("isValid(datum.value)")
        layers += [
            known.mark_rule(color=SEA, strokeWidth=2, clip=True).encode(
                y=y, x=alt.X("low:Q", title=axis, scale=scale), x2=alt.X2("high")
            ),
            known.mark_point(size=50, opacity=1, stroke=SEA, strokeWidth=1.8).encode(
                y=y,
                x=x,
                fill=alt.Fill("fill:N", scale=None),
                shape=alt.Shape("shape:N", scale=None),
            ),
        ]
        # Every name keeps its line, even where nothing was measured.
        layers.append(base.mark_point(opacity=0, size=0).encode(y=y))
        return alt.layer(*layers).properties(width=width, height=alt.Step(STEP))

    def _chart(self, data: Sequence[Mapping[str, Any]]) -> alt.Chart:
        """A chart of some rows. They are added when it is drawn: charts are copied often."""
        name = f"data{len(self._datasets)}"
        self._datasets[name] = data
        return alt.Chart(alt.NamedData(name))

    def _draw(self, chart: alt.TopLevelMixin, title: str, description: str) -> Markup:
        """The plot as SVG that can be put into a page with others."""
        spec = chart.configure(**_LOOK).to_dict(validate=False)
        spec["datasets"], self._datasets = self._datasets, {}
        locale: Any = self._locale
        svg = vl_convert.vegalite_to_svg(spec, allowed_base_urls=[], format_locale=locale)
        self._count += 1
        name = f"plot{self._count}"
        svg = re.sub(r' (?:aria-\w+|role|pointer-events|class)="[^"]*"', "", svg)
        svg = re.sub(r'<path d="" display="none"/>', "", svg)
        # Vega numbers ids over all plots it ever drew; here each plot has its own.
        for number, found in enumerate(dict.fromkeys(re.findall(r'\bid="(\w+)"', svg))):
            svg = re.sub(rf'(\bid="|url\(#){found}\b', rf"\g<1>{name}-{number}", svg)
        svg = re.sub(r"(\d+\.\d\d)\d+", r"\1", svg)
        head = f'<svg role="img" aria-labelledby="{name}-title {name}-description"'
        texts = (
            f'<title id="{name}-title">{escape(title)}</title>'
            f'<desc id="{name}-description">{escape(description)}</desc>'
        )
        old_head = r'<svg xmlns="[^"]*" xmlns:xlink="[^"]*" version="1.1"([^>]*)>'
        return Markup(re.sub(old_head, lambda found: f"{head}{found[1]}>{texts}", svg, count=1))


def _domain(
    data: Sequence[dict[str, Any]], mark: float | None, band: tuple[float, float] | None
) -> tuple[float, float]:
    """From the lowest to the highest value, and a little more.

    Very wide intervals of rare items would flatten the others, so they may leave the plot.
    """
    known = [row for row in data if row["value"] is not None]
    ends = [100 * value for value in (*(band or ()), *(() if mark is None else (mark,)))]
    ends += [row["value"] for row in known]
    reach = sorted(row["high"] - row["value"] for row in known)
    usual = reach[len(reach) * 3 // 4] if reach else 1.0
    for row in known:
        if row["high"] - row["low"] <= 6 * usual:
            ends += [row["low"], row["high"]]
    low, high = min(ends), max(ends)
    room = max(0.5, 0.04 * (high - low))
    return low - room, high + room


def _row(name: str, found: Interval | None, notable: bool = False) -> dict[str, Any]:
    """In percent; an infinite interval is left out."""
    if found is None:
        return {"name": name, "value": None, "low": None, "high": None}
    low, high = max(found.low, -9.0), min(found.high, 9.0)
    return {
        "name": name,
        "value": 100 * found.value,
        "low": 100 * (found.value if low == -9.0 else low),
        "high": 100 * (found.value if high == 9.0 else high),
        "fill": SEA if notable else PAPER,
        "shape": "diamond" if notable else "circle",
    }


_LOOK: Final[dict[str, Any]] = {
    "aria": False,
    "background": "transparent",
    "font": SANS,
    "view": alt.ViewConfig(stroke=None),
    "axis": alt.AxisConfig(
        labelColor=INK,
        titleColor=SOFT,
        gridColor=RULE,
        gridOpacity=0.45,
        domainColor=RULE,
        tickColor=RULE,
        labelFontSize=12,
        titleFontSize=12,
        titleFontWeight="normal",
    ),
}
