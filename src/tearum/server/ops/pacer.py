"""Spreads work that could all start at once over iterations of the event loop."""

import asyncio
from collections import deque


class Pacer:
    """Lets a few pieces of work start in each iteration of the event loop; the rest queue.

    Everything that is ready runs in one iteration, and whoever comes later waits for all of it. So
    many pieces of work that become ready together would stop everybody else.
    """

    def __init__(self, per_iteration: int) -> None:
        self._per_iteration = per_iteration
        self._left = per_iteration
        self._queue: deque[asyncio.Future[None]] = deque()
        self._counting = False  # something has started in this iteration

    async def start(self) -> None:
        """Return when the work may start."""
        loop = asyncio.get_running_loop()
        if not self._counting:
            self._counting = True
            loop.call_soon(self._next_iteration)
        if self._left > 0:
            self._left -= 1
            return
        place = loop.create_future()
        self._queue.append(place)
        await place

    def _next_iteration(self) -> None:
        self._left = self._per_iteration
        while self._queue and self._left > 0:
            place = self._queue.popleft()
            if not place.done():  # it may have been cancelled
                place.set_result(None)
                self._left -= 1
        self._counting = self._left < self._per_iteration
        if self._counting:
            asyncio.get_running_loop().call_soon(self._next_iteration)
