"""The rooms of `tearum.bots`: imports go one way, and each room has a door."""

from types import ModuleType

import pytest

import tearum.bots
from tearum.bots import explain, native, planning, players
from tests.rooms import file_count, unnamed_files, wrong_ways

# Each may import itself and what comes before it.
ORDER = (
    "native",
    "thought",
    "question",
    "fault_text",
    "timeout",
    "planning",
    "explain",
    "players",
    "registry",
    "runner",
    "",  # the door of the package
)


def test_imports_go_one_way() -> None:
    assert list(wrong_ways(tearum.bots, ORDER)) == []


@pytest.mark.parametrize("room", [tearum.bots, native, planning, explain, players])
def test_a_room_has_five_to_twelve_files_and_its_door_names_them(room: ModuleType) -> None:
    assert 5 <= file_count(room) <= 12
    assert unnamed_files(room) == []
