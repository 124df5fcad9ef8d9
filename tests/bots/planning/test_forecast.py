"""The forecast network: what it says about a position, and exact results at the end."""

from pathlib import Path

import numpy as np
import pytest

from tearum.bots.native import forecast as layer
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.forecast import INPUTS, Forecast
from tearum.bots.planning.forecast_file import FORECAST_WEIGHTS, read_forecast
from tearum.engine.constants.components import BLUE, RED
from tearum.engine.rules.ending import governors, pirate_kings
from tests.bots.table import TABLES, play_out, played, seated
from training.network import CHANCES, POINTS_MEAN, POINTS_SCALE, Network


@pytest.mark.parametrize(("players", "decisions"), [(2, 40), (3, 90), (4, 130)])
def test_it_computes_what_the_trained_network_does(players: int, decisions: int) -> None:
    luck = np.random.default_rng(players)
    network = Network(luck.normal(size=INPUTS), luck.uniform(5, 9, size=INPUTS), luck)
    forecast = Forecast(CardValues(TABLES), network.numbers())
    state = played(players, decisions)
    for seat in range(players):
        forecast.evaluate(state, seat)
        seen = np.array(forecast.x[: players * INPUTS]).reshape(1, players, INPUTS)
        out = network.forward(network.scaled(seen))[3][0, seat]
        assert forecast.winner == pytest.approx(1 / (1 + np.exp(-out[2])), abs=1e-3)
        points = [forecast.blue, forecast.red]
        assert points == pytest.approx(POINTS_MEAN + POINTS_SCALE * out[CHANCES:], abs=0.02)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_titles_agree_with_the_chance_to_win(players: int) -> None:
    forecast = Forecast(CardValues(TABLES), FORECAST_WEIGHTS)
    for decisions in range(10, 150, 20):
        state = played(players, decisions)
        for seat in range(players):
            forecast.evaluate(state, seat)
            governor, king, winner = forecast.governor, forecast.king, forecast.winner
            assert 0 < max(governor, king) <= winner < 1
            if players == 2:
                assert governor + king == pytest.approx(winner)
            else:
                assert governor + king >= winner - 1e-9


def test_at_the_end_the_forecast_is_the_result() -> None:
    state = played(3, 0)
    play_out(state, seated(["greedy"] * 3))
    forecast = Forecast(CardValues(TABLES), FORECAST_WEIGHTS)
    for seat in range(3):
        forecast.evaluate(state, seat)
        assert (forecast.governor > 0) == bool(int(governors(state)) >> seat & 1)
        assert (forecast.king > 0) == bool(int(pirate_kings(state)) >> seat & 1)
        assert forecast.winner == max(forecast.governor, forecast.king)
        assert forecast.blue == state.vp(seat, BLUE)
        assert forecast.red == state.vp(seat, RED)


def test_the_weights_are_the_numbers_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "weights.json").write_text('{"made": "é", "numbers": [0.5, -2, 3e-4]}', "utf-8")
    assert read_forecast(tmp_path / "weights.json") == [0.5, -2, 3e-4]
    assert read_forecast() == FORECAST_WEIGHTS


def test_the_checked_in_forecast_has_the_right_number_of_weights() -> None:
    assert len(FORECAST_WEIGHTS) == layer.NUMBERS
