"""Spreads tasks over several processes. A killed process loses nothing: its task is done again.

The result of a task must depend on the task alone, never on which process does it or when.
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

from tearum.messages.explained_error import ExplainedError

T = TypeVar("T")
R = TypeVar("R")

MAX_ATTEMPTS: Final = 3  # pools that may break in a row without a result
POLL_SECONDS: Final = 0.2  # between two checks for Ctrl-C


class LostWorkersError(ExplainedError, RuntimeError):
    """Worker processes are killed again and again."""


def map_unordered(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int
) -> Generator[R, None, None]:
    """Yields `work(task)` for each task, in any order. Close the iterator to stop early."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with _deferred_ctrl_c() as check_ctrl_c:
        yield from _map_in_pool(work, tasks, jobs, check_ctrl_c)


def _map_in_pool(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int, check_ctrl_c: Callable[[], None]
) -> Generator[R, None, None]:
    todo = iter(tasks)
    waiting: dict[Future[R], T] = {}
    lost: list[T] = []
    broken = 0
    pool = _new_pool(jobs)
    try:
        while True:
            _submit(pool, work, todo, waiting, lost, 2 * jobs)
            if not waiting and not lost:
                return
            check_ctrl_c()
            for future in wait(waiting, POLL_SECONDS, FIRST_COMPLETED).done:
                task = waiting.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    lost.append(task)
                else:
                    broken = 0
                    yield result
            # When one process is killed, all waiting tasks are lost: they start again.
            if lost and not waiting:
                broken += 1
                if broken == MAX_ATTEMPTS:
                    raise LostWorkersError("processes-killed", times=MAX_ATTEMPTS)
                _stop(pool)
                pool = _new_pool(jobs)
                todo, lost = chain(lost, todo), []
    finally:
        _stop(pool)


def _submit(
    pool: ProcessPoolExecutor,
    work: Callable[[T], R],
    todo: Iterator[T],
    waiting: dict[Future[R], T],
    lost: list[T],
    limit: int,
) -> None:
    """Keeps a few tasks waiting, never many: stopping early then wastes little."""
    while not lost and len(waiting) < limit:
        task = next(todo, None)
        if task is None:
            return
        try:
            waiting[pool.submit(work, task)] = task
        except BrokenProcessPool:
            lost.append(task)


@contextmanager
def _deferred_ctrl_c() -> Iterator[Callable[[], None]]:
    """Holds Ctrl-C back until the check: raised while a lock is held, it would break the lock.

    Pressed a second time, it is not held back.
    """
    pressed = False

    def on_signal(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        if pressed:
            raise KeyboardInterrupt
        pressed = True

    def check() -> None:
        if pressed:
            raise KeyboardInterrupt

    if current_thread() is not main_thread():  # signals only reach the main thread
        yield check
        return
    before = signal.signal(signal.SIGINT, on_signal)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)


def _new_pool(jobs: int) -> ProcessPoolExecutor:
    # A spawned process shares nothing with this one, on every system.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_start_worker)


def _start_worker() -> None:
    """Leaves Ctrl-C to the parent, and makes the worker end when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _stop(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
