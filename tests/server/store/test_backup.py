"""Backup and restore while the server runs; an upgrade with live games."""

import errno
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tearum.cli.commands.serve import app
from tearum.game import FairDeal
from tearum.server.live import game_log
from tearum.server.ops.settings import sqlite_url
from tearum.server.replays import replay
from tearum.server.store.backup import (
    BackupError,
    check_backup,
    restore_backup,
    write_backup,
)
from tearum.server.store.database import Database, storage_error

from ..harness import Page, Seated, Server, at_random, people, settings_in
from ..postgres import a_postgres


def test_a_backup_is_restored_under_a_running_server(tmp_path: Path) -> None:
    file = tmp_path / "games.tearum"
    data = tmp_path / "data"
    with Server(settings_in(data)) as server, Seated(server, people(2)) as table:
        table.play(at_random(1), most=12)
        kept = table.any.revision, list(table.any.events)
        assert write_backup(server.settings.database, file) == 1
        table.play(at_random(2), most=8)
        late = Seated(server, people(2))
        assert restore_backup(server.settings.database, file) == 1
        page = table.any
        page.wait_for(lambda: page.revision == kept[0])
        assert page.events == kept[1]
        assert page.state["events_from"] == 0
        assert server.get(f"/api/tables/{late.id}", 404)["code"] == "no_such_table"
        for other in table.pages.values():
            other.wait_for(lambda other=other: other.revision == kept[0])  # type: ignore[misc]
        assert table.play(at_random(3)) > 20
        assert table.any.state["stage"] == "over"


def in_version_1(file: Path) -> None:
    """Rewrite a backup as older versions of tearum wrote it: one row a line."""
    header, *lines = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    rows = [
        {"in": line["in"], **dict(zip(line["columns"], row, strict=True))}
        for line in lines
        for row in line["rows"]
    ]
    older = [{**header, "version": 1}, *rows]
    file.write_bytes(gzip.compress("\n".join(map(json.dumps, older)).encode()))


def test_backups_of_older_versions_can_be_restored(tmp_path: Path) -> None:
    file = tmp_path / "games.tearum"
    with Server(settings_in(tmp_path / "one")) as server, Seated(server, people(2)) as table:
        table.play(at_random(1), most=12)
        before = table.any.events
        write_backup(server.settings.database, file)
    in_version_1(file)
    other = settings_in(tmp_path / "two")
    assert restore_backup(other.database, file) == 1
    with Server(other) as server, Page(server, table.id) as page:
        assert len(page.events) == len(before)


def test_a_backup_goes_from_one_kind_of_database_to_another(tmp_path: Path) -> None:
    file = tmp_path / "games.tearum"
    with Server(settings_in(tmp_path / "data")) as server, Seated(server, people(2)) as table:
        table.play(at_random(1), most=20)
        events, keys = list(table.any.events), dict(table.keys)
        write_backup(server.settings.database, file)
    with a_postgres() as postgres:
        restore_backup(postgres.address, file)
        settings = settings_in(tmp_path / "unused")
        with Server(type(settings)(postgres.address, workers=1)) as server:
            with Page(server, table.id, keys[0]) as page:
                assert page.state["you"] == 0
                assert page.events == events
            again = tmp_path / "again.tearum"
            write_backup(postgres.address, again)
    restore_backup(sqlite_url(tmp_path / "third"), again)
    with Server(settings_in(tmp_path / "third")) as server, Page(server, table.id) as page:
        assert page.events == events


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"nonsense",
        gzip.compress(b"nonsense"),
        gzip.compress(b'{"format": "other"}\n'),
        gzip.compress(b'{"format": "tearum-backup", "version": 1}\n{"in": "tables"}\n'),
        gzip.compress(b'{"format": "tearum-backup", "version": 1}\n{"in": "passwd"}\n'),
        gzip.compress(b'{"format": "tearum-backup", "version": 9}\n'),
        gzip.compress(
            b'{"format": "tearum-backup", "version": 2}\n'
            b'{"in": "tables", "columns": ["id"], "rows": [["a", "b"]]}\n'
        ),
    ],
    ids=("empty", "plain", "no JSON", "other format", "no row", "no table", "newer", "odd row"),
)
def test_a_broken_backup_changes_nothing(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.tearum"
    file.write_bytes(content)
    with Server(settings_in(tmp_path / "data")) as server:
        table = Seated(server, people(2))
        with pytest.raises(BackupError, match=r"\.$"):
            restore_backup(server.settings.database, file)
        assert server.get(f"/api/tables/{table.id}")["stage"] == "playing"


def test_why_a_database_cannot_be_read_is_said_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: Database) -> None:
        raise storage_error(OSError(errno.ENOSPC, "No space left on device"))

    monkeypatch.setattr(Database, "migrate", full)
    with pytest.raises(BackupError) as error:
        write_backup(sqlite_url(tmp_path), tmp_path / "games.tearum")
    assert str(error.value) == "The database can’t be read: the disk is full."
    assert error.value.text("de").endswith(": der Datenträger ist voll.")


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    run = CliRunner()
    data, file = tmp_path / "data", tmp_path / "games.tearum"
    with Server(settings_in(data)) as server:
        Seated(server, people(2))
    done = run.invoke(app, ["backup", str(file), "--data", str(data)])
    assert done.output == f"{file}: 1 table saved.\n"
    done = run.invoke(app, ["restore", str(file), "--data", str(data)], input="n\n")
    assert "Nothing was changed." in str(done.exception)
    done = run.invoke(app, ["restore", str(file), "--data", str(data), "--yes"])
    assert f"{file}: 1 table restored." in done.output


