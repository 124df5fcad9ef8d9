"""Requests at the door: methods, parameters, bodies, unknown addresses."""

import pytest
from starlette.routing import Router

from tearum.server.api.endpoints import ApiRequest, Endpoint
from tearum.server.http.routes import routes

from ..harness import Page, Server


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/info", {"GET", "HEAD"}),
        ("GET", "/api/tables", {"POST"}),
        ("PUT", "/api/editions", {"GET", "HEAD", "POST"}),
        ("POST", "/table/abc", {"GET", "HEAD"}),
    ],
)
def test_a_wrong_method_is_answered_with_those_that_are_allowed(
    server: Server, method: str, path: str, allowed: set[str]
) -> None:
    answer = server.http.request(method, path)
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == allowed
    assert answer.json() == {"code": "bad_request", "message": "Method Not Allowed."}


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_unknown_address_of_the_api_is_no_page(server: Server, method: str) -> None:
    for path in ("/api/nothing", "/api/tables/", "/api/"):
        answer = server.http.request(method, path)
        assert answer.status_code == 404
        assert answer.json()["code"] == "not_found"


def test_head_is_get_without_a_body(server: Server) -> None:
    answer = server.http.head("/api/info")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.content == b""


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/api/games/aaaaaaaaaaaaaaaa/replay?step=x", "query parameter step: Expected `int`"),
        ("/api/games/aaaaaaaaaaaaaaaa/replay?step=", "query parameter step: Expected `int`"),
        ("/api/games/aaaaaaaaaaaaaaaa/replay?step=null", "query parameter step: Expected `int`"),
        ("/api/games/aaaaaaaaaaaaaaaa/replay?seat=4", "query parameter seat: Expected `int` <= 3"),
        ("/api/lab?edition=" + "x" * 101, "query parameter edition: Expected `str` of length <="),
    ],
)
def test_a_wrong_parameter_is_named(server: Server, path: str, sentence: str) -> None:
    answer = server.get(path, 422)
    assert answer["code"] == "bad_request"
    assert answer["message"].startswith(sentence)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"seats": 3}', b"\xff", b"[" * 10_000])
def test_a_body_that_cannot_be_read_is_refused(server: Server, body: bytes) -> None:
    answer = server.http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["message"].startswith("This request can't be read: ")


def test_a_body_that_is_too_large_is_not_read(server: Server) -> None:
    answer = server.http.post("/api/tables", content=b" " * 20_000)
    assert answer.status_code == 413
    assert answer.json() == {"code": "too_large", "message": "This is too large: 16 KiB at most."}


async def nothing(_: ApiRequest) -> None: ...


def test_an_endpoint_cannot_be_declared_twice() -> None:
    endpoint = Endpoint("GET", "/here", nothing)
    assert len(Router(routes([endpoint, Endpoint("POST", "/here", nothing)])).routes) == 1
    with pytest.raises(AssertionError, match="/here"):
        routes([endpoint, endpoint])


@pytest.mark.parametrize("name", ["nonsense", "a" * 16, "A" * 16, "x" * 3000, "%00"])
def test_an_unknown_table_is_said_to_be_none(server: Server, name: str) -> None:
    assert server.get(f"/api/tables/{name}", 404)["code"] == "no_such_table"
    assert server.get(f"/api/games/{name}", 404)["code"] == "no_such_game"
    assert server.get(f"/api/games/{name}/replay", 404)["code"] == "no_such_game"
    with Page(server, name[:100]) as page:
        assert page.welcome["code"] == "no_such_table"
