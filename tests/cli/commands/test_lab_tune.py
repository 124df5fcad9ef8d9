"""`tearum lab tune`, with real games of bots that do not think."""

from pathlib import Path

import pytest

from tearum.edition import load
from tearum.tune.search_games import Games

from ..conftest import Command, CommandResult

BOUNDS = """\
[[knob]]
value = "reputation 8"
choices = ["$9"]
"""


@pytest.fixture
def bounds(tmp_path: Path) -> Path:
    file = tmp_path / "bounds.toml"
    file.write_text(BOUNDS)
    return file


def tune(tearum: Command, bounds: Path, out: Path, *more: str) -> CommandResult:
    expected = ("--players", "2", "--bots", "random", "--games", "10", "--jobs", "1", *more)
    return tearum("lab", "tune", "classic", "--bounds", str(bounds), "--out", str(out), *expected)


def results(out: Path) -> list[bytes]:
    return [out.with_suffix(end).read_bytes() for end in (".toml", ".csv")]


@pytest.mark.proof
def test_a_search_that_was_stopped_ends_as_one_that_was_not(
    tearum: Command, bounds: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, halves = tmp_path / "whole.toml", tmp_path / "halves.toml"
    result = tune(tearum, bounds, whole)
    assert result.status == 0, result.err
    assert "heat 1 of 1: 1 candidate, 10 games each at every table." in result.out
    assert result.out.index("Farthest from the target:") < result.out.index("Round 1 of at most 20")
    assert "targets are met" in result.out
    assert "## On deals that the search did not use" in whole.with_suffix(".md").read_text()
    load(whole)  # it can be played

    play, calls = Games.play, []

    def stopped(self: Games, *settings: object) -> None:
        calls.append(settings)
        if len(calls) == 2:
            raise KeyboardInterrupt
        play(self, *settings)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Games, "play", stopped)
        result = tune(tearum, bounds, halves)
    assert result.status == 130
    assert "Run the same command to resume." in result.err
    assert tune(tearum, bounds, halves).status == 0
    assert results(halves) == results(whole)

    result = tune(tearum, bounds, halves, "--seed", "2")
    assert result.status == 2
    assert "with other seeds" in result.err


def test_only_a_note_about_printed_values_is_shown(
    tearum: Command, bounds: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(self: Games, *settings: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Games, "play", stopped)
    bounds.write_text(
        '[[knob]]\nvalue = "contract_board slots_23p 2"\nchoices = ["1 red"]\n'
        '[[knob]]\nvalue = "board market tiles_23p 2"\nchoices = ["$3, trade"]\n'
    )
    result = tune(tearum, bounds, tmp_path / "new.toml")
    assert result.out.count("Note on ") == 1
    assert "Note on contract_board slots_23p 2: that slots give" in result.out


def test_what_can_t_be_is_said_before_a_game_is_played(
    tearum: Command, bounds: Path, tmp_path: Path
) -> None:
    out = tmp_path / "new.toml"
    assert "must end in “.toml”" in tune(tearum, bounds, tmp_path / "new").err
    assert "one or more of 2,3,4, not 5" in tune(tearum, bounds, out, "--players", "5").err
    assert "1 to 2 bots" in tune(tearum, bounds, out, "--bots", "random,greedy,random").err
    assert "nobody" in tune(tearum, bounds, out, "--bots", "nobody").err
    bounds.write_text('[[knob]]\nvalue = "prices wheat"\nleast = 2\nmost = 3\n')
    result = tune(tearum, bounds, out)
    assert result.status == 2
    assert f"{bounds}:2: knob 1, value: 'prices wheat' is printed" in result.err
    assert not out.with_suffix(".tune").exists()
    out.write_text("mine")
    result = tune(tearum, bounds, out)
    assert "is not overwritten" in result.err
    assert out.read_text() == "mine"
    out.rename(out.with_suffix(".md"))
    result = tune(tearum, bounds, out)
    assert "new.md already exists and is not overwritten" in result.err
