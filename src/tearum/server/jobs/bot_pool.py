"""The worker processes in which bots think. They are replaced when they die or hang."""

import asyncio
import logging
import time
from typing import Final

import msgspec

from tearum.bots import Budget, Question, bot_named, question_for
from tearum.edition import Edition
from tearum.engine.state import State
from tearum.server.jobs.bot_chooser import (
    ADVICE_NODES,
    ADVISER,
    LAST_RESORT,
    SUBSTITUTE,
    BotTurn,
)
from tearum.server.jobs.bot_worker import MAX_EDITIONS, BotReply, BotRequest
from tearum.server.jobs.fair_queue import Asker, FairQueue
from tearum.server.jobs.worker_process import WorkerProcess
from tearum.server.ops.metrics import Metrics
from tearum.server.wire.server_messages import HintOption

LIGHT: Final = ("greedy", "deckhand", "bosun")  # a decision takes them about a millisecond
ADVICE_SECONDS: Final = 10.0  # after which it is given up; compiled it takes a tenth of a second

log = logging.getLogger("tearum.bots")


class BotPool:
    """A fixed number of workers, each asked one thing at a time; one more for light bots."""

    def __init__(self, count: int, grace_seconds: float, metrics: Metrics) -> None:
        self._grace_seconds = grace_seconds
        self._metrics = metrics
        self.workers = [_BotProcess() for _ in range(count)]
        self._light = _BotProcess()  # beyond them; started with the first heavy work
        self._queue = FairQueue(self.workers, [self._light])
        self._start_light: asyncio.Task[None] | None = None

    async def choose(self, turn: BotTurn, seconds: float) -> int:
        """The action a bot takes. Whatever happens to it or to its worker, there is one."""
        question = question_for(
            turn.state, turn.seat, Budget(seconds=seconds), turn.seed, thoughts=False
        )
        if turn.bot == LAST_RESORT:
            return bot_named(turn.bot).choose(question).action
        for bot in dict.fromkeys((turn.bot, SUBSTITUTE)):
            request = _request(bot, turn.player, question, turn.edition)
            reply = await self._ask(request, seconds, turn.asker)
            if reply is not None and reply.action in question.actions:
                return reply.action
            self._metrics.bot_failures.labels(bot).inc()
        return bot_named(LAST_RESORT).choose(question).action

    async def advise(
        self, state: State, seat: int, edition: Edition, seed: str, asker: Asker
    ) -> list[HintOption] | None:
        """What the adviser thinks of a seat's options, the best first; None where it failed.

        Its budget is counted in nodes, so that the same question always gets the same answer.
        """
        question = question_for(state, seat, Budget(nodes=ADVICE_NODES), seed)
        reply = await self._ask(_request(ADVISER, "", question, edition), ADVICE_SECONDS, asker)
        if reply is None or reply.action not in question.actions:
            self._metrics.bot_failures.labels(ADVISER).inc()
            return None
        return [option for option in reply.options if option.action in question.actions]

    async def _ask(self, request: BotRequest, seconds: float, asker: Asker) -> BotReply | None:
        """What a worker replies; None where it died or hung, and was ended."""
        light = request.bot in LIGHT
        if not light and self._start_light is None:
            self._start_light = asyncio.create_task(self._light.start(), name="light worker")
        worker = await self._queue.get(asker, light)
        started = time.monotonic()
        try:
            reply = await worker.choose(request, seconds + self._grace_seconds)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            worker.end()
            log.warning("bot_failed", extra={"bot": request.bot, "reason": type(error).__name__})
            return None
        except BaseException:  # nobody waits any longer: its reply would go to the next request
            worker.end()
            raise
        finally:
            self._queue.put(worker, asker, time.monotonic() - started)
        self._metrics.bot_seconds.labels(request.bot).observe(time.monotonic() - started)
        return reply

    async def close(self) -> None:
        if self._start_light is not None:
            await asyncio.gather(self._start_light, return_exceptions=True)
        for worker in (*self.workers, self._light):
            await worker.close()


def _request(bot: str, player: str, question: Question, edition: Edition) -> BotRequest:
    return BotRequest(
        bot=bot,
        player=player,
        seat=question.seat,
        seconds=question.budget.seconds,
        nodes=question.budget.nodes,
        thoughts=question.thoughts,
        seed=str(question.seed),
        edition=edition.hash,
        source=edition.source,
        deal=list(question.known.deal),
        store=list(question.known.store),
    )


class _BotProcess(WorkerProcess):
    """A process of `bot_worker`, and which editions it has."""

    def __init__(self) -> None:
        super().__init__("tearum.server.jobs.bot_worker")
        self._editions: set[str] = set()

    async def choose(self, request: BotRequest, seconds: float) -> BotReply:
        if not self.running:
            self._editions.clear()
        if request.edition in self._editions:
            request.source = None
        elif len(self._editions) >= MAX_EDITIONS:
            self._editions.clear()  # as the worker does
        reply = await self.ask(msgspec.msgpack.encode(request), seconds)
        self._editions.add(request.edition)
        return msgspec.msgpack.decode(reply, type=BotReply)
