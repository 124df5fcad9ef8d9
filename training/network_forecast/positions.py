"""Replays games and writes what the network learns from, as shards of rows:

    python -m training.network_forecast.positions GAMES SHARDS

Some positions between turns are kept, as every seat sees them, with how the game ended.
"""

import argparse
import math
import time
from array import array
from collections import defaultdict
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
from tearum.bots.native.quantised_network import QuantisedNetwork
from tearum.bots.planning.forecast_file import FORECAST_WEIGHTS
from tearum.bots.question import question_for, stream_of
from tearum.edition import load
from tearum.engine.constants.components import BLUE, RED, SEATS
from tearum.engine.constants.phases import CONVERTING
from tearum.engine.core import apply, to_move
from tearum.engine.edition_tables import EditionTables
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.state import State
from training.network_forecast.games import PlayedGame, PlayedGames, game_files, read_games
from training.network_forecast.play import deal_game
from training.network_forecast.shards import TEST, Rows, rows_of, share, write_shard
from training.network_forecast.workers import run_tasks

KEPT: Final = 6  # positions in a hundred that are kept: few of a game, so that there are many games


class Reader:
    """What the network and the small forecast see of a position."""

    def __init__(self, tables: EditionTables) -> None:
        self.tables = tables
        # Only to write inputs: its network says nothing.
        nothing = QuantisedNetwork([(array("h", [0] * INPUTS), array("i", [0]), 0)])
        self._encoder = NetworkForecast(CardValues(tables), nothing, 1.0)
        self._forecast = Forecast(CardValues(tables), FORECAST_WEIGHTS)

    def inputs_for(self, known: State, seat: int) -> Any:
        """The network's inputs for a position as a seat knows it."""
        self._encoder.fill_inputs(known, seat)
        x: Any = self._encoder.inputs
        plain = isinstance(x, list)
        return (np.array(x) if plain else np.frombuffer(x, np.int16)).astype(np.int8)

    def small_forecast(self, known: State, seat: int) -> float:
        """The chance to win that the small forecast states."""
        self._forecast.evaluate(known, seat)
        return float(self._forecast.winner)


def rows_of_games(played: PlayedGames, kept: int = KEPT) -> Rows:
    reader = Reader(load(played.edition).tables)
    columns: dict[str, list[Any]] = defaultdict(list)
    for game in played.games:
        add_rows(reader, game, played.seed, kept, columns)
    return rows_of(columns)


def add_rows(
    reader: Reader, game: PlayedGame, seed: str, kept: int, columns: dict[str, list[Any]]
) -> None:
    """Replays one game and adds its rows to the columns."""
    rng = stream_of(f"{seed}:{game.deal}:kept")
    state = deal_game(reader.tables, game.deal, seed)
    players = int(state.players())
    before = len(columns["deal"])
    held_out = share(game.deal) in TEST
    for turn, codes in enumerate(game.turns, 1):
        for code in codes:
            apply(state, code)
        if rng.below(100) >= kept or to_move(state) < 0:
            continue
        for viewer in range(players):
            known = state
            if state.phase() >= CONVERTING:  # before, no input depends on what is hidden
                known = question_for(state, viewer).known
            inputs = reader.inputs_for(known, viewer)
            columns["inputs"].append(inputs)
            columns["seat"].append(viewer)
            columns["turn"].append(turn)
            columns["round"].append(int(state.round_index()))
            columns["left"].append(inputs[SEAT_FEATURES + ACTIONS_LEFT])
            stated = reader.small_forecast(known, viewer) if held_out else math.nan
            columns["forecast"].append(stated)
    ends = [end_of(state, viewer) for viewer in range(players)]
    for viewer in columns["seat"][before:]:
        columns["deal"].append(game.deal)
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


def read_and_write(file: Path, folder: Path, kept: int) -> int:
    """Writes the shard of a file of games, unless it is there."""
    shard = folder / file.name.replace("games", "shard")
    if shard.exists():
        return 0
    rows = rows_of_games(read_games(file), kept)
    write_shard(shard, rows)
    return len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes positions of games for the network.")
    parser.add_argument("games", type=Path, help="folder that `play` wrote")
    parser.add_argument("folder", type=Path, help="for the shards")
    parser.add_argument("--kept", type=int, default=KEPT, help="positions in a hundred")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    began = time.monotonic()
    options.folder.mkdir(parents=True, exist_ok=True)
    todo = ((file, options.folder, options.kept) for file in game_files(options.games))
    rows = sum(run_tasks(read_and_write, todo, options.jobs))
    print(f"{rows} rows in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
