"""How long a bot may think per turn: `--nodes` or `--seconds`."""

from math import isfinite
from typing import TYPE_CHECKING

from tearum.cli.errors import UserError
from tearum.cli.messages import message
from tearum.cli.options.limits import MAX_NODES

if TYPE_CHECKING:
    from tearum.bots import Budget


def parse_budget(nodes: int | None, seconds: float | None) -> "Budget | None":
    """None if neither is given."""
    from tearum.bots import Budget

    if nodes is None and seconds is None:
        return None
    if nodes is not None and seconds is not None:
        raise UserError(message("error-nodes-or-seconds"))
    if nodes is not None and not 1 <= nodes <= MAX_NODES:
        raise UserError(message("error-nodes", most=str(MAX_NODES)))
    if seconds is not None and not (isfinite(seconds) and seconds > 0):
        raise UserError(message("error-seconds"))
    return Budget(seconds=seconds, nodes=nodes)
