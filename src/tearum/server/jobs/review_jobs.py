"""Reviews of finished games: they grow turn by turn as long as somebody asks, and are stored."""

import asyncio
import logging
import time
import zlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from tearum.game import Record
from tearum.review import Parts, Reviewer, SeatReview, SeatStep, TurnReview, UnfinishedGameError
from tearum.review.account import is_mistake
from tearum.review.bookkeeping import Ledger
from tearum.review.opening import Opening
from tearum.review.reviewer import bots_version, review_key
from tearum.server.jobs.fair_queue import Asker
from tearum.server.jobs.review_pool import ReviewWorkers
from tearum.server.jobs.review_worker import ReviewedTurn, ReviewRequest
from tearum.server.ops.cost_budget import in_thread
from tearum.server.ops.rate_limits import RateLimiter
from tearum.server.ops.settings import Settings
from tearum.server.store.game_store import GameStore, StorageError
from tearum.server.store.rows import StoredReview
from tearum.server.wire.encoding import encode_json
from tearum.server.wire.errors import RequestError
from tearum.server.wire.reviews import (
    ReviewKind,
    ReviewParts,
    ReviewProgress,
    ReviewSeat,
    ReviewStep,
    ReviewTurn,
    TriedTurn,
    TriedTurnReview,
)
from tearum.server.wire.server_messages import HintReason

IDLE_SECONDS: Final = 8.0  # without anybody asking, after which a review rests
SAVE_SECONDS: Final = 15.0  # between two times that an unfinished one is written down
MAX_JOBS: Final = 100  # reviews under way on this server

log = logging.getLogger("tearum.reviews")


class _Progress(msgspec.Struct):
    """What is stored of an unfinished review."""

    opening: Opening
    graph: list[list[float]]
    turns: list[ReviewedTurn]


class _Job:
    """A review under way."""

    def __init__(self, key: str, record: Record, address: str) -> None:
        self.key = key
        self.record = record
        self.content = _compressed(record)
        self.addresses = {address}  # of those who have asked
        self.asked = time.monotonic()  # for the last time
        self.answer = ReviewProgress("waiting", 0, 0)
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    @property
    def wanted(self) -> bool:
        return time.monotonic() - self.asked < IDLE_SECONDS

    @property
    def asker(self) -> Asker:
        return Asker(self.key, tuple(self.addresses))


