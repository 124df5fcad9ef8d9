"""The account of a game as lines of text."""

from collections.abc import Iterator

from tearum.game import Record
from tearum.review import Review
from tearum.review.wording import ReviewWords


def review_lines(record: Record, review: Review, language: str) -> Iterator[str]:
    """A table of the seats, the turning points, and the decisions by kind."""
    words = ReviewWords(record, language)
    yield words.message("account")
    yield words.message("account-text")
    rows = [[words.message("player"), *words.account_head()]]
    rows += [[seat.name, *words.account(seat)] for seat in review.seats]
    yield from _table(rows)
    yield ""
    yield words.message("turning-points")
    yield words.message("turning-points-text")
    for number, turn in enumerate(review.turning_points, 1):
        yield f"{number}. {words.heading(turn)} ({turn.first + 1})"
        yield f"   {words.message('done')}: {'; '.join(words.actions(turn, turn.codes))}"
        if turn.mistake:
            yield f"   {words.message('cost')}: {words.cost(turn)}"
            yield f"   {words.message('better')}: {'; '.join(words.actions(turn, turn.best))}"
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
                skill = words.with_error(one.skill, one.error)
                name = words.message(f"kind-{kind}")
                rows.append([name, str(one.turns), str(one.mistakes), skill])
        yield from _table(rows)
        yield ""
    yield words.message("basis")


def _table(rows: list[list[str]]) -> Iterator[str]:
    """Columns as wide as they must be: names to the left, figures to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        first = row[0].ljust(widths[0])
        rest = (cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        yield "  ".join(("", first, *rest)).rstrip()
