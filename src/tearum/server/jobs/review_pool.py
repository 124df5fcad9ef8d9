"""Asks the process that reviews games. Addresses take turns, and tried turns go first."""

import logging
import time
from typing import Final, Protocol

import msgspec

from tearum.server.jobs.fair_queue import Asker, FairQueue
from tearum.server.jobs.review_worker import ReviewReply, ReviewRequest
from tearum.server.jobs.worker_process import WorkerProcess

PIECE_SECONDS: Final = (
    180.0  # after which a piece is given up; on a busy machine a second takes long
)

log = logging.getLogger("tearum.reviews")


class ReviewWorkers(Protocol):
    async def ask(self, request: ReviewRequest, asker: Asker, first: bool = False) -> ReviewReply:
        """A piece of a review; an empty reply where it failed. `first`: somebody waits for it."""

    async def close(self) -> None: ...


class ReviewPool:
    """One process of its own, with a low priority, so that no bot waits for a review."""

    def __init__(self) -> None:
        self._worker = WorkerProcess("tearum.server.jobs.review_worker")
        self._queue = FairQueue([self._worker], [])

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    async def ask(self, request: ReviewRequest, asker: Asker, first: bool = False) -> ReviewReply:
        worker = await self._queue.get(asker, light=first)
        started = time.monotonic()
        try:
            reply = await worker.ask(msgspec.msgpack.encode(request), PIECE_SECONDS)
            return msgspec.msgpack.decode(reply, type=ReviewReply)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            worker.end()
            log.warning("review_failed", extra={"reason": type(error).__name__})
            return ReviewReply()
        except BaseException:  # nobody waits any longer: the reply would go to the next request
            worker.end()
            raise
        finally:
            self._queue.put(worker, asker, time.monotonic() - started)

    async def close(self) -> None:
        await self._worker.close()
