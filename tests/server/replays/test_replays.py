"""Replays: finished games at any step, running games without secrets, uploaded records."""

from collections.abc import Iterator
from typing import Any

import pytest

from tearum import Game, Record

from ..harness import Seated, Server, at_random, people


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
    events: list[Any] = []
    for step in (*range(0, len(steps), 40), len(steps) - 1, len(steps)):
        game = Game.replay(record, step)
        for seat in (None, 0, 2):
            query = {"step": step} if seat is None else {"step": step, "seat": seat}
            shown = server.get(f"/api/games/{played.id}/replay", params=query)
            assert shown["view"] == game.view(seat)
            assert shown["steps"] == len(steps)
    for step in range(60):
        shown = server.get(f"/api/games/{played.id}/replay", params={"step": step, "seat": 1})
        assert shown["events_from"] == len(events)
        events += shown["events"]
    whole = server.get(f"/api/games/{played.id}/events")
    assert events == whole[: len(events)]
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


def test_a_forged_record_is_refused(server: Server, played: Seated) -> None:
    record = server.get(f"/api/games/{played.id}/record")
    result, deal = record["result"], record["deal"]
    loser = next(seat for seat in range(3) if seat not in result["winners"])
    assert Record.from_json(record).result == result
    forged = {
        "another winner": {"result": {**result, "winners": [loser]}},
        "a result of an unfinished game": {"actions": record["actions"][:-1]},
        "another fingerprint": {"deal": {**deal, "fingerprint": "0" * 64}},
        "another secret": {"deal": {**deal, "secret": "0" * 32}},
        "another nonce": {"deal": {**deal, "nonces": ["aa", *deal["nonces"][1:]]}},
    }
    for name, change in forged.items():
        answer = server.post("/api/records", {**record, **change}, 400)
        assert answer["code"] == "bad_request", name


def test_what_a_record_does_not_claim_is_computed(server: Server, played: Seated) -> None:
    """Whatever was stored, before records were checked too: only the decisions are believed."""
    record = server.get(f"/api/games/{played.id}/record")
    plain = {key: value for key, value in record.items() if key not in ("result", "events", "deal")}
    game = server.post("/api/records", plain, 201)["game"]
    assert server.get(f"/api/games/{game}")["result"] == record["result"]
    events = record["events"]
    invented = {**record, "events": [*events[:3], {**events[3], "seat": 2}]}
    game = server.post("/api/records", invented, 201)["game"]
    assert server.get(f"/api/games/{game}/events") == events
    assert server.get(f"/api/games/{game}/record") == record
