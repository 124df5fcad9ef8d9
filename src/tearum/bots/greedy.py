"""The greedy bot: thinks its own turn through to the end and takes the one it values most."""

from tearum.bots.hot.planner import Planner
from tearum.bots.hot.value import Judge
from tearum.bots.hot.worth import Worth
from tearum.bots.question import Answer, Question
from tearum.bots.weights import WEIGHTS


class GreedyBot:
    def __init__(self, weights: list[float] = WEIGHTS, width: int = 12, breadth: int = 3) -> None:
        self.weights = weights
        self.width = width
        self.breadth = breadth
        self._planner: Planner | None = None

    def choose(self, question: Question) -> Answer:
        actions = question.actions
        if len(actions) == 1:
            return Answer(actions[0])
        planner = self._planner
        if planner is None or planner.judge.observer.w.t is not question.known.t:
            judge = Judge(Worth(question.known.t), self.weights)
            judge.counts_points = True
            planner = Planner(judge, self.width, self.breadth, 99)
            self._planner = planner
        before = planner.nodes
        line = planner.plan(question.known, question.seat)[0]
        return Answer(line.codes[0], nodes=int(planner.nodes - before))
