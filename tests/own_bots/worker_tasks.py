"""Tasks for worker processes, which import this module by name."""

import os
import signal
from pathlib import Path


def double(n: int) -> int:
    return 2 * n


def die_once(task: tuple[int, Path]) -> int:
    """Kills its process if the file exists, and removes the file."""
    n, file = task
    if file.exists():
        file.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return n


def die(n: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return n
