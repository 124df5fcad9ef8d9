"""The process in which bots think: questions in, answers out.

Started as `python -m tearum.server.jobs.bot_worker`.

It gets states in which everything the bot can't know is dealt anew; the truth never comes here.
"""

import os
import sys
import traceback
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec

from tearum.bots import Bot, Budget, Question, Thought, bot_named
from tearum.edition import parse
from tearum.engine.state import State, empty_state
from tearum.engine.tables import Tables
from tearum.server.wire.server_messages import HintOption, HintReason

LENGTH: Final = 4  # bytes before each message that say how long it is
BOTS: Final = 64  # that a worker remembers
EDITIONS: Final = 16  # that it remembers; before one more it forgets them all


class Job(msgspec.Struct):
    """One decision. The edition comes with it where the worker has not had it before."""

    bot: str
    player: str  # table and seat: a bot may remember the turn it has thought through
    seat: int
    seconds: float | None
    nodes: int | None
    thoughts: bool  # whether somebody asks what the bot thinks: it thinks afresh then
    seed: str
    edition: str  # digest
    source: str | None
    deal: list[int]
    store: list[int]


class Choice(msgspec.Struct):
    action: int  # -1 where the bot broke
    nodes: int
    options: list[HintOption] = []


def framed(message: object) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH) + body


class Thinker:
    """Keeps bots and editions from one question to the next."""

    def __init__(self) -> None:
        self.tables: dict[str, Tables] = {}
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def choose(self, job: Job) -> Choice:
        if job.source is not None:
            if len(self.tables) >= EDITIONS:
                self.tables.clear()
            self.tables[job.edition] = parse(job.source.encode()).tables
        state = _state(self.tables[job.edition], job)
        budget = Budget(seconds=job.seconds, nodes=job.nodes)
        question = Question(state, job.seat, budget, job.seed, job.thoughts)
        try:
            bot = bot_named(job.bot) if job.thoughts else self._bot(job)
            answer = bot.choose(question)
            thought = _options(answer.thought) if job.thoughts and answer.thought else []
            return Choice(int(answer.action), int(answer.nodes), thought)
        except Exception:  # whatever a bot throws, the worker goes on
            traceback.print_exc()
            return Choice(-1, 0)

    def _bot(self, job: Job) -> Bot:
        place = job.player, job.bot
        bot = self.bots.get(place)
        if bot is None:
            bot = self.bots[place] = bot_named(job.bot)
            if len(self.bots) > BOTS:
                self.bots.popitem(last=False)
        self.bots.move_to_end(place)
        return bot


def _options(thought: Thought) -> list[HintOption]:
    return [
        HintOption(
            action=option.action,
            governor=round(option.governor, 3),
            pirate_king=round(option.pirate_king, 3),
            winner=round(option.winner, 3),
            blue=round(option.blue, 1),
            red=round(option.red, 1),
            reasons=msgspec.convert([why.to_json() for why in option.reasons], list[HintReason]),
        )
        for option in thought.options
    ]


def _state(tables: Tables, job: Job) -> State:
    state = empty_state(tables)
    for i, number in enumerate(job.deal):
        state.d[i] = number
    for i, number in enumerate(job.store):
        state.v[i] = number
    return state


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    thinker = Thinker()
    decoder = msgspec.msgpack.Decoder(Job)
    while head := questions.read(LENGTH):
        job = decoder.decode(questions.read(int.from_bytes(head)))
        answers.write(framed(thinker.choose(job)))
        answers.flush()


if __name__ == "__main__":
    # What a bot prints must not end up among the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    main(sys.stdin.buffer, out)
