"""Values and notes changed in the text of an edition."""

import tomllib

import pytest

from tearum.edition import load, parse
from tearum.edition.edit import EditError, with_note, with_value
from tearum.edition.kind import MAX_REASON

TEXT = """\
# above
[[card]]
number = 1   # first
cost = "2 wood"  # why
rows = [
  "a, b",   # one
  'c',
]

# between
[[card]]
number = 2
cost = 'ore'
note.cost = "old"
"""


def test_only_the_value_changes() -> None:
    changed = with_value(TEXT, ("card", 0, "cost"), "ore, \u00e9")
    assert changed == TEXT.replace('"2 wood"', '"ore, \u00e9"')
    assert with_value(TEXT, ("card", 0, "rows", 1), "d") == TEXT.replace("'c'", '"d"')
    assert with_value(TEXT, ("card", 0, "number"), 7) == TEXT.replace("= 1   #", "= 7   #")


def test_a_note_is_added_below_the_table() -> None:
    changed = with_note(TEXT, ("card", 0), "cost", 'was "2 wood"')
    assert changed == TEXT.replace("]\n\n#", ']\nnote.cost = "was \\"2 wood\\""\n\n#')


def test_a_note_that_is_there_goes_on() -> None:
    assert with_note(TEXT, ("card", 1), "cost", "new") == TEXT.replace('"old"', '"old; new"')
    long = with_note(TEXT.replace("old", "o" * MAX_REASON), ("card", 1), "cost", "new")
    note = tomllib.loads(long)["card"][1]["note"]["cost"]
    assert len(note) == MAX_REASON
    assert note.endswith("o\u2026; new")


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("[a]\nb = 1", '[a]\nb = 1\nnote.b = "n"\n'),
        ("[a]\r\nb = 1\r\n\r\n", '[a]\r\nb = 1\r\nnote.b = "n"\r\n\r\n'),
        ("a = { b = 1 }\n", 'a = { b = 1, note.b = "n" }\n'),
        ('[a]\nb = 1\nnote = { c = "x" }\n', '[a]\nb = 1\nnote = { c = "x", b = "n" }\n'),
        ("[a]\nb = 1\nnote = {}\n", '[a]\nb = 1\nnote = { b = "n" }\n'),
        ('[a]\nb = 1\n[a.note]\nc = "x"\n', '[a]\nb = 1\n[a.note]\nc = "x"\nb = "n"\n'),
    ],
)
def test_notes_find_their_place_however_tables_are_written(text: str, changed: str) -> None:
    assert with_note(text, ("a",), "b", "n") == changed
    assert tomllib.loads(changed)["a"]["note"]["b"] == "n"


def test_what_is_not_there_is_not_edited() -> None:
    with pytest.raises(EditError, match="card\\.5\\.cost"):
        with_value(TEXT, ("card", 5, "cost"), 1)


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_every_value_of_classic_can_be_written_over_with_itself(newline: str) -> None:
    source = load("classic").source.replace("\n", newline)
    document = tomllib.loads(source)
    for section in ("building", "captain", "ship"):
        for index, table in enumerate(document[section]):
            for key in ("cost", "rows"):
                if key in table:
                    assert with_value(source, (section, index, key), table[key]) == source
    noted = with_note(source, ("building", 6), "cost", "tuned")
    assert noted.replace(f'note.cost = "tuned"{newline}', "") == source
    assert parse(noted.encode()).components.building[6].marks["cost"].note == "tuned"
