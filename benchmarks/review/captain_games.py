"""Games of `captain` with itself, by number. Equal numbers give equal games."""

from functools import cache

from tearum.bots import Budget, bot_named
from tearum.edition import Edition, load
from tearum.game import Record
from tearum.lab.game_record import record_of_game
from tearum.lab.match import play_match

BUDGET = Budget(nodes=40_000)  # as in the tables of docs/bots.md
NAMES = ("Ada", "Ben", "Cleo", "Dan")


@cache
def edition() -> Edition:
    return load("classic")


def captain_game(players: int, number: int) -> Record:
    bots = [bot_named("captain") for _ in range(players)]
    seed = f"review {number}"
    match = play_match(edition().tables, bots, seed, BUDGET)
    return record_of_game(edition(), NAMES[:players], seed, match.codes)
