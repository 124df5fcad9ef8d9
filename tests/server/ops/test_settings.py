"""Where the data lives, and how long it is kept."""

import stat
from pathlib import Path

import pytest

from tearum.server.ops import settings
from tearum.server.ops.settings import (
    DAY,
    Retention,
    database_url,
    lab_folder,
    sqlite_url,
    with_driver,
)


@pytest.fixture(autouse=True)
def usual_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("TEARUM_DATABASE_URL", raising=False)
    monkeypatch.setattr(settings, "default_data_folder", lambda: tmp_path / "usual")
    return tmp_path / "usual"


def test_people_write_addresses_of_databases_without_a_driver() -> None:
    assert with_driver("sqlite:///games.db") == "sqlite+aiosqlite:///games.db"
    assert with_driver("sqlite+aiosqlite:///a://b") == "sqlite+aiosqlite:///a://b"
    pytest.importorskip("asyncpg")
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        assert with_driver(f"{scheme}://me@here/games") == "postgresql+asyncpg://me@here/games"


@pytest.mark.parametrize("url", ["games.db", "mysql://here/games", "sqlite", "", "://x"])
def test_another_database_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="it begins with postgresql:// or sqlite:///"):
        with_driver(url)


def test_without_its_driver_postgresql_is_an_import_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(settings, "import_module", missing)
    assert with_driver("sqlite:///x") == "sqlite+aiosqlite:///x"
    with pytest.raises(ImportError, match="asyncpg"):
        with_driver("postgres://here/games")


def test_a_folder_that_is_named_comes_before_the_environment_and_that_before_the_usual_one(
    tmp_path: Path, usual_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database_url(None) == f"sqlite+aiosqlite:///{usual_folder}/tearum.sqlite3"
    monkeypatch.setenv("TEARUM_DATABASE_URL", "sqlite:///elsewhere.db")
    assert database_url(None) == "sqlite+aiosqlite:///elsewhere.db"
    named = tmp_path / "named"
    assert database_url(named) == f"sqlite+aiosqlite:///{named}/tearum.sqlite3"
    assert lab_folder(None) == usual_folder / "lab"
    assert lab_folder(named) == named / "lab"


def test_a_new_data_folder_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    for _ in range(2):  # one that is there already is no error
        sqlite_url(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_tables_are_kept_by_whether_their_game_began() -> None:
    retention = Retention(unbegun_days=7, finished_days=365)
    assert retention.kept_until(False, 1000) == 1000 + 7 * DAY
    assert retention.kept_until(True, 1000) == 1000 + 365 * DAY
    assert Retention(0, 365).kept_until(False, 1000) is None
    assert Retention(7, 0).kept_until(True, 1000) is None
