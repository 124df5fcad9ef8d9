"""`/healthz` and `/metrics`."""

from ..harness import Server


def test_health_and_metrics_are_served(server: Server) -> None:
    assert server.get("/healthz") == {"ok": True}
    metrics = server.http.get("/metrics").text
    assert "tearum_moves_total" in metrics
    assert "tearum_requests_total" in metrics
    assert server.get("/api/openapi.json")["paths"]["/api/tables"]["post"]["requestBody"]
