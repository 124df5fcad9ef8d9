"""The processes in which bots think: as many as wanted, replaced when they die or hang."""

import asyncio
import logging
import sys
import time
from typing import Final

import msgspec

from tearum.bots import Budget, Question, bot_named, question_for
from tearum.edition import Edition
from tearum.engine.state import State
from tearum.server.jobs.bot_worker import EDITIONS, LENGTH, Choice, Job, framed
from tearum.server.metrics import Metrics
from tearum.server.wire.server_messages import HintOption

SUBSTITUTE: Final = "greedy"  # moves in the place of a bot that broke
ADVISER: Final = "captain"  # says what it would do
ADVICE_NODES: Final = 600_000  # of which the captain takes three in a hundred
ADVICE_SECONDS: Final = 10.0  # after which it is given up; compiled it takes a tenth of one
LAST_RESORT: Final = "random"  # and this one if that breaks too: it is so light that it needs none
STARTING_SECONDS: Final = 20.0  # a new worker may take so much longer for its first answer

log = logging.getLogger("tearum.bots")


class Workers:
    def __init__(self, count: int, grace: float, metrics: Metrics) -> None:
        self._grace = grace
        self._metrics = metrics
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._all = [_Worker() for _ in range(count)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(
        self,
        bot: str,
        player: str,
        state: State,
        seat: int,
        edition: Edition,
        seconds: float,
        seed: str,
    ) -> int:
        """The action a bot takes. Whatever happens to it or to its worker, there is one."""
        question = question_for(state, seat, Budget(seconds=seconds), seed, thoughts=False)
        if bot == LAST_RESORT:
            return bot_named(bot).choose(question).action
        for name in dict.fromkeys((bot, SUBSTITUTE)):
            choice = await self._ask(_job(name, player, question, edition), seconds)
            if choice is not None and choice.action in question.actions:
                return choice.action
            self._metrics.bot_failures.labels(name).inc()
        return bot_named(LAST_RESORT).choose(question).action

    async def advise(
        self, state: State, seat: int, edition: Edition, seed: str
    ) -> list[HintOption] | None:
        """What the adviser thinks of a seat's options, the best first; None where it broke.

        Its budget is counted in nodes, so that the same question always gets the same answer.
        """
        question = question_for(state, seat, Budget(nodes=ADVICE_NODES), seed)
        choice = await self._ask(_job(ADVISER, "", question, edition), ADVICE_SECONDS)
        if choice is None or choice.action not in question.actions:
            self._metrics.bot_failures.labels(ADVISER).inc()
            return None
        return [option for option in choice.options if option.action in question.actions]

    async def _ask(self, job: Job, seconds: float) -> Choice | None:
        """What a worker answers; None where it died or hung, and another takes its place."""
        worker = await self._free.get()
        started = time.monotonic()
        try:
            choice = await worker.answer(job, seconds + self._grace)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            worker.end()
            log.warning("bot_failed", extra={"bot": job.bot, "reason": type(error).__name__})
            return None
        except BaseException:  # nobody waits any longer: what it answers would be for another
            worker.end()
            raise
        finally:
            self._free.put_nowait(worker)
        self._metrics.bot_seconds.labels(job.bot).observe(time.monotonic() - started)
        return choice

    async def close(self) -> None:
        for worker in self._all:
            worker.end()
        for worker in self._all:
            await worker.ended()


def _job(bot: str, player: str, question: Question, edition: Edition) -> Job:
    return Job(
        bot=bot,
        player=player,
        seat=question.seat,
        seconds=question.budget.seconds,
        nodes=question.budget.nodes,
        thoughts=question.thoughts,
        seed=str(question.seed),
        edition=edition.hash,
        source=edition.source,
        deal=list(question.known.d),
        store=list(question.known.v),
    )


class _Worker:
    """One process, started when it is first asked."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._leaving: list[asyncio.subprocess.Process] = []
        self._editions: set[str] = set()

    async def answer(self, job: Job, seconds: float) -> Choice:
        if self._process is None or self._process.returncode is not None:
            seconds += STARTING_SECONDS
            self._editions.clear()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tearum.server.jobs.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        if job.edition in self._editions:
            job.source = None
        elif len(self._editions) >= EDITIONS:
            self._editions.clear()  # as the worker does
        asked, answers = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answers is not None
        async with asyncio.timeout(seconds):
            asked.write(framed(job))
            await asked.drain()
            size = int.from_bytes(await answers.readexactly(LENGTH))
            choice = msgspec.msgpack.decode(await answers.readexactly(size), type=Choice)
        self._editions.add(job.edition)
        return choice

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def end(self) -> None:
        """Ends the process, however stuck it is; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            self._leaving.append(process)

    async def ended(self) -> None:
        for process in self._leaving:
            await process.wait()
