"""A tiny training run: equal arguments give equal numbers, and the network learns."""

from pathlib import Path

import numpy as np
import pytest

from tearum.bots.native import forecast as layer
from tearum.bots.native.forecast import INPUTS, OUTPUTS
from tearum.bots.planning.forecast_file import read_forecast
from training import train_forecast
from training.network import CHANCES, Array, Dataset, loss, train_network


def test_equal_arguments_give_equal_games_and_another_seed_gives_others() -> None:
    one, same, other = (
        train_forecast.play_task(train_forecast.Task("classic", 2, range(2), seed))
        for seed in ("tiny", "tiny", "other")
    )
    assert one.inputs.shape[1:] == (2, INPUTS)
    assert one.outcomes.shape == (len(one.inputs), 2, OUTPUTS)
    assert np.array_equal(one.inputs, same.inputs)
    assert np.array_equal(one.outcomes, same.outcomes)
    assert not np.array_equal(one.inputs[:5], other.inputs[:5])


def test_equal_arguments_give_equal_numbers_of_the_right_count() -> None:
    lines: list[str] = []
    one, same = (
        train_forecast.train("classic", 2, passes=1, seed="tiny", jobs=1, log=lines.append)
        for _ in range(2)
    )
    assert one == same
    assert len(one) == layer.NUMBERS
    assert "2 games of 4 played" in lines


def test_the_network_learns_which_input_decides_and_ignores_the_other() -> None:
    """Planted: who has more of the first input wins, whatever the second one says."""
    luck = np.random.default_rng(0)
    inputs = luck.normal(size=(2000, 3, INPUTS)).astype(np.float32)
    won = inputs[:, :, 0] == inputs[:, :, 0].max(axis=1, keepdims=True)
    outcomes = np.repeat(won[:, :, None], OUTPUTS, axis=2).astype(np.float32)
    network = train_network([Dataset(inputs[:1500], outcomes[:1500])], 20, 0, lambda line: None)
    seen, outcome = network.scaled(inputs[1500:]), outcomes[1500:]

    def loss_of(x: Array) -> float:
        return loss(1 / (1 + np.exp(-network.forward(x)[3][..., :CHANCES])), outcome)

    as_it_is = loss_of(seen)
    assert as_it_is < 0.35  # 0.64 without any knowledge
    silent = seen.copy()
    silent[..., 1] = 0
    assert loss_of(silent) == pytest.approx(as_it_is, abs=0.03)
    silent = seen.copy()
    silent[..., 0] = 0
    assert loss_of(silent) > 0.6


def test_numbers_are_written_as_they_are_read(tmp_path: Path) -> None:
    file = tmp_path / "forecast.json"
    numbers = read_forecast()
    train_forecast.write(numbers, "as they are", file)
    assert read_forecast(file) == numbers
