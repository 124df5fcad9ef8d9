"""A real server on loopback, and pages that talk to it."""

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tearum.server.ops.settings import CostShare, Settings, sqlite_url
from tearum.server.run import open_listener, uvicorn_config

Json = dict[str, Any]
PATIENCE = float(os.environ.get("TEARUM_PATIENCE", "120"))  # seconds: the machine may be busy
TOKEN = "for the tests"  # of the metrics


class Server:
    """Runs in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        listener = open_listener("127.0.0.1", 0)
        self.port: int = listener.getsockname()[1]
        self.uvicorn = uvicorn.Server(uvicorn_config(settings, "127.0.0.1", self.port))
        self._thread = threading.Thread(target=self.uvicorn.run, args=([listener],), daemon=True)
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        self._ahead = 0.0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def table_service(self) -> Any:
        app: Any = self.uvicorn.config.app
        return app.state.table_service

    def advance(self, seconds: float) -> None:
        """Let time pass for this server."""
        self._ahead += seconds
        self.table_service.clock = lambda: time.time() + self._ahead

    def __enter__(self) -> Self:
        self._thread.start()
        wait_until(lambda: self.uvicorn.started or not self._thread.is_alive())
        assert self.uvicorn.started
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.uvicorn.should_exit = True
        self._thread.join(PATIENCE)

    def metrics(self) -> str:
        return self.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).text

    def post(self, path: str, body: object, status: int | None = None) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200, **options: Any) -> Any:
        answer = self.http.get(path, **options)
        assert answer.status_code == status, answer.text
        return answer.json()


class ServerProcess(Server):
    """Runs in a process of its own, so that it can be killed."""

    command: tuple[str, ...] = (sys.executable, "-m", "tearum")

    def __init__(
        self,
        data: Path,
        port: int = 0,
        database: str | None = None,
        descriptors: int | None = None,  # that the process may have
    ) -> None:
        self._limit = f"ulimit -n {descriptors}; " if descriptors else ""
        if not port:
            with open_listener("127.0.0.1", 0) as free:
                port = free.getsockname()[1]
        self.port = port
        self.data = data
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        self._environment = dict(os.environ, TEARUM_METRICS_TOKEN=TOKEN)
        if database:
            self._environment["TEARUM_DATABASE_URL"] = database
        self._database = database
        self.log = data / "server.log"

    def __enter__(self) -> Self:
        where = [] if self._database else ["--data", str(self.data)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [
                    *("/bin/sh", "-c", self._limit + 'exec "$0" "$@"', *self.command),
                    *("serve", "--port", str(self.port), *where),
                ],
                stderr=log,
                stdout=log,
                env=self._environment,
            )
        try:
            wait_until(self._answers)
        except BaseException:
            self.kill()  # nobody else would
            raise
        return self

    def _answers(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.http.get("/healthz").is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Kill the process at once, like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def __exit__(self, *_: object) -> None:
        self.http.close()
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


class Page:
    """A browser at a table. Remembers everything it received."""

    def __init__(self, server: Server, table: str, *keys: str, **hello: Any) -> None:
        self.server = server
        self.table = table
        self.keys = keys
        self.received: list[str] = []
        self.state: Json = {}
        self.events: list[Json] = []
        self.heard: list[Json] = []  # what was said at the table
        self._number = 0
        self._answers: dict[int, Json] = {}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            # Whatever a test does not read is taken all the same: else closing would wait for it.
            connect(
                f"ws://127.0.0.1:{server.port}/api/socket",
                max_size=2**24,
                max_queue=None,
                open_timeout=PATIENCE,
            )
        )
        self.welcome = self.ask("hello", table=table, keys=list(keys), **hello)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    @property
    def revision(self) -> int:
        return int(self.state["revision"])

    @property
    def to_move(self) -> int | None:
        view = self.state["view"]
        return view["to_move"] if view and self.state["stage"] == "playing" else None

    def say(self, kind: str, **fields: Any) -> int:
        self._number += 1
        self.socket.send(json.dumps({"type": kind, "id": self._number, **fields}))
        return self._number

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for the answer to it."""
        number = self.say(kind, **fields)
        self.wait_for(lambda: number in self._answers)
        return self._answers.pop(number)

    def act(self, *codes: int) -> Json:
        return self.ask("act", revision=self.revision, actions=list(codes))

    def wait_for(self, enough: Callable[[], bool], seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not enough():
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"waited in vain; the last state: {str(self.state)[:500]}")
            self._receive(self.socket.recv(timeout=left))

    def wait_for_revision(self, revision: int) -> None:
        """Wait until this page has a revision."""
        self.wait_for(lambda: self.revision >= revision)

    @property
    def last(self) -> Json:
        """The last message that came."""
        message: Json = json.loads(self.received[-1])
        return message

    def wait_until_closed(self) -> None:
        """Take everything that comes until the server closes the socket."""
        with suppress(ConnectionClosed):
            self.wait_for(lambda: False)

    def _receive(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = message
            self.events[message["events_from"] :] = message["events"]
        elif message["type"] == "presence":
            self.state |= {"seats": message["seats"], "watchers": message["watchers"]}
        elif message["type"] in ("said", "nudged"):
            self.heard.append(message)
        if message.get("answer") is not None:
            self._answers[message["answer"]] = message


class Seated:
    """A table with people at it, each with a page of their own."""

    def __init__(self, server: Server, seats: list[Json], **options: Any) -> None:
        self.server = server
        self.made = server.post("/api/tables", {"seats": seats, **options}, 201)
        self.id: str = self.made["table"]
        self.keys: dict[int, str] = {}
        for number, invite in enumerate(self.made["invites"]):
            joined = server.post(
                f"/api/tables/{self.id}/join",
                {"invite": invite["token"], "nonce": f"{number:02x}", "name": f"P{number}"},
            )
            self.keys[joined["seat"]] = joined["key"]
        self.pages: dict[int, Page] = {}

    def __enter__(self) -> Self:
        self.sit()
        return self

    def sit(self) -> None:
        self.pages = {seat: Page(self.server, self.id, key) for seat, key in self.keys.items()}

    def __exit__(self, *_: object) -> None:
        for page in self.pages.values():
            page.close()

    @property
    def any(self) -> Page:
        return next(iter(self.pages.values()))

    def mover(self) -> Page | None:
        """The page that is to decide; None when the game is over."""
        page = self.any
        page.wait_for(lambda: page.to_move is None or page.to_move in self.pages)
        seat = page.to_move
        if seat is None:
            return None
        mover = self.pages[seat]
        mover.wait_for_revision(page.revision)
        return mover

    def step(self, choose: Callable[[list[Json]], int]) -> Page | None:
        """One decision of the player to move, seen by everybody."""
        mover = self.mover()
        if mover is None:
            return None
        answer = mover.act(choose(mover.state["legal"]))
        assert answer["type"] == "state", answer
        for page in self.pages.values():
            page.wait_for_revision(mover.revision)
        return mover

    def play(self, choose: Callable[[list[Json]], int], most: int = 100_000) -> int:
        """Play until the game is over, or for a number of decisions of people."""
        count = 0
        while count < most and self.step(choose) is not None:
            count += 1
        return count


def at_random(seed: int) -> Callable[[list[Json]], int]:
    luck = random.Random(seed)
    return lambda legal: int(luck.choice(legal)["code"])


def people(count: int) -> list[Json]:
    return [{"kind": "human"} for _ in range(count)]


def bots(*names: str) -> list[Json]:
    return [{"kind": "bot", "bot": name} for name in names]


def settings_in(folder: Path, **options: Any) -> Settings:
    """Settings of a server with its SQLite file in a folder."""
    return generous_settings(sqlite_url(folder), **options)


def generous_settings(database: str, **options: Any) -> Settings:
    """Settings without the limits that a test reaches, who is all pages in one."""
    no_limit = CostShare(1e6, 1e6, 1e12, 1e12, per_iteration=1_000_000)
    lanes = ("play", "watch", "page", "request", "health")
    shares = dict.fromkeys((f"{lane}_share" for lane in lanes), no_limit)
    generous = {
        "workers": 1,
        "message_burst": 100_000,
        "upload_seconds": 30.0,
        "metrics_token": TOKEN,
        **shares,
    }
    return Settings(database, **{**generous, **options})


def wait_until(
    condition: Callable[[], bool], seconds: float = PATIENCE, pause: float = 0.02
) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(pause)


def kinds(messages: Iterable[str]) -> list[str]:
    return [json.loads(message)["type"] for message in messages]
