"""How a server is set up."""

import os
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

DATABASE: Final = "tearum.sqlite3"


@dataclass(frozen=True)
class Settings:
    database: str  # an SQLAlchemy address
    origins: tuple[str, ...] = ()  # other sites whose pages may talk to this server
    workers: int = 2  # processes in which bots think
    bot_seconds: float = 1.5  # how long a bot may think about a turn
    bot_grace: float = 5.0  # how much longer until it is given up
    idle_seconds: float = 600.0  # how long a table stays in memory with nobody at it
    most_tables: int = 20_000  # gathering or playing
    tables_an_hour: int = 240  # from one address
    uploads_an_hour: int = 60  # from one address
    most_uploads: int = 20_000
    most_editions: int = 20_000
    sockets_an_address: int = 200
    most_sockets: int = 10_000
    messages_a_second: float = 20.0  # of one socket
    messages_at_once: int = 60
    mistakes: int = 100  # broken messages after which a socket is closed
    lab: Path | None = None  # where reports and simulations are kept; without it there are none
    lab_seconds: float = 600.0  # how long a simulation may play
    lab_runs_an_hour: int = 20  # from one address
    most_lab_runs: int = 50  # kept; the oldest go
    page: Path | None = field(default=None)  # another folder with the built page


def data_folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    return user_data_path("tearum", appauthor=False)


def lab_from(data: Path | None) -> Path:
    """Where the lab keeps what it has, whatever database there is."""
    return (data or data_folder()) / "lab"


def database_in(folder: Path) -> str:
    """The SQLite database of a data folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{(folder / DATABASE).resolve()}"


def database_from(data: Path | None) -> str:
    """The database to use: that of `--data`, of TEARUM_DATABASE_URL, or the user's own."""
    if data is not None:
        return database_in(data)
    named = os.environ.get("TEARUM_DATABASE_URL")
    return with_driver(named) if named else database_in(data_folder())


def with_driver(address: str) -> str:
    """People write postgresql:// and sqlite://; the driver is ours to know."""
    scheme, colon, rest = address.partition("://")
    drivers = {
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
    }
    if not colon or scheme not in drivers:
        raise ValueError("it begins with postgresql:// or sqlite:///")
    if scheme.startswith("postgres"):
        import_module("asyncpg")  # an extra, which may be missing
    return f"{drivers[scheme]}{colon}{rest}"
