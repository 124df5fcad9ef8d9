"""Budgets of processor time and bytes: clients who cost more than their share are served later.

Limits are on cost, not on the number of messages: one that is cheap at one table is expensive at
another.
Every address has a lane for each purpose. Work waits in its lane until the lane can afford it, so
one address never gets more than the lane's share of the processor, however many sockets it opens.
"""

import asyncio
import ipaddress
import sys
import time
import types
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from tearum.server.ops.pacer import Pacer
from tearum.server.ops.rate_limits import TokenBucket
from tearum.server.ops.settings import CostShare, Settings

MAX_ADDRESSES: Final = 10_000  # that are remembered; the least recently used ones are dropped
FIRST_GUESS: Final = 0.002  # seconds that a piece of work is expected to cost at first
MEMORY: Final = 16  # pieces of work over which the expected cost is averaged

# Processor time, never the time on the wall: on a busy machine that is several times as much, and
# clients would pay for what other programs do. A browser only knows the time on the wall.
processor_time: Final = time.perf_counter if sys.platform == "emscripten" else time.thread_time

T = TypeVar("T")


class Cost:
    """What one piece of work has cost so far."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds  # of processor time
        self.bytes = 0

    def add_seconds(self, seconds: float) -> None:
        self.seconds += seconds

    def take(self) -> "Cost":
        """What has been added since the last time."""
        taken = Cost()
        taken.seconds, taken.bytes = self.seconds, self.bytes
        self.seconds, self.bytes = 0.0, 0
        return taken


class Lane:
    """What one address may use for one purpose."""

    def __init__(self, share: CostShare) -> None:
        self._seconds = TokenBucket(share.processor, share.processor_burst)
        self._bytes = TokenBucket(share.bytes_per_second, share.bytes_burst)
        self.pacer = Pacer(share.per_iteration)
        self._expected_seconds = FIRST_GUESS
        self._expected_bytes = 0.0

    def reserve(self) -> "Reservation":
        """Queue for the next piece of work, which is expected to cost as much as the last ones."""
        seconds, size = self._expected_seconds, self._expected_bytes
        wait = max(self._seconds.reserve(seconds), self._bytes.reserve(size))
        return Reservation(self, wait, seconds, size)

    def release(self, reservation: "Reservation") -> None:
        self._seconds.spend(-reservation.seconds)
        self._bytes.spend(-reservation.size)

    def charge(self, cost: Cost) -> None:
        self._seconds.spend(cost.seconds)
        self._bytes.spend(cost.bytes)
        self._expected_seconds += (cost.seconds - self._expected_seconds) / MEMORY
        self._expected_bytes += (cost.bytes - self._expected_bytes) / MEMORY


@dataclass(frozen=True)
class Reservation:
    """A place in a lane: how long to wait for it, and what was set aside."""

    lane: Lane
    wait: float
    seconds: float
    size: float

    async def ready(self) -> None:
        """Wait until the lane can afford the work, and not all of its work starts at once."""
        if self.wait:
            await asyncio.sleep(self.wait)
        await self.lane.pacer.start()

    def settle(self, cost: Cost) -> None:
        """Replace what was expected by what it really cost."""
        self.lane.release(self)
        self.lane.charge(cost)

    def cancel(self) -> None:
        """Give everything back: the work is not done."""
        self.lane.release(self)


@dataclass(frozen=True)
class AddressBudget:
    """The lanes of one address.

    Those who play have a lane of their own, so that nobody's moves wait for spectators who share
    their address. `watch` is for spectators, and for whoever asks for the whole state again.
    `page` is for the page and its files: they come, whatever was asked of the API before.
    """

    play: Lane
    watch: Lane
    page: Lane
    requests: Lane
    health: Lane


class CostBudgets:
    """The budget of every address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._budgets: OrderedDict[str, AddressBudget] = OrderedDict()

    def of(self, address: str) -> AddressBudget:
        budget = self._budgets.get(address)
        if budget is None:
            settings = self._settings
            budget = AddressBudget(
                Lane(settings.play_share),
                Lane(settings.watch_share),
                Lane(settings.page_share),
                Lane(settings.request_share),
                Lane(settings.health_share),
            )
            self._budgets[address] = budget
            if len(self._budgets) > MAX_ADDRESSES:
                self._budgets.popitem(last=False)
        self._budgets.move_to_end(address)
        return budget


def limited_address(host: str) -> str:
    """What limits count as one address: of IPv6 the network of 64 bits, which one person has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


# One for all who ask: more would compute no faster, because Python runs one thread at a time, and
# the event loop would wait for each of them.
_COMPUTING: Final = ThreadPoolExecutor(1, "computing")
CURRENT_COST: Final[ContextVar[Cost | None]] = ContextVar("CURRENT_COST", default=None)


async def in_thread(work: Callable[..., T], *arguments: Any) -> T:
    """Run work that takes long in a thread, and charge its processor time to who asked for it.

    Such work is done one after another; in a browser, which has no threads, at once.
    """
    if sys.platform == "emscripten":
        return work(*arguments)
    spent = 0.0

    def run() -> T:
        nonlocal spent
        started = processor_time()
        try:
            return work(*arguments)
        finally:
            spent = processor_time() - started

    try:
        return await asyncio.get_running_loop().run_in_executor(_COMPUTING, run)
    finally:
        if (cost := CURRENT_COST.get()) is not None:
            cost.add_seconds(spent)


async def metered(work: Coroutine[Any, Any, T], charge: Callable[[float], None]) -> T:
    """Run a coroutine, and charge the processor time that it uses between its waits."""
    return await _metered(work, charge)


@types.coroutine
def _metered(
    work: Coroutine[Any, Any, T], charge: Callable[[float], None]
) -> Generator[Any, Any, T]:
    error: BaseException | None = None
    while True:
        started = processor_time()
        try:
            waiting = work.send(None) if error is None else work.throw(error)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            charge(processor_time() - started)
        error = None
        try:
            yield waiting
        except BaseException as raised:  # also cancellation: the work decides what to do with it
            error = raised
