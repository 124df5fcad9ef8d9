"""Line numbers in a TOML text, also in one that no parser accepts."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tearum.edition import Edition
from tearum.edition.parsing.toml_positions import KeyPath, TomlPositions
from tests.unhurried import UNHURRIED

TEXT = """\
# [not.a.table]
id = "x" # = comment
"quoted key" = { en = "a, b", fr = 'it''s' }
[table]
list = [
  "one", # ]
  [
    "deep = ]",
  ],
  { key = "}" },
]
long = \"\"\"
[[card]]
number = 7 \\
\"\"\"
dotted.key.here = 1
[[card]]
number = 1
[card.inner]
a = 1979-05-27
[[card]]
raw = '''
[x]'''
number = 2
[[card.part]]
b = 1
[[card.part]]
b = 2
"""


def test_every_kind_of_place_has_its_line() -> None:
    positions = TomlPositions(TEXT.replace("''s'", "s'"))
    wanted: dict[KeyPath, int] = {
        ("id",): 2,
        ("quoted key",): 3,
        ("quoted key", "fr"): 3,
        ("table",): 4,
        ("table", "list"): 5,
        ("table", "list", 0): 6,
        ("table", "list", 1): 7,
        ("table", "list", 1, 0): 8,
        ("table", "list", 2, "key"): 10,
        ("table", "long"): 12,
        ("table", "dotted", "key", "here"): 16,
        ("card",): 17,
        ("card", 0): 17,
        ("card", 0, "number"): 18,
        ("card", 0, "inner", "a"): 20,
        ("card", 1): 21,
        ("card", 1, "raw"): 22,
        ("card", 1, "number"): 24,
        ("card", 1, "part", 1, "b"): 28,
    }
    assert {path: positions.line_of(path) for path in wanted} == wanted


def test_what_is_not_there_has_the_line_around_it() -> None:
    positions = TomlPositions("a = 1\n\n[table]\nb = [1]\n")
    assert positions.line_of(("table", "c")) == 3
    assert positions.line_of(("table", "b", 5)) == 4
    assert positions.line_of(("nothing",)) == 1


def test_every_value_of_the_classic_edition_is_found(classic: Edition) -> None:
    positions = TomlPositions(classic.source)
    text = classic.source.split("\n")
    document = tomllib.loads(classic.source)
    for number, captain in enumerate(document["captain"]):
        for key, value in captain.items():
            line = text[positions.line_of(("captain", number, key)) - 1]
            assert line.startswith(key)
            if isinstance(value, str):
                assert f'"{value}"' in line


def paths(value: Any, path: KeyPath = ()) -> list[KeyPath]:
    found = [path] if path else []
    parts = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, part in parts:
        found.extend(paths(part, (*path, key)))
    return found


KEYS = st.text(max_size=4)
VALUES = st.recursive(
    st.integers(0, 9) | st.booleans() | st.text("ab\"\\\n#[]{}=,'", max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)


def toml(value: Any, multiline: bool) -> str:
    """TOML of a value, on several lines where it may be."""
    gap = "\n" if multiline else " "
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return "[" + "".join(gap + toml(part, multiline) + "," for part in value) + gap + "]"
    if isinstance(value, dict):
        pairs = (f"{quoted(key)} = {toml(part, False)}" for key, part in value.items())
        return "{" + ", ".join(pairs) + "}"
    return str(value)


def quoted(text: str) -> str:
    return (
        '"'
        + "".join(
            f"\\U{ord(sign):08X}" if sign < " " or sign in '"\\\x7f' else sign for sign in text
        )
        + '"'
    )


@given(st.dictionaries(KEYS, VALUES, max_size=5))
@settings(UNHURRIED)
def test_lines_never_go_back(document: dict[str, Any]) -> None:
    text = "".join(f"{quoted(key)} = {toml(value, True)}\n" for key, value in document.items())
    assert tomllib.loads(text) == document
    positions = TomlPositions(text)
    found = [positions.line_of(path) for path in paths(document)]
    assert found == sorted(found)
    starts = text.split("\n")
    for key in document:
        assert starts[positions.line_of((key,)) - 1].startswith(quoted(key))


def test_keys_in_quotes_are_known_by_what_they_mean() -> None:
    positions = TomlPositions('a = 1\n\'raw \\n\' = 2\n"caf\\u00e9 \\t\\"" = 3\n')
    assert positions.line_of(("raw \\n",)) == 2
    assert positions.line_of(('café \t"',)) == 3


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
    assert TomlPositions(text).line_of(("nothing",)) == 1


def test_a_nest_too_deep_is_not_looked_into() -> None:
    deep = "a = " + "[" * 40 + "]" * 40
    assert TomlPositions(f"x = 1\n{deep}\n").line_of(("a", *[0] * 39)) == 2
