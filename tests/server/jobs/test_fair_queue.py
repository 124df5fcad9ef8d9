"""Who gets the next worker: whoever has used them least, and light work before heavy."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tearum.server.jobs import fair_queue
from tearum.server.jobs.fair_queue import Asker, FairQueue


def order_of(*asked: tuple[Asker, bool], used: dict[Asker, float] | None = None) -> list[str]:
    """The tables in the order in which they get the only worker."""

    async def run() -> list[str]:
        queue = FairQueue(["worker"], [])
        for asker, seconds in (used or {}).items():
            queue.put(await queue.get(asker, False), asker, seconds)
        held = await queue.get(Asker("busy"), False)
        served: list[str] = []

        async def ask(asker: Asker, light: bool) -> None:
            worker = await queue.get(asker, light)
            served.append(asker.table)
            queue.put(worker, asker, 1.0)

        tasks = [asyncio.create_task(ask(*one)) for one in asked]
        await asyncio.sleep(0)
        queue.put(held, Asker("busy"), 0.0)
        await asyncio.gather(*tasks)
        return served

    return asyncio.run(run())


def test_an_address_with_many_tables_takes_turns_with_others() -> None:
    many = [(Asker(f"many {n}", ("10.0.0.1",)), False) for n in range(5)]
    one = (Asker("one", ("10.0.0.2",)), False)
    assert order_of(*many, one).index("one") <= 1


def test_of_one_address_every_table_gets_its_turn() -> None:
    greedy, other = Asker("greedy", ("a",)), Asker("other", ("a",))
    order = order_of((greedy, False), (other, False), used={greedy: 5.0})
    assert order == ["other", "greedy"]


def test_light_work_comes_first() -> None:
    heavy = [(Asker(f"heavy {n}", (str(n),)), False) for n in range(3)]
    assert order_of(*heavy, (Asker("light", ("x",)), True))[0] == "light"


def test_a_table_counts_for_whoever_of_its_people_has_used_least() -> None:
    guilty = Asker("theirs", ("a",))
    both, alone = Asker("both", ("a", "b")), Asker("alone", ("a",))
    assert order_of((alone, False), (both, False), used={guilty: 5.0}) == ["both", "alone"]


def test_light_work_has_a_worker_of_its_own() -> None:
    async def run() -> None:
        queue = FairQueue(["any"], ["light"])
        assert await queue.get(Asker("heavy"), False) == "any"
        assert await queue.get(Asker("quick"), True) == "light"
        waiting = asyncio.create_task(queue.get(Asker("heavy too"), False))
        await asyncio.sleep(0)
        queue.put("light", Asker("quick"), 0.1)
        await asyncio.sleep(0)
        assert not waiting.done()
        queue.put("any", Asker("heavy"), 0.1)
        assert await waiting == "any"

    asyncio.run(run())


def test_who_no_longer_waits_leaves_the_worker_to_others() -> None:
    async def run() -> None:
        queue = FairQueue(["worker"], [])
        await queue.get(Asker("a"), False)
        given_up: list[Coroutine[Any, Any, str]] = [queue.get(Asker("b"), False) for _ in range(2)]
        first, second = (asyncio.create_task(one) for one in given_up)
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        queue.put("worker", Asker("a"), 0.1)
        second.cancel()  # after it was given the worker
        for task in (first, second):
            with pytest.raises(asyncio.CancelledError):
                await task
        assert await queue.get(Asker("c"), False) == "worker"

    asyncio.run(run())


def test_use_is_forgotten_with_time() -> None:
    now = [0.0]
    queue = FairQueue(["worker"], [], clock=lambda: now[0])
    queue._free.clear()
    queue.put("worker", Asker("t", ("a",)), 8.0)
    now[0] = 60.0
    assert queue._use_of("a") == pytest.approx(2.0)


def test_a_table_pays_by_the_one_of_its_people_who_has_used_least() -> None:
    queue = FairQueue(["worker"], [], clock=lambda: 100.0)
    queue._free.clear()
    queue.put("worker", Asker("theirs", ("a",)), 5.0)
    queue.put("worker", Asker("both", ("a", "b")), 2.0)
    queue.put("worker", Asker("both", ("a", "b")), 1.5)
    assert (queue._use_of("a"), queue._use_of("b")) == (5.0, 3.5)
    assert queue._priority(Asker("both", ("a", "b"))) == (3.5, 3.5)
    assert queue._priority(Asker("theirs", ("a",))) == (5.0, 5.0)
    assert queue._priority(Asker("theirs", ("new",))) == (0.0, 5.0)


def test_of_many_that_are_remembered_those_of_long_ago_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair_queue, "MAX_REMEMBERED", 4)
    now = [100.0]
    queue = FairQueue(["worker"], [], clock=lambda: now[0])
    queue.put("worker", Asker("old", ("o",)), 1.0)
    now[0] += 20 * fair_queue.HALF_LIFE
    queue.put("worker", Asker("new", ("n",)), 1.0)
    assert len(queue._used) == 4  # not too many yet
    queue.put("worker", Asker("newer", ("m",)), 1.0)
    assert set(queue._used) == {"address n", "table new", "address m", "table newer"}


def test_who_came_first_is_first_where_nobody_has_used_more() -> None:
    assert order_of(*((Asker(name, (name,)), False) for name in ("x", "b", "m"))) == [
        *("x", "b", "m"),
    ]


def test_a_worker_for_light_work_goes_back_to_its_like() -> None:
    async def run() -> None:
        queue = FairQueue(["any"], ["light"])
        await queue.get(Asker("a"), False)
        await queue.get(Asker("a"), True)
        queue.put("light", Asker("a"), 0.1)
        queue.put("any", Asker("a"), 0.1)
        assert (queue._free, queue._light_free) == (["any"], ["light"])

    asyncio.run(run())
