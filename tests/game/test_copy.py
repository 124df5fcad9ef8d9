"""Games are copied, pickled and sent to other processes; each copy goes its own way."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from tearum import Game, IllegalAction, RecordError, UndoError
from tearum.engine.replay import play_at_random
from tearum.engine.state import State
from tearum.game.seeds import stream


def test_a_copy_stands_where_the_game_does_and_goes_its_own_way() -> None:
    game = Game.new(players=3, seed=5)
    for _ in range(40):
        game.apply(game.legal_actions()[0])
    before = game.record(), game.events
    other = game.copy()
    assert (other.record(), other.events) == before
    while other.to_move is not None:
        other.apply(other.legal_actions()[-1])
    assert (game.record(), game.events) == before


def test_undoable_counts_what_undo_would_take_back() -> None:
    game = Game.new(players=4, seed=3)
    while game.to_move is not None:
        seat = game.to_move
        game.apply(game.legal_actions()[-1])
        trial, count = game.copy(), 0
        if len(game.actions) % 2:
            trial.settle()
        while trial.undoable(seat):
            trial.undo(seat)
            count += 1
        assert count == game.undoable(seat)
        with pytest.raises(ValueError, match=r"\w"):
            trial.undo(seat)


def test_recorded_decisions_are_followed_up_to_the_first_that_is_not_legal() -> None:
    game = Game.new(players=2, seed=1)
    with pytest.raises(RecordError, match=r"^Decision 2 of the record is not legal: \w") as error:
        game.follow([0, 300])
    assert error.value.details["reason"] == game.why_not(300)
    assert game.actions == [0]
    assert len(game.deciders) == 1


# Copies, pickles, other processes


def midgame(players: int = 3, decisions: int = 60) -> Game:
    game = Game.new(players=players, seed=11)
    for _ in range(decisions):
        game.apply(game.legal_actions()[-1])
    return game


def all_of(game: Game) -> object:
    """Everything a game holds, in plain data."""
    return (
        repr(game),
        game.seats,
        game.edition,
        list(game.state.deal),
        list(game.state.store),
        game.actions,
        game.deciders,
        game.events,
        [(list(state.store), events) for state, events in game._snapshots],
    )


def played_out(game: Game) -> object:
    """What comes of a game when the same choices are made in it to its end."""
    while game.to_move is not None:
        menu = game.legal_actions()
        game.apply(menu[len(game.actions) % len(menu)])
    return all_of(game)


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickled, Game.copy])
@pytest.mark.parametrize("imagined", [False, True])
def test_a_duplicate_is_the_same_and_plays_on_alike(
    duplicate: Callable[[Game], Game], imagined: bool
) -> None:
    game = midgame()
    if imagined:
        game = game.imagine(1, seed=4)
        game.apply(game.legal_actions()[0])
    before = all_of(game)
    other = duplicate(game)
    assert all_of(other) == before
    ending = played_out(other)
    assert all_of(game) == before
    assert played_out(game) == ending


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickled])
def test_a_duplicate_can_be_taken_back_as_far(duplicate: Callable[[Game], Game]) -> None:
    game = midgame()
    other = duplicate(game)
    taken = 0
    while True:
        try:
            expected = game.undo()
        except UndoError as error:
            with pytest.raises(UndoError, match=str(error)):
                other.undo()
            break
        assert other.undo() == expected
        taken += 1
    assert taken > 0
    assert all_of(other) == all_of(game)


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickled])
def test_a_state_of_the_engine_can_be_duplicated(duplicate: Callable[[State], State]) -> None:
    state = midgame().state
    before = list(state.store)
    other = duplicate(state)
    assert (list(other.deal), list(other.store)) == (list(state.deal), before)
    play_at_random(other, stream(1, "copy"))
    assert list(state.store) == before
    play_at_random(state, stream(1, "copy"))
    assert (list(other.deal), list(other.store)) == (list(state.deal), list(state.store))


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickled])
def test_what_comes_out_of_a_game_can_be_duplicated(duplicate: Callable[[Any], Any]) -> None:
    game = midgame()
    action = game.legal_actions()[0]
    reason = game.why_not(300)
    assert reason is not None
    for thing in (action, reason, game.events[0], game.record(), game.quote([action])):
        assert duplicate(thing) == thing
    assert duplicate(action).text() == action.text()
    assert duplicate(reason).text("de") == reason.text("de")
    assert duplicate(game.edition) == game.edition
    while game.to_move is not None:
        game.apply(game.legal_actions()[0])
    assert duplicate(game.result()) == game.result()


def test_pickled_games_share_their_edition() -> None:
    one, two = pickled(midgame()), pickled(midgame())
    assert one.edition is two.edition


def test_errors_come_back_whole_from_another_process() -> None:
    game = midgame()
    with pytest.raises(IllegalAction) as illegal:
        game.apply(300)
    back = pickled(illegal.value)
    assert str(back) == str(illegal.value)
    assert (back.action, back.reason) == (illegal.value.action, illegal.value.reason)
    undo = pickled(UndoError("revealed"))
    assert (undo.barrier, str(undo)) == ("revealed", str(UndoError("revealed")))


def test_games_are_played_on_in_other_processes() -> None:
    games = [midgame(players) for players in (2, 3, 4)]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        endings = pool.map(played_out, games)
    assert endings == [played_out(game) for game in games]
