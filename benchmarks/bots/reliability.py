"""A reliability diagram as SVG: what was stated across, what happened upwards."""

from html import escape

SIZE, EDGE = 360, 48
COLOURS = ("#1d5c7a", "#b0825c", "#7a1d3f", "#4b7a1d")


def chart(title: str, curves: dict[str, list[tuple[int, float, float]]]) -> str:
    """A line for each curve of (how many, stated, happened); the diagonal is a perfect bot."""

    def x(share: float) -> float:
        return EDGE + share * SIZE

    def y(share: float) -> float:
        return EDGE + (1 - share) * SIZE

    side = SIZE + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" role="img" '
        f'font-family="sans-serif" font-size="13" aria-label="{escape(title)}">',
        f'<rect width="{side}" height="{side}" fill="#fffdf7"/>',
        f'<text x="{EDGE}" y="26" font-weight="bold">{escape(title)}</text>',
        f'<path d="M{x(0):.0f} {y(0):.0f}L{x(1):.0f} {y(1):.0f}" stroke="#999"/>',
        f'<rect x="{EDGE}" y="{EDGE}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#ccc"/>',
    ]
    for tenth in range(0, 11, 2):
        share = tenth / 10
        at = f'{x(share):.0f}" y="{y(0) + 18:.0f}" text-anchor="middle'
        parts.append(f'<text x="{at}">{share:.0%}</text>')
        parts.append(
            f'<text x="{EDGE - 6}" y="{y(share) + 5:.0f}" text-anchor="end">{share:.0%}</text>'
        )
    for i, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[i % len(COLOURS)]
        line = " ".join(f"{x(stated):.1f},{y(happened):.1f}" for _, stated, happened in curve)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}"/>')
        for count, stated, happened in curve:
            radius = min(9.0, 1.5 + count**0.5 / 6)
            parts.append(
                f'<circle cx="{x(stated):.1f}" cy="{y(happened):.1f}" r="{radius:.1f}" '
                f'fill="{colour}"/>'
            )
        parts.append(
            f'<text x="{EDGE + 12}" y="{EDGE + 20 + 18 * i}" fill="{colour}">{escape(name)}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"
