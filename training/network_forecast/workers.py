"""Many tasks on several processes, until all are done or the time is over."""

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

Found = TypeVar("Found")


def run_tasks(
    work: Callable[..., Found],
    tasks: Iterable[tuple[Any, ...]],
    jobs: int,
    seconds: float | None = None,
) -> Iterator[Found]:
    """What each task gives, in the order in which they end. After `seconds` no other one begins."""
    began = time.monotonic()
    waiting = iter(tasks)
    running: set[Future[Found]] = set()
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            late = seconds is not None and time.monotonic() - began > seconds
            while not late and len(running) < jobs and (task := next(waiting, None)):
                running.add(pool.submit(work, *task))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
