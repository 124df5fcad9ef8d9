"""Whole games over the socket: moves, events, undo, bots, the fair deal."""

import hashlib
import time
from typing import Any

import msgspec
import pytest

from tearum import Game, Record
from tearum.contract.view import View
from tearum.server.wire.server_messages import ServerMessage, State

from ..harness import Page, Seated, Server, at_random, bots, people


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.proof), 4])
def test_people_play_a_whole_game_and_everybody_sees_it(server: Server, players: int) -> None:
    with Seated(server, people(players)) as table, Page(server, table.id) as watcher:
        assert all(page.state["stage"] == "playing" for page in table.pages.values())
        assert table.play(at_random(players)) > 50
        watcher.wait_for_revision(table.any.revision)
        for page in (*table.pages.values(), watcher):
            assert page.state["stage"] == "over"
            assert page.state["view"]["result"] is not None
            assert page.events == table.any.events
            assert page.state["legal"] == []
        record = Record.from_json(server.get(f"/api/games/{table.id}/record"))
        game = Game.replay(record)
        assert game.result().to_json() == table.any.state["view"]["result"]
        assert [event.to_json() for event in game.events] == table.any.events


def test_every_message_fits_the_types_of_the_page(server: Server) -> None:
    with Seated(server, [*people(2), *bots("random")]) as table:
        table.play(at_random(5))
        for text in table.any.received:
            message: Any = msgspec.json.decode(text, type=ServerMessage)
            if isinstance(message, State) and message.view is not None:
                assert set(message.view) <= set(View.__annotations__)
                assert message.view["players"] == 3


def test_a_page_that_was_away_gets_what_it_missed_step_by_step(server: Server) -> None:
    with Seated(server, people(3)) as table:
        table.play(at_random(8), most=30)
        page = table.pages[0]
        seen, then = len(page.events), page.revision
        shown: dict[int, Any] = {}
        while page.revision < then + 12:
            table.step(at_random(page.revision))
            shown.setdefault(len(page.events), page.state["view"])  # the first with so many events
        events: list[Any] = []
        for step in page.ask("missed", since=seen)["steps"]:
            assert step["events_from"] == seen + len(events)
            events += step["events"]
            assert step["view"] == shown[seen + len(events)]
        assert events == page.events[seen:]
        assert page.ask("missed", since=len(page.events))["steps"] == []
        with Page(server, table.id) as watcher:
            steps = watcher.ask("missed", since=seen)["steps"]
            assert all(step["view"]["you"] is None for step in steps)
        answers = [page.ask("missed", since=0) for _ in range(6)]
        assert answers[0]["steps"][0]["events_from"] > 0  # the game has begun with some
        assert answers[-1]["code"] == "too_many"


def test_bots_play_on_by_themselves(server: Server) -> None:
    made = server.post("/api/tables", {"seats": bots("random", "random", "greedy", "random")})
    with Page(server, made["table"]) as watcher:
        watcher.wait_for(lambda: watcher.state["stage"] == "over", 60)
        assert watcher.state["view"]["result"] is not None


def test_bots_that_nobody_watches_do_not_play(server: Server) -> None:
    table = server.post("/api/tables", {"seats": bots("random", "random")})["table"]
    time.sleep(0.5)
    with Page(server, table) as watcher:
        seen = watcher.revision
        assert seen <= 2
        watcher.wait_for_revision(10)
    time.sleep(0.3)
    with Page(server, table) as watcher:
        seen = watcher.revision
        assert watcher.state["stage"] == "playing"
        watcher.wait_for_revision(seen + 3)


def test_bots_play_on_for_a_person_who_is_away(server: Server) -> None:
    with Seated(server, people(1) + bots("random", "random")) as table:
        key = table.keys[0]
        table.any.wait_for(lambda: table.any.to_move == 0)
        page = table.any
        page.say("act", revision=page.revision, actions=[page.state["legal"][0]["code"]])
        page.close()
        with Page(server, table.id) as watcher:
            watcher.wait_for(lambda: watcher.revision > page.revision and watcher.to_move == 0)
        with Page(server, table.id, key) as again:
            assert again.to_move == 0


def test_the_deal_was_fixed_before_anybody_sat_down(server: Server) -> None:
    with Seated(server, people(2)) as table:
        fingerprint = table.made["fingerprint"]
        assert table.any.state["deal"] == {
            "fingerprint": fingerprint,
            "nonces": ["00", "01"],
            "secret": None,
            "seed": None,
        }
        table.play(at_random(1))
        deal = table.any.state["deal"]
        assert hashlib.sha256(deal["secret"].encode()).hexdigest() == fingerprint
        text = "\n".join(["tearum deal", deal["secret"], "00", "01"])
        assert hashlib.sha256(text.encode()).hexdigest() == deal["seed"]
        record = Record.from_json(server.get(f"/api/tables/{table.id}/record"))
        assert record.seed == deal["seed"]
        assert record.deal is not None
        assert record.deal.problem(record.seed) is None


