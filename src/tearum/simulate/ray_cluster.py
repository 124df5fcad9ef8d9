"""Spreads tasks over a Ray cluster: an existing one, or one started here. Needs the extra `ray`."""

import os
import socket
import sys
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import ray
from ray.exceptions import RayTaskError, WorkerCrashedError

from tearum.lab.processes import MAX_ATTEMPTS, LostWorkersError
from tearum.messages.explained_error import ExplainedError

T = TypeVar("T")
R = TypeVar("R")

CONNECT_SECONDS: Final = 10  # for a cluster to answer


class NoClusterError(ExplainedError, ConnectionError):
    """There is no cluster at this address."""


def map_unordered(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int, address: str | None
) -> Generator[R, None, None]:
    """As `tearum.lab.processes.map_unordered`; `jobs` is for a cluster that is started here."""
    _connect(jobs, address)
    # A task whose process is killed is done again by another.
    remote = ray.remote(work).options(max_retries=MAX_ATTEMPTS - 1)
    limit = 2 * _cores()
    todo = iter(tasks)
    waiting: list[Any] = []
    try:
        while True:
            while len(waiting) < limit and (task := next(todo, None)) is not None:
                waiting.append(remote.remote(task))
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            try:
                result: R = ray.get(done[0])
            except WorkerCrashedError as error:
                raise LostWorkersError("cluster-killed", times=MAX_ATTEMPTS) from error
            except RayTaskError as error:
                raise error.cause from None
            yield result
    finally:
        for task in waiting:
            ray.cancel(task, force=True)
        ray.shutdown()


def _connect(jobs: int, address: str | None) -> None:
    address = address or os.environ.get("RAY_ADDRESS")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no statistics are sent anywhere
    options: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address is None:
        # Its processes find the same modules as this one, custom bots included.
        path = os.pathsep.join(os.path.abspath(place) for place in sys.path)
        options |= {"include_dashboard": False, "runtime_env": {"env_vars": {"PYTHONPATH": path}}}
        ray.init(address="local", num_cpus=jobs, **options)
        return
    _check_reachable(address)
    try:
        ray.init(address=address, **options)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoClusterError("cluster-not-joined", address=str(address)) from error


def _check_reachable(address: str) -> None:
    """Fails at once: Ray itself would wait for minutes where nobody answers."""
    host, port = _host_and_port(address)
    if host is None:
        return
    try:
        socket.create_connection((host, port), CONNECT_SECONDS).close()
    except OSError as error:
        raise NoClusterError("cluster-missing", address=str(address)) from error


def _host_and_port(address: str) -> tuple[str | None, int]:
    """Of host:port or ray://host:port; no host where Ray looks for one itself, as in `auto`."""
    try:
        parts = urlsplit(address if "//" in address else f"//{address}")
        return (parts.hostname, parts.port) if parts.port else (None, 0)
    except ValueError:
        raise NoClusterError("cluster-address", address=str(address)) from None


def _cores() -> int:
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))
