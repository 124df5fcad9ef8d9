"""The random bot: any legal action, each as likely as the next."""

from dataclasses import replace
from typing import Final

from tearum.bots.explain.explanation import option_of, thought_of
from tearum.bots.explain.thought import Reason, Thought
from tearum.bots.native.card_value import Worth
from tearum.bots.native.value import Judge
from tearum.bots.planning.preferences import NO_TASTE
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import Answer, Question
from tearum.engine.replay import state_hash
from tearum.engine.tables import Tables

BLIND: Final = (Reason("blind", 0.0),)


class RandomBot:
    def __init__(self) -> None:
        self._judge: Judge | None = None
        self._tables: Tables | None = None

    def choose(self, question: Question) -> Answer:
        rng = question.stream(f"random {state_hash(question.known)}")
        action = question.actions[rng.below(len(question.actions))]
        asked = question.thoughts and len(question.actions) > 1
        return Answer(action, self._thought(question, action) if asked else None)

    def _thought(self, question: Question, action: int) -> Thought:
        """The same of every option: how its seat stands, for it looks no further."""
        judge = self._judge_for(question.known.t)
        judge.predict_all(question.known)  # its chances are those against all the others
        stands = option_of(judge, question.known, question.seat, action, BLIND)
        return thought_of({a: replace(stands, action=a) for a in question.actions}, action)

    def _judge_for(self, tables: Tables) -> Judge:
        if self._judge is None or self._tables is not tables:
            self._judge = NO_TASTE.judge(Worth(tables), list(WEIGHTS))
            self._tables = tables
        return self._judge
