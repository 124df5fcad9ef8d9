"""Nothing that was acknowledged is ever lost: killed servers, full disks, dying workers."""

import asyncio
import os
import random
import signal
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tearum.server.store import move_writer
from tearum.server.store.game_store import StorageError
from tearum.server.store.storage import Storage

from ..harness import (
    Json,
    Page,
    Seated,
    Server,
    ServerProcess,
    at_random,
    bots,
    people,
    settings_in,
    wait_until,
)

TABLES = 50
KILLS = 3


class AllSeats:
    """One page that plays all seats of a table, and remembers the events of acknowledged moves."""

    def __init__(self, server: Server, number: int) -> None:
        self.table = Seated(server, people(2 + number % 3))
        self.choose = at_random(number)
        self.acknowledged: list[Json] = []
        self.revision = 0

    def play(self, server: Server, stop: threading.Event) -> None:
        try:
            with Page(server, self.table.id, *self.table.keys.values()) as page:
                self._compare(page)
                while not stop.is_set() and page.to_move is not None:
                    page.ask("look", seat=page.to_move)
                    page.act(self.choose(page.state["legal"]))
                    self._compare(page)
                    time.sleep(0.02)
        except (WebSocketException, OSError, EOFError):
            pass  # killed, perhaps while this page was connecting

    def _compare(self, page: Page) -> None:
        assert page.revision >= self.revision
        assert page.events[: len(self.acknowledged)] == self.acknowledged
        self.acknowledged, self.revision = list(page.events), page.revision


@pytest.mark.proof
def test_a_server_killed_at_any_moment_loses_no_acknowledged_move(tmp_path: Path) -> None:
    luck = random.Random(7)
    games: list[AllSeats] = []

    def moves() -> int:
        return sum(game.revision for game in games)

    for attempt in range(KILLS + 1):
        with ServerProcess(tmp_path) as server:
            if not games:
                games += [AllSeats(server, number) for number in range(TABLES)]
            before = [game.revision for game in games]
            stop = threading.Event()
            threads = [threading.Thread(target=game.play, args=(server, stop)) for game in games]
            for thread in threads:
                thread.start()
            wanted = sum(before) + 2 * TABLES
            wait_until(lambda wanted=wanted: moves() > wanted, 60)  # type: ignore[misc]
            time.sleep(luck.uniform(0.0, 0.5))
            if attempt < KILLS:
                server.kill()
            stop.set()
            for thread in threads:
                thread.join()
            assert all(now.revision >= then for now, then in zip(games, before, strict=True))
            if attempt == KILLS:
                for game in games:
                    with Page(server, game.table.id) as watcher:
                        assert watcher.revision >= game.revision
                        assert watcher.events[: len(game.acknowledged)] == game.acknowledged


def test_a_full_disk_refuses_the_move_and_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is not allowed to grow, as on a full disk; then there is room again."""
    with Server(settings_in(tmp_path)) as server, Seated(server, people(2)) as table:
        table.play(at_random(1), most=10)
        monkeypatch.setattr(
            move_writer, "PRAGMAS", (*move_writer.PRAGMAS, "PRAGMA max_page_count=1")
        )
        writer = server.table_service.storage._move_writer
        writer._thread.submit(writer._disconnect).result()  # the next move opens the file anew
        monkeypatch.setattr(
            move_writer, "INSERT_MOVE", move_writer.INSERT_MOVE.replace(":log", "zeroblob(1000000)")
        )
        mover = table.mover()
        assert mover is not None
        code = mover.state["legal"][0]["code"]
        before = mover.revision
        answer = mover.act(code)
        assert answer["code"] == "no_storage"
        assert mover.revision == before
        assert server.get("/healthz", 503)["why"] == "The database can't be written."
        monkeypatch.undo()
        wait_until(lambda: mover.act(code).get("revision") == before + 1)
        assert server.get("/healthz") == {"ok": True}
        table.any.wait_for_revision(before + 1)
        table.play(at_random(1), most=5)


def test_a_bot_that_breaks_is_replaced_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tearum.bots.bot_names", lambda: ["nobody:Knows", "greedy"])
    with (
        Server(settings_in(tmp_path)) as server,
        Seated(server, [*people(1), *bots("nobody:Knows")]) as table,
    ):
        choose = at_random(1)
        failures = 'tearum_bot_failures_total{bot="nobody:Knows"}'
        while failures not in server.metrics():  # its first turn may be a while off
            assert table.step(choose) is not None
        table.mover()
        assert any(event["seat"] == 1 for event in table.any.events)


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_bots_worker_that_dies_or_hangs_is_replaced(tmp_path: Path, blow: signal.Signals) -> None:
    options = {"workers": 1, "bot_seconds": 0.1, "bot_grace_seconds": 0.5}
    with Server(settings_in(tmp_path, **options)) as server:
        seats = [*people(1), *bots("greedy", "greedy")]
        with Seated(server, seats) as table:
            worker = server.table_service.bots.workers[0]
            choose = at_random(1)
            while worker.pid is None:
                table.step(choose)
            table.mover()
            hurt = worker.pid
            assert hurt is not None
            os.kill(hurt, blow)
            while worker.pid in (None, hurt):  # nobody needs another before the next bot's turn
                assert table.step(choose) is not None
            table.mover()
            assert "tearum_bot_failures_total" in server.metrics()
            with pytest.raises(ProcessLookupError):
                os.kill(hurt, 0)


async def opened(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    await storage.close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tearum.sqlite3").write_bytes(b"this is no database" * 100)
    with pytest.raises(StorageError):
        asyncio.run(opened(f"sqlite+aiosqlite:///{tmp_path}/tearum.sqlite3"))
