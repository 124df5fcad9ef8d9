"""The engine for browsers has every module it imports, and nothing that it does not."""

import ast
import tarfile
from pathlib import Path
from typing import Any

from tools.engine.answers import fixed_answers, texts
from tools.engine.pack import closure, imported, modules, without_docstrings, write_tar
from tools.engine.sources import LOCK, locked


def test_what_modules_import_comes_along() -> None:
    known = modules(
        {
            "tearum/__init__.py": b"",
            "tearum/door.py": b"from . import room\ndef late():\n    import library",
            "tearum/room.py": b"if __name__ == '__main__':\n    import program",
            "library.py": b"def never():\n    import rare\nimport usual",
            "usual.py": b"",
            "rare.py": b"",
            "program.py": b"",
        }
    )
    needed = closure(known, {"tearum.door"})
    assert needed == {"tearum", "tearum.door", "tearum.room", "library", "usual"}


def test_relative_imports_are_found() -> None:
    tree = ast.parse("from ..above import thing")
    assert set(imported(tree, "a.b", late=True)) == {"a.above", "a.above.thing"}


DOCUMENTED = '''
"""Why."""

from __future__ import annotations

class Nothing:
    """Nothing else."""

class Pair:
    """What."""

    def count(self):
        """How many."""
        return 2
'''


def test_docstrings_stay_away_and_everything_else_is_there() -> None:
    found: dict[str, Any] = {}
    exec(compile(without_docstrings(ast.parse(DOCUMENTED)), "pair.py", "exec"), found)
    assert found["Pair"].__doc__ is found["Pair"].count.__doc__ is found["Nothing"].__doc__ is None
    assert found["Pair"]().count() == 2


def test_the_same_files_give_the_same_archive(tmp_path: Path) -> None:
    files = {"tearum/a.pyc": b"x" * 700, "tearum/text/fr/page.ftl": "à".encode()}
    archives = [tmp_path / "one", tmp_path / "two"]
    for archive in archives:
        write_tar(archive, files.items())
    assert archives[0].read_bytes() == archives[1].read_bytes()
    with tarfile.open(archives[0]) as packed:
        read = {one.name: packed.extractfile(one).read() for one in packed}  # type: ignore[union-attr]
    assert read == files


def test_the_lock_names_the_package_for_browsers() -> None:
    lines = locked("msgspec", LOCK.read_text("utf-8")).splitlines()
    assert lines[0].startswith("msgspec==")
    assert all("--hash=sha256:" in line or line.lstrip().startswith("#") for line in lines[1:])


def test_texts_and_editions_need_no_engine() -> None:
    assert fixed_answers().keys() == {"/api/info", "/api/editions/classic"}
    assert b"offline-title" in texts()["api/text/fr/offline.ftl"]
