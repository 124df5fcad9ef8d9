"""Valid messages that cost much: spectators who repeat them, and others who never read.

While they do, somebody else plays, and the server's health is asked for.
"""

import json
import time
from pathlib import Path

import pytest

from tests.proof.attacks.bystander import Bystander, finished_table
from tests.proof.attacks.hostile import Attack, attacking
from tests.proof.attacks.scale import FULL, memory, report, scaled
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.proof

SOCKETS = scaled(30, 200)
SECONDS = scaled(1.5, 30.0)
MOST_MEMORY = 400e6  # bytes
SLACK = scaled(400.0, 10.0)  # milliseconds that a busy machine may add to the slowest moves


def test_moves_of_others_stay_quick(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, Bystander(server) as bystander:
        table = finished_table(server)
        bystander.measure(0.5)
        quiet = bystander.measure(SECONDS)
        hello = json.dumps({"type": "hello", "table": table, "id": 1})
        look = json.dumps({"type": "look", "seat": None, "id": 2})
        missed = json.dumps({"type": "missed", "since": 0, "id": 3})
        third = SOCKETS // 3
        hostile = [
            Attack(server.port, third, [hello], address="127.0.0.2"),
            Attack(server.port, third, [hello, look, missed], address="127.0.0.2"),
            Attack(server.port, SOCKETS - 2 * third, [hello], reads=False, address="127.0.0.2"),
        ]
        with attacking(*hostile):
            time.sleep(scaled(1, 3))
            attacked = bystander.measure(SECONDS)
            began = time.perf_counter()
            assert server.get("/healthz") == {"ok": True}
            health = 1000 * (time.perf_counter() - began)
            used = memory(server.process.pid)
        report("quiet", moves=quiet)
        report(f"{SOCKETS} hostile sockets", moves=attacked, health_ms=round(health, 1))
        report("memory of the server", MB=round(used / 1e6))
        assert attacked.p99 <= 3 * quiet.p99 + SLACK
        assert health < 1000
        assert used < MOST_MEMORY
        assert FULL or attacked.moves > 5


@pytest.mark.parametrize(
    "path", ["/api/games/{}/events", "/api/editions/classic", "/healthz", "/", "/preview.jpg"]
)
def test_requests_without_pause_slow_nobody(tmp_path: Path, path: str) -> None:
    with ServerProcess(tmp_path) as server, Bystander(server) as bystander:
        asked = path.format(finished_table(server) if "{}" in path else "")
        bystander.measure(0.3)
        quiet = bystander.measure(SECONDS / 3)
        hostile = Attack(server.port, SOCKETS // 2, [], address="127.0.0.2", path=asked)
        with attacking(hostile):
            time.sleep(scaled(1, 3))
            attacked = bystander.measure(SECONDS / 3)
            assert server.get("/healthz") == {"ok": True}
        report(f"quiet, before {path}", moves=quiet)
        report(f"{SOCKETS // 2} connections ask for {path}", moves=attacked)
        assert attacked.p99 <= 3 * quiet.p99 + SLACK
