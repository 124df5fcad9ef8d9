"""Differences between two runs as `--json` gives them."""

from typing import TYPE_CHECKING, Any

from tearum.cli.output import finite

if TYPE_CHECKING:
    from tearum.balance.comparison import Difference


def difference_json(found: "Difference") -> dict[str, Any]:
    return {
        "table": found.key[0],
        "row": found.key[1],
        "column": found.key[2],
        "before": finite(found.before.value),
        "after": finite(found.after.value),
        "change": finite(found.change.value),
        "interval": [finite(found.change.low), finite(found.change.high)],
        "significant": found.is_significant,
    }
