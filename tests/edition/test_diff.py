"""What differs between two editions."""

from tearum.edition import Edition, parse
from tearum.edition.diff import differences


def test_a_note_that_was_changed_is_a_difference(classic: Edition) -> None:
    marked = 'printed = ["start"]'
    text = classic.source.replace(marked, f'{marked}\nnote.start = "second printing"', 1)
    (found,) = differences(classic, parse(text.encode()))
    assert str(found) == "population, start, note: - -> second printing"
