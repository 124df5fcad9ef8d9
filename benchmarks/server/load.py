"""Many tables on one server, beside a bare echo server that commits one row per message.

    python -m benchmarks.server.load --tables 250 --seconds 30

At every table are one person, whose decisions this program makes, three `random` bots and three
spectators: four sockets. The time of a move is from sending it until the last of the four has
received it. The echo server stores each message with the same durability (SQLite, WAL,
synchronous FULL), sends it to the four, and does nothing else: the limit.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.sync.client import connect as connect_now

from benchmarks.server.run import METRICS_TOKEN

SERVER = "benchmarks.server.run"
ECHO = "benchmarks.server.echo"
FINISHED = 12  # games that are opened cold
PATIENT: Any = {"open_timeout": 60, "ping_interval": None, "max_queue": None}


class BenchmarkTable:
    """One table of the server: a person who decides, and three who watch."""

    def __init__(self, port: int, table_id: str, key: str, luck: random.Random) -> None:
        self._port = port
        self._id = table_id
        self._key = key
        self._luck = luck
        self._sockets: list[ClientConnection] = []
        self._state: dict[str, Any] = {}
        self._seen = [0] * 4  # revisions
        self._news = asyncio.Condition()
        self._readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for number in range(4):
            socket = await connect(
                f"ws://127.0.0.1:{self._port}/api/socket", compression=None, **PATIENT
            )
            keys = [self._key] if number == 0 else []
            await socket.send(json.dumps({"type": "hello", "table": self._id, "keys": keys}))
            self._sockets.append(socket)
            self._readers.append(asyncio.create_task(self._read(number, socket)))

    async def _read(self, number: int, socket: ClientConnection) -> None:
        async for said in socket:
            text = str(said)
            if '"type":"state"' not in text[:20]:
                continue
            # Only the person needs all of it: of the others only the revision is read.
            if number == 0:
                self._state = json.loads(text)
                revision = self._state["revision"]
            else:
                at = text.index('"revision":') + 11
                revision = int(text[at : text.index(",", at)])
            async with self._news:
                self._seen[number] = revision
                self._news.notify_all()

    async def move(self) -> float | None:
        """Decide when it is the person's turn; the seconds until all know, or None."""
        async with self._news:
            await self._news.wait_for(lambda: bool(self._state) and self._asked() is not False)
        if self._asked() is None:
            return None
        revision = self._state["revision"]
        code = self._luck.choice(self._state["legal"])["code"]
        message = {"type": "act", "revision": revision, "actions": [code]}
        began = time.perf_counter()
        await self._sockets[0].send(json.dumps(message))
        async with self._news:
            await self._news.wait_for(lambda: min(self._seen) > revision)
        return time.perf_counter() - began

    def _asked(self) -> bool | None:
        """Whether the person is to decide; None when the game is over."""
        if self._state["stage"] != "playing":
            return None
        return bool(self._state["legal"])

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        for socket in self._sockets:
            await socket.close()


class Echo:
    """A group of four sockets on the echo server."""

    def __init__(self, port: int, group: int) -> None:
        self._port = port
        self._group = group
        self._sockets: list[ClientConnection] = []
        self._number = 0

    async def open(self) -> None:
        address = f"ws://127.0.0.1:{self._port}/{self._group}"
        self._sockets = [await connect(address, compression=None, **PATIENT) for _ in range(4)]

    async def move(self) -> float | None:
        self._number += 1
        began = time.perf_counter()
        await self._sockets[0].send(f"{self._number} {'x' * 60}")
        await asyncio.gather(*(socket.recv() for socket in self._sockets))
        return time.perf_counter() - began

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()


async def played(players: list[Any], seconds: float, think: float) -> list[float]:
    """Everybody moves, thinks, and moves again; the times of all moves."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def play(player: Any) -> None:
        await asyncio.sleep(random.uniform(0, think))
        while time.perf_counter() < end:
            took = await player.move()
            if took is None:
                return
            times.append(took)
            await asyncio.sleep(think)

    await asyncio.gather(*(play(player) for player in players))
    return times


def figures(name: str, times: list[float], seconds: float) -> dict[str, float]:
    ordered = sorted(times)
    found = {
        "moves a second": len(times) / seconds,
        "p50 ms": 1000 * statistics.median(ordered),
        "p99 ms": 1000 * ordered[int(0.99 * (len(ordered) - 1))],
    }
    print(name, {key: round(value, 2) for key, value in found.items()}, flush=True)
    return found


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor_seconds(pid: int) -> float:
    """Seconds that a process has had a processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def moves_of(http: httpx.Client) -> float:
    token = {"Authorization": f"Bearer {METRICS_TOKEN}"}
    lines = http.get("/metrics", headers=token).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("tearum_moves_total"))