def test_a_live_game_of_older_rules_continues_from_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(settings_in(tmp_path)) as server, Seated(server, people(2)) as table:
        table.play(at_random(1), most=40)
        mover = table.mover()
        assert mover is not None
        if mover.state["undo"]["clicks"]:
            mover.ask("undo", revision=mover.revision)
        before: dict[int, Any] = {
            seat: (page.revision, page.state["view"], page.events)
            for seat, page in table.pages.items()
            if page.ask("ping")
        }
        keys = dict(table.keys)
    # From here on it is a newer tearum, under whose rules the old decisions mean nothing.
    for module in (game_log, replay):
        monkeypatch.setattr(module, "RULES", 2)
    with Server(settings_in(tmp_path)) as server:
        table.server = server
        table.keys = keys
        with table:
            for seat, page in table.pages.items():
                assert (page.revision, page.state["view"], page.events) == before[seat]
                assert page.state["older_rules"]
                assert page.state["rules"] == 1
            assert table.play(at_random(5)) > 20
            assert table.any.state["stage"] == "over"
            summary = server.get(f"/api/games/{table.id}")
            assert not summary["replayable"]
            assert summary["result"] == table.any.state["view"]["result"]
            assert server.get(f"/api/games/{table.id}/events") == table.any.events
            assert server.get(f"/api/games/{table.id}/replay", 409)["code"] == "other_rules"


def test_a_game_that_no_longer_replays_continues_from_its_snapshot_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should rules ever change without saying so, live games do not suffer."""
    with Server(settings_in(tmp_path)) as server, Seated(server, people(2)) as table:
        table.play(at_random(1), most=30)
        view, keys = table.pages[0].state["view"], dict(table.keys)
    monkeypatch.setattr(
        game_log, "fair_deal_of", lambda row, seats: FairDeal.with_secret("00", ["", ""])
    )
    with Server(settings_in(tmp_path)) as server, Page(server, table.id, keys[0]) as page:
        assert page.state["view"] == view
        assert page.state["older_rules"]


def without_columns(line: Any, columns: dict[str, tuple[str, ...]]) -> Any:
    """A line of a backup as it was before the database had these columns."""
    gone = columns.get(line["in"], ())
    kept = [at for at, name in enumerate(line["columns"]) if name not in gone]
    assert len(kept) == len(line["columns"]) - len(gone)
    rows = [[row[at] for at in kept] for row in line["rows"]]
    return {**line, "columns": [line["columns"][at] for at in kept], "rows": rows}


def test_a_backup_from_before_the_latest_columns_is_restored(tmp_path: Path) -> None:
    new: dict[str, tuple[str, ...]] = {
        "tables": ("grace", "level", "link", "pace", "time_out", "deadline", "time_up"),
        "seats": ("left", "seen", "votes", "nudged"),
        "uploads": ("bots",),
    }
    file = tmp_path / "games.tearum"
    with Server(settings_in(tmp_path / "data")) as server, Seated(server, people(2)) as table:
        table.play(at_random(1), most=12)
        events, keys = list(table.any.events), dict(table.keys)
        write_backup(server.settings.database, file)
    header, *lines = gzip.decompress(file.read_bytes()).splitlines()
    older = [without_columns(json.loads(line), new) for line in lines]
    content = [header, *(json.dumps(line).encode() for line in older)]
    file.write_bytes(gzip.compress(b"\n".join(content) + b"\n"))
    restore_backup(sqlite_url(tmp_path / "again"), file)
    with Server(settings_in(tmp_path / "again")) as server, Page(server, table.id, keys[0]) as page:
        assert page.events == events
        assert (page.state["grace"], page.state["level"]) == (180, "bosun")
        assert (page.state["pace"], page.state["clock"]) == ("none", None)


def test_a_file_that_cannot_be_read_or_written_is_named_with_the_reason(tmp_path: Path) -> None:
    settings, missing = settings_in(tmp_path / "data"), tmp_path / "nowhere" / "games.tearum"
    work: list[tuple[str, Callable[[], object]]] = [
        ("backup-not-written", lambda: write_backup(settings.database, missing)),
        ("backup-not-read", lambda: restore_backup(settings.database, missing)),
        ("backup-not-read", lambda: check_backup(missing)),
    ]
    for message, fails in work:
        with pytest.raises(BackupError) as error:
            fails()
        assert error.value.message_id == message
        assert error.value.details["file"] == str(missing)
        assert str(error.value).endswith("it does not exist.")
