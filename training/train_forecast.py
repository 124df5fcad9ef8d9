"""Trains the forecast network by self-play: `python -m training.train_forecast`.

The planner of the greedy bot plays itself. Now and then it takes a turn that looked worse, so that
the network sees what follows from that too. Positions between turns are kept with the outcome for
every seat, and the network learns to predict it. Equal arguments give equal games, and on one
machine equal numbers. Needs NumPy, which the extra `lab` installs.
"""

import argparse
import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.forecast import INPUTS, OUTPUTS, Forecast
from tearum.bots.native.forecast import NUMBERS as SIZE
from tearum.bots.planning.forecast_file import FORECAST_FILE
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import question_for, stream_of
from tearum.edition import load
from tearum.engine.constants.components import BLUE, RED
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.rules.setup import STREAMS
from tearum.engine.state import State
from training.fit_weights import planner_with
from training.network import Dataset, train_network

Log = Callable[[str], None]

EXPLORED: Final = 15  # turns in a hundred that are not the best one
EXPLORED_AMONG: Final = 12  # plans they are drawn from, the better ones more often
KEPT: Final = 20  # positions in a hundred that are kept
GAMES_PER_TASK: Final = 25


@dataclass(frozen=True)
class Task:
    """Games to play: the edition, the number of players, the game numbers, the run's seed."""

    edition: str
    players: int
    games: range
    seed: str


def play_task(task: Task) -> Dataset:
    """The positions kept of some games, and their outcomes."""
    tables = load(task.edition).tables
    planner = planner_with(tables, WEIGHTS)
    encoder = Forecast(CardValues(tables), [0.0] * SIZE)
    inputs: list[list[float]] = []
    outcomes: list[list[float]] = []
    for game in task.games:
        name = f"{task.seed}:{task.players}:{game}"
        rng = stream_of(f"{name}:strays")
        luck = [stream_of(f"{name}:{i}") for i in range(STREAMS)]
        state = new_game(tables, task.players, luck, None)
        before = len(inputs)
        while (seat := int(to_move(state))) >= 0:
            plans = planner.plan(question_for(state, seat).known, seat)
            rank = 0
            if rng.below(100) < EXPLORED:
                rank = min(
                    int(rng.below(EXPLORED_AMONG)), int(rng.below(EXPLORED_AMONG)), len(plans) - 1
                )
            for code in plans[rank].codes:
                apply(state, code)
            if rng.below(100) < KEPT and to_move(state) >= 0:
                encoder.fill_inputs(state)
                inputs.append(list(encoder.x[: task.players * INPUTS]))
        outcome = [number for seat in range(task.players) for number in outcome_of(state, seat)]
        outcomes += [outcome] * (len(inputs) - before)
    return Dataset(
        np.array(inputs, np.float32).reshape(-1, task.players, INPUTS),
        np.array(outcomes, np.float32).reshape(-1, task.players, OUTPUTS),
    )


def outcome_of(state: State, seat: int) -> list[float]:
    """What the forecast should have said about a seat."""
    governor, king = (int(titles(state)) >> seat & 1 for titles in (governors, pirate_kings))
    points = (state.vp(seat, colour) for colour in (BLUE, RED))
    return [governor, king, governor | king, *map(float, points)]


def train(edition: str, games: int, passes: float, seed: str, jobs: int, log: Log) -> list[float]:
    """The weights after so many games at each number of players."""
    data = []
    with ProcessPoolExecutor(jobs) as pool:
        for players in (2, 3, 4):
            starts = range(0, games, GAMES_PER_TASK)
            tasks = [
                Task(edition, players, range(i, min(games, i + GAMES_PER_TASK)), seed)
                for i in starts
            ]
            parts = list(pool.map(play_task, tasks))
            log(f"{games} games of {players} played")
            inputs = np.concatenate([part.inputs for part in parts])
            data.append(Dataset(inputs, np.concatenate([part.outcomes for part in parts])))
    return train_network(data, passes, 0, log).numbers()


def write(numbers: list[float], made: str, file: Path) -> None:
    rows = [", ".join(map(repr, numbers[i : i + 12])) for i in range(0, len(numbers), 12)]
    text = ",\n".join(rows)
    file.write_text(f'{{"made": {json.dumps(made)}, "numbers": [\n{text}\n]}}\n', encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains the forecast network of the search bot.")
    parser.add_argument("--games", type=int, default=10_000, help="for each number of players")
    parser.add_argument("--passes", type=float, default=10, help="over all positions")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--edition", default="classic", help="name or file")
    parser.add_argument("--out", type=Path, default=FORECAST_FILE)
    options = parser.parse_args()

    def log(line: str) -> None:
        print(line, flush=True)

    numbers = train(options.edition, options.games, options.passes, options.seed, options.jobs, log)
    made = f"{options.games} games of 2, 3 and 4 each, {options.passes:g} passes"
    write(numbers, f"{made}, seed {options.seed}", options.out)


if __name__ == "__main__":
    main()
