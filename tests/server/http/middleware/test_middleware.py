"""The gates that every request passes, tried on an application of two lines."""

import asyncio
import json
from collections import Counter
from typing import Any

import pytest
from starlette.routing import Mount, Route

from tearum.server.http.middleware import cost as cost_middleware
from tearum.server.http.middleware.cost import CostMiddleware, Gate
from tearum.server.http.middleware.security import SecurityMiddleware
from tearum.server.http.middleware.security_headers import SECURITY_HEADERS
from tearum.server.ops.cost_budget import CostBudgets
from tearum.server.ops.metrics import Metrics
from tearum.server.ops.settings import CostShare, Settings

Sent = list[dict[str, Any]]


def scope(kind: str = "http", path: str = "/api/info", **headers: str) -> dict[str, Any]:
    return {
        "type": kind,
        "path": path,
        "method": "GET",
        "query_string": b"",
        "client": ("192.0.2.1", 5000),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }


def answer_of(app: Any, asked: dict[str, Any]) -> Sent:
    """All messages that an application sends for a request."""
    sent: Sent = []

    async def run() -> None:
        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b""}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await app(asked, receive, send)

    asyncio.run(run())
    return sent


def headers_of(sent: Sent) -> dict[str, str]:
    return {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}


def body_of(sent: Sent) -> Any:
    return json.loads(b"".join(message.get("body", b"") for message in sent))


async def says_hello(asked: Any, receive: Any, send: Any) -> None:
    """Answers, and leaves a route behind as Starlette's router does."""
    asked["route"] = Route("/api/tables/{table}", lambda _: None)
    await send({"type": "http.response.start", "status": 203, "headers": []})
    await send({"type": "http.response.body", "body": b"12345"})


class Door:
    """The middleware that checks where requests come from, and its metrics."""

    def __init__(self, app: Any = says_hello, **options: Any) -> None:
        self.metrics = Metrics()
        self.app = SecurityMiddleware(app, Settings("sqlite://", **options), self.metrics)

    def counted(self) -> dict[tuple[str, str], float]:
        return {
            (sample.labels["route"], sample.labels["status"]): sample.value
            for metric in self.metrics.registry.collect()
            for sample in metric.samples
            if sample.name == "tearum_requests_total"
        }


def test_requests_are_counted_by_the_pattern_of_their_route() -> None:
    door = Door()
    asked = scope(path="/api/tables/x7k2", host="localhost:8642")
    assert [message.get("status") for message in answer_of(door.app, asked)] == [203, None]
    answer_of(door.app, dict(asked))
    assert door.counted() == {("/api/tables/{table}", "203"): 2}


def test_what_no_route_matches_is_counted_without_its_address() -> None:
    async def nothing(asked: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 404, "headers": []})

    async def inside(asked: Any, receive: Any, send: Any) -> None:
        asked["root_path"] = "/api"
        asked["route"] = Route("/info", lambda _: None)
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def mounted(asked: Any, receive: Any, send: Any) -> None:
        asked["root_path"] = "/secret-table"
        asked["route"] = Mount("/assets", routes=[])
        await send({"type": "http.response.start", "status": 405, "headers": []})

    for app, expected in (
        (nothing, ("other", "404")),
        (inside, ("/api/info", "200")),
        (mounted, ("/assets/{path:path}", "405")),
    ):
        door = Door(app)
        answer_of(door.app, scope(path="/secret-table", host="localhost"))
        assert door.counted() == {expected: 1}


def test_headers_that_an_answer_has_are_kept() -> None:
    async def own_policy(asked: Any, receive: Any, send: Any) -> None:
        headers = [(b"referrer-policy", b"origin"), (b"cache-control", b"max-age=9")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})

    headers = headers_of(answer_of(Door(own_policy).app, scope(host="localhost")))
    assert headers["referrer-policy"] == "origin"
    assert headers["cache-control"] == "max-age=9"
    assert headers["x-content-type-options"] == "nosniff"
    headers = headers_of(answer_of(Door().app, scope(host="localhost")))
    assert headers["cache-control"] == "no-store"
    assert headers.keys() == {name.lower() for name in SECURITY_HEADERS} | {"cache-control"}
    outside = headers_of(answer_of(Door().app, scope(path="/apiary", host="localhost")))
    assert "cache-control" not in outside


