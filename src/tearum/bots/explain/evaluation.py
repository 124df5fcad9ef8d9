"""A position evaluated for explanation: its value in points, split up by reason."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tearum.bots.native import features as at
from tearum.bots.native.value_function import STRIDE, ValueFunction
from tearum.bots.thought import Option, Reason
from tearum.engine.constants.phases import OVER
from tearum.engine.state import State

# The name of each reason, and the features that belong to it.
REASON_FEATURES: Final[dict[str, tuple[int, ...]]] = {
    "blue": (at.BLUE_NOW,),
    "red": (at.RED_NOW,),
    "money": (at.CASH,),
    "goods": tuple(range(at.GOODS_HELD, at.GOODS_HELD + 6)),
    "income": (at.INCOME_LEFT,),
    "reputation": (at.STARS,),
    "buildings": (at.PERMANENT_LEFT, at.PALACE_LEFT, at.SPECIAL_LEFT),
    "room": (at.ROOM, at.OVERFULL),
    "captains": (
        at.READY_BLUE,
        at.READY_RED,
        at.READY_DOLLARS,
        at.WAITING_BLUE,
        at.WAITING_RED,
        at.WAITING_DOLLARS,
        at.CANNONS_MISSING,
    ),
    "next-building": (at.BUILDING_IN_REACH,),
    "next-captain": (at.CAPTAIN_IN_REACH,),
    "next-contract": (at.CONTRACT_IN_REACH,),
    "wishes": (at.WISH_BLUE, at.WISH_RED),
    "symbols": (at.SYMBOLS_HELD,),
    "limit": (at.BLUE_OVER_LIMIT, at.RED_OVER_LIMIT),
    "own-row": (at.OWN_ROW,),
    "next-row": (at.NEXT_SEAT_ROW,),
}
UNEXPLAINED: Final = "rest"  # the part of the actions left and the pending frames; never a reason


@dataclass(frozen=True)
class Evaluation:
    """The position that a turn leads to, as the value function sees it."""

    state: State
    features: list[float]
    parts: dict[str, float]  # its value in points, by reason
    proof: float  # the chance that the allegiance is proven in the end
    winner: float

    @property
    def value(self) -> float:
        return sum(self.parts.values())


def evaluate(function: ValueFunction, state: State, seat: int) -> Evaluation:
    """The parts add up to the value, where the value function plays for points."""
    function.predict(state, seat)
    f, start = function.extractor.features, int(function.extractor.left) * STRIDE

    def points(features: Iterable[int]) -> float:
        return sum(
            f[i] * (function.table[start + i] + function.table[start + at.FEATURES + i])
            for i in features
        )

    parts = {name: points(features) for name, features in REASON_FEATURES.items()}
    blue, red, proof = function.blue[seat], function.red[seat], function.proof[seat]
    # What the limit of ten cuts off shows only in the sum.
    parts["limit"] += blue + red - points(range(at.FEATURES))
    parts["allegiance"] = function.proof_points(state, seat)
    parts["colour"] = function.tilt_strength * function.tilt * (red - blue)
    parts["preference"] = function.preference_points(state, seat, blue, red)
    parts[UNEXPLAINED] = points((at.CONSTANT, at.PENDING, at.PROOF, at.IS_PROVEN))
    _update_chances(function, state, seat)
    return Evaluation(state, list(f), parts, proof, function.winner)


def option_for(
    function: ValueFunction, state: State, seat: int, action: int, reasons: tuple[Reason, ...]
) -> Option:
    """An action as an option, by the position that it leads to."""
    function.predict(state, seat)
    _update_chances(function, state, seat)
    return Option(
        action=action,
        governor=function.governor,
        pirate_king=function.king,
        winner=function.winner,
        blue=function.blue[seat],
        red=function.red[seat],
        reasons=reasons,
    )


def _update_chances(function: ValueFunction, state: State, seat: int) -> None:
    if state.phase() == OVER:
        function.result(state, seat)
    else:
        function.win_chance(state, seat)
