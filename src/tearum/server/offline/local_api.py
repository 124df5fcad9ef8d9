"""Finds the endpoint for a request of the page, and calls it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from tearum.server.api.endpoints import Answer, Endpoint, ParameterError
from tearum.server.store.game_store import StorageError
from tearum.server.wire.encoding import encode_json
from tearum.server.wire.errors import ApiError, RequestError, storage_unavailable

PREFIX: Final = "/api"
HERE: Final = "here"  # the one address there is
FAILED: Final = 400


@dataclass(frozen=True)
class LocalRequest:
    content: bytes
    address: str = HERE
    seat_key: str | None = None

    async def body(self, limit: int) -> bytes:
        if len(self.content) > limit:
            text = f"This is too large: {limit // 1024} KiB at most."
            raise RequestError("too_large", text)
        return self.content


class LocalApi:
    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self._endpoints = [(one, _pattern(one.path)) for one in endpoints]

    async def answer(self, method: str, address: str, content: bytes) -> Answer:
        """What the API answers; whatever goes wrong is an answer too."""
        try:
            return await self._handle(method, address, content)
        except RequestError as error:
            refused = error
        except ParameterError as error:
            refused = RequestError("bad_request", str(error)[:300])
        except StorageError:
            refused = storage_unavailable()
        return Answer(encode_json(ApiError(refused.code, refused.message)), status=FAILED)

    async def _handle(self, method: str, address: str, content: bytes) -> Answer:
        parts = urlsplit(address.removeprefix(PREFIX))
        for endpoint, pattern in self._endpoints:
            found = pattern.fullmatch(parts.path)
            if found and endpoint.method == method:
                path = {name: unquote(value) for name, value in found.groupdict().items()}
                query = dict(parse_qsl(parts.query, keep_blank_values=True))
                returned = await endpoint.handle(LocalRequest(content), path, query)
                return endpoint.answer_with(returned)
        raise RequestError("not_found", "The API has nothing under this address.")


def _pattern(path: str) -> re.Pattern[str]:
    """A path such as `/tables/{table}` as a pattern for addresses."""
    parts = re.split(r"\{(\w+)\}", path)
    texts = [f"(?P<{part}>[^/]+)" if i % 2 else re.escape(part) for i, part in enumerate(parts)]
    return re.compile("".join(texts))
