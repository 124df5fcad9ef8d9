"""`tearum review`: the account of a recorded game."""

import json
from pathlib import Path
from shutil import copy

import pytest

from tests.review.conftest import Reviewed, reviewed

from ..conftest import Command

__all__ = ["reviewed"]


@pytest.fixture
def game(reviewed: dict[str, Reviewed], tmp_path: Path) -> tuple[str, str]:
    """The file of a record whose turns are analysed already, and the budget."""
    one = reviewed["2-1"]
    turns = tmp_path / "home" / "reviews" / f"{one.reviewer.key}.jsonl"
    turns.parent.mkdir(parents=True)
    copy(one.turns_file, turns)
    one.record.save(tmp_path / "game.json")
    return str(tmp_path / "game.json"), str(one.reviewer.nodes)


def test_json_has_the_account(
    tearum: Command, game: tuple[str, str], reviewed: dict[str, Reviewed]
) -> None:
    file, nodes = game
    found = tearum("review", file, "--nodes", nodes, "--json")
    assert found.status == 0
    data = json.loads(found.out)
    assert data == reviewed["2-1"].review.to_json()
    seat = data["seats"][0]
    parts = [seat[part] for part in ("skill", "luck", "others", "remainder")]
    assert seat["start"] + sum(parts) == seat["result"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Turning points"), ("fr", "Les tournants"), ("de", "Wendepunkte")],
)
def test_the_account_in_words(
    tearum: Command, game: tuple[str, str], language: str, words: str
) -> None:
    file, nodes = game
    found = tearum("review", file, "--nodes", nodes, "--lang", language)
    assert found.status == 0
    assert words in found.out
    assert "Ada" in found.out
    assert "review-" not in found.out


def test_a_page_that_needs_nothing_else(
    tearum: Command, game: tuple[str, str], tmp_path: Path
) -> None:
    file, nodes = game
    out = tmp_path / "review.html"
    assert tearum("review", file, "--nodes", nodes, "--html", str(out)).status == 0
    page = out.read_text(encoding="utf-8")
    assert page.count("<polyline") == 2
    assert "http" not in page
    assert "<script" not in page
    assert "review-" not in page


def test_a_seat_that_is_not_there(tearum: Command, game: tuple[str, str]) -> None:
    file, _ = game
    found = tearum("review", file, "--seat", "3")
    assert found.status == 2
    assert "has 2 seats" in found.err


def test_a_game_that_is_not_over(tearum: Command, game: tuple[str, str], tmp_path: Path) -> None:
    data = json.loads(Path(game[0]).read_text())
    data["actions"] = data["actions"][:20]
    data["result"] = data["events"] = None
    (tmp_path / "running.json").write_text(json.dumps(data))
    found = tearum("review", str(tmp_path / "running.json"))
    assert found.status != 0
    assert "once it is over" in found.err
