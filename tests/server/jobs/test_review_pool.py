"""The process that reviews: what fails is an empty reply, and somebody who waits goes first."""

import asyncio
from typing import Any

import msgspec
import pytest

from tearum.server.jobs.fair_queue import Asker
from tearum.server.jobs.review_pool import PIECE_SECONDS, ReviewPool
from tearum.server.jobs.review_worker import ReviewReply, ReviewRequest
from tearum.server.jobs.worker_process import WorkerProcess

REPLY = ReviewReply(graph=[[0.5, 0.25]])


class Worker:
    """Takes the place of the process."""

    def __init__(self, patch: pytest.MonkeyPatch, reply: Any = REPLY) -> None:
        self.reply = reply
        self.asked: list[ReviewRequest] = []
        self.ended = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

        async def ask(worker: Any, content: bytes, seconds: float) -> bytes:
            assert seconds == PIECE_SECONDS
            self.asked.append(msgspec.msgpack.decode(content, type=ReviewRequest))
            await self.may_answer.wait()
            if isinstance(self.reply, BaseException):
                raise self.reply
            return self.reply if isinstance(self.reply, bytes) else msgspec.msgpack.encode(REPLY)

        def end(worker: Any) -> None:
            self.ended += 1

        patch.setattr(WorkerProcess, "ask", ask)
        patch.setattr(WorkerProcess, "end", end)


def request(key: str) -> ReviewRequest:
    return ReviewRequest(key, b"record", 400)


def test_a_request_gets_its_reply(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(monkeypatch)
    assert asyncio.run(ReviewPool().ask(request("a"), Asker("a"))) == REPLY
    assert worker.asked == [request("a")]
    assert worker.ended == 0


@pytest.mark.parametrize("failure", [EOFError(), OSError(), TimeoutError(), b"no message of ours"])
def test_where_the_process_fails_the_reply_is_empty_and_it_is_ended(
    failure: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    worker = Worker(monkeypatch, failure)

    async def run() -> None:
        pool = ReviewPool()
        assert await pool.ask(request("a"), Asker("a")) == ReviewReply()
        assert worker.ended == 1
        worker.reply = REPLY
        assert await pool.ask(request("a"), Asker("a")) == REPLY  # it is free again

    asyncio.run(run())
    (line,) = caplog.records
    assert line.message == "review_failed"
    expected = "ValidationError" if isinstance(failure, bytes) else type(failure).__name__
    assert vars(line)["reason"] in (expected, "DecodeError")


def test_who_no_longer_waits_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(monkeypatch, asyncio.CancelledError())
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(ReviewPool().ask(request("a"), Asker("a")))
    assert worker.ended == 1


def test_a_turn_that_somebody_tries_comes_before_whole_reviews(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        worker = Worker(monkeypatch)
        worker.may_answer.clear()
        pool = ReviewPool()
        asks = []
        for key, first in (("busy", False), ("whole", False), ("tried", True)):
            asks.append(asyncio.create_task(pool.ask(request(key), Asker(key, (key,)), first)))
            await asyncio.sleep(0)
        worker.may_answer.set()
        await asyncio.gather(*asks)
        assert [one.key for one in worker.asked] == ["busy", "tried", "whole"]

    asyncio.run(run())
