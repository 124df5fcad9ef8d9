"""The rest of a turn that was thought through: no luck can come between its decisions."""

from itertools import pairwise

from tearum.bots.question import Question
from tearum.engine.core import apply
from tearum.engine.layout import MENU_SIZE


class TurnMemory:
    """What to do in the positions a plan leads to. Exact: any other position is unknown to it."""

    def __init__(self) -> None:
        self._steps: list[tuple[list[int], int]] = []

    def remember(self, question: Question, codes: list[int]) -> None:
        self._steps = []
        state = question.known.copy()
        for code, following in pairwise(codes):
            apply(state, code)
            self._steps.append((list(state.v[:MENU_SIZE]), following))

    def recall(self, question: Question) -> int | None:
        """The action planned for this very position, if there is one."""
        if not self._steps:
            return None
        store = list(question.known.v[:MENU_SIZE])
        return next((code for expected, code in self._steps if expected == store), None)
