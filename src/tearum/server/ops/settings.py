"""Settings of a server, and where its data lives."""

import os
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

DAY: Final = 24 * 3600  # seconds
DATABASE_FILE: Final = "tearum.sqlite3"
DRIVERS: Final = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}


@dataclass(frozen=True)
class CostShare:
    """What one address may use: a share of one processor, and bytes to be sent."""

    processor: float  # seconds in a second
    processor_burst: float  # seconds
    bytes_per_second: float
    bytes_burst: float
    per_iteration: int = 1  # pieces of work that start in one iteration of the event loop


@dataclass(frozen=True)
class Retention:
    """How long tables are kept after the last thing that happened at them."""

    unbegun_days: int = 7  # tables whose game never began: then they are removed
    finished_days: int = 365  # all others: then only their record is kept; 0: kept for ever

    def kept_until(self, begun: bool, changed: int) -> int | None:
        """When the retention of a table ends, in seconds since 1970; None: never."""
        days = self.finished_days if begun else self.unbegun_days
        return changed + days * DAY if days else None


@dataclass(frozen=True)
class Settings:
    database: str  # an SQLAlchemy URL
    host: str = "127.0.0.1"  # that the server listens on
    origins: tuple[str, ...] = ()  # addresses under which people reach it through a proxy
    metrics_token: str = ""  # whoever has it may read the metrics; nobody where there is none
    workers: int = 2  # processes in which bots think
    bot_seconds: float = 1.5  # how long a bot may think about a turn
    bot_grace_seconds: float = 5.0  # how much longer before its worker is replaced
    idle_seconds: float = 600.0  # how long a table stays in memory with nobody connected
    max_open_tables: int = 20_000  # gathering or playing
    tables_per_hour: int = 240  # for each address, rematches too
    retention: Retention = Retention()
    uploads_per_hour: int = 60  # for each address
    upload_seconds: float = 0.5  # of processor time, for an uploaded file
    max_uploads: int = 20_000
    max_editions: int = 20_000
    sockets_per_address: int = 200
    max_sockets: int = 10_000
    messages_per_second: float = 20.0  # for each socket
    message_burst: int = 60
    max_bad_messages: int = 100  # after which a socket is closed
    unread_seconds: float = 20.0  # after which a connection that reads nothing is closed
    header_seconds: float = 10.0  # within which a request's headers must have come
    idle_connections_per_address: int = 256  # on which no request is under way
    requests_per_address: int = 64  # at the same time
    # Of each address: for those who play, for those who watch, for the page and its files, and for
    # other requests.
    play_share: CostShare = CostShare(0.25, 1.0, 4e6, 16e6, per_iteration=4)
    watch_share: CostShare = CostShare(0.1, 0.25, 2e6, 8e6)
    page_share: CostShare = CostShare(0.2, 2.0, 4e6, 32e6)
    request_share: CostShare = CostShare(0.2, 1.0, 4e6, 32e6)
    health_share: CostShare = CostShare(0.02, 0.2, 1e5, 1e6)
    page_patience: float = 30.0  # seconds that a file of the page may wait before it is refused
    request_patience: float = 5.0  # and any other request
    lab: Path | None = None  # folder of reports and simulations; without it there are none
    lab_seconds: float = 600.0  # how long a simulation may run
    lab_runs_per_hour: int = 20  # for each address
    max_lab_runs: int = 50  # the oldest ones are deleted
    review_nodes: int = 80_000  # the budget of a turn in the review of a game
    reviews_per_hour: int = 30  # for each address; a stored one costs nothing
    tries_per_hour: int = 240  # turns that are tried again
    max_reviews: int = 20_000  # the oldest ones are deleted
    page: Path | None = None  # folder of the built page, instead of the usual one


def default_data_folder() -> Path:
    """Where games are stored by default."""
    from platformdirs import user_data_path

    return user_data_path("tearum", appauthor=False)


def lab_folder(data: Path | None) -> Path:
    """Where the lab stores its runs and reports, whatever the database is."""
    return (data or default_data_folder()) / "lab"


def sqlite_url(folder: Path) -> str:
    """The SQLite database of a data folder, which is created if needed."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{(folder / DATABASE_FILE).resolve()}"


def database_url(data: Path | None) -> str:
    """The database to use: that of `--data`, of TEARUM_DATABASE_URL, or the user's own."""
    if data is not None:
        return sqlite_url(data)
    url = os.environ.get("TEARUM_DATABASE_URL")
    return with_driver(url) if url else sqlite_url(default_data_folder())


def with_driver(url: str) -> str:
    """The URL with our driver in it: people write just postgresql:// or sqlite://."""
    scheme, colon, rest = url.partition("://")
    if not colon or scheme not in DRIVERS:
        raise ValueError("it begins with postgresql:// or sqlite:///")
    if scheme.startswith("postgres"):
        import_module("asyncpg")  # an optional extra: ImportError where it is missing
    return f"{DRIVERS[scheme]}{colon}{rest}"
