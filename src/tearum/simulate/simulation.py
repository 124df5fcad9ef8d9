"""Plays a run: what is missing of it, by whoever is there to play."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing, nullcontext
from pathlib import Path

from tearum.lab import processes
from tearum.simulate.chunk import Chunk, Task, play_chunk
from tearum.simulate.chunk_size import Pace
from tearum.simulate.run_folder import Folder
from tearum.simulate.run_settings import Terms
from tearum.simulate.summary import Summary

Players = Callable[[Iterator[Task]], Generator[Chunk, None, None]]


def on_processes(jobs: int) -> Players:
    """Processes of this machine; one of them is this process itself."""
    return lambda tasks: processes.results(play_chunk, tasks, jobs)


def on_ray(jobs: int, address: str | None = None) -> Players:
    """A Ray cluster: at an address or at $RAY_ADDRESS, else one made of this machine."""
    from tearum.simulate import ray_cluster

    return lambda tasks: ray_cluster.results(play_chunk, tasks, jobs, address)


class Simulation:
    """So many games of some terms; with a folder they are kept, and a run there is gone on with."""

    def __init__(self, terms: Terms, games: int, folder: Path | None = None) -> None:
        self.terms = terms
        self.games = games
        self.folder = Folder(folder) if folder is not None else None
        self.summary = self.folder.open_for(terms, games) if self.folder else Summary()
        self.faults: dict[str, str] = {}  # of bots that broke by now: how for the first time

    def play(self, players: Players, jobs: int) -> Generator[int, None, None]:
        """Plays what is missing; says how many games there are, chunk by chunk."""
        pace = Pace(self.games, jobs, self.folder.ranges if self.folder else ())
        tasks = (
            Task(self.terms, games.start, len(games), kept=self.folder is not None)
            for games in pace.chunks()
        )
        writing = self.folder.writing() if self.folder is not None else nullcontext()
        with writing, closing(players(tasks)) as chunks:
            for chunk in chunks:
                if self.folder is not None:
                    self.folder.add(chunk)
                self.summary += chunk.summary
                self.faults = chunk.faults | self.faults
                pace.learn(chunk.count, chunk.seconds)
                yield self.summary.games
