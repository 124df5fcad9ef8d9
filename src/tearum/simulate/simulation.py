"""Plays a run: the games that are still missing, on whatever processes there are."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing, nullcontext
from pathlib import Path

from tearum.bots import BotFault
from tearum.lab import processes
from tearum.simulate.chunk_planner import ChunkPlanner
from tearum.simulate.chunks import Chunk, ChunkTask, play_chunk
from tearum.simulate.run_folder import RunFolder
from tearum.simulate.run_settings import RunSettings
from tearum.simulate.summary import Summary

Executor = Callable[[Iterator[ChunkTask]], Generator[Chunk, None, None]]


def on_processes(jobs: int) -> Executor:
    """Plays on this machine; with one job, in this process itself."""
    return lambda tasks: processes.map_unordered(play_chunk, tasks, jobs)


def on_ray(jobs: int, address: str | None = None) -> Executor:
    """Plays on a Ray cluster: at the address, at $RAY_ADDRESS, or on one started here."""
    from tearum.simulate import ray_cluster

    return lambda tasks: ray_cluster.map_unordered(play_chunk, tasks, jobs, address)


class Simulation:
    """A number of games with some settings. With a folder they are stored, and can be resumed."""

    def __init__(self, settings: RunSettings, games: int, folder: Path | None = None) -> None:
        self.settings = settings
        self.games = games
        self.folder = RunFolder(folder) if folder is not None else None
        self.summary = self.folder.open_for(settings, games) if self.folder else Summary()
        self.faults: dict[str, BotFault] = {}  # the first fault of each bot that failed so far

    def play(self, executor: Executor, jobs: int) -> Generator[int, None, None]:
        """Plays what is missing; yields the number of games there are after each chunk."""
        planner = ChunkPlanner(self.games, jobs, self.folder.ranges if self.folder else ())
        tasks = (
            ChunkTask(self.settings, games.start, len(games), with_files=self.folder is not None)
            for games in planner.chunks()
        )
        writing = self.folder.writing() if self.folder is not None else nullcontext()
        with writing, closing(executor(tasks)) as chunks:
            for chunk in chunks:
                if self.folder is not None:
                    self.folder.add(chunk)
                self.summary += chunk.summary
                self.faults = chunk.faults | self.faults
                planner.learn(chunk.count, chunk.seconds)
                yield self.summary.games
