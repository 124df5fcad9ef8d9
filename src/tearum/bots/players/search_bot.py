"""The search bot: plays its best turns out on redealt states and takes the one that wins most."""

from pathlib import Path

from tearum.bots.explain.search_thought import search_thought
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.rollout_search import Candidate, RolloutSearch
from tearum.bots.planning.forecast_file import NETWORK_FILE, forecast_for
from tearum.bots.planning.preferences import NO_PREFERENCES, Preferences
from tearum.bots.planning.search_budget import SearchBudget
from tearum.bots.planning.sequential_halving import FULL_SEARCH, SearchSettings, halve, ranked
from tearum.bots.planning.turn_memory import TurnMemory
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import Answer, Budget, Question
from tearum.bots.thought import Thought
from tearum.engine.edition_tables import EditionTables


class SearchBot:
    """Compares whole turns by rollouts, with sequential halving.

    `network` is the file of the forecast at their end; without one it is the small one.
    """

    def __init__(
        self,
        settings: SearchSettings = FULL_SEARCH,
        preferences: Preferences = NO_PREFERENCES,
        network: Path | None = NETWORK_FILE,
    ) -> None:
        self._network = network
        self._settings = settings
        self._preferences = preferences
        self._search: RolloutSearch | None = None
        self._tables: EditionTables | None = None
        self._memory = TurnMemory()
        self._turn_budget = Budget()  # of the whole turn
        self._rest = Budget()  # what was left of it after the last answer

    def choose(self, question: Question) -> Answer:
        decided = self._memory.decided(question)
        if decided is not None:
            return decided
        search = self._search_for(question.known.tables)
        start = search.nodes()
        if question.budget != self._rest:
            self._turn_budget = question.budget
        budget = SearchBudget(self._turn_budget, question.budget, self._settings.effort, search)
        best, candidates = halve(question, search, budget, self._settings)
        thought = self._thought(question, search, best, candidates) if question.thoughts else None
        self._memory.remember(question.known, best.codes)
        nodes = int(search.nodes() - start)
        self._rest = question.budget.less(nodes=nodes)
        return Answer(best.codes[0], thought, nodes)

    def _thought(
        self,
        question: Question,
        search: RolloutSearch,
        best: Candidate,
        candidates: list[Candidate],
    ) -> Thought:
        return search_thought(question, search, best, ranked(candidates, self._settings))

    def _search_for(self, tables: EditionTables) -> RolloutSearch:
        if self._search is None or self._tables is not tables:
            settings = self._settings
            self._search = RolloutSearch(
                CardValues(tables),
                WEIGHTS,
                forecast_for(tables, self._network),
                self._preferences.value_function(CardValues(tables), WEIGHTS),
                settings.max_roots,
            )
            self._search.point_weight = settings.point_weight
            self._preferences.apply_bans(self._search.root_planner)
            self._preferences.apply_bans(self._search.own_planner)
            self._tables = tables
        return self._search
