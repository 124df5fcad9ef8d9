"""Endpoints of the API. Each is declared once; its route and its description follow from that.

A handler gets the request, and by name its checked parameters and its decoded body. What it
returns is encoded as JSON, unless it is a response already.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tearum.server.ops.cost_budget import limited_address
from tearum.server.wire.encoding import encode_json
from tearum.server.wire.errors import RequestError
from tearum.server.wire.fields import MAX_MESSAGE

JSON = "application/json"
BODY_SECONDS: Final = 20.0  # within which a body must have come
T = TypeVar("T")


class ParameterError(Exception):
    """A parameter in the path or the query that is not what the endpoint declares."""


@dataclass(frozen=True)
class Parameter:
    """A parameter in the path or the query, as a msgspec type with its limits."""

    name: str
    type: Any
    description: str = ""
    place: Literal["path", "query"] = "path"
    default: Any = None  # of a query parameter that is left out
    unknown: Callable[[], RequestError] | None = None  # where no such thing can exist

    def read(self, request: Request) -> Any:
        values = request.path_params if self.place == "path" else request.query_params
        if self.name not in values:
            return self.default
        try:
            return msgspec.convert(values[self.name], self.type, strict=False)
        except msgspec.ValidationError as error:
            if self.unknown is not None:
                raise self.unknown() from error
            raise ParameterError(f"{self.place} parameter {self.name}: {error}.") from error


@dataclass(frozen=True)
class RawBody:
    """A body that the handler reads and decodes itself, such as an upload."""

    type: Any
    media: str = JSON


@dataclass(frozen=True)
class Endpoint:
    """One method of one path: what goes in, what comes out, and who handles it.

    The handler's docstring is the description of the endpoint.
    """

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[..., Awaitable[object]]
    parameters: tuple[Parameter, ...] = ()
    body: Any = None  # the type of a JSON body, or a RawBody
    answer: Any = None
    status: int = 200
    media: str = JSON  # of the answer

    async def __call__(self, request: Request) -> Response:
        arguments = {parameter.name: parameter.read(request) for parameter in self.parameters}
        if self.body is not None and not isinstance(self.body, RawBody):
            arguments["body"] = await _read_json(request, self.body)
        answer = await self.handler(request, **arguments)
        return answer if isinstance(answer, Response) else json_response(answer, self.status)


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """One route for each path, so that a wrong method is answered with those that are allowed."""
    by_path: defaultdict[str, dict[str, Endpoint]] = defaultdict(dict)
    for endpoint in endpoints:
        assert endpoint.method not in by_path[endpoint.path], endpoint.path
        by_path[endpoint.path][endpoint.method] = endpoint
    return [Route(path, _dispatch(found), methods=list(found)) for path, found in by_path.items()]


def _dispatch(by_method: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def dispatch(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await by_method[method](request)

    return dispatch


def json_response(content: object, status: int = 200) -> Response:
    return Response(encode_json(content), status, media_type=JSON)


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request; anything beyond the limit is not even read."""
    content = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                content += chunk
                if len(content) > limit:
                    text = f"This is too large: {limit // 1024} KiB at most."
                    raise RequestError("too_large", text)
    except TimeoutError:
        raise RequestError("bad_request", "This came too slowly: try again.") from None
    return bytes(content)


async def _read_json(request: Request, body_type: type[T]) -> T:
    try:
        return msgspec.json.decode(await read_body(request, MAX_MESSAGE), type=body_type)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        text = f"This request can't be read: {error}."[:300]
        raise RequestError("bad_request", text) from error


def client_address(connection: HTTPConnection) -> str:
    """The address that limits count by."""
    return limited_address(connection.client.host) if connection.client else ""
