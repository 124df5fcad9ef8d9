"""The process in which bots think: requests in on standard input, replies out on standard output.

Started as `python -m tearum.server.jobs.bot_worker`. It only ever gets states in which everything
the bot can't know is dealt anew; the true state never leaves the server's process.
"""

import traceback
from collections import OrderedDict
from typing import Final

import msgspec

from tearum.bots import Bot, Budget, Question, Thought, bot_named
from tearum.edition import parse
from tearum.engine.edition_tables import EditionTables
from tearum.engine.state import State, restored_state
from tearum.server.jobs.worker_loop import answer_requests
from tearum.server.wire.server_messages import HintOption, HintReason

MAX_BOTS: Final = 64  # that a worker remembers
MAX_EDITIONS: Final = 16  # that it remembers; before one more it forgets them all


class BotRequest(msgspec.Struct):
    """One decision to take. The edition's text comes along unless the worker has it already."""

    bot: str
    player: str  # table and seat: a bot may remember the turn it has planned
    seat: int
    seconds: float | None
    nodes: int | None
    thoughts: bool  # whether what the bot thinks is wanted: then it plans anew
    seed: str
    edition: str  # its hash
    source: str | None
    deal: list[int]
    store: list[int]


class BotReply(msgspec.Struct):
    action: int  # -1 where the bot failed
    nodes: int
    options: list[HintOption] = []


class BotWorker:
    """Keeps bots and compiled editions from one request to the next."""

    def __init__(self) -> None:
        self._tables: dict[str, EditionTables] = {}
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def reply(self, request: BotRequest) -> BotReply:
        if request.source is not None:
            if len(self._tables) >= MAX_EDITIONS:
                self._tables.clear()
            self._tables[request.edition] = parse(request.source.encode()).tables
        state = _state(self._tables[request.edition], request)
        budget = Budget(seconds=request.seconds, nodes=request.nodes)
        question = Question(state, request.seat, budget, request.seed, request.thoughts)
        try:
            bot = bot_named(request.bot) if request.thoughts else self._bot(request)
            answer = bot.choose(question)
            options = hint_options(answer.thought) if request.thoughts and answer.thought else []
            return BotReply(int(answer.action), int(answer.nodes), options)
        except Exception:  # whatever a bot raises, the worker must survive it
            traceback.print_exc()
            return BotReply(-1, 0)

    def _bot(self, request: BotRequest) -> Bot:
        key = request.player, request.bot
        bot = self._bots.get(key)
        if bot is None:
            bot = self._bots[key] = bot_named(request.bot)
            if len(self._bots) > MAX_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return bot


def hint_options(thought: Thought) -> list[HintOption]:
    """What a bot thinks of its options, as a message says it."""
    return [
        HintOption(
            action=option.action,
            governor=round(option.governor, 3),
            pirate_king=round(option.pirate_king, 3),
            winner=round(option.winner, 3),
            blue=round(option.blue, 1),
            red=round(option.red, 1),
            reasons=msgspec.convert([why.to_json() for why in option.reasons], list[HintReason]),
            plan=list(option.plan),
        )
        for option in thought.options
    ]


def _state(tables: EditionTables, request: BotRequest) -> State:
    return restored_state(tables, list(request.deal), list(request.store))


if __name__ == "__main__":
    worker = BotWorker()
    decoder = msgspec.msgpack.Decoder(BotRequest)
    answer_requests(lambda content: msgspec.msgpack.encode(worker.reply(decoder.decode(content))))
