"""The HTTP API: replays, records, editions, texts, and what it does not do."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tearum import Game, Record
from tearum.server.http.security_middleware import SECURITY_HEADERS

from .harness import Seated, Server, at_random, people, settings_in


@pytest.fixture(scope="module")
def played(server: Server) -> Iterator[Seated]:
    with Seated(server, people(3)) as table:
        table.play(at_random(7))
        yield table


def test_a_finished_game_can_be_watched_at_any_step_from_any_seat(
    server: Server, played: Seated
) -> None:
    summary = server.get(f"/api/games/{played.id}")
    assert summary["over"]
    assert summary["replayable"]
    record = Record.from_json(server.get(f"/api/games/{played.id}/record"))
    steps = server.get(f"/api/games/{played.id}/map")["steps"]
    assert [step["action"] for step in steps] == list(record.actions)
    assert summary["steps"] == len(steps)
    told: list[Any] = []
    for step in (*range(0, len(steps), 40), len(steps) - 1, len(steps)):
        game = Game.replay(record, step)
        for seat in (None, 0, 2):
            query = {"step": step} if seat is None else {"step": step, "seat": seat}
            shown = server.get(f"/api/games/{played.id}/replay", params=query)
            assert shown["view"] == game.view(seat)
            assert shown["steps"] == len(steps)
    for step in range(60):
        shown = server.get(f"/api/games/{played.id}/replay", params={"step": step, "seat": 1})
        assert shown["events_from"] == len(told)
        told += shown["events"]
    whole = server.get(f"/api/games/{played.id}/events")
    assert told == whole[: len(told)]
    assert server.get(f"/api/games/{played.id}/replay")["step"] == len(steps)
    edition = server.get(f"/api/games/{played.id}/edition")
    assert edition["hash"] == summary["edition"]["hash"]
    assert server.get(f"/api/games/{played.id}/replay?step=100000", 400)["code"] == "bad_request"
    assert server.get(f"/api/games/{played.id}/replay?seat=3", 400)["code"] == "bad_request"
    assert server.get(f"/api/games/{played.id}/replay?step=x", 422)["code"] == "bad_request"


def test_a_running_game_has_no_replay_and_a_record_without_secrets(server: Server) -> None:
    with Seated(server, people(2)) as table:
        table.play(at_random(1), most=10)
        assert server.get(f"/api/games/{table.id}/replay", 409)["code"] == "not_over"
        assert server.get(f"/api/games/{table.id}/record", 409)["code"] == "not_over"
        for headers in ({}, {"Authorization": f"Bearer {table.keys[0]}"}):
            answer = server.http.get(f"/api/tables/{table.id}/record", headers=headers)
            record = answer.json()
            assert not {"seed", "deal", "actions", "secret"} & set(record)
            assert record["view"]["you"] == (0 if headers else None)
        wrong = {"Authorization": f"Bearer {'0' * 32}"}
        server.get(f"/api/tables/{table.id}/record", 403, headers=wrong)


def test_a_record_can_be_uploaded_and_watched(server: Server, played: Seated) -> None:
    record = server.get(f"/api/games/{played.id}/record")
    game = server.post("/api/records", record, 201)["game"]
    assert server.get(f"/api/games/{game}")["seats"] == ["P0", "P1", "P2"]
    assert server.get(f"/api/games/{game}/record") == record
    assert server.get(f"/api/games/{game}")["deal"]["secret"] == record["deal"]["secret"]
    broken = {**record, "actions": [*record["actions"][:10], 322, 1]}
    assert "Decision 11" in server.post("/api/records", broken, 400)["message"]
    assert server.post("/api/records", {"format": 7}, 400)["code"] == "bad_request"
    large = server.http.post("/api/records", content=b"x" * (4 * 1024 * 1024 + 1))
    assert large.status_code == 413


def test_editions_come_with_icons_figures_and_provenance(server: Server) -> None:
    assert [edition["id"] for edition in server.get("/api/editions")] == ["classic"]
    edition = server.get("/api/editions/classic")
    buildings = [c for c in edition["components"] if c["component"] == "building"]
    assert len(buildings) == 25
    cost = buildings[0]["values"]["cost"]
    assert cost["parts"]["goods"] == {"wheat": 2, "wood": 2}
    assert cost["provenance"] in ("printed", "inferred", "reconstructed")
    assert buildings[0]["values"]["vp"]["icons"]
    captain = next(c for c in edition["components"] if c["component"] == "captain")
    assert captain["values"]["cost"]["parts"]["money"] > 0
    for name in ("nope", "%2e%2e%2fclassic", "%2fetc%2fpasswd"):
        assert server.http.get(f"/api/editions/{name}").status_code == 404


def test_texts_come_in_three_languages(server: Server) -> None:
    for language in ("en", "fr", "de"):
        text = server.http.get(f"/api/text/{language}.ftl")
        assert "rules-title" in text.text
        assert "money_short" in text.text or "reason-" in text.text
        assert "lab-report-title" not in text.text  # a report brings its own words
        assert "labpage-title" in text.text
    assert server.http.get("/api/text/xx.ftl").status_code == 404
    info = server.get("/api/info")
    assert info["languages"] == ["en", "fr", "de"]
    assert {"random", "greedy"} <= {bot["name"] for bot in info["bots"]}


def test_a_bots_name_never_makes_the_server_import_something(server: Server) -> None:
    wish: Any = {"seats": [{"kind": "bot", "bot": "antigravity:Bot"}, {}]}
    assert server.post("/api/tables", wish, 400)["code"] == "no_such_bot"
    wish = {"seats": [{}, {}], "edition": "/etc/passwd"}
    assert server.post("/api/tables", wish, 404)["code"] == "no_such_edition"


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


def test_the_server_says_how_it_is(server: Server) -> None:
    assert server.get("/healthz") == {"ok": True}
    metrics = server.http.get("/metrics").text
    assert "tearum_moves_total" in metrics
    assert "tearum_requests_total" in metrics
    assert server.get("/api/openapi.json")["paths"]["/api/tables"]["post"]["requestBody"]


def test_a_missing_page_says_how_to_build_it(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path, page=tmp_path / "nowhere")) as server:
        answer = server.http.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text


def test_the_page_is_served_with_its_files_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>here")
    (page / "assets" / "a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    with Server(settings_in(tmp_path, page=page)) as server:
        assert server.http.get("/").text == "<!doctype html>here"
        assert server.http.get("/table/abc").text == "<!doctype html>here"
        assert "immutable" in server.http.get("/assets/a.js").headers["cache-control"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            assert server.http.get(path).text != "no"
        assert server.http.get("/missing.png").status_code == 404


def test_there_are_quotas(tmp_path: Path) -> None:
    limits = {"tables_per_hour": 3, "uploads_per_hour": 1, "sockets_per_address": 2}
    with Server(settings_in(tmp_path, **limits)) as server:
        wish: Any = {"seats": [{}, {}]}
        for _ in range(3):
            server.post("/api/tables", wish, 201)
        assert server.post("/api/tables", wish, 429)["code"] == "too_many"
        server.post("/api/records", {}, 400)
        assert server.post("/api/records", {}, 429)["code"] == "too_many"
