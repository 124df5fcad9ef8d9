"""Endpoints of the API. Each is declared once; its route and its description follow from that.

A handler gets the request, and by name its checked parameters and its decoded body. What it
returns is encoded as JSON, unless it is an answer already.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeVar

import msgspec

from tearum.server.wire.encoding import encode_json
from tearum.server.wire.errors import RequestError
from tearum.server.wire.fields import MAX_MESSAGE

JSON: Final = "application/json"
TEXT: Final = "text/plain"
T = TypeVar("T")


class ParameterError(Exception):
    """A parameter in the path or the query that is not what the endpoint declares."""


class ApiRequest(Protocol):
    """A request as handlers see it, whichever way it came."""

    @property
    def address(self) -> str:
        """Whom limits count it to."""

    @property
    def seat_key(self) -> str | None:
        """The key of a seat, if one came along."""

    async def body(self, limit: int) -> bytes:
        """The body; RequestError where it has more bytes than the limit."""


@dataclass(frozen=True)
class Answer:
    """What is sent back as it is."""

    content: bytes
    media: str = JSON
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Parameter:
    """A parameter in the path or the query, as a msgspec type with its limits."""

    name: str
    type: Any
    description: str = ""
    place: Literal["path", "query"] = "path"
    default: Any = None  # of a query parameter that is left out
    unknown: Callable[[], RequestError] | None = None  # where no such thing can exist

    def read(self, values: Mapping[str, str]) -> Any:
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

    async def handle(
        self, request: ApiRequest, path: Mapping[str, str], query: Mapping[str, str]
    ) -> object:
        """What the handler returns for this request and its parameters."""
        places = {"path": path, "query": query}
        arguments = {one.name: one.read(places[one.place]) for one in self.parameters}
        if self.body is not None and not isinstance(self.body, RawBody):
            arguments["body"] = await _read_json(request, self.body)
        return await self.handler(request, **arguments)

    def answer_with(self, content: object) -> Answer:
        """What a handler returned, ready to be sent."""
        if isinstance(content, Answer):
            return content
        return Answer(encode_json(content), status=self.status)


def file_answer(content: str, name: str, media: str) -> Answer:
    """A file to download."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Answer(content.encode(), media, headers=headers)


async def _read_json(request: ApiRequest, body_type: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(MAX_MESSAGE), type=body_type)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        text = f"This request can't be read: {error}."[:300]
        raise RequestError("bad_request", text) from error
