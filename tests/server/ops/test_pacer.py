"""Work that could all start at once is spread over iterations of the event loop."""

import asyncio
from collections import Counter
from contextlib import suppress

import pytest

from tearum.server.ops.cost_budget import Cost, Lane
from tearum.server.ops.pacer import Pacer
from tearum.server.ops.settings import CostShare


class Iterations:
    """Counts the iterations of the event loop, and what is done in each."""

    def __init__(self) -> None:
        self.number = 0
        self.done: Counter[int] = Counter()

    def note(self) -> None:
        self.done[self.number] += 1

    async def count(self) -> None:
        while True:
            self.number += 1
            await asyncio.sleep(0)


async def in_iterations(pacer: Pacer, count: int) -> Iterations:
    iterations = Iterations()
    counting = asyncio.create_task(iterations.count())

    async def work() -> None:
        await pacer.start()
        iterations.note()

    await asyncio.gather(*(work() for _ in range(count)))
    counting.cancel()
    return iterations


@pytest.mark.parametrize("per_iteration", [1, 4])
def test_only_a_few_start_in_each_iteration(per_iteration: int) -> None:
    iterations = asyncio.run(in_iterations(Pacer(per_iteration), 20))
    assert iterations.done.total() == 20
    assert max(iterations.done.values()) == per_iteration
    assert iterations.number < 50  # and none is left out


def test_a_pacer_can_rest_and_begin_again() -> None:
    pacer = Pacer(1)

    async def twice() -> None:
        for _ in range(2):
            found = await in_iterations(pacer, 3)
            assert max(found.done.values()) == 1
            await asyncio.sleep(0.001)

    asyncio.run(twice())


def test_who_is_cancelled_holds_up_nobody() -> None:
    pacer = Pacer(1)

    async def main() -> None:
        works = [asyncio.create_task(pacer.start()) for _ in range(5)]
        await asyncio.sleep(0)
        works[1].cancel()
        works[2].cancel()
        with suppress(asyncio.CancelledError):
            await works[1]
        await asyncio.wait_for(asyncio.gather(works[0], *works[3:]), 5)

    asyncio.run(main())


def test_a_burst_of_a_lane_leaves_room_for_others() -> None:
    """Fifty pieces of work that their lane can afford; somebody else waits for few of them."""
    lane = Lane(CostShare(1.0, 10.0, 1e9, 1e9, per_iteration=1))
    started: list[str] = []

    async def work() -> None:
        place = lane.reserve()
        await place.ready()
        started.append("work")
        place.settle(Cost(0.001))

    async def bystander() -> None:
        for _ in range(4):  # a move takes some iterations
            await asyncio.sleep(0)
        started.append("bystander")

    async def main() -> None:
        await asyncio.gather(*(work() for _ in range(50)), bystander())

    asyncio.run(main())
    assert started.index("bystander") < 10
