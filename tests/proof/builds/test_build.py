"""A checkout never runs compiled files that do not fit its sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tearum import build
from tests.proof.builds.checkout import PACKAGES

WHICH = "from tearum import build; print(build.compiled()); print(build.why_plain())"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of this checkout, with all that its compiled files are made from."""
    for part in ("src", *build.PROOF, "setup.py", "locks/compile.lock", "build/compiled"):
        source, target = build.ROOT / part, tmp_path / part
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            target.parent.mkdir(exist_ok=True)
            shutil.copy(source, target)
    return tmp_path


def which(checkout: Path, **changes: str) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "TEARUM_PLAIN"}
    paths = os.pathsep.join([str(checkout / "src"), PACKAGES])
    done = subprocess.run(
        [sys.executable, "-c", WHICH],
        env={**environment, "PYTHONPATH": paths, **changes},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.usefixtures("compiled")
def test_compiled_files_that_fit_are_used(checkout: Path) -> None:
    assert which(checkout) == ["True", "None"]


@pytest.mark.usefixtures("compiled")
def test_plain_can_be_forced(checkout: Path) -> None:
    assert which(checkout, TEARUM_PLAIN="1") == ["False", "None"]


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("file", ["src/tearum/engine/rules/trade.py", "locks/compile.lock"])
def test_a_changed_source_is_run_plain_and_said(checkout: Path, file: str) -> None:
    with (checkout / file).open("a") as source:
        source.write("# changed\n")
    assert which(checkout) == ["False", "not-compiled"]


def test_no_compiled_file_lies_among_the_sources() -> None:
    assert list((build.ROOT / "src").rglob("*.so")) == []
