"""Tables of strong bots: a light bot at another table does not wait for them."""

import json
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.proof.attacks.hostile import Attack, attacking
from tests.proof.attacks.scale import FULL, report, scaled
from tests.server.harness import Seated, ServerProcess, bots, people

pytestmark = pytest.mark.proof

TABLES = scaled(6, 60)
TURNS = scaled(5, 40)
MOST_SECONDS = scaled(5.0, 1.0)  # from a move until three light bots have answered it


def test_a_light_bot_does_not_wait_for_strong_ones(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, ExitStack() as stack:
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        http = stack.enter_context(httpx.Client(transport=transport, base_url=server.address))
        hellos = []
        for _ in range(TABLES):
            wish = {"seats": bots(*["captain"] * 4)}
            made = http.post("/api/tables", json=wish, timeout=30).json()
            hellos.append(json.dumps({"type": "hello", "table": made["table"]}))
        table = stack.enter_context(Seated(server, people(1) + bots("greedy")))
        table.play(lambda legal: int(legal[0]["code"]), most=2)  # starts a worker
        quiet = waits(table)
        # They say hello, and stay: without anybody there, the captains would not play.
        watchers = Attack(server.port, TABLES, hellos, 0.1, address="127.0.0.2", apart=True)
        stack.enter_context(attacking(watchers))
        time.sleep(scaled(1, 5))
        busy = waits(table)
        report("greedy, nobody else plays", worst_ms=round(1000 * max(quiet)))
        report(f"{TABLES} tables of captains", worst_ms=round(1000 * max(busy)))
        assert max(busy) < MOST_SECONDS
        assert FULL or len(busy) > 2


def waits(table: Seated) -> list[float]:
    """How long the bots take to answer, move after move."""
    found = []
    for _ in range(TURNS):
        mover = table.mover()
        if mover is None:
            break
        began = time.perf_counter()
        mover.act(int(mover.state["legal"][0]["code"]))
        table.mover()
        found.append(time.perf_counter() - began)
    return found
