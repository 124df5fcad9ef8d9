"""Values and notes changed in the text of an edition, with its comments and layout kept."""

import tomllib

import pytest

from tearum.edition import load, parse
from tearum.edition.edit import EditableText, EditError, with_value
from tearum.edition.parsing.field_types import MAX_REASON
from tearum.edition.parsing.toml_positions import KeyPath

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


def with_note(text: str, table: KeyPath, key: str, note: str) -> str:
    edited = EditableText(text)
    edited.add_note(table, key, note)
    return str(edited)


def test_only_the_value_changes() -> None:
    changed = with_value(TEXT, ("card", 0, "cost"), "ore, \u00e9")
    assert changed == TEXT.replace('"2 wood"', '"ore, \u00e9"')
    assert with_value(TEXT, ("card", 0, "rows", 1), "d") == TEXT.replace("'c'", '"d"')
    assert with_value(TEXT, ("card", 0, "number"), 7) == TEXT.replace("= 1   #", "= 7   #")


def test_a_note_is_added_at_the_end_of_its_table() -> None:
    changed = with_note(TEXT, ("card", 0), "cost", 'was "2 wood"')
    assert changed == TEXT.replace("]\n\n#", ']\nnote.cost = "was \\"2 wood\\""\n\n#')


def test_a_note_is_added_beside_the_notes_on_other_values() -> None:
    changed = with_note(TEXT, ("card", 1), "number", "new")
    assert changed == TEXT + 'note.number = "new"\n'


def test_a_note_follows_the_one_that_is_there() -> None:
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
        ("a = { b = 1 }\n", 'a = { b = 1, note = {b = "n"}}\n'),
        ('[a]\nb = 1\nnote = { c = "x" }\n', '[a]\nb = 1\nnote = { c = "x", b = "n"}\n'),
        ("[a]\nb = 1\nnote = {}\n", '[a]\nb = 1\nnote = {b = "n"}\n'),
        ('[a]\nb = 1\n[a.note]\nc = "x"\n', '[a]\nb = 1\n[a.note]\nc = "x"\nb = "n"\n'),
    ],
)
def test_notes_find_their_place_however_tables_are_written(text: str, changed: str) -> None:
    assert with_note(text, ("a",), "b", "n") == changed
    assert tomllib.loads(changed)["a"]["note"]["b"] == "n"


@pytest.mark.parametrize(
    "path", [("card", 5, "cost"), ("card", 0, "price"), ("card", 0, "cost", "x"), ("x", "y")]
)
def test_a_value_that_is_not_there_is_not_edited(path: KeyPath) -> None:
    with pytest.raises(EditError, match=".".join(map(str, path))):
        with_value(TEXT, path, 1)


def test_no_note_is_added_to_a_table_that_is_not_there() -> None:
    with pytest.raises(EditError, match=r"card\.5"):
        with_note(TEXT, ("card", 5), "cost", "new")


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_classic_stays_the_same_when_every_value_is_replaced_by_itself(newline: str) -> None:
    source = load("classic").source.replace("\n", newline)
    edited = EditableText(source)
    for section, tables in tomllib.loads(source).items():
        for index, table in enumerate(tables if isinstance(tables, list) else []):
            for key, value in table.items():
                if isinstance(value, str | int) or section in ("building", "captain", "ship"):
                    edited.set_value((section, index, key), value)
    assert parse(str(edited).encode()).hash == load("classic").hash


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_an_edit_of_classic_changes_its_line_only(newline: str) -> None:
    source = load("classic").source.replace("\n", newline)
    edited = EditableText(source)
    for section in ("building", "captain", "ship"):
        for index, table in enumerate(tomllib.loads(source)[section]):
            for key in ("cost", "rows"):
                if key in table:
                    edited.set_value((section, index, key), table[key])
    assert str(edited) == source
    edited.add_note(("building", 6), "cost", "tuned")
    assert str(edited).replace(f'note.cost = "tuned"{newline}', "") == source
    assert parse(str(edited).encode()).components.building[6].provenance["cost"].note == "tuned"
