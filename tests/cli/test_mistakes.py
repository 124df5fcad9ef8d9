"""Bad input gets one clear line and its exit code, never a traceback or a half-written file."""

import json
from pathlib import Path

import pytest

from tearum.edition import load
from tearum.game import Game

from .conftest import Command


@pytest.fixture
def saved_record(tmp_path: Path) -> Path:
    """A game of 5 decisions."""
    game = Game.new(3, 7)
    for _ in range(5):
        game.apply(game.legal_actions()[0])
    path = tmp_path / "kept.json"
    game.record().save(path)
    return path


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--nonsense"], "No such option: --nonsense. See: tearum --help"),
        (["simulat"], "No such command: simulat. Did you mean simulate? See: tearum --help"),
        (["play", "--players", "many"], "--players must be a whole number, not many."),
        (["play", "--players", "5"], "Tea & Rum is for 2 to 4 players, not 5."),
        (["play", "--players", "2", "--bots", "greedy,greedy,greedy"], "3 bots are too many"),
        (["play", "--bots", "genius"], "No bot is called 'genius'"),
        (["play", "--names", "A,A"], "Two players can’t have the same name."),
        (["play", "--names", "A,B,C,D,E"], "Tea & Rum is for 2 to 4 players, not 5."),
        (["play", "--lang", "it"], "tearum speaks en, fr, de, not it."),
        (["play", "--edition", "nowhere.toml"], "nowhere.toml: can’t be read"),
        (["play", "--save", "/nowhere/game.json"], "The folder of /nowhere/"),
        (["play", "--seed", "7" * 300], "A seed has at most 200 characters."),
        (["play", "--resume", "nowhere.json"], "nowhere.json can’t be read: it does not exist"),
        (["play", "--resume", "last"], "There is no unfinished game. To start one: tearum play"),
        (["simulate", "--players", "1"], "2 to 4 players, not 1."),
        (["simulate", "--games", "0"], "--games must be a number from 1 to 1000000000, not 0."),
        (["simulate", "--games", "9" * 23], "from 1 to 1000000000, not 99999999999999999999999."),
        (["simulate", "--jobs", "0"], "--jobs must be a number from 1 to 1000, not 0."),
        (["simulate", "--jobs", "9" * 23], "from 1 to 1000, not 99999999999999999999999."),
        (
            ["arena", "greedy", "random", "--games", "9" * 23],
            "--games must be a number from 1 to 1000000000",
        ),
        (
            ["arena", "greedy", "random", "--jobs", "9" * 23],
            "--jobs must be a number from 1 to 1000",
        ),
        (
            ["arena", "greedy", "random", "--seed", "9" * 4300],
            "--seed must be a number from 0 to 1000000000000000000, not 9999",
        ),
        (["simulate", "--bots", ","], "4 players need 1 to 4 bots, not 0."),
        (["simulate", "--bots", "genius"], "No bot is called 'genius'"),
        (["perft", "--players", "9"], "2 to 4 players, not 9."),
        (["perft", "--depth", "0"], "--depth must be a number from 1 to 20, not 0."),
        (["rules", "XYZ-99"], "No rule has this number or mentions “XYZ-99”."),
        (["replay", "nowhere.json"], "nowhere.json can’t be read: it does not exist"),
        (["record", "check", "."], ".: it is a folder."),
        (["record", "show"], "Missing argument FILE."),
    ],
)
def test_a_mistake_is_reported_in_one_line(
    tearum: Command, arguments: list[str], expected: str
) -> None:
    result = tearum(*arguments)
    assert result.status == 2
    assert expected in result.err
    assert result.err.startswith("tearum: ")
    assert result.err.count("\n") == 1
    assert result.out == ""


@pytest.mark.parametrize("arguments", [["record"], ["edition"], ["lab"]])
def test_without_a_command_there_is_help(tearum: Command, arguments: list[str]) -> None:
    result = tearum(*arguments)
    assert result.status == 2
    assert "Usage: " in result.err


def damaged(saved_record: Path, **changes: object) -> None:
    data = json.loads(saved_record.read_text("utf-8"))
    saved_record.write_text(json.dumps(data | changes), "utf-8")


