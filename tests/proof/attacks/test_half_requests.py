"""Connections that send half a request and wait: others still get in."""

import json
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.proof.attacks.scale import report, scaled
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.proof

CONNECTIONS = scaled(400, 2000)
DESCRIPTORS = scaled(300, 1024)  # that the server may have
MOST_LOG = 20_000  # bytes
HALF = b"GET /api/info HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "


def test_half_requests_keep_nobody_out(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, descriptors=DESCRIPTORS) as server, ExitStack() as stack:
        refused = 0
        for _ in range(CONNECTIONS):
            one = stack.enter_context(socket.socket())
            one.bind(("127.0.0.2", 0))
            one.settimeout(0.2)
            try:
                one.connect(("127.0.0.1", server.port))
                one.sendall(HALF)
            except OSError:
                refused += 1
        slowest = 0.0
        for _ in range(20):
            began = time.perf_counter()
            assert server.get("/healthz") == {"ok": True}
            server.get("/api/info")
            slowest = max(slowest, time.perf_counter() - began)
        lines = server.log.read_text().splitlines()[2:]  # after the address
        size = server.log.stat().st_size
        report(f"{CONNECTIONS} half requests", slowest_ms=round(1000 * slowest, 1), log=size)
        assert slowest < 1
        assert size < MOST_LOG
        assert all(json.loads(line)["event"] for line in lines)
