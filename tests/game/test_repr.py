"""What a console shows of the facade's objects: one short line each."""

import re
from dataclasses import replace

import pytest

from tearum import Game


def test_each_shows_what_it_is_in_one_short_line() -> None:
    game = Game.new(players=4, seed=7, seats=["Anna", "Ben", "Cleo", "Dan"])
    action = game.legal_actions()[1]
    reason = game.why_not(300)
    with_room = Game.new(players=4, seed=11)
    with_room.apply(with_room.legal_actions()[0])
    assert ", 1 decision, round 1," in repr(with_room)
    shown = [
        (game, r"<Game, seed 7, edition 'classic', 4 players, 0 decisions, round 1, seat \d to"),
        (game.imagine(0, 1), r"<imagined Game, edition 'classic', 4 players, 0 decisions"),
        (action, r"Action\(code=\d+, kind='ship', args={'ship': \d, 'ship_row': \d}\)"),
        (reason, r"Reason\(name='\w+', fields={.*}\)"),
        (
            with_room.quote([with_room.legal_actions()[2]]),
            r"<Quote for seat \d: -\d+ money, \+\d \w+.*; \d+ events",
        ),
        (game.events[0], r"Event\(kind='\w+', seat=\w+, fields={.*}\)"),
        (game.record(), r"<Record of edition 'classic', seed 7, seats Anna, Ben, .* 0 actions>"),
        (game.edition, r"<Edition 'classic', hash \w{12}>"),
    ]
    for thing, pattern in shown:
        assert re.match(pattern, repr(thing)), repr(thing)
        assert len(repr(thing)) < 160


def test_a_finished_game_shows_that_it_is_over() -> None:
    game = Game.new(players=2, seed=4)
    assert repr(game.quote([])).endswith(": nothing; 0 events>")
    assert repr(game.quote([{"kind": "pass"}])).endswith(": nothing; 1 event>")
    while game.to_move is not None:
        game.apply(game.legal_actions()[-1])
    assert repr(game).endswith(f"{len(game.actions)} decisions, over>")
    assert repr(game.record()).endswith("actions, finished>")
    result = game.result()
    assert repr(result).startswith(f"<Result: governors {list(result.governors)}, pirate kings [")
    assert f"{result.scores[0].blue} blue {result.scores[0].red} red" in repr(result)
    assert repr(result).endswith(f", victory {result.victory}>")
    stopped = replace(result, victory=None, stopped=True)
    assert repr(stopped).endswith(f"{result.scores[1].red} red, stopped>")


@pytest.mark.parametrize("seed", ["x" * 200, 10**199 - 1])
def test_a_long_seed_is_shortened(seed: int | str) -> None:
    game = Game.new(players=2, seed=seed)
    assert len(repr(game)) < 160
    assert len(repr(game.record())) < 160
