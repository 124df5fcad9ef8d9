"""How reviews grow, are shared, kept and resumed: with workers that answer at once."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from tearum.bots.thought import Reason
from tearum.game import Game, Record
from tearum.review import Reviewer
from tearum.review.evaluator import Chances
from tearum.review.opening import Opening
from tearum.review.timeline import Turn
from tearum.review.turn_analysis import NOTHING, Comparison, Mean, SeatChances, TurnAnalysis
from tearum.server.jobs import review_jobs
from tearum.server.jobs.fair_queue import Asker
from tearum.server.jobs.review_jobs import ReviewJobs, _later_turns
from tearum.server.jobs.review_worker import ReviewedTurn, ReviewReply, ReviewRequest
from tearum.server.offline.key_value_store import MemoryStore
from tearum.server.offline.local_store import LocalStore
from tearum.server.ops.settings import Settings
from tearum.server.store.game_store import StorageError
from tearum.server.store.rows import StoredReview
from tearum.server.wire.errors import RequestError
from tearum.server.wire.reviews import ReviewProgress, TriedTurn
from tearum.server.wire.server_messages import LegalAction

NODES = 200
GRAPH = [[0.5, 0.25], [1.0, 0.0]]


def played(seed: int) -> Record:
    game, chance = Game.new(players=2, seed=seed), random.Random(seed)
    while game.to_move is not None:
        game.apply(chance.choice(game.legal_actions()))
    return game.record()


RECORD, ANOTHER = played(3), played(4)
TURNS: dict[tuple[int, ...], Sequence[Turn]] = {
    one.actions: Reviewer(one, NODES).turns for one in (RECORD, ANOTHER)
}
COUNT = len(TURNS[RECORD.actions])


def chances(winner: float) -> Chances:
    return Chances(winner, winner / 2, winner / 4)


def dealt(seat: int) -> SeatChances:
    even = chances(0.5 + seat / 16)
    return SeatChances(seat, even, chances(0.01), even, chances(0.01), 0.0, NOTHING)


def action(code: int) -> LegalAction:
    return LegalAction(code, "row", {}, {})


def analysed(turn: Turn) -> ReviewedTurn:
    """The third turn was a mistake, in which two other actions were better."""
    loss = 0.25 if turn.index == 2 else 0.0
    analysis = TurnAnalysis(
        index=turn.index,
        seats=tuple(dealt(seat) for seat in (0, 1)),
        loss=loss,
        loss_error=0.0123456,
        expected=chances(0.5 + turn.seat / 16 + loss),
        expected_error=chances(0.04),
        best=turn.codes,
        reasons=(),
        nodes=5,
    )
    better = [action(11), action(12)] if loss else []
    return ReviewedTurn(analysis, [action(code) for code in turn.codes], better)


class Workers:
    """Answer at once, or fail, or wait until they may go on."""

    def __init__(self, record: Record = RECORD) -> None:
        self.turns = TURNS[record.actions]
        self.asked: list[ReviewRequest] = []
        self.askers: list[tuple[Asker, bool]] = []
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.stop_before: int | None = None  # a turn before which they wait
        self.fail = self.closed = False

    async def ask(self, request: ReviewRequest, asker: Asker, first: bool = False) -> ReviewReply:
        self.asked.append(request)
        self.askers.append((asker, first))
        if request.turn is not None and request.turn == self.stop_before and not request.tried:
            self.may_go_on.clear()
            self.stop_before = None
        await asyncio.sleep(0)
        if not request.tried:
            await self.may_go_on.wait()
        if self.fail:
            return ReviewReply()
        if request.tried:
            gap, chance = Mean(0.2, 0.0123456), Mean(0.375, 0.02)
            reasons = (Reason("played-on", 0.0, {"case": "wins", "chance": 40, "instead": 28}),)
            return ReviewReply(comparison=Comparison(chance, gap, reasons))
        if request.turn is None:
            seats = dealt(0), dealt(1)
            return ReviewReply(opening=Opening(chances(0.5), chances(0.03), seats), graph=GRAPH)
        return ReviewReply(turn=analysed(self.turns[request.turn]))

    async def close(self) -> None:
        self.closed = True

    def turns_asked(self) -> list[int | None]:
        return [request.turn for request in self.asked]


async def eventually(condition: Callable[[], Any]) -> None:
    for _ in range(60_000):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("waited in vain")


class Reviews:
    """The jobs of a server, with what they keep; another server may take it over."""

    def __init__(self, store: LocalStore | None = None, **options: Any) -> None:
        self.store = store or LocalStore(MemoryStore())
        self.workers = Workers()
        settings = Settings("sqlite://", review_nodes=NODES, **options)
        self.jobs = ReviewJobs(settings, self.store, self.workers)

    async def ask(
        self, since: int = 0, address: str = "a", record: Record = RECORD
    ) -> ReviewProgress:
        return await self.jobs.progress(record, address, since)

    async def until(self, stage: str, address: str = "a", record: Record = RECORD) -> Any:
        for _ in range(60_000):
            if (seen := await self.ask(0, address, record)).stage == stage:
                return seen
            await asyncio.sleep(0.001)
        raise AssertionError(f"never {stage}")

    async def until_waiting_before(self, turn: int) -> None:
        """Begins, and goes on until the workers wait for the test."""
        self.workers.stop_before = turn
        await self.ask()
        await eventually(lambda: not self.workers.may_go_on.is_set())
        assert len((await self.ask()).turns) == turn

    async def refused(self, **asked: Any) -> str:
        with pytest.raises(RequestError) as error:
            await self.ask(**asked)
        assert error.value.message in (
            "Many games are reviewed just now: wait a little.",
            "This game could not be reviewed: try again later.",
        )
        return error.value.code


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


def test_a_review_asks_for_the_opening_and_then_turn_by_turn() -> None:
    async def work() -> None:
        reviews = Reviews()
        assert (await reviews.ask()).stage == "waiting"
        done = await reviews.until("done")
        assert reviews.workers.turns_asked() == [None, *range(COUNT)]
        assert {request.nodes for request in reviews.workers.asked} == {NODES}
        assert {asker.addresses for asker, _ in reviews.workers.askers} == {("a",)}
        assert not any(first for _, first in reviews.workers.askers)
        assert (done.total, done.since, done.nodes) == (COUNT, 0, NODES)
        assert done.graph == GRAPH
        turns = TURNS[RECORD.actions]
        assert [(one.seat, one.first) for one in done.turns] == [
            (turn.seat, turn.first) for turn in turns
        ]
        assert [done.turns[first].round for first in done.rounds] == [1, 2, 3, 4, 5]
        assert all(
            first == 0 or done.turns[first - 1].round < n for n, first in enumerate(done.rounds, 1)
        )
        blunder, other = done.turns[2], done.turns[3]
        assert (blunder.mistake, blunder.loss, blunder.loss_error) == (True, 0.25, 0.01235)
        assert [one.code for one in blunder.better] == [11, 12]
        assert [one.code for one in blunder.taken] == list(turns[2].codes)
        assert (other.mistake, other.loss, other.better) == (False, 0.0, [])
        assert len(done.deal) == len(done.seats) == 2
        for seat, account in enumerate(done.seats):
            parts = account.parts
            total = parts.skill + parts.luck + parts.others + parts.remainder
            assert account.start + total == account.result
            assert account.start == done.deal[seat].before == 0.5
        assert 2 in done.turning_points
        assert await reviews.ask(address="b") == done  # from the store
        assert len(reviews.workers.asked) == COUNT + 1
        assert reviews.jobs._jobs == {}

    run(work)


def test_who_knows_some_turns_gets_the_later_ones_and_the_last_of_them_again() -> None:
    turns: Any = ["t0", "t1", "t2", "t3"]
    progress = ReviewProgress("running", 9, 0, graph=GRAPH, turns=turns)
    for since, first, graph in ((0, 0, GRAPH), (1, 0, []), (3, 2, []), (4, 3, []), (50, 3, [])):
        found = _later_turns(progress, since)
        assert (found.since, found.turns, found.graph) == (first, turns[first:], graph)
        assert (found.stage, found.total) == ("running", 9)
    assert progress.turns == turns
    assert _later_turns(ReviewProgress("waiting", 0, 0), 7).since == 0


def test_a_review_is_one_for_all_who_ask() -> None:
    async def work() -> None:
        reviews = Reviews(reviews_per_hour=1)
        await reviews.until_waiting_before(3)
        theirs = await reviews.ask(address="b")  # which costs nothing
        assert (theirs.stage, len(theirs.turns)) == ("running", 3)
        reviews.workers.may_go_on.set()
        await reviews.until("done", "b")
        assert reviews.workers.turns_asked() == [None, *range(COUNT)]
        addresses = {one for asker, _ in reviews.workers.askers for one in asker.addresses}
        assert addresses == {"a", "b"}

    run(work)


def test_what_was_done_before_a_restart_is_not_done_again() -> None:
    async def work() -> None:
        reviews = Reviews(reviews_per_hour=1)
        await reviews.until_waiting_before(5)
        known = (await reviews.ask()).turns
        await reviews.jobs.close()
        assert reviews.workers.closed
        later = Reviews(reviews.store, reviews_per_hour=0)  # it was paid for
        done = await later.until("done")
        assert later.workers.turns_asked() == list(range(5, COUNT))
        assert done.turns[:4] == known[:4]
        assert done.graph == GRAPH
        stored = await later.store.load_review(later.jobs._key(RECORD))
        assert stored is not None
        assert stored.progress is None
        again = Reviews(reviews.store, reviews_per_hour=0)
        assert await again.ask() == done
        assert again.workers.asked == []

    run(work)


def test_a_review_that_nobody_asks_about_rests_and_is_resumed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        reviews = Reviews()
        await reviews.until_waiting_before(4)
        with monkeypatch.context() as patch:
            patch.setattr(review_jobs, "IDLE_SECONDS", 0.0)
            reviews.workers.may_go_on.set()
            await eventually(lambda: not reviews.jobs._jobs)
        assert reviews.workers.turns_asked() == [None, *range(5)]
        await reviews.until("done")
        assert reviews.workers.turns_asked() == [None, *range(COUNT)]

    run(work)


def test_what_is_done_is_written_down_every_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_jobs, "SAVE_SECONDS", 0.0)

    async def work() -> None:
        reviews = Reviews()
        await reviews.until_waiting_before(4)
        key = reviews.jobs._key(RECORD)
        stored = await reviews.store.load_review(key)
        assert stored is not None
        assert stored.review is None
        later = Reviews(reviews.store)  # the first server has lost its power
        await later.until("done")
        assert later.workers.turns_asked() == list(range(4, COUNT))

    run(work)


def test_progress_that_cannot_be_read_is_begun_anew() -> None:
    async def work() -> None:
        reviews = Reviews()
        key = reviews.jobs._key(RECORD)
        await reviews.store.save_review(key, StoredReview(b"of an older form", None), 9)
        await reviews.until("done")
        assert reviews.workers.turns_asked() == [None, *range(COUNT)]

    run(work)


def test_an_address_has_one_review_at_a_time_and_others_do_not_wait_for_it() -> None:
    async def work() -> None:
        reviews = Reviews()
        await reviews.until_waiting_before(2)
        assert (await reviews.ask(record=ANOTHER)).stage == "waiting"
        await asyncio.sleep(0.01)
        assert (await reviews.ask(record=ANOTHER)).stage == "waiting"
        assert len(reviews.workers.asked) == 4  # of the first one alone
        other = Reviews(reviews.store)
        other.workers = Workers(ANOTHER)
        other.jobs._workers = other.workers
        await other.until("done", "b", ANOTHER)

    run(work)


def test_reviews_are_limited_for_each_address_and_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        reviews = Reviews(reviews_per_hour=1)
        await reviews.until_waiting_before(1)
        assert await reviews.refused(record=ANOTHER) == "too_many"
        monkeypatch.setattr(review_jobs, "MAX_JOBS", 1)
        assert await reviews.refused(record=ANOTHER, address="b") == "too_many"
        monkeypatch.setattr(review_jobs, "MAX_JOBS", 2)
        assert (await reviews.ask(record=ANOTHER, address="b")).stage == "waiting"
        await reviews.jobs.close()

    run(work)


def test_a_review_that_fails_is_said_once_and_may_be_asked_for_again() -> None:
    async def work() -> None:
        reviews = Reviews()
        await reviews.until_waiting_before(3)
        reviews.workers.fail = True
        reviews.workers.may_go_on.set()
        (job,) = reviews.jobs._jobs.values()
        await eventually(lambda: job.failed)
        assert await reviews.refused() == "no_answer"
        reviews.workers.fail = False
        before = len(reviews.workers.asked)
        await reviews.until("done")
        assert reviews.workers.turns_asked()[before:] == list(range(3, COUNT))  # three were kept

    run(work)


def test_a_review_that_cannot_be_written_down_is_shown_all_the_same() -> None:
    async def work() -> None:
        reviews = Reviews()

        async def save_review(key: str, stored: StoredReview, most: int) -> None:
            raise StorageError("the disk is full")

        reviews.store.save_review = save_review  # type: ignore[method-assign]
        await reviews.until_waiting_before(COUNT - 1)
        job = next(iter(reviews.jobs._jobs.values()))
        reviews.workers.may_go_on.set()
        assert job.task is not None
        await job.task
        assert job.answer.stage == "done"
        assert not job.failed

    run(work)


# Turns that are tried again


def test_a_tried_turn_is_compared_with_what_was_better_or_else_with_what_was_done() -> None:
    turns = TURNS[RECORD.actions]

    async def work() -> None:
        reviews = Reviews()
        await reviews.until("done")
        reviews.workers.asked.clear()
        reviews.workers.askers.clear()
        judged = await reviews.jobs.judge(RECORD, TriedTurn(turns[2].first, [7, 1]), "b")
        await reviews.jobs.judge(RECORD, TriedTurn(turns[4].first, [8]), "b")
        first, second = reviews.workers.asked
        assert (first.turn, first.tried, first.best) == (2, [7, 1], [11, 12])
        assert (second.turn, second.tried, second.best) == (4, [8], list(turns[4].codes))
        assert (first.key, first.nodes) == (reviews.jobs._key(RECORD), NODES)
        asker, at_once = reviews.workers.askers[0]
        assert (asker.addresses, at_once) == (("b",), True)
        assert (judged.chance, judged.chance_error) == (0.375, 0.02)
        assert (judged.loss, judged.loss_error, judged.mistake) == (0.2, 0.0123456, True)
        assert [reason.name for reason in judged.reasons] == ["played-on"]

    run(work)


SENTENCES = {
    "not_found": "No turn that begins here is reviewed yet.",
    "too_many": "You have tried many turns: wait a little.",
    "no_answer": "This turn could not be judged: try again.",
}


async def code_of(judging: Awaitable[Any]) -> str:
    with pytest.raises(RequestError) as error:
        await judging
    assert error.value.message == SENTENCES[error.value.code]
    return error.value.code


def test_a_turn_can_be_tried_as_soon_as_it_is_reviewed_one_at_a_time() -> None:
    turns = TURNS[RECORD.actions]

    def tried(index: int) -> TriedTurn:
        return TriedTurn(turns[index].first, [7])

    async def work() -> None:
        reviews = Reviews(tries_per_hour=2)
        judge = reviews.jobs.judge
        assert await code_of(judge(RECORD, tried(0), "a")) == "not_found"
        await reviews.until_waiting_before(3)
        assert await code_of(judge(RECORD, tried(3), "a")) == "not_found"
        between = TriedTurn(turns[2].first + 1, [7])
        if len(turns[2].codes) > 1:
            assert await code_of(judge(RECORD, between, "a")) == "not_found"
        one, two = await asyncio.gather(
            judge(RECORD, tried(2), "a"), judge(RECORD, tried(2), "a"), return_exceptions=True
        )
        assert not isinstance(one, BaseException)
        assert isinstance(two, RequestError)
        assert two.code == "too_many"
        reviews.workers.fail = True
        assert await code_of(judge(RECORD, tried(0), "a")) == "no_answer"
        reviews.workers.fail = False
        assert await code_of(judge(RECORD, tried(0), "a")) == "too_many"  # the third of an hour
        await judge(RECORD, tried(0), "b")
        await reviews.jobs.close()

    run(work)
