"""The rooms of `tearum.edition`: imports go one way, and each room has a door."""

from types import ModuleType

import pytest

import tearum.edition
from tearum.edition import parsing, phrases
from tests.rooms import file_count, unnamed_files, wrong_ways

# Each may import itself and what comes before it.
ORDER = (
    "wording",
    "problem",
    "phrases",
    "component",
    "parsing",
    "check",
    "compile",
    "edition",
    "show",
    "diff",
    "edit",
    "new",
    "",  # the door of the package
)


def test_imports_go_one_way() -> None:
    assert list(wrong_ways(tearum.edition, ORDER)) == []


@pytest.mark.parametrize("room", [tearum.edition, parsing, phrases])
def test_a_room_has_five_to_twelve_files_and_its_door_names_them(room: ModuleType) -> None:
    assert 5 <= file_count(room) <= 12
    assert unnamed_files(room) == []
