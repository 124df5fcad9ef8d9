"""A bot at the table: keeps its budget turn by turn, and takes its move where it breaks."""

import hashlib
import os
import sys
import time
from contextlib import redirect_stdout
from dataclasses import dataclass, replace
from operator import index
from typing import NoReturn

from tearum.bots.explain.thought import Thought
from tearum.bots.fault_text import shown_as, told
from tearum.bots.native.planner import turn_over
from tearum.bots.players.greedy_bot import GreedyBot
from tearum.bots.question import STANDARD, Answer, Bot, Budget, Question, ask
from tearum.bots.timeout import OutOfTime, within
from tearum.engine.core import to_move
from tearum.engine.state import State
from tearum.text import text_in

FALLBACK = "greedy"  # the bot that moves in place of a broken one
GRACE = 2.0  # times its budget, and a second: what a bot may take before it loses its move
A_NODE = 0.001  # seconds, where the budget is in nodes: the plain build takes a tenth of it
START = 30.0  # seconds that such a bot has beside: no sane one comes near, so games stay equal
LONGEST = 86_400.0  # seconds that anybody waits
LATE = 3  # moves lost for being slow, after which a bot is not asked again


@dataclass(frozen=True)
class Fault:
    """Why a bot lost its move: `error`, `illegal`, `slow` or `type`; `out`: all that follow."""

    kind: str
    bot: str
    detail: str | float  # what it said or threw, or the seconds it took

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
        self._turn: State | None = None  # where this seat's turn began
        self._late = 0
        self._of_the_house = type(bot).__module__.startswith("tearum.bots.")

    def answer(self, state: State) -> Answer:
        """The answer of the seat to move: the bot's, or the fallback's where the bot breaks."""
        seat = int(to_move(state))
        new_turn = self._turn is None or turn_over(self._turn, state, seat)
        if new_turn:
            self._left = self.budget
        question = ask(state, seat, self._left, self.seed, self.thoughts)
        if new_turn:
            self._turn = question.known
        began = time.perf_counter()
        answer = self._ask(question) if self._late < LATE else self._fallback.choose(question)
        self._left = self._left.less(time.perf_counter() - began, answer.nodes)
        return answer

    def _ask(self, question: Question) -> Answer:
        limit = patience(question.budget)
        began = time.perf_counter()
        try:
            said = self._choose(question, limit)
        except OutOfTime:
            return self._too_slow(time.perf_counter() - began, question)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # whatever a bot throws, the game goes on
            return self._fault("error", told(error), question)
        took = time.perf_counter() - began
        if took > limit:  # it came back by itself, and no alarm had reached it
            return self._too_slow(took, question)
        answer = _answer(said)
        if answer is None:
            return self._fault("type", shown_as(said), question)
        if answer.action not in question.actions:
            return self._fault("illegal", shown_as(answer.action), question)
        return answer

    def _choose(self, question: Question, limit: float) -> Answer:
        if self._of_the_house:  # an alarm would cost the quickest of them half as much again
            return self.bot.choose(question)
        shown = _estranged(question)
        with redirect_stdout(sys.stderr):  # ours may be read by a program
            return within(limit, lambda: self.bot.choose(shown), self._end)

    def _too_slow(self, took: float, question: Question) -> Answer:
        self._late += 1
        return self._fault("slow" if self._late < LATE else "out", round(took, 1), question)

    def _end(self) -> NoReturn:
        """A bot that catches everything holds its process for ever: so the process ends."""
        print(Fault("deaf", self.name, "").text(), file=sys.stderr, flush=True)
        os._exit(1)

    def _fault(self, kind: str, detail: str | float, question: Question) -> Answer:
        self.faults.append(Fault(kind, self.name, detail))
        return self._fallback.choose(question)


def _estranged(question: Question) -> Question:
    """The same question to a stranger: its own copy to spoil, and luck that tells no deal."""
    known = question.known
    seed = hashlib.sha256(f"tearum:stranger:{question.seed}".encode()).hexdigest()
    return replace(question, known=State(known.t, known.d[:], known.v[:]), seed=seed)


def _answer(said: object) -> Answer | None:
    """What a bot said as a plain answer, if it is one; NumPy's whole numbers will do."""
    try:
        if not isinstance(said, Answer) or isinstance(said.action, bool):
            return None
        action, nodes = index(said.action), index(said.nodes)
    except Exception:  # no numbers
        return None
    if nodes < 0 or not isinstance(said.thought, Thought | None):
        return None
    return Answer(action, said.thought, nodes)


def patience(budget: Budget) -> float:
    """Seconds after which a bot loses its move."""
    if budget.seconds is not None:
        return min(LONGEST, GRACE * budget.seconds + 1)
    return min(LONGEST, START + A_NODE * (budget.nodes or 0))
