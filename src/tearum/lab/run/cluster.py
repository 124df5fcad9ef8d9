"""Work for a Ray cluster: an existing one, or one made of this machine. Needs the extra `ray`."""

import os
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

import ray
from ray.exceptions import RayTaskError, WorkerCrashedError

from tearum.lab.processes import TRIES, LostWorkersError

T = TypeVar("T")
R = TypeVar("R")


class NoClusterError(ConnectionError):
    """There is no cluster at this address. The message says so, in one sentence."""


def results(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int, address: str | None
) -> Generator[R, None, None]:
    """As `tearum.lab.processes.results`; `jobs` is for a cluster made here."""
    _join(jobs, address)
    # A process that is killed has its task done again by another.
    remote = ray.remote(work).options(max_retries=TRIES - 1)
    ahead = 2 * _cores()
    todo = iter(tasks)
    waiting: list[Any] = []
    try:
        while True:
            while len(waiting) < ahead and (task := next(todo, None)) is not None:
                waiting.append(remote.remote(task))
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            try:
                result: R = ray.get(done[0])
            except WorkerCrashedError as error:
                raise LostWorkersError(f"The processes were killed {TRIES} times.") from error
            except RayTaskError as error:
                raise error.cause from None
            yield result
    finally:
        for task in waiting:
            ray.cancel(task, force=True)
        ray.shutdown()


def _cores() -> int:
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def _join(jobs: int, address: str | None) -> None:
    address = address or os.environ.get("RAY_ADDRESS")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address is None:
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        return
    try:
        ray.init(address=address, **quiet)
    except ConnectionError as error:
        raise NoClusterError(f"No Ray cluster answers at {address}.") from error
