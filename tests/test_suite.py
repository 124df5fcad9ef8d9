"""`make test` and `make proof` together run every test, in Python and in the browser."""

import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def recipe(target: str) -> list[str]:
    """The commands of a target of the Makefile."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert found is not None
    return [line.strip().removeprefix("@") for line in found[1].splitlines()]


def pytest_options(target: str) -> list[list[str]]:
    """How a target runs pytest: the options of each run on the compiled build."""
    runs = [line.partition("$(BIN)/pytest ")[2] for line in recipe(target) if "PLAIN" not in line]
    return [shlex.split(run) for run in runs if run]


@cache
def collected(*options: str) -> frozenset[str]:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:xdist", *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return frozenset(line for line in done.stdout.splitlines() if "::" in line)


def collected_by(target: str) -> list[frozenset[str]]:
    found = []
    for options in pytest_options(target):
        kept = [option for option in options if option != "-q"]
        for name, values in (("-n", 1), ("--dist", 1)):
            if name in kept:
                at = kept.index(name)
                del kept[at : at + 1 + values]
        found.append(collected(*kept))
    return found


@pytest.mark.proof
def test_every_test_is_run_by_make_test_or_by_make_proof() -> None:
    runs = [*collected_by("test"), *collected_by("proof-python"), *collected_by("proof")]
    assert len(runs) == 3
    assert all(runs)
    assert frozenset.union(*runs) == collected("-m", "")
    assert sum(map(len, runs)) == len(collected("-m", ""))  # and by one of them only


def test_every_game_in_the_browser_is_played_by_one_of_them() -> None:
    assert "web/tools/e2e.sh --grep @short" in recipe("page-short")
    assert any(line.endswith("page-units page-short") for line in recipe("page-test"))
    assert "web/tools/e2e.sh --grep-invert '@short|@sweep'" in recipe("proof")
    assert "web/tools/e2e.sh" in recipe("e2e")  # with the sweeps over all sizes
    assert any("page-test" in line for line in recipe("test"))


def test_a_change_lands_only_after_what_depends_on_no_timing() -> None:
    commands = (ROOT / ".ci/run").read_text("utf-8").splitlines()
    assert {"make check", "make test", "make proof-python"} <= set(commands)


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_where_there_is_no_browser_that_is_said_and_is_a_failure_in_ci(
    tmp_path: Path, ci: str, status: int
) -> None:
    """With a PATH that holds nothing but what the script itself needs."""
    for tool in ("bash", "dirname"):
        (tmp_path / tool).symlink_to(f"/usr/bin/{tool}")
    (tmp_path / "id").write_text("#!/bin/bash\necho 1000\n")  # one who may install nothing
    (tmp_path / "id").chmod(0o755)
    done = subprocess.run(
        ["/bin/bash", str(ROOT / "web/tools/e2e.sh")],
        env={"PATH": str(tmp_path), "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status
    assert "NOT RUN: the tests in a browser" in done.stderr
