"""The rooms of the house (docs/architecture.md): imports go one way only."""

import ast
from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "tearum"

# What each room may import, from the left of the house to the right, besides itself.
_FACADE = "contract engine messages edition text game"
_LAB = f"{_FACADE} bots lab"
MAY_IMPORT = {
    "contract": "",
    "engine": "",
    "observation": "engine",
    "messages": "contract",
    "edition": "contract engine messages",
    "text": "contract engine messages edition",
    "game": "contract engine messages edition text",
    "bots": f"{_FACADE} observation",
    "review": f"{_FACADE} bots",
    "lab": f"{_FACADE} bots",
    "simulate": _LAB,
    "arena": _LAB,
    "balance": f"{_LAB} simulate",
    "tune": f"{_LAB} simulate balance",
    "envs": f"{_FACADE} observation bots",
    "server": f"{_FACADE} bots review",
    "cli": f"{_LAB} review simulate arena balance tune envs server",
}

# Files at the top of the package that belong to a room of another name.
FILED_UNDER = {"__init__": "game", "build": "game", "__main__": "cli"}

# The contract is plain data: it takes nothing but the means to write it down.
CONTRACT_FROM_OUTSIDE = {"dataclasses", "math", "typing"}
# The engine must run on plain Python, compile, and touch neither files, clock nor chance.
ENGINE_FROM_OUTSIDE = {"__future__", "copyreg", "typing", "librt", "mypy_extensions"}
FROM_OUTSIDE = {"contract": CONTRACT_FROM_OUTSIDE, "engine": ENGINE_FROM_OUTSIDE}


def trespasses(source: Path) -> Iterator[str]:
    """One sentence for each import, or file, that breaks the order of the house."""
    for file in sorted(source.rglob("*.py")):
        parts = file.relative_to(source).with_suffix("").parts
        where = file.relative_to(source.parent)
        room = FILED_UNDER.get(parts[0], parts[0])
        if room not in MAY_IMPORT:
            yield f"{where} belongs to no room of the house."
            continue
        for line, target in imports(file, ("tearum", *parts)):
            if reason := objection(room, target):
                yield f"{where}, line {line}, imports {target}: {reason}."


