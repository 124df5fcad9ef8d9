"""The greedy bot: thinks its own turn through to the end and takes the one it values most."""

from collections.abc import Sequence

from tearum.bots.explain.explanation import explain, thought_of
from tearum.bots.explain.thought import Thought
from tearum.bots.native.card_value import Worth
from tearum.bots.native.planner import Line, Planner
from tearum.bots.planning.preferences import NO_TASTE, Taste
from tearum.bots.planning.turn_memory import TurnMemory
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import Answer, Question
from tearum.engine.tables import Tables


class GreedyBot:
    """Plays for points of both colours and for the allegiance, one turn ahead."""

    def __init__(
        self,
        weights: Sequence[float] = WEIGHTS,
        taste: Taste = NO_TASTE,
        width: int = 12,
        breadth: int = 3,
    ) -> None:
        self._weights = list(weights)
        self._taste = taste
        self._size = width, breadth
        self._planner: Planner | None = None
        self._tables: Tables | None = None
        self._memory = TurnMemory()

    def choose(self, question: Question) -> Answer:
        if len(question.actions) == 1:
            return Answer(question.actions[0])
        planned = self._memory.recall(question)
        if planned is not None:
            return Answer(planned)  # what was thought of the turn was of its first decision
        planner = self._planner_for(question.known.t)
        before = planner.nodes
        lines = planner.plan(question.known, question.seat)
        best = lines[0]
        thought: Thought | None = None
        if question.thoughts:
            thought = self._thought(question, planner, lines)
        self._memory.remember(question, best.codes)
        return Answer(best.codes[0], thought, int(planner.nodes - before))

    def _thought(self, question: Question, planner: Planner, lines: list[Line]) -> Thought:
        options = explain(planner.judge, question.known, lines, question.seat)
        return thought_of(options, lines[0].root)

    def _planner_for(self, tables: Tables) -> Planner:
        if self._planner is None or self._tables is not tables:
            judge = self._taste.judge(Worth(tables), self._weights)
            self._planner = self._taste.restrain(Planner(judge, *self._size, 99))
            self._tables = tables
        return self._planner
