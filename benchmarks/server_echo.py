"""The limit for `benchmarks.server_load`: keeps each message durably, sends it to its group."""

import sys
from collections import defaultdict

import aiosqlite
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


def app(path: str) -> Starlette:
    groups: defaultdict[str, set[WebSocket]] = defaultdict(set)
    opened: list[aiosqlite.Connection] = []

    async def database() -> aiosqlite.Connection:
        if not opened:
            connection = await aiosqlite.connect(path, isolation_level=None)
            opened.append(connection)
            await connection.execute("PRAGMA journal_mode=WAL")
            await connection.execute("PRAGMA synchronous=FULL")
            await connection.execute("CREATE TABLE IF NOT EXISTS said (words TEXT)")
        return opened[0]

    async def echo(socket: WebSocket) -> None:
        group = groups[socket.path_params["group"]]
        await socket.accept()
        group.add(socket)
        try:
            while True:
                words = await socket.receive_text()
                connection = await database()
                await connection.execute("INSERT INTO said VALUES (?)", (words,))
                for other in group:
                    await other.send_text(words)
        except WebSocketDisconnect:
            group.discard(socket)

    return Starlette(routes=[WebSocketRoute("/{group}", echo)])


if __name__ == "__main__":
    uvicorn.run(app(sys.argv[1]), port=int(sys.argv[2]), log_level="error")
