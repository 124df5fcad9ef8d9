"""Accounts of some games, made once for all tests."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tearum.game import Record
from tearum.review import Review, Reviewer
from tearum.review.saved_turns import SavedTurns
from tests.review.games import GAMES, NODES, SPOILT, make_games


@dataclass(frozen=True)
class Reviewed:
    record: Record
    reviewer: Reviewer
    review: Review
    turns_file: Path


@pytest.fixture(scope="session")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Reviewed]:
    folder = tmp_path_factory.mktemp("reviews")
    make_games(folder)
    found = {}
    for name in GAMES:
        record = Record.load(folder / f"{name}.json")
        reviewer = Reviewer(record, 20_000 if name == SPOILT else NODES)
        turns_file = folder / f"{name}.jsonl"
        review = reviewer.review(SavedTurns(turns_file).load())
        found[name] = Reviewed(record, reviewer, review, turns_file)
    return found
