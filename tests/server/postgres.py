"""A PostgreSQL of the test's own, where its programs are installed."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tearum.server.run import open_listener


def find_programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), reverse=True)
    named = shutil.which("pg_ctl")
    candidates = [*found, *([Path(named)] if named else [])]
    return next((path.parent for path in candidates if (path.parent / "initdb").exists()), None)


class Postgres:
    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder = folder
        self._programs = programs
        self._user: str | None = None
        if os.geteuid() == 0:  # it refuses to run as root
            names = {entry.pw_name for entry in pwd.getpwall()}
            self._user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(folder, self._user)
        with open_listener("127.0.0.1", 0) as free:
            self.port: int = free.getsockname()[1]
        self._run("initdb", "-D", "data", "-U", "tearum", "-A", "trust", "--no-sync")
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql+asyncpg://tearum@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -c fsync=off -c listen_addresses=127.0.0.1 -k {self._folder}"
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", "data", "-w", "-m", how, "stop")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            cwd=self._folder,
            user=self._user,
            check=True,
            stdout=subprocess.DEVNULL,
            timeout=60,
        )


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    found = find_programs()
    if found is None:
        pytest.skip("no PostgreSQL here: install Debian's package postgresql to run these tests")
    with tempfile.TemporaryDirectory(prefix="tearum-pg-", dir="/tmp") as name:
        running = Postgres(Path(name), found)
        try:
            yield running
        finally:
            running.stop()
