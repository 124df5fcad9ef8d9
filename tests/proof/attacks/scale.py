"""How large an attack is: small in `make test`, full in `make proof`."""

import os
from typing import Final, TypeVar

FULL: Final = os.environ.get("TEARUM_PROOF") == "full"
T = TypeVar("T")


def scaled(small: T, full: T) -> T:
    """The size that this run uses."""
    return full if FULL else small


def report(name: str, **figures: object) -> None:
    """Print the figures of an attack; `make proof` shows them."""
    shown = ", ".join(f"{key} {value}" for key, value in figures.items())
    print(f"{name}: {shown}", flush=True)
