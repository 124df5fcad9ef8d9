"""Plays games for the network to learn from: `python -m training.network_forecast.play FOLDER`.

A planner as narrow as that of the search's rollouts plays itself: that takes less than half the
time of the greedy bot's, which is about one point stronger. Now and then it takes a turn that
looked worse, so that the network sees what follows from that too. Equal arguments give equal games;
`--seconds` stops early, and files that are there already are not played again.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.planner import Planner
from tearum.bots.planning.preferences import NO_PREFERENCES
from tearum.bots.planning.sequential_halving import FULL_SEARCH
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import stream_of
from tearum.edition import load
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.edition_tables import EditionTables
from tearum.engine.redeal import redeal
from tearum.engine.rng import Rng
from tearum.engine.rules.setup import STREAMS
from tearum.engine.state import State
from training.network_forecast.games import PlayedGame, PlayedGames, write_games
from training.network_forecast.workers import run_tasks

EXPLORED: Final = 15  # turns in a hundred that are not the best one
EXPLORED_AMONG: Final = 12  # plans they are drawn from, the better ones more often


class Player:
    """The planner, with strays."""

    def __init__(self, tables: EditionTables) -> None:
        self.tables = tables
        function = NO_PREFERENCES.value_function(CardValues(tables), WEIGHTS)
        self.planner = Planner(function, 1, 1, FULL_SEARCH.max_roots)
        self.explorer = Planner(function, 1, 1, EXPLORED_AMONG)

    def take_turn(self, state: State, seat: int, rng: Rng) -> list[int]:
        """Takes one turn of a seat, now and then not the best one; says what was decided."""
        known = redeal(state, seat, rng)
        if rng.below(100) < EXPLORED:
            plans = self.explorer.plan(known, seat)
            rank = min(rng.below(EXPLORED_AMONG), rng.below(EXPLORED_AMONG), len(plans) - 1)
        else:
            plans, rank = self.planner.plan(known, seat), 0
        codes: list[int] = plans[rank].codes
        for code in codes:
            apply(state, code)
        return codes

    def play_on(self, state: State, rng: Rng) -> list[list[int]]:
        """Plays a game to its end; says what was decided in each turn."""
        turns = []
        while (seat := int(to_move(state))) >= 0:
            turns.append(self.take_turn(state, seat, rng))
        return turns


def deal_game(tables: EditionTables, deal: int, seed: str) -> State:
    """The game of a deal: its number says for how many players."""
    luck = [stream_of(f"{seed}:{deal}:{i}") for i in range(STREAMS)]
    return new_game(tables, players_of(deal), luck, None)


def players_of(deal: int) -> int:
    return 2 + deal % 3


def play_games(edition: str, deals: range, seed: str) -> PlayedGames:
    """One game of each deal."""
    player = Player(load(edition).tables)
    games = []
    for deal in deals:
        state = deal_game(player.tables, deal, seed)
        turns = player.play_on(state, stream_of(f"{seed}:{deal}:strays"))
        games.append(PlayedGame(deal, turns))
    return PlayedGames(edition, seed, games)


def play_and_write(edition: str, deals: range, seed: str, folder: Path) -> int:
    """Plays a file of games, unless it is there; says how many it has."""
    file = folder / f"games-{deals.start:09}.npz"
    if not file.exists():
        write_games(file, play_games(edition, deals, seed))
    return len(deals)


def files_of(games: int, per_file: int, first: int) -> Iterator[range]:
    for start in range(first, first + games, per_file):
        yield range(start, min(first + games, start + per_file))


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays games for the network to learn from.")
    parser.add_argument("folder", type=Path, help="for the games")
    parser.add_argument("--games", type=int, default=1_200_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--per-file", type=int, default=1_200)
    parser.add_argument("--seed", default="network")
    parser.add_argument("--edition", default="classic", help="name or file")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, help="start no file after so long")
    options = parser.parse_args()
    began = time.monotonic()
    options.folder.mkdir(parents=True, exist_ok=True)
    todo = (
        (options.edition, deals, options.seed, options.folder)
        for deals in files_of(options.games, options.per_file, options.first)
    )
    games = sum(run_tasks(play_and_write, todo, options.jobs, options.seconds))
    spent = time.monotonic() - began
    print(f"{games} games in {spent:.0f} s: {games / spent:.1f} games a second")


if __name__ == "__main__":
    main()