@pytest.mark.parametrize("arguments", [["record", "check"], ["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"format": 9}, "not a record of format 1 (it says 9)"),
        ({"rules": 9}, "is for rules version 9"),
        ({"actions": [322]}, "Decision 1 of the record is not legal"),
        ({"actions": "0"}, "actions must be a list"),
        ({"seats": ["A"]}, "2 to 4 seats"),
        ({"seed": None}, "The seed of a record"),
    ],
)
def test_a_damaged_record_is_refused(
    tearum: Command,
    saved_record: Path,
    arguments: list[str],
    changes: dict[str, object],
    expected: str,
) -> None:
    damaged(saved_record, **changes)
    before = saved_record.read_bytes()
    result = tearum(*arguments, str(saved_record))
    checked = arguments == ["record", "check"]
    shown = result.out if checked else result.err
    assert result.status == (1 if checked else 2)
    assert expected in shown
    assert shown.count("\n") == 1
    assert saved_record.read_bytes() == before


def test_a_cut_off_record_is_refused(tearum: Command, saved_record: Path) -> None:
    saved_record.write_bytes(saved_record.read_bytes()[:1000])
    result = tearum("record", "check", str(saved_record))
    assert (result.status, result.out.count("\n")) == (1, 1)
    assert "This is not a record: it is not JSON" in result.out


def test_a_record_that_claims_another_edition_is_refused(
    tearum: Command, saved_record: Path
) -> None:
    data = json.loads(saved_record.read_text("utf-8"))
    damaged(saved_record, edition=data["edition"] | {"hash": "0" * 64})
    result = tearum("play", "--resume", str(saved_record))
    assert result.status == 2
    assert "The edition in the record is not the one it was played with." in result.err


def test_a_game_of_another_edition_is_not_resumed(
    tearum: Command, saved_record: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    assert tearum("edition", "new", str(mine)).status == 0
    mine.write_text(mine.read_text("utf-8").replace("wheat = 2", "wheat = 3", 1), "utf-8")
    result = tearum("play", "--resume", str(saved_record), "--edition", str(mine))
    assert result.status == 2
    assert "uses another edition" in result.err


def test_no_game_is_overwritten(tearum: Command, saved_record: Path) -> None:
    before = saved_record.read_bytes()
    result = tearum("play", "--names", "A,B", "--save", str(saved_record))
    assert result.status == 2
    assert f"resume that game: tearum play --resume {saved_record}" in result.err
    assert saved_record.read_bytes() == before


@pytest.mark.parametrize(
    ("language", "expected"),
    [("fr", "se joue à 2, 3 ou 4, pas à 7"), ("de", "ist für 2 bis 4 Spieler, nicht für 7")],
)
def test_players_are_asked_in_their_language(tearum: Command, language: str, expected: str) -> None:
    assert expected in tearum("play", "--players", "7", "--lang", language).err


def test_the_language_follows_the_terminal(
    tearum: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "ist für 2 bis 4 Spieler" in tearum("play", "--players", "7").err


def test_a_fault_of_ours_is_not_hidden(tearum: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tearum.cli.display.rulebook.find", broken)
    with pytest.raises(ZeroDivisionError):
        tearum("rules", "TRD-04")


@pytest.mark.parametrize(
    ("arguments", "fr", "de"),
    [
        (
            ["simulate", "--bots", "genius"],
            "Aucun bot ne s’appelle 'genius'",
            "Kein Bot heißt 'genius'",
        ),
        (
            ["replay", "nowhere.json"],
            "Impossible de lire nowhere.json",
            "nowhere.json lässt sich nicht lesen",
        ),
        (
            ["record", "export", "nowhere", "--game", "1", "--out", "x.json"],
            "nowhere n’est ni une arène ni une simulation",
            "nowhere ist weder eine Arena noch eine Simulation",
        ),
        (
            ["lab", "report", "nowhere", "--out", "page"],
            "nowhere n’est pas une simulation",
            "nowhere ist keine Simulation",
        ),
    ],
)
def test_errors_of_other_rooms_are_translated(
    tearum: Command, arguments: list[str], fr: str, de: str
) -> None:
    assert fr in tearum(*arguments, "--lang", "fr").err
    assert de in tearum(*arguments, "--lang", "de").err


def test_the_reason_inside_an_error_is_translated_too(tearum: Command, saved_record: Path) -> None:
    damaged(saved_record, actions=[322])
    shown = tearum("record", "check", str(saved_record), "--lang", "de").out
    assert "Entscheidung 1 der Aufzeichnung ist nicht erlaubt: " in shown
    assert "ship turn" not in shown


@pytest.mark.parametrize(
    ("language", "expected"),
    [("fr", "prices, wood\u202f: -3 est négatif"), ("de", "prices, wood: -3 ist negativ")],
)
def test_an_edition_is_checked_in_the_language(
    tearum: Command, tmp_path: Path, language: str, expected: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(load("classic").source.replace("wood = 3", "wood = -3", 1), "utf-8")
    result = tearum("edition", "check", str(file), "--lang", language)
    assert result.status == 1
    assert expected in result.out
    (problem,) = json.loads(
        tearum("edition", "check", str(file), "--json", "--lang", language).out
    )["problems"]
    assert problem["problem"] in expected
