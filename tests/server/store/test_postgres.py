"""Several servers on one PostgreSQL: they wake each other, and of two moves exactly one wins."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from ..harness import (
    Json,
    Page,
    Seated,
    Server,
    at_random,
    generous_settings,
    people,
    wait_until,
)
from ..postgres import Postgres, a_postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with a_postgres() as running:
        yield running


@pytest.fixture
def two(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    settings = generous_settings(postgres.address, bot_seconds=0.2, bot_grace_seconds=1.0)
    with Server(settings) as one, Server(settings) as other:
        yield one, other


def test_people_on_two_servers_play_one_game(two: tuple[Server, Server]) -> None:
    one, other = two
    table = Seated(one, people(2))
    table.pages = {0: Page(one, table.id, table.keys[0]), 1: Page(other, table.id, table.keys[1])}
    with table.pages[0], table.pages[1]:
        table.play(at_random(1), most=60)
        assert table.pages[0].events == table.pages[1].events
        assert table.pages[0].state["view"]["seats"] != []


def test_each_server_knows_who_is_at_the_other(two: tuple[Server, Server]) -> None:
    one, other = two
    table = Seated(one, people(2))
    with Page(one, table.id, table.keys[0]) as first:
        second = Page(other, table.id, table.keys[1])
        first.wait_for(lambda: first.state["seats"][1]["connected"])
        second.wait_for(lambda: second.state["seats"][0]["connected"])
        assert first.ask("take_over", seat=1)["code"] == "present"
        second.close()
        first.wait_for(lambda: not first.state["seats"][1]["connected"])
        assert first.ask("take_over", seat=1)["code"] == "too_early"
        one.advance(600)
        assert first.ask("take_over", seat=1)["type"] == "state"


def test_a_rematch_asked_for_on_both_servers_at_once_is_one_table(
    two: tuple[Server, Server],
) -> None:
    for _ in range(10):
        table = Seated(two[0], people(2))
        one, other = (Page(two[at], table.id, table.keys[at]) for at in (0, 1))
        with one, other:
            one.ask("abandon")
            other.ask("abandon")
            for page in (one, other):
                page.wait_for(lambda page=page: page.state["stage"] == "abandoned")  # type: ignore[misc]
            with ThreadPoolExecutor(2) as threads:
                list(threads.map(lambda page: page.ask("rematch"), (one, other)))
            assert one.state["rematch"] == other.state["rematch"]


def at_once(pages: list[Page], revision: int, code: int) -> list[Json]:
    """What each page is answered that makes the same move in the same moment."""
    with ThreadPoolExecutor(len(pages)) as threads:
        return list(
            threads.map(lambda page: page.ask("act", revision=revision, actions=[code]), pages)
        )


def test_of_two_moves_at_once_exactly_one_wins(two: tuple[Server, Server]) -> None:
    one, other = two
    table = Seated(one, people(2))
    choose = at_random(2)
    here = {seat: Page(one, table.id, key) for seat, key in table.keys.items()}
    there = {seat: Page(other, table.id, key) for seat, key in table.keys.items()}
    everybody = [*here.values(), *there.values()]
    for _ in range(25):
        seat = here[0].to_move
        assert seat is not None
        revision = here[0].revision
        for page in everybody:
            page.wait_for_revision(revision)
        code = choose(here[seat].state["legal"])
        answers = at_once([here[seat], there[seat]], revision, code)
        outdated = [answer["outdated"] for answer in answers]
        assert sorted(outdated) == [False, True]
        for page in everybody:
            page.wait_for_revision(revision + 1)
            assert page.revision == revision + 1
    assert all(page.events == here[0].events for page in everybody)
    for page in everybody:
        page.close()


def test_a_bot_is_asked_by_one_server_and_seen_on_both(two: tuple[Server, Server]) -> None:
    one, other = two
    made = one.post("/api/tables", {"seats": [{}, {"kind": "bot", "bot": "random"}]})
    joined = one.post(f"/api/tables/{made['table']}/join", {"invite": made["invites"][0]["token"]})
    with Page(other, made["table"], joined["key"]) as page, Page(one, made["table"]) as watcher:
        choose = at_random(3)
        for _ in range(15):
            page.wait_for(lambda: page.to_move == 0)
            assert page.act(choose(page.state["legal"]))["type"] == "state"
        watcher.wait_for_revision(page.revision)
        assert watcher.events[: len(page.events)] == page.events[: len(watcher.events)]


def test_the_database_goes_and_comes_back(two: tuple[Server, Server], postgres: Postgres) -> None:
    one, _ = two
    with Seated(one, people(2)) as table:
        table.play(at_random(4), most=10)
        mover = table.mover()
        assert mover is not None
        before = mover.revision
        code = mover.state["legal"][0]["code"]
        postgres.stop()
        assert mover.act(code)["code"] == "no_storage"
        assert one.http.get("/healthz").status_code == 503
        assert one.http.post("/api/tables", json={"seats": [{}, {}]}).status_code == 503
        postgres.start()
        wait_until(lambda: one.http.get("/healthz").is_success)
        with Page(one, table.id) as watcher:
            assert watcher.revision == before

        def works() -> bool:
            return mover.act(code).get("revision") == before + 1

        wait_until(works)


def test_what_is_said_is_heard_on_both_servers(two: tuple[Server, Server]) -> None:
    table = Seated(two[0], people(2))
    with Page(two[0], table.id, table.keys[0]) as one, Page(two[1], table.id) as other:
        one.ask("say", phrase="hello")
        other.wait_for(lambda: bool(other.heard))
        assert (other.heard[0]["seat"], other.heard[0]["phrase"]) == (0, "hello")
