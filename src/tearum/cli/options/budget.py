"""What a bot may think in a turn, as people say it."""

from math import isfinite
from typing import TYPE_CHECKING

from tearum.cli.errors import UserError
from tearum.cli.options.limits import MOST_NODES

if TYPE_CHECKING:
    from tearum.bots import Budget


def budget_of(nodes: int | None, seconds: float | None) -> "Budget | None":
    """None where nothing was said."""
    from tearum.bots import Budget

    if nodes is None and seconds is None:
        return None
    if nodes is not None and seconds is not None:
        raise UserError("Give --nodes or --seconds, not both.")
    if nodes is not None and not 1 <= nodes <= MOST_NODES:
        raise UserError(f"--nodes is a number from 1 to {MOST_NODES}.")
    if seconds is not None and not (isfinite(seconds) and seconds > 0):
        raise UserError("--seconds is a number above 0.")
    return Budget(seconds=seconds, nodes=nodes)
