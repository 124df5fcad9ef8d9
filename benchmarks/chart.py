"""A chart of horizontal bars as SVG, on a scale where each step is ten times the last."""

from html import escape
from math import ceil, floor, log10

WIDTH, LEFT, BAR, GAP = 720, 270, 22, 10


def bars(title: str, values: dict[str, float]) -> str:
    low = floor(log10(min(values.values())))
    high = ceil(log10(max(values.values())))
    scale = (WIDTH - LEFT - 70) / (high - low)
    height = 56 + len(values) * (BAR + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="14" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf7"/>',
        f'<text x="10" y="24" font-weight="bold">{escape(title)}</text>',
    ]
    for power in range(low, high + 1):
        x = LEFT + (power - low) * scale
        parts.append(f'<path d="M{x:.0f} 36V{height - 8}" stroke="#ddd"/>')
    for i, (name, value) in enumerate(values.items()):
        y = 44 + i * (BAR + GAP)
        length = (log10(value) - low) * scale
        colour = "#1d5c7a" if name.startswith("tearum") else "#b0825c"
        parts.append(f'<text x="{LEFT - 8}" y="{y + 16}" text-anchor="end">{escape(name)}</text>')
        parts.append(
            f'<rect x="{LEFT}" y="{y}" width="{length:.0f}" height="{BAR}" fill="{colour}"/>'
        )
        parts.append(f'<text x="{LEFT + length + 6:.0f}" y="{y + 16}">{value:.2f}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
