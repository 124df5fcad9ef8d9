"""Uploads that are made to take long: each is answered soon, and play goes on meanwhile."""

import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.proof.attacks.bystander import Bystander
from tests.proof.attacks.scale import FULL, children_seconds, report, scaled
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.proof

SIZE = scaled(40_000, 235_000)  # bytes
SLACK = scaled(400.0, 20.0)  # milliseconds


def edition_with_deep_keys() -> bytes:
    key = ".".join(["a"] * 400)
    lines = [f"k{n}.{key} = 1" if n % 11 else "broken =" for n in range(300)]
    return "\n".join(lines).encode()[:SIZE]


def edition_with_many_mistakes() -> bytes:
    lines = ["broken =" if n % 1000 == 999 else f"k{n} = 1" for n in range(30_000)]
    return "\n".join(lines).encode()[:SIZE]


def edition_with_many_arrays() -> bytes:
    return "\n".join(f"x{n} = [{'[],' * 300}]" for n in range(300)).encode()[:SIZE]


def record_that_is_no_record() -> bytes:
    return b"[" + b"[]," * SIZE + b"[]]"


FILES = {
    "deep keys": ("/api/editions", edition_with_deep_keys()),
    "many mistakes": ("/api/editions", edition_with_many_mistakes()),
    "many arrays": ("/api/editions", edition_with_many_arrays()),
    "no record": ("/api/records", record_that_is_no_record()),
}


def test_hostile_files_are_answered_soon_and_slow_nobody(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, Bystander(server) as bystander:
        server.http.post("/api/editions", content=b"id = ")  # starts the process
        for name, (path, content) in FILES.items():
            began, before = time.perf_counter(), children_seconds(server.process.pid)
            status = server.http.post(path, content=content).status_code
            took = time.perf_counter() - began
            used = children_seconds(server.process.pid) - before
            figures = {"seconds": round(took, 2), "processor": round(used, 2)}
            report(f"{name}, {len(content)} bytes", status=status, **figures)
            assert status in (400, 413, 422)
            assert used < scaled(10, 2.5)  # half a second, and a process that may have to start
            assert took < 20
        quiet = bystander.measure(scaled(0.5, 10))
        # In a process of their own, so that they do not slow the one who measures.
        command = [sys.executable, "-m", "tests.proof.attacks.test_uploads", str(server.port)]
        with subprocess.Popen(command) as uploads:
            time.sleep(scaled(1, 3))
            attacked = bystander.measure(scaled(1, 20))
            uploads.kill()
        report("quiet", moves=quiet)
        report("six at once", moves=attacked)
        assert attacked.p99 <= 3 * quiet.p99 + SLACK
        assert FULL or attacked.moves > 5


def upload_from_six_addresses(port: int) -> None:
    for number in range(6):
        threading.Thread(target=upload_without_pause, args=(port, number)).start()


def upload_without_pause(port: int, number: int) -> None:
    """One address uploads file after file."""
    transport = httpx.HTTPTransport(local_address=f"127.0.0.{number + 10}")
    with httpx.Client(transport=transport, base_url=f"http://127.0.0.1:{port}") as client:
        while True:
            for path, content in FILES.values():
                client.post(path, content=content, timeout=60)
            time.sleep(0.1)


if __name__ == "__main__":
    upload_from_six_addresses(int(sys.argv[1]))
