"""Accounts of some games, made once for all tests."""

import fcntl
import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from tearum.game import Record
from tearum.review import Review, Reviewer
from tearum.review.saved_turns import SavedTurns
from tests.review.examples.games import GAMES, NODES, SPOILT, SPOILT_NODES, make_games


@dataclass(frozen=True)
class Reviewed:
    record: Record
    reviewer: Reviewer
    review: Review
    turns_file: Path


@pytest.fixture(scope="session")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Reviewed]:
    folder = _made_once(tmp_path_factory)
    found = {}
    for name in GAMES:
        record = Record.load(folder / f"{name}.json")
        reviewer = Reviewer(record, SPOILT_NODES if name == SPOILT else NODES)
        turns_file = folder / f"{name}.jsonl"
        review = reviewer.review(SavedTurns(turns_file).load())
        found[name] = Reviewed(record, reviewer, review, turns_file)
    return found


def _made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the games. The processes of pytest-xdist share it: the first one fills it."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "reviews"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            make_games(folder)
            (folder / "done").touch()
    return folder
