"""Sequential halving over whole turns: visits all candidates, then the better half, and so on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tearum.bots.native.forecast import POINT_WEIGHT
from tearum.bots.native.rollout_search import Candidate, RolloutSearch
from tearum.bots.planning.search_budget import SearchBudget
from tearum.bots.question import Question


@dataclass(frozen=True)
class SearchSettings:
    """The parameters of a search."""

    candidates: int = 20  # turns that are compared
    rollout_turns: int = 4  # turns that follow in a visit
    visit_share: float = 0.08  # the share of the budget that one visit may take
    max_roots: int = 4  # root actions that the players in a rollout follow
    effort: float = 1.0  # the share of the budget that the search uses
    prior_visits: float = 3.0  # visits that the planner's own value counts for
    reply_plans: int = 1  # plans among which the forecast picks every turn that follows
    replies_below: int = 99  # it does so once no more than so many turns are compared
    point_weight: float = POINT_WEIGHT  # chance of winning that an expected point counts for


FULL_SEARCH: Final = SearchSettings()


def halve(
    question: Question, search: RolloutSearch, budget: SearchBudget, settings: SearchSettings
) -> tuple[Candidate, list[Candidate]]:
    """The best turn, and all turns that were compared."""
    search.root_planner.limit(budget.first_plan())
    candidates = search.candidates(question.known, question.seat, settings.candidates)
    allowance = budget.allowance(settings.visit_share)
    search.rollout_turns = settings.rollout_turns
    alive = list(candidates)
    phases = max(1, (len(alive) - 1).bit_length())
    number = 0
    for phase in range(phases):
        until = (phase + 1) / phases
        search.reply_plans = settings.reply_plans if len(alive) <= settings.replies_below else 1
        visits = 1 if phase == phases - 1 else len(alive)  # the last ones use what is left
        while len(alive) > 1 and budget.has_room(visits, until):
            sample = question.sample(number)  # the same for all, so that luck favours none
            for candidate in alive:
                if budget.has_room(1, 1.0):
                    left = search.nodes_left = budget.nodes_left()
                    most = allowance if left < 0 else min(allowance, left)
                    turns = search.visit(candidate, sample, question.seat, most)
                    if number == 0 and candidate is alive[0]:
                        search.rollout_turns, allowance = max(1, turns), 2 * allowance
                    budget.count_visit()
            number += 1
        alive = ranked(alive, settings)[: (len(alive) + 1) // 2]
    return alive[0], candidates


def ranked(candidates: Sequence[Candidate], settings: SearchSettings) -> list[Candidate]:
    """Best first: the mean of the visits, shrunk towards the planner's value of the turn."""
    visits = sum(candidate.visits for candidate in candidates)
    mean = sum(candidate.score for candidate in candidates) / visits if visits else 0.0
    top = max(candidate.prior for candidate in candidates)

    def score(candidate: Candidate) -> float:
        prior = mean + settings.point_weight * (candidate.prior - top)
        weight = settings.prior_visits
        return (candidate.score + weight * prior) / (candidate.visits + weight)

    return sorted(candidates, key=score, reverse=True)
