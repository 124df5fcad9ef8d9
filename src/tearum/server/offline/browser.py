"""The door for the page's worker, which runs this with Pyodide.

Only texts go through it: the worker passes them on as messages.
"""

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from tearum.server.offline.local_client import LocalClient
from tearum.server.offline.local_server import LocalServer
from tearum.server.store.game_store import StorageError


class TextStore(Protocol):
    """The worker's store: JSON objects of texts by key."""

    def read(self, prefix: str) -> Awaitable[str]: ...
    def write(self, texts: str) -> Awaitable[None]: ...


class BrowserStore:
    def __init__(self, store: TextStore) -> None:
        self._store = store

    async def read(self, prefix: str) -> dict[str, str]:
        try:
            texts: dict[str, str] = json.loads(await self._store.read(prefix))
        except Exception as error:  # whatever the browser raises
            raise StorageError(str(error)) from error
        return texts

    async def write(self, texts: Mapping[str, str]) -> None:
        try:
            await self._store.write(json.dumps(texts))
        except Exception as error:  # such as a full disk
            raise StorageError(str(error)) from error


class BrowserServer:
    """A server for the pages of one worker. Each client has a number of the page's."""

    def __init__(self, store: TextStore, send: Callable[[int, str], None]) -> None:
        self._server = LocalServer(BrowserStore(store))
        self._send = send
        self._clients: dict[int, LocalClient] = {}

    async def open(self) -> None:
        await self._server.open()

    async def ask(self, method: str, address: str, content: str) -> str:
        """The answer to a request: `[succeeded, media type, content]` as JSON."""
        answer = await self._server.answer(method, address, content.encode())
        succeeded = answer.status < 400
        return json.dumps([succeeded, answer.media, answer.content.decode()])

    def connect(self, client: int) -> None:
        self._clients[client] = self._server.connect(lambda text: self._send(client, text))

    def receive(self, client: int, text: str) -> None:
        self._clients[client].receive(text)

    def disconnect(self, client: int) -> None:
        self._clients.pop(client).close()
