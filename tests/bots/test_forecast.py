"""The forecast of the search: what a network says of a position, and what is known at its end."""

import numpy as np
import pytest

from tearum.bots.native import forecast as layer
from tearum.bots.native.card_value import Worth
from tearum.bots.native.forecast import INPUTS, Forecast
from tearum.bots.planning.forecast_file import NUMBERS
from tearum.engine import layout
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.state import seat_at
from tests.bots.table import TABLES, play_out, played, seated
from training.network import A_MEAN, A_SCALE, CHANCES, Network


@pytest.mark.parametrize(("players", "decisions"), [(2, 40), (3, 90), (4, 130)])
def test_it_says_what_the_network_learned(players: int, decisions: int) -> None:
    luck = np.random.default_rng(players)
    network = Network(luck.normal(size=INPUTS), luck.uniform(5, 9, size=INPUTS), luck)
    forecast = Forecast(Worth(TABLES), network.numbers())
    state = played(players, decisions)
    for seat in range(players):
        forecast.judge(state, seat)
        seen = np.array(forecast.x[: players * INPUTS]).reshape(1, players, INPUTS)
        out = network.forward(network.scaled(seen))[3][0, seat]
        assert forecast.winner == pytest.approx(1 / (1 + np.exp(-out[2])), abs=1e-3)
        points = [forecast.blue, forecast.red]
        assert points == pytest.approx(A_MEAN + A_SCALE * out[CHANCES:], abs=0.02)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_titles_agree_with_the_chance_to_win(players: int) -> None:
    forecast = Forecast(Worth(TABLES), NUMBERS)
    for decisions in range(10, 150, 20):
        state = played(players, decisions)
        for seat in range(players):
            forecast.judge(state, seat)
            governor, king, winner = forecast.governor, forecast.king, forecast.winner
            assert 0 < max(governor, king) <= winner < 1
            if players == 2:
                assert governor + king == pytest.approx(winner)
            else:
                assert governor + king >= winner - 1e-9


def test_at_the_end_it_is_what_happened() -> None:
    state = played(3, 0)
    play_out(state, seated(["greedy"] * 3))
    forecast = Forecast(Worth(TABLES), NUMBERS)
    for seat in range(3):
        forecast.judge(state, seat)
        assert (forecast.governor > 0) == bool(int(governors(state)) >> seat & 1)
        assert (forecast.king > 0) == bool(int(pirate_kings(state)) >> seat & 1)
        assert forecast.winner == max(forecast.governor, forecast.king)
        here = seat_at(seat)
        assert forecast.blue == state.v[here + layout.BLUE_VP]
        assert forecast.red == state.v[here + layout.RED_VP]


def test_the_numbers_checked_in_are_as_many_as_it_takes() -> None:
    assert len(NUMBERS) == layer.NUMBERS
