"""The ladder as a picture: the rating of each bot with its interval, the strongest on top."""

from collections.abc import Mapping
from html import escape
from typing import Final

from tearum.lab.intervals import Interval

WIDTH: Final = 760
LEFT: Final = 190  # for the names
RIGHT: Final = 110  # for the numbers
TOP: Final = 64
STEP: Final = 40
STYLE: Final = (
    "text{font:14px Georgia,serif;fill:#2f2a24}.title{font-size:17px}.small{font-size:12px;"
    "fill:#6b6257}.rule{stroke:#d9d0c1}.zero{stroke:#a89c88}.span{stroke:#1f5673;stroke-width:3;"
    "stroke-linecap:round}.dot{fill:#1f5673}"
)


def ladder(ratings: Mapping[str, Interval], title: str, note: str = "") -> str:
    """A self-contained SVG."""
    rungs = sorted(ratings.items(), key=lambda item: -item[1].value)
    low = min(interval.low for _, interval in rungs)
    high = max(interval.high for _, interval in rungs)
    step = _step(high - low)
    low, high = (low // step) * step, -(-high // step) * step
    height = TOP + STEP * len(rungs) + 56
    span = max(high - low, step)

    def x(value: float) -> float:
        return round(LEFT + (value - low) / span * (WIDTH - LEFT - RIGHT), 1)

    bottom = TOP + STEP * len(rungs)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ef"/>',
        f'<text class="title" x="20" y="32">{escape(title)}</text>',
    ]
    tick = low
    while tick <= low + span:
        kind = "zero" if tick == 0 else "rule"
        parts.append(f'<path class="{kind}" d="M{x(tick)} {TOP - 8}V{bottom}"/>')
        parts.append(
            f'<text class="small" text-anchor="middle" x="{x(tick)}" y="{bottom + 18}">'
            f"{_signed(tick)}</text>"
        )
        tick += step
    for i, (bot, interval) in enumerate(rungs):
        y = TOP + STEP * i + STEP // 2
        parts.append(f'<text text-anchor="end" x="{LEFT - 14}" y="{y + 5}">{escape(bot)}</text>')
        parts.append(f'<path class="span" d="M{x(interval.low)} {y}H{x(interval.high)}"/>')
        parts.append(f'<circle class="dot" cx="{x(interval.value)}" cy="{y}" r="6"/>')
        reach = (interval.high - interval.low) / 2
        text = _signed(interval.value) + (f" ± {reach:.0f}" if reach else "")
        parts.append(f'<text x="{WIDTH - RIGHT + 14}" y="{y + 5}">{text}</text>')
    parts.append(f'<text class="small" x="20" y="{height - 14}">{escape(note)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _step(span: float) -> int:
    """A round distance between the grid lines."""
    for step in (10, 25, 50, 100, 200, 250, 500, 1000):
        if span / step <= 8:
            return step
    return 2000


def _signed(value: float) -> str:
    return f"{value:+.0f}".replace("-", "\u2212") if round(value) else "0"
