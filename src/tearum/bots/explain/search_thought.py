"""What a search thinks of its options: estimates of its visits, and the reasons for them."""

from collections.abc import Sequence

from tearum.bots.explain.calibration import NETWORK_FITS, SMALL_FITS
from tearum.bots.explain.explanation import explain, played_on, thought_of
from tearum.bots.explain.option_estimate import estimate_options
from tearum.bots.native.network_forecast import NetworkForecast
from tearum.bots.native.planner import Plan
from tearum.bots.native.rollout_search import Candidate, RolloutSearch
from tearum.bots.question import Question
from tearum.bots.thought import Thought
from tearum.engine.core import apply


def search_thought(
    question: Question, search: RolloutSearch, best: Candidate, ranked: Sequence[Candidate]
) -> Thought:
    """An option for each root action, by the best of the turns that begin with it."""
    ranked = sorted(ranked, key=lambda turn: (turn is not best, turn.visits == 0))
    plan_of = {tuple(plan.codes): plan for plan in search.plans}
    plans = [plan_of[tuple(candidate.codes)] for candidate in ranked]
    plans += search.plans
    plans += _first_steps(question, search, {plan.root_action for plan in plans})
    options = explain(search.value_function, question.known, plans, question.seat)
    visited: dict[int, Candidate] = {}
    for candidate in ranked:
        if candidate.visits > 0 and candidate.root_action not in visited:
            visited[candidate.root_action] = candidate
    leads_to = {plan.root_action: plan.state for plan in reversed(plans)}
    estimates = estimate_options(
        search.forecast, question.seat, leads_to, visited, best.root_action
    )
    players = int(question.known.players())
    fits = NETWORK_FITS if isinstance(search.forecast, NetworkForecast) else SMALL_FITS
    for action, estimate in estimates.items():
        options[action] = estimate.stated_in(options[action], players, fits)
    if best.root_action in visited:
        priors = {action: candidate.prior for action, candidate in visited.items()}
        options |= played_on(priors, options, best.root_action)
    return thought_of(options, best.root_action)


def _first_steps(question: Question, search: RolloutSearch, planned: set[int]) -> list[Plan]:
    """One-step plans for the actions that a small budget left unplanned."""
    plans = []
    for action in question.actions:
        if action not in planned and not search.root_planner.is_banned(question.known, action):
            state = question.known.copy()
            apply(state, action)
            plans.append(Plan(state, [action], action))
    return plans
