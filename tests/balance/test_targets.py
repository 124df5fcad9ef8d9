"""Targets: met or missed, and whether that is sure."""

from dataclasses import replace
from math import isclose

import numpy as np
import pytest

from tearum.balance.measures.findings import findings, targets_table
from tearum.balance.measures.strategies import bans, item_of, preference_of, strategies
from tearum.balance.measures.targets import TARGETS, Measured, Target, band_of
from tearum.lab.intervals import Interval

from .planted import Planted


@pytest.mark.parametrize(
    ("low", "value", "high", "verdict"),
    [
        (0.12, 0.2, 0.3, "met"),
        (0.05, 0.12, 0.2, "near"),
        (0.02, 0.08, 0.14, "far"),
        (0.01, 0.05, 0.09, "missed"),
        (0.35, 0.38, 0.45, "near"),
        (0.41, 0.45, 0.5, "missed"),
    ],
)
def test_a_verdict_is_sure_when_the_whole_interval_agrees(
    low: float, value: float, high: float, verdict: str
) -> None:
    target = Target("limit", "share", 0.1, 0.4)
    assert target.verdict(Interval(value, low, high)) == verdict


def test_one_side_may_be_open() -> None:
    assert Target("governor", "share", 0.9, None).verdict(Interval(0.95, 0.93, 1.0)) == "met"
    assert Target("seats", "gap", None, 0.03).verdict(Interval(0.05, 0.0, 0.1)) == "far"


def games() -> Planted:
    luck = np.random.default_rng(5)
    played = Planted(players=4)
    for number in range(80):
        governor, king = (int(seat) for seat in luck.integers(0, 4, 2))
        game = played.game(
            governors=[governor],
            kings=[king],
            endowment=[1 + (number + seat) % 6 for seat in range(4)],
        )
        for number_ in range(6):
            played.stand(game, number_, [0.4, 0.5, 0.3, 0.4])
        for building, takers in (("1", 2), ("2", 1)):
            played.offer(game, "building", building, n=4)
            for seat in range(takers):
                played.take(game, seat, "building", building)
        for card in ("3", "6"):
            played.offer(game, "allegiance", card)
            played.take(game, 0, "allegiance", card)
            played.offer(game, "proven", card)
        played.take(game, 0, "proven", "3", 5)
    return played


def measured(sample_of: Planted) -> dict[str, Measured]:
    return {found.target.key: found for found in findings(sample_of.dataset(), []).targets}


def test_every_target_that_the_games_can_tell_is_measured() -> None:
    found = measured(games())
    assert found["buildings"].found.value == 5
    assert found["winners_blue"].found.value == 30
    assert found["limit"].found.value == 0.0
    assert found["limit"].verdict == "missed"
    assert found["governor"].found.value == 1.0
    assert "nobody" not in found  # that is for two players
    assert "strategy_red" not in found  # nobody leaned
    assert "least_captain" not in found  # there were none


def test_of_many_cards_the_worst_is_named() -> None:
    found = measured(games())
    assert found["least_building"].who == ("building", "2")
    assert found["least_building"].found.value == 0.25


def test_the_least_and_the_most_chosen_sides_are_named() -> None:
    played = games()
    for game in range(80):
        played.take(game, 0, "tile", "harbor.1", option=1 if game % 10 else 2)
        played.take(game, 1, "tile", "tavern.4", option=1 + game % 2)
    found = measured(played)
    assert (found["least_side"].who, found["least_side"].found.value) == (
        ("side", "harbor.1.2"),
        0.1,
    )
    assert (found["most_side"].who, found["most_side"].found.value) == (("side", "harbor.1.1"), 0.9)
    assert found["most_side"].verdict == "missed"


def test_cheap_allegiances_have_no_target_for_being_met() -> None:
    found = measured(games())
    assert found["least_allegiance"].who in (("allegiance", "3"), ("allegiance", "6"))
    assert found["least_proven"].who == ("allegiance", "3")
    assert found["least_proven"].found.value == 1.0


def test_gaps_are_between_the_best_and_the_worst() -> None:
    dataset = games().dataset()
    by_seat = [
        float(dataset.seats.filter(dataset.seats["seat"] == seat)["any"].mean() or 0)  # type: ignore[arg-type]
        for seat in range(4)
    ]
    assert isclose(measured(games())["seats"].found.value, max(by_seat) - min(by_seat))


def test_the_table_of_targets_holds_bounds_and_verdicts() -> None:
    table = targets_table(findings(games().dataset(), []))
    row = table.row("least_building")
    assert row is not None
    assert row.cells["who"] == "building 2"
    assert row.cells["verdict"] == "met"
    assert "least_building,0.05,,0.25," in table.to_csv()


def test_targets_have_names_of_their_own() -> None:
    assert len({target.key for target in TARGETS}) == len(TARGETS)


def test_bands_in_plots_are_those_of_the_targets() -> None:
    assert band_of("captain") == (0.25, 1.0)
    assert band_of("tile") == (0.15, 0.7)
    assert band_of("strategy_red") == (-0.08, 0.08)
    assert band_of("step") is None


# One seat that is not like the rest


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


def test_bans_and_leanings_are_told_apart() -> None:
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
