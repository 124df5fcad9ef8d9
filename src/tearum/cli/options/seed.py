"""Seeds as people type them."""

from tearum.cli.errors import UserError
from tearum.cli.messages import message


def parse_seed(typed: str) -> int | str:
    """A number if it is one, so that 7 deals the same game as `seed=7` in Python."""
    from tearum.game.record import MAX_SEED

    if len(typed) > MAX_SEED:
        raise UserError(message("error-seed-length", most=MAX_SEED))
    return int(typed) if typed.isdecimal() and typed.isascii() else typed
