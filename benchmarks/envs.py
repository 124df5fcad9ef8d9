"""Steps a second of the learning environments, beside PettingZoo's classic games and pgx's.

    python -m benchmarks.envs --peers PYTHON --write

PYTHON is one that has `benchmarks/requirements.txt`; without it only our own figures are printed.
Rounds go round among all, and the median counts. Time is the processor's, on one core.
"""

import argparse
import json
import subprocess
import time
from collections import defaultdict
from datetime import date
from pathlib import Path
from statistics import median

import numpy as np
from numpy.typing import NDArray

from benchmarks import report
from benchmarks.pettingzoo_games import steps_a_second
from tearum import build
from tearum.engine.core import new_game
from tearum.engine.replay import play_at_random
from tearum.envs import ManyGames, env
from tearum.game.seeds import deal_streams, stream

TABLES = 256
PAGE = Path(__file__).parent.parent / "docs" / "envs.md"


def many_games(players: int, seconds: float) -> float:
    """Random legal actions, chosen by NumPy."""
    many = ManyGames(TABLES, players=players)
    chance = np.random.default_rng(0)
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        many.step(random_actions(many, chance))
        steps += TABLES
    return steps / (time.process_time() - started)


def random_actions(many: ManyGames, chance: np.random.Generator) -> NDArray[np.int64]:
    chosen = (chance.random(TABLES) * many.menu_sizes).astype(np.int64)
    return many.menus[np.arange(TABLES), chosen]


def many_games_alone(players: int, seconds: float) -> float:
    """The same, without the time it takes to choose."""
    many = ManyGames(TABLES, players=players)
    chance = np.random.default_rng(0)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = random_actions(many, chance)
        started = time.process_time()
        many.step(actions)
        spent += time.process_time() - started
        steps += TABLES
    return steps / spent


def engine_alone(players: int, seconds: float) -> float:
    """The rules without observations, masks or NumPy."""
    tables = ManyGames(1, players=players).edition.tables
    steps, seed = 0, 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        state = new_game(tables, players, deal_streams(seed), None)
        steps += int(play_at_random(state, stream(seed, "envs")))
        seed += 1
    return steps / (time.process_time() - started)


def measure(peers: str | None, rounds: int, seconds: float) -> dict[str, float]:
    samples: dict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        for players in (2, 4):
            ours = {
                "`ManyGames`, stepping alone": many_games_alone(players, seconds),
                "`ManyGames` with random choice": many_games(players, seconds),
                "`env` in a Python loop": steps_a_second(env(players=players), seconds),
                "the engine alone": engine_alone(players, seconds),
            }
            for name, speed in ours.items():
                samples[f"tearum, {players} players: {name}"].append(speed)
        if peers is not None:
            for whose, program in (("PettingZoo", "pettingzoo_games.py"), ("pgx", "pgx_games.py")):
                command = [peers, str(Path(__file__).with_name(program)), str(seconds)]
                answer = subprocess.run(command, capture_output=True, text=True, check=True).stdout
                for name, speed in json.loads(answer.splitlines()[-1]).items():
                    samples[f"{whose}'s {name}"].append(speed)
    return {name: median(speeds) for name, speeds in samples.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="envs", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--peers", help="a Python that has pettingzoo[classic] and pgx")
    parser.add_argument("--write", action="store_true", help="put the table into docs/envs.md")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    options = parser.parse_args()
    found = measure(options.peers, options.rounds, options.seconds)
    how = "compiled" if build.compiled() else "plain"
    table = [
        f"{date.today()}, on {report.machine()}, {how}; medians of {options.rounds} rounds.",
        "",
    ]
    table += ["| environment | steps a second |", "|---|---|"]
    for name, speed in sorted(found.items(), key=lambda item: -item[1]):
        table.append(f"| {name} | {speed:,.0f} |")
    if options.write:
        report.put(PAGE, table)
    else:
        print("\n".join(table))


if __name__ == "__main__":
    main()
