"""The API of editions: those that come with the game, and uploaded ones."""

from collections import OrderedDict
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tearum.contract.languages import ENGLISH, Language
from tearum.edition import Edition
from tearum.edition.parsing.source import MAX_BYTES
from tearum.server.http.api.edition_json import edition_json
from tearum.server.http.endpoints import (
    JSON,
    Endpoint,
    Parameter,
    RawBody,
    client_address,
    json_response,
    read_body,
)
from tearum.server.live.table_service import TableService
from tearum.server.ops.rate_limits import RateLimiter
from tearum.server.replays.upload_reader import UploadReader
from tearum.server.store.editions import (
    MAX_CACHED,
    EditionStore,
    built_in_editions,
    edition_name,
)
from tearum.server.wire.editions import BadEdition, EditionJson, EditionName
from tearum.server.wire.encoding import encode_json
from tearum.server.wire.errors import RequestError

KEY: Final = Parameter("key", str)
LANGUAGE: Final = Parameter(
    "language", Language, "Of the problems.", place="query", default=ENGLISH
)


class EditionsApi:
    def __init__(self, service: TableService, uploads: UploadReader) -> None:
        self._uploads = uploads
        self._storage = service.storage
        self._editions = service.editions
        self._uploads_made = RateLimiter(service.settings.uploads_per_hour)
        self._max_editions = service.settings.max_editions
        self._encoded: OrderedDict[str, bytes] = OrderedDict()  # by the editions' text

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/editions", self.list_editions, answer=list[EditionName]),
            Endpoint(
                "POST",
                "/editions",
                self.keep_edition,
                (LANGUAGE,),
                body=RawBody(str, "text/plain"),
                answer=EditionName,
                status=201,
            ),
            Endpoint("GET", "/editions/{key}", self.show_edition, (KEY,), answer=EditionJson),
            Endpoint(
                "GET",
                "/editions/{key}/file",
                self.edition_file,
                (KEY,),
                answer=str,
                media="text/plain",
            ),
        ]

    async def list_editions(self, _: Request) -> list[EditionName]:
        """The editions that come with the game."""
        return [edition_name(edition) for edition in built_in_editions()]

    async def keep_edition(self, request: Request, language: Language) -> EditionName | Response:
        """Upload an edition, so that tables can be opened with it. It is checked first."""
        if not self._uploads_made.take(client_address(request)):
            raise RequestError("too_many", "You have uploaded many editions: wait a little.")
        content = await read_body(request, MAX_BYTES)
        read = await self._uploads.read(client_address(request), "edition", content, language)
        if read.code is not None:
            raise RequestError(read.code, read.message)
        if read.edition is None:
            return json_response(BadEdition(read.problems), 422)
        if await self._storage.count_editions() >= self._max_editions:
            raise RequestError("too_many", "This server keeps no more editions: try another.")
        await self._storage.add_edition(read.digest, read.source)
        return read.edition

    async def show_edition(self, _: Request, key: str) -> Response:
        """Every value of an edition, and where it comes from."""
        edition = await find_edition(self._editions, key)
        encoded = self._encoded.get(edition.source)
        if encoded is None:
            encoded = self._encoded[edition.source] = encode_json(edition_json(edition))
            if len(self._encoded) > MAX_CACHED:
                self._encoded.popitem(last=False)
        return Response(encoded, media_type=JSON)

    async def edition_file(self, _: Request, key: str) -> Response:
        """The file of an edition, to be edited and uploaded again."""
        edition = await find_edition(self._editions, key)
        headers = {"Content-Disposition": f'attachment; filename="{edition.id}.toml"'}
        return PlainTextResponse(edition.source, headers=headers)


async def find_edition(editions: EditionStore, key: str) -> Edition:
    edition = await editions.get(key)
    if edition is None:
        raise RequestError("no_such_edition", f"There is no edition {key[:100]!r} here.")
    return edition
