"""Begun here, continued elsewhere: in another page, on another server, or after a restart."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tearum.game import fair_deal

from ..harness import (
    Json,
    Page,
    Seated,
    Server,
    at_random,
    bots,
    generous_settings,
    people,
    settings_in,
)
from ..postgres import Postgres, a_postgres

NOBODY = "0" * 32  # a key that opens nothing


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with a_postgres() as running:
        yield running


class Places:
    """A server, and where the same tables are found a moment later."""

    def __init__(self, start: Callable[[], Server], how: str) -> None:
        self._start, self._how = start, how
        self._open = ExitStack()
        self.here = self._open.enter_context(start())

    def elsewhere(self) -> Server:
        if self._how == "another page":
            return self.here
        if self._how == "restart":
            self._open.close()
        return self._open.enter_context(self._start())

    def close(self) -> None:
        self._open.close()


@pytest.fixture(params=["another page", "another server", "restart"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Places]:
    if request.param == "another server":
        settings = generous_settings(request.getfixturevalue("postgres").address)
    else:
        settings = settings_in(tmp_path)
    places = Places(lambda: Server(settings), request.param)
    yield places
    places.close()


def sit(server: Server, table: str, status: int = 200, **wish: Any) -> Json:
    answer: Json = server.post(f"/api/tables/{table}/join", wish, status)
    return answer


def abandoned(server: Server) -> Seated:
    """A table whose game is over: everybody wanted that."""
    seated = Seated(server, [*people(2), *bots("random")], hints=False)
    with Page(server, seated.id, *seated.keys.values()) as both:
        both.ask("abandon")
        assert both.state["stage"] == "abandoned"
    return seated


def test_the_deal_has_the_nonces_of_both(places: Places) -> None:
    made = places.here.post("/api/tables", {"seats": people(2)}, 201)
    tokens = [invite["token"] for invite in made["invites"]]
    second = sit(places.here, made["table"], invite=tokens[1], nonce="0b", name="Ben")
    there = places.elsewhere()
    assert there.get(f"/api/tables/{made['table']}")["stage"] == "gathering"
    assert sit(there, made["table"], 409, invite=tokens[1], nonce="0c")["code"] == "link_used"
    first = sit(there, made["table"], invite=tokens[0], nonce="0a", name="Ann")
    assert (first["seat"], second["seat"]) == (0, 1)
    assert first["fingerprint"] == second["fingerprint"] == made["fingerprint"]
    with Page(there, made["table"], first["key"]) as page:
        assert page.state["deal"]["nonces"] == ["0a", "0b"]
        assert [seat["name"] for seat in page.state["seats"]] == ["Ann", "Ben"]
        page.ask("abandon")
        with Page(there, made["table"], second["key"]) as other:
            other.ask("abandon")
    deal = there.get(f"/api/tables/{made['table']}/record")["deal"]
    assert fair_deal.fingerprint(deal["secret"]) == made["fingerprint"]


def test_the_keys_still_open_the_same_seats(places: Places) -> None:
    with Seated(places.here, people(3)) as table:
        table.play(at_random(5), most=7)
        known = [(page.state["you"], page.state["view"]) for page in table.pages.values()]
        generation, revision = table.any.state["generation"], table.any.revision
    there = places.elsewhere()
    for seat, key in table.keys.items():
        with Page(there, table.id, key) as page:
            assert (page.state["you"], page.state["view"]) == known[seat]
            assert page.state["holds"] == [seat]
    with Page(there, table.id, table.keys[2], generation=generation, revision=revision) as page:
        assert page.events == []  # it has missed nothing


def test_a_decision_can_be_taken_back_elsewhere_by_its_player_alone(places: Places) -> None:
    with Seated(places.here, people(2)) as table:
        choose = at_random(11)
        mover = table.any
        while not mover.state["undo"]["clicks"]:
            stepped = table.step(choose)
            assert stepped is not None
            mover = stepped
        seat, revision = mover.state["you"], mover.revision
        after = mover.state["view"]
    there = places.elsewhere()
    with (
        Page(there, table.id, table.keys[seat]) as page,
        Page(there, table.id, table.keys[1 - seat]) as other,
    ):
        assert page.state["view"] == after
        answer = other.ask("undo", revision=revision)
        assert answer["type"] == "undo_refusal", answer
        assert page.ask("undo", revision=revision)["revision"] == revision + 1
        assert page.state["view"] != after
        other.wait_for_revision(revision + 1)
        # The same message once more, from a second page: it is about a state that is gone.
        with Page(there, table.id, table.keys[seat]) as again:
            assert again.ask("undo", revision=revision)["outdated"]
            assert again.revision == revision + 1


def test_a_seat_given_to_somebody_else_stays_theirs(places: Places) -> None:
    seated = Seated(places.here, people(2))
    wish = {"host": seated.made["host"], "seat": 1}
    first = places.here.post(f"/api/tables/{seated.id}/invite", wish)["token"]
    there = places.elsewhere()
    with Page(there, seated.id, seated.keys[1]) as old:
        assert old.welcome["code"] == "bad_key"
    second = there.post(f"/api/tables/{seated.id}/invite", wish)["token"]
    assert sit(there, seated.id, 403, invite=first)["code"] == "link_void"
    joined = sit(there, seated.id, invite=second, name="Eve")
    assert joined["seat"] == 1
    assert sit(there, seated.id, 409, invite=second)["code"] == "link_used"
    with Page(there, seated.id, joined["key"]) as new:
        assert [seat["name"] for seat in new.state["seats"]] == ["P0", "Eve"]


def test_the_bot_in_ones_seat_plays_until_one_is_back(places: Places) -> None:
    with Seated(places.here, people(2)) as table:
        table.pages[1].ask("take_over", seat=1, bot="random")
        table.pages[0].wait_for(lambda: table.pages[0].state["seats"][1]["bot"] == "random")
    there = places.elsewhere()
    with (
        Page(there, table.id, table.keys[0]) as first,
        Page(there, table.id, table.keys[1]) as second,
    ):
        assert [seat["bot"] for seat in second.state["seats"]] == [None, "random"]
        assert first.ask("take_back", seat=1)["code"] == "not_yours"
        assert second.ask("take_back", seat=0)["code"] == "not_yours"
        second.ask("take_back", seat=1)
        first.wait_for(lambda: first.state["seats"][1]["bot"] is None)
    with Page(there, table.id, table.keys[1]) as again:
        assert [seat["bot"] for seat in again.state["seats"]] == [None, None]


def test_a_rematch_is_one_table_and_each_sits_where_they_sat(places: Places) -> None:
    table = abandoned(places.here)
    with Page(places.here, table.id, table.keys[0]) as page:
        page.ask("rematch")
        new = page.state["rematch"]
    assert sit(places.here, new, former_key=table.keys[1], nonce="01")["seat"] == 1
    there = places.elsewhere()
    with Page(there, table.id, table.keys[1]) as page:
        page.ask("rematch")
        assert page.state["rematch"] == new
    assert sit(there, new, 409, former_key=table.keys[1])["code"] == "seat_taken"
    assert sit(there, new, 403, former_key=NOBODY)["code"] == "bad_key"
    joined = sit(there, new, former_key=table.keys[0], nonce="00")
    assert joined["seat"] == 0
    with Page(there, new, joined["key"]) as page:
        assert page.state["deal"]["nonces"] == ["00", "01", None]
        assert page.state["stage"] == "playing"
        assert not page.state["hints"]
        assert [seat["name"] for seat in page.state["seats"]][:2] == ["P0", "P1"]


def test_a_page_elsewhere_loses_its_seat_at_once(postgres: Postgres) -> None:
    settings = generous_settings(postgres.address)
    with Server(settings) as one, Server(settings) as other:
        seated = Seated(one, people(2))
        with Page(other, seated.id, seated.keys[1]) as old:
            wish = {"host": seated.made["host"], "seat": 1}
            invite = one.post(f"/api/tables/{seated.id}/invite", wish)
            old.wait_until_closed()
            assert old.last["code"] == "seat_lost"
            assert sit(other, seated.id, invite=invite["token"])["seat"] == 1
