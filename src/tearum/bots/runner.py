"""Runs one bot in one seat: keeps its budget, and moves in its place where it fails."""

import hashlib
import os
import sys
import time
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from operator import index
from typing import Final, NoReturn

from tearum.bots.fault_text import error_text, method_location, short_repr, with_location
from tearum.bots.native.planner import turn_over
from tearum.bots.players.greedy_bot import GreedyBot
from tearum.bots.question import DEFAULT_BUDGET, Answer, Bot, Budget, Question, question_for
from tearum.bots.thought import Thought
from tearum.bots.timeout import OutOfTime, run_with_timeout
from tearum.engine.core import to_move
from tearum.engine.state import State
from tearum.text import text_in

FALLBACK: Final = "greedy"  # the bot that moves in place of a failing one
TIME_FACTOR: Final = 2.0  # a bot may take its seconds times this, plus one, before it loses a move
SECONDS_PER_NODE: Final = 0.001  # for budgets in nodes; the plain build needs a tenth of it
START_SECONDS: Final = 30.0  # added to them, so that no sane bot is ever cut off
LONGEST_WAIT: Final = 86_400.0  # seconds
MOST_TIMEOUTS: Final = 3  # after that many a bot is not asked again


@dataclass(frozen=True)
class BotFault:
    """Why a bot lost a move: `error`, `illegal`, `slow` or `type`. After `out` it loses all.

    `stored` is a fault from the folder of an earlier version, which has it as a text.
    """

    kind: str
    bot: str
    detail: str | float  # the error or the answer with its place in the code, or the seconds

    def text(self, lang: str = "en") -> str:
        return text_in(lang).message(
            f"bot-fault-{self.kind}", bot=self.bot, detail=self.detail, fallback=FALLBACK
        )


class BotRunner:
    """One bot in one seat of one game.

    >>> from tearum.bots import BotRunner, bot_named
    >>> from tearum import Game
    >>> game = Game.new(players=2, seed=7)
    >>> runner = BotRunner(bot_named("random"), "random", seed=1)
    >>> game.apply(runner.answer(game.state).action) != []
    True
    """

    def __init__(
        self,
        bot: Bot,
        name: str,
        seed: int | str = 0,
        budget: Budget = DEFAULT_BUDGET,
        thoughts: bool = True,
    ) -> None:
        self.bot = bot
        self.name = name
        self.seed = seed
        self.budget = budget
        self.thoughts = thoughts  # without them a bot answers faster
        self.faults: list[BotFault] = []
        self._fallback = GreedyBot()
        self._budget_left = budget
        self._turn: State | None = None  # where this seat's turn began
        self._timeouts = 0
        self._is_built_in = type(bot).__module__.startswith("tearum.bots.")

    def answer(self, state: State) -> Answer:
        """The answer of the seat to move: the bot's, or the fallback's where the bot fails."""
        seat = int(to_move(state))
        new_turn = self._turn is None or turn_over(self._turn, state, seat)
        if new_turn:
            self._budget_left = self.budget
        question = question_for(state, seat, self._budget_left, self.seed, self.thoughts)
        if new_turn:
            self._turn = question.known
        began = time.perf_counter()
        is_out = self._timeouts >= MOST_TIMEOUTS
        answer = self._fallback.choose(question) if is_out else self._checked_answer(question)
        self._budget_left = self._budget_left.less(time.perf_counter() - began, answer.nodes)
        return answer

    def _checked_answer(self, question: Question) -> Answer:
        limit = time_limit(question.budget)
        began = time.perf_counter()
        try:
            answered = self._choose(question, limit)
        except OutOfTime:
            return self._timeout(time.perf_counter() - began, question)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # whatever a bot raises, the game continues
            return self._fault("error", error_text(error), question)
        seconds = time.perf_counter() - began
        if seconds > limit:  # it returned by itself, before any signal reached it
            return self._timeout(seconds, question)
        answer = _plain_answer(answered)
        if answer is None:
            return self._fault("type", self._in_choose(answered), question)
        if answer.action not in question.actions:
            return self._fault("illegal", self._in_choose(answer.action), question)
        return answer

    def _choose(self, question: Question, limit: float) -> Answer:
        if self._is_built_in:  # a timeout would make the fastest of them half as slow again
            return self.bot.choose(question)
        safe = _safe_copy(question)
        with redirect_stdout(sys.stderr):  # standard output may be read by a program
            return run_with_timeout(limit, lambda: self.bot.choose(safe), self._exit)

    def _in_choose(self, wrong: object) -> str:
        """A wrong answer, and the place of the method that gave it."""
        return with_location(short_repr(wrong), method_location(self.bot, "choose"))

    def _timeout(self, seconds: float, question: Question) -> Answer:
        self._timeouts += 1
        kind = "slow" if self._timeouts < MOST_TIMEOUTS else "out"
        return self._fault(kind, round(seconds, 1), question)

    def _exit(self) -> NoReturn:
        """A bot that catches everything can only be stopped together with its process."""
        print(BotFault("deaf", self.name, "").text(), file=sys.stderr, flush=True)
        os._exit(1)

    def _fault(self, kind: str, detail: str | float, question: Question) -> Answer:
        self.faults.append(BotFault(kind, self.name, detail))
        return self._fallback.choose(question)


def _safe_copy(question: Question) -> Question:
    """The question for somebody else's bot: its own copy, and a seed that reveals no deal."""
    known = question.known
    seed = hashlib.sha256(f"tearum:stranger:{question.seed}".encode()).hexdigest()
    return replace(question, known=known.deep_copy(), seed=seed)


def _plain_answer(answered: object) -> Answer | None:
    """The answer with plain integers, or None if it is not valid. NumPy integers are valid."""
    try:
        if not isinstance(answered, Answer) or isinstance(answered.action, bool):
            return None
        action, nodes = index(answered.action), index(answered.nodes)
    except Exception:  # not integers
        return None
    if nodes < 0 or not isinstance(answered.thought, Thought | None):
        return None
    return Answer(action, answered.thought, nodes)


def time_limit(budget: Budget) -> float:
    """Seconds after which a bot loses its move."""
    if budget.seconds is not None:
        return min(LONGEST_WAIT, TIME_FACTOR * budget.seconds + 1)
    return min(LONGEST_WAIT, START_SECONDS + SECONDS_PER_NODE * (budget.nodes or 0))
