"""The imports inside one room of the house, for tests of their order."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

from tests.test_house import imports


def imports_inside(package: ModuleType) -> dict[str, set[str]]:
    """Each module of a package, and the modules of the package that it imports.

    Names are relative to the package; its own `__init__` is the empty name.
    """
    folder = Path(str(package.__file__)).parent
    prefix = f"{package.__name__}."
    modules = {}
    for file in folder.rglob("*.py"):
        parts = file.relative_to(folder).with_suffix("").parts
        modules[".".join(parts).removesuffix("__init__").strip(".")] = (file, parts)
    found: dict[str, set[str]] = {}
    for module, (file, parts) in modules.items():
        found[module] = set()
        for _, target in imports(file, (*package.__name__.split("."), *parts)):
            if target.startswith(prefix):
                name = target.removeprefix(prefix)
                found[module].add(name if name in modules else name.rpartition(".")[0])
    return found


def wrong_ways(package: ModuleType, order: Sequence[str]) -> Iterator[str]:
    """One sentence for each import of a part that comes later in the order."""
    places = {part: place for place, part in enumerate(order)}
    for module, others in imports_inside(package).items():
        for other in others:
            if places[other.partition(".")[0]] > places[module.partition(".")[0]]:
                yield f"{module} imports {other}"


def unnamed_files(package: ModuleType) -> list[str]:
    """The files of a package, without its subfolders, that its docstring does not name."""
    folder = Path(str(package.__file__)).parent
    names = sorted(file.stem for file in folder.glob("*.py") if file.name != "__init__.py")
    return [name for name in names if f"`{name}`" not in str(package.__doc__)]


def file_count(package: ModuleType) -> int:
    return len(list(Path(str(package.__file__)).parent.glob("*.py")))
