"""Remembers the rest of a planned turn, since no luck can come between its actions."""

from itertools import pairwise

from tearum.bots.question import Answer, Question
from tearum.engine.core import apply
from tearum.engine.state import State


class TurnMemory:
    """The planned action for each position of a turn; None for any other position."""

    def __init__(self) -> None:
        self._steps: list[tuple[list[int], int]] = []

    def remember(self, known: State, codes: list[int]) -> None:
        """Remembers a plan that starts in this position."""
        self._steps = []
        state = known.copy()
        for code, following in pairwise(codes):
            apply(state, code)
            self._steps.append((state.position(), following))

    def decided(self, question: Question) -> Answer | None:
        """The answer where there is only one, or where it was planned before.

        The thought was given with the first action of the turn.
        """
        if len(question.actions) == 1:
            return Answer(question.actions[0])
        planned = self._recall(question.known)
        return None if planned is None else Answer(planned)

    def _recall(self, known: State) -> int | None:
        """The action planned for exactly this position, if there is one."""
        if not self._steps:
            return None
        position = known.position()
        return next((code for expected, code in self._steps if expected == position), None)
