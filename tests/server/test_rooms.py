"""The rooms of `tearum.server` (docs/server.md): imports go one way."""

from pathlib import Path

import pytest

import tearum.server
from tests.test_house import SOURCE, import_graph

PACKAGE = "tearum.server"
FOLDER = Path(tearum.server.__file__).parent

# Each may import itself and what comes before it.
ORDER = ("ops", "wire", "store", "jobs", "live", "replays", "http", "run")
ROOMS = ORDER[:-1]


def place(module: str) -> int:
    return ORDER.index(module.removeprefix(f"{PACKAGE}.").partition(".")[0])


def test_imports_go_one_way() -> None:
    wrong = [
        f"{module} imports {other}"
        for module, others in import_graph(SOURCE).items()
        if module.startswith(f"{PACKAGE}.")
        for other in others
        if other.startswith(f"{PACKAGE}.") and place(other) > place(module)
    ]
    assert not wrong


def test_every_module_is_in_a_room() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == {"__init__", "run"}
    assert {path.parent.name for path in FOLDER.glob("*/__init__.py")} == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_the_door_of_a_room_names_its_modules(room: str) -> None:
    door = (FOLDER / room / "__init__.py").read_text(encoding="utf-8")
    modules = {path.stem for path in (FOLDER / room).glob("*.py")} - {"__init__"}
    assert {name for name in modules if f"`{name}`" not in door} == set()
