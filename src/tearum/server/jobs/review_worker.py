"""The process in which games are reviewed, one turn at a time.

Started as `python -m tearum.server.jobs.review_worker`, with a low priority. It gets whole records:
only games that are over are reviewed.
"""

import os
import traceback
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from tearum.game import Game, Record
from tearum.review import Reviewer
from tearum.review.opening import Opening
from tearum.review.timeline import Turn
from tearum.review.turn_analysis import Comparison, TurnAnalysis
from tearum.server.jobs.worker_loop import answer_requests
from tearum.server.wire.server_messages import LegalAction

MAX_REVIEWERS: Final = 8  # games that a worker remembers
NICENESS: Final = 15  # people at tables and their bots come first


class ReviewRequest(msgspec.Struct):
    """One piece of a review: the opening, a turn, or a turn that was tried beside the best one."""

    key: str
    record: bytes  # JSON, compressed
    nodes: int
    turn: int | None = None
    tried: list[int] = []
    best: list[int] = []


class ReviewedTurn(msgspec.Struct):
    """A turn that is analysed, with what was done and what was better as the page says it."""

    analysis: TurnAnalysis
    taken: list[LegalAction]
    better: list[LegalAction]


class ReviewReply(msgspec.Struct):
    """The piece that was asked for; none where it failed."""

    opening: Opening | None = None
    graph: list[list[float]] = []
    turn: ReviewedTurn | None = None
    comparison: Comparison | None = None


class ReviewWorker:
    """Keeps the games that were reviewed last from one request to the next."""

    def __init__(self) -> None:
        self._reviewers: OrderedDict[str, Reviewer] = OrderedDict()

    def reply(self, request: ReviewRequest) -> ReviewReply:
        try:
            return self._reply(request)
        except Exception:  # whatever a record brings, the worker must survive it
            traceback.print_exc()
            return ReviewReply()

    def _reply(self, request: ReviewRequest) -> ReviewReply:
        reviewer = self._reviewer(request)
        if request.turn is None:
            return ReviewReply(opening=reviewer.opening(), graph=reviewer.forecast_graph())
        if request.tried:
            comparison = reviewer.compare(request.turn, request.tried, request.best)
            return ReviewReply(comparison=comparison)
        turn, analysis = reviewer.turns[request.turn], reviewer.analyse(request.turn)
        better = [] if analysis.best == turn.codes else _actions(reviewer, turn, analysis.best)
        taken = _actions(reviewer, turn, turn.codes)
        return ReviewReply(turn=ReviewedTurn(analysis, taken, better))

    def _reviewer(self, request: ReviewRequest) -> Reviewer:
        found = self._reviewers.get(request.key)
        if found is None:
            record = Record.loads(zlib.decompress(request.record))
            found = self._reviewers[request.key] = Reviewer(record, request.nodes)
            if len(self._reviewers) > MAX_REVIEWERS:
                self._reviewers.popitem(last=False)
        self._reviewers.move_to_end(request.key)
        return found


def _actions(reviewer: Reviewer, turn: Turn, codes: Sequence[int]) -> list[LegalAction]:
    """The decisions of a turn, each in the position in which it is taken."""
    record = reviewer.record
    game = Game(reviewer.edition, record.seats, record.seed, turn.before.copy(), [])
    found = []
    for code in codes:
        action = game.action(code)
        found.append(LegalAction(action.code, action.kind, action.args, action.context))
        game.apply(action)
    return found


if __name__ == "__main__":
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    worker = ReviewWorker()
    decoder = msgspec.msgpack.Decoder(ReviewRequest)
    answer_requests(lambda content: msgspec.msgpack.encode(worker.reply(decoder.decode(content))))
