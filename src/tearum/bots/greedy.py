"""The greedy bot: thinks its own turn through to the end and takes the one it values most."""

from tearum.bots.hot.planner import Planner
from tearum.bots.hot.value import Judge
from tearum.bots.hot.worth import Worth
from tearum.bots.question import Answer, Question


class GreedyBot:
    def __init__(self, width: int = 8, breadth: int = 3) -> None:
        self.width = width
        self.breadth = breadth
        self._planner: Planner | None = None

    def choose(self, question: Question) -> Answer:
        actions = question.actions
        if len(actions) == 1:
            return Answer(actions[0])
        planner = self._planner
        if planner is None or planner.judge.w.t is not question.known.t:
            planner = Planner(Judge(Worth(question.known.t)), self.width, self.breadth)
            self._planner = planner
        before = planner.nodes
        line = planner.plan(question.known, question.seat)[0]
        return Answer(line.codes[0], nodes=int(planner.nodes - before))
