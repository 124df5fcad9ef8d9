"""The larger network: whole numbers, equal on both builds, and nothing that a seat can't know."""

import importlib.util
import random
from array import array
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tearum.bots.native import quantised_network
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.features import FEATURES, FeatureExtractor
from tearum.bots.native.network_forecast import (
    ACTIONS_LEFT,
    INPUTS,
    LARGEST,
    OUTPUTS,
    RED_DECIDES,
    SEAT_FEATURES,
    SEAT_INPUTS,
    UNITS,
    NetworkForecast,
)
from tearum.bots.planning.network_file import Layer, read_network, write_network
from tearum.bots.question import question_for, stream_of
from tearum.engine.constants.components import BLUE, RED
from tearum.engine.redeal import redeal
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.state import State
from tearum.observation.layout import MONEY, SEAT, SEAT_SIZE, SIZE
from tests.bots.table import TABLES, at_the_second_conversion, play_out, played, seated

UNIT = 2.0**-19


def plain_module() -> ModuleType:
    """The module in Python, whichever one is used."""
    source = Path(__file__).parents[3] / "src/tearum/bots/native/quantised_network.py"
    spec = importlib.util.spec_from_file_location("plain_quantised_network", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def random_layers(sizes: list[int], seed: int) -> list[Layer]:
    luck = random.Random(seed)
    layers: list[Layer] = []
    for rows, width in pairwise(sizes):
        weights = array("h", [luck.randint(-900, 900) for _ in range(rows * width)])
        biases = array("i", [luck.randint(-(10**6), 10**6) for _ in range(width)])
        layers.append((weights, biases, luck.randint(5, 9)))
    return layers


def forecast_with(layers: list[Layer]) -> NetworkForecast:
    network = quantised_network.QuantisedNetwork(layers)
    return NetworkForecast(CardValues(TABLES), network, UNIT)


@pytest.fixture(scope="module")
def forecast() -> NetworkForecast:
    return forecast_with(random_layers([INPUTS, 24, 8, OUTPUTS], 1))


def said(forecast: NetworkForecast, state: State, seat: int) -> list[float]:
    forecast.evaluate(state, seat)
    return [forecast.governor, forecast.king, forecast.winner, forecast.blue, forecast.red]


def packed(numbers: list[int]) -> Any:
    return array("h", numbers)


def test_a_network_is_sums_of_products_with_negative_ones_cut_off() -> None:
    hidden = (array("h", [2, -3, 0, 5]), array("i", [1, 40]), 1)  # two inputs, two units
    output = (array("h", [7, 1]), array("i", [-100]), 0)
    for module in (plain_module(), quantised_network):
        network = module.QuantisedNetwork([hidden, output])
        assert network.inputs == 2
        # Units: 1 + 2*10 = 21, and 40 - 3*10 + 5*4 = 30; a bit dropped: 10 and 15
        assert network.run(packed([10, 4])) == [7 * 10 + 15 - 100]
        # 1 - 20 is cut off at 0
        assert network.run(packed([-10, 0])) == [0 + (40 + 30) // 2 - 100]
        # 32767 is the largest
        assert network.run(packed([32767, 0])) == [7 * 32767 - 100]


@pytest.mark.parametrize("sizes", [[3, 2], [40, 33, 7, 5], [INPUTS, 256, 64, OUTPUTS]])
def test_both_modules_give_the_same_outputs_to_the_bit(sizes: list[int]) -> None:
    layers = random_layers(sizes, 3)
    plain, used = (
        module.QuantisedNetwork(layers) for module in (plain_module(), quantised_network)
    )
    luck = random.Random(4)
    for share in (0.1, 0.5, 1.0):
        row = [luck.randint(-LARGEST, LARGEST) * (luck.random() < share) for _ in range(sizes[0])]
        assert plain.run(packed(row)) == used.run(packed(row))


@pytest.mark.parametrize(
    ("layers", "error"),
    [
        ([], ValueError),
        ([(array("h", [1]), array("h", [1]), 0)], TypeError),
        ([(array("i", [1]), array("i", [1]), 0)], TypeError),
        ([(array("h", [1, 2, 3]), array("i", [1, 2]), 0)], ValueError),
        ([(array("h", [1, 2]), array("i", [1, 2]), 0)] * 2, ValueError),
        ([(array("h", [1]), array("i", [1]), 0), (array("h", []), array("i", []), 0)], ValueError),
        ([(array("h", [1]), array("i", [1]), 32)], ValueError),
        ([(array("h", [1]), array("i", [1]), -1)], ValueError),
        ([(array("h", [1] * 1025), array("i", [1] * 1025), 0)], ValueError),
    ],
)  # fmt: skip
def test_layers_that_make_no_network_are_refused(
    layers: list[Layer], error: type[Exception]
) -> None:
    for module in (plain_module(), quantised_network):
        with pytest.raises(error):
            module.QuantisedNetwork(layers)


def test_a_network_takes_as_many_inputs_as_it_has() -> None:
    for module in (plain_module(), quantised_network):
        network = module.QuantisedNetwork([(array("h", [1, 2]), array("i", [3]), 0)])
        with pytest.raises(ValueError, match="the network has 2 inputs"):
            network.run(packed([1]))


@pytest.mark.parametrize(("players", "decisions"), [(2, 60), (3, 90), (4, 130)])
def test_the_inputs_are_the_observation_and_the_features(
    forecast: NetworkForecast, players: int, decisions: int
) -> None:
    state = played(players, decisions)
    extractor = FeatureExtractor(CardValues(TABLES))
    for seat in range(players):
        forecast.fill_inputs(state, seat)
        row = [int(number) for number in forecast.inputs]
        assert len(row) == INPUTS == SIZE + 4 * SEAT_INPUTS + 1
        assert all(abs(number) <= LARGEST for number in row)
        for k in range(4):
            money = row[SEAT + k * SEAT_SIZE + MONEY]
            there = row[SEAT_FEATURES + k * SEAT_INPUTS :][:SEAT_INPUTS]
            if k >= players:
                assert money == 0
                assert there == [0] * SEAT_INPUTS
                continue
            other = (seat + k) % players
            assert money == state.money(other)
            extractor.extract(state, other)
            for i in range(FEATURES):
                exact = max(-LARGEST, min(LARGEST, extractor.features[i] * UNITS[i]))
                assert abs(there[i] - exact) <= 0.5
            assert there[ACTIONS_LEFT] == extractor.left
        assert (row[RED_DECIDES] > 0) == (players == 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_that_differ_in_what_is_hidden_get_the_same_forecast(
    forecast: NetworkForecast, players: int
) -> None:
    """Also where others have converted in secret: a bot's question holds its own guess."""
    states = [played(players, decisions) for decisions in (0, 25, 70, 120)]
    for state in (*states, at_the_second_conversion(players)):
        for seat in range(players):
            other = redeal(state, seat, stream_of("another deal"))
            answers = [
                said(forecast, question_for(true, seat).known, seat) for true in (state, other)
            ]
            assert answers[0] == answers[1]


def test_before_the_conversions_no_redeal_changes_an_input(forecast: NetworkForecast) -> None:
    for players in (2, 3, 4):
        state = played(players, 80)
        for seat in range(players):
            forecast.fill_inputs(state, seat)
            true = list(forecast.inputs)
            forecast.fill_inputs(redeal(state, seat, stream_of("other")), seat)
            assert list(forecast.inputs) == true


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_titles_agree_with_the_chance_to_win(forecast: NetworkForecast, players: int) -> None:
    for decisions in range(10, 150, 35):
        state = played(players, decisions)
        for seat in range(players):
            governor, king, winner, _, _ = said(forecast, state, seat)
            assert 0 < max(governor, king) <= winner < 1
            assert players > 2 or governor + king == pytest.approx(winner)


def test_at_the_end_the_forecast_is_the_result(forecast: NetworkForecast) -> None:
    state = played(3, 0)
    play_out(state, seated(["random"] * 3))
    for seat in range(3):
        governor, king, winner, blue, red = said(forecast, state, seat)
        assert (governor > 0) == bool(int(governors(state)) >> seat & 1)
        assert (king > 0) == bool(int(pirate_kings(state)) >> seat & 1)
        assert winner == max(governor, king)
        assert [blue, red] == [state.vp(seat, BLUE), state.vp(seat, RED)]


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    layers = random_layers([INPUTS, 6, OUTPUTS], 5)
    files = [tmp_path / name for name in ("one.zip", "same.zip")]
    for file in files:
        write_network(file, layers, UNIT, {"games": 3})
    assert files[0].read_bytes() == files[1].read_bytes()
    network, unit = read_network(files[0])
    assert unit == UNIT
    row = packed([number % 7 for number in range(INPUTS)])
    assert network.run(row) == quantised_network.QuantisedNetwork(layers).run(row)
