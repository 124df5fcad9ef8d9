"""Ways to play whole games in tests. Each game is thought out once, then replayed where needed."""

from collections.abc import Collection, Iterator
from functools import cache
from itertools import product

import pytest
from _pytest.mark import ParameterSet

from tearum import Game
from tearum.bots import bot_named, question_for
from tearum.engine.core import apply, to_move
from tearum.engine.pending import menu_of

POLICIES = ("random", "greedy")
SEEDS = {"random": range(3), "greedy": range(1)}
QUICK = ((2, "random", 0), (2, "greedy", 0), (3, "random", 1), (4, "random", 2))


def games(quick: Collection[tuple[int, str, int]]) -> list[ParameterSet]:
    """All games, of which `make test` plays the quick ones."""
    return [
        pytest.param(*game, marks=() if game in quick else pytest.mark.proof)
        for game in product((2, 3, 4), POLICIES, range(3))
        if game[2] in SEEDS[game[1]]
    ]


GAMES = games(QUICK)


@cache
def codes(players: int, policy: str, seed: int) -> tuple[int, ...]:
    """All decisions of a game in which every seat is played by one kind of bot."""
    state = Game.new(players=players, seed=seed).state
    bots = [bot_named(policy) for _ in range(players)]
    taken: list[int] = []
    while menu_of(state):
        seat = int(to_move(state))
        code = bots[seat].choose(question_for(state, seat, seed=f"{seed}:{len(taken)}")).action
        apply(state, code)
        taken.append(code)
    return tuple(taken)


def steps(game: Game, policy: str, seed: int) -> Iterator[int]:
    """Plays a game to its end; yields each code just before it is applied."""
    for code in codes(game.players, policy, seed):
        yield code
        game.apply(code)
    assert game.to_move is None
