"""`setup.py` finds what the compiler must read besides the sources that it compiles."""

import ast

import pytest

from tearum import build

ROOMS = (*build.ROOMS, *build.PROOF)


def is_module(name: str) -> bool:
    path = f"{name.replace('.', '/')}.py"
    return (build.ROOT / "src" / path).is_file() or (build.ROOT / path).is_file()


@pytest.mark.parametrize("room", ROOMS)
def test_compiled_modules_import_names_from_modules(room: str) -> None:
    """Other imports would not be found, and what they name would be slow and unchecked."""
    compiled = {file for one in ROOMS for file in build.sources(one)}
    for file in build.sources(room):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                assert not any(name.name.startswith("tearum") for name in node.names), file
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, file
                module = node.module or ""
                if module.startswith("tearum") and not is_module(module):  # a package
                    folder = build.ROOT / "src" / module.replace(".", "/")
                    assert {folder / f"{name.name}.py" for name in node.names} <= compiled, file
