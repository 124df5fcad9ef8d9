"""Work for several processes: results come as they are ready, and a killed process loses nothing.

What a task comes to must depend on the task alone, never on who does it or when.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

TRIES: Final = 3  # pools that may break, one after another, without a result
A_LOOK: Final = 0.2  # seconds between two looks whether Ctrl-C was pressed


class LostWorkersError(RuntimeError):
    """Processes are killed again and again. The message says so, in one sentence."""


def results(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """What the work makes of each task, in any order; close the iterator to stop early."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with _keeping_ctrl_c() as look:
        yield from _results(work, tasks, jobs, look)


def _results(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int, look: Callable[[], None]
) -> Generator[R, None, None]:
    todo = iter(tasks)
    waiting: dict[Future[R], T] = {}
    lost: list[T] = []
    broken = 0
    pool = _pool(jobs)
    try:
        while True:
            # Never far ahead, so that stopping early wastes little.
            while not lost and len(waiting) < 2 * jobs:
                task = next(todo, None)
                if task is None:
                    break
                try:
                    waiting[pool.submit(work, task)] = task
                except BrokenProcessPool:
                    lost.append(task)
            if not waiting and not lost:
                return
            look()
            for future in wait(waiting, A_LOOK, FIRST_COMPLETED).done:
                task = waiting.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    lost.append(task)
                else:
                    broken = 0
                    yield result
            # When one process is killed all that wait are lost; they are done again from the start.
            if lost and not waiting:
                broken += 1
                if broken == TRIES:
                    raise LostWorkersError(
                        f"The processes were killed {TRIES} times in a row: by a bot, as told "
                        "above, or for want of memory; with fewer --jobs they need less."
                    )
                _stop(pool)
                pool = _pool(jobs)
                todo, lost = chain(lost, todo), []
    finally:
        _stop(pool)


@contextmanager
def _keeping_ctrl_c() -> Iterator[Callable[[], None]]:
    """Ctrl-C waits until somebody looks: raised while a lock is held, it would break the lock.

    Pressed twice it does not wait.
    """
    pressed = False

    def press(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        if pressed:
            raise KeyboardInterrupt
        pressed = True

    def look() -> None:
        if pressed:
            raise KeyboardInterrupt

    if current_thread() is not main_thread():  # which is not told of it
        yield look
        return
    before = signal.signal(signal.SIGINT, press)
    try:
        yield look
    finally:
        signal.signal(signal.SIGINT, before)


def _pool(jobs: int) -> ProcessPoolExecutor:
    # A spawned process shares nothing with this one, on every system.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_follow_the_parent)


def _follow_the_parent() -> None:
    """Ctrl-C is for the parent to act upon; when it is gone, however that came, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _stop(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
