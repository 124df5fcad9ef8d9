"""Which processes are running, on Linux."""

from pathlib import Path


def runs(pid: int) -> bool:
    """Whether a process is running; a zombie is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that they started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    return children + [one for child in children for one in descendants(child)]
