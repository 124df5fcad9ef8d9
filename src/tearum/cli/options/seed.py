"""Seeds, as people type them."""

from typing import Final

from tearum.cli.errors import UserError

MOST: Final = 200  # characters


def seed_of(typed: str) -> int | str:
    """A number where it is one, so that 7 deals the game that `seed=7` deals in Python."""
    if len(typed) > MOST:
        raise UserError(f"A seed has at most {MOST} characters.")
    return int(typed) if typed.isdecimal() and typed.isascii() else typed
