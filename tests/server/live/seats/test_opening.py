"""Opening a table: from a position of a finished game, and for the guided first game."""

from collections.abc import Iterator
from typing import Any

import pytest

from tearum import Game, Record
from tearum.server.live.seats import lesson

from ...harness import Seated, Server, at_random, bots, people

STEP = 100


@pytest.fixture(scope="module")
def played(server: Server) -> Iterator[Seated]:
    with Seated(server, people(3)) as table:
        table.play(at_random(7))
        yield table


def record_of(server: Server, game: str) -> Record:
    return Record.from_json(server.get(f"/api/games/{game}/record"))


def seats_around(seat: int) -> list[Any]:
    return [{"kind": "human"} if seat == i else bots("random")[0] for i in range(3)]


def test_one_plays_on_from_a_position_against_bots(server: Server, played: Seated) -> None:
    record = record_of(server, played.id)
    before = Game.replay(record, STEP)
    assert before.to_move is not None
    start = {"game": played.id, "step": STEP}
    with Seated(server, seats_around(before.to_move), start=start) as table:
        page, view = table.any, before.view(before.to_move)
        assert page.state["view"]["players"] == view["players"]
        assert page.state["view"]["pending"] == view["pending"]
        assert len(page.events) == len(before.events)
        # What was decided before belongs to the other game: it can't be taken back.
        assert page.state["undo"] == {"clicks": False, "turn": False, "barrier": "start"}
        assert page.ask("restart_turn", revision=page.revision)["type"] == "undo_refusal"
        assert page.state["deal"] is None
        table.play(at_random(3))
    summary = server.get(f"/api/games/{table.id}")
    assert summary["replayable"]
    assert summary["deal"] is None
    after = record_of(server, table.id)
    assert (after.seed, after.deal) == (record.seed, None)
    assert after.actions[:STEP] == record.actions[:STEP]
    assert after.actions != record.actions
    assert Game.replay(after).result().to_json() == summary["result"]


def test_the_game_is_the_same_after_it_was_unloaded(server: Server, played: Seated) -> None:
    before = Game.replay(record_of(server, played.id), STEP)
    assert before.to_move is not None
    start = {"game": played.id, "step": STEP}
    with Seated(server, seats_around(before.to_move), start=start) as table:
        table.play(at_random(5), most=8)
        table.mover()
        view = table.any.state["view"]
    server.table_service._tables.pop(table.id)
    with table:
        assert table.any.state["view"] == view
        assert not server.table_service._tables[table.id].game_log.older_rules


@pytest.mark.parametrize(
    ("seats", "step", "status"),
    [
        (people(3), STEP, 400),  # another person could know what will be turned over
        (bots("random", "random", "random"), STEP, 400),
        ([*people(1), *bots("random")], STEP, 400),
        ([*people(1), *bots("random", "random")], 100_000, 400),
    ],
)
def test_only_a_position_that_one_can_play_against_bots(
    server: Server, played: Seated, seats: list[Any], step: int, status: int
) -> None:
    wish = {"seats": seats, "start": {"game": played.id, "step": step}}
    assert server.post("/api/tables", wish, status)["code"] == "bad_request"


def test_a_game_that_is_not_over_can_not_be_played_on_elsewhere(server: Server) -> None:
    with Seated(server, people(3)) as table:
        wish = {"seats": seats_around(0), "start": {"game": table.id, "step": 0}}
        assert server.post("/api/tables", wish, 409)["code"] == "not_over"
    wish["start"] = {"game": "a" * 16, "step": 0}
    assert server.post("/api/tables", wish, 404)["code"] == "no_such_game"


def test_the_first_game_has_its_own_deal(server: Server) -> None:
    seats = [*people(1), *bots(lesson.BOT, lesson.BOT)]
    views = []
    for _ in range(2):
        with Seated(server, seats, lesson=True) as table:
            views.append(table.any.state["view"]["buildings"])
            assert table.any.state["deal"] is None
            table.mover()
    assert views[0] == views[1] == Game.new(lesson.PLAYERS, lesson.SEED).view(0)["buildings"]
    wish = {"seats": people(3), "lesson": True}
    assert server.post("/api/tables", wish, 400)["code"] == "bad_request"
