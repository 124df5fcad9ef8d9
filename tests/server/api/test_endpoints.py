"""Endpoints as they are declared: parameters, bodies and answers, without a server."""

import asyncio
from typing import Annotated, Any

import msgspec
import pytest

from tearum.server.api.endpoints import (
    JSON,
    Answer,
    Endpoint,
    Parameter,
    ParameterError,
    RawBody,
    file_answer,
)
from tearum.server.wire.errors import RequestError, no_such_game


def test_a_parameter_is_read_by_its_type_or_named_in_the_error() -> None:
    number = Annotated[int, msgspec.Meta(ge=0, le=3)]
    seat = Parameter("seat", number, place="query", default=7)
    assert seat.read({"seat": "3", "other": "x"}) == 3
    assert seat.read({}) == 7
    with pytest.raises(ParameterError, match=r"^query parameter seat: Expected `int` <= 3\.$"):
        seat.read({"seat": "4"})
    game = Parameter("game", number, unknown=no_such_game)
    with pytest.raises(RequestError) as unknown:
        game.read({"game": "4"})
    assert unknown.value.code == "no_such_game"


class Asked:
    """A request with a body."""

    address, seat_key = "a", None

    def __init__(self, content: bytes = b"") -> None:
        self.content = content

    async def body(self, limit: int) -> bytes:
        assert limit == 16 * 1024
        return self.content


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    count: int


def test_a_handler_gets_its_parameters_each_from_its_own_place() -> None:
    got: list[Any] = []

    async def handler(request: Any, **arguments: Any) -> str:
        got.append(arguments)
        return "done"

    parameters = Parameter("name", str), Parameter("step", int, place="query", default=5)
    endpoint = Endpoint("POST", "/x", handler, parameters, body=Wish, status=201)

    def ask(content: bytes, path: dict[str, str], query: dict[str, str]) -> Any:
        return asyncio.run(endpoint.handle(Asked(content), path, query))

    assert ask(b'{"count": 3}', {"name": "a", "step": "9"}, {"name": "b"}) == "done"
    assert ask(b'{"count": 4}', {"name": "a"}, {"step": "6"}) == "done"
    assert got == [
        {"name": "a", "step": 5, "body": Wish(3)},
        {"name": "a", "step": 6, "body": Wish(4)},
    ]
    for content in (b"", b'{"count": "x"}', b'{"count": 3, "more": 1}', b"\xff"):
        with pytest.raises(RequestError, match=r"^This request can't be read: ") as error:
            ask(content, {"name": "a"}, {})
        assert error.value.code == "bad_request"
    raw = Endpoint("POST", "/x", handler, body=RawBody(str))
    asyncio.run(raw.handle(Asked(b"anything"), {}, {}))
    assert got[-1] == {}
    answer = endpoint.answer_with({"a": 1})
    assert (answer.content, answer.media, answer.status) == (b'{"a":1}', JSON, 201)
    own = Answer(b"own", status=422)
    assert endpoint.answer_with(own) is own


def test_a_file_is_offered_under_its_name() -> None:
    answer = file_answer("Zoë", "game.json", JSON)
    assert (answer.content, answer.media, answer.status) == ("Zoë".encode(), JSON, 200)
    assert answer.headers == {"Content-Disposition": 'attachment; filename="game.json"'}
