"""A bot that fails is replaced by another, and its worker too: without a process."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tearum.bots import Budget, bot_named, question_for
from tearum.edition import load
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.pending import menu_of
from tearum.game.seeds import deal_streams
from tearum.server.jobs import bot_pool
from tearum.server.jobs.bot_chooser import ADVICE_NODES, ADVISER, LAST_RESORT, SUBSTITUTE, BotTurn
from tearum.server.jobs.bot_pool import ADVICE_SECONDS, BotPool, _BotProcess
from tearum.server.jobs.bot_worker import BotReply, BotRequest
from tearum.server.jobs.fair_queue import Asker
from tearum.server.jobs.worker_process import WorkerProcess
from tearum.server.ops.metrics import Metrics
from tearum.server.wire.server_messages import HintOption

CLASSIC = load("classic")
ASKER = Asker("table", ("a",))


def some_moves_in() -> Any:
    """A game of two in which the second seat has to decide between several actions."""
    state = new_game(CLASSIC.tables, 2, deal_streams(5), None)
    while to_move(state) != 1 or len(menu_of(state)) < 2:
        apply(state, menu_of(state)[0])
    return state


STATE = some_moves_in()
FIRST, SECOND = (int(code) for code in menu_of(STATE)[:2])
ILLEGAL = next(code for code in range(300) if code not in menu_of(STATE))


def option(action: int) -> HintOption:
    return HintOption(action, 0.5, 0.25, 0.625, 3.5, 2.5, [], [])


class Workers:
    """Take the place of all worker processes: each bot replies as it is told, or fails."""

    def __init__(self, **replies: BotReply | BaseException) -> None:
        self.replies = replies
        self.asked: list[tuple[BotRequest, float]] = []
        self.started: list[WorkerProcess] = []
        self.ended: list[WorkerProcess] = []

    def pool(self, patch: pytest.MonkeyPatch, count: int = 1) -> BotPool:
        async def choose(worker: Any, request: BotRequest, seconds: float) -> BotReply:
            self.asked.append((request, seconds))
            reply = self.replies[request.bot]
            if isinstance(reply, BaseException):
                raise reply
            return reply

        async def start(worker: WorkerProcess) -> None:
            self.started.append(worker)

        def end(worker: WorkerProcess) -> None:
            self.ended.append(worker)

        async def close(worker: WorkerProcess) -> None: ...

        patch.setattr(_BotProcess, "choose", choose)
        patch.setattr(WorkerProcess, "start", start)
        patch.setattr(WorkerProcess, "end", end)
        patch.setattr(WorkerProcess, "close", close)
        self.metrics = Metrics()
        return BotPool(count, 2.5, self.metrics)

    def failures(self) -> dict[str, float]:
        return {
            sample.labels["bot"]: sample.value
            for metric in self.metrics.registry.collect()
            for sample in metric.samples
            if sample.name == "tearum_bot_failures_total"
        }


def turn(bot: str) -> BotTurn:
    return BotTurn(bot, "table:1", STATE, 1, CLASSIC, "luck:7", ASKER)


def run(pool: BotPool, work: Callable[[], Awaitable[Any]]) -> Any:
    async def all_of_it() -> Any:
        try:
            return await work()
        finally:
            await pool.close()

    return asyncio.run(all_of_it())


def chosen(pool: BotPool, bot: str) -> int:
    return int(run(pool, lambda: pool.choose(turn(bot), 1.5)))


def test_a_bot_is_asked_its_question_with_all_that_belongs_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers = Workers(captain=BotReply(SECOND, 9))
    assert chosen(workers.pool(monkeypatch), "captain") == SECOND
    ((request, seconds),) = workers.asked
    assert seconds == 1.5 + 2.5
    assert (request.bot, request.player, request.seat) == ("captain", "table:1", 1)
    assert (request.seconds, request.nodes, request.thoughts) == (1.5, None, False)
    assert (request.edition, request.source) == (CLASSIC.hash, CLASSIC.source)
    assert request.seed == "luck:7"
    known = question_for(STATE, 1, Budget(seconds=1.5), "luck:7").known
    assert request.store == list(known.store)
    assert request.deal == list(known.deal) != list(STATE.deal)  # never the truth
    assert workers.failures() == {}
    count = workers.metrics.registry.get_sample_value(
        "tearum_bot_seconds_count", {"bot": "captain"}
    )
    assert count == 1


@pytest.mark.parametrize(
    "failure", [EOFError(), OSError(), TimeoutError(), msgspec.ValidationError(), BotReply(-1, 0)]
)
def test_a_bot_that_fails_is_replaced_by_its_substitute(
    failure: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = Workers(captain=failure, **{SUBSTITUTE: BotReply(FIRST, 1)})
    assert chosen(workers.pool(monkeypatch), "captain") == FIRST
    assert [request.bot for request, _ in workers.asked] == ["captain", SUBSTITUTE]
    assert workers.failures() == {"captain": 1}
    assert len(workers.ended) == isinstance(failure, Exception)  # a reply leaves its worker alive


def test_an_action_that_is_not_legal_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(**{"captain": BotReply(ILLEGAL, 1), SUBSTITUTE: BotReply(ILLEGAL, 1)})
    last = bot_named(LAST_RESORT).choose(
        question_for(STATE, 1, Budget(seconds=1.5), "luck:7", thoughts=False)
    )
    assert chosen(workers.pool(monkeypatch), "captain") == last.action
    assert workers.failures() == {"captain": 1, SUBSTITUTE: 1}
    again = Workers(**{SUBSTITUTE: BotReply(ILLEGAL, 1)})
    assert chosen(again.pool(monkeypatch), SUBSTITUTE) == last.action
    assert len(again.asked) == 1  # it is nobody's substitute but its own


def test_the_last_resort_needs_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers()
    assert chosen(workers.pool(monkeypatch), LAST_RESORT) in menu_of(STATE)
    assert workers.asked == []


def test_a_worker_whose_reply_nobody_awaits_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(captain=asyncio.CancelledError())
    pool = workers.pool(monkeypatch)

    async def work() -> None:
        with pytest.raises(asyncio.CancelledError):
            await pool.choose(turn("captain"), 1.5)
        assert workers.ended == [pool.workers[0]]
        workers.replies["captain"] = BotReply(FIRST, 1)
        assert await pool.choose(turn("captain"), 1.5) == FIRST  # and it is free again

    run(pool, work)


def test_the_light_worker_is_started_with_the_first_heavy_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers = Workers(captain=BotReply(FIRST, 1), bosun=BotReply(FIRST, 1))
    pool = workers.pool(monkeypatch)

    async def work() -> None:
        await pool.choose(turn("bosun"), 1.5)
        await asyncio.sleep(0)
        assert workers.started == []
        for _ in range(2):
            await pool.choose(turn("captain"), 1.5)
            await asyncio.sleep(0)
        assert workers.started == [pool._light]

    run(pool, work)


def test_advice_is_of_legal_options_and_counted_in_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    options = [option(SECOND), option(ILLEGAL), option(FIRST)]
    workers = Workers(**{ADVISER: BotReply(SECOND, 9, options)})
    pool = workers.pool(monkeypatch)
    advice = run(pool, lambda: pool.advise(STATE, 1, CLASSIC, "a seed", ASKER))
    assert [one.action for one in advice] == [SECOND, FIRST]
    ((request, seconds),) = workers.asked
    assert seconds == ADVICE_SECONDS + 2.5
    assert (request.bot, request.player, request.seat) == (ADVISER, "", 1)
    assert (request.seconds, request.nodes, request.thoughts) == (None, ADVICE_NODES, True)
    assert request.seed == "a seed"


@pytest.mark.parametrize("failure", [EOFError(), BotReply(ILLEGAL, 1, [option(FIRST)])])
def test_there_is_no_advice_of_a_bot_that_fails(
    failure: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = Workers(**{ADVISER: failure})
    pool = workers.pool(monkeypatch)
    assert run(pool, lambda: pool.advise(STATE, 1, CLASSIC, "a seed", ASKER)) is None
    assert workers.failures() == {ADVISER: 1}


def test_an_edition_is_sent_to_each_process_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MAX_EDITIONS", 2)
    sent: list[tuple[str, bool]] = []
    running = [True]

    async def ask(worker: Any, content: bytes, seconds: float) -> bytes:
        request = msgspec.msgpack.decode(content, type=BotRequest)
        sent.append((request.edition, request.source is not None))
        assert seconds == 3.5
        return msgspec.msgpack.encode(BotReply(FIRST, 1))

    monkeypatch.setattr(WorkerProcess, "ask", ask)
    monkeypatch.setattr(WorkerProcess, "running", property(lambda _: running[0]))
    question = question_for(STATE, 1, Budget(nodes=5), "a seed")

    async def run_all() -> None:
        worker = _BotProcess()

        async def asked(edition: str) -> None:
            request = bot_pool._request("bosun", "p", question, CLASSIC)
            request.edition = edition
            assert (await worker.choose(request, 3.5)).action == FIRST

        for edition in ("one", "one", "two", "one", "three", "three", "one"):
            await asked(edition)
        running[0] = False  # it has died: the next one knows nothing
        await asked("one")
        running[0] = True
        await asked("one")

    asyncio.run(run_all())
    assert sent == [
        *(("one", True), ("one", False), ("two", True), ("one", False)),
        *(("three", True), ("three", False), ("one", True)),  # the worker forgets both before
        *(("one", True), ("one", False)),
    ]
