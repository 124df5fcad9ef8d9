"""Connections: half requests and unread answers do not keep a server from answering."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tearum.server.http.connections import IdleConnections, raise_descriptor_limit

from ..harness import Page, Seated, Server, bots, people, settings_in, wait_until

HALF: bytes = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"idle_connections_per_address": 20, "header_seconds": 1.0, "unread_seconds": 1.0}
    with Server(settings_in(tmp_path_factory.mktemp("data"), **limits)) as running:
        yield running


def is_closed(connection: socket.socket) -> bool:
    connection.settimeout(0.01)
    try:
        return connection.recv(1) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def read_answers(connection: socket.socket, count: int) -> None:
    connection.settimeout(5)
    answers = b""
    while answers.count(b'{"ok":true}') < count:
        received = connection.recv(65536)
        assert received
        answers += received


def test_of_many_half_requests_the_oldest_are_closed(strict: Server) -> None:
    with ExitStack() as stack:
        opened = []
        for _ in range(60):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", strict.port)))
            one.sendall(HALF)
            opened.append(one)
        assert strict.get("/healthz") == {"ok": True}
        wait_until(lambda: sum(not is_closed(one) for one in opened) <= 20, 2)


def test_headers_have_a_deadline_however_slowly_they_come(strict: Server) -> None:
    with socket.create_connection(("127.0.0.1", strict.port)) as slow:
        slow.sendall(HALF)
        began = time.monotonic()
        while not is_closed(slow):
            slow.sendall(b"X: y\r\n")
            time.sleep(0.1)
            assert time.monotonic() - began < 5


def test_a_connection_that_asks_again_stays_open(strict: Server) -> None:
    whole = HALF + b"\r\n"
    with socket.create_connection(("127.0.0.1", strict.port)) as kept:
        for _ in range(4):
            kept.sendall(whole.replace(b"/ ", b"/healthz "))
            read_answers(kept, 1)
            time.sleep(0.4)


def test_a_connection_that_is_silent_after_its_answer_is_closed(strict: Server) -> None:
    with socket.create_connection(("127.0.0.1", strict.port)) as idle:
        idle.sendall((HALF + b"\r\n").replace(b"/ ", b"/healthz "))
        read_answers(idle, 1)
        wait_until(lambda: is_closed(idle), 10)


def test_two_requests_at_once_are_both_answered(strict: Server) -> None:
    whole = HALF + b"\r\n"
    with socket.create_connection(("127.0.0.1", strict.port)) as kept:
        kept.sendall(2 * whole.replace(b"/ ", b"/healthz "))
        read_answers(kept, 2)


def test_a_socket_that_never_reads_is_closed(strict: Server) -> None:
    with Seated(strict, people(1) + bots("random")) as table:
        table.play(lambda legal: int(legal[-1]["code"]))
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with deaf:
            deaf.connect(("127.0.0.1", strict.port))
            deaf.sendall(
                b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            hello = json.dumps({"type": "hello", "table": table.id}).encode()
            frame = b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello
            sockets = strict.table_service.metrics.sockets
            wait_until(lambda: sockets._value.get() == 2)
            deaf.sendall(frame * 40)
            wait_until(lambda: sockets._value.get() == 1, 10)
        with Page(strict, table.id) as other:
            assert other.state["stage"] == "over"


def test_the_soft_limit_of_descriptors_is_raised() -> None:
    resource = pytest.importorskip("resource")
    raise_descriptor_limit()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == hard


def test_answers_do_not_wait_for_acknowledgements(strict: Server) -> None:
    """Nagle's algorithm lets the body of an answer wait for 40 ms, until its head is confirmed."""
    times = []
    for _ in range(20):
        began = time.perf_counter()
        strict.get("/healthz")
        times.append(time.perf_counter() - began)
    assert sorted(times)[2] < 0.03


class Connection:
    def __init__(self, name: str, closed: list[str]) -> None:
        self.name, self.closed = name, closed

    def abort(self) -> None:
        self.closed.append(self.name)


def test_of_an_address_with_too_many_idle_connections_the_oldest_is_closed() -> None:
    closed: list[str] = []
    idle = IdleConnections(2)
    a1, a2, a3, b1 = (Connection(name, closed) for name in ("a1", "a2", "a3", "b1"))
    for address, one in (("a", a1), ("b", b1), ("a", a2)):
        idle.add(address, one)  # type: ignore[arg-type]
    assert closed == []
    idle.remove("a", a1)  # type: ignore[arg-type]
    idle.add("a", a1)  # type: ignore[arg-type]  # it has asked again, so it is the newest
    idle.add("a", a3)  # type: ignore[arg-type]
    assert closed == ["a2"]
    idle.close_one()  # of the address that has most
    assert closed == ["a2", "a1"]
    for address, one in (("a", a1), ("a", a2), ("a", a3)):  # closed ones are removed too
        idle.remove(address, one)  # type: ignore[arg-type]
    idle.close_one()
    assert closed == ["a2", "a1", "b1"]
