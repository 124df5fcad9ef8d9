"""Each type of value writes what it reads."""

from typing import Any

import pytest

from tearum.edition.parsing.field_types import (
    Choice,
    EffectPhrase,
    FieldType,
    Identifier,
    InLanguages,
    ListOf,
    Location,
    Number,
    TextLine,
)
from tearum.edition.parsing.source import Source


@pytest.mark.parametrize(
    ("field_type", "written"),
    [
        (Number(0, 9), 7),
        (TextLine(), "A name"),
        (Identifier(), "my_box"),
        (Choice("board", ("harbor", "tavern")), "tavern"),
        (EffectPhrase(), "$2, star / 2 red"),
        (ListOf(Number(0, 9), 1, 3, "costs", "cost"), [3, 1]),
        (InLanguages(), {"en": "a", "fr": "b", "de": "c"}),
    ],
    ids=lambda given: type(given).__name__,
)
def test_a_field_type_writes_what_it_reads(field_type: FieldType[Any], written: object) -> None:
    location = Location(Source(b""), [])
    assert field_type.plain(field_type.read(written, location)) == written
    assert location.problems == []
