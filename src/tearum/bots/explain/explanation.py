"""From whole turns to a thought: what each first decision leads to, and what speaks for it."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from tearum.bots.explain.reason_details import Grounds, Outlook
from tearum.bots.explain.thought import Option, Reason, Thought
from tearum.bots.native import features as at
from tearum.bots.native.planner import Line
from tearum.bots.native.value import STRIDE, Judge
from tearum.engine.layout import LAST_CAPTAINS, OVER, PHASE
from tearum.engine.state import State

MOST: Final = 3  # reasons told
LEAST: Final = 0.05  # points a reason has to make

# The name of each reason, and the features that make it up.
REASONS: Final[dict[str, tuple[int, ...]]] = {
    "blue": (at.BLUE_NOW,),
    "red": (at.RED_NOW,),
    "money": (at.CASH,),
    "goods": tuple(range(at.GOODS_HELD, at.GOODS_HELD + 6)),
    "income": (at.INCOME_LEFT,),
    "reputation": (at.STARS,),
    "buildings": (at.STANDING_LEFT, at.PALACE_LEFT, at.SPECIAL_LEFT),
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
    "next-building": (at.PLAN_BUILDING,),
    "next-captain": (at.PLAN_CAPTAIN,),
    "next-contract": (at.PLAN_CONTRACT,),
    "wishes": (at.WISH_BLUE, at.WISH_RED),
    "symbols": (at.SYMBOLS_HELD,),
    "limit": (at.BLUE_BEYOND, at.RED_BEYOND),
    "own-row": (at.OWN_ROWS,),
    "next-row": (at.NEXT_ROWS,),
}
UNTOLD: Final = "rest"  # what the actions left and the pending frames promise


def outlook_of(judge: Judge, state: State, seat: int) -> Outlook:
    """Where a turn leads. The parts of its value add up to what a judge of points gives it."""
    judge.predict(state, seat)
    f, start = judge.observer.f, int(judge.observer.left) * STRIDE

    def points(features: Iterable[int]) -> float:
        return sum(
            f[i] * (judge.table[start + i] + judge.table[start + at.FEATURES + i]) for i in features
        )

    parts = {name: points(features) for name, features in REASONS.items()}
    blue, red, proof = judge.blue[seat], judge.red[seat], judge.proof[seat]
    # What the limit of ten cuts off shows only in the sum.
    parts["limit"] += blue + red - points(range(at.FEATURES))
    parts["allegiance"] = judge.of_proof(state, seat)
    parts["colour"] = judge.follows * judge.tilt * (red - blue)
    parts["taste"] = judge.liking(state, seat, blue, red)
    parts[UNTOLD] = points((at.ONE, at.PENDING, at.PROOF, at.IS_PROVEN))
    _see_chances(judge, state, seat)
    return Outlook(state, list(f), parts, proof, judge.winner)


def explain(judge: Judge, known: State, lines: Iterable[Line], seat: int) -> dict[int, Option]:
    """An option for every first decision among the lines; the lines come best first."""
    judge.predict_all(known)
    judge.lean(known, seat)
    judge.at_the_end = known.v[PHASE] >= LAST_CAPTAINS
    best: dict[int, Outlook] = {}
    options = {}
    for line in lines:
        if line.root not in best:
            best[line.root] = outlook_of(judge, line.state, seat)
            options[line.root] = option_of(judge, line.state, seat, line.root, ())
    grounds = Grounds(judge, known, seat)
    for root, one in best.items():
        # Beside the best other one; where both lead to the same, beside the next best.
        others = (other for rival, other in best.items() if rival != root)
        told = (reasons_for(grounds, one, other) for other in others)
        options[root] = replace(options[root], reasons=next(filter(None, told), ()))
    return options


def reasons_for(grounds: Grounds, one: Outlook, other: Outlook) -> tuple[Reason, ...]:
    """What tells one turn from another, the weightiest first."""
    if grounds.at_the_end:  # only the titles are left
        chances = round(100 * one.winner), round(100 * other.winner)
        about = {"chance": chances[0], "instead": chances[1]}
        return (Reason("titles", 0.0, about if chances[0] != chances[1] else {"case": "same"}),)
    better = one.value > other.value
    gaps = {name: one.parts[name] - other.parts[name] for name in one.parts if name != UNTOLD}
    names = sorted(gaps, key=lambda name: -abs(gaps[name]))
    told = _told(grounds, one, other, gaps, names)
    if told and better != (sum(reason.points for reason in told) > 0):
        # Much that is little decides: three against it would hide that.
        same_side = [name for name in names if better == (gaps[name] > 0)]
        return _told(grounds, one, other, gaps, same_side)
    return told


def _told(
    grounds: Grounds, one: Outlook, other: Outlook, gaps: dict[str, float], names: list[str]
) -> tuple[Reason, ...]:
    """The first of these that weigh enough, and that can be told in rule terms."""
    told: list[Reason] = []
    for name in names:
        if abs(gaps[name]) < LEAST or len(told) == MOST:
            break
        about = grounds.about(name, one, other)
        if about is not None:
            told.append(Reason(name, gaps[name], about))
    return tuple(told)


def played_on(
    looks: dict[int, float], options: dict[int, Option], chosen: int
) -> dict[int, Option]:
    """The options tried for which playing on said something else than their looks.

    The chosen one stands beside the one that looks best, every other one beside the chosen one.
    """
    found = {}
    fairest = max(looks, key=lambda root: looks[root])
    for root, look in looks.items():
        rival = fairest if root == chosen else chosen
        better = root == chosen
        if root != rival and (look < looks[rival]) == better and look != looks[rival]:
            one, other = options[root], options[rival]
            reasons = (_came_out(one, other, better), *one.reasons[: MOST - 1])
            found[root] = replace(one, reasons=reasons)
    return found


def _came_out(one: Option, other: Option, better: bool) -> Reason:
    chances = round(100 * one.winner), round(100 * other.winner)
    points = round(one.blue + one.red), round(other.blue + other.red)
    if chances[0] != chances[1] and better == (chances[0] > chances[1]):
        case = "wins" if better else "loses"
        return Reason("played-on", 0.0, {"case": case, "chance": chances[0], "instead": chances[1]})
    if points[0] != points[1] and better == (points[0] > points[1]):
        case = "richer" if better else "fewer"
        return Reason("played-on", 0.0, {"case": case, "n": points[0], "instead": points[1]})
    return Reason("played-on", 0.0, {"case": "better" if better else "worse"})


def option_of(
    judge: Judge, state: State, seat: int, root: int, reasons: tuple[Reason, ...]
) -> Option:
    """A first decision, by what a position that it leads to is worth to a seat."""
    judge.predict(state, seat)
    _see_chances(judge, state, seat)
    return Option(
        action=root,
        governor=judge.governor,
        pirate_king=judge.king,
        winner=judge.winner,
        blue=judge.blue[seat],
        red=judge.red[seat],
        reasons=reasons,
    )


def _see_chances(judge: Judge, state: State, seat: int) -> None:
    if state.v[PHASE] == OVER:
        judge.result(state, seat)
    else:
        judge.chance(state, seat)


def thought_of(options: dict[int, Option], chosen: int) -> Thought:
    """The chosen option first, then those that were played on, each by their chance."""
    others = (option for option in options.values() if option.action != chosen)
    rest = sorted(others, key=lambda option: (option.visits == 0, -option.winner))
    return Thought((options[chosen], *rest))
