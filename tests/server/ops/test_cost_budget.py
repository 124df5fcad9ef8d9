"""Budgets: what costs is limited, whatever it is and however many ask for it."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest

from tearum.server.ops import cost_budget
from tearum.server.ops.cost_budget import (
    CURRENT_COST,
    FIRST_GUESS,
    Cost,
    CostBudgets,
    Lane,
    in_thread,
    limited_address,
    metered,
)
from tearum.server.ops.settings import CostShare, Settings

from ..harness import Page, Seated, Server, bots, people, settings_in


def cost(seconds: float, size: int = 0) -> Cost:
    found = Cost()
    found.seconds, found.bytes = seconds, size
    return found


def test_a_lane_lets_work_wait_until_it_can_be_afforded() -> None:
    lane = Lane(CostShare(0.1, 0.5, 1e9, 1e9))
    first = lane.reserve()
    assert first.wait == 0
    first.settle(cost(1.0))
    assert lane.reserve().wait == pytest.approx(5.6, abs=0.5)  # half a second is missing


def test_bytes_are_limited_like_processor_time() -> None:
    lane = Lane(CostShare(10, 10, 1000, 1000))
    lane.reserve().settle(cost(0, 5000))
    assert lane.reserve().wait == pytest.approx(4.3, abs=0.5)


def test_those_who_wait_do_not_all_go_at_once() -> None:
    lane = Lane(CostShare(0.1, 0.01, 1e9, 1e9))
    lane.reserve().settle(cost(0.2))
    waits = [lane.reserve().wait for _ in range(4)]
    steps = [later - earlier for earlier, later in pairwise(waits)]
    assert all(step > 0.1 for step in steps), waits


def test_a_reservation_that_is_cancelled_costs_nothing() -> None:
    lane = Lane(CostShare(0.1, 0.01, 1e9, 1e9))
    for _ in range(100):
        lane.reserve().cancel()
    assert lane.reserve().wait == 0


def test_a_lane_expects_what_the_last_pieces_of_work_have_cost() -> None:
    lane = Lane(CostShare(1.0, 100.0, 1000, 100_000))
    assert (lane.reserve().seconds, lane.reserve().size) == (FIRST_GUESS, 0)
    lane.charge(cost(1.602, 3200))
    expected = lane.reserve()
    assert expected.seconds == pytest.approx(FIRST_GUESS + 0.1)  # a sixteenth of the difference
    assert expected.size == 200
    for _ in range(100):
        lane.charge(cost(0.5, 800))
    assert lane.reserve().seconds == pytest.approx(0.5, abs=0.01)
    assert lane.reserve().size == pytest.approx(800, abs=2)


def test_what_was_set_aside_is_given_back_when_the_real_cost_is_known() -> None:
    lane = Lane(CostShare(1e-9, 10.0, 1e-9, 1000))
    for _ in range(300):
        lane.charge(cost(0.01, 1))
    seconds, size = lane._seconds._tokens, lane._bytes._tokens
    place = lane.reserve()
    assert lane._bytes._tokens == pytest.approx(size - 1)
    assert lane._seconds._tokens == pytest.approx(seconds - 0.01)
    place.settle(cost(2.0, 30))
    assert lane._seconds._tokens == pytest.approx(seconds - 2.0)
    assert lane._bytes._tokens == pytest.approx(size - 30)
    lane.reserve().cancel()
    assert lane._bytes._tokens == pytest.approx(size - 30)


def test_a_cost_is_taken_once() -> None:
    spent = Cost(0.5)
    spent.add_seconds(0.25)
    spent.bytes += 7
    taken = spent.take()
    assert (taken.seconds, taken.bytes) == (0.75, 7)
    assert (spent.seconds, spent.bytes) == (0.0, 0)


def test_every_lane_has_the_share_of_its_own_purpose() -> None:
    names = ("play", "watch", "page", "request", "health")
    shares = {f"{name}_share": CostShare(n, n, n, n) for n, name in enumerate(names, 1)}
    budget = CostBudgets(Settings("sqlite://", **shares)).of("a")  # type: ignore[arg-type]
    lanes = (budget.play, budget.watch, budget.page, budget.requests, budget.health)
    assert [lane._seconds.capacity for lane in lanes] == [1, 2, 3, 4, 5]


def test_the_address_that_was_seen_longest_ago_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cost_budget, "MAX_ADDRESSES", 2)
    budgets = CostBudgets(Settings("sqlite://"))
    a, b = budgets.of("a"), budgets.of("b")
    assert budgets.of("a") is a
    budgets.of("c")
    assert budgets.of("a") is a
    assert budgets.of("b") is not b


def test_only_the_time_of_the_work_itself_is_charged(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("tearum.server.ops.cost_budget.processor_time", lambda: now[0])

    async def work() -> str:
        now[0] += 1
        await asyncio.sleep(0)  # somebody else's time
        now[0] += 2
        try:
            await asyncio.wait_for(asyncio.Event().wait(), 0.01)
        except TimeoutError:
            now[0] += 4
            return "done"
        return "not reached"

    async def other() -> None:
        for _ in range(5):
            now[0] += 100
            await asyncio.sleep(0)

    async def run() -> tuple[str, float]:
        spent = Cost()
        result, _ = await asyncio.gather(metered(work(), spent.add_seconds), other())
        return result, spent.seconds

    assert asyncio.run(run()) == ("done", 7)


def test_the_time_that_a_busy_machine_takes_is_not_charged() -> None:
    async def held_up() -> None:
        time.sleep(0.2)  # noqa: ASYNC251 - as if other programs had the processor

    spent = Cost()
    asyncio.run(metered(held_up(), spent.add_seconds))
    assert spent.seconds < 0.1


def test_the_processor_time_of_a_thread_is_charged() -> None:
    async def run() -> float:
        cost = Cost()
        CURRENT_COST.set(cost)
        assert await in_thread(sum, range(500_000)) == 124_999_750_000
        return cost.seconds

    assert asyncio.run(run()) > 0.001


def test_work_in_threads_is_done_one_after_another() -> None:
    running = most = 0

    def work() -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        time.sleep(0.005)
        running -= 1

    async def run() -> None:
        await asyncio.gather(*(in_thread(work) for _ in range(8)))

    asyncio.run(run())
    assert most == 1


def test_metered_work_can_be_cancelled() -> None:
    async def run() -> None:
        task = asyncio.create_task(metered(asyncio.sleep(60), lambda _: None))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())


def test_ipv6_counts_by_network() -> None:
    assert limited_address("192.0.2.7") == "192.0.2.7"
    assert limited_address("::ffff:192.0.2.7") == "192.0.2.7"
    assert limited_address("2001:db8::1") == limited_address("2001:db8::ffff:1")
    assert limited_address("2001:db8::1") != limited_address("2001:db8:0:1::1")
    assert limited_address("somewhere") == "somewhere"


def test_each_address_has_its_own_budget() -> None:
    budgets = CostBudgets(Settings("sqlite://"))
    assert budgets.of("a") is budgets.of("a")
    assert budgets.of("a") is not budgets.of("b")


def test_who_asks_for_the_whole_state_again_and_again_is_served_later(tmp_path: Path) -> None:
    share = CostShare(0.01, 0.001, 1e9, 1e9)
    with (
        Server(settings_in(tmp_path, watch_share=share)) as server,
        Seated(server, people(1) + bots("random")) as table,
        Page(server, table.id) as watcher,
    ):
        began = time.monotonic()
        for _ in range(15):
            watcher.ask("hello", table=table.id, keys=[])
            watcher.ask("look", seat=None)
        assert time.monotonic() - began > 0.5
        # Who plays shares the address, and does not wait.
        began = time.monotonic()
        table.play(lambda legal: int(legal[0]["code"]), most=5)
        assert time.monotonic() - began < 2


def test_requests_beyond_the_budget_are_refused(tmp_path: Path) -> None:
    share = CostShare(0.001, 0.01, 1e9, 1e9)
    limits = {"request_share": share, "request_patience": 0.1}
    with Server(settings_in(tmp_path, **limits)) as server:
        answers = [server.http.get("/api/editions/classic") for _ in range(10)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too_many"
        assert int(answers[-1].headers["Retry-After"]) >= 1
        assert server.get("/healthz") == {"ok": True}
