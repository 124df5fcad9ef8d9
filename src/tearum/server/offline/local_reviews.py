"""Reviews games in this process, with a budget that a browser can afford."""

import asyncio
from typing import Final

from tearum.server.jobs.fair_queue import Asker
from tearum.server.jobs.review_worker import ReviewReply, ReviewRequest, ReviewWorker

REVIEW_NODES: Final = 2_000  # of a turn: about a second without compiled code
PAUSE_SECONDS: Final = 0.02  # between two turns, so that a table is still answered


class LocalReviews:
    def __init__(self) -> None:
        self._worker = ReviewWorker()

    async def ask(self, request: ReviewRequest, asker: Asker, first: bool = False) -> ReviewReply:
        await asyncio.sleep(PAUSE_SECONDS)
        return self._worker.reply(request)

    async def close(self) -> None: ...