class ReviewJobs:
    """One review at a time for each address, shared by all who ask for the same one."""

    def __init__(self, settings: Settings, storage: GameStore, workers: ReviewWorkers) -> None:
        self._settings = settings
        self._storage = storage
        self._workers = workers
        self._jobs: dict[str, _Job] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by address
        self._reviews_made = RateLimiter(settings.reviews_per_hour)
        self._turns_tried = RateLimiter(settings.tries_per_hour)
        self._trying: set[str] = set()  # addresses

    async def progress(self, record: Record, address: str, since: int) -> ReviewProgress:
        """How far the review of a game is. It is begun or resumed, and goes on while asked for."""
        key = self._key(record)
        job = self._jobs.get(key)
        if job is None:
            stored = await self._storage.load_review(key)
            if stored is not None and stored.review is not None:
                return _later_turns(_decode(stored.review), since)
            job = self._jobs.get(key) or self._start(key, record, address, stored)
        if job.failed:
            del self._jobs[key]
            raise RequestError("no_answer", "This game could not be reviewed: try again later.")
        job.asked = time.monotonic()
        job.addresses.add(address)
        return _later_turns(job.answer, since)

    async def judge(self, record: Record, tried: TriedTurn, address: str) -> TriedTurnReview:
        """A turn that was tried beside the best one. The actions must be legal."""
        key = self._key(record)
        turns = (await self._reviewed(key)).turns
        number = next((i for i, turn in enumerate(turns) if turn.first == tried.step), None)
        if number is None:
            raise RequestError("not_found", "No turn that begins here is reviewed yet.")
        if address in self._trying or not self._turns_tried.take(address):
            raise RequestError("too_many", "You have tried many turns: wait a little.")
        best = [action.code for action in turns[number].better or turns[number].taken]
        nodes = self._settings.review_nodes
        request = ReviewRequest(key, _compressed(record), nodes, number, tried.actions, best)
        self._trying.add(address)
        try:
            reply = await self._workers.ask(request, Asker(key, (address,)), first=True)
        finally:
            self._trying.discard(address)
        if reply.comparison is None:
            raise RequestError("no_answer", "This turn could not be judged: try again.")
        chance, gap = reply.comparison.chance, reply.comparison.gap
        return TriedTurnReview(
            chance=chance.value,
            chance_error=chance.error,
            loss=gap.value,
            loss_error=gap.error,
            mistake=is_mistake(gap.value, gap.error),
            reasons=msgspec.convert(
                [reason.to_json() for reason in reply.comparison.reasons], list[HintReason]
            ),
        )

    async def close(self) -> None:
        """Stop all reviews; what is done of them is written down."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    def _key(self, record: Record) -> str:
        return review_key(record, self._settings.review_nodes, range(len(record.seats)))

    async def _reviewed(self, key: str) -> ReviewProgress:
        """The turns that are reviewed so far."""
        if (job := self._jobs.get(key)) is not None:
            return job.answer
        stored = await self._storage.load_review(key)
        if stored is None or stored.review is None:
            return ReviewProgress("waiting", 0, 0)
        return _decode(stored.review)

    def _start(self, key: str, record: Record, address: str, stored: StoredReview | None) -> _Job:
        # What was paid for once is resumed for free: a page in the background asks too seldom.
        if len(self._jobs) >= MAX_JOBS or (stored is None and not self._reviews_made.take(address)):
            raise RequestError("too_many", "Many games are reviewed just now: wait a little.")
        job = self._jobs[key] = _Job(key, record, address)
        lock = self._locks.setdefault(address, asyncio.Lock())
        job.task = asyncio.create_task(self._run(job, lock, stored), name="review")
        return job

    async def _run(self, job: _Job, lock: asyncio.Lock, stored: StoredReview | None) -> None:
        try:
            async with lock:
                if job.wanted:
                    await self._review(job, stored)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            job.failed = True
            if not isinstance(error, _ReviewFailedError | UnfinishedGameError):
                log.exception("review_failed", extra={"reason": type(error).__name__})
        finally:
            if not job.failed:
                self._jobs.pop(job.key, None)

    async def _review(self, job: _Job, stored: StoredReview | None) -> None:
        reviewer = await in_thread(Reviewer, job.record, self._settings.review_nodes)
        saved = await self._opened(job, stored)
        answer = job.answer = ReviewProgress(
            "running",
            total=len(reviewer.turns),
            since=0,
            rounds=_round_starts(reviewer),
            graph=saved.graph,
            nodes=self._settings.review_nodes,
        )
        ledger = Ledger(saved.opening)
        answer.deal = [_step(one) for one in ledger.deal]
        saved_at = time.monotonic()
        written = len(saved.turns)
        try:
            for turn in reviewer.turns:
                if turn.index >= len(saved.turns):
                    if not job.wanted:
                        return
                    saved.turns.append(await self._turn(job, turn.index))
                done = saved.turns[turn.index]
                ledger.book(turn, done.analysis)
                answer.deal = [_step(one) for one in ledger.deal]
                answer.turns[-1:] = _last_turns(ledger.turns(), saved.turns)
                if time.monotonic() - saved_at > SAVE_SECONDS:
                    await self._save_progress(job, saved)
                    saved_at, written = time.monotonic(), len(saved.turns)
            review = ledger.review(
                job.record.seats, reviewer.seats, self._settings.review_nodes, bots_version()
            )
            answer.stage = "done"
            answer.seats = [_seat(one) for one in review.seats]
            answer.turning_points = [turn.index for turn in review.turning_points]
            await self._save(job.key, StoredReview(None, zlib.compress(encode_json(answer))))
            written = len(saved.turns)
        finally:
            if written < len(saved.turns) and answer.stage != "done":
                await asyncio.shield(self._save_progress(job, saved))

    async def _opened(self, job: _Job, stored: StoredReview | None) -> _Progress:
        """What was done before, or the opening alone."""
        if stored is not None and stored.progress is not None:
            with suppress(msgspec.MsgspecError, zlib.error):
                return msgspec.msgpack.decode(zlib.decompress(stored.progress), type=_Progress)
        request = ReviewRequest(job.key, job.content, self._settings.review_nodes)
        reply = await self._workers.ask(request, job.asker)
        if reply.opening is None:
            raise _ReviewFailedError
        return _Progress(reply.opening, reply.graph, [])

    async def _turn(self, job: _Job, index: int) -> ReviewedTurn:
        request = ReviewRequest(job.key, job.content, self._settings.review_nodes, index)
        reply = await self._workers.ask(request, job.asker)
        if reply.turn is None:
            raise _ReviewFailedError
        return reply.turn

    async def _save_progress(self, job: _Job, progress: _Progress) -> None:
        content = zlib.compress(msgspec.msgpack.encode(progress))
        await self._save(job.key, StoredReview(content, None))

    async def _save(self, key: str, stored: StoredReview) -> None:
        try:
            await self._storage.save_review(key, stored, self._settings.max_reviews)
        except StorageError as error:  # then it is made again some day
            log.warning("review_not_saved", extra={"reason": str(error)[:200]})


class _ReviewFailedError(Exception):
    """A worker had no answer."""


def _compressed(record: Record) -> bytes:
    return zlib.compress(encode_json(replace(record, events=None, result=None).to_json()))


def _decode(review: bytes) -> ReviewProgress:
    return msgspec.json.decode(zlib.decompress(review), type=ReviewProgress)


def _later_turns(progress: ReviewProgress, since: int) -> ReviewProgress:
    """What somebody who knows `since` turns does not know yet: the last of them has changed."""
    first = max(0, min(since, len(progress.turns)) - 1)
    graph = [] if since else progress.graph
    return msgspec.structs.replace(progress, since=first, graph=graph, turns=progress.turns[first:])


def _round_starts(reviewer: Reviewer) -> list[int]:
    rounds = [turn.round for turn in reviewer.turns]
    return [rounds.index(number) for number in sorted(set(rounds))]


def _last_turns(turns: Sequence[TurnReview], done: Sequence[ReviewedTurn]) -> list[ReviewTurn]:
    """The last turn, and the one before it, which has grown by what the last one shows."""
    return [_turn_json(turn, done[turn.index]) for turn in turns[-2:]]


def _turn_json(turn: TurnReview, done: ReviewedTurn) -> ReviewTurn:
    return ReviewTurn(
        seat=turn.seat,
        round=turn.round,
        first=turn.first,
        kind=turn.kind,
        reveals=list(turn.reveals),
        taken=done.taken,
        better=done.better,
        loss=turn.loss,
        loss_error=round(turn.loss_error, 5),
        mistake=turn.mistake,
        reasons=msgspec.convert([one.to_json() for one in turn.reasons], list[HintReason]),
        seats=[_step(step) for step in turn.seats],
    )


def _step(step: SeatStep) -> ReviewStep:
    return ReviewStep(
        before=step.before,
        after=step.after,
        governor=step.governor,
        pirate_king=step.pirate_king,
        error=round(step.error, 5),
        parts=_parts(step.parts),
        errors=_errors(step.errors),
    )


def _seat(seat: SeatReview) -> ReviewSeat:
    return ReviewSeat(
        start=seat.start,
        result=seat.result,
        parts=_parts(seat.parts),
        errors=_errors(seat.errors),
        given=seat.given,
        given_error=round(seat.given_error, 5),
        rounds=[_parts(parts) for parts in seat.rounds],
        round_errors=[_errors(errors) for errors in seat.round_errors],
        kinds=[
            ReviewKind(kind, one.turns, one.mistakes, one.skill, round(one.error, 5))
            for kind, one in seat.kinds.items()
        ],
    )


def _parts(parts: Parts) -> ReviewParts:
    return ReviewParts(parts.skill, parts.luck, parts.others, parts.remainder)


def _errors(parts: Parts) -> ReviewParts:
    return ReviewParts(
        *(round(one, 5) for one in (parts.skill, parts.luck, parts.others, parts.remainder))
    )
