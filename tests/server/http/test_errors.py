"""Exceptions as answers."""

import socket
import time
from typing import get_args

import pytest

from tearum.server.http.errors import STATUS
from tearum.server.http.middleware.security_headers import SECURITY_HEADERS
from tearum.server.live.table_service import TableService
from tearum.server.store.game_store import StorageError
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
    sentence = "Something is wrong with this server; it was written down."
    assert answer.json() == {"code": "broken", "message": sentence}
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


def test_clients_that_go_away_are_no_errors(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    head = "POST {} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n"
    upgrade = (
        "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    for begun in (head.format("/api/editions"), head.format("/api/tables"), upgrade):
        for wait in (0, 0.1):
            with socket.create_connection(("127.0.0.1", server.port)) as gone:
                gone.sendall(begun.encode() + b"x")
                time.sleep(wait)
                # Closed by a reset, as when a laptop is shut.
                gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    time.sleep(0.3)
    assert server.get("/healthz") == {"ok": True}
    assert not [one for one in caplog.records if one.levelname in ("ERROR", "CRITICAL")]
