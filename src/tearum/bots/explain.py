"""From whole turns to a thought: what each first decision leads to, and what speaks for it."""

from typing import Final

from tearum.bots.hot import features as at
from tearum.bots.hot.planner import Line
from tearum.bots.hot.value import STRIDE, Judge
from tearum.bots.thought import Option, Reason, Thought
from tearum.engine.layout import OVER, PHASE, PLAYERS
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
    "wishes": (at.WISH_BLUE, at.WISH_RED, at.SYMBOLS_HELD),
    "limit": (at.BLUE_BEYOND, at.RED_BEYOND),
    "rows": (at.OWN_ROWS, at.NEXT_ROWS),
}


def parts(judge: Judge, state: State, seat: int) -> dict[str, float]:
    """A position's value in points, reason by reason."""
    judge.predict(state, seat)
    f, start = judge.observer.f, int(judge.observer.left) * STRIDE
    found = {}
    for name, features in REASONS.items():
        found[name] = sum(
            f[i] * (judge.table[start + i] + judge.table[start + at.FEATURES + i]) for i in features
        )
    found["allegiance"] = judge.a_proof[int(state.v[PLAYERS])] * judge.proof[seat]
    return found


def explain(judge: Judge, lines: list[Line], seat: int) -> dict[int, Option]:
    """An option for every first decision among the lines; the lines come best first."""
    best: dict[int, Line] = {}
    for line in lines:
        best.setdefault(line.root, line)
    roots = list(best)
    seen = {root: parts(judge, best[root].state, seat) for root in roots}
    options = {}
    for root in roots:
        # Beside the best other one; where both lead to the same, beside the next best.
        gaps = (reasons_for(seen[root], seen[other]) for other in roots if other != root)
        reasons = next(filter(None, gaps), ())
        options[root] = option_of(judge, best[root].state, seat, root, reasons)
    return options


def reasons_for(one: dict[str, float], other: dict[str, float]) -> tuple[Reason, ...]:
    """What tells one position from another, the weightiest first."""
    gaps = {name: one[name] - other[name] for name in one}
    telling = sorted(gaps, key=lambda name: -abs(gaps[name]))[:MOST]
    return tuple(Reason(name, gaps[name]) for name in telling if abs(gaps[name]) >= LEAST)


def option_of(
    judge: Judge, state: State, seat: int, root: int, reasons: tuple[Reason, ...]
) -> Option:
    """A first decision, by what a position that it leads to is worth to a seat."""
    judge.predict(state, seat)
    if state.v[PHASE] == OVER:
        judge.result(state, seat)
    else:
        judge.chance(state, seat)
    return Option(
        action=root,
        governor=judge.governor,
        pirate_king=judge.king,
        winner=judge.winner,
        blue=judge.blue[seat],
        red=judge.red[seat],
        reasons=reasons,
    )


def thought_of(options: dict[int, Option], chosen: int) -> Thought:
    """The chosen option first, the others by their chance."""
    rest = sorted((o for o in options.values() if o.action != chosen), key=lambda o: -o.winner)
    return Thought((options[chosen], *rest))
