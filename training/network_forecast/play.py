"""Plays games and writes what the network learns from: `python -m training.network_forecast.play`.

A planner as narrow as that of the search's rollouts plays itself: that takes less than half the
time of the greedy bot's, which is about one point stronger. Now and then it takes a turn that
looked worse, so that the network sees what follows from that too. Some positions between turns are
kept, as every seat sees them, with how the game ended. Equal arguments give equal games;
`--seconds` stops early.
"""

import argparse
import math
import time
from array import array
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.forecast import Forecast
from tearum.bots.native.network_forecast import (
    ACTIONS_LEFT,
    INPUTS,
    SEAT_FEATURES,
    NetworkForecast,
)
from tearum.bots.native.planner import Planner
from tearum.bots.native.quantised_network import QuantisedNetwork
from tearum.bots.planning.forecast_file import FORECAST_WEIGHTS
from tearum.bots.planning.preferences import NO_PREFERENCES
from tearum.bots.planning.sequential_halving import FULL_SEARCH
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import question_for, stream_of
from tearum.edition import load
from tearum.engine.constants.components import BLUE, RED, SEATS
from tearum.engine.constants.phases import CONVERTING
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.edition_tables import EditionTables
from tearum.engine.redeal import redeal
from tearum.engine.rng import Rng
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.rules.setup import STREAMS
from tearum.engine.state import State
from training.network_forecast.shards import TEST, Rows, rows_of, share, write_shard

EXPLORED: Final = 15  # turns in a hundred that are not the best one
EXPLORED_AMONG: Final = 12  # plans they are drawn from, the better ones more often
KEPT: Final = 6  # positions in a hundred that are kept: few of a game, so that there are many games


@dataclass(frozen=True)
class Task:
    """Deals to play, one game each: 2, 3 and 4 players take turns."""

    edition: str
    deals: range
    seed: str


class Player:
    """The planner with strays, and what writes positions down."""

    def __init__(self, tables: EditionTables) -> None:
        self.tables = tables
        function = NO_PREFERENCES.value_function(CardValues(tables), WEIGHTS)
        self.planner = Planner(function, 1, 1, FULL_SEARCH.max_roots)
        self.explorer = Planner(function, 1, 1, EXPLORED_AMONG)
        self.encoder = encoder_for(tables)
        self.forecast = Forecast(CardValues(tables), FORECAST_WEIGHTS)

    def take_turn(self, state: State, seat: int, rng: Rng) -> None:
        """One turn of a seat, now and then not the best one."""
        known = redeal(state, seat, rng)
        if rng.below(100) < EXPLORED:
            plans = self.explorer.plan(known, seat)
            rank = min(rng.below(EXPLORED_AMONG), rng.below(EXPLORED_AMONG), len(plans) - 1)
        else:
            plans, rank = self.planner.plan(known, seat), 0
        for code in plans[rank].codes:
            apply(state, code)

    def play_on(self, state: State, rng: Rng) -> None:
        """Plays a game to its end."""
        while (seat := int(to_move(state))) >= 0:
            self.take_turn(state, seat, rng)

    def inputs_for(self, known: State, seat: int) -> Any:
        """What the network sees of a position as a seat knows it."""
        self.encoder.fill_inputs(known, seat)
        x: Any = self.encoder.inputs
        plain = isinstance(x, list)
        return (np.array(x) if plain else np.frombuffer(x, np.int16)).astype(np.int8)


def encoder_for(tables: EditionTables) -> NetworkForecast:
    """Only to write inputs: its network says nothing."""
    network = QuantisedNetwork([(array("h", [0] * INPUTS), array("i", [0]), 0)])
    return NetworkForecast(CardValues(tables), network, 1.0)


def deal_game(tables: EditionTables, deal: int, seed: str) -> State:
    """The game of a deal: its number says for how many players."""
    luck = [stream_of(f"{seed}:{deal}:{i}") for i in range(STREAMS)]
    return new_game(tables, players_of(deal), luck, None)


def players_of(deal: int) -> int:
    return 2 + deal % 3


def play_task(task: Task) -> Rows:
    """The positions kept of some games."""
    player = Player(load(task.edition).tables)
    columns: dict[str, list[Any]] = defaultdict(list)
    for deal in task.deals:
        play_game(player, deal, task.seed, columns)
    return rows_of(columns)


