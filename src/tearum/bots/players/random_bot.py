"""The random bot: takes any legal action, all equally likely."""

from dataclasses import replace
from typing import Final

from tearum.bots.explain.evaluation import option_for
from tearum.bots.explain.explanation import thought_of
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.value_function import ValueFunction
from tearum.bots.planning.preferences import NO_PREFERENCES
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import Answer, Question
from tearum.bots.thought import Reason, Thought
from tearum.engine.edition_tables import EditionTables
from tearum.engine.replay import state_hash

BLIND: Final = (Reason("blind", 0.0),)


class RandomBot:
    """Its luck depends on the position and the seed, so equal games stay equal."""

    def __init__(self) -> None:
        self._function: ValueFunction | None = None
        self._tables: EditionTables | None = None

    def choose(self, question: Question) -> Answer:
        rng = question.stream(f"random {state_hash(question.known)}")
        action = question.actions[rng.below(len(question.actions))]
        asked = question.thoughts and len(question.actions) > 1
        return Answer(action, self._thought(question, action) if asked else None)

    def _thought(self, question: Question, action: int) -> Thought:
        """The same estimate for every option, since it looks no further than the position."""
        function = self._function_for(question.known.tables)
        function.predict_all(question.known)
        option = option_for(function, question.known, question.seat, action, BLIND)
        return thought_of({a: replace(option, action=a) for a in question.actions}, action)

    def _function_for(self, tables: EditionTables) -> ValueFunction:
        if self._function is None or self._tables is not tables:
            self._function = NO_PREFERENCES.value_function(CardValues(tables), list(WEIGHTS))
            self._tables = tables
        return self._function
