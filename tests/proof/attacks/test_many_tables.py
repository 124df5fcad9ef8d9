"""Ten thousand tables: a new one is opened as quickly, and all are backed up while people play."""

import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.proof.attacks.bystander import Bystander
from tests.proof.attacks.many_tables import fill
from tests.proof.attacks.scale import processor_seconds, report, scaled
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.proof

TABLES = scaled(300, 10_000)
MOST_MS = scaled(200.0, 20.0)  # for a new table
MOST_SECONDS = scaled(30.0, 60.0)  # for a backup
SLACK = scaled(400.0, 20.0)  # milliseconds


def test_many_tables_slow_nobody(tmp_path: Path) -> None:
    fill(tmp_path, TABLES)
    with ServerProcess(tmp_path) as server, Bystander(server) as bystander:
        times, busy = [], processor_seconds(server.process.pid)
        for _ in range(scaled(5, 50)):
            began = time.perf_counter()
            server.post("/api/tables", {"seats": [{}, {}]}, 201)
            times.append(1000 * (time.perf_counter() - began))
        busy = 1000 * (processor_seconds(server.process.pid) - busy) / len(times)
        new_table = statistics.median(times)
        quiet = bystander.measure(scaled(0.5, 10))
        began = time.perf_counter()
        file = tmp_path / "games.tearum"
        command = [sys.executable, "-m", "tearum", "backup", str(file), "--data", str(tmp_path)]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as backup:
            moves = bystander.measure(scaled(0.5, 5))
            assert backup.wait(MOST_SECONDS) == 0
        took = time.perf_counter() - began
        figures = {"median": round(new_table, 1), "worst": round(max(times), 1)}
        report(f"{TABLES} tables, ms for a new one", processor=round(busy, 1), **figures)
        report("backup", seconds=round(took, 1), MB=round(file.stat().st_size / 1e6, 1))
        report("meanwhile", quiet=quiet, during_the_backup=moves)
        assert busy < MOST_MS  # the clock of a busy machine says little
        assert took < MOST_SECONDS
        assert moves.p99 <= 3 * quiet.p99 + SLACK
