"""Forks of this process that run beside each other, each in a folder of its own, for a time."""

import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

BROKEN = 70  # the status of a fork whose own code failed
MOST_MEMORY = 6 << 30
GRACE = 15.0  # seconds that a fork may take beyond the end


@dataclass
class Fork:
    begin: Callable[[Path], int]  # in the fork: gives its exit status
    end: Callable[[Path, int], None]  # in this process; a status below 0 is that of a signal
    seconds: float


class Forks:
    """At most `jobs` at a time; none is started after `until`."""

    def __init__(self, jobs: int, until: float) -> None:
        self.jobs, self.until = jobs, until
        self.queue: deque[Fork] = deque()

    def late(self) -> bool:
        return time.monotonic() > self.until

    def run(self) -> None:
        """Runs what is queued, and what is added meanwhile."""
        running: dict[int, tuple[Fork, Path, float]] = {}
        while running or (self.queue and not self.late()):
            while self.queue and len(running) < self.jobs and not self.late():
                one, folder = self.queue.popleft(), Path(tempfile.mkdtemp(prefix="mutant"))
                end = min(time.monotonic() + one.seconds, self.until + GRACE)
                running[_start(one, folder)] = one, folder, end
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid:
                one, folder, _ = running.pop(pid)
                _end_group(pid)  # with the programs that its tests have left behind
                if (folder / "error").exists():
                    print((folder / "error").read_text(), flush=True)
                one.end(folder, os.waitstatus_to_exitcode(status))
                shutil.rmtree(folder, ignore_errors=True)
                continue
            for pid, (_, _, end) in running.items():
                if time.monotonic() > end:
                    _end_group(pid)
            time.sleep(0.01)


def _start(one: Fork, folder: Path) -> int:
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        with suppress(OSError):
            os.setpgid(pid, pid)  # here too: it may have to be ended before it gets there
        return pid
    status = BROKEN
    try:
        os.setpgid(0, 0)
        with open(os.devnull, "r+b") as nothing:
            for descriptor in (0, 1, 2):
                os.dup2(nothing.fileno(), descriptor)
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
        status = one.begin(folder)
    except BaseException:
        (folder / "error").write_text(traceback.format_exc())
    finally:
        os._exit(status)


def _end_group(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