def test_an_outdated_or_repeated_move_changes_nothing(server: Server) -> None:
    with Seated(server, people(2)) as table:
        table.play(at_random(2), most=5)
        mover = table.mover()
        assert mover is not None
        code, revision = mover.state["legal"][0]["code"], mover.revision
        first = mover.ask("act", revision=revision, actions=[code])
        again = mover.ask("act", revision=revision, actions=[code])
        early = mover.ask("act", revision=revision + 50, actions=[code])
        assert (first["revision"], first["outdated"]) == (revision + 1, False)
        for answer in (again, early):
            assert (answer["type"], answer["revision"], answer["outdated"]) == (
                "state",
                revision + 1,
                True,
            )


def test_an_illegal_action_is_refused_with_the_engines_reason(server: Server) -> None:
    with Seated(server, people(3)) as table:
        mover = table.mover()
        assert mover is not None
        before = mover.revision
        legal = mover.state["legal"][0]["code"]
        refusal = mover.ask("act", revision=before, actions=[291])
        assert refusal["type"] == "refusal"
        assert refusal["reason"]["reason"] == "not_asked"
        assert refusal["at"] == 0
        why = mover.ask("why_not", action=291)
        assert why["reason"] == refusal["reason"]
        assert mover.ask("why_not", action=legal)["reason"] is None
        quote = mover.ask("quote", actions=[legal])
        assert quote["type"] == "quoted"
        assert quote["quote"]["seat"] == mover.state["you"]
        assert mover.ask("quote", actions=[291])["type"] == "refusal"
        assert mover.ask("ping")["type"] == "pong"
        assert mover.state["revision"] == before


def test_only_the_seat_to_move_may_decide_and_ask(server: Server) -> None:
    with Seated(server, people(3)) as table, Page(server, table.id) as watcher:
        mover = table.mover()
        assert mover is not None
        other = next(page for page in table.pages.values() if page is not mover)
        code = mover.state["legal"][0]["code"]
        assert other.state["legal"] == []
        for page, expected in ((other, "not_your_turn"), (watcher, "not_yours")):
            assert page.act(code)["code"] == expected
            assert page.ask("quote", actions=[code])["code"] == expected
            assert page.ask("why_not", action=code)["code"] == expected
        assert mover.ask("undo", revision=mover.revision)["barrier"] == "start"


def test_undo_goes_back_to_the_barrier_and_no_further(server: Server) -> None:
    with Seated(server, people(2)) as table:
        choose = at_random(3)
        undone = refused = 0
        while undone < 5 or refused < 5:
            mover = table.step(choose)
            assert mover is not None, "the game was over too soon"
            before, events = mover.revision, list(mover.events)
            could = mover.state["undo"]
            if could["clicks"] and undone >= 5:
                continue
            answer = mover.ask("undo", revision=before)
            if could["clicks"]:
                undone += 1
                assert answer["revision"] == before + 1
                assert answer["view"]["to_move"] == mover.state["you"]
                assert len(mover.events) < len(events)
                assert mover.events == events[: len(mover.events)]
                for page in table.pages.values():
                    page.wait_for_revision(mover.revision)
                    assert page.events == mover.events
            else:
                refused += 1
                assert answer["type"] == "undo_refusal"
                assert answer["barrier"] == could["barrier"]


def test_restarting_the_turn_takes_several_decisions_back_in_one_row(server: Server) -> None:
    with Seated(server, people(2)) as table:
        choose = at_random(8)
        while True:
            mover = table.step(choose)
            assert mover is not None
            if mover.state["undo"]["turn"]:
                break
        before = mover.revision
        answer = mover.ask("restart_turn", revision=before)
        assert answer["revision"] == before + 1
        assert not answer["undo"]["clicks"] or not answer["undo"]["turn"]
        for page in table.pages.values():
            page.wait_for_revision(mover.revision)
        table.play(choose, most=10)


def test_several_decisions_in_one_message_are_one_move_or_none(server: Server) -> None:
    with Seated(server, people(2)) as table:
        mover = table.mover()
        assert mover is not None
        before = mover.revision
        code = mover.state["legal"][0]["code"]
        answer = mover.act(code, code, code)
        assert answer["type"] in ("refusal", "error")
        with Page(server, table.id) as watcher:
            assert watcher.revision == before


def test_a_page_that_comes_back_gets_what_it_missed(server: Server) -> None:
    with Seated(server, people(2)) as table:
        choose = at_random(4)
        table.play(choose, most=30)
        gone = table.pages[1]
        known, events = gone.revision, list(gone.events)
        generation = gone.state["generation"]
        for _ in range(3):
            table.step(choose)
        back = Page(server, table.id, table.keys[1], revision=known, generation=generation)
        assert back.welcome["events_from"] == len(events)
        assert events + back.welcome["events"] == table.any.events
        new = Page(server, table.id, table.keys[1], revision=known, generation="another")
        assert new.welcome["events_from"] == 0
        back.close()
        new.close()
