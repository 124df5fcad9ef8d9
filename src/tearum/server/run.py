"""Runs the server: one process of uvicorn."""

import asyncio
import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from tearum.server.http.app import create_app
from tearum.server.http.connections import BACKLOG, limited_protocols, raise_descriptor_limit
from tearum.server.ops.json_logs import configure_logging
from tearum.server.ops.pauses import shorten_pauses
from tearum.server.ops.settings import Settings
from tearum.server.store.database import Database, explained
from tearum.server.store.sqlite_file import ServerLock
from tearum.server.wire.fields import MAX_MESSAGE


def uvicorn_config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    http, sockets = limited_protocols(settings, raise_descriptor_limit())
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        http=http,
        ws=sockets,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=4 * MAX_MESSAGE,  # above that the socket is closed, below it gets an answer
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def open_listener(host: str, port: int) -> socket.socket:
    """A socket for the server; OSError where the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small packets at once only where the protocol is named.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def run(
    settings: Settings, host: str, port: int, open_page: bool, announce: Callable[[int], None]
) -> None:
    """Serve until interrupted; `announce` gets the port as soon as the server listens.

    StorageError or OSError where the server can't even start.
    """
    asyncio.run(_check_database(settings))
    configure_logging()
    listener = open_listener(host, port)
    port = listener.getsockname()[1]

    def started() -> None:
        announce(port)
        if open_page:
            shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::") else host
            webbrowser.open(f"http://{shown}:{port}/")

    server = _Server(uvicorn_config(settings, host, port), started)
    asyncio.run(server.serve([listener]))


async def _check_database(settings: Settings) -> None:
    database = Database(settings.database)
    try:
        await database.check_whole()
        if database.file is not None:
            with explained(), ServerLock(database.file):  # the server itself takes it later
                pass
        await database.migrate()
    finally:
        await database.dispose()


class _Server(uvicorn.Server):
    """Says when it has started."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            shorten_pauses()
            await asyncio.to_thread(self._on_started)
