"""The greedy bot: plans its own turn to the end and takes the plan of the highest value."""

from collections.abc import Sequence

from tearum.bots.explain.explanation import explain, thought_of
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.planner import Plan, Planner
from tearum.bots.planning.preferences import NO_PREFERENCES, Preferences
from tearum.bots.planning.turn_memory import TurnMemory
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import Answer, Question
from tearum.bots.thought import Thought
from tearum.engine.edition_tables import EditionTables


class GreedyBot:
    """Plays for points of both colours and for the allegiance, one turn ahead."""

    def __init__(
        self,
        weights: Sequence[float] = WEIGHTS,
        preferences: Preferences = NO_PREFERENCES,
        beam_width: int = 12,
        plans_per_root: int = 3,
    ) -> None:
        self._weights = list(weights)
        self._preferences = preferences
        self._size = beam_width, plans_per_root
        self._planner: Planner | None = None
        self._tables: EditionTables | None = None
        self._memory = TurnMemory()

    def choose(self, question: Question) -> Answer:
        decided = self._memory.decided(question)
        if decided is not None:
            return decided
        planner = self._planner_for(question.known.tables)
        before = planner.nodes
        plans = self._ranked(planner.plan(question.known, question.seat), question)
        best = plans[0]
        thought: Thought | None = None
        if question.thoughts:
            thought = self._thought(question, planner, plans)
        self._memory.remember(question.known, best.codes)
        return Answer(best.codes[0], thought, int(planner.nodes - before))

    def _ranked(self, plans: list[Plan], question: Question) -> list[Plan]:
        """Whole turns, the one to take first."""
        return plans

    def _thought(self, question: Question, planner: Planner, plans: list[Plan]) -> Thought:
        options = explain(planner.value_function, question.known, plans, question.seat)
        return thought_of(options, plans[0].root_action)

    def _planner_for(self, tables: EditionTables) -> Planner:
        if self._planner is None or self._tables is not tables:
            function = self._preferences.value_function(CardValues(tables), self._weights)
            self._planner = self._preferences.apply_bans(Planner(function, *self._size, 99))
            self._tables = tables
        return self._planner
