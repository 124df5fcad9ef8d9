"""The rooms of `tearum.server` (docs/server.md): imports go one way, and each has a door."""

from importlib import import_module
from pathlib import Path

import pytest

import tearum.server
from tests.rooms import unnamed_files, wrong_ways

FOLDER = Path(tearum.server.__file__).parent

# Each may import itself and what comes before it; the last is the door of the package.
ORDER = ("ops", "wire", "store", "jobs", "live", "replays", "api", "offline", "http", "run", "")
ROOMS = ORDER[:-2]


def test_imports_go_one_way() -> None:
    assert list(wrong_ways(tearum.server, ORDER)) == []


def test_every_module_is_in_a_room() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == {"__init__", "run"}
    assert {path.parent.name for path in FOLDER.glob("*/__init__.py")} == set(ROOMS)


def test_the_docs_have_the_same_order() -> None:
    page = FOLDER.parents[2] / "docs" / "server.md"
    assert f"\n    {' <- '.join(ORDER[:-1])}\n" in page.read_text("utf-8")


@pytest.mark.parametrize("room", [*ROOMS, "http.middleware", "live.seats"])
def test_the_door_of_a_room_names_its_modules(room: str) -> None:
    assert unnamed_files(import_module(f"tearum.server.{room}")) == []
