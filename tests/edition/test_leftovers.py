"""Texts that hardly anybody writes: each part of an edition file still says what is wrong."""

from typing import Any

import pytest

from tearum.edition import Edition, check, parse
from tearum.edition.diff import differences
from tearum.edition.kind import (
    Choice,
    EffectPhrase,
    Identifier,
    InLanguages,
    Kind,
    Line,
    ListOf,
    Number,
    Place,
)
from tearum.edition.lines import Lines
from tearum.edition.source import Source

Spoil = Any  # the fixture of conftest.py


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (Number(0, 9), 7),
        (Line(), "A name"),
        (Identifier(), "my_box"),
        (Choice("board", ("harbor", "tavern")), "tavern"),
        (EffectPhrase(), "$2, star / 2 red"),
        (ListOf(Number(0, 9), 1, 3, "costs", "cost"), [3, 1]),
        (InLanguages(), {"en": "a", "fr": "b", "de": "c"}),
    ],
    ids=lambda given: type(given).__name__,
)
def test_what_a_kind_reads_it_writes_again(kind: Kind[Any], written: object) -> None:
    place = Place(Source(b""), [])
    assert kind.plain(kind.read(written, place)) == written
    assert place.problems == []


def test_a_card_without_its_price_is_told_once_and_the_others_are_looked_at(spoil: Spoil) -> None:
    told = [what for _, what in spoil(("cost = 3\nrows", 'cost = "dear"\nrows'))]
    assert len(told) == 1
    assert "ship 2, cost" in told[0]
    told = [what for _, what in spoil(('cost = "$6"', "cost = 6"))]
    assert len(told) == 1
    assert "cost: a text is needed here" in told[0]


def test_only_keys_can_be_marked(spoil: Spoil) -> None:
    told = spoil(('printed = ["start"]', "printed = [7]"))
    assert "a key of this table is needed here" in told[0][1]


def test_a_note_that_was_changed_is_a_difference(classic: Edition) -> None:
    marked = 'printed = ["start"]'
    text = classic.source.replace(marked, f'{marked}\nnote.start = "second printing"', 1)
    (found,) = differences(classic, parse(text.encode()))
    assert str(found) == "population, start, note: - -> second printing"


def test_a_slip_that_shows_on_an_empty_line_is_told_where_it_was_made() -> None:
    problems = check(b'id = "x"\nkey = "open \\\n\n[table]\n')
    assert problems[0].line == 2
    assert "not TOML" in problems[0].what


def test_the_last_table_of_a_file_is_left_out_to_its_end() -> None:
    problems = check(b'id = "x"\n[[table\na = 1\nb = 2\n')
    assert [problem.line for problem in problems if "not TOML" in problem.what] == [2]


# The lines of a text: also one that no reader of TOML would accept comes to an end.


def test_keys_in_quotes_are_known_by_what_they_mean() -> None:
    lines = Lines('a = 1\n\'raw \\n\' = 2\n"caf\\u00e9 \\t\\"" = 3\n')
    assert lines.of(("raw \\n",)) == 2
    assert lines.of(('café \t"',)) == 3


@pytest.mark.parametrize(
    "text",
    [
        "= 1\nb = 2",
        "a\nb = 2",
        "a = \nb = 2",
        "a = [1, }\nb = 2",
        "a = { = 1\nb = 2",
        "a = }\nb = 2",
    ],
)
def test_what_is_no_toml_ends_all_the_same(text: str) -> None:
    assert Lines(text).of(("nothing",)) == 1


def test_a_nest_too_deep_is_not_looked_into() -> None:
    deep = "a = " + "[" * 40 + "]" * 40
    assert Lines(f"x = 1\n{deep}\n").of(("a", *[0] * 39)) == 2
