"""The inside of one room of the house, for tests of its order and its door."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

from tests.test_house import SOURCE, import_graph


def wrong_ways(package: ModuleType, order: Sequence[str]) -> Iterator[str]:
    """One sentence for each import of a part of the package that comes later in the order.

    The last part of the order, an empty name, is the package's own `__init__`.
    """
    places = {part: place for place, part in enumerate(order)}
    inside = f"{package.__name__}."

    def place(module: str) -> int:
        return places[module.removeprefix(package.__name__).strip(".").partition(".")[0]]

    for module, others in import_graph(SOURCE).items():
        if f"{module}.".startswith(inside):
            for other in others:
                if other.startswith(inside) and place(other) > place(module):
                    yield f"{module} imports {other}"


def unnamed_files(package: ModuleType) -> list[str]:
    """The files of a package, without its subfolders, that its docstring does not name."""
    folder = Path(str(package.__file__)).parent
    names = sorted(file.stem for file in folder.glob("*.py") if file.name != "__init__.py")
    return [name for name in names if f"`{name}`" not in str(package.__doc__)]


def file_count(package: ModuleType) -> int:
    return len(list(Path(str(package.__file__)).parent.glob("*.py")))
