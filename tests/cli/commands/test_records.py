"""Records: shown, checked, expected; and the rules."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tearum.cli.table.game_loop import play
from tearum.game import Game
from tearum.game.fair_deal import FairDeal

from ..conftest import Command
from ..table.fake_terminal import at_random, table


@pytest.fixture(scope="module")
def finished_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game of two."""
    path = tmp_path_factory.mktemp("records") / "finished.json"
    session = table(path, [None, None], 3)
    session.terminal.policy = at_random(3)  # type: ignore[attr-defined]
    play(session)
    return path


@pytest.fixture
def broken(finished_record: Path, tmp_path: Path) -> Path:
    path = tmp_path / "broken.json"
    path.write_bytes(finished_record.read_bytes())
    return path


def change(path: Path, **changes: object) -> None:
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(data | changes), "utf-8")


def test_a_sound_record_is_ok(tearum: Command, finished_record: Path) -> None:
    result = tearum("record", "check", str(finished_record))
    assert result.status == 0
    assert result.out.startswith(f"{finished_record}: OK. Anna, Ben: ")


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("result", "The result does not follow from the decisions."),
        ("events", "The events do not follow from the decisions."),
        ("actions", "It has a result, but the game is not over after the last decision."),
    ],
)
def test_what_a_record_claims_is_compared(
    tearum: Command, broken: Path, key: str, expected: str
) -> None:
    data = json.loads(broken.read_text("utf-8"))
    changed = data[key] | {"stopped": True} if key == "result" else data[key][:-1]
    change(broken, **{key: changed})
    result = tearum("record", "check", str(broken))
    assert (result.status, result.out, result.err) == (1, f"{broken}: {expected}\n", "")


def test_a_result_that_is_missing_is_named(tearum: Command, broken: Path) -> None:
    change(broken, result=None)
    assert "the result is missing" in tearum("record", "check", str(broken)).out


@pytest.mark.parametrize(
    ("command", "first"),
    [
        (("arena", "random", "greedy", "--players", "2", "--games", "2", "--nodes", "5"), 1),
        (("simulate", "--players", "2", "--games", "2", "--bots", "random"), 0),
    ],
)
def test_a_game_of_a_folder_is_exported(
    tearum: Command, tmp_path: Path, command: tuple[str, ...], first: int
) -> None:
    folder, file = tmp_path / "folder", tmp_path / "game.json"
    assert tearum(*command, "--jobs", "1", "--out", str(folder)).status == 0
    result = tearum("record", "export", str(folder), "--game", str(first), "--out", str(file))
    assert result.status == 0
    assert result.out.startswith(f"{file}: ")
    assert tearum("record", "check", str(file)).status == 0
    again = tearum("record", "export", str(folder), "--game", str(first), "--out", str(file))
    assert "already exists and is not overwritten" in again.err
    other = str(tmp_path / "other.json")
    result = tearum("record", "export", str(folder), "--game", "99", "--out", other)
    assert result.status == 2
    assert f"{folder} has no game 99" in result.err
    assert (
        "is neither an arena nor a simulation"
        in tearum("record", "export", str(tmp_path), "--game", "1", "--out", other).err
    )


def test_the_deal_is_checked(tearum: Command, tmp_path: Path) -> None:
    deal = FairDeal.with_secret("00" * 16, ["a", "b"])
    record = replace(Game.new(2, deal.seed).record(), deal=deal)
    record.save(tmp_path / "fair.json")
    assert (
        "The deal is the one that was published."
        in tearum("record", "check", str(tmp_path / "fair.json")).out
    )
    replace(record, seed="7").save(tmp_path / "unfair.json")
    result = tearum("record", "check", str(tmp_path / "unfair.json"))
    assert result.status == 1
    assert "The deal is not the one that was published: its seed does not match." in result.out


def test_a_record_is_shown_in_words(tearum: Command, finished_record: Path) -> None:
    result = tearum("record", "show", str(finished_record), "--lang", "fr")
    lines = result.out.splitlines()
    assert len(lines) == 1 + len(json.loads(finished_record.read_text("utf-8"))["actions"])
    assert "Terminer le tour" in result.out


def test_secrets_of_an_unfinished_game_stay_secret(
    tearum: Command, finished_record: Path, tmp_path: Path
) -> None:
    data = json.loads(finished_record.read_text("utf-8"))
    data["actions"] = data["actions"][:-1]
    del data["result"], data["events"]
    path = tmp_path / "unfinished.json"
    path.write_text(json.dumps(data), "utf-8")
    assert "(secret)" in tearum("record", "show", str(path)).out


def test_a_record_is_shown_to_the_end(tearum: Command, finished_record: Path) -> None:
    result = tearum("replay", str(finished_record), "--lang", "de")
    assert result.status == 0
    assert "Runde V beginnt." in result.out
    assert "Die Truhen werden geöffnet" in result.out


def test_the_table_of_a_moment(tearum: Command, finished_record: Path) -> None:
    result = tearum("replay", str(finished_record), "--step", "10")
    assert "The people’s wishes" in result.out
    assert tearum("replay", str(finished_record), "--step", "9999").status == 2


def test_rules_by_number_chapter_and_word(tearum: Command) -> None:
    assert tearum("rules", "trd-08").out.startswith("TRD-08")
    assert tearum("rules", "TRD").out.count("TRD-0") >= 9
    assert "ACT-02" in tearum("rules", "place one of your workers").out
    ruling = tearum("rules", "SHP-04", "--lang", "de").out
    assert "Festlegung ·" in ruling


@pytest.mark.parametrize(("language", "title"), [("en", "Warehouse"), ("fr", "entrepôt")])
def test_all_rules_with_their_chapters(tearum: Command, language: str, title: str) -> None:
    result = tearum("rules", "--lang", language)
    assert title.lower() in result.out.lower()
    assert "TWO-14" in result.out
