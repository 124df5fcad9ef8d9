"""Clocks: none, relaxed, by correspondence; then a reminder, or a bot of the table's level."""

import asyncio
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.contract.table import TURN_SECONDS
from tearum.server.live.seats import turn_clock
from tearum.server.live.seats.turn_clock import TurnClock
from tearum.server.store.game_store import StorageError
from tearum.server.wire.errors import RequestError

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


def test_one_table_that_cannot_be_read_does_not_stop_the_clocks_of_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ended: list[str] = []

    class Clocks:
        async def overdue_tables(self, now: int, limit: int) -> list[str]:
            assert (now, limit) == (1000, turn_clock.MAX_TABLES)
            return ["one", "broken", "two"]

    async def end_time(service: Any, table_id: str) -> None:
        if table_id == "broken":
            raise RequestError("other_rules", "This game began under other rules.")
        ended.append(table_id)

    monkeypatch.setattr(turn_clock, "end_time", end_time)
    service: Any = SimpleNamespace(now=lambda: 1000.9)
    asyncio.run(TurnClock(service, Clocks())._check())
    assert ended == ["one", "two"]
    (line,) = caplog.records
    assert (line.message, line.levelname) == ("clock_not_ended", "WARNING")
    assert (vars(line)["table"], vars(line)["reason"]) == ("broken", "other_rules")


def test_the_clocks_go_on_after_the_database_was_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_clock, "INTERVAL_SECONDS", 0.0)
    looked: list[int] = []

    class Clocks:
        async def overdue_tables(self, now: int, limit: int) -> list[str]:
            looked.append(now)
            if len(looked) == 1:
                raise StorageError("gone")
            return []

    async def run() -> None:
        service: Any = SimpleNamespace(now=lambda: 1000.0)
        clock = TurnClock(service, Clocks())
        await clock.stop()  # one that never began
        clock.start()
        for _ in range(20):
            await asyncio.sleep(0.001)
        await clock.stop()
        count = len(looked)
        assert count > 1
        await asyncio.sleep(0.01)
        assert len(looked) == count

    asyncio.run(run())
