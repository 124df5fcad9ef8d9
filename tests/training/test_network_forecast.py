"""A tiny run of the whole recipe: games, a network, its export, and how far off it is."""

import json
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tearum.bots.native import network_forecast, quantised_network
from tearum.bots.native.network_forecast import INPUTS, OUTPUTS
from tearum.bots.planning.network_file import read_network
from tearum.edition import load
from tearum.engine.constants.components import BLUE
from tearum.engine.core import to_move
from tearum.engine.replay import replay
from training.network_forecast import check, games, play, positions, shards, workers

GAMES = 6


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("games")
    counts = [
        play.play_and_write("classic", deals, "tiny", place) for deals in play.files_of(GAMES, 3, 0)
    ]
    assert counts == [3, 3]
    return place


@pytest.fixture(scope="module")
def folder(played: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("shards")
    counts = [
        positions.read_and_write(file, place, positions.KEPT) for file in games.game_files(played)
    ]
    assert sum(counts) == len(shards.read_shards(place))
    return place


@pytest.fixture(scope="module")
def rows(folder: Path) -> shards.Rows:
    return shards.read_shards(folder)


@pytest.fixture(scope="module")
def train() -> ModuleType:
    pytest.importorskip("torch", reason="PyTorch is missing: pip install tearum[training]")
    from training.network_forecast import train

    return train


def test_equal_arguments_give_equal_games_and_another_seed_gives_others(played: Path) -> None:
    first = games.read_games(next(games.game_files(played)))
    assert play.play_games("classic", range(3), "tiny") == first
    assert play.play_games("classic", range(3), "other").games[0].turns != first.games[0].turns


def test_a_file_of_games_that_is_there_is_not_played_again(played: Path) -> None:
    file = next(games.game_files(played))
    before = file.stat().st_mtime_ns
    assert play.play_and_write("classic", range(3), "tiny", played) == 3
    assert file.stat().st_mtime_ns == before


def test_games_are_replayed_to_their_end(played: Path, rows: shards.Rows) -> None:
    """The rows say how a game ended, so they are right only if nothing was left out."""
    stored = games.read_games(next(games.game_files(played)))
    for game in stored.games:
        state = play.deal_game(load("classic").tables, game.deal, stored.seed)
        for turn in game.turns:
            assert replay(state, turn) == len(turn)
        assert to_move(state) < 0
        mine = rows.take((rows.deal == game.deal) & (rows.seat == 0))
        assert (mine.points[:, 0, 0] == state.vp(0, BLUE)).all()


def test_tasks_end_in_any_order_and_none_begins_too_late() -> None:
    squares = workers.run_tasks(pow, ((n, 2) for n in range(5)), jobs=2)
    assert sorted(squares) == [0, 1, 4, 9, 16]
    assert not list(workers.run_tasks(pow, [(1, 2)], jobs=1, seconds=-1.0))


def test_every_seat_sees_every_position_and_agrees_on_the_end(rows: shards.Rows) -> None:
    assert rows.inputs.shape == (len(rows), INPUTS)
    assert set(rows.players) == {2, 3, 4}
    for deal in range(GAMES):
        game = rows.take(rows.deal == deal)
        players = int(game.players[0])
        assert players == play.players_of(deal)
        assert len(game) % players == 0
        for k in range(players):
            # Seat 0's neighbours are seats 1, 2 and 3, who say the same of themselves.
            assert (game.points[game.seat == 0, k] == game.points[game.seat == k, 0]).all()
            assert (game.governor[game.seat == 0, k] == game.governor[game.seat == k, 0]).all()
        assert not game.points[:, players:].any()
        assert 0 < game.won[:players].sum() <= players


def test_a_shard_is_read_as_it_was_written(rows: shards.Rows, tmp_path: Path) -> None:
    shards.write_shard(tmp_path / "shard-1.npz", rows)
    assert [file.name for file in tmp_path.iterdir()] == ["shard-1.npz"]
    again = shards.read_shards(tmp_path)
    for name, (kind, shape) in shards.TYPES.items():
        assert np.array_equal(getattr(again, name), getattr(rows, name), equal_nan=True)
        assert getattr(again, name).dtype == kind
        assert getattr(again, name).shape[1:] == shape


def test_a_folder_without_games_or_shards_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="There are no games"):
        list(games.game_files(tmp_path))
    with pytest.raises(SystemExit, match="There are no shards"):
        shards.read_shards(tmp_path)


def test_no_deal_is_both_learnt_from_and_held_out(folder: Path, rows: shards.Rows) -> None:
    held = check.held_out(folder)
    assert set(held.deal) == {1}
    assert len(held) == (rows.deal == 1).sum()


def test_the_small_forecast_is_asked_about_held_out_deals_alone(rows: shards.Rows) -> None:
    assert ((rows.forecast > 0) == (rows.deal == 1)).all()
    assert np.isnan(rows.forecast[rows.deal != 1]).all()


