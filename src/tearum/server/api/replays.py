"""The API of replays: finished games, and records that were uploaded."""

from typing import Any

from tearum.contract.events import EventJson
from tearum.game import Record
from tearum.game.record import MAX_BYTES
from tearum.server.api.edition_json import edition_json
from tearum.server.api.endpoints import JSON, Answer, ApiRequest, Endpoint, RawBody, file_answer
from tearum.server.api.parameters import GAME, SEAT, STEP
from tearum.server.live.table_service import TableService
from tearum.server.ops.rate_limits import RateLimiter
from tearum.server.replays.replay_service import ReplayService
from tearum.server.replays.uploads import FileReader
from tearum.server.store.keys import new_id
from tearum.server.wire.editions import EditionJson
from tearum.server.wire.errors import RequestError
from tearum.server.wire.replays import GameSummary, ReplayMap, ReplayStep, Uploaded


class ReplaysApi:
    def __init__(self, service: TableService, replays: ReplayService, uploads: FileReader) -> None:
        self._uploads = uploads
        self._storage = service.storage
        self._replays = replays
        self._uploads_made = RateLimiter(service.settings.uploads_per_hour)
        self._max_uploads = service.settings.max_uploads

    def endpoints(self) -> list[Endpoint]:
        game = "/games/{game}"
        return [
            Endpoint("GET", game, self.game_summary, (GAME,), answer=GameSummary),
            Endpoint("GET", f"{game}/map", self.game_map, (GAME,), answer=ReplayMap),
            Endpoint(
                "GET", f"{game}/replay", self.game_replay, (GAME, STEP, SEAT), answer=ReplayStep
            ),
            Endpoint(
                "GET", f"{game}/events", self.game_events, (GAME, SEAT), answer=list[EventJson]
            ),
            Endpoint("GET", f"{game}/edition", self.game_edition, (GAME,), answer=EditionJson),
            Endpoint("GET", f"{game}/record", self.game_record, (GAME,), answer=dict[str, Any]),
            Endpoint(
                "POST",
                "/records",
                self.upload,
                body=RawBody(dict[str, Any]),
                answer=Uploaded,
                status=201,
            ),
        ]

    async def game_summary(self, _: ApiRequest, game: str) -> GameSummary:
        """A finished or uploaded game."""
        return (await self._replays.get(game)).summary()

    async def game_map(self, _: ApiRequest, game: str) -> ReplayMap:
        """Where a replay can jump to."""
        return (await self._replays.get(game)).map()

    async def game_replay(
        self, _: ApiRequest, game: str, step: int | None, seat: int | None
    ) -> ReplayStep:
        """The table after the first `step` decisions; without `step`, at the end."""
        return (await self._replays.get(game)).step(step, seat)

    async def game_events(self, _: ApiRequest, game: str, seat: int | None) -> list[EventJson]:
        """All events of the game."""
        return (await self._replays.get(game)).events(seat)

    async def game_edition(self, _: ApiRequest, game: str) -> EditionJson:
        """The edition a game was played with."""
        return edition_json((await self._replays.get(game)).edition)

    async def game_record(self, _: ApiRequest, game: str) -> Answer:
        """The record, as a file."""
        return record_file((await self._replays.get(game)).whole_record(), game)

    async def upload(self, request: ApiRequest) -> Uploaded:
        """Upload a record, so that it can be watched here."""
        if not self._uploads_made.take(request.address):
            raise RequestError("too_many", "You have uploaded many records: wait a little.")
        content = await request.body(MAX_BYTES)
        if await self._storage.count_uploads() >= self._max_uploads:
            raise RequestError("too_many", "This server keeps no more records: try another.")
        read = await self._uploads.read(request.address, "record", content)
        if read.code is not None:
            raise RequestError(read.code, read.message)
        game_id = new_id()
        await self._storage.add_upload(game_id, read.record, read.digest, read.source)
        return Uploaded(game_id)


def record_file(record: Record, game_id: str) -> Answer:
    return file_answer(record.dumps(), f"tearum-{game_id}.json", JSON)