def test_a_refusal_says_what_to_do_and_has_all_security_headers() -> None:
    door = Door(origins=("https://tearum.example",))
    sent = answer_of(door.app, scope(host="evil.example"))
    assert sent[0]["status"] == 421
    body = body_of(sent)
    assert body["code"] == "other_site"
    assert "start it with --origin" in body["message"]
    assert {name.lower() for name in SECURITY_HEADERS} <= headers_of(sent).keys()
    sent = answer_of(door.app, scope(host="localhost", origin="https://evil.example"))
    assert sent[0]["status"] == 403
    assert body_of(sent) == {
        "code": "other_site",
        "message": "This page comes from another site: open it from this server.",
    }


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        ("localhost:8642", "http://localhost:8642", True),
        ("localhost:8642", "http://localhost:8643", False),  # another server of this machine
        ("localhost:8642", "http://localhost", False),
        ("localhost:8642", "https://tearum.example", True),  # named, behind a proxy
        ("tearum.example", "https://tearum.example", True),
        ("tearum.example", "https://tearum.example.evil.example", False),
        ("localhost:8642", "http://[", False),
        ("localhost:8642", "", False),
        ("localhost:8642", "null", False),
    ],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_pages_of_this_server_and_of_named_origins_are_let_in(
    kind: str, host: str, origin: str, allowed: bool
) -> None:
    door = Door(origins=("https://tearum.example",))
    sent = answer_of(door.app, scope(kind, host=host, origin=origin))
    if allowed:
        assert sent[0]["status"] == 203
    elif kind == "websocket":
        assert sent == [{"type": "websocket.close", "code": 1008}]
    else:
        assert sent[0]["status"] == 403


def test_a_socket_is_neither_counted_nor_given_headers() -> None:
    door = Door()
    sent = answer_of(door.app, scope("websocket", host="localhost"))
    assert sent[0]["headers"] == []
    assert door.counted() == {}


def test_what_is_no_request_passes() -> None:
    for app in (Door().app, Costs().app):
        assert answer_of(app, {"type": "lifespan"})[0]["status"] == 203


class Costs:
    """The middleware that lets requests wait, with an address that can afford little."""

    def __init__(self, app: Any = says_hello, **options: Any) -> None:
        share = CostShare(0.5, 1.0, 1000, 100)
        given: dict[str, Any] = {"request_share": share, "health_share": share, **options}
        self.settings = Settings("sqlite://", request_patience=0.05, **given)
        self.budgets = CostBudgets(self.settings)
        self.app = CostMiddleware(app, self.budgets, self.settings)


def test_a_request_is_charged_to_its_address_and_purpose() -> None:
    costs = Costs()
    budget = costs.budgets.of("192.0.2.1")
    before = budget.requests._seconds._tokens
    answer_of(costs.app, scope())
    assert budget.requests._bytes._tokens == 100 - 5  # of the body
    spent = before - budget.requests._seconds._tokens
    assert cost_middleware.REQUEST_SECONDS < spent < 0.1
    assert budget.health._bytes._tokens == 100
    answer_of(costs.app, scope(path="/healthz"))
    assert budget.health._bytes._tokens == 100 - 5
    assert costs.budgets.of("192.0.2.2").requests._bytes._tokens == 100


def test_an_address_that_used_up_its_share_is_refused_and_learns_for_how_long() -> None:
    costs = Costs()
    spent = costs.budgets.of("192.0.2.1").requests
    spent._seconds.spend(3.6)  # 2.6 s are missing, half a second comes in each
    sent = answer_of(costs.app, scope())
    assert sent[0]["status"] == 429
    assert body_of(sent) == {
        "code": "too_many",
        "message": "You ask much of this server: wait a few seconds.",
    }
    headers = headers_of(sent)
    assert headers["retry-after"] == "6"
    assert headers["cache-control"] == "no-store"
    assert spent._seconds._tokens == pytest.approx(-2.6, abs=0.1)  # a refusal costs nothing
    other = {**scope(), "client": ("192.0.2.9", 1)}
    assert answer_of(costs.app, other)[0]["status"] == 203


