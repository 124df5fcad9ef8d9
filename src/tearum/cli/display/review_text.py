"""The account of a game as lines of text."""

from collections.abc import Iterator

from tearum.game import Record
from tearum.review import Parts, Review
from tearum.review.wording import ReviewWords

PARTS = ("skill", "luck", "others", "remainder")


def review_lines(record: Record, review: Review, language: str) -> Iterator[str]:
    """A table of the seats, the turning points, and the decisions by kind."""
    words = ReviewWords(record, language)
    yield words.message("account")
    head = [words.message(name) for name in ("player", "start", *PARTS, "result")]
    rows = [head]
    for seat in review.seats:
        parts = [_part(words, seat.parts, seat.errors, name) for name in PARTS]
        start, result = words.percent(seat.start), words.percent(seat.result)
        rows.append([seat.name, start, *parts, result])
    yield from _table(rows)
    yield ""
    yield words.message("turning-points")
    for number, turn in enumerate(review.turning_points, 1):
        yield f"{number}. {words.heading(turn)} ({turn.first + 1})"
        yield f"   {words.message('done')}: {'; '.join(words.actions(turn, turn.codes))}"
        if turn.mistake:
            yield f"   {words.message('better')}: {'; '.join(words.actions(turn, turn.best))}"
            points = words.message(
                "with-error", points=words.error(turn.loss), error=words.error(turn.loss_error)
            )
            yield f"   {words.message('mistake', points=points)}"
            for reason in words.reasons(turn):
                yield f"   {words.message('why')}: {reason}"
        if turn.reveals:
            yield f"   {words.message('turned-over')}: {words.turned_over(turn)}"
        yield f"   {'; '.join(words.movements(review, turn))}"
    yield ""
    for seat in review.seats:
        yield f"{seat.name}: {words.message('kinds')}"
        rows = [[words.message(name) for name in ("kind", "turns", "mistakes", "skill")]]
        for kind, one in seat.kinds.items():
            if one.turns:
                skill = words.points(one.skill)
                name = words.message(f"kind-{kind}")
                rows.append([name, str(one.turns), str(one.mistakes), skill])
        yield from _table(rows)
        yield ""
    yield words.message("basis")


def _part(words: ReviewWords, parts: Parts, errors: Parts, name: str) -> str:
    points, error = words.points(getattr(parts, name)), words.error(getattr(errors, name))
    return words.message("with-error", points=points, error=error)


def _table(rows: list[list[str]]) -> Iterator[str]:
    """Columns as wide as they must be: names to the left, figures to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        first = row[0].ljust(widths[0])
        rest = (cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        yield "  ".join(("", first, *rest)).rstrip()
