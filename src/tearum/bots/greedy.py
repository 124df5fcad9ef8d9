"""The greedy bot: thinks its own turn through to the end and takes the one it values most."""

from collections.abc import Sequence

from tearum.bots.explain import explain, thought_of
from tearum.bots.hot.planner import Planner
from tearum.bots.hot.value import Judge
from tearum.bots.hot.worth import Worth
from tearum.bots.memory import TurnMemory
from tearum.bots.question import Answer, Question
from tearum.bots.weights import WEIGHTS
from tearum.engine.tables import Tables


class GreedyBot:
    """Plays for points of both colours and for the allegiance, one turn ahead."""

    def __init__(
        self,
        weights: Sequence[float] = WEIGHTS,
        fond_of_blue: float = 1.0,
        fond_of_red: float = 1.0,
        width: int = 12,
        breadth: int = 3,
    ) -> None:
        self._weights = list(weights)
        self._fond = fond_of_blue, fond_of_red
        self._size = width, breadth
        self._planner: Planner | None = None
        self._tables: Tables | None = None
        self._memory = TurnMemory()

    def choose(self, question: Question) -> Answer:
        if len(question.actions) == 1:
            return Answer(question.actions[0])
        planned = self._memory.recall(question)
        if planned is not None:
            return Answer(planned, self._memory.thought)
        planner = self._planner_for(question.known.t)
        before = planner.nodes
        lines = planner.plan(question.known, question.seat)
        best = lines[0]
        thought = thought_of(explain(planner.judge, lines, question.seat), best.root)
        self._memory.remember(question, best.codes, thought)
        return Answer(best.codes[0], thought, int(planner.nodes - before))

    def _planner_for(self, tables: Tables) -> Planner:
        if self._planner is None or self._tables is not tables:
            judge = Judge(Worth(tables), self._weights)
            judge.counts_points = True
            judge.fond_of_blue, judge.fond_of_red = self._fond
            self._planner = Planner(judge, *self._size, 99)
            self._tables = tables
        return self._planner
