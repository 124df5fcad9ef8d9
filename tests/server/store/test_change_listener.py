"""What the servers on one PostgreSQL tell each other, as text: without a database."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.server.store.change_listener import ChangeListener
from tearum.server.store.storage import CHANNEL, Storage

TABLE = "a" * 16


class Handler:
    """Notes what it hears from other servers."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    async def refresh(self, table_id: str) -> None:
        self.heard.append(("refresh", table_id))

    async def refresh_all(self) -> None:
        raise AssertionError("nothing was missed")

    def remote_presence(self, origin: str, table_id: str, seats: list[int]) -> None:
        self.heard.append(("presence", origin, table_id, seats))

    def remote_talk(self, table_id: str, message: str) -> None:
        self.heard.append(("talk", table_id, message))


def heard(*payloads: str, own: str = "here") -> list[Any]:
    handler = Handler()
    storage: Any = SimpleNamespace(origin=own, is_postgres=False)

    async def run() -> None:
        listener = ChangeListener(storage, handler)
        listener.start()
        for payload in payloads:
            listener._on_notification(None, 1, CHANNEL, payload)
        await asyncio.sleep(0)
        await listener.stop()

    asyncio.run(run())
    return handler.heard


def test_a_change_a_presence_and_something_said_are_told_apart() -> None:
    said = '{"type": "said", "phrase": "good game"}'
    assert heard(f"there {TABLE}", f"there {TABLE} 0,2", f"there {TABLE} -") == [
        ("presence", "there", TABLE, [0, 2]),
        ("presence", "there", TABLE, []),
        ("refresh", TABLE),
    ]
    assert heard(f"there {TABLE} {said}") == [("talk", TABLE, said)]


def test_a_server_does_not_listen_to_itself() -> None:
    assert heard(f"here {TABLE}", f"here {TABLE} 1", f"here {TABLE} {{}}") == []
    assert heard(f"here {TABLE}", own="there") == [("refresh", TABLE)]


def test_what_a_server_tells_is_what_another_understands(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, str]] = []

    class Connection:
        async def execute(self, statement: object, values: dict[str, str]) -> None:
            sent.append(values)

        async def __aenter__(self) -> Any:
            return self

        async def __aexit__(self, *_: object) -> None: ...

    monkeypatch.setattr(Storage, "writing", lambda _: Connection())
    monkeypatch.setattr(Storage, "is_postgres", property(lambda _: True))

    async def tell() -> None:
        storage = object.__new__(Storage)
        storage.origin = "there"
        await storage.notify_presence(TABLE, [1, 3])
        await storage.notify_presence(TABLE, [])
        await storage.notify_talk(TABLE, '{"a": "b c"}')
        await storage._notify(Connection(), TABLE)  # type: ignore[arg-type]

    asyncio.run(tell())
    assert {values["channel"] for values in sent} == {CHANNEL}
    assert heard(*(values["payload"] for values in sent)) == [
        ("presence", "there", TABLE, [1, 3]),
        ("presence", "there", TABLE, []),
        ("talk", TABLE, '{"a": "b c"}'),
        ("refresh", TABLE),
    ]
