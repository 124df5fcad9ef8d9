"""Bad input gets one clear line and exit code 2, never a traceback, never a half-written file."""

import json
from pathlib import Path

import pytest

from tearum.game import Game

from .conftest import Command


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A game of 5 decisions."""
    game = Game.new(3, 7)
    for _ in range(5):
        game.apply(game.legal_actions()[0])
    path = tmp_path / "kept.json"
    game.record().save(path)
    return path


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--nonsense"], "No such option: --nonsense. See: tearum --help"),
        (["simulat"], "No such command 'simulat'. Did you mean 'simulate'? See: tearum --help"),
        (["play", "--players", "many"], "'many' is not a valid"),
        (["play", "--players", "5"], "Tea & Rum is for 2 to 4 players, not 5."),
        (["play", "--players", "2", "--bots", "greedy,greedy,greedy"], "3 bots are too many"),
        (["play", "--bots", "genius"], "No bot is called 'genius'"),
        (["play", "--names", "A,A"], "Two players can’t have the same name."),
        (["play", "--names", "A,B,C,D,E"], "Tea & Rum is for 2 to 4 players, not 5."),
        (["play", "--lang", "it"], "tearum speaks en, fr, de, not 'it'."),
        (["play", "--names", "A,B", "--edition", "nowhere.toml"], "nowhere.toml: can't be read"),
        (["play", "--names", "A,B", "--save", "/nowhere/game.json"], "no folder for /nowhere/"),
        (["play", "--names", "A,B", "--seed", "7" * 300], "A seed has at most 200 characters."),
        (["play", "--resume", "nowhere.json"], "nowhere.json can't be read: No such file"),
        (["play", "--resume", "last"], "There is no unfinished game. Begin one: tearum play"),
        (["simulate", "--players", "1"], "2 to 4 players, not 1."),
        (["simulate", "--games", "0"], "0 is not in the range 1<=x<=1000000000."),
        (["simulate", "--games", "9" * 23], f"{'9' * 23} is not in the range 1<=x<=1000000000."),
        (["simulate", "--jobs", "0"], "0 is not in the range 1<=x<=1000."),
        (["simulate", "--jobs", "9" * 23], f"{'9' * 23} is not in the range 1<=x<=1000."),
        (["arena", "greedy", "random", "--games", "9" * 23], "in the range 1<=x<=1000000000."),
        (["arena", "greedy", "random", "--jobs", "9" * 23], "in the range 1<=x<=1000."),
        (["arena", "greedy", "random", "--seed", "9" * 4300], f"0<=x<={10**18}."),
        (["simulate", "--bots", ","], "Name 1 to 4 bots"),
        (["simulate", "--bots", "genius"], "No bot is called 'genius'"),
        (["perft", "--players", "9"], "2 to 4 players, not 9."),
        (["perft", "--depth", "0"], "from 1 to 20, not 0."),
        (["rules", "XYZ-99"], "No rule is called or speaks of “XYZ-99”."),
        (["replay", "nowhere.json"], "nowhere.json can't be read: No such file"),
        (["record", "check", "."], "can't be read: Is a directory"),
        (["record", "show"], "Missing argument 'file'."),
    ],
)
def test_a_mistake_is_told_in_one_line(tearum: Command, arguments: list[str], told: str) -> None:
    said = tearum(*arguments)
    assert said.status == 2
    assert told in said.err
    assert said.err.startswith("tearum: ")
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize("arguments", [[], ["record"], ["edition"]])
def test_without_a_command_there_is_help(tearum: Command, arguments: list[str]) -> None:
    said = tearum(*arguments)
    assert said.status == 2
    assert "Usage: " in said.err


def damaged(kept: Path, **changes: object) -> None:
    data = json.loads(kept.read_text("utf-8"))
    kept.write_text(json.dumps(data | changes), "utf-8")


@pytest.mark.parametrize("arguments", [["record", "check"], ["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"format": 9}, "no record of format 1 (it says 9)"),
        ({"rules": 9}, "is for rules version 9"),
        ({"actions": [322]}, "Decision 1 of the record is not legal"),
        ({"actions": "0"}, "actions is a list"),
        ({"seats": ["A"]}, "2 to 4 seats"),
        ({"seed": None}, "The seed of a record"),
    ],
)
def test_a_damaged_record_is_refused(
    tearum: Command, kept: Path, arguments: list[str], changes: dict[str, object], told: str
) -> None:
    damaged(kept, **changes)
    before = kept.read_bytes()
    said = tearum(*arguments, str(kept))
    assert said.status == 2
    assert told in said.err
    assert said.err.count("\n") == 1
    assert kept.read_bytes() == before


def test_a_cut_off_record_is_refused(tearum: Command, kept: Path) -> None:
    kept.write_bytes(kept.read_bytes()[:1000])
    said = tearum("record", "check", str(kept))
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert "This is no record: not JSON" in said.err


def test_a_record_that_claims_another_edition_is_refused(tearum: Command, kept: Path) -> None:
    data = json.loads(kept.read_text("utf-8"))
    damaged(kept, edition=data["edition"] | {"hash": "0" * 64})
    said = tearum("play", "--resume", str(kept))
    assert said.status == 2
    assert "The edition kept in the record is not the one it was played with." in said.err


def test_a_game_of_another_edition_is_not_resumed(
    tearum: Command, kept: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    assert tearum("edition", "new", str(mine)).status == 0
    mine.write_text(mine.read_text("utf-8").replace("wheat = 2", "wheat = 3", 1), "utf-8")
    said = tearum("play", "--resume", str(kept), "--edition", str(mine))
    assert said.status == 2
    assert "is played with another edition" in said.err


def test_no_game_is_overwritten(tearum: Command, kept: Path) -> None:
    before = kept.read_bytes()
    said = tearum("play", "--names", "A,B", "--save", str(kept))
    assert said.status == 2
    assert f"go on with it: tearum play --resume {kept}" in said.err
    assert kept.read_bytes() == before


@pytest.mark.parametrize(
    ("language", "told"),
    [("fr", "se joue à 2, 3 ou 4, pas à 7"), ("de", "ist für 2 bis 4 Spieler, nicht für 7")],
)
def test_players_are_told_in_their_language(tearum: Command, language: str, told: str) -> None:
    assert told in tearum("play", "--players", "7", "--lang", language).err


def test_the_language_follows_the_terminal(
    tearum: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "ist für 2 bis 4 Spieler" in tearum("play", "--players", "7").err


def test_a_fault_of_ours_is_not_hidden(tearum: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tearum.cli.rulebook.find", broken)
    with pytest.raises(ZeroDivisionError):
        tearum("rules", "TRD-04")
