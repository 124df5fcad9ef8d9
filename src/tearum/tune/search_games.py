"""The games of a search: every edition on the same deals, stored and never played twice."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from tearum.balance.measures.dataset import Dataset, pool_runs
from tearum.bots import Budget
from tearum.lab import processes
from tearum.simulate.chunk_planner import ChunkPlanner
from tearum.simulate.chunks import Chunk, ChunkTask, play_chunk
from tearum.simulate.run_folder import Run, RunFolder
from tearum.simulate.run_settings import RunSettings, edition_of
from tearum.tune.loss import first_games

Progress = Callable[[int, int], None]  # games done, of how many


@dataclass(frozen=True)
class Deals:
    """A number of games from one seed, for one step of the search."""

    step: str
    seed: str
    games: int


@dataclass(frozen=True)
class Games:
    folder: Path
    players: tuple[int, ...]
    bots: tuple[str, ...]
    budget: Budget
    jobs: int = 1
    progress: Progress = lambda done, games: None

    def play(self, sources: Sequence[str], deals: Deals) -> None:
        """Plays the missing games of these editions, with each number of players."""
        runs = []
        for source in sources:
            for players in self.players:
                folder = RunFolder(self._place(source, players, deals))
                settings = RunSettings.of(
                    edition_of(source), players, self.bots, deals.seed, self.budget
                )
                folder.open_for(settings, deals.games)
                runs.append((settings, folder))
        planners = [ChunkPlanner(deals.games, self.jobs, folder.ranges) for _, folder in runs]
        done = sum(deals.games - planner.missing for planner in planners)
        if not any(planner.missing for planner in planners):
            return
        speed: tuple[int, float] | None = None  # games and seconds of the last chunk

        def tasks() -> Iterator[tuple[int, ChunkTask]]:
            for number, ((settings, _), planner) in enumerate(zip(runs, planners, strict=True)):
                if speed is not None:
                    planner.learn(*speed)
                for games in planner.chunks():
                    yield number, ChunkTask(settings, games.start, len(games))

        with ExitStack() as stack:
            for _, folder in runs:
                stack.enter_context(folder.writing())
            played = stack.enter_context(
                closing(processes.map_unordered(_play_numbered, tasks(), self.jobs))
            )
            for number, chunk in played:
                runs[number][1].add(chunk)
                speed = chunk.count, chunk.seconds
                planners[number].learn(chunk.count, chunk.seconds)
                done += chunk.count
                self.progress(done, deals.games * len(runs))

    def datasets(self, sources: Sequence[str], deals: Deals) -> list[list[Dataset]]:
        """The games, a list for each edition; equal deals have equal numbers."""
        runs = [
            Run(self._place(source, players, deals))
            for source in sources
            for players in self.players
        ]
        found = [first_games(dataset, deals.games) for dataset in pool_runs(runs)]
        tables = len(self.players)
        return [found[at : at + tables] for at in range(0, len(found), tables)]

    def _place(self, source: str, players: int, deals: Deals) -> Path:
        name = hashlib.sha256(source.encode()).hexdigest()[:16]
        return self.folder / deals.step / f"{name}-{players}p"


def _play_numbered(task: tuple[int, ChunkTask]) -> tuple[int, Chunk]:
    return task[0], play_chunk(task[1])
