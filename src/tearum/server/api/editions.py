"""The API of editions: those that come with the game, and uploaded ones."""

from collections import OrderedDict
from typing import Final

from tearum.contract.languages import ENGLISH, Language
from tearum.edition import Edition
from tearum.edition.parsing.source import MAX_BYTES
from tearum.server.api.edition_json import edition_json
from tearum.server.api.endpoints import (
    TEXT,
    Answer,
    ApiRequest,
    Endpoint,
    Parameter,
    RawBody,
    file_answer,
)
from tearum.server.live.table_service import TableService
from tearum.server.ops.rate_limits import RateLimiter
from tearum.server.replays.uploads import FileReader
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
    def __init__(self, service: TableService, uploads: FileReader) -> None:
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
                body=RawBody(str, TEXT),
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
                media=TEXT,
            ),
        ]

    async def list_editions(self, _: ApiRequest) -> list[EditionName]:
        """The editions that come with the game."""
        return [edition_name(edition) for edition in built_in_editions()]

    async def keep_edition(self, request: ApiRequest, language: Language) -> EditionName | Answer:
        """Upload an edition, so that tables can be opened with it. It is checked first."""
        if not self._uploads_made.take(request.address):
            raise RequestError("too_many", "You have uploaded many editions: wait a little.")
        content = await request.body(MAX_BYTES)
        read = await self._uploads.read(request.address, "edition", content, language)
        if read.code is not None:
            raise RequestError(read.code, read.message)
        if read.edition is None:
            return Answer(encode_json(BadEdition(read.problems)), status=422)
        if await self._storage.count_editions() >= self._max_editions:
            raise RequestError("too_many", "This server keeps no more editions: try another.")
        await self._storage.add_edition(read.digest, read.source)
        return read.edition

    async def show_edition(self, _: ApiRequest, key: str) -> Answer:
        """Every value of an edition, and where it comes from."""
        edition = await find_edition(self._editions, key)
        encoded = self._encoded.get(edition.source)
        if encoded is None:
            encoded = self._encoded[edition.source] = encode_json(edition_json(edition))
            if len(self._encoded) > MAX_CACHED:
                self._encoded.popitem(last=False)
        return Answer(encoded)

    async def edition_file(self, _: ApiRequest, key: str) -> Answer:
        """The file of an edition, to be edited and uploaded again."""
        edition = await find_edition(self._editions, key)
        return file_answer(edition.source, f"{edition.id}.toml", TEXT)


async def find_edition(editions: EditionStore, key: str) -> Edition:
    edition = await editions.get(key)
    if edition is None:
        raise RequestError("no_such_edition", f"There is no edition {key[:100]!r} here.")
    return edition
