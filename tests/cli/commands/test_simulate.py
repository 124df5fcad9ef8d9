"""`tearum simulate`: the same games for the same seed, and everything counted."""

import json
import re
from collections.abc import Generator

import pytest

from tearum.simulate.simulation import Executor, Simulation

from ..conftest import Command

ASKED = (
    *("simulate", "--players", "3", "--games", "3", "--seed", "7", "--bots", "greedy,random"),
    *("--jobs", "1"),
)
RANDOM = ("simulate", "--players", "2", "--bots", "random", "--jobs", "1")


def test_one_json_object_that_is_always_the_same(tearum: Command) -> None:
    first = tearum(*ASKED, "--json")
    assert first.status == 0
    assert first.err == ""
    assert tearum(*ASKED, "--json").out == first.out
    summary = json.loads(first.out)
    assert summary["games"] == 3
    assert summary["bots"]["greedy"]["games"] == 6
    assert summary["bots"]["random"]["games"] == 3
    assert summary["bots"]["greedy"]["wins"] >= summary["bots"]["random"]["wins"]
    assert sum(seat["games"] for seat in summary["seats"]) == 9
    assert summary["decisions"]["min"] <= summary["decisions"]["mean"]
    counts = summary["counts"]
    assert len(counts["built"]) == 25
    assert len(counts["hired"]) == 30
    assert len(counts["fulfilled"]) == 18
    assert len(counts["ship_bought"]) == 9
    assert sum(counts["workers"]["market"].values()) > 0
    workers = sum(sum(rows.values()) for rows in counts["workers"].values())
    assert workers == 3 * 3 * 4 * 5  # games, players, workers, rounds


def test_another_seed_is_another_simulation(tearum: Command) -> None:
    one = tearum(*RANDOM, "--games", "1", "--json")
    two = tearum(*RANDOM, "--games", "1", "--json", "--seed", "2")
    assert json.loads(one.out)["counts"] != json.loads(two.out)["counts"]


def test_without_json_it_is_a_table(tearum: Command) -> None:
    result = tearum(*RANDOM, "--games", "2")
    assert "2 games with 2 players, edition classic, seed 1" in result.out
    assert "seat 2" in result.out
    assert "ships bought" in result.out


def test_an_interrupted_simulation_sums_up_the_finished_games(
    tearum: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Simulation.play

    def stopped(self: Simulation, players: Executor, jobs: int) -> Generator[int, None, None]:
        yield next(whole(self, players, jobs))
        raise KeyboardInterrupt

    monkeypatch.setattr(Simulation, "play", stopped)
    result = tearum(*RANDOM, "--games", "9", "--json")
    assert result.status == 130
    assert json.loads(result.out)["games"] == 1
    assert result.err == "Stopped early: these are the games finished so far.\n"


def test_nothing_done_yet_is_no_mistake_when_somebody_stops_it(
    tearum: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(self: Simulation, players: Executor, jobs: int) -> Generator[int, None, None]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(Simulation, "play", stopped)
    result = tearum(*RANDOM, "--games", "9", "--json")
    assert (result.status, result.out) == (130, "")
    assert result.err == "Stopped before a game was finished.\n"


def test_one_game_is_singular(tearum: Command) -> None:
    assert tearum(*RANDOM, "--games", "1").out.startswith("1 game with 2 players")


def test_numbers_follow_the_language(tearum: Command) -> None:
    shown = tearum(*RANDOM, "--games", "2", "--lang", "de").out
    assert re.search(r" Startwert 1:\s+\d+,\d\s+Entscheidungen", shown)
    assert re.search(r"│ random +│ 4 .* \d+,\d +│ \d+,\d +│", shown)


def test_progress_can_be_read_by_a_program(tearum: Command) -> None:
    result = tearum(*RANDOM, "--games", "3", "--json", "--progress", "json")
    expected = [json.loads(line) for line in result.err.splitlines()]
    assert expected[-1] == {"games": 3, "of": 3}
    assert [line["games"] for line in expected] == sorted(line["games"] for line in expected)
    assert json.loads(result.out)["games"] == 3
