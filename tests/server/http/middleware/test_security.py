"""Security headers on every answer, no other names of the server, no pages of other sites."""

import socket

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tearum.server.http.middleware.allowed_hosts import AllowedHosts
from tearum.server.http.middleware.security_headers import SECURITY_HEADERS

from ...harness import Server


def test_every_answer_is_safe_in_a_browser(server: Server) -> None:
    for path in ("/", "/api/info", "/api/nothing", "/healthz", "/assets/none.js"):
        headers = server.http.get(path).headers
        for name, value in SECURITY_HEADERS.items():
            assert headers[name] == value
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy


def test_pages_of_other_sites_are_turned_away(server: Server) -> None:
    for origin, status in (
        (None, 200),
        (server.address, 200),
        ("https://evil.example", 403),
        ("null", 403),
    ):
        headers = {} if origin is None else {"Origin": origin}
        assert server.http.get("/api/info", headers=headers).status_code == status


def test_only_names_of_this_server_are_answered(server: Server) -> None:
    """DNS rebinding: a foreign name that leads to this machine."""
    for host, status in (
        (f"127.0.0.1:{server.port}", 200),
        ("localhost", 200),
        ("[::1]:8642", 200),
        ("evil.example", 421),
        (f"evil.example:{server.port}", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost@evil.example", 421),
        ("192.0.2.7", 421),
        ("[", 421),
        ("", 421),
    ):
        for path in ("/", "/api/info", "/healthz", "/metrics"):
            answer = server.http.get(path, headers={"Host": host})
            assert (answer.status_code == 421) == (status == 421), (host, path)


def test_a_socket_under_another_name_is_refused(server: Server) -> None:
    address = f"ws://evil.example:{server.port}/api/socket"
    own = socket.create_connection(("127.0.0.1", server.port))
    with own, pytest.raises(InvalidStatus), connect(address, sock=own):
        pass


def test_origins_and_the_host_are_names_of_the_server() -> None:
    hosts = AllowedHosts("games.example", ["https://tearum.example:8443"])
    assert "tearum.example" in hosts
    assert "TEARUM.example.:443" in hosts
    assert "games.example:80" in hosts
    assert "other.example" not in hosts
    assert "other.example@tearum.example" not in hosts  # nobody writes a host like that
    assert "192.0.2.7" not in hosts


def test_a_server_for_all_addresses_answers_to_numbers_and_its_machine() -> None:
    hosts = AllowedHosts("0.0.0.0", [])
    for name in ("192.168.1.5:8642", "[2001:db8::1]:8642", socket.gethostname(), "localhost"):
        assert name in hosts
    assert "evil.example" not in hosts
    assert "" not in hosts
