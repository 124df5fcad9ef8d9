"""Seats, titles, points and the limit, on games that can be counted by hand."""

from math import isclose

from tearum.balance.measures import outcome
from tearum.balance.measures.table import Table

from ..planted import Planted


def value(table: Table, row: str, column: str) -> float:
    found = table.row(row)
    assert found is not None
    return found.value(column)


def three_players() -> Planted:
    games = Planted(players=3)
    games.game(governors=[0], kings=[1], blue=[40, 20, 30], blue_lost=[3, 0, 0])
    games.game(governors=[0], kings=[0], blue=[36, 22, 30], red_lost=[0, 1, 2])
    games.game(governors=[], kings=[2], blue=[30, 24, 30])
    games.game(governors=[1, 2], kings=[1], blue=[30, 34, 30])
    return games


def test_seats_win_what_they_won() -> None:
    table = outcome.seats(three_players().dataset())
    assert [row.value("any") for row in table] == [0.5, 0.5, 0.5, 0.5]
    assert [row.value("governor") for row in table] == [0.5, 0.25, 0.25, 4 / 12]
    assert [row.value("pirate_king") for row in table] == [0.25, 0.5, 0.25, 4 / 12]
    assert [row.value("both") for row in table] == [0.25, 0.25, 0.0, 2 / 12]


def test_places_go_around_the_table_from_whoever_acts_first() -> None:
    games = Planted(players=3)
    for first, winner in ((2, 2), (2, 0), (0, 1), (1, 0)):  # places 1, 2, 2, 3
        game = games.game(kings=[winner])
        games.take(game, 0, "ship", "1")  # whatever comes before the actions
        games.take(game, first, "tile", "harbor.2")
        games.take(game, (first + 1) % 3, "alternative", "market")
        games.take(game, 0, "tile", "harbor.2", round_=2)
    table = outcome.places(games.dataset())
    assert {row.key: row.value("any") for row in table} == {"1": 0.25, "2": 0.5, "3": 0.25}


def test_titles_are_measured_by_game() -> None:
    table = outcome.titles(three_players().dataset())
    assert {row.key: row.value("games") for row in table} == {
        "governor": 0.75,
        "pirate_king": 1.0,
        "nobody": 0.0,
        "shared": 0.25,
        "different": 0.25,
        "both": 0.5,
    }


def test_at_two_players_only_one_title_is_played_for() -> None:
    games = Planted(players=2)
    games.game(governors=[0])
    games.game()
    table = outcome.titles(games.dataset())
    assert [row.key for row in table] == ["governor", "pirate_king", "nobody", "shared"]
    assert value(table, "nobody", "games") == 0.5


def test_ends_are_means_and_medians_of_all_and_of_winners() -> None:
    table = outcome.ends(three_players().dataset())
    assert isclose(value(table, "blue", "mean"), 356 / 12)
    assert value(table, "blue", "median") == 30
    winners = [40, 20, 36, 30, 34, 30]
    assert isclose(value(table, "blue", "winners"), sum(winners) / 6)
    assert value(table, "blue", "winners_median") == 32


def test_the_limit_is_measured_by_colour_and_together() -> None:
    table = outcome.limit(three_players().dataset())
    assert value(table, "all", "players") == 3 / 12
    assert value(table, "blue", "players") == 1 / 12
    assert value(table, "red", "lost") == 1.5
    assert value(table, "all", "lost") == 2.0
    assert value(table, "all", "winners") == 1 / 6


def test_where_the_limit_never_bites_nothing_is_lost() -> None:
    games = Planted()
    games.game(governors=[0])
    row = outcome.limit(games.dataset()).rows[0]
    assert row.value("players") == 0.0
    assert row.interval("lost") is None


def test_length_has_its_spread() -> None:
    table = outcome.length(three_players().dataset())
    assert value(table, "game", "mean") == 100
    assert value(table, "player", "high") == 50
