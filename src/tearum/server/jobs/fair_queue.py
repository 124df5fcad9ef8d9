"""A fair queue for workers: whoever has used them least lately is next."""

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

HALF_LIFE: Final = 30.0  # seconds after which half of what somebody used is forgotten
MAX_REMEMBERED: Final = 10_000  # addresses and tables
FORGOTTEN: Final = 0.001  # seconds of use that no longer count

W = TypeVar("W")


@dataclass(frozen=True)
class Asker:
    """For whom work is done: a table, and the addresses of those who play or watch there."""

    table: str
    addresses: tuple[str, ...] = ("",)


@dataclass(frozen=True)
class _Waiting(Generic[W]):
    asker: Asker
    light: bool
    given: "asyncio.Future[W]"


class FairQueue(Generic[W]):
    """Gives out workers. Some of them take light work only, so that it never waits for heavy work.

    An address that has many tables gets no more than one that has a single one, and of its tables
    none gets more than the others.
    """

    def __init__(
        self,
        workers: list[W],
        light_workers: list[W],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._free, self._light_free = list(workers), list(light_workers)
        self._light_workers = light_workers
        self._waiting: list[_Waiting[W]] = []
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted

    async def get(self, asker: Asker, light: bool) -> W:
        """A worker, when it is this asker's turn. Give it back with `put`."""
        if self._free:
            return self._free.pop()
        if light and self._light_free:
            return self._light_free.pop()
        waiting = _Waiting[W](asker, light, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        try:
            return await waiting.given
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif waiting.given.done() and not waiting.given.cancelled():
                self._give(waiting.given.result())
            raise

    def put(self, worker: W, asker: Asker, seconds: float) -> None:
        """Give a worker back, which the asker has used so long."""
        address = min(asker.addresses, key=self._use_of)
        for key in (f"address {address}", f"table {asker.table}"):
            self._used[key] = self._use(key) + seconds, self._clock()
        if len(self._used) > MAX_REMEMBERED:
            self._used = {
                key: used for key, used in self._used.items() if self._use(key) > FORGOTTEN
            }
        self._give(worker)

    def _give(self, worker: W) -> None:
        only_light = worker in self._light_workers
        fitting = [one for one in self._waiting if one.light or not only_light]
        if fitting:
            # `min` takes the first of equals: those who came first. Light work is soon done.
            following = min(fitting, key=lambda one: (not one.light, *self._priority(one.asker)))
            self._waiting.remove(following)
            following.given.set_result(worker)
        else:
            (self._light_free if only_light else self._free).append(worker)

    def _priority(self, asker: Asker) -> tuple[float, float]:
        return min(map(self._use_of, asker.addresses)), self._use(f"table {asker.table}")

    def _use_of(self, address: str) -> float:
        return self._use(f"address {address}")

    def _use(self, key: str) -> float:
        """The seconds of use that still count."""
        seconds, counted = self._used.get(key, (0.0, 0.0))
        return seconds * math.exp2((counted - self._clock()) / HALF_LIFE) if seconds else 0.0
