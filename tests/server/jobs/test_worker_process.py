"""A process that answers requests: its frames, its end, and what happens when nobody waits."""

import asyncio
import io
import os
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tearum.server.jobs import worker_process
from tearum.server.jobs.worker_loop import answer_frames
from tearum.server.jobs.worker_process import WorkerProcess

from ..harness import PATIENCE, wait_until

# Answers with its own number and the request, and does not read frames with our code.
ECHO = """
import os, subprocess, sys, time
while header := sys.stdin.buffer.read(4):
    request = sys.stdin.buffer.read(int.from_bytes(header, "big"))
    if request == b"die":
        sys.exit(3)
    if request == b"sleep":
        time.sleep(600)
    if request == b"child":
        subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"])
    answer = b"%d %s" % (os.getpid(), request)
    sys.stdout.buffer.write(len(answer).to_bytes(4, "big") + answer)
    sys.stdout.buffer.flush()
"""
FEW_STEPS = 6  # of the event loop, in which a process is being started


@pytest.fixture(autouse=True)
def echo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "echo_worker.py").write_text(ECHO)
    paths = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))


def run(work: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(in_time())


def echo_of(pid: int | None, request: bytes) -> bytes:
    return f"{pid} ".encode() + request


async def steps(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def children() -> set[int]:
    """The processes that this one has started and not waited for."""
    found: set[int] = set()
    for thread in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError):  # it has ended meanwhile
            found.update(map(int, (thread / "children").read_text().split()))
    return found


def test_a_loop_answers_frame_by_frame_until_its_input_ends() -> None:
    long = b"x" * 70_000
    requests = io.BytesIO(b"\0\0\0\3one" + b"\0\0\0\0" + b"\0\1\x11\x70" + long)
    replies = io.BytesIO()
    answer_frames(requests, replies, lambda request: request[::-1] + b"!")
    assert replies.getvalue() == b"\0\0\0\4eno!" + b"\0\0\0\1!" + b"\0\1\x11\x71" + long + b"!"


def test_one_process_answers_until_it_dies_or_is_ended() -> None:
    async def work() -> None:
        worker = WorkerProcess("echo_worker")
        assert (worker.running, worker.pid) == (False, None)
        first = await worker.ask(b"one", PATIENCE)
        pid = worker.pid
        assert first == echo_of(pid, b"one")
        assert await worker.ask(b"", PATIENCE) == echo_of(pid, b"")
        long = b"y" * 300_000  # more than a pipe holds
        assert await worker.ask(long, PATIENCE) == echo_of(pid, long)

        with pytest.raises(EOFError):
            await worker.ask(b"die", PATIENCE)
        worker.end()  # as whoever asked does
        again = await worker.ask(b"two", PATIENCE)
        assert again == echo_of(worker.pid, b"two")
        assert worker.pid != pid

        worker.end()
        assert (worker.running, worker.pid) == (False, None)
        worker.end()  # there is nothing to end
        third = await worker.ask(b"three", PATIENCE)
        assert third == echo_of(worker.pid, b"three")
        await worker.close()

    run(work())


def test_only_a_process_that_has_not_replied_yet_gets_more_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[float] = []
    timeout = asyncio.timeout

    def noted(seconds: float) -> asyncio.Timeout:
        waited.append(seconds)
        return timeout(PATIENCE)

    async def work() -> None:
        worker = WorkerProcess("echo_worker")
        monkeypatch.setattr(worker_process, "STARTUP_SECONDS", 20.0)
        monkeypatch.setattr("tearum.server.jobs.worker_process.asyncio.timeout", noted)
        for _ in range(2):
            await worker.ask(b"", 3.0)
            await worker.ask(b"", 3.0)
            worker.end()
        await worker.close()

    run(work())
    assert waited == [23.0, 3.0, 23.0, 3.0]


def test_a_reply_that_does_not_come_in_time_is_given_up() -> None:
    async def work() -> None:
        worker = WorkerProcess("echo_worker")
        await worker.ask(b"", PATIENCE)
        with pytest.raises(TimeoutError):
            await worker.ask(b"sleep", 0.05)
        await worker.close()

    run(work())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
@pytest.mark.parametrize("count", range(FEW_STEPS + 2))
def test_nobody_waits_any_longer_while_a_process_starts(count: int) -> None:
    async def work() -> None:
        before = children()
        worker = WorkerProcess("echo_worker")
        starting = asyncio.create_task(worker.start())
        await steps(count)
        starting.cancel()
        await asyncio.wait([starting])
        if worker.running:  # it was there already
            worker.end()
            await worker.wait_ended()
        wait_until(lambda: children() <= before)
        assert await worker.ask(b"next", PATIENCE) == echo_of(worker.pid, b"next")
        await worker.close()

    run(work())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
@pytest.mark.parametrize("count", range(1, FEW_STEPS + 2))
def test_a_process_that_is_being_started_is_ended_with_the_server(count: int) -> None:
    async def work() -> None:
        before = children()
        worker = WorkerProcess("echo_worker")
        starting = asyncio.create_task(worker.start())
        await steps(count)
        await worker.close()
        await asyncio.wait([starting])
        assert not worker.running
        wait_until(lambda: children() <= before)

    run(work())


def test_what_a_worker_has_started_itself_keeps_nobody_waiting() -> None:
    """Such a process has the pipe of requests too, so the worker's end does not close it."""

    async def work() -> None:
        worker = WorkerProcess("echo_worker")
        await worker.ask(b"child", PATIENCE)
        worker.end()
        async with asyncio.timeout(PATIENCE / 4):
            await worker.wait_ended()

    run(work())
