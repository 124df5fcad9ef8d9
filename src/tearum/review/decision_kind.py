"""What a turn was about."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from tearum.contract.vocabulary import DecisionKind
from tearum.engine.constants.phases import SHIPPING
from tearum.engine.state import State
from tearum.game.actions.action import Action

# What an action decides. All others (goods, rooms, ends of turns) belong to what they serve.
_KIND_OF_ACTION: Final[dict[str, DecisionKind]] = {
    "ship": "ships",
    "row": "boards",
    "alternative": "boards",
    "sell": "trade",
    "buy": "trade",
    "close": "trade",
    "build": "build",
    "spare": "build",
    "hire": "captain",
    "hire_for_goods": "captain",
    "activate": "captain",
    "fulfil": "contract",
    "allegiance": "allegiance",
    "pay_allegiance": "allegiance",
    "convert_blue": "conversion",
    "convert_red": "conversion",
}


def decision_kind(before: State, taken: Sequence[int], best: Sequence[int]) -> DecisionKind:
    """What a turn was about: where it first differs from the best one, or what it began with."""
    for one, other in zip_longest(taken, best):
        if one != other:
            # Passing has no kind of its own: then it is what was passed over.
            for code in (one, other):
                found = None if code is None else _KIND_OF_ACTION.get(Action.of(code).kind)
                if found is not None:
                    return found
    if before.phase() == SHIPPING:
        return "ships"
    kinds = (_KIND_OF_ACTION.get(Action.of(code).kind) for code in taken)
    return next((kind for kind in kinds if kind is not None), "boards")
