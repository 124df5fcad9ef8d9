"""Environments are copied, pickled and sent to other processes; each copy goes its own way."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tearum.envs import ManyGames, env, raw_env


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


DUPLICATES = [copy.copy, copy.deepcopy, pickled]


def begun(make: Callable[..., Any]) -> Any:
    game = make(players=3)
    game.reset(seed=3)
    play(game, 40)
    return game


def play(game: Any, steps: int) -> list[Any]:
    """Plays on; returns all that was to be seen on the way."""
    seen: list[Any] = []
    for step in range(steps):
        if not game.agents:
            break
        observed, reward, ended, cut, info = game.last()
        seen.append((game.agent_selection, reward, ended, cut, info))
        seen.append((observed["observation"].tolist(), observed["action_mask"].tolist()))
        legal = np.flatnonzero(observed["action_mask"])
        game.step(None if ended or cut else legal[step % len(legal)])
    return seen


@pytest.mark.parametrize("duplicate", DUPLICATES)
@pytest.mark.parametrize("make", [env, raw_env])
def test_a_duplicate_plays_on_alike(
    make: Callable[..., Any], duplicate: Callable[[Any], Any]
) -> None:
    game = begun(make)
    other = duplicate(game)
    expected = play(other, 10_000)
    assert play(game, 10_000) == expected
    assert len(expected) > 100
    # The deals that follow are the same too.
    game.reset()
    other.reset()
    assert play(other, 10) == play(game, 10)


def test_an_environment_that_is_not_reset_can_be_copied_too() -> None:
    game = pickled(env(players=2))
    game.reset(seed=1)
    assert len(play(game, 5)) == 10


def play_many(many: ManyGames) -> list[Any]:
    seen: list[Any] = []
    for step in range(400):
        seen.append((many.observations.tobytes(), many.masks.tobytes(), many.seats.tolist()))
        legal = [np.flatnonzero(mask) for mask in many.masks]
        ended = many.step([int(codes[step % len(codes)]) for codes in legal])
        seen.append((ended.tables.tolist(), ended.points.tolist(), ended.winners.tolist()))
    return [*seen, many.next_seed]


@pytest.mark.parametrize("duplicate", DUPLICATES)
def test_a_duplicate_of_many_games_plays_on_alike(duplicate: Callable[[Any], Any]) -> None:
    many = ManyGames(3, players=2, seed=5)
    play_many(many)
    other = duplicate(many)
    expected = play_many(other)
    assert play_many(many) == expected
    with pytest.raises(ValueError, match="read-only"):
        other.masks[0] = 1


def test_environments_play_on_in_other_processes() -> None:
    many = ManyGames(2, players=3, seed=5)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(play_many, (many,)) == play_many(many)


def test_every_integer_is_a_number() -> None:
    many = ManyGames(np.int64(2), players=np.int8(3), seed=np.uint32(7))
    assert (many.players, many.next_seed, type(many.next_seed)) == (3, 9, int)
    assert many.state(np.int64(1)) is many.state(1)
    game = raw_env(players=np.int64(3))
    game.reset(seed=np.int64(7))
    assert (game.observe(game.agent_selection)["observation"] == many.observations[0]).all()


@pytest.mark.parametrize("wrong", [1.0, "2", True, None])
def test_nothing_else_is(wrong: Any) -> None:
    for make in (
        lambda: ManyGames(wrong),
        lambda: ManyGames(1, players=wrong),
        lambda: ManyGames(1, seed=wrong),
        lambda: raw_env(players=wrong),
    ):
        with pytest.raises(TypeError, match="is a whole number, not"):
            make()
    with pytest.raises(TypeError, match="An edition is a built-in name"):
        raw_env(edition=3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"A seed is a whole number or a text, not 1\.5"):
        raw_env().reset(seed=1.5)  # type: ignore[arg-type]
