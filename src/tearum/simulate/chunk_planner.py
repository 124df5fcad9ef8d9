"""Decides how many games make a chunk: as many as take a few seconds, whatever the bots are."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

TARGET_SECONDS: Final = 5.0  # per chunk: this much is lost when a process is killed
MAX_GAMES: Final = 200  # per chunk


class ChunkPlanner:
    """Cuts the games still to be played into chunks. The first ones are small, to learn speed."""

    def __init__(self, games: int, jobs: int, finished: Sequence[range] = ()) -> None:
        self._games = games
        self._jobs = jobs
        self._finished = finished
        self._size = 1.0
        self.missing = games - sum(min(r.stop, games) - min(r.start, games) for r in finished)

    def learn(self, games: int, seconds: float) -> None:
        """Takes note of how long some games took."""
        self._size = TARGET_SECONDS * games / max(seconds, 1e-6)

    def chunks(self) -> Iterator[range]:
        """The games of each chunk. Take the next one only when a process is free to play it."""
        at, left = 0, self.missing
        for done in (*self._finished, range(self._games, self._games)):
            gap = min(done.start, self._games)
            while at < gap:
                size = min(self._size_for(left), gap - at)
                yield range(at, at + size)
                at, left = at + size, left - size
            at = max(at, done.stop)

    def _size_for(self, left: int) -> int:
        """Smaller toward the end, down to a tenth, so that all processes finish together."""
        size = min(self._size, MAX_GAMES)
        return ceil(min(size, max(size / 10, left / (2 * self._jobs))))