def test_health_is_answered_whatever_was_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_middleware, "HEALTH_SECONDS", 0.02)
    costs = Costs()
    costs.budgets.of("192.0.2.1").health._seconds.spend(100)
    costs.budgets.of("192.0.2.1").page._seconds.spend(100)
    assert answer_of(costs.app, scope(path="/healthz"))[0]["status"] == 203
    assert answer_of(costs.app, scope(path="/healthz/"))[0]["status"] == 429


def test_only_so_many_requests_of_an_address_at_the_same_time() -> None:
    statuses: list[int] = []

    async def run() -> None:
        free = asyncio.Event()

        async def waits(asked: Any, receive: Any, send: Any) -> None:
            await free.wait()
            await says_hello(asked, receive, send)

        costs = Costs(waits, requests_per_address=3)

        async def ask(address: str) -> None:
            async def send(message: dict[str, Any]) -> None:
                if "status" in message:
                    statuses.append(message["status"])

            asked = {**scope(), "client": (address, 1)}
            await costs.app(asked, None, send)  # type: ignore[arg-type]

        asks = [asyncio.create_task(ask("192.0.2.1")) for _ in range(4)]
        asks.append(asyncio.create_task(ask("192.0.2.2")))
        await asyncio.sleep(0.3)
        assert statuses == [429]
        free.set()
        await asyncio.gather(*asks)
        assert statuses == [429, 203, 203, 203, 203]
        assert not costs.app._under_way
        assert not costs.app._gates
        await ask("192.0.2.1")
        assert statuses[-1] == 203

    asyncio.run(run())


def test_a_gate_lets_in_two_at_a_time_and_more_when_they_take_long() -> None:
    inside: list[str] = []

    async def run() -> None:
        gate, done = Gate(), asyncio.Event()

        async def enter(name: str) -> None:
            async with gate:
                inside.append(name)
                await done.wait()

        tasks = [asyncio.create_task(enter(name)) for name in "abcde"]
        await asyncio.sleep(0.03)
        assert inside == ["a", "b"]
        await asyncio.sleep(0.1)  # those count no longer
        assert inside == ["a", "b", "c", "d"]
        done.set()
        await asyncio.gather(*tasks)
        assert gate._semaphore._value == 2
        assert gate._timers == {}

    asyncio.run(run())


@pytest.mark.parametrize("path", ["/api/editions/classic", "/", "/healthz"])
def test_requests_that_are_answered_at_once_come_one_in_each_iteration(path: str) -> None:
    iteration, answered = 0, Counter[int]()

    async def says_at_once(asked: Any, receive: Any, send: Any) -> None:
        answered[iteration] += 1
        await says_hello(asked, receive, send)

    async def run() -> None:
        costs = Costs(says_at_once)

        async def count() -> None:
            nonlocal iteration
            while True:
                iteration += 1
                await asyncio.sleep(0)

        async def ignore(message: object) -> None: ...

        counting = asyncio.create_task(count())
        asks = (costs.app(scope(path=path), None, ignore) for _ in range(20))  # type: ignore[arg-type]
        await asyncio.gather(*asks)
        counting.cancel()

    asyncio.run(run())
    assert answered.total() == 20
    assert max(answered.values()) == 1


def test_a_socket_pays_for_its_handshake_and_what_follows_is_free() -> None:
    costs = Costs()
    lane = costs.budgets.of("192.0.2.1").requests
    assert answer_of(costs.app, scope("websocket"))[0]["status"] == 203
    assert lane._seconds._tokens == pytest.approx(1.0 - cost_middleware.HANDSHAKE_SECONDS, abs=1e-3)
    assert lane._bytes._tokens == 100
    assert not costs.app._under_way


@pytest.mark.parametrize(("wait", "seconds"), [(0.0, "1"), (0.2, "1"), (1.0, "1"), (2.01, "3")])
def test_who_is_refused_learns_after_how_many_whole_seconds_to_come_again(
    wait: float, seconds: str
) -> None:
    async def refuse(asked: Any, receive: Any, send: Any) -> None:
        await cost_middleware._refuse(wait, asked, receive, send)

    headers = headers_of(answer_of(refuse, scope()))
    assert headers["retry-after"] == seconds
    assert headers["cache-control"] == "no-store"
