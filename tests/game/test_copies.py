"""A copy of a game goes its own way, and a game says how far it can be taken back."""

import pytest

from tearum import Game, RecordError


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
    with pytest.raises(RecordError, match="Decision 2"):
        game.follow([0, 300])
    assert game.actions == [0]
    assert len(game.deciders) == 1
