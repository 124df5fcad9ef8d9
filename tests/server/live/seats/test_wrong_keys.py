"""Wrong and right keys in one message: the wrong one spoils it, and opens nothing."""

import pytest

from ...harness import Page, Seated, Server, at_random, bots, people

NOBODY = "0" * 32  # a key that opens nothing


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[Seated, Seated]:
    return Seated(server, people(3), watch=False), Seated(server, people(3), watch=False)


def test_a_page_with_one_wrong_key_gets_no_seat_at_all(
    server: Server, tables: tuple[Seated, Seated]
) -> None:
    mine, other = tables
    for keys in (
        (mine.keys[0], NOBODY),
        (NOBODY, mine.keys[0]),
        (mine.keys[0], mine.keys[1], other.keys[2]),
        (other.keys[0],),
    ):
        with Page(server, mine.id, *keys) as page:
            assert page.welcome["code"] == "bad_key"
            assert page.state == {}
            assert page.ask("look", seat=0)["code"] == "hello_first"
            page.ask("hello", table=mine.id, keys=[mine.keys[0]])
            assert page.state["holds"] == [0]


def test_a_page_keeps_its_seats_when_it_says_hello_with_a_wrong_key(
    server: Server, tables: tuple[Seated, Seated]
) -> None:
    mine, _ = tables
    with Page(server, mine.id, mine.keys[1]) as page:
        keys = [mine.keys[1], NOBODY]
        assert page.ask("hello", table=mine.id, keys=keys)["code"] == "bad_key"
        assert page.ask("look", seat=1)["holds"] == [1]


def test_the_same_key_twice_is_one_seat(server: Server, tables: tuple[Seated, Seated]) -> None:
    mine, _ = tables
    with Page(server, mine.id, mine.keys[2], mine.keys[2]) as page:
        assert (page.state["holds"], page.state["you"]) == ([2], 2)
    with Page(server, mine.id, mine.keys[2], mine.keys[0], look=2) as page:
        assert (page.state["holds"], page.state["you"]) == ([0, 2], 2)


def test_seat_and_host_are_proved_each_by_its_own_key(
    server: Server, tables: tuple[Seated, Seated]
) -> None:
    mine, other = tables
    host, key = mine.made["host"], mine.keys[0]
    for keys, wrong_host in (
        ([key], NOBODY),
        ([key], other.made["host"]),
        ([key], key),
        ([], key),
        ([NOBODY], host),
        ([host], host),
    ):
        with Page(server, mine.id, *keys, host=wrong_host) as page:
            assert page.welcome["code"] == "bad_key"
            assert page.state == {}
    with Page(server, mine.id, key, host=host) as page:
        assert (page.state["holds"], page.state["host"]) == ([0], True)
    with Page(server, mine.id, key) as page:
        assert not page.state["host"]


def test_one_looks_only_from_a_seat_that_is_ones_own(
    server: Server, tables: tuple[Seated, Seated]
) -> None:
    mine, _ = tables
    with Page(server, mine.id, mine.keys[0], mine.keys[2], look=1) as page:
        assert page.welcome["code"] == "not_yours"
    with Page(server, mine.id, mine.keys[0], mine.keys[2]) as page:
        assert page.ask("look", seat=1)["code"] == "not_yours"
        assert page.ask("look", seat=2)["you"] == 2


def test_of_several_keys_ones_own_tables_show_the_right_ones(
    server: Server, tables: tuple[Seated, Seated]
) -> None:
    mine, other = tables
    wish = {
        "tables": [
            {"table": mine.id, "keys": [NOBODY, mine.keys[2], other.keys[1]]},
            {"table": other.id, "keys": [mine.keys[0], mine.keys[1]]},
        ]
    }
    found = server.post("/api/mine", wish)["tables"]
    assert [(entry["summary"]["table"], entry["holds"]) for entry in found] == [(mine.id, [2])]


def test_the_record_of_a_running_game_is_for_its_players(
    server: Server, tables: tuple[Seated, Seated]
) -> None:
    mine, other = tables
    path = f"/api/tables/{mine.id}/record"
    assert server.get(path, 403)["code"] == "not_yours"
    for wrong in (NOBODY, other.keys[0], mine.made["host"]):
        headers = {"Authorization": f"Bearer {wrong}"}
        assert server.get(path, 403, headers=headers)["code"] == "bad_key"
    record = server.get(path, headers={"Authorization": f"Bearer {mine.keys[0]}"})
    assert "secret" not in str(record)


def test_only_this_tables_host_invites_and_renews(
    server: Server, tables: tuple[Seated, Seated]
) -> None:
    mine, other = tables
    for wrong in (NOBODY, other.made["host"], mine.keys[1]):
        for path, wish in (("invite", {"seat": 1}), ("link", {})):
            body = {"host": wrong, **wish}
            answer = server.post(f"/api/tables/{mine.id}/{path}", body, 403)
            assert answer["code"] == "bad_key"
    with Page(server, mine.id, mine.keys[1]) as page:  # nobody has lost a seat
        assert page.state["holds"] == [1]


def test_at_a_rematch_the_former_key_counts_before_the_invitation(server: Server) -> None:
    with Seated(server, [*people(2), *bots("random")]) as table:
        table.play(at_random(3))
        table.pages[0].ask("rematch")
        new = table.pages[0].state["rematch"]
    stranger = Seated(server, people(2))
    path = f"/api/tables/{new}/join"
    for wish in (
        {"former_key": NOBODY},
        {"former_key": stranger.keys[0]},
        {"former_key": table.made["host"]},
        {},
    ):
        assert server.post(path, wish, 403)["code"] == "bad_key"
    wish = {"host": table.made["host"], "seat": 1}
    invite = server.post(f"/api/tables/{new}/invite", wish)["token"]
    both = {"former_key": table.keys[0], "invite": invite}
    assert server.post(path, both)["seat"] == 0
    assert server.post(path, both, 409)["code"] == "seat_taken"
    wrong = {"former_key": NOBODY, "invite": invite}
    assert server.post(path, wrong)["seat"] == 1
