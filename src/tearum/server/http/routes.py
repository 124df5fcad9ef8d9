"""The endpoints of the API as Starlette's routes."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tearum.server.api.endpoints import JSON, Endpoint
from tearum.server.ops.cost_budget import limited_address
from tearum.server.wire.encoding import encode_json
from tearum.server.wire.errors import RequestError

BODY_SECONDS: Final = 20.0  # within which a body must have come


@dataclass(frozen=True)
class HttpRequest:
    """A request over HTTP, as the handlers of the API see it."""

    request: Request

    @property
    def address(self) -> str:
        return client_address(self.request)

    @property
    def seat_key(self) -> str | None:
        scheme, _, key = self.request.headers.get("authorization", "").partition(" ")
        return key if scheme.lower() == "bearer" else None

    async def body(self, limit: int) -> bytes:
        """The body; anything beyond the limit is not even read."""
        content = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in self.request.stream():
                    content += chunk
                    if len(content) > limit:
                        text = f"This is too large: {limit // 1024} KiB at most."
                        raise RequestError("too_large", text)
        except TimeoutError:
            raise RequestError("bad_request", "This came too slowly: try again.") from None
        return bytes(content)


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """One route for each path, so that a wrong method is answered with those that are allowed."""
    by_path: defaultdict[str, dict[str, Endpoint]] = defaultdict(dict)
    for endpoint in endpoints:
        assert endpoint.method not in by_path[endpoint.path], endpoint.path
        by_path[endpoint.path][endpoint.method] = endpoint
    return [Route(path, _dispatch(found), methods=list(found)) for path, found in by_path.items()]


def _dispatch(by_method: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def dispatch(request: Request) -> Response:
        endpoint = by_method["GET" if request.method == "HEAD" else request.method]
        content = await endpoint.handle(
            HttpRequest(request), request.path_params, request.query_params
        )
        if isinstance(content, Response):
            return content
        answer = endpoint.answer_with(content)
        return Response(answer.content, answer.status, answer.headers, answer.media)

    return dispatch


def json_response(content: object, status: int = 200) -> Response:
    return Response(encode_json(content), status, media_type=JSON)


def client_address(connection: HTTPConnection) -> str:
    """The address that limits count by."""
    return limited_address(connection.client.host) if connection.client else ""
