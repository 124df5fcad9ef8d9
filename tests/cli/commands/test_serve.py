"""`tearum serve`, `backup` and `restore`, as far as they need no running server."""

import asyncio
import gzip
import sys
from pathlib import Path

import pytest

from tearum.cli.commands.serve import address_lines
from tearum.server.ops.settings import sqlite_url
from tearum.server.store.database import Database

from ..conftest import Command


@pytest.fixture
def empty_backup(tmp_path: Path) -> str:
    file = tmp_path / "games.tearum"
    file.write_bytes(gzip.compress(b'{"format": "tearum-backup", "version": 2}\n'))
    return str(file)


@pytest.mark.parametrize("exists", [True, False])
def test_a_folder_without_games_is_not_backed_up(
    tearum: Command, tmp_path: Path, exists: bool
) -> None:
    data, file = tmp_path / "data", tmp_path / "games.tearum"
    if exists:
        data.mkdir()
    file.write_bytes(b"an older backup")
    result = tearum("backup", str(file), "--data", str(data))
    assert result.status == 2
    assert result.err == (
        f"tearum: There are no games in {data}, so there is nothing to back up. "
        "Choose another folder with --data.\n"
    )
    assert file.read_bytes() == b"an older backup"
    assert data.exists() == exists
    assert not exists or list(data.iterdir()) == []


def test_a_server_without_games_replaces_no_backup(tearum: Command, tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "games.tearum"
    data.mkdir()
    asyncio.run(_migrated(sqlite_url(data)))
    first = tearum("backup", str(file), "--data", str(data))
    assert (first.status, first.out) == (0, f"{file}: 0 tables saved.\n")
    file.write_bytes(b"an older backup")
    second = tearum("backup", str(file), "--data", str(data))
    assert second.status == 2
    assert second.err == (
        f"tearum: There are no games in the database, so the older backup {file} was kept.\n"
    )
    assert file.read_bytes() == b"an older backup"
    assert [path.name for path in tmp_path.iterdir() if path != data] == ["games.tearum"]


async def _migrated(url: str) -> None:
    database = Database(url)
    await database.migrate()
    await database.dispose()


@pytest.mark.parametrize(
    ("language", "answer", "expected"),
    [
        ("en", "n", "Nothing was changed."),
        ("en", "", "Nothing was changed."),
        ("fr", "y", "Rien n’a été modifié."),
        ("de", "nein", "Es wurde nichts geändert."),
    ],
)
def test_a_restore_that_is_declined_says_so(
    tearum: Command,
    tmp_path: Path,
    empty_backup: str,
    language: str,
    answer: str,
    expected: str,
) -> None:
    options = ("--data", str(tmp_path / "data"), "--lang", language)
    result = tearum("restore", empty_backup, *options, typed=f"{answer}\n")
    assert (result.status, result.out) == (2, "")
    assert result.err.endswith(f"] tearum: {expected}\n")  # after the question
    assert not (tmp_path / "data" / "tearum.sqlite3").exists()


@pytest.mark.parametrize(("language", "answer"), [("en", "Y"), ("fr", "oui"), ("de", "ja")])
def test_a_yes_is_understood_in_every_language(
    tearum: Command, tmp_path: Path, empty_backup: str, language: str, answer: str
) -> None:
    options = ("--data", str(tmp_path / "data"), "--lang", language)
    result = tearum("restore", empty_backup, *options, typed=f"{answer}\n")
    assert result.status == 0
    assert result.out.startswith(f"{empty_backup}")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (None, "can’t be read: it does not exist."),
        (b"nonsense", "is not a backup, or it is damaged: nothing was changed."),
        (gzip.compress(b'{"format": "tearum-backup", "version": 99}\n'), "by a newer tearum"),
    ],
    ids=("missing", "damaged", "newer"),
)
def test_what_cannot_be_restored_is_refused_before_anything_is_asked(
    tearum: Command, tmp_path: Path, content: bytes | None, expected: str
) -> None:
    file = tmp_path / "games.tearum"
    if content is not None:
        file.write_bytes(content)
    result = tearum("restore", str(file), "--data", str(tmp_path / "data"))
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"tearum: {file} ")
    assert expected in result.err
    assert not (tmp_path / "data" / "tearum.sqlite3").exists()


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "is not a backup, or it is damaged: nothing was changed."),
        ("fr", "rien n’a été modifié."),
        ("de", "ist keine Sicherung oder beschädigt: Es wurde nichts geändert."),
    ],
)
def test_a_damaged_backup_is_refused_in_every_language(
    tearum: Command, tmp_path: Path, language: str, expected: str
) -> None:
    file = tmp_path / "games.tearum"
    file.write_bytes(b"nonsense")
    options = ("--data", str(tmp_path / "data"), "--yes", "--lang", language)
    result = tearum("restore", str(file), *options)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"tearum: {file} ")
    assert result.err.endswith(f"{expected}\n")


