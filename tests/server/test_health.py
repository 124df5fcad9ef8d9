"""`/healthz` and `/metrics`."""

from .harness import Server


def test_the_server_says_how_it_is(server: Server) -> None:
    assert server.get("/healthz") == {"ok": True}
    metrics = server.http.get("/metrics").text
    assert "tearum_moves_total" in metrics
    assert "tearum_requests_total" in metrics
    assert server.get("/api/openapi.json")["paths"]["/api/tables"]["post"]["requestBody"]
