"""Work for processes. They find it by this module's name, beside the tests."""

import os
import signal
from pathlib import Path


def double(n: int) -> int:
    return 2 * n


def die_once(task: tuple[int, Path]) -> int:
    """Kills its process where a file lies, and takes the file away."""
    n, file = task
    if file.exists():
        file.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return n


def die(n: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return n
