"""Thousands of broken messages leave the server serving and the games intact."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ..harness import PATIENCE, Page, Seated, Server, at_random, people, settings_in

TYPES = [
    *("hello", "look", "act", "quote", "why_not", "hint", "undo", "restart_turn", "take_over"),
    *("take_back", "dress", "leave", "abandon", "rematch", "missed", "ping", "state", "nonsense"),
    *("say", "react", "nudge"),
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    4,
    322,
    323,
    2**31,
    2**70,
    1e308,
    "",
    "a" * 16,
    "0" * 32,
    "x" * 5000,
    "\x00\ud800"[:1],
    [],
    [[]],
    [0] * 65,
    [-1],
    [323],
    ["a"],
    {},
    {"a": {"b": []}},
]
FIELDS = [
    *("id", "table", "keys", "host", "look", "revision", "generation"),
    *("seat", "actions", "action", "bot", "name", "colour", "agree", "phrase", "reaction"),
]


def broken_message(luck: random.Random, table: str) -> str | bytes:
    kind = luck.randrange(6)
    if kind == 0:
        return luck.randbytes(luck.randrange(200))
    if kind == 1:
        return luck.choice(["", "{", "[", "null", "[" * 5000, '{"type":', "NaN", "{}", '"hello"'])
    if kind == 2:
        return json.dumps({"type": "ping", "id": luck.choice(VALUES)}, allow_nan=True)[:-1]
    if kind == 3:
        return "x" * luck.choice([100, 20_000, 60_000])
    message: dict[str, Any] = {"type": luck.choice(TYPES)}
    for field in luck.sample(FIELDS, luck.randrange(5)):
        message[field] = luck.choice(VALUES)
    if kind == 5:  # well-formed, but for somebody else's seat, or for another time
        message |= {"table": table, "revision": luck.randrange(60)}
        if message["type"] in ("leave", "abandon", "rematch"):
            message["type"] = "act"
    return json.dumps(message)


@pytest.mark.parametrize("broken", [2_000, pytest.param(10_000, marks=pytest.mark.proof)])
def test_broken_messages_leave_the_server_serving_and_the_games_intact(
    tmp_path: Path, broken: int
) -> None:
    luck = random.Random(11)
    with (
        Server(settings_in(tmp_path, max_bad_messages=broken)) as server,
        Seated(server, people(2)) as table,
        Page(server, table.id) as watcher,
    ):
        choose = at_random(1)
        table.play(choose, most=10)
        before = table.any.revision
        for _ in range(broken // 100):
            with connect(f"ws://127.0.0.1:{server.port}/api/socket", max_size=2**24) as socket:
                if luck.random() < 0.8:
                    socket.send(json.dumps({"type": "hello", "table": table.id}))
                for _ in range(100):
                    socket.send(broken_message(luck, table.id))
                socket.send('{"type": "ping", "id": 123456}')
                while '"answer":123456' not in str(socket.recv(timeout=PATIENCE)):
                    pass  # every one of them was handled
        watcher.ask("ping")
        assert watcher.revision == before
        table.play(choose, most=10)
        assert table.any.revision > before
        assert server.get("/healthz") == {"ok": True}


def send_nonsense(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/socket", max_queue=None) as socket:
        for _ in range(1000):
            socket.send("nonsense")
            socket.recv(timeout=PATIENCE)


def test_a_client_that_only_sends_nonsense_is_disconnected(server: Server) -> None:
    with pytest.raises(ConnectionClosed):
        send_nonsense(server)


def test_messages_of_a_player_after_the_end_change_nothing(server: Server) -> None:
    luck = random.Random(12)
    with Seated(server, people(2)) as table:
        table.play(at_random(4))
        page = table.any
        end = page.revision
        for number in range(80):
            message = broken_message(luck, table.id)
            if isinstance(message, str) and '"hello"' not in message:
                page.socket.send(message[:1000])
            if number % 20 == 0:
                assert page.act(luck.randrange(323))["code"] == "not_playing"
        assert page.ask("undo", revision=end)["code"] == "not_playing"
        with Page(server, table.id, table.keys[0]) as again:
            assert again.revision == end
            assert again.state["stage"] == "over"


def test_a_message_that_is_too_large_is_answered_or_ends_the_socket(server: Server) -> None:
    with Seated(server, people(2)) as table:
        page = table.pages[0]
        page.socket.send("x" * 20_000)
        page.wait_for(lambda: any('"too_large"' in text for text in page.received))
        page.ask("ping")
        page.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            page.ask("ping")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
