"""Security headers on every answer, and no pages of other sites."""

from tearum.server.http.security_headers import SECURITY_HEADERS

from ..harness import Server


def test_every_answer_is_safe_in_a_browser(server: Server) -> None:
    for path in ("/", "/api/info", "/api/nothing", "/healthz", "/assets/none.js"):
        headers = server.http.get(path).headers
        for name, value in SECURITY_HEADERS.items():
            assert headers[name] == value
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert "script-src 'self';" in policy


def test_pages_of_other_sites_are_turned_away(server: Server) -> None:
    for origin, status in (
        (None, 200),
        (server.address, 200),
        ("https://evil.example", 403),
        ("null", 403),
    ):
        headers = {} if origin is None else {"Origin": origin}
        assert server.http.get("/api/info", headers=headers).status_code == status
