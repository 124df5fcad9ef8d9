"""Several processes do all the work once, whatever happens to them."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import wait
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tearum.lab.processes import LostWorkersError, map_unordered

from ..own_bots.processes import runs


@pytest.fixture
def chores() -> Any:
    return import_module("worker_tasks")


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int, chores: Any) -> None:
    assert sorted(map_unordered(chores.double, range(20), jobs)) == list(range(0, 40, 2))


def test_tasks_are_pulled_when_there_is_somebody_to_do_them(chores: Any) -> None:
    pulled = []

    def tasks() -> Iterator[int]:
        for n in range(100):
            pulled.append(n)
            yield n

    work = map_unordered(chores.double, tasks(), 2)
    next(work)
    work.close()
    assert len(pulled) <= 5


def test_what_a_killed_process_had_in_hand_is_done_again(tmp_path: Path, chores: Any) -> None:
    for n in (3, 8):
        (tmp_path / str(n)).touch()
    tasks = ((n, tmp_path / str(n)) for n in range(12))
    assert sorted(map_unordered(chores.die_once, tasks, 2)) == list(range(12))
    assert list(tmp_path.iterdir()) == []


def test_a_task_that_always_kills_is_not_tried_for_ever(chores: Any) -> None:
    with pytest.raises(LostWorkersError, match="killed 3 times in a row"):
        list(map_unordered(chores.die, range(4), 2))


def test_ctrl_c_stops_between_two_results_and_never_inside_a_lock(
    chores: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Raised inside `wait`, it can break the lock that `wait` holds."""
    handler = signal.getsignal(signal.SIGINT)
    calm = []

    def wait_and_press(*args: Any, **options: Any) -> Any:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.01)
        calm.append(True)
        return wait(*args, **options)

    monkeypatch.setattr("tearum.lab.processes.wait", wait_and_press)
    with pytest.raises(KeyboardInterrupt):
        list(map_unordered(chores.double, range(20), 2))
    assert calm == [True]
    assert signal.getsignal(signal.SIGINT) is handler


def test_processes_end_with_their_parent() -> None:
    """Even if it is killed and can't stop them."""
    code = (
        "import multiprocessing, time\n"
        "from tearum.lab.processes import map_unordered\n"
        "if __name__ == '__main__':\n"
        "    work = map_unordered(time.sleep, [0, 60, 60, 60], 2)\n"
        "    next(work)\n"
        "    print(*(child.pid for child in multiprocessing.active_children()), flush=True)\n"
        "    time.sleep(60)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        children = [int(pid) for pid in parent.stdout.readline().split()]
        parent.kill()
    assert len(children) == 2
    until = time.monotonic() + 20
    while any(runs(pid) for pid in children) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(runs(pid) for pid in children)
