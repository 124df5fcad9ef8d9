"""Who sits where: names are those of people, and bots sit beside them."""

import json
from pathlib import Path

import pytest

from ..conftest import Command


@pytest.mark.parametrize(
    ("arguments", "names", "bots"),
    [
        (
            ["--names", "Anna,Ben", "--bots", "bosun"],
            ["Anna", "Ben", "Bonny"],
            [None, None, "bosun"],
        ),
        (["--names", "Anna", "--bots", "greedy"], ["Anna", "Bonny"], [None, "greedy"]),
        (["--names", "Anna,Ben"], ["Anna", "Ben"], [None, None]),
        (
            ["--players", "4", "--names", "Anna", "--bots", "bosun,captain"],
            ["Anna", "Player 2", "Bonny", "Rackham"],
            [None, None, "bosun", "captain"],
        ),
    ],
)
def test_a_name_is_never_given_to_a_bot(
    tearum: Command,
    tmp_path: Path,
    arguments: list[str],
    names: list[str],
    bots: list[str | None],
) -> None:
    kept = tmp_path / "game.json"
    tearum("play", *arguments, "--seed", "7", "--save", str(kept), typed="quit\n")
    saved = json.loads(kept.read_text("utf-8"))
    assert saved["seats"] == names
    assert saved["table"]["bots"] == bots


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--names", "A,B,C", "--bots", "bosun,captain"], "2 to 4 players, not 5."),
        (
            ["--players", "2", "--names", "A,B", "--bots", "bosun"],
            "2 names and 1 bot make 3 players, not 2.",
        ),
    ],
)
def test_too_many_players_are_refused(tearum: Command, arguments: list[str], expected: str) -> None:
    result = tearum("play", *arguments)
    assert (result.status, result.err.count("\n")) == (2, 1)
    assert expected in result.err


def test_an_unknown_bot_is_reported_and_asked_for_again(tearum: Command, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    typed = "1\nlandlubber\nbosun/red\nAnna\nquit\n"
    result = tearum("play", "--players", "2", "--seed", "7", "--save", str(kept), typed=typed)
    assert "There is no bot called landlubber. Type one of deckhand, bosun" in result.out
    assert json.loads(kept.read_text("utf-8"))["table"]["bots"] == [None, "bosun/red"]
