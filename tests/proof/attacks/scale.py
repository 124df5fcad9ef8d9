"""How large an attack is, full in `make proof` and otherwise small. And what it measures."""

import os
from pathlib import Path
from typing import Final, TypeVar

import pytest

FULL: Final = os.environ.get("TEARUM_PROOF") == "full"
# The mark of attacks that depend on no timing: small ones are part of `make test`.
UNTIMED: Final = [pytest.mark.proof] if FULL else []
T = TypeVar("T")


def scaled(small: T, full: T) -> T:
    """The size that this run uses."""
    return full if FULL else small


def report(name: str, **figures: object) -> None:
    """Print the figures of an attack; `make proof` shows them."""
    shown = ", ".join(f"{key} {value}" for key, value in figures.items())
    print(f"{name}: {shown}", flush=True)


def processor_seconds(pid: int) -> float:
    """Seconds that a process has had a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_seconds(pid: int) -> float:
    """Seconds that the children of a process have had a processor, living and dead."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    dead = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    living = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return dead + sum(processor_seconds(int(child)) for child in living)


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
