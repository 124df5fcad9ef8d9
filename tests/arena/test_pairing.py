"""Every bot sits everywhere equally often, on the same deals."""

from collections import Counter

import pytest

from tearum.arena.pairing import deals_for, lineups, plan, tables_of_deal


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_in_every_seat_equally_often(players: int) -> None:
    tables = tables_of_deal(("one", "two", "three"), (), players)
    places = Counter((bot, seat) for table in tables for seat, bot in enumerate(table))
    assert len(set(places.values())) == 1
    assert len(set(tables)) == len(tables)


def test_one_against_three_and_three_against_one() -> None:
    tables = tables_of_deal(("one", "other"), ("other",), 4)
    assert sorted(table.count("one") for table in tables) == [0, 1, 1, 1, 1, 3, 3, 3, 3]


def test_at_two_players_a_pair_meets_once_in_each_seating() -> None:
    assert [line.lone for line in lineups(("one", "other"), 2)] == ["one"]
    assert tables_of_deal(("one", "other"), (), 2) == [("one", "other"), ("other", "one")]


@pytest.mark.parametrize(("players", "games"), [(2, 2), (3, 6), (4, 8)])
def test_games_are_rounded_up_to_whole_deals(players: int, games: int) -> None:
    assert deals_for(games, players) == 1
    assert deals_for(games + 1, players) == 2


def test_deals_are_played_one_after_another() -> None:
    tables = tables_of_deal(("one", "other"), ("one", "other"), 3)
    seeds = [pairing.seed for pairing in plan(tables, range(7, 10))]
    assert seeds == sorted(seeds)
    assert Counter(seeds) == {7: 8, 8: 8, 9: 8}
