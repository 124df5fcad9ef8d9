"""The API of reviews: the account of a finished game, and turns of it that are tried again."""

from typing import Final

from tearum.server.api.endpoints import ApiRequest, Endpoint, Parameter
from tearum.server.api.parameters import GAME
from tearum.server.jobs.review_jobs import ReviewJobs
from tearum.server.replays.replay import Replay
from tearum.server.replays.replay_service import ReplayService
from tearum.server.wire.errors import RequestError
from tearum.server.wire.fields import Revision
from tearum.server.wire.reviews import (
    ReviewProgress,
    TriedActions,
    TriedPosition,
    TriedTurn,
    TriedTurnReview,
)

SINCE: Final = Parameter(
    "since", Revision, "How many turns are known already.", place="query", default=0
)


class ReviewsApi:
    def __init__(self, replays: ReplayService, jobs: ReviewJobs) -> None:
        self._replays = replays
        self._jobs = jobs

    def endpoints(self) -> list[Endpoint]:
        review = "/games/{game}/review"
        return [
            Endpoint("POST", review, self.review, (GAME, SINCE), answer=ReviewProgress),
            Endpoint(
                "POST",
                f"{review}/position",
                self.position,
                (GAME,),
                body=TriedActions,
                answer=TriedPosition,
            ),
            Endpoint(
                "POST",
                f"{review}/turn",
                self.judge,
                (GAME,),
                body=TriedTurn,
                answer=TriedTurnReview,
            ),
        ]

    async def review(self, request: ApiRequest, game: str, since: int) -> ReviewProgress:
        """Review a finished game. It goes on as long as somebody asks for it, and is stored."""
        replay = await self._finished(game)
        return await self._jobs.progress(replay.record, request.address, since)

    async def position(self, _: ApiRequest, game: str, body: TriedActions) -> TriedPosition:
        """Try other decisions from a step on. Nothing is kept."""
        replay = await self._finished(game)
        return replay.tried(body.step, body.actions, body.about)

    async def judge(self, request: ApiRequest, game: str, body: TriedTurn) -> TriedTurnReview:
        """Compare a whole turn that was tried with the best one."""
        replay = await self._finished(game)
        if not replay.tried(body.step, body.actions, []).over:
            raise RequestError("bad_request", "This turn is not over yet.")
        return await self._jobs.judge(replay.record, body, request.address)

    async def _finished(self, game: str) -> Replay:
        replay = await self._replays.get(game)
        if replay.game is None:
            raise RequestError("other_rules", "This game was played under other rules.")
        if replay.result is None:
            raise RequestError("not_over", "This game was not played to its end.")
        return replay
