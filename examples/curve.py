"""Two curves over time as an SVG: games won, and points ahead."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

COLOURS = ("#1f5673", "#b0483a")
WIDTH, HEIGHT, LEFT, TOP, GAP = 340, 220, 50, 60, 70


@dataclass
class Curve:
    minutes: list[float] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    ahead: list[float] = field(default_factory=list)

    def add(self, minutes: float, won: float, ahead: float) -> None:
        self.minutes.append(minutes)
        self.won.append(won)
        self.ahead.append(ahead)


def draw(curves: Mapping[str, Curve]) -> str:
    """Against each rival: the share of games won, and VP ahead, over minutes of one core."""
    far = max((curve.minutes[-1] for curve in curves.values() if curve.minutes), default=1.0)
    ahead = [value for curve in curves.values() for value in curve.ahead] or [0.0]
    low, high = min(0.0, 10 * (min(ahead) // 10)), max(0.0, -10 * (-max(ahead) // 10))
    high = max(high, low + 10)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH + GAP + 2 * LEFT} '
        f'{HEIGHT + TOP + 60}" role="img" font-family="Georgia,serif" font-size="13" '
        'fill="#2f2a24">',
        '<rect width="100%" height="100%" fill="#fbf7ef"/>',
    ]
    won = {rival: [100 * value for value in curve.won] for rival, curve in curves.items()}
    points = {rival: curve.ahead for rival, curve in curves.items()}
    times = {rival: curve.minutes for rival, curve in curves.items()}
    parts += _panel(LEFT, "games won, %", times, won, far, 0, 100)
    parts += _panel(LEFT + WIDTH + GAP, "victory points ahead", times, points, far, low, high)
    return "\n".join([*parts, "</svg>", ""])


def _panel(
    left: float,
    title: str,
    times: Mapping[str, Sequence[float]],
    curves: Mapping[str, Sequence[float]],
    far: float,
    low: float,
    high: float,
) -> list[str]:
    def x(minutes: float) -> float:
        return round(left + minutes / far * WIDTH, 1)

    def y(value: float) -> float:
        return round(TOP + HEIGHT - (value - low) / (high - low) * HEIGHT, 1)

    parts = [f'<text x="{left}" y="30" font-size="16">{title}</text>']
    step = (high - low) / 4
    for i in range(5):
        value = low + i * step
        parts.append(f'<path d="M{left} {y(value)}h{WIDTH}" stroke="#d9d0c1"/>')
        parts.append(
            f'<text x="{left - 8}" y="{y(value) + 4}" text-anchor="end">{value:.0f}</text>'
        )
    for i, (rival, values) in enumerate(curves.items()):
        colour = COLOURS[i % len(COLOURS)]
        line = " ".join(f"{x(t)},{y(v)}" for t, v in zip(times[rival], values, strict=True))
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(
            f'<text x="{left + 130 * i}" y="{TOP + HEIGHT + 46}" fill="{colour}">'
            f"against {rival}</text>"
        )
    for minutes in (0.0, far / 2, far):
        parts.append(
            f'<text x="{x(minutes)}" y="{TOP + HEIGHT + 20}" text-anchor="middle">'
            f"{minutes:.1f} min</text>"
        )
    return parts
