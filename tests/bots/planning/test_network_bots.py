"""Bots that play by the network of a file: what they see, and that both builds choose alike."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tearum import build
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.features import FeatureExtractor
from tearum.bots.native.forecast import POINT_WEIGHT, Forecast
from tearum.bots.native.network_forecast import INPUTS, OUTPUTS, NetworkForecast
from tearum.bots.native.planner import Planner
from tearum.bots.native.rollout_search import best_by_forecast
from tearum.bots.planning.forecast_file import NETWORK_FILE, forecast_for
from tearum.bots.planning.network_file import write_network
from tearum.bots.planning.preferences import NO_PREFERENCES
from tearum.bots.planning.sequential_halving import SearchSettings
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.players.forecast_bot import ForecastBot
from tearum.bots.players.search_bot import SearchBot
from tearum.bots.question import Bot, Budget, question_for, stream_of
from tearum.bots.registry import bot_named
from tearum.engine.constants.components import RESOURCES
from tearum.engine.constants.frames import TRADING
from tearum.engine.core import apply, to_move
from tearum.engine.pending import menu_of
from tearum.engine.redeal import redeal
from tearum.engine.rules.trade import why_not_close
from tests.bots.planning.test_network_forecast import UNIT, random_layers
from tests.bots.table import TABLES, at_the_second_conversion, deal, play_out, played, player
from training.network_forecast.check import chances_of
from training.network_forecast.play import play_games
from training.network_forecast.positions import rows_of_games
from training.network_forecast.shards import loss

REPLIES = SearchSettings(reply_plans=3, replies_below=8)
BOTS: dict[str, Callable[[Path], Bot]] = {
    "search": lambda file: SearchBot(network=file),
    "replies": lambda file: SearchBot(REPLIES, network=file),
    "forecast": lambda file: ForecastBot(network=file),
}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("network") / "network.zip"
    write_network(place, random_layers([INPUTS, 24, 8, OUTPUTS], 1), UNIT, {})
    return place


def test_a_file_gives_its_network_and_no_file_the_small_forecast(file: Path) -> None:
    assert isinstance(forecast_for(TABLES, file), NetworkForecast)
    assert isinstance(forecast_for(TABLES, None), Forecast)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("search", NetworkForecast), ("admiral", NetworkForecast), ("captain", Forecast)],
)
def test_the_strongest_levels_play_by_the_network(name: str, expected: type) -> None:
    bot = bot_named(name)
    assert isinstance(bot, SearchBot)
    assert type(bot._search_for(TABLES).forecast) is expected


def test_the_network_forecasts_better_than_the_small_one() -> None:
    """Games that neither has learnt from; the loss of one row follows from that of its game."""
    rows = rows_of_games(play_games("classic", range(1, 1 + 20 * 45, 20), "of the test"), kept=30)
    stated = chances_of(NETWORK_FILE, rows.inputs)
    gain = loss(rows.forecast, rows.won) - loss(stated, rows.won)
    assert gain.mean() > 0.005


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_that_differ_in_what_is_hidden_get_the_same_choice(
    file: Path, name: str, players: int
) -> None:
    states = [played(players, decisions) for decisions in (4, 60, 110)]
    for state in (*states, at_the_second_conversion(players)):
        seat = int(to_move(state))
        answers = []
        for luck in ("one", "two"):
            question = question_for(redeal(state, seat, stream_of(luck)), seat, Budget(nodes=900))
            answer = BOTS[name](file).choose(question)
            answers.append((answer.action, answer.nodes, answer.thought))
        assert answers[0] == answers[1]


@pytest.mark.parametrize("name", BOTS)
def test_they_play_without_a_fault(file: Path, name: str) -> None:
    state, bots = deal(3), [player(BOTS[name](file), Budget(nodes=300)) for _ in range(3)]
    play_out(state, bots, 60)
    assert not any(bot.faults for bot in bots)


def test_the_plan_is_taken_after_which_the_forecast_is_best(file: Path) -> None:
    forecast = forecast_for(TABLES, file)
    planner = Planner(NO_PREFERENCES.value_function(CardValues(TABLES), WEIGHTS), 6, 2, 99)
    moved = 0
    for decisions in range(5, 120, 10):
        state = played(3, decisions)
        seat = int(to_move(state))
        plans = planner.plan(state, seat)
        scores = []
        for plan in plans:
            forecast.evaluate(plan.state, seat)
            scores.append(forecast.winner + POINT_WEIGHT * (forecast.blue + forecast.red))
        for most in (1, 3, 99):
            best = max(range(min(most, len(plans))), key=lambda i: scores[i])
            chosen = best_by_forecast(plans, seat, most, forecast, POINT_WEIGHT)
            assert chosen is plans[best]
            moved += best > 0
        question = question_for(state, seat)
        ranked = ForecastBot(network=file, plans=99)._ranked(plans, question)
        best = max(range(len(plans)), key=lambda i: scores[i])
        assert ranked == [plans[best], *plans[:best], *plans[best + 1 :]]
    assert moved > 5


def test_a_trade_in_progress_changes_no_other_features() -> None:
    """The planner extracts only what follows from goods and money while it makes up a Trade."""
    used, fresh = (FeatureExtractor(CardValues(TABLES)) for _ in range(2))
    compared = 0
    for seed in range(12):
        state, rng = deal(3, seed), stream_of(f"trades {seed}")
        while to_move(state) >= 0:
            if state.frame_kind() == TRADING and state.frame_a() == 0:
                seat, trade = int(to_move(state)), state.copy()
                trade.set_frame_a(1)
                used.extract(trade, seat)
                for resource in range(RESOURCES):
                    trade.add_sold(resource, min(1, int(trade.goods(seat, resource))))
                for resource in range(RESOURCES):
                    trade.add_bought(resource, 1 - int(trade.sold(resource)))
                    if why_not_close(trade, seat) != 0:
                        trade.add_bought(resource, -int(trade.bought(resource)))
                    used.extract_goods(trade, seat)
                    fresh.extract(trade, seat)
                    assert list(used.features) == list(fresh.features)
                    compared += 1
            menu = menu_of(state)
            apply(state, menu[rng.below(len(menu))])
    assert compared > 100


CHOICES = """
import sys
from pathlib import Path
from tearum.bots.question import Budget, question_for
from tearum.engine.core import to_move
from tests.bots.planning.test_network_bots import BOTS
from tests.bots.table import played
for players, decisions in ((2, 30), (3, 75), (4, 120)):
    state = played(players, decisions)
    for name, bot in BOTS.items():
        question = question_for(state, int(to_move(state)), Budget(nodes=500))
        print(name, bot(Path(sys.argv[1])).choose(question))
"""


@pytest.mark.skipif(not build.folder().is_dir(), reason="the engine is not compiled")
def test_both_builds_choose_and_think_the_same(file: Path) -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", CHOICES, str(file)],
            env={**os.environ, "TEARUM_PLAIN": plain},
            cwd=Path(__file__).parents[3],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for plain in ("0", "1")
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].count("Answer(") == 9
