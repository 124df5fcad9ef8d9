"""The limit for `benchmarks.server.load`: keeps each message durably, sends it to its group."""

import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiosqlite
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected


def app(path: str) -> Starlette:
    groups: defaultdict[str, set[WebSocket]] = defaultdict(set)
    opened: list[aiosqlite.Connection] = []

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with aiosqlite.connect(path, isolation_level=None) as connection:
            opened.append(connection)
            await connection.execute("PRAGMA journal_mode=WAL")
            await connection.execute("PRAGMA synchronous=FULL")
            await connection.execute("CREATE TABLE said (words TEXT)")
            yield

    async def echo(socket: WebSocket) -> None:
        group = groups[socket.path_params["group"]]
        await socket.accept()
        group.add(socket)
        try:
            while True:
                words = await socket.receive_text()
                await opened[0].execute("INSERT INTO said VALUES (?)", (words,))
                for other in tuple(group):
                    await other.send_text(words)
        except (WebSocketDisconnect, WebSocketDisconnected):
            group.discard(socket)

    return Starlette(routes=[WebSocketRoute("/{group}", echo)], lifespan=lifespan)


if __name__ == "__main__":
    uvicorn.run(app(sys.argv[1]), port=int(sys.argv[2]), log_level="error")
