"""What differs between two editions."""

from tearum.edition import Edition, parse
from tearum.edition.diff import differences


def test_a_note_that_was_changed_is_a_difference(classic: Edition) -> None:
    marked = 'printed = ["start"]'
    text = classic.source.replace(marked, f'{marked}\nnote.start = "second printing"', 1)
    (found,) = differences(classic, parse(text.encode()))
    assert str(found) == "population, start, note: - -> second printing"


def test_a_box_that_only_one_has_is_a_difference(classic: Edition) -> None:
    bare = parse(classic.source.partition("[box]")[0].encode())
    gone = [str(found) for found in differences(classic, bare)]
    assert gone[:2] == ["box, coins: 12 x 10, 12 x 5, 50 x 1 -> -", "box, wheat: 22 -> -"]
    assert len(gone) == len(differences(bare, classic)) == 9
    assert str(differences(bare, classic)[1]) == "box, wheat: - -> 22"


def test_a_larger_box_is_a_difference(classic: Edition) -> None:
    text = classic.source.replace("12 x 10, 12 x 5, 50 x 1", "12 x 10, 12 x 5, 60 x 1")
    (found,) = differences(classic, parse(text.encode()))
    assert str(found) == "box, coins: 12 x 10, 12 x 5, 50 x 1 -> 12 x 10, 12 x 5, 60 x 1"
