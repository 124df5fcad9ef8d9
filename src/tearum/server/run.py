"""Runs the server: one process of uvicorn."""

import asyncio
import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from tearum.server import json_logs
from tearum.server.http.app import create_app
from tearum.server.settings import Settings
from tearum.server.store.storage import Storage
from tearum.server.wire.fields import MAX_MESSAGE


def config_of(settings: Settings, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=4 * MAX_MESSAGE,  # larger ones end the connection, smaller ones get an answer
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket for the server; OSError where the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    return listener


def run(
    settings: Settings, host: str, port: int, open_page: bool, announce: Callable[[int], None]
) -> None:
    """Serves until it is stopped; `announce` gets the port as soon as it listens.

    StorageError or OSError if it can't even begin.
    """
    asyncio.run(_try_storage(settings))
    json_logs.set_up()
    listener = listening(host, port)
    shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    server = uvicorn.Server(config_of(settings, host, port))
    asyncio.run(_serve(server, listener, address if open_page else None, announce))


async def _try_storage(settings: Settings) -> None:
    storage = Storage(settings.database)
    try:
        await storage.migrate()
    finally:
        await storage.dispose()


async def _serve(
    server: uvicorn.Server,
    listener: socket.socket,
    page: str | None,
    announce: Callable[[int], None],
) -> None:
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        announce(listener.getsockname()[1])
        if page is not None:
            await asyncio.to_thread(webbrowser.open, page)
    await serving