async def measure_server(arguments: argparse.Namespace, folder: Path) -> dict[str, float]:
    port = 18_642
    with (
        process(SERVER, str(folder), str(port)) as pid,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as http,
    ):
        wait_for(http)
        luck = random.Random(1)
        tables = [new_table(http, port, luck) for _ in range(arguments.warm)]
        empty = memory(pid)
        tables += [new_table(http, port, luck) for _ in range(arguments.tables)]
        idle = (memory(pid) - empty) / arguments.tables
        tables = tables[arguments.warm :]
        for table in tables:
            await table.open()
        before, began, busy = moves_of(http), time.perf_counter(), processor_seconds(pid)
        times = await played(tables, arguments.seconds, arguments.think)
        took = time.perf_counter() - began
        found = figures("tables", times, took)
        moves, busy = moves_of(http) - before, processor_seconds(pid) - busy
        found["all moves a second"] = moves / took
        found["processor ms a move"] = 1000 * busy / moves
        found["processor share"] = busy / took
        found["idle table kB"] = idle / 1000
        for table in tables:
            await table.close()
        found["cold open ms"] = 1000 * statistics.median(cold_opens(http))
        return found


def cold_opens(http: httpx.Client) -> list[float]:
    """How long it takes to open finished games that nobody has opened yet, in the middle."""
    bots = [{"kind": "bot", "bot": "random"}] * 4
    games = [
        http.post("/api/tables", json={"seats": bots}).json()["table"] for _ in range(FINISHED)
    ]
    times = []
    for game in games:
        watch(http, game)
        while http.get(f"/api/tables/{game}").json()["stage"] != "over":
            time.sleep(0.1)
    for game in games:
        began = time.perf_counter()
        http.get(f"/api/games/{game}/replay", params={"step": 100}).raise_for_status()
        times.append(time.perf_counter() - began)
    return times[1:]  # the first one warms up


def watch(http: httpx.Client, table: str) -> None:
    """Watch until the game is over: bots that nobody watches do not play."""
    address = f"ws://127.0.0.1:{http.base_url.port}/api/socket"
    with connect_now(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": table}))
        while '"stage":"over"' not in str(socket.recv()):
            pass


def new_table(http: httpx.Client, port: int, luck: random.Random) -> BenchmarkTable:
    seats: list[dict[str, str]] = [{}] + [{"kind": "bot", "bot": "random"}] * 3
    made = http.post("/api/tables", json={"seats": seats}).json()
    wish = {"invite": made["invites"][0]["token"], "nonce": "00"}
    joined = http.post(f"/api/tables/{made['table']}/join", json=wish).json()
    return BenchmarkTable(port, made["table"], joined["key"], random.Random(luck.random()))


def wait_for(http: httpx.Client) -> None:
    for _ in range(500):
        try:
            if http.get("/healthz").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit("The server does not answer.")


@contextmanager
def process(module: str, *arguments: str) -> Iterator[int]:
    """A Python module running in a process of its own; gives its id."""
    running = subprocess.Popen([sys.executable, "-m", module, *arguments])
    try:
        yield running.pid
    finally:
        running.terminate()
        running.wait()


async def measure_echo(arguments: argparse.Namespace, folder: Path) -> dict[str, float]:
    port = 18_643
    with process(ECHO, str(folder / "echo.sqlite3"), str(port)):
        for _ in range(500):
            try:
                async with connect(f"ws://127.0.0.1:{port}/none"):
                    break
            except OSError:
                await asyncio.sleep(0.05)
        groups = [Echo(port, number) for number in range(arguments.tables)]
        for group in groups:
            await group.open()
        began = time.perf_counter()
        times = await played(groups, arguments.seconds, arguments.think)
        found = figures("echo", times, time.perf_counter() - began)
        for group in groups:
            await group.close()
        return found


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--warm", type=int, default=20, help="tables made before memory is read")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=2.0, help="seconds between two moves")
    parser.add_argument("--write", type=Path, help="a file for the figures, as JSON")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        echo = await measure_echo(arguments, Path(name))
        tables = await measure_server(arguments, Path(name))
    print(f"p99 is {tables['p99 ms'] / echo['p99 ms']:.1f} times the echo's.")
    if arguments.write:
        arguments.write.write_text(json.dumps({"tables": tables, "echo": echo}, indent=2) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
