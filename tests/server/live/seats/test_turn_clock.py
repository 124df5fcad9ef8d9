"""Clocks: none, relaxed, by correspondence; then a reminder, or a bot of the table's level."""

from datetime import datetime
from pathlib import Path

import pytest

from tearum.contract.table import TURN_SECONDS

from ...harness import Page, Seated, Server, at_random, people, settings_in


def seconds_left(page: Page) -> float:
    now = datetime.fromisoformat(page.ask("ping")["time"])
    return (datetime.fromisoformat(page.state["clock"]["ends"]) - now).total_seconds()


@pytest.mark.parametrize("pace", ["relaxed", "correspondence"])
def test_a_turn_has_its_time_however_many_moves_it_takes(server: Server, pace: str) -> None:
    whole = TURN_SECONDS[pace]  # type: ignore[index]
    with Seated(server, people(2), pace=pace) as table:
        mover = table.mover()
        assert mover is not None
        seat = mover.to_move
        assert whole - 10 <= seconds_left(mover) <= whole
        server.advance(100)
        while mover.to_move == seat:
            assert seconds_left(mover) <= whole - 95
            table.step(at_random(1))
        assert whole - 10 <= seconds_left(mover) <= whole


def test_a_table_without_a_clock_waits_for_ever(server: Server) -> None:
    with Seated(server, people(2)) as table:
        mover = table.mover()
        assert mover is not None
        assert (mover.state["pace"], mover.state["clock"]) == ("none", None)
        server.advance(10**6)
        mover.ask("ping")
        assert mover.heard == []
        assert table.step(at_random(1)) is mover


def test_when_time_is_up_everybody_is_reminded_once(server: Server) -> None:
    with Seated(server, people(2), pace="relaxed") as table:
        mover = table.mover()
        assert mover is not None
        seat = mover.to_move
        server.advance(TURN_SECONDS["relaxed"] + 1)
        for page in table.pages.values():
            page.wait_for(lambda page=page: bool(page.heard))  # type: ignore[misc]
            assert page.heard == [{"type": "nudged", "seat": seat, "by": None}]
            page.wait_for(lambda page=page: page.state["clock"]["time_up"])  # type: ignore[misc]
            assert page.state["seats"][seat]["bot"] is None
        table.step(at_random(1))  # whoever is late may still move, and is not reminded again
        if mover.to_move == seat:
            assert mover.state["clock"]["time_up"]


def test_when_time_is_up_a_bot_plays_on_until_the_person_is_back(server: Server) -> None:
    wish = {"pace": "relaxed", "time_out": "bot", "level": "deckhand"}
    with Seated(server, people(2), **wish) as table:
        mover = table.mover()
        assert mover is not None
        seat, before = mover.to_move, mover.revision
        server.advance(TURN_SECONDS["relaxed"] + 1)
        mover.wait_for(lambda: mover.state["seats"][seat]["bot"] == "deckhand")
        mover.wait_for_revision(before + 1)
        mover.ask("take_back", seat=seat)
        assert mover.state["seats"][seat]["presence"] == "here"
        if mover.to_move == seat:
            assert seconds_left(mover) > 200


def test_a_clock_runs_while_nobody_is_connected(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path)) as server:
        wish = {"pace": "correspondence", "time_out": "bot"}
        table = Seated(server, people(2), **wish)
    with Server(settings_in(tmp_path)) as server:
        assert server.get(f"/api/tables/{table.id}")["to_move"] is not None
        server.advance(TURN_SECONDS["correspondence"] + 1)
        with Page(server, table.id) as watcher:
            watcher.wait_for(lambda: any(seat["bot"] for seat in watcher.state["seats"]))


def test_ones_own_tables_say_when_the_turn_ends(server: Server) -> None:
    with Seated(server, people(2), pace="correspondence") as table:
        mover = table.mover()
        assert mover is not None
        other = next(page for page in table.pages.values() if page is not mover)
        for page in (mover, other):
            wish = {"tables": [{"table": table.id, "keys": list(page.keys)}]}
            (mine,) = server.post("/api/mine", wish)["tables"]
            assert mine["your_turn"] == (page is mover)
            assert mine["turn_ends"] == (mover.state["clock"]["ends"] if page is mover else None)
            assert mine["nudged"] is None
        other.ask("nudge", seat=mover.to_move)
        wish = {"tables": [{"table": table.id, "keys": list(mover.keys)}]}
        assert server.post("/api/mine", wish)["tables"][0]["nudged"]
