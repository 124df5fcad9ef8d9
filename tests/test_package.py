"""The package itself: its names come when they are used, and its rooms can be had alone."""

import subprocess
import sys

import pytest

import tearum

# What an engine needs besides the standard library: where it is compiled, the compiler's runtime.
RUNTIME = {"librt", "mypy_extensions"}
LOADED = """
import sys
before = set(sys.modules)
import {module}
print(*sorted(set(sys.modules) - before))
"""


def loaded_by(module: str) -> list[str]:
    """The modules that a fresh Python loads to import this one."""
    run = subprocess.run(
        [sys.executable, "-c", LOADED.format(module=module)],
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.split()


@pytest.mark.parametrize("module", ["tearum.engine", "tearum.engine.core", "tearum.engine.redeal"])
def test_the_engine_needs_nothing_but_itself(module: str) -> None:
    loaded = loaded_by(module)
    rooms = {name.split(".")[1] for name in loaded if name.startswith("tearum.")}
    assert rooms == {"build", "engine"}
    others = {name.split(".")[0] for name in loaded} - sys.stdlib_module_names - {"tearum"}
    assert {name for name in others if not name.startswith("tearum_engine")} <= RUNTIME


def test_the_facade_comes_with_its_first_name() -> None:
    assert not any(name.startswith("tearum.game") for name in loaded_by("tearum"))
    assert tearum.Game is tearum.game.Game
    assert set(tearum.__all__) <= set(dir(tearum))


def test_an_unknown_name_is_an_ordinary_mistake() -> None:
    with pytest.raises(AttributeError, match="module 'tearum' has no attribute 'Gaem'"):
        tearum.Gaem  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(ImportError):
        from tearum import Gaem  # type: ignore[attr-defined]  # noqa: F401