def play_game(player: Player, deal: int, seed: str, columns: dict[str, list[Any]]) -> None:
    """Plays one game and adds its rows to the columns."""
    rng = stream_of(f"{seed}:{deal}:strays")
    state = deal_game(player.tables, deal, seed)
    players = int(state.players())
    before, turn = len(columns["deal"]), 0
    held_out = share(deal) in TEST
    while (seat := int(to_move(state))) >= 0:
        player.take_turn(state, seat, rng)
        turn += 1
        if rng.below(100) < KEPT and to_move(state) >= 0:
            for viewer in range(players):
                known = state
                if state.phase() >= CONVERTING:  # before, no input depends on what is hidden
                    known = question_for(state, viewer).known
                inputs = player.inputs_for(known, viewer)
                stated = math.nan
                if held_out:
                    player.forecast.evaluate(known, viewer)
                    stated = player.forecast.winner
                columns["inputs"].append(inputs)
                columns["seat"].append(viewer)
                columns["turn"].append(turn)
                columns["round"].append(int(state.round_index()))
                columns["left"].append(inputs[SEAT_FEATURES + ACTIONS_LEFT])
                columns["forecast"].append(stated)
    ends = [end_of(state, viewer) for viewer in range(players)]
    for viewer in columns["seat"][before:]:
        columns["deal"].append(deal)
        columns["players"].append(players)
        for name, numbers in ends[viewer].items():
            columns[name].append(numbers)


def end_of(state: State, viewer: int) -> dict[str, list[Any]]:
    """How a game ended for every seat, from one of them on."""
    players = int(state.players())
    around = [(viewer + k) % players for k in range(players)]
    absent = SEATS - players
    return {
        "governor": [int(governors(state)) >> seat & 1 for seat in around] + [0] * absent,
        "king": [int(pirate_kings(state)) >> seat & 1 for seat in around] + [0] * absent,
        "proven": [int(state.has_proven(seat)) for seat in around] + [0] * absent,
        "points": [[int(state.vp(seat, BLUE)), int(state.vp(seat, RED))] for seat in around]
        + [[0, 0]] * absent,
    }


def tasks(edition: str, games: int, per_shard: int, first: int, seed: str) -> Iterator[Task]:
    for start in range(first, first + games, per_shard):
        yield Task(edition, range(start, min(first + games, start + per_shard)), seed)


def play_and_write(task: Task, folder: Path) -> tuple[int, int]:
    """Plays a shard; says how many games and rows it has."""
    rows = play_task(task)
    made = {"edition": task.edition, "seed": task.seed}
    write_shard(folder / f"shard-{task.deals.start:09}.npz", rows, made)
    return len(task.deals), len(rows)


def play(todo: list[Task], folder: Path, jobs: int, seconds: float | None) -> tuple[int, int]:
    """Plays shards until all are there or the time is over; says how many games and rows."""
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    games = rows = 0
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[tuple[int, int]]] = set()
        waiting = iter(todo)
        while True:
            late = seconds is not None and time.monotonic() - began > seconds
            while not late and len(running) < jobs and (task := next(waiting, None)):
                running.add(pool.submit(play_and_write, task, folder))
            if not running:
                return games, rows
            done = next(as_completed(running))
            running.remove(done)
            games, rows = games + done.result()[0], rows + done.result()[1]


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays games for the network to learn from.")
    parser.add_argument("folder", type=Path, help="for the shards")
    parser.add_argument("--games", type=int, default=1_200_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--per-shard", type=int, default=120)
    parser.add_argument("--seed", default="network")
    parser.add_argument("--edition", default="classic", help="name or file")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, help="start no shard after so long")
    options = parser.parse_args()
    began = time.monotonic()
    todo = list(
        tasks(options.edition, options.games, options.per_shard, options.first, options.seed)
    )
    games, rows = play(todo, options.folder, options.jobs, options.seconds)
    spent = time.monotonic() - began
    print(f"{games} games, {rows} rows in {spent:.0f} s: {games / spent:.1f} games a second")


if __name__ == "__main__":
    main()
