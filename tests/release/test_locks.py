"""The small locks are parts of the large resolution, and no lock says where packages come from."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "locks").glob("*.lock"))
EVERYTHING = ROOT / "requirements.lock"
APART = {"docs", "node"}  # sets that no other command needs


def packages(lock: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w.-]*==\S+)", lock.read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lock", [EVERYTHING, *LOCKS], ids=lambda lock: lock.stem)
def test_a_lock_has_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert text.count("--hash=sha256:") >= len(packages(lock)) > 0


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_small_lock_agrees_with_the_large_one(lock: Path) -> None:
    if lock.stem not in APART:
        assert packages(lock) <= packages(EVERYTHING)


def test_playing_needs_neither_the_lab_nor_the_tools() -> None:
    names = {package.partition("==")[0] for package in packages(ROOT / "locks/play.lock")}
    assert names >= {"starlette", "uvicorn", "sqlalchemy", "fluent-runtime"}
    assert not names & {"mypy", "numpy", "polars", "pytest", "ray", "ruff"}


def test_every_dependency_has_an_upper_end() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = [
        project["project"]["dependencies"],
        *project["project"]["optional-dependencies"].values(),
        *project["dependency-groups"].values(),
        project["build-system"]["requires"],
    ]
    for requirement in (requirement for group in groups for requirement in group):
        if not requirement.startswith("tearum["):
            assert re.search(r">=[\d.]+,<[\d.]+", requirement), requirement
