"""The kinds of decisions and of reveals that an account is sorted by."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, Literal, get_args

from tearum.engine.constants.phases import SHIPPING
from tearum.engine.state import State
from tearum.game.actions.action import Action

RevealKind = Literal[
    "deal",  # everything that lies open before the first decision
    "first_player",  # at set-up, where a tie is drawn by lot
    "victory",  # two players: the victory type of a round
    "contracts",
    "captains",
    "ships",
    "automa",  # two players: a token
    "conversions",  # what the others have chosen in secret
]
REVEAL_KINDS: Final[tuple[RevealKind, ...]] = get_args(RevealKind)

DecisionKind = Literal[
    "ships", "boards", "trade", "build", "captain", "contract", "allegiance", "conversion"
]
DECISION_KINDS: Final[tuple[DecisionKind, ...]] = get_args(DecisionKind)

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
