"""`/healthz` and `/metrics`."""

from pathlib import Path

from ..harness import TOKEN, Server, settings_in


def test_health_and_metrics_are_served(server: Server) -> None:
    assert server.get("/healthz") == {"ok": True}
    metrics = server.metrics()
    assert "tearum_moves_total" in metrics
    assert "tearum_requests_total" in metrics
    assert server.get("/api/openapi.json")["paths"]["/api/tables"]["post"]["requestBody"]


def test_metrics_are_for_whoever_has_the_token(server: Server) -> None:
    for token in (f"Basic {TOKEN}", "Bearer wrong", "Bearer", "Bearer \xe9", ""):
        headers = {b"Authorization": token.encode("latin-1")}
        assert server.http.get("/metrics", headers=headers).status_code == 404


def test_without_a_token_nobody_gets_metrics(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path, metrics_token="")) as server:
        for headers in ({}, {"Authorization": "Bearer"}):
            assert server.http.get("/metrics", headers=headers).status_code == 404