def test_without_a_command_the_table_opens_in_the_browser(
    tearum: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[object, ...]] = []
    monkeypatch.setattr("tearum.server.run.run", lambda *arguments: started.append(arguments[1:4]))
    monkeypatch.setattr("tearum.server.http.page_files.page_folder", lambda: tmp_path)
    monkeypatch.setenv("TEARUM_DATABASE_URL", f"sqlite:///{tmp_path}/tearum.sqlite3")
    assert tearum().status == 0
    assert started == [("127.0.0.1", 8642, True)]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The page is not built."),
        ("fr", "La page n’est pas construite."),
        ("de", "baut sie:"),
    ],
)
def test_no_browser_is_opened_where_there_is_no_page(
    tearum: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, expected: str
) -> None:
    monkeypatch.setattr("tearum.server.http.page_files.page_folder", lambda: None)
    monkeypatch.setenv("TEARUM_DATABASE_URL", f"sqlite:///{tmp_path}/tearum.sqlite3")
    result = tearum("--lang", language)
    assert result.status == 2
    assert expected in result.err


@pytest.mark.parametrize(
    ("package", "database", "extra"),
    [
        ("platformdirs", None, "tearum[server]"),
        ("asyncpg", "postgresql://localhost/games", "tearum[postgres]"),
    ],
)
def test_a_missing_package_is_named_with_what_brings_it(
    tearum: Command,
    monkeypatch: pytest.MonkeyPatch,
    package: str,
    database: str | None,
    extra: str,
) -> None:
    monkeypatch.delenv("TEARUM_DATABASE_URL", raising=False)
    if database:
        monkeypatch.setenv("TEARUM_DATABASE_URL", database)
    monkeypatch.setitem(sys.modules, package, None)
    result = tearum()
    assert result.status == 2
    assert package in result.err
    assert f"pip install '{extra}'" in result.err


def test_a_table_for_this_machine_says_how_to_let_others_in() -> None:
    assert address_lines("127.0.0.1", 8642) == [
        "Tea & Rum is running at http://localhost:8642/ (stop with Ctrl-C).",
        "Only this computer can connect. "
        "To let others on your network join: tearum serve --host 0.0.0.0",
    ]


def test_a_table_for_the_network_says_where_others_join(monkeypatch: pytest.MonkeyPatch) -> None:
    place = "tearum.cli.local_addresses.local_addresses"
    monkeypatch.setattr(place, lambda: ["192.168.1.5", "10.0.0.7"])
    assert address_lines("0.0.0.0", 80) == [
        "Tea & Rum is running at http://localhost:80/ (stop with Ctrl-C).",
        "Others on your network can join at http://192.168.1.5:80/, http://10.0.0.7:80/",
    ]
    monkeypatch.setattr(place, list)
    assert address_lines("0.0.0.0", 80)[1] == "No network address of this machine was found."


def test_a_table_at_one_address_names_it() -> None:
    assert address_lines("192.168.1.5", 80) == [
        "Tea & Rum is running at http://192.168.1.5:80/ (stop with Ctrl-C)."
    ]
    assert "http://[fd00::1]:80/" in address_lines("fd00::1", 80)[0]
