"""Runs tasks in several processes and keeps their results, so that a stopped run is resumed."""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console
from rich.progress import track

from tearum.lab.processes import map_unordered

Task = tuple[int, ...]  # the number of players, the number of the game, and settings
TaskResult = dict[str, Any]


def parser(about: str, nodes: int, games: int) -> argparse.ArgumentParser:
    """The options that all figures share."""
    options = argparse.ArgumentParser(description=about)
    options.add_argument("--players", type=int, choices=(2, 3, 4), help="default: all three")
    options.add_argument("--games", type=int, default=games, help="for each number of players")
    options.add_argument("--first", type=int, default=0, help="the number of the first game")
    options.add_argument("--nodes", type=int, default=nodes, help="the budget of a turn")
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--keep", type=Path, help="a file for the results; the same one resumes")
    options.add_argument("--seconds", type=float, help="begins nothing new after so long")
    return options


def tasks_of(options: argparse.Namespace) -> list[Task]:
    """Games in turn at every number of players, so that a stopped run has some of each."""
    players = (options.players,) if options.players else (4, 3, 2)
    games = range(options.first, options.first + options.games)
    return [(n, game, options.nodes) for game in games for n in players]


def results(
    work: Callable[[Task], TaskResult], tasks: Iterable[Task], options: argparse.Namespace
) -> list[TaskResult]:
    """The results of all tasks, in their order. What the file has is not done again."""
    done = load_results(options.keep)
    wanted = list(tasks)
    todo = [task for task in wanted if task not in done]
    finished = track(
        map_unordered(work, _until(todo, options.seconds), options.jobs),
        description="",
        total=len(todo),
        console=Console(stderr=True),
        transient=True,
    )
    for result in finished:
        done[tuple(result["task"])] = result
        if options.keep:
            with options.keep.open("a", encoding="utf-8") as file:
                file.write("\n" + json.dumps(result) + "\n")
    return [done[task] for task in wanted if task in done]


def load_results(file: Path | None) -> dict[Task, TaskResult]:
    """What a file has, by task. A line that was cut off is left out."""
    done: dict[Task, TaskResult] = {}
    if file is not None and file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                result: TaskResult = json.loads(line)
            except ValueError:
                continue
            done[tuple(result["task"])] = result
    return done


def _until(tasks: Iterable[Task], seconds: float | None) -> Iterator[Task]:
    started = monotonic()
    for task in tasks:
        if seconds is not None and monotonic() - started > seconds:
            return
        yield task
