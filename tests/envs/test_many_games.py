"""Many games at once are the same games as one at a time."""

from typing import Any

import numpy as np
import pytest

from tearum.envs import ManyGames, raw_env


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_table_shows_what_the_environment_shows(players: int) -> None:
    many = ManyGames(3, players=players, seed=20)
    alone = []
    for seed in range(20, 23):
        game = raw_env(players=players)
        game.reset(seed=seed)
        alone.append(game)
    luck = np.random.default_rng(1)
    ended = 0
    while ended < 3:
        for table, game in enumerate(alone):
            if any(game.terminations.values()):
                continue
            seen = game.observe(game.agent_selection)
            assert (many.observations[table] == seen["observation"]).all()
            assert (many.masks[table] == seen["action_mask"]).all()
            menu = many.menus[table, : many.menu_sizes[table]]
            assert (menu == np.flatnonzero(seen["action_mask"])).all()
            assert game.agent_selection == f"player_{many.seats[table]}"
        actions = np.array([luck.choice(np.flatnonzero(mask)) for mask in many.masks])
        running = [not any(game.terminations.values()) for game in alone]
        result = many.step(actions)
        for table, game in enumerate(alone):
            if running[table]:
                game.step(int(actions[table]))
        for i, table in enumerate(result.tables.tolist()):
            if running[table]:
                ended += 1
                expected = alone[table].infos["player_0"]["result"]
                assert np.flatnonzero(result.governors[i]).tolist() == expected["governors"]
                assert np.flatnonzero(result.winners[i]).tolist() == expected["winners"]
                points = [[score["blue"], score["red"]] for score in expected["scores"]]
                assert result.points[i].tolist() == points
    assert many.next_seed >= 26


def test_an_illegal_action_is_named_and_nothing_is_done() -> None:
    many = ManyGames(2, players=2)
    before = many.observations.copy()
    legal = np.flatnonzero(many.masks[0])[0]
    with pytest.raises(ValueError, match="At table 1, action 322"):
        many.step(np.array([legal, 322]))
    with pytest.raises(ValueError, match="Give 2 actions"):
        many.step(np.array([legal]))
    assert (many.observations == before).all()


@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4 players, not {players}"):
        ManyGames(2, players=players)


def test_there_is_at_least_one_table() -> None:
    with pytest.raises(ValueError, match="The number of tables is at least 1, not 0"):
        ManyGames(0)


def test_actions_may_be_any_list_of_whole_numbers() -> None:
    many = ManyGames(2, players=2)
    legal = [int(np.flatnonzero(mask)[0]) for mask in many.masks]
    many.step(legal)
    none_of_them: list[Any] = [np.array([0.0, 1.5]), ["1", "2"], [None, None]]
    for wrong in none_of_them:
        with pytest.raises(ValueError, match="Actions are whole numbers"):
            many.step(wrong)
    for far in (-1, 10**6):
        with pytest.raises(ValueError, match=f"At table 0, action {far} is not in the mask"):
            many.step([far, far])


def test_what_is_shown_is_read_only() -> None:
    many = ManyGames(2, players=2)
    many.step([int(np.flatnonzero(mask)[0]) for mask in many.masks])
    for shown in (many.observations, many.masks, many.menus, many.menu_sizes, many.seats):
        with pytest.raises(ValueError, match="read-only"):
            shown[0] = 1
