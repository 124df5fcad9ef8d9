"""Seeds as people type them."""

from typing import Final

from tearum.cli.errors import UserError
from tearum.cli.messages import message

MAX_LENGTH: Final = 200  # characters


def parse_seed(typed: str) -> int | str:
    """A number if it is one, so that 7 deals the same game as `seed=7` in Python."""
    if len(typed) > MAX_LENGTH:
        raise UserError(message("error-seed-length", most=MAX_LENGTH))
    return int(typed) if typed.isdecimal() and typed.isascii() else typed