def test_a_coin_flip_loses_the_logarithm_of_two(rows: shards.Rows) -> None:
    table = shards.loss_table(np.full(len(rows), 0.5), rows)
    assert set(table) == {"all", "2 players", "3 players", "4 players"}
    assert table["all"]["all"] == pytest.approx(np.log(2))
    assert table["all"]["rows"] == len(rows)
    perfect = shards.loss_table(rows.won.astype(float), rows)
    assert perfect["4 players"]["all"] < 0.001


def test_positions_are_played_on_and_compared() -> None:
    found = check.play_on(range(2), playouts=2, edition="classic")
    assert [position.players for position in found] == [2, 3]
    assert all(0 <= position.won <= 2 for position in found)


def test_the_distance_is_without_the_noise_of_playouts() -> None:
    """Planted: true chances of 0.5 and forecasts of 0.6, thousands of positions."""
    luck = np.random.default_rng(0)
    nothing = np.zeros(0)
    planted = [
        check.Position(2, 0, 0.6, nothing, int(luck.binomial(8, 0.5)), 8) for _ in range(8000)
    ]
    found = check.distance(np.full(8000, 0.6), planted)
    assert found["rms"] == pytest.approx(10, abs=1)
    assert found["with noise"] == pytest.approx(100 * (0.1**2 + 0.25 / 8) ** 0.5, abs=1)
    assert found["2 players"] == found["rms"]
    assert "3 players" not in found


def test_a_row_a_round_later_has_four_actions_fewer(rows: shards.Rows, train: ModuleType) -> None:
    later = train.row_a_round_later(rows)
    assert (later >= 0).any()
    for row, then in enumerate(later):
        same = (rows.deal == rows.deal[row]) & (rows.seat == rows.seat[row])
        wanted = same & (rows.turn > rows.turn[row])
        wanted &= rows.left.astype(int) <= int(rows.left[row]) - 4
        turns = rows.turn[wanted]
        assert (then < 0) == (turns.size == 0)
        assert then < 0 or rows.turn[then] == turns.min()


def test_the_recipe_from_shards_to_a_network_of_whole_numbers(
    folder: Path,
    rows: shards.Rows,
    train: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    import torch

    from training.network_forecast import export

    net, file = tmp_path / "net.pt", tmp_path / "net.zip"
    options = [
        "--passes",
        "2",
        "--batch",
        "32",
        "--teachers",
        "2",
        "--seat-units",
        "8",
        "--free-units",
        "8",
        "--second-units",
        "8",
    ]
    monkeypatch.setattr(sys, "argv", ["train", str(folder), str(net), *options])
    train.main()
    monkeypatch.setattr(sys, "argv", ["export", str(net), str(file)])
    export.main()
    capsys.readouterr()
    monkeypatch.setattr(sys, "argv", ["check", str(file), "--shards", str(folder)])
    check.main()
    found = json.loads(capsys.readouterr().out)
    assert found["loss of the network"]["all"]["rows"] == (rows.deal == 1).sum()

    model, made = train.load(net)
    assert made["settings"]["seat_units"] == 8
    with torch.no_grad():
        exact = model(torch.from_numpy(rows.inputs).float()).numpy()
        plain = export.plain_network(model.layers())(torch.from_numpy(rows.inputs).float()).numpy()
    assert np.abs(plain - exact).max() < 0.001  # as it is written for others
    network, unit = read_network(file)
    outputs = np.array([check.run_row(network, row) for row in rows.inputs]) * unit
    assert outputs.shape == (len(rows), OUTPUTS)
    assert np.abs(outputs[:, :3] - exact[:, :3]).max() < 0.02  # log odds
    assert np.abs(outputs[:, 3:] - exact[:, 3:]).max() < 0.2  # points


def test_no_sum_can_overflow(train: ModuleType) -> None:
    """Large weights get fewer bits, so that the largest inputs stay within 32 bits."""
    from training.network_forecast import export
    from training.network_forecast.model import Floats

    luck = np.random.default_rng(0)
    layers = [
        Floats(luck.normal(0, 3, (INPUTS, 8)), luck.normal(0, 3, 8)),
        Floats(luck.normal(0, 30, (8, OUTPUTS)), luck.normal(0, 3, OUTPUTS)),
    ]
    largest = network_forecast.LARGEST
    for weights, biases, _ in export.quantised(layers)[0]:
        numbers = np.array(weights).reshape(-1, len(biases))
        sums = np.abs(numbers).sum(axis=0) * largest + np.abs(np.array(biases))
        assert sums.max() <= quantised_network.LARGEST_SUM
        largest = quantised_network.LARGEST
    with pytest.raises(SystemExit, match="too large"):
        export.quantised([Floats(np.full((INPUTS, 1), 1e6), np.zeros(1))])
