"""Compares a network with how games end: `python -m training.network_forecast.check NETWORK`.

With `--shards` it states the loss on deals that no training saw, by players and round, beside the
bots' present forecast. With `--positions` it plays each of so many positions on many times, on
redealt cards, and states how far both forecasts are from the shares that were won.
"""

import argparse
import json
from array import array
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import numpy as np

from tearum.bots.planning.network_file import read_network
from tearum.bots.question import question_for, stream_of
from tearum.edition import load
from tearum.engine.constants.components import SEATS
from tearum.engine.core import to_move
from tearum.engine.redeal import redeal
from tearum.engine.rules.ending import governors, pirate_kings
from training.network_forecast.play import Player, deal_game
from training.network_forecast.positions import Reader
from training.network_forecast.shards import (
    TEST,
    Array,
    Rows,
    each_shard,
    joined,
    loss_table,
    share,
)

LONGEST: Final = 120  # turns before a position is taken, at most
DEALS: Final = "true chances"  # the deals of positions that are played on


@dataclass(frozen=True)
class Position:
    """A position as one seat knows it, what was said about it, and what came true."""

    players: int
    round: int
    forecast: float  # the chance to win that the bots' present forecast stated
    inputs: Array
    won: int
    playouts: int


def held_out(folder: Path) -> Rows:
    """The rows of the deals that state losses."""
    return joined([part.take(np.isin(share(part.deal), TEST)) for part in each_shard(folder)])


def chances_of(file: Path, inputs: Iterable[Array]) -> Array:
    """The chances to win that a network states for rows of inputs."""
    network, unit = read_network(file)
    odds = [run_row(network, row)[2] * unit for row in inputs]
    chances: Array = 1 / (1 + np.exp(-np.array(odds)))
    return chances


def run_row(network: Any, row: Array) -> list[int]:
    return cast(list[int], network.run(array("h", row.astype(np.int16).tobytes())))


def play_on(numbers: range, playouts: int, edition: str) -> list[Position]:
    """Takes a position of each deal, at a random turn, and plays it on for one seat."""
    tables = load(edition).tables
    player, reader = Player(tables), Reader(tables)
    return [position_of(player, reader, number, playouts) for number in numbers]


def position_of(player: Player, reader: Reader, number: int, playouts: int) -> Position:
    rng = stream_of(f"{DEALS}:{number}")
    while True:
        state = deal_game(player.tables, number, DEALS)
        for _ in range(1 + int(rng.below(LONGEST))):
            if (seat := int(to_move(state))) < 0:
                break
            player.take_turn(state, seat, rng)
        if to_move(state) >= 0:  # else the game was over before: another turn
            break
    viewer = int(rng.below(state.players()))
    known = question_for(state, viewer).known
    stated, inputs = reader.small_forecast(known, viewer), reader.inputs_for(known, viewer)
    won = 0
    for playout in range(playouts):
        luck = stream_of(f"{DEALS}:{number}:{playout}")
        end = redeal(known, viewer, luck)
        player.play_on(end, luck)
        won += int(governors(end) | pirate_kings(end)) >> viewer & 1
    return Position(int(state.players()), int(state.round_index()), stated, inputs, won, playouts)


def distance(chances: Array, positions: list[Position]) -> dict[str, float]:
    """Points between stated and true chances (root mean square), less the noise of playouts."""
    shares = np.array([p.won / p.playouts for p in positions])
    playouts = np.array([p.playouts for p in positions])
    squares = (chances - shares) ** 2
    noise = shares * (1 - shares) / (playouts - 1)
    found = {"positions": float(len(positions)), "with noise": 100 * float(squares.mean() ** 0.5)}
    found["rms"] = 100 * max(0.0, float((squares - noise).mean())) ** 0.5
    for players in range(2, SEATS + 1):
        at = np.array([p.players == players for p in positions])
        if at.any():
            rest = float((squares - noise)[at].mean())
            found[f"{players} players"] = 100 * max(0.0, rest) ** 0.5
    return found


def find_positions(count: int, playouts: int, edition: str, jobs: int) -> list[Position]:
    parts = [range(start, min(count, start + 4)) for start in range(0, count, 4)]
    with ProcessPoolExecutor(jobs) as pool:
        work = partial(play_on, playouts=playouts, edition=edition)
        return [position for part in pool.map(work, parts) for position in part]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compares a network with how games end.")
    parser.add_argument("network", type=Path, help="file that `export` wrote")
    parser.add_argument("--shards", type=Path, help="folder that `positions` wrote")
    parser.add_argument("--positions", type=int, default=0)
    parser.add_argument("--playouts", type=int, default=32)
    parser.add_argument("--edition", default="classic", help="name or file")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    found: dict[str, Any] = {}
    if options.shards:
        rows = held_out(options.shards)
        found["loss of the network"] = loss_table(chances_of(options.network, rows.inputs), rows)
        found["loss of the present forecast"] = loss_table(rows.forecast, rows)
    if options.positions:
        positions = find_positions(
            options.positions, options.playouts, options.edition, options.jobs
        )
        stated = chances_of(options.network, [position.inputs for position in positions])
        found["distance of the network"] = distance(stated, positions)
        present = np.array([position.forecast for position in positions])
        found["distance of the present forecast"] = distance(present, positions)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
