"""How many games make a chunk: as many as take some seconds, whatever the bots are."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

SECONDS: Final = 5.0  # that a chunk should take: what a killed process may lose
MOST: Final = 200  # games of a chunk


class Pace:
    """Cuts what is still to be played into chunks; the first ones are small and tell how fast."""

    def __init__(self, games: int, jobs: int, kept: Sequence[range] = ()) -> None:
        self._games = games
        self._jobs = jobs
        self._kept = kept
        self._size = 1.0
        self.missing = games - sum(min(r.stop, games) - min(r.start, games) for r in kept)

    def learn(self, games: int, seconds: float) -> None:
        """Takes in how long some games took."""
        self._size = SECONDS * games / max(seconds, 1e-6)

    def chunks(self) -> Iterator[range]:
        """The games of each chunk. Pull one only when somebody is free to play it."""
        at, left = 0, self.missing
        for taken in (*self._kept, range(self._games, self._games)):
            gap = min(taken.start, self._games)
            while at < gap:
                size = min(self._fitting(left), gap - at)
                yield range(at, at + size)
                at, left = at + size, left - size
            at = max(at, taken.stop)

    def _fitting(self, left: int) -> int:
        """Smaller towards the end, down to a tenth, so that all finish at about the same time."""
        size = min(self._size, MOST)
        return ceil(min(size, max(size / 10, left / (2 * self._jobs))))
