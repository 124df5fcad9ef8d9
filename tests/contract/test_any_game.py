"""One contract that every game keeps, whoever plays it."""

import json
import subprocess
import sys

import pytest

from tearum import Game, Record, UndoError
from tearum.engine.constants.actions import ACTIONS
from tearum.engine.replay import play_at_random, state_hash
from tearum.game.seeds import stream
from tearum.game.view import view_of

from .policies import GAMES, codes, steps


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_a_copy_is_independent(players: int, policy: str, seed: int) -> None:
    game = Game.new(players=players, seed=seed)
    for step, code in enumerate(steps(game, policy, seed)):
        if step % 10 == 0:
            before = state_hash(game.state)
            copy = Game(game.edition, game.seats, game.seed, game.state.copy(), [])
            copy.apply(code)
            assert state_hash(game.state) == before
            assert state_hash(copy.state) != before


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_the_menu_is_what_nothing_stands_against(players: int, policy: str, seed: int) -> None:
    game = Game.new(players=players, seed=seed)
    for step, _ in enumerate(steps(game, policy, seed)):
        menu = [action.code for action in game.legal_actions()]
        assert menu == sorted(set(menu))
        assert menu != []
        if step % 5 == 0:
            assert menu == [c for c in range(ACTIONS) if game.why_not(c) is None]
    assert game.legal_actions() == []
    assert {game.why_not(c).name for c in range(ACTIONS)} == {"game_over"}  # type: ignore[union-attr]


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_a_record_comes_back_and_replays_to_the_same_end(
    players: int, policy: str, seed: int
) -> None:
    game = Game.new(players=players, seed=seed)
    for _ in steps(game, policy, seed):
        pass
    record = Record.loads(game.record().dumps())
    again = Game.replay(record)
    assert state_hash(again.state) == state_hash(game.state)
    assert again.events == game.events
    assert again.result() == game.result()
    assert again.record() == record


@pytest.mark.parametrize("players", [2, 3, 4])
def test_undo_goes_back_to_the_last_reveal_and_no_further(players: int) -> None:
    game = Game.new(players=players, seed=0)
    line = codes(players, "random", 0)
    hashes = [state_hash(game.state)]
    barrier = 0  # decisions made when something hidden was last turned over
    for code in line:
        shown = game.state.reveals()
        game.apply(code)
        hashes.append(state_hash(game.state))
        if game.state.reveals() != shown:
            barrier = len(game.actions)
        if len(game.actions) % 6:
            continue
        events = game.events
        for done in range(len(game.actions) - 1, barrier - 1, -1):
            assert game.undo().code == line[done]
            assert state_hash(game.state) == hashes[done]
        with pytest.raises(UndoError) as error:
            game.undo()
        assert error.value.barrier == ("revealed" if game.actions else "start")
        for again in line[barrier : len(hashes) - 1]:
            game.apply(again)
        assert game.events == events


def test_undo_of_a_seat_stops_at_another_players_decision() -> None:
    game = Game.new(players=4, seed=0)
    first = game.to_move
    game.apply(0)
    with pytest.raises(UndoError) as error:
        game.undo(seat=game.to_move)
    assert error.value.barrier == "other_player"
    assert game.undo(seat=first).code == 0


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_another_process_plays_the_same_game(hash_seed: str) -> None:
    script = (
        "from tearum import Game\n"
        "from tearum.game.seeds import stream\n"
        "from tearum.engine.replay import play_at_random, state_hash\n"
        "for players in (2, 3, 4):\n"
        "    state = Game.new(players=players, seed='elsewhere').state\n"
        "    play_at_random(state, stream(1, 'elsewhere'))\n"
        "    print(state_hash(state))\n"
    )
    here: list[int] = []
    for players in (2, 3, 4):
        state = Game.new(players=players, seed="elsewhere").state
        play_at_random(state, stream(1, "elsewhere"))
        here.append(int(state_hash(state)))
    there = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": hash_seed, "PATH": ""},
    )
    assert [int(line) for line in there.stdout.split()] == here


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_the_view_is_json_and_redeal_changes_nothing_the_seat_can_see(
    players: int, policy: str, seed: int
) -> None:
    game = Game.new(players=players, seed=seed)
    for step, _ in enumerate(steps(game, policy, seed)):
        if step % 9:
            continue
        for seat in (None, *range(players)):
            seen = json.dumps(game.view(seat))
            redealt = game.redeal(seat, step)
            assert json.dumps(view_of(redealt, seat)) == seen


@pytest.mark.parametrize(("players", "policy", "seed"), GAMES)
def test_what_turned_a_hidden_thing_over_cannot_be_taken_back(
    players: int, policy: str, seed: int
) -> None:
    turned_over = {"captain_shown", "contract_shown", "automa_token", "victory_shown", "revealed"}
    if players < 4:
        turned_over.add("ship_shown")  # with four players all nine ships lie out every round
    game = Game.new(players=players, seed=seed)
    for code in codes(players, policy, seed):
        hidden = {event.kind for event in game.apply(code)} & turned_over
        if hidden:
            with pytest.raises(UndoError) as error:
                game.undo()
            assert error.value.barrier == "revealed"
    assert game.to_move is None
