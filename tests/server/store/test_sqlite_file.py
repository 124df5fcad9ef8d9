"""The file of an SQLite database: closed to others, whole, and used by one server."""

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tearum.contract.languages import LANGUAGES
from tests.cli.conftest import Command

from ..harness import Page, Seated, Server, ServerProcess, at_random, people, settings_in

DATABASE = "tearum.sqlite3"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


Refusal = Callable[..., str]


@pytest.fixture
def refusal(tearum: Command) -> Refusal:
    """The sentence with which `tearum serve` refuses to start."""

    def run(data: Path, language: str = "en") -> str:
        done = tearum("serve", "--port", "0", "--data", str(data), "--lang", language)
        assert done.status == 2
        return done.err.strip()

    return run


def stored_games(data: Path) -> Seated:
    with Server(settings_in(data)) as server, Seated(server, people(2)) as table:
        table.play(at_random(1), most=12)
        return table


# Who may read it


def test_nobody_else_can_read_the_games(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(settings_in(data)) as server:
        Seated(server, people(2))
        assert mode(data) == 0o700
        names = {file.name for file in data.iterdir() if file.is_file()}
        assert names == {DATABASE, *(DATABASE + end for end in ("-wal", "-shm", ".lock"))}
        assert {mode(data / name) for name in names} == {0o600}


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    data = tmp_path / "data"
    stored_games(data)
    data.chmod(0o755)
    (data / DATABASE).chmod(0o644)
    with Server(settings_in(data)):
        assert mode(data) == 0o700
        assert mode(data / DATABASE) == 0o600


def test_a_folder_with_other_things_is_not_closed_behind_their_back(
    tmp_path: Path, refusal: Refusal
) -> None:
    data = tmp_path / "data"
    data.mkdir(0o755)
    (data / "index.html").write_text("of somebody else")
    assert f"--data {data}/tearum" in refusal(data)
    assert mode(data) == 0o755
    assert not (data / DATABASE).exists()


# Whether it is whole


def damage_last_page(database: Path) -> None:
    with sqlite3.connect(database) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content = bytearray(database.read_bytes())
    content[-size:] = b"\xff" * size
    database.write_bytes(content)


def test_a_damaged_database_is_named_with_the_way_out(
    tmp_path: Path, tearum: Command, refusal: Refusal
) -> None:
    data, backup = tmp_path / "data", tmp_path / "games.tearum"
    table = stored_games(data)
    assert tearum("backup", str(backup), "--data", str(data)).status == 0
    damage_last_page(data / DATABASE)
    damaged = (data / DATABASE).read_bytes()
    for language in LANGUAGES:
        said = refusal(data, language)
        assert str(data / DATABASE) in said
        assert "tearum restore" in said
    done = tearum("restore", str(backup), "--data", str(data), "--yes")
    assert done.status == 0, done.err
    (aside,) = data.glob(f"{DATABASE}.damaged-*")
    assert aside.read_bytes() == damaged
    assert str(aside) in done.err
    with Server(settings_in(data)) as server, Page(server, table.id) as page:
        assert page.events


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_file_is_not_started_as_new(
    tmp_path: Path, refusal: Refusal, language: str
) -> None:
    database = tmp_path / DATABASE
    database.touch(0o600)
    assert "tearum restore" in refusal(tmp_path, language)
    assert database.stat().st_size == 0


def test_a_journal_without_its_database_is_not_started_as_new(
    tmp_path: Path, refusal: Refusal
) -> None:
    (tmp_path / f"{DATABASE}-wal").write_bytes(b"moves that were acknowledged")
    assert "its journal" in refusal(tmp_path)


def test_a_database_of_something_else_is_refused(tmp_path: Path, refusal: Refusal) -> None:
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    assert "is not a database of tearum" in refusal(tmp_path)
    (tmp_path / DATABASE).write_bytes(b"this is no database" * 100)
    assert "is damaged" in refusal(tmp_path)


def test_a_database_of_a_newer_tearum_is_refused(tmp_path: Path, refusal: Refusal) -> None:
    stored_games(tmp_path)
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from_the_future'")
    assert "newer tearum" in refusal(tmp_path)


def test_health_says_when_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tearum.server.store.storage.WRITE_TEST_SECONDS", 0.0)
    monkeypatch.setattr("tearum.server.http.health.CHECK_SECONDS", 0.0)
    with Server(settings_in(tmp_path)) as server:
        assert server.get("/healthz") == {"ok": True}
        refused = "INSERT INTO nowhere VALUES (1)", "SELECT 1"
        monkeypatch.setattr("tearum.server.store.storage.WRITE_TEST", refused)
        assert server.get("/healthz", 503)["why"] == "The database can't be written."


# Who uses it


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_server_on_one_file_is_refused(
    tmp_path: Path, refusal: Refusal, language: str
) -> None:
    with Server(settings_in(tmp_path)) as server:
        said = refusal(tmp_path, language)
        assert str(tmp_path / DATABASE) in said
        assert said.count("\n") == 0
        assert server.get("/healthz") == {"ok": True}
    with Server(settings_in(tmp_path)):  # once it has ended, another may start
        pass


def test_a_killed_server_leaves_no_lock_behind(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        table = Seated(server, people(2))
        server.kill()
    with ServerProcess(tmp_path) as server:
        assert server.get(f"/api/tables/{table.id}")["stage"] == "playing"
