"""`/healthz` and `/metrics`."""

import asyncio
from pathlib import Path

import pytest

from tearum.server.http.health import HealthCheck
from tearum.server.http.middleware.cost import AT_ONCE, CostMiddleware
from tearum.server.ops.cost_budget import CostBudgets
from tearum.server.store.game_store import StorageError

from ..harness import TOKEN, Server, settings_in


def test_health_and_metrics_are_served(server: Server) -> None:
    assert server.get("/healthz") == {"ok": True}
    metrics = server.metrics()
    assert "tearum_moves_total" in metrics
    assert "tearum_requests_total" in metrics
    assert server.get("/api/openapi.json")["paths"]["/api/tables"]["post"]["requestBody"]


def test_metrics_are_for_whoever_has_the_token(server: Server) -> None:
    for token in (f"Basic {TOKEN}", "Bearer wrong", "Bearer", "Bearer \xe9", ""):
        headers = {b"Authorization": token.encode("latin-1")}
        assert server.http.get("/metrics", headers=headers).status_code == 404


def test_without_a_token_nobody_gets_metrics(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path, metrics_token="")) as server:
        for headers in ({}, {"Authorization": "Bearer"}):
            assert server.http.get("/metrics", headers=headers).status_code == 404


class CountingStorage:
    """Counts how often it is looked at, and fails where asked to."""

    def __init__(self) -> None:
        self.looks = 0
        self.write_failed = self.gone = self.read_only = False

    async def read_generation(self) -> str:
        self.looks += 1
        await asyncio.sleep(0.01)
        if self.gone:
            raise StorageError("gone")
        return "first"

    async def check_writing(self) -> None:
        if self.read_only:
            raise StorageError("read only")


def test_however_many_ask_the_database_is_looked_at_once() -> None:
    storage = CountingStorage()
    check = HealthCheck(storage)  # type: ignore[arg-type]

    async def many() -> list[str | None]:
        return await asyncio.gather(*(check.problem() for _ in range(100)))

    assert set(asyncio.run(many())) == {None}
    assert storage.looks == 1


def test_health_tells_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    storage = CountingStorage()
    check = HealthCheck(storage)  # type: ignore[arg-type]
    assert asyncio.run(check.problem()) is None
    storage.write_failed = True  # that counts at once
    assert asyncio.run(check.problem()) == "The database can't be written."
    monkeypatch.setattr("tearum.server.http.health.CHECK_SECONDS", 0.0)
    storage.gone = True
    assert asyncio.run(check.problem()) == "The database can't be reached."
    storage.gone = storage.write_failed = False
    storage.read_only = True
    assert asyncio.run(check.problem()) == "The database can't be written."


def test_those_who_waited_for_health_are_answered_a_few_at_a_time(tmp_path: Path) -> None:
    answering = most = 0

    async def app(*_: object) -> None:
        nonlocal answering, most
        answering += 1
        most = max(most, answering)
        await asyncio.sleep(0.001)
        answering -= 1

    settings = settings_in(tmp_path)

    async def ask_together() -> None:
        middleware = CostMiddleware(app, CostBudgets(settings), settings)
        scope = {"type": "http", "path": "/healthz", "headers": [], "client": ("1.2.3.4", 5)}
        requests = (middleware(dict(scope), None, None) for _ in range(40))  # type: ignore[arg-type]
        await asyncio.gather(*requests)

    asyncio.run(ask_together())
    assert most == AT_ONCE
