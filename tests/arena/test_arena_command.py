"""`tearum arena` at the command line."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tearum.arena.games import games
from tearum.bots import NoSuchBotError
from tearum.cli.commands.arena import app
from tearum.cli.errors import UserError
from tearum.lab.processes import LostWorkersError

FIRST = "custom:FirstBot"
SMALL = ["random", FIRST, "--players", "2", "--games", "4", "--nodes", "10", "--jobs", "1"]


def run(*options: str) -> str:
    result = CliRunner().invoke(app, list(options), catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def test_it_reports_chances_ratings_time_and_cost() -> None:
    text = run(*SMALL)
    for word in ("P(Governor)", "above baseline", "itself", "rating", "ms per decision"):
        assert word in text
    assert "Deals 0 to 1, 8 games" in text


def test_json_and_folder_tell_the_same(tmp_path: Path) -> None:
    shown = json.loads(run(*SMALL, "--json", "--out", str(tmp_path)))
    assert shown == json.loads((tmp_path / "report.json").read_text())
    assert shown["budget"] == {"nodes": 10, "seconds": None}
    assert (tmp_path / "ladder.svg").read_text().startswith("<svg")
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 8


def test_the_default_budget_is_reported() -> None:
    shown = json.loads(run("random", FIRST, *SMALL[2:4], "--games", "1", "--jobs", "1", "--json"))
    assert shown["budget"] == {"nodes": None, "seconds": 1.5}


def test_a_second_run_plays_only_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = run(*SMALL, "--json", "--out", str(tmp_path))
    played: list[Any] = []

    def watched(pairings: Any, *rest: Any) -> Any:
        played.extend(pairings)
        return games(iter(played), *rest)

    monkeypatch.setattr("tearum.arena.games.games", watched)
    assert run(*SMALL, "--json", "--out", str(tmp_path)) == first
    assert played == []
    more = [*SMALL[:5], "6", *SMALL[6:]]
    run(*more, "--out", str(tmp_path))
    assert len(played) == 4


def test_ctrl_c_keeps_and_reports_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*options: Any) -> Any:
        for number, game in enumerate(games(*options)):
            if number == 5:
                raise KeyboardInterrupt
            yield game

    monkeypatch.setattr("tearum.arena.games.games", interrupted)
    result = CliRunner().invoke(app, [*SMALL, "--out", str(tmp_path)])
    assert result.exit_code == 130
    assert "Deal 0, 4 games" in result.stdout
    assert "same command to resume" in result.stderr
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 5


def test_ctrl_c_before_the_first_deal_is_over_is_no_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*options: Any) -> Any:
        yield next(games(*options))
        raise KeyboardInterrupt

    monkeypatch.setattr("tearum.arena.games.games", interrupted)
    result = CliRunner().invoke(app, [*SMALL, "--out", str(tmp_path)])
    assert result.exit_code == 130
    assert result.stderr.strip() == (
        f"Stopped before a game was finished. Run the same command to resume {tmp_path}."
    )
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 1


def test_two_commands_do_not_write_to_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[str] = []

    def meanwhile(*options: Any) -> Any:
        with pytest.raises(UserError) as shown:
            run(*SMALL, "--out", str(tmp_path))
        refused.append(str(shown.value))
        yield from games(*options)

    monkeypatch.setattr("tearum.arena.games.games", meanwhile)
    run(*SMALL, "--out", str(tmp_path))
    assert refused == [f"Another command is writing to {tmp_path}: wait until it ends."]
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 8


def test_one_of_a_kind_is_singular() -> None:
    text = run("random", FIRST, *SMALL[2:4], "--games", "1", "--jobs", "1", "--sprt", "5")
    assert "Deal 0, 3 games" in text
    assert "after 1 deal (" in text


def test_a_bot_of_a_user_is_found_where_the_command_is_called(tmp_path: Path) -> None:
    shutil.copy(Path(__file__).parents[1] / "own_bots/custom.py", tmp_path / "mine.py")
    options = ["random", "mine:FirstBot", "--players", "2", "--games", "2", "--jobs", "2", "--json"]
    command = [sys.executable, "-P", "-m", "tearum", "arena", *options]
    shown = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(shown.stdout)["bots"] == ["random", "mine:FirstBot"]


@pytest.mark.proof
def test_a_bot_that_never_comes_back_is_reported_and_the_run_ends() -> None:
    options = ["random", "custom:StuckBot", "--players", "2", "--games", "2", "--jobs", "2"]
    result = CliRunner().invoke(app, [*options, "--seconds", "0.001"], catch_exceptions=False)
    assert result.exit_code == 0
    shown = "custom:StuckBot took too long (1.0 s); greedy moves in its place."
    assert result.stderr.strip() == shown  # once, at once
    assert "custom:StuckBot failed in 4 seats." in result.stdout


def test_what_a_broken_bot_says_is_no_markup() -> None:
    text = run("random", "custom:MarkedBot", *SMALL[2:4], "--games", "1", "--jobs", "1")
    assert "RuntimeError: [/bold]" in text


def test_processes_that_are_killed_again_and_again_are_reported_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def killed(*options: Any) -> Any:
        yield from games(*options)
        raise LostWorkersError("killed 3 times in a row")

    monkeypatch.setattr("tearum.arena.games.games", killed)
    with pytest.raises(UserError, match="killed 3 times in a row"):
        run(*SMALL)


def test_sprt_says_its_verdict() -> None:
    text = run(*SMALL, "--players", "3", "--sprt", "5")
    assert f"SPRT, random alone against {FIRST}: undecided after" in text
    assert f"SPRT, random in the other seats against {FIRST}: undecided after" in text


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["random"], "at least two bots"),
        (["random", "random"], "each of them once"),
        (["random", FIRST, "greedy", "--sprt", "5"], "exactly two bots"),
        (["random", FIRST, "--sprt", "nan"], "--sprt must be a number of percentage points"),
        (["random", FIRST, "--nodes", "5", "--seconds", "1"], "not both"),
        (["random", FIRST, "--nodes", "0"], r"--nodes must be a number from 1 to 1000000000\."),
        (
            ["random", FIRST, "--nodes", "9" * 23],
            r"--nodes must be a number from 1 to 1000000000\.",
        ),
        (["random", FIRST, "--seconds", "nan"], r"--seconds must be a number above 0\."),
    ],
)
def test_a_mistake_is_reported_in_a_sentence(options: list[str], sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        CliRunner().invoke(app, options, catch_exceptions=False)


def test_without_scipy_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tearum.cli.commands.arena.find_spec", lambda name: None)
    with pytest.raises(UserError) as error:
        run(*SMALL)
    sentence = "tearum arena needs SciPy. Install with: pip install 'tearum[lab]'"
    assert str(error.value) == sentence


def test_an_unknown_bot_is_reported_too() -> None:
    with pytest.raises(NoSuchBotError, match="somebody"):
        CliRunner().invoke(app, ["random", "somebody"], catch_exceptions=False)


def test_other_settings_are_a_mistake(tmp_path: Path) -> None:
    run(*SMALL, "--out", str(tmp_path))
    with pytest.raises(UserError, match="other budgets"):
        run("random", FIRST, "--players", "2", "--nodes", "11", "--out", str(tmp_path))
