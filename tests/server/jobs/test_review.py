"""Reviews of finished games: they grow while somebody asks, are stored, and tell no secrets."""

import json
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tearum import Game, Record
from tearum.review import Review, review
from tearum.review.timeline import turns_of
from tearum.server.jobs import review_jobs as jobs_module
from tearum.server.ops.settings import Settings

from ..harness import Json, Seated, Server, at_random, bots, people, settings_in, wait_until

NODES = 200
PATIENCE = 240.0  # seconds: everything may run plain


@pytest.fixture(autouse=True)
def compiled_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker uses compiled code where there is any: reviews give equal figures."""
    monkeypatch.delenv("TEARUM_PLAIN", raising=False)


def review_settings(folder: Path, **options: Any) -> Settings:
    return settings_in(folder, **{"review_nodes": NODES, **options})


def finished_record(seed: int = 3) -> Record:
    game, chance = Game.new(players=2, seed=seed), random.Random(seed)
    while game.to_move is not None:
        game.apply(chance.choice(game.legal_actions()))
    return game.record()


@pytest.fixture(scope="module")
def record() -> Record:
    return finished_record()


@pytest.fixture(scope="module")
def expected(record: Record) -> Review:
    return review(record, NODES)


@pytest.fixture(scope="module")
def reviewed(
    tmp_path_factory: pytest.TempPathFactory, record: Record
) -> Iterator[tuple[Server, str, Json]]:
    """A server, a game, and its review, which is done."""
    with Server(review_settings(tmp_path_factory.mktemp("data"))) as server:
        game = uploaded(server, record)
        yield server, game, finish(server, game)


def uploaded(server: Server, record: Record) -> str:
    return str(server.post("/api/records", record.to_json(), 201)["game"])


def ask(server: Server, game: str, since: int = 0) -> Json:
    answer: Json = server.post(f"/api/games/{game}/review?since={since}", {}, 200)
    return answer


def finish(server: Server, game: str) -> Json:
    wait_until(lambda: stage(server, game) == "done", PATIENCE, pause=0.2)
    return ask(server, game)


def stage(server: Server, game: str) -> str:
    """How far a review is, asked by somebody who wants no turns: to tell all of them costs time."""
    return str(ask(server, game, since=1000)["stage"])


def wait_for_turns(server: Server, game: str, count: int) -> Json:
    def there() -> bool:
        seen = ask(server, game, since=count)
        return bool(seen["since"] + len(seen["turns"]) >= count)

    wait_until(there, PATIENCE, pause=0.1)
    return ask(server, game)


def test_the_server_has_the_same_account_as_the_command(
    reviewed: tuple[Server, str, Json], expected: Review
) -> None:
    _, _, seen = reviewed
    whole = expected.to_json()
    assert seen["total"] == len(seen["turns"]) == len(whole["turns"])
    assert seen["turning_points"] == whole["turning_points"]
    for ours, theirs in zip(seen["turns"], whole["turns"], strict=True):
        assert [action["code"] for action in ours["taken"]] == theirs["actions"]
        better = [action["code"] for action in ours["better"]] or theirs["actions"]
        assert better == theirs["best"]
        for key in ("seat", "round", "first", "kind", "loss", "loss_error", "mistake", "reasons"):
            assert ours[key] == theirs[key]
        for step, other in zip(ours["seats"], theirs["seats"], strict=True):
            assert {**step["parts"], "after": step["after"]} == {
                key: other[key] for key in (*step["parts"], "after")
            }
    for seat, other in zip(seen["seats"], whole["seats"], strict=True):
        assert seat["start"] + sum(seat["parts"].values()) == seat["result"] == other["result"]
        assert seat["round_errors"] == [one["errors"] for one in other["rounds"]]
        assert {one["kind"]: one["skill"] for one in seat["kinds"]} == {
            kind: one["skill"] for kind, one in other["kinds"].items()
        }


@pytest.mark.proof
def test_it_grows_turn_by_turn_for_all_who_ask(tmp_path: Path, record: Record) -> None:
    with (
        Server(review_settings(tmp_path)) as server,
        httpx.Client(base_url=server.address, timeout=60) as other,
    ):
        game = uploaded(server, record)
        again = uploaded(server, record)  # the same game under another id is the same review
        known: list[Json] = []
        stages, first_graph = set(), None
        while True:
            seen = ask(server, game, len(known))
            known[seen["since"] :] = seen["turns"]
            stages.add(seen["stage"])
            if seen["graph"] and first_graph is None:
                first_graph = seen["graph"]
            theirs = other.post(f"/api/games/{again}/review").json()
            assert len(theirs["turns"]) >= len(known)
            if seen["stage"] == "done":
                break
            time.sleep(0.02)
        assert "running" in stages
        assert first_graph is not None
        assert len(first_graph) == seen["total"] + 1  # after the deal and after each turn
        assert known == ask(server, game)["turns"]
        started = time.monotonic()
        ask(server, game)
        assert time.monotonic() - started < 0.3


def test_it_is_resumed_after_a_restart(
    tmp_path: Path, record: Record, reviewed: tuple[Server, str, Json]
) -> None:
    with Server(review_settings(tmp_path)) as server:
        game = uploaded(server, record)
        before = wait_for_turns(server, game, 5)
        assert before["stage"] == "running"
    with Server(review_settings(tmp_path)) as server:
        wait_until(lambda: ask(server, game)["turns"] != [], PATIENCE)
        assert len(ask(server, game)["turns"]) >= len(before["turns"])
        assert finish(server, game) == reviewed[2]


def test_it_rests_when_nobody_asks_any_more(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs_module, "IDLE_SECONDS", 0.3)
    with Server(review_settings(tmp_path, reviews_per_hour=1)) as server:
        game = uploaded(server, record)
        wait_for_turns(server, game, 3)
        service = server.table_service
        wait_until(lambda: _stored(service, record) is not None, PATIENCE)
        stored = _stored(service, record)
        time.sleep(0.5)
        assert stored == _stored(service, record)  # nothing is added
        assert len(wait_for_turns(server, game, 3)["turns"]) >= 3  # and resuming costs nothing


def _stored(service: Any, record: Record) -> bytes | None:
    """What the database has of an unfinished review."""
    import sqlite3

    file = service.storage.file
    with sqlite3.connect(file) as connection:
        row = connection.execute("SELECT progress FROM reviews").fetchone()
    return row[0] if row else None


def test_an_address_has_one_review_at_a_time(tmp_path: Path, record: Record) -> None:
    with Server(review_settings(tmp_path, reviews_per_hour=2)) as server:
        first, second = uploaded(server, record), uploaded(server, finished_record(4))
        assert wait_for_turns(server, first, 1)["stage"] == "running"
        assert stage(server, second) == "waiting"
        assert stage(server, first) == "running"
        third = uploaded(server, finished_record(5))
        answer = server.post(f"/api/games/{third}/review", {}, 429)
        assert answer["code"] == "too_many"

        def second_begun() -> bool:  # it keeps its place meanwhile
            return (stage(server, first), stage(server, second))[1] != "waiting"

        wait_until(second_begun, PATIENCE, pause=0.2)
        assert stage(server, first) == "done"  # from the store, whatever the limit


def test_only_games_that_are_over_are_reviewed(server: Server) -> None:
    with Seated(server, people(2)) as table:
        table.play(at_random(1), most=10)
        answer = server.post(f"/api/games/{table.id}/review", {}, 409)
        assert answer["code"] == "not_over"
        step = {"step": 0, "actions": []}
        assert server.post(f"/api/games/{table.id}/review/position", step, 409)["code"] == (
            "not_over"
        )
        turn = {"step": 0, "actions": [0]}
        assert server.post(f"/api/games/{table.id}/review/turn", turn, 409)["code"] == "not_over"
    game = Game.new(players=2, seed=1)
    game.apply(game.legal_actions()[0])
    unfinished = uploaded(server, game.record())
    assert server.post(f"/api/games/{unfinished}/review", {}, 409)["code"] == "not_over"
    assert server.post(f"/api/games/{'a' * 16}/review", {}, 404)["code"] == "no_such_game"


def test_it_has_a_low_priority_and_a_process_of_its_own(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    pools = []
    real = jobs_module.ReviewJobs.__init__

    def remember(self: Any, settings: Any, storage: Any, workers: Any) -> None:
        pools.append(workers)
        real(self, settings, storage, workers)

    monkeypatch.setattr(jobs_module.ReviewJobs, "__init__", remember)
    with Server(review_settings(tmp_path)) as server:
        game = uploaded(server, record)
        wait_for_turns(server, game, 1)
        pid = pools[0].pid
        assert os.getpriority(os.PRIO_PROCESS, pid) >= os.getpriority(os.PRIO_PROCESS, 0) + 10
        with Seated(server, people(1) + bots("bosun")) as table:  # a bot moves meanwhile
            table.play(at_random(2), most=5)
        assert pid not in {worker.pid for worker in server.table_service.bots.workers}

        os.kill(pid, 9)  # the worker dies: the page is told, and may ask again
        codes = set()

        def refused() -> bool:
            answer = server.http.post(f"/api/games/{game}/review").json()
            codes.add(answer.get("code"))
            return "no_answer" in codes

        wait_until(refused, PATIENCE)
        assert ask(server, game)["stage"] in ("waiting", "running")


def test_a_turn_is_tried_again(reviewed: tuple[Server, str, Json], record: Record) -> None:
    server, game, seen = reviewed
    turn = max(seen["turns"], key=lambda one: one["loss"])
    step, seat = turn["first"], turn["seat"]
    taken = [action["code"] for action in turn["taken"]]
    position = server.post(f"/api/games/{game}/review/position", {"step": step, "actions": []}, 200)
    there = Game.replay(record, step)
    assert position["view"] == there.view(seat)  # no more than the seat saw
    assert position["seat"] == seat
    assert not position["over"]
    legal = [action["code"] for action in position["legal"]]
    assert legal == [action.code for action in there.legal_actions()]

    whole = server.post(f"/api/games/{game}/review/position", {"step": step, "actions": taken}, 200)
    assert (whole["over"], whole["legal"]) == (True, [])
    asked = {"step": step, "actions": [], "about": [legal[0]]}
    about = server.post(f"/api/games/{game}/review/position", asked, 200)
    assert about["reason"] is None
    assert about["quote"] == json.loads(json.dumps(there.quote([legal[0]]).to_json()))
    illegal = next(code for code in range(300) if code not in legal)
    asked = {"step": step, "actions": [], "about": [illegal]}
    assert server.post(f"/api/games/{game}/review/position", asked, 200)["reason"] is not None
    wrong = {"step": step, "actions": [illegal]}
    server.post(f"/api/games/{game}/review/position", wrong, 400)
    server.post(f"/api/games/{game}/review/turn", {"step": step, "actions": [*taken, 0]}, 400)

    judged = server.post(f"/api/games/{game}/review/turn", {"step": step, "actions": taken}, 200)
    assert judged["loss"] == pytest.approx(turn["loss"], abs=1e-4)
    assert judged["mistake"] == turn["mistake"]
    assert judged["reasons"] == turn["reasons"]
    best = [action["code"] for action in turn["better"]]
    judged = server.post(f"/api/games/{game}/review/turn", {"step": step, "actions": best}, 200)
    assert (judged["loss"], judged["mistake"], judged["reasons"]) == (0.0, False, [])


def test_turns_that_are_tried_are_limited(tmp_path: Path, record: Record) -> None:
    with Server(review_settings(tmp_path, tries_per_hour=1)) as server:
        game = uploaded(server, record)
        tried = {"step": 0, "actions": list(turns_of(record)[0].codes)}
        path = f"/api/games/{game}/review/turn"
        assert server.post(path, tried, 404)["code"] == "not_found"  # nothing is reviewed yet
        wait_for_turns(server, game, 1)
        server.post(path, tried, 200)
        assert server.post(path, tried, 429)["code"] == "too_many"


def test_names_are_not_part_of_a_review(reviewed: tuple[Server, str, Json]) -> None:
    """The same decisions by other people have the same stored review."""
    _, _, seen = reviewed
    assert b"Player" not in msgspec.json.encode(seen)


@pytest.mark.proof
def test_the_oldest_reviews_are_deleted(tmp_path: Path, record: Record) -> None:
    with Server(review_settings(tmp_path, max_reviews=1)) as server:
        for one in (record, finished_record(4)):
            finish(server, uploaded(server, one))
        import sqlite3

        with sqlite3.connect(server.table_service.storage.file) as connection:
            assert connection.execute("SELECT COUNT(*) FROM reviews").fetchone() == (1,)
