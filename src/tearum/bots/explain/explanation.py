"""From plans to a thought: what each option leads to, and the reasons for and against it."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from tearum.bots.explain.evaluation import UNEXPLAINED, Evaluation, evaluate, option_for
from tearum.bots.explain.reason_details import ReasonDetails
from tearum.bots.native.planner import Plan
from tearum.bots.native.value_function import ValueFunction
from tearum.bots.thought import Option, Reason, Thought
from tearum.engine.constants.phases import LAST_CAPTAINS
from tearum.engine.state import State

MOST_REASONS: Final = 3
LEAST_POINTS: Final = 0.05  # smaller differences are no reason


def explain(
    function: ValueFunction, known: State, plans: Iterable[Plan], seat: int
) -> dict[int, Option]:
    """An option for each root action of the plans, which come best first."""
    function.predict_all(known)
    function.set_tilt(known, seat)
    function.in_ending = known.phase() >= LAST_CAPTAINS
    evaluations: dict[int, Evaluation] = {}
    options = {}
    for plan in plans:
        action = plan.root_action
        if action not in evaluations:
            evaluations[action] = evaluate(function, plan.state, seat)
            option = option_for(function, plan.state, seat, action, ())
            options[action] = replace(option, plan=tuple(plan.codes))
    details = ReasonDetails(function, known, seat)
    for action, one in evaluations.items():
        # Compared with the best other option; if both lead to the same, with the next best.
        others = (other for rival, other in evaluations.items() if rival != action)
        reasons = (reasons_for(details, one, other) for other in others)
        options[action] = replace(options[action], reasons=next(filter(None, reasons), ()))
    return options


def reasons_for(details: ReasonDetails, one: Evaluation, other: Evaluation) -> tuple[Reason, ...]:
    """How one option differs from another, the largest difference first."""
    if details.in_ending:  # only the titles are left
        chances = round(100 * one.winner), round(100 * other.winner)
        about = {"chance": chances[0], "instead": chances[1]}
        return (Reason("titles", 0.0, about if chances[0] != chances[1] else {"case": "same"}),)
    better = one.value > other.value
    gaps = {name: one.parts[name] - other.parts[name] for name in one.parts if name != UNEXPLAINED}
    names = sorted(gaps, key=lambda name: -abs(gaps[name]))
    reasons = _largest(details, one, other, gaps, names)
    if reasons and better != (sum(reason.points for reason in reasons) > 0):
        # Many small differences decide; the three largest would say the opposite.
        same_side = [name for name in names if better == (gaps[name] > 0)]
        return _largest(details, one, other, gaps, same_side)
    return reasons


def _largest(
    details: ReasonDetails,
    one: Evaluation,
    other: Evaluation,
    gaps: Mapping[str, float],
    names: Iterable[str],
) -> tuple[Reason, ...]:
    """The first of these that are large enough and that the details can name."""
    reasons: list[Reason] = []
    for name in names:
        if abs(gaps[name]) < LEAST_POINTS or len(reasons) == MOST_REASONS:
            break
        about = details.about(name, one, other)
        if about is not None:
            reasons.append(Reason(name, gaps[name], about))
    return tuple(reasons)


def played_on(
    priors: Mapping[int, float], options: Mapping[int, Option], chosen: int
) -> dict[int, Option]:
    """The options whose visits contradict the planner's value of them, with a reason that says so.

    The chosen option is compared with the one of the highest value, all others with the chosen one.
    """
    found = {}
    highest = max(priors, key=lambda action: priors[action])
    for action, prior in priors.items():
        rival = highest if action == chosen else chosen
        better = action == chosen
        if action != rival and (prior < priors[rival]) == better and prior != priors[rival]:
            one, other = options[action], options[rival]
            reasons = (_rollout_reason(one, other, better), *one.reasons[: MOST_REASONS - 1])
            found[action] = replace(one, reasons=reasons)
    return found


def _rollout_reason(one: Option, other: Option, better: bool) -> Reason:
    chances = round(100 * one.winner), round(100 * other.winner)
    points = round(one.blue + one.red), round(other.blue + other.red)
    if chances[0] != chances[1] and better == (chances[0] > chances[1]):
        case = "wins" if better else "loses"
        return Reason("played-on", 0.0, {"case": case, "chance": chances[0], "instead": chances[1]})
    if points[0] != points[1] and better == (points[0] > points[1]):
        case = "richer" if better else "fewer"
        return Reason("played-on", 0.0, {"case": case, "n": points[0], "instead": points[1]})
    return Reason("played-on", 0.0, {"case": "better" if better else "worse"})


def thought_of(options: Mapping[int, Option], chosen: int) -> Thought:
    """The chosen option first, then those with visits, then the rest, each by chance to win."""
    others = (option for option in options.values() if option.action != chosen)
    rest = sorted(others, key=lambda option: (option.visits == 0, -option.winner))
    return Thought((options[chosen], *rest))
