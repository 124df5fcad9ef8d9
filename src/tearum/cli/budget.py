"""What a bot may think in a turn, as people say it."""

from math import isfinite
from typing import TYPE_CHECKING

from tearum.cli.errors import UserError

if TYPE_CHECKING:
    from tearum.bots import Budget


def budget_of(nodes: int | None, seconds: float | None) -> "Budget | None":
    """None where nothing was said."""
    from tearum.bots import Budget

    if nodes is None and seconds is None:
        return None
    if nodes is not None and seconds is not None:
        raise UserError("Give --nodes or --seconds, not both.")
    if nodes is not None and nodes < 1:
        raise UserError("--nodes is a number from 1 on.")
    if seconds is not None and not (isfinite(seconds) and seconds > 0):
        raise UserError("--seconds is a number above 0.")
    return Budget(seconds=seconds, nodes=nodes)