def imports(file: Path, module: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """The line and the full name of everything a file imports, wherever in the file it does."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            package = module[: -node.level] if node.level else ()
            base = ".".join((*package, node.module) if node.module else package)
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def objection(room: str, target: str) -> str | None:
    """Why this room may not import this name, or None where it may."""
    top, _, inside = target.partition(".")
    if top != "tearum":
        if top not in FROM_OUTSIDE.get(room, {top}):
            allowed = ", ".join(sorted(FROM_OUTSIDE[room]))
            return f"from outside, the {room} may import only {allowed}"
        return None
    first = inside.partition(".")[0]
    # What is no room is a name of the package itself, and the package is the facade.
    other = FILED_UNDER.get(first, first if first in MAY_IMPORT else "game")
    if other == room or other in MAY_IMPORT[room].split():
        return None
    return f"{room} may not import {other}"


def import_graph(source: Path) -> dict[str, set[str]]:
    """Each module of the package, and the modules of the package that it imports."""
    modules: dict[str, tuple[Path, tuple[str, ...]]] = {}
    for file in source.rglob("*.py"):
        parts = ("tearum", *file.relative_to(source).with_suffix("").parts)
        modules[".".join(parts).removesuffix(".__init__")] = file, parts
    graph: dict[str, set[str]] = {}
    for name, (file, parts) in modules.items():
        targets = {target for _, target in imports(file, parts)}
        # Where the target is no module, it is a name inside of one.
        found = {target if target in modules else target.rpartition(".")[0] for target in targets}
        graph[name] = (found & modules.keys()) - {name}
    return graph


def import_cycle(source: Path) -> list[str]:
    """The modules of an import cycle, in the order of their imports; none where there is none."""
    try:
        TopologicalSorter(import_graph(source)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_there_is_no_import_cycle() -> None:
    assert import_cycle(SOURCE) == []


def test_a_cycle_inside_a_room_is_found(tmp_path: Path) -> None:
    source = house(tmp_path, "server/tables.py", "from tearum.server import seats")
    (source / "server" / "seats.py").write_text("def late():\n    from .tables import Table\n")
    names = {"tearum.server.tables", "tearum.server.seats"}
    assert set(import_cycle(source)) == names


def test_imports_go_one_way() -> None:
    found = list(trespasses(SOURCE))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("engine/state.py", "from __future__ import annotations\nfrom typing import Final"),
        ("engine/state.py", "from librt.vecs import vec\nfrom mypy_extensions import i64"),
        ("engine/rules/trade.py", "from ..state import State\nfrom tearum.engine import rng"),
        ("edition/loader.py", "import tomllib\nfrom tearum.engine.edition_tables import Tables"),
        ("__init__.py", "from tearum.game import Game\nfrom .text import say"),
        ("game.py", "from . import engine, __version__"),
        ("bots/greedy.py", "from tearum import Game"),
        ("__main__.py", "from tearum.cli import main"),
        ("cli/play.py", "import rich\nfrom tearum import Game, bots, lab, server"),
    ],
)
def test_a_room_may_import_what_lies_to_its_left(tmp_path: Path, file: str, code: str) -> None:
    assert list(trespasses(house(tmp_path, file, code))) == []


@pytest.mark.parametrize(
    ("file", "code", "sentence"),
    [
        (
            "engine/state.py",
            "\nimport random",
            "tearum/engine/state.py, line 2, imports random: from outside, "
            "the engine may import only __future__, copyreg, librt, mypy_extensions, typing.",
        ),
        (
            "engine/rules/trade.py",
            "from ...edition import loader",
            "tearum/engine/rules/trade.py, line 1, imports tearum.edition.loader: "
            "engine may not import edition.",
        ),
        (
            "contract/view.py",
            "import msgspec",
            "tearum/contract/view.py, line 1, imports msgspec: from outside, "
            "the contract may import only dataclasses, math, typing.",
        ),
        (
            "engine/actions.py",
            "from tearum.contract import actions",
            "tearum/engine/actions.py, line 1, imports tearum.contract.actions: "
            "engine may not import contract.",
        ),
        (
            "engine/__init__.py",
            "from .. import Game",
            "tearum/engine/__init__.py, line 1, imports tearum.Game: engine may not import game.",
        ),
        (
            "text/names.py",
            "import tearum",
            "tearum/text/names.py, line 1, imports tearum: text may not import game.",
        ),
        (
            "lab/arena.py",
            "def late():\n    from tearum import server",
            "tearum/lab/arena.py, line 2, imports tearum.server: lab may not import server.",
        ),
        (
            "envs/reward.py",
            "import tearum.arena as arena",
            "tearum/envs/reward.py, line 1, imports tearum.arena: envs may not import arena.",
        ),
        (
            "__init__.py",
            "from tearum.cli import main",
            "tearum/__init__.py, line 1, imports tearum.cli.main: game may not import cli.",
        ),
        ("utils.py", "", "tearum/utils.py belongs to no room of the house."),
    ],
)
def test_a_trespass_is_named(tmp_path: Path, file: str, code: str, sentence: str) -> None:
    assert list(trespasses(house(tmp_path, file, code))) == [sentence]


def house(folder: Path, file: str, code: str) -> Path:
    """A house with one file in it."""
    source = folder / "tearum"
    path = source / file
    path.parent.mkdir(parents=True)
    path.write_text(code, encoding="utf-8")
    return source


# Only the engine knows where a state keeps its numbers; everybody else asks the state by name.
# Exceptions, with their reason:
KNOWS_THE_LAYOUT = {
    "src/tearum/observation/fields.py": "tells C where the numbers lie that it copies",
    "tests/engine/test_engine_numbers.py": "compares the layout with the contract",
    "tests/contract/test_imagine.py": "changes face-down cards that nobody will see",
    "tests/engine/test_reasons.py": "lays positions out by writing them into the store",
    "tests/engine/test_redeal.py": "compares hidden numbers one by one",
    "tests/engine/test_state.py": "compares the methods of a state with its layout",
    "tests/envs/test_pettingzoo_env.py": "changes what a seat must not see",
    "tests/game/test_game.py": "lays a position out by writing it into the store",
    "tests/game/test_view.py": "lays positions out by writing them into the store",
    "tests/proof/native/": "laws about the store that don't trust the engine's own methods",
    "tests/proof/test_corners.py": "looks at the face-down part of the deal",
    "tests/rules/test_automa.py": "looks at the face-down part of the deal",
    "tests/rules/test_setup.py": "looks at the face-down part of the deal",
    "tests/table.py": "lays positions out by writing them into the store",
}


def layout_imports(file: Path) -> list[int]:
    """The lines on which a file imports where things lie in a state."""
    layout = "tearum.engine.layout"
    return [
        line for line, name in imports(file, ()) if name == layout or name.startswith(f"{layout}.")
    ]


def test_only_the_engine_knows_where_a_state_keeps_its_numbers() -> None:
    root = SOURCE.parent.parent
    found = []
    for folder in ("src", "tests", "training", "benchmarks", "examples"):
        for file in sorted((root / folder).rglob("*.py")):
            where = file.relative_to(root).as_posix()
            if not where.startswith(("src/tearum/engine/", *KNOWS_THE_LAYOUT)):
                found += [f"{where}, line {line}" for line in layout_imports(file)]
    assert not found, "Read these through the methods of State:\n" + "\n".join(found)


@pytest.mark.parametrize("exception", KNOWS_THE_LAYOUT)
def test_every_exception_is_still_needed(exception: str) -> None:
    path = SOURCE.parent.parent / exception
    assert any(layout_imports(file) for file in (path.rglob("*.py") if path.is_dir() else [path]))


# A folder has at most twelve files of code or text. Exceptions, with their reason:
LARGE_FOLDERS = {
    "src/tearum/engine/rules": "one file for each chapter of the rulebook",
    "tests/rules": "mirrors src/tearum/engine/rules",
}
MOST_FILES = 12


def files_by_folder(root: Path) -> Counter[str]:
    """How many files of Python or Fluent each folder of the project has."""
    return Counter(
        file.parent.relative_to(root).as_posix()
        for folder in ("src", "tests", "benchmarks", "training", "tools", "examples", "docs")
        for suffix in ("*.py", "*.ftl")
        for file in (root / folder).rglob(suffix)
    )


def test_no_folder_is_a_heap() -> None:
    found = files_by_folder(SOURCE.parent.parent)
    large = {folder: count for folder, count in found.items() if count > MOST_FILES}
    assert not large.keys() - LARGE_FOLDERS.keys(), f"Split these by what they are for: {large}"
    assert large.keys() == LARGE_FOLDERS.keys(), "An exception is no longer needed."


def test_a_heap_is_found(tmp_path: Path) -> None:
    heap = tmp_path / "src" / "tearum" / "game"
    heap.mkdir(parents=True)
    for number in range(MOST_FILES + 1):
        (heap / f"part_{number}.py").touch()
    assert files_by_folder(tmp_path) == {"src/tearum/game": MOST_FILES + 1}
