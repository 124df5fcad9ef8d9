"""Exceptions as answers."""

from typing import get_args

import pytest

from tearum.server.http.errors import STATUS
from tearum.server.http.middleware.security_headers import SECURITY_HEADERS
from tearum.server.live.table_service import TableService
from tearum.server.store.database import StorageError
from tearum.server.wire.errors import ErrorCode

from ..harness import Server


def fail_with(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    async def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(TableService, "get_without_game", fail)


def test_a_bug_is_an_answer_without_details(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_with(monkeypatch, RuntimeError("a secret"))
    answer = server.http.get("/api/tables/aaaaaaaaaaaaaaaa")
    assert answer.status_code == 500
    assert answer.json()["code"] == "broken"
    assert "secret" not in answer.text
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers[name] == value
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["connection"] == "close"


def test_a_database_that_is_gone_is_an_answer_too(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail_with(monkeypatch, StorageError("the disk is full"))
    answer = server.http.get("/api/tables/aaaaaaaaaaaaaaaa")
    assert (answer.status_code, answer.json()["code"]) == (503, "no_storage")
    assert "disk" not in answer.text


def test_every_status_is_of_a_known_error() -> None:
    assert set(STATUS) <= set(get_args(ErrorCode))
