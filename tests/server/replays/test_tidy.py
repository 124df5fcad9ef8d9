"""Tables are kept for a while. Then those that never began go, and games become records."""

import asyncio
import json
import sqlite3
from pathlib import Path

from tearum.server.ops.settings import DAY, Retention
from tearum.server.replays.tidy import Tidied, tidy, tidy_database
from tests.cli.conftest import Command

from ..harness import Seated, Server, at_random, bots, people, settings_in

NOW_AND_THEN = Retention(unbegun_days=7, finished_days=30)


def tidied(server: Server, retention: Retention, days: int, dry_run: bool = False) -> Tidied:
    """What a server does after so many days, when it has no table in memory any longer."""
    service = server.table_service
    server.advance(days * DAY)

    async def run() -> Tidied:
        service._tables.clear()
        return await tidy(service, service.storage, retention, dry_run)

    loop = service._housekeeping.get_loop()
    return asyncio.run_coroutine_threadsafe(run(), loop).result(30)


def test_tables_that_never_began_go_after_days(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path)) as server:
        made = server.post("/api/tables", {"seats": [{}, {}]}, 201)["table"]
        playing = Seated(server, people(2)).id
        assert tidied(server, NOW_AND_THEN, 6) == Tidied(0, 0)
        assert tidied(server, NOW_AND_THEN, 2, dry_run=True) == Tidied(1, 0)
        assert server.get(f"/api/tables/{made}")["stage"] == "gathering"
        assert tidied(server, NOW_AND_THEN, 0) == Tidied(1, 0)
        assert server.get(f"/api/tables/{made}", 404)["code"] == "no_such_table"
        assert server.get(f"/api/tables/{playing}")["stage"] == "playing"


def test_a_finished_game_becomes_a_record_under_its_id(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path)) as server:
        with Seated(server, people(2) + bots("random")) as table:
            table.play(at_random(1))
        summary = server.get(f"/api/games/{table.id}")
        record = server.get(f"/api/games/{table.id}/record")
        assert tidied(server, Retention(7, 0), 400) == Tidied(0, 0)  # kept for ever
        assert tidied(server, NOW_AND_THEN, 0) == Tidied(0, 1)
        server.get(f"/api/tables/{table.id}", 404)
    with Server(settings_in(tmp_path, max_uploads=1)) as server:
        assert server.get(f"/api/games/{table.id}") == summary
        assert server.get(f"/api/games/{table.id}/record") == record
        assert server.get(f"/api/games/{table.id}/replay")["step"] == summary["steps"]
        server.post("/api/records", record, 201)  # archived games use up no quota


def test_a_silent_game_becomes_a_record_too(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path)) as server:
        with Seated(server, people(2)) as table:
            table.play(at_random(1), most=12)
        assert tidied(server, NOW_AND_THEN, 31) == Tidied(0, 1)
        assert not server.get(f"/api/games/{table.id}")["over"]


def test_a_table_says_how_long_it_is_kept(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path, retention=NOW_AND_THEN)) as server:
        made = server.post("/api/tables", {"seats": [{}, {}]}, 201)["table"]
        summary = server.get(f"/api/tables/{made}")
        assert summary["created"] < summary["kept_until"]
        with Seated(server, people(2)) as table:
            assert table.any.state["kept_until"] > summary["kept_until"]
    with Server(settings_in(tmp_path, retention=Retention(7, 0))) as server:
        assert server.get(f"/api/tables/{table.id}")["kept_until"] is None


def test_the_command_tidies_while_a_server_runs(tmp_path: Path, tearum: Command) -> None:
    with Server(settings_in(tmp_path)) as server:
        server.post("/api/tables", {"seats": [{}, {}]}, 201)
        done = tearum("tidy", "--data", str(tmp_path), "--json")
        assert json.loads(done.out) == {"removed": 0, "archived": 0, "dry_run": False}


def test_from_outside_a_server_a_dry_run_removes_nothing(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with Server(settings) as server:
        server.post("/api/tables", {"seats": [{}, {}]}, 201)
        playing = Seated(server, people(2))
    with sqlite3.connect(tmp_path / "tearum.sqlite3") as database:
        database.execute("UPDATE tables SET changed = 1000")
    for dry_run in (True, True, False):
        done = tidy_database(settings, Retention(unbegun_days=7, finished_days=0), dry_run)
        assert done == Tidied(1, 0)
    assert tidy_database(settings, Retention(7, 0), False) == Tidied(0, 0)
    assert tidy_database(settings, NOW_AND_THEN, False) == Tidied(0, 1)
    with Server(settings) as server:
        assert server.get(f"/api/games/{playing.id}")["seats"] == ["P0", "P1"]
