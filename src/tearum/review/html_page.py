"""The account as one page of HTML, without scripts, that prints well."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from tearum.engine.constants.components import ROUNDS
from tearum.game import Record
from tearum.review.account import Parts, Review, SeatReview, TurnReview
from tearum.review.wording import ACCOUNT, PARTS, ReviewWords

COLOURS: Final = ("#b3402e", "#1f6f8b", "#8a6d1a", "#4d7a3a")  # of the seats
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3")  # so that they differ without colour
WIDTH, HEIGHT, LEFT, BOTTOM = 720, 260, 40, 24  # of the graph
BAR: Final = 120  # half the width of a bar, which stands for 100 points
STYLE: Final = """
body { font: 15px/1.45 Georgia, serif; color: #2b2118; max-width: 64rem; margin: 1.5rem auto;
  padding: 0 1rem; }
p { margin: .3rem 0; max-width: 46rem }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.15rem; margin: 1.4rem 0 .4rem }
.wide { overflow-x: auto } .columns { display: grid; gap: .5rem 2rem; margin: .5rem 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr)) }
.columns > * { min-width: 0 } .columns p, caption { font-weight: bold; text-align: left }
.columns table { font-size: .85em }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .15rem .4rem; border-bottom: 1px solid #ddd2bf;
  white-space: nowrap } th { font-weight: normal; color: #6b5b48 }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto } ol { padding-left: 1.3rem } li { padding-left: .2rem }
dl { margin: .2rem 0; display: grid; grid-template-columns: max-content 1fr; gap: 0 .7rem }
dt { color: #6b5b48 } dd { margin: 0 } .soft { color: #6b5b48; font-size: .9rem }
@media (max-width: 40rem) { body { font-size: 13px } th, td { padding: .15rem .25rem } }
@media print { @page { margin: 9mm } html { font-size: 10px } p { max-width: none }
  body { margin: 0; padding: 0; font-size: 9px; line-height: 1.25; max-width: none }
  h2 { margin: .6rem 0 .1rem } h2, li, tr, svg { break-inside: avoid }
  .columns { grid-template-columns: repeat(2, 1fr); gap: .2rem 1.5rem; margin: .2rem 0 }
  th, td { padding: 0 .3rem } .graph { display: block; width: 72%; margin: 0 auto }
  rect, span { print-color-adjust: exact } }
"""


def html_page(record: Record, review: Review, language: str) -> str:
    """The whole page."""
    words = ReviewWords(record, language)
    title = f"{words.message('title')}: {', '.join(review.names)}"
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(words.message("basis"))}</p>',
        _heading(words, "graph"),
        _graph(words, review),
        _heading(words, "account"),
        f'<p class="soft">{escape(words.message("account-text"))}</p>',
        _account(words, review.seats),
        _heading(words, "turning-points"),
        f'<p class="soft">{escape(words.message("turning-points-text"))}</p>',
        '<ol class="columns">',
        *(_turning_point(words, review, turn) for turn in review.turning_points),
        "</ol>",
        _heading(words, "rounds"),
        _rounds(words, review.seats),
        _heading(words, "kinds"),
        _kinds(words, review.seats),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def _heading(words: ReviewWords, name: str) -> str:
    return f"<h2>{escape(words.message(name))}</h2>"


def _table(rows: Sequence[Sequence[str]], caption: str = "") -> str:
    head, *rest = rows
    lines = [f"<tr>{''.join(f'<th>{escape(cell)}</th>' for cell in head)}</tr>"]
    lines += [f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rest]
    if caption:
        lines.insert(0, f"<caption>{escape(caption)}</caption>")
    return "\n".join(['<div class="wide"><table>', *lines, "</table></div>"])


def _columns(parts: Iterable[str]) -> str:
    return '<div class="columns">' + "\n".join(parts) + "</div>"


def _graph(words: ReviewWords, review: Review) -> str:
    """The chance of every seat after the deal and after each turn, with the rounds marked."""
    count = len(review.turns)
    across, up = (WIDTH - LEFT) / count, HEIGHT - BOTTOM

    def x(index: float) -> str:
        return f"{LEFT + index * across:.1f}"

    def y(chance: float) -> str:
        return f"{4 + (1 - chance) * (up - 4):.1f}"

    def lines() -> Iterator[str]:
        for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
            yield f'<path d="M{LEFT} {y(chance)}H{WIDTH}" stroke="#ddd2bf"/>'
            label = escape(words.percent(chance))
            yield f'<text x="{LEFT - 4}" y="{y(chance)}" text-anchor="end" dy="4">{label}</text>'
        for number in range(1, ROUNDS + 1):
            first = next((turn for turn in review.turns if turn.round == number), None)
            if first is not None:
                yield f'<path d="M{x(first.index)} 0V{up}" stroke="#bfae94"/>'
                label = escape(words.roman(number))
                yield f'<text x="{x(first.index + 0.8)}" y="{HEIGHT - 8}">{label}</text>'
        for seat in review.seats:
            chances = [review.deal[seat.seat], *(turn.seats[seat.seat] for turn in review.turns)]
            points = " ".join(f"{x(i)},{y(step.after)}" for i, step in enumerate(chances))
            yield (
                f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat.seat]}" '
                f'stroke-width="2" stroke-dasharray="{DASHES[seat.seat]}"/>'
            )

    legend = " ".join(
        f'<span style="color:{COLOURS[seat.seat]}">&#9632; {escape(seat.name)}</span>'
        for seat in review.seats
    )
    label = escape(words.message("graph"), quote=True)
    return (
        f'<svg class="graph" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{label}" font-size="11">' + "".join(lines()) + f"</svg><p>{legend}</p>"
    )


def _account(words: ReviewWords, seats: Sequence[SeatReview]) -> str:
    rows = [[words.message("player"), *words.account_head()]]
    rows += [[seat.name, *words.account(seat)] for seat in seats]
    bars = _columns(_bars(words, seat) for seat in seats)
    meanings = "".join(
        f"<dt>{escape(words.message(name))}</dt><dd>{escape(words.message(f'{name}-text'))}</dd>"
        for name in ACCOUNT
    )
    return f"{_table(rows)}{bars}<dl>{meanings}</dl>"


def _bars(words: ReviewWords, seat: SeatReview) -> str:
    """Skill, luck and the others of a seat, to the left or right of a middle line."""
    shown = PARTS[:3]
    rows = []
    for i, name in enumerate(shown):
        length = min(abs(getattr(seat.parts, name)), 1.5) * BAR
        left = 330 + (0 if getattr(seat.parts, name) > 0 else -length)
        rows.append(
            f'<text x="0" y="{14 + 18 * i}">{escape(words.message(name))}</text>'
            f'<rect x="{left:.1f}" y="{4 + 18 * i}" width="{length:.1f}" height="12" '
            f'fill="{COLOURS[seat.seat]}"/>'
        )
    height = 18 * len(shown) + 4
    return (
        f"<div><p>{escape(seat.name)}</p>"
        f'<svg viewBox="0 0 520 {height}" font-size="14" aria-hidden="true">'
        f'<path d="M330 0V{height}" stroke="#6b5b48"/>{"".join(rows)}</svg></div>'
    )


def _turning_point(words: ReviewWords, review: Review, turn: TurnReview) -> str:
    rows = [("done", words.set_apart(words.actions(turn, turn.codes)))]
    if turn.mistake:
        rows.append(("cost", words.cost(turn)))
        rows.append(("better", words.set_apart(words.actions(turn, turn.best))))
        if turn.reasons:
            rows.append(("why", " ".join(words.reasons(turn))))
    if turn.reveals:
        rows.append(("turned-over", words.turned_over(turn)))
    details = "".join(
        f"<dt>{escape(words.message(name))}</dt><dd>{escape(said)}</dd>" for name, said in rows
    )
    moved = escape(words.set_apart(words.movements(review, turn)))
    return f"<li>{escape(words.heading(turn))}<dl>{details}</dl><span>{moved}</span></li>"


def _rounds(words: ReviewWords, seats: Sequence[SeatReview]) -> str:
    """What each round brought each seat."""

    def table(seat: SeatReview) -> str:
        rows = [["", *(words.message(name) for name in PARTS)]]
        for number, (parts, errors) in enumerate(
            zip(seat.rounds, seat.round_errors, strict=True), 1
        ):
            figures = [words.with_error(_part(parts, name), _part(errors, name)) for name in PARTS]
            rows.append([words.roman(number), *figures])
        return _table(rows, seat.name)

    return _columns(table(seat) for seat in seats)


def _part(parts: Parts, name: str) -> float:
    value: float = getattr(parts, name)
    return value


def _kinds(words: ReviewWords, seats: Sequence[SeatReview]) -> str:
    """What each seat lost by each kind of decision, with the number of turns and mistakes."""

    def table(seat: SeatReview) -> str:
        rows = [[words.message(name) for name in ("kind", "turns", "mistakes", "skill")]]
        for kind, one in seat.kinds.items():
            if one.turns:
                skill = words.with_error(one.skill, one.error)
                figures = [str(one.turns), str(one.mistakes), skill]
                rows.append([words.message(f"kind-{kind}"), *figures])
        return _table(rows, seat.name)

    return _columns(table(seat) for seat in seats)
