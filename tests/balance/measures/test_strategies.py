"""Experiments with one seat that differs, on games with a known truth."""

from dataclasses import replace
from math import isclose

import numpy as np
import pytest

from tearum.balance.measures.strategies import bans, item_of, preference_of, strategies

from ..planted import Planted


def leaning(bot: str, lone_wins: float) -> Planted:
    luck = np.random.default_rng(8)
    played = Planted(players=4, bots=(bot, "greedy", "greedy", "greedy"))
    for number in range(400):
        seats = tuple(played.bots[(seat + number) % 4] for seat in range(4))
        lone = seats.index(bot)
        winner = lone if luck.random() < lone_wins else int(luck.choice([0, 1, 2, 3]))
        played.game(kings=[winner], seats=seats)
    return played


def balanced(games_: int = 400) -> Planted:
    luck = np.random.default_rng(9)
    played = Planted(players=4)
    for _ in range(games_):
        played.game(kings=[int(luck.integers(0, 4))])
    return played


def test_a_leaning_seat_is_measured_against_the_null() -> None:
    one, null = leaning("greedy/red", 0.2).dataset(), balanced().dataset()
    table = strategies([null, one], null)
    assert [row.key for row in table] == ["red"]
    assert isclose(table.rows[0].value("null"), 0.25)
    found = table.rows[0].interval("difference")
    assert found is not None
    assert found.low < 0.15 < found.high  # 0.2 + 0.8 / 4 against 1 / 4


def test_bots_that_were_changed_since_are_no_null() -> None:
    one, null = leaning("greedy/red", 0.2).dataset(), balanced().dataset()
    assert not strategies([null, one], replace(null, code="other")).rows


def same_luck(seed: int, banned: float) -> tuple[Planted, Planted]:
    """A deal favours a seat, with whatever bot in it; the lone one wins a little more seldom."""
    luck = np.random.default_rng(seed)
    bot = "greedy/without-building-7"
    null = Planted(players=4)
    lone = Planted(players=4, bots=(bot, "greedy", "greedy", "greedy"))
    for number in range(250):
        seats = tuple(lone.bots[(seat + number) % 4] for seat in range(4))
        favoured = int(luck.integers(0, 4))
        for games, names in ((null, None), (lone, seats)):
            winner = favoured if luck.random() < 0.8 else int(luck.integers(0, 4))
            if names is not None and names[winner] == bot and luck.random() < banned:
                winner = (winner + 1) % 4
            games.game(kings=[winner], seats=names)
    return null, lone


@pytest.mark.proof
def test_luck_that_both_had_is_taken_off() -> None:
    covered, narrow, times = 0, 0.0, 80
    for seed in range(times):
        null, lone = (games.dataset() for games in same_luck(seed, banned=0.4))
        row = bans([lone], null).rows[0]
        found, alone = row.interval("difference"), row.interval("any")
        assert found is not None
        assert alone is not None
        covered += found.low <= -0.1 <= found.high  # 0.4 of a quarter
        narrow += (found.high - found.low) / (alone.high - alone.low) / times
    assert covered >= 0.9 * times
    assert narrow < 0.92


def test_a_null_of_other_deals_is_a_null_all_the_same() -> None:
    one, null = leaning("greedy/blue", 0.0).dataset(800), balanced(100).dataset(800)
    row = strategies([one], null).rows[0]
    assert isclose(row.value("null"), 0.25)
    found = row.interval("difference")
    assert found is not None
    assert found.low < 0 < found.high


def test_bans_and_strategies_are_distinguished() -> None:
    banned, null = leaning("greedy/without-tile-market-2", 0.0).dataset(), balanced().dataset()
    assert strategies([banned], null).rows == []
    assert [row.key for row in bans([banned], null)] == ["tile market.2"]
    assert preference_of("tile", "market.2") == "without-tile-market-2"
    assert item_of("without-building-7") == "building 7"


def test_at_two_players_the_plain_bot_is_the_base() -> None:
    for bots in (("greedy/red", "greedy"), ("greedy", "greedy/red")):
        games = Planted(players=2, bots=bots)
        games.game(kings=[0])
        assert games.dataset().base == "greedy"
        assert games.dataset().lone == "red"


def test_another_bot_is_no_null() -> None:
    other = Planted(players=4, bots=("search",))
    other.game(kings=[0])
    assert strategies([leaning("greedy/red", 0.1).dataset()], other.dataset()).rows == []
