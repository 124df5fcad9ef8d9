"""The rooms of `tearum.bots`: imports go one way, no module imports itself in a circle."""

from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import tearum.bots
from tests.test_house import imports

FOLDER = Path(tearum.bots.__file__).parent
ROOMS = ("native", "planning", "explain", "players")

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


def graph() -> dict[str, set[str]]:
    """Each module of the package, and the modules of the package that it imports."""
    modules = {}
    for file in FOLDER.rglob("*.py"):
        parts = file.relative_to(FOLDER).with_suffix("").parts
        modules[".".join(parts).removesuffix("__init__").strip(".")] = (file, parts)
    found: dict[str, set[str]] = {}
    for module, (file, parts) in modules.items():
        found[module] = set()
        for _, target in imports(file, ("tearum", "bots", *parts)):
            if target.startswith("tearum.bots."):
                name = target.removeprefix("tearum.bots.")
                found[module].add(name if name in modules else name.rpartition(".")[0])
    return found


def place(module: str) -> int:
    return ORDER.index(module.partition(".")[0])


def test_imports_go_one_way() -> None:
    wrong = [
        f"{module} imports {other}"
        for module, others in graph().items()
        for other in others
        if place(other) > place(module)
    ]
    assert not wrong


def test_there_is_no_cycle() -> None:
    assert len(list(TopologicalSorter(graph()).static_order())) == len(graph())


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_five_to_twelve_files_and_its_door_names_them(room: str) -> None:
    files = sorted((FOLDER / room).glob("*.py"))
    assert 5 <= len(files) <= 12
    door = (FOLDER / room / "__init__.py").read_text(encoding="utf-8")
    assert [file.stem for file in files if f"`{file.stem}`" not in door] == ["__init__"]
