"""Lines of play, counted with a frozen edition: a slip in the rules changes these numbers."""

from pathlib import Path

import pytest

from tearum.engine.perft import perft
from tearum.game import Game

from ..conftest import Command

FROZEN = Path(__file__).parents[2] / "rules" / "frozen.toml"


@pytest.mark.parametrize(
    ("players", "lines"),
    [
        (2, [15, 185, 1802, 11558]),
        (3, [21, 359, 5188, 57467]),
        (4, [26, 554, 10390, 181202]),
    ],
)
def test_lines_from_the_deal(tearum: Command, players: int, lines: list[int]) -> None:
    result = tearum(
        *("perft", "--players", str(players), "--seed", "7", "--depth", "4"),
        *("--edition", str(FROZEN)),
    )
    assert [int(line.split()[1].replace(",", "")) for line in result.out.splitlines()] == lines


@pytest.mark.parametrize(
    ("players", "decisions", "lines"),
    [
        (2, 40, 10318),
        (3, 90, 2950),
        (4, 150, 960),
    ],
)
def test_lines_in_the_middle_of_a_game(players: int, decisions: int, lines: int) -> None:
    game = Game.new(players, 7, FROZEN)
    for i in range(decisions):
        menu = game.legal_actions()
        game.apply(menu[i % len(menu)])
    assert perft(game.state, 5) == lines
    assert perft(game.state, 0) == 1


def test_a_game_that_is_over_is_one_line() -> None:
    game = Game.new(2, 7, FROZEN)
    while game.to_move is not None:
        game.apply(game.legal_actions()[0])
    assert perft(game.state, 3) == 1
