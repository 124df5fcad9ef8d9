"""The PettingZoo environment: its own tests, and what a seat may know."""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tearum import Game
from tearum.edition import load
from tearum.engine import layout as at
from tearum.engine.constants import phases
from tearum.engine.pending import menu_of
from tearum.engine.redeal import redeal
from tearum.envs import ManyGames, env, raw_env
from tearum.envs.reward import REWARDS
from tearum.game.result import Result, Score, result_of
from tearum.game.seeds import stream
from tearum.game.view import view_of


def play(game: Any, seed: int) -> dict[str, float]:
    """A random game to its end; what each agent got."""
    luck = np.random.default_rng(seed)
    game.reset(seed=seed)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, ended, cut, _ = game.last()
        total[agent] += reward
        over = ended or cut
        game.step(None if over else luck.choice(np.flatnonzero(seen["action_mask"])))
    return total


def test_an_edition_is_a_name_a_path_or_itself(tmp_path: Path) -> None:
    classic = load("classic")
    file = tmp_path / "own.toml"
    file.write_text(classic.source)
    for edition in ("classic", classic, file, str(file)):
        assert raw_env(edition=edition).edition.hash == classic.hash
        assert ManyGames(1, edition=edition).edition.hash == classic.hash


@pytest.mark.parametrize("form", ["vector", "dict"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoos_own_test_passes(players: int, form: Any) -> None:
    with warnings.catch_warnings():
        # It would like pictures of the same shape; ours are numbers and a mask.
        warnings.simplefilter("ignore")
        api_test(env(players=players, observation=form), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoos_own_seed_test_passes(players: int) -> None:
    seed_test(lambda: env(players=players), num_cycles=200)


def test_a_seed_deals_the_game_of_that_seed() -> None:
    game = raw_env(players=3)
    game.reset(seed=7)
    assert game.engine_state.deal[:] == Game.new(players=3, seed=7).state.deal[:]
    game.reset()
    second = list(game.engine_state.deal)
    game.reset(seed=7)
    game.reset()
    assert list(game.engine_state.deal) == second
    assert second != list(Game.new(players=3, seed=7).state.deal)


def test_the_mask_is_the_menu_and_others_have_none() -> None:
    game = raw_env(players=4)
    game.reset(seed=1)
    mover = game.agent_selection
    for agent in game.agents:
        mask = game.observe(agent)["action_mask"]
        menu = menu_of(game.engine_state) if agent == mover else []
        assert np.flatnonzero(mask).tolist() == menu


def test_an_illegal_action_ends_the_game_for_whoever_took_it() -> None:
    game = env(players=2)
    game.reset(seed=0)
    mover = game.agent_selection
    game.step(322)
    assert game.rewards[mover] == -1
    assert all(game.terminations.values())
    bare = raw_env(players=2)
    bare.reset(seed=0)
    with pytest.raises(ValueError, match="not in the mask"):
        bare.step(322)


def test_winners_get_one_at_the_end() -> None:
    game = raw_env(players=4)
    total = play(game, 5)
    result = result_of(game.engine_state)
    assert result is not None
    assert total == {f"player_{seat}": float(seat in result.winners) for seat in range(4)}
    assert set(total.values()) == {0.0, 1.0}


def test_the_seed_is_revealed_when_the_game_is_over() -> None:
    game = raw_env(players=2)
    game.reset(seed=5)
    luck = np.random.default_rng(5)
    while not any(game.terminations.values()):
        assert game.infos == {"player_0": {}, "player_1": {}}
        game.step(luck.choice(np.flatnonzero(game.last()[0]["action_mask"])))
    assert [info["seed"] for info in game.infos.values()] == [5, 5]


def test_rewards_say_what_they_promise() -> None:
    scores = tuple(Score(blue, red, None, True) for blue, red in ((8, 2), (8, 4), (3, 9), (0, 6)))
    result = Result((0, 1), (2,), scores, None, False)
    found = {name: [reward(result, seat) for seat in range(4)] for name, reward in REWARDS.items()}
    assert found["winner"] == [1, 1, 1, 0]
    assert found["zero_sum"] == [0.25, 0.25, 0.25, -0.75]
    assert found["titles"] == [0.5, 0.5, 1, 0]
    assert found["points"] == [0, 0.2, 0.2, -0.4]


def test_it_says_what_it_does_not_understand() -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        raw_env(players=5)
    with pytest.raises(ValueError, match="vector or a dict"):
        env(observation="picture")  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="zero_sum"):
        raw_env(reward="fame")  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="reset"):
        raw_env().step(0)
    with pytest.raises(RuntimeError, match="reset"):
        raw_env().observe("player_0")


def test_the_table_can_be_read() -> None:
    game = raw_env(players=2, render_mode="ansi")
    game.reset(seed=3)
    text = str(game.render())
    assert text.startswith("Round 1")
    assert "player_1: $" in text
    play(game, 3)
    assert "The game is over" in str(game.render())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_know_leaves_its_observation_alone(players: int) -> None:
    game = raw_env(players=players)
    game.reset(seed=players)
    luck = np.random.default_rng(0)
    step, differed = 0, False
    while not all(game.terminations.values()):
        if step % 5 == 0:
            truth = game.engine_state
            for seat, agent in enumerate(game.agents):
                seen = game.observe(agent)
                twin = redeal(truth, seat, stream(step, agent))
                hide_chests(twin, seat)
                differed = differed or list(twin.deal) != list(truth.deal)
                game._state = twin
                assert (game.observe(agent)["observation"] == seen["observation"]).all()
                game._state = truth
        menu = menu_of(game.engine_state)
        game.step(menu[luck.integers(len(menu))])
        step += 1
    assert differed


def hide_chests(state: Any, seat: int) -> None:
    """Others' closed chests hold anything (ALG-02)."""
    if state.phase() == phases.OVER:
        return
    for other in range(state.players()):
        here = at.SEAT + other * at.SEAT_SIZE
        if other != seat and state.chest_closed(other):
            state.store[here + at.BLUE_VP] += 5
            state.store[here + at.RED_VP] += 3


def test_there_are_two_ways_to_render() -> None:
    with pytest.raises(ValueError, match="A render mode is ansi or human, not 'x'"):
        env(render_mode="x")  # type: ignore[call-overload]


@pytest.mark.parametrize("action", [1.7, "1", None, np.float32(1)])
def test_an_action_is_a_whole_number(action: Any) -> None:
    game = raw_env(players=2)
    game.reset(seed=1)
    with pytest.raises(ValueError, match="not in the mask"):
        game.step(action)


def test_a_game_without_a_winner_is_reported_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    game = raw_env(players=2, render_mode="ansi")
    play(game, 3)
    assert "The game is over: player_" in (game.render() or "")
    nobody = {**view_of(game.engine_state, None), "result": {"winners": []}}
    monkeypatch.setattr("tearum.envs.render_text.view_of", lambda state, seat: nobody)
    assert (game.render() or "").endswith("The game is over: nobody wins.")
