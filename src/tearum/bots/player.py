"""A bot at the table: keeps its budget turn by turn, and takes its move where it breaks."""

import time
from dataclasses import dataclass, replace

from tearum.bots.greedy import GreedyBot
from tearum.bots.hot.planner import turn_over
from tearum.bots.question import STANDARD, Answer, Bot, Budget, Question, ask
from tearum.engine.core import to_move
from tearum.engine.state import State
from tearum.text import text_in

FALLBACK = "greedy"  # the bot that moves in place of a broken one
GRACE = 2.0  # times its budget, and a second: what a bot may take before it loses its move


@dataclass(frozen=True)
class Fault:
    """Why a bot lost its move: `error`, `illegal`, `slow` or `type`."""

    kind: str
    bot: str
    detail: str

    def text(self, lang: str = "en") -> str:
        return text_in(lang).message(
            f"bot-fault-{self.kind}", bot=self.bot, detail=self.detail, fallback=FALLBACK
        )


class Player:
    """One bot in one seat of one game.

    >>> from tearum.bots import Player, bot_named
    >>> from tearum import Game
    >>> game = Game.new(players=2, seed=7)
    >>> player = Player(bot_named("random"), "random", seed=1)
    >>> game.apply(player.answer(game.state).action) != []
    True
    """

    def __init__(
        self,
        bot: Bot,
        name: str,
        seed: int | str = 0,
        budget: Budget = STANDARD,
        thoughts: bool = True,
    ) -> None:
        self.bot = bot
        self.name = name
        self.seed = seed
        self.budget = budget
        self.thoughts = thoughts  # without them a bot answers faster
        self.faults: list[Fault] = []
        self._fallback = GreedyBot()
        self._left = budget
        self._before: State | None = None  # where this seat decided last
        self._last = 0

    def answer(self, state: State) -> Answer:
        """The answer of the seat to move: the bot's, or the fallback's where the bot breaks."""
        seat = int(to_move(state))
        if self._before is None or turn_over(self._before, state, seat, self._last):
            self._left = self.budget
        question = ask(state, seat, self._left, self.seed, self.thoughts)
        began = time.perf_counter()
        answer = self._ask(question)
        took = time.perf_counter() - began
        limit = self._left.seconds
        if limit is not None and took > GRACE * limit + 1:
            answer = self._fault("slow", f"{took:.1f} s", question)
        self._left = spent(self._left, took, answer.nodes)
        self._before, self._last = question.known, answer.action
        return answer

    def _ask(self, question: Question) -> Answer:
        shown = replace(question, known=question.known.copy())  # a bot may spoil its own copy
        try:
            answer = self.bot.choose(shown)
        except Exception as error:  # whatever a bot throws, the game goes on
            return self._fault("error", f"{type(error).__name__}: {error}", question)
        if not _is_answer(answer):
            return self._fault("type", repr(answer)[:80], question)
        if answer.action not in question.actions:
            return self._fault("illegal", str(answer.action), question)
        return answer

    def _fault(self, kind: str, detail: str, question: Question) -> Answer:
        self.faults.append(Fault(kind, self.name, detail))
        return self._fallback.choose(question)


def _is_answer(answer: object) -> bool:
    return isinstance(answer, Answer) and type(answer.action) is int


def spent(budget: Budget, seconds: float, nodes: int) -> Budget:
    """What is left of a turn's budget."""
    return Budget(
        seconds=None if budget.seconds is None else max(0.0, budget.seconds - seconds),
        nodes=None if budget.nodes is None else max(0, budget.nodes - nodes),
    )
