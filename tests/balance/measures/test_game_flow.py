"""Leads, comebacks and decided rounds, on games that can be followed by hand."""

from math import isclose

import numpy as np

from tearum.balance.measures import game_flow

from ..planted import Planted


def two_games() -> Planted:
    """In one the lead goes 0, 1, 1, 0, 1 and 1 wins from 10%; in the other 0 leads and wins."""
    games = Planted()
    first = games.game(kings=[1], decided=5)
    for number, chance in enumerate((0.5, 0.9, 0.4, 0.3, 0.6, 0.2)):
        games.stand(first, number, (chance, 1 - chance))
    second = games.game(kings=[0], decided=1)
    for number, chance in enumerate((0.5, 0.6, 0.7, 0.8, 0.9, 1.0)):
        games.stand(second, number, (chance, 1 - chance))
    return games


def test_lead_changes_start_with_the_first_round() -> None:
    table = game_flow.leads(two_games().dataset())
    changes = table.row("changes")
    assert changes is not None
    assert changes.value("mean") == (3 + 0) / 2


def test_a_comeback_is_a_title_won_from_under_20_percent() -> None:
    table = game_flow.leads(two_games().dataset())
    comeback = table.row("comeback")
    assert comeback is not None
    assert comeback.value("games") == 0.5


def test_what_is_left_of_a_lead_after_round_five_is_no_comeback() -> None:
    games = Planted()
    game = games.game(kings=[0])
    for number in range(6):
        games.stand(game, number, (0.1 if number == 5 else 0.5, 0.5))
    table = game_flow.leads(games.dataset())
    assert [row.value("games") for row in table if row.key == "comeback"] == [0.0]


def test_rounds_tell_who_led_who_was_behind_and_what_was_decided() -> None:
    rows = {row.key: row for row in game_flow.rounds(two_games().dataset())}
    assert rows["1"].interval("changed") is None
    assert [rows[str(n)].value("changed") for n in range(2, 6)] == [0.5, 0.0, 0.5, 0.5]
    assert [rows[str(n)].value("leader_won") for n in range(1, 6)] == [0.5, 1.0, 1.0, 0.5, 1.0]
    assert rows["1"].value("behind") == 0.25
    assert rows["1"].value("behind_won") == 1.0
    assert rows["2"].interval("behind_won") is None
    assert [rows[str(n)].value("decided") for n in range(1, 6)] == [0.5, 0.5, 0.5, 0.5, 1.0]


def test_a_game_that_the_very_end_decided_is_open_after_every_round() -> None:
    games = Planted()
    for decided in (None, 6):
        game = games.game(kings=[0], decided=decided)
        for number in range(6):
            games.stand(game, number, (0.5, 0.4))
    assert [row.value("decided") for row in game_flow.rounds(games.dataset())] == [0.0] * 5


def test_calibrated_chances_look_right_and_distorted_ones_wrong() -> None:
    luck = np.random.default_rng(1)
    games = Planted()
    for _ in range(3000):
        truth = luck.random()
        winner = 0 if luck.random() < truth else 1
        game = games.game(kings=[winner])
        games.stand(game, 1, (truth, 1 - truth))
        games.stand(game, 2, (truth**3, 1 - truth**3))
    dataset = games.dataset()
    rows = game_flow.calibration(dataset).rows
    assert len(rows) == 10
    assert sum(row.value("standings") for row in rows) == 12_000
    calibrated = Planted()
    calibrated.rows.games, calibrated.rows.players = games.rows.games, games.rows.players
    calibrated.rows.standings.extend(row for row in games.rows.standings if row.round == 1)
    calibrated.deals = games.deals
    for row in game_flow.calibration(calibrated.dataset()):
        found = row.interval("won")
        assert found is not None
        assert found.low - 0.02 <= row.value("estimated") <= found.high + 0.02
    assert isclose(rows[0].value("estimated"), 0.05, abs_tol=0.02)
    assert rows[0].value("won") > 0.1
