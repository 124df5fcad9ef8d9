"""The OpenSpiel game: the library's own test, and what a player may know."""

import gc
import pickle
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python import observation  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from tearum import Game  # noqa: E402
from tearum.engine.constants.actions import ACTIONS  # noqa: E402
from tearum.engine.constants.phases import CONVERTING  # noqa: E402
from tearum.engine.pending import menu_of  # noqa: E402
from tearum.envs import open_spiel, raw_env  # noqa: E402
from tearum.envs.reward import REWARDS  # noqa: E402


def load(**parameters: Any) -> Any:
    return pyspiel.load_game(open_spiel.NAME, parameters)


def dealt(deal: int = 0, **parameters: Any) -> Any:
    state = load(**parameters).new_initial_state()
    state.apply_action(deal)
    return state


def play(state: Any, decisions: int, seed: int = 0) -> Any:
    choice = random.Random(seed)
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(choice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(n, marks=pytest.mark.proof) for n in (3, 4))]
)
def test_open_spiels_own_test_passes(players: int) -> None:
    pyspiel.random_sim_test(load(players=players), num_sims=1, serialize=True, verbose=False)


def test_the_game_states_its_numbers() -> None:
    game = load(players=3, deals=20, reward="zero_sum")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == ACTIONS
    assert game.max_chance_outcomes() == 20
    assert game.observation_tensor_size() == 1037
    assert game.utility_sum() == 0
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert load(players=2).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert open_spiel.NAME in pyspiel.registered_names()


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"deals": 0}, "The number of deals is at least 1, not 0"),
        ({"reward": "money"}, "A reward is one of winner"),
    ],
)
def test_wrong_parameters_are_named(parameters: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        open_spiel.TearumGame(parameters)


def test_the_one_chance_node_deals_the_games_of_the_seeds() -> None:
    game = load(players=3, seed=40, deals=5)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    assert game.max_chance_nodes_in_history() == 1
    state.apply_action(2)
    assert not state.is_chance_node()
    assert state.engine.deal[:] == Game.new(players=3, seed=42).state.deal[:]


def test_it_is_the_same_game_as_in_the_other_environment() -> None:
    state = dealt(players=4, seed=6)
    other = raw_env(players=4)
    other.reset(seed=6)
    choice = random.Random(1)
    while not state.is_terminal():
        player = state.current_player()
        assert other.agent_selection == f"player_{player}"
        seen = other.observe(other.agent_selection)
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal_actions()
        assert state.observation_tensor(player) == seen["observation"].astype(float).tolist()
        code = choice.choice(state.legal_actions())
        state.apply_action(code)
        other.step(code)
    assert state.returns() == [other.rewards[agent] for agent in other.possible_agents]
    assert state.legal_actions() == []


@pytest.mark.parametrize("reward", list(REWARDS))
def test_returns_lie_within_the_stated_bounds(reward: str) -> None:
    game = load(players=3, reward=reward)
    state = game.new_initial_state()
    assert state.returns() == [0, 0, 0]
    state.apply_action(1)
    assert state.returns() == [0, 0, 0]
    play(state, 10_000)
    for value in state.returns():
        assert game.min_utility() <= value <= game.max_utility()
    if reward in open_spiel.ZERO_SUM:
        assert sum(state.returns()) == pytest.approx(0)


def test_actions_have_names_of_their_own() -> None:
    state = dealt(players=2)
    named = {state.action_to_string(0, code) for code in range(ACTIONS)}
    assert len(named) == ACTIONS
    assert state.action_to_string(0, 100) == "build building=3"
    assert load(players=2).new_initial_state().action_to_string(-1, 7) == "deal 7"
    assert str(state).startswith("Round 1")
    assert str(load(players=2).new_initial_state()) == "Before the deal"


def test_a_clone_goes_its_own_way() -> None:
    state = play(dealt(players=3), 20)
    before = pickle.dumps(state.engine)
    play(state.clone(), 1000)
    assert pickle.dumps(state.engine) == before
    again = state.get_game().deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert play(again, 1000).returns() == play(state.clone(), 1000).returns()


def test_a_state_outlives_the_variable_that_held_its_game() -> None:
    state = load(players=2).new_initial_state()
    gc.collect()
    state.apply_action(3)
    assert str(play(state, 5)).startswith("Round")


# What a player may know


def known(state: Any, player: int) -> tuple[str, str, list[float]]:
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


@pytest.mark.parametrize("players", [2, 3])
def test_a_sample_looks_the_same_to_the_player_and_tells_nothing_of_the_truth(
    players: int,
) -> None:
    state = dealt(5, players=players)
    step, differed = 0, 0
    while not state.is_terminal():
        if step % 15 == 0 or state.engine.phase() >= CONVERTING:
            for player in range(players):
                sample = state.resample_from_infostate(player, lambda: 0.25)
                assert known(sample, player) == known(state, player)
                assert sample.move_number() == state.move_number()
                if player == state.current_player():
                    assert sample.legal_actions() == state.legal_actions()
                differed += sample.engine.deal[:] != state.engine.deal[:]
                assert sample.history()[0] == 0
                twice = sample.resample_from_infostate(player, lambda: 0.5)
                again = state.resample_from_infostate(player, lambda: 0.5)
                assert twice.serialize() == again.serialize()
        play(state, 1, seed=step)
        step += 1
    assert differed > 10


def test_before_the_deal_there_is_nothing_to_sample() -> None:
    state = load(players=2).new_initial_state()
    sample = state.resample_from_infostate(0, lambda: 0.5)
    assert sample.is_chance_node()
    assert sample.history() == []
    assert state.information_state_string(1) == "player 1, before the deal"
    assert state.observation_tensor(1) == [0.0] * 1037


def test_what_a_player_remembers_grows_with_every_decision() -> None:
    state, strings = dealt(players=2), set()
    for step in range(60):
        strings.add(state.information_state_string(0))
        play(state, 1, seed=step)
    assert len(strings) == 60


def test_an_observer_gives_numbers_and_refuses_what_it_does_not_have() -> None:
    game = load(players=2)
    seen = observation.make_observation(game)
    state = play(dealt(players=2), 10)
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == state.observation_tensor(1)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="what is public and what one player knows"):
        observation.make_observation(game, public)
    with pytest.raises(ValueError, match="An observation has no parameters"):
        observation.make_observation(game, params={"colour": 1})


def test_open_spiels_search_plays_it_on_samples() -> None:
    chance = np.random.RandomState(0)
    bot = ismcts.ISMCTSBot(
        game=load(players=2),
        uct_c=2.0,
        max_simulations=3,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        random_state=chance,
    )
    state = play(dealt(players=2), 3)
    assert bot.step(state) in menu_of(state.engine)
