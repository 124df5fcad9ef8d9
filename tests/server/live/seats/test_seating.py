"""Sitting down, leaving, coming back, bots that stand in, abandoning, rematch, pass and play."""

from typing import Any

import pytest

from tearum.server.live.seats.opening import clean_name

from ...harness import Page, Seated, Server, at_random, bots, people


def open_table(server: Server, *seats: Any, **options: Any) -> Any:
    return server.post("/api/tables", {"seats": list(seats), **options}, 201)


def join(server: Server, made: Any, number: int, status: int = 200, **wish: Any) -> Any:
    invite = made["invites"][number]["token"]
    return server.post(f"/api/tables/{made['table']}/join", {"invite": invite, **wish}, status)


def test_the_game_begins_when_the_last_person_sits_down(server: Server) -> None:
    made = open_table(server, {}, {}, *bots("random"))
    assert [invite["seat"] for invite in made["invites"]] == [0, 1]
    with Page(server, made["table"], host=made["host"]) as host:
        assert (host.state["stage"], host.state["view"], host.revision) == ("gathering", None, 0)
        assert host.state["host"]
        join(server, made, 1, name="Ann", colour="jade", nonce="ab")
        host.wait_for(lambda: host.state["seats"][1]["taken"])
        seat = host.state["seats"][1]
        assert (seat["name"], seat["colour"], seat["connected"]) == ("Ann", "jade", False)
        join(server, made, 0, name="Ben", colour="jade", nonce="cd")
        host.wait_for(lambda: host.state["stage"] == "playing")
        assert host.state["seats"][0]["colour"] != "jade"
        assert host.state["deal"]["nonces"] == ["cd", "ab", None]
        assert host.events[0]["kind"]


def test_an_invitation_is_for_one(server: Server) -> None:
    made = open_table(server, {}, {})
    join(server, made, 0)
    assert join(server, made, 0, status=409)["code"] == "link_used"
    for invite, code in (("0" * 32, "link_void"), (None, "bad_key")):
        answer = server.post(f"/api/tables/{made['table']}/join", {"invite": invite}, 403)
        assert answer["code"] == code


def test_the_host_can_invite_anew_and_the_old_key_is_void(server: Server) -> None:
    with Seated(server, people(2)) as table:
        wish = {"host": table.made["host"], "seat": 1}
        invite = server.post(f"/api/tables/{table.id}/invite", wish)
        table.pages[1].wait_until_closed()
        joined = server.post(f"/api/tables/{table.id}/join", {"invite": invite["token"]})
        assert joined["seat"] == 1
        with Page(server, table.id, joined["key"]) as new:
            assert new.state["you"] == 1
        wish = {"host": "0" * 32, "seat": 1}
        assert server.post(f"/api/tables/{table.id}/invite", wish, 403)["code"] == "bad_key"


@pytest.mark.parametrize("watch", [True, False])
def test_whoever_lost_a_seat_sees_nothing_more(server: Server, watch: bool) -> None:
    with Seated(server, people(2), watch=watch) as table:
        first, old = table.pages[0], table.pages[1]
        wish = {"host": table.made["host"], "seat": 1}
        invite = server.post(f"/api/tables/{table.id}/invite", wish)
        old.wait_until_closed()
        assert old.last["code"] == "seat_lost"
        seen = len(old.received)
        join = {"invite": invite["token"]}
        table.keys[1] = server.post(f"/api/tables/{table.id}/join", join)["key"]
        with Page(server, table.id, table.keys[1]) as new:
            table.pages[1] = new
            first.ask("ping")
            table.play(at_random(1), most=4)
        assert len(old.received) == seen
        with Page(server, table.id, old.keys[0]) as again:  # the old key opens nothing either
            assert again.welcome["code"] == "bad_key"


def test_a_page_that_holds_another_seat_or_hosts_stays(server: Server) -> None:
    seated = Seated(server, people(3))
    host = seated.made["host"]
    with (
        Page(server, seated.id, seated.keys[0], seated.keys[1]) as both,
        Page(server, seated.id, seated.keys[2], host=host) as hosting,
    ):
        for seat in (1, 2):
            server.post(f"/api/tables/{seated.id}/invite", {"host": host, "seat": seat})
        both.wait_for(lambda: both.state["holds"] == [0])
        hosting.wait_for(lambda: hosting.state["holds"] == [] and hosting.state["host"])
        assert hosting.ask("ping")["type"] == "pong"


def test_whoever_leaves_a_closed_table_sees_nothing_more(server: Server) -> None:
    made = open_table(server, {}, {}, watch=False)
    key = join(server, made, 0)["key"]
    with Page(server, made["table"], key) as page:
        page.say("leave")
        page.wait_until_closed()
        assert page.last["code"] == "seat_lost"


def test_names_and_colours_are_chosen_before_the_game(server: Server) -> None:
    made = open_table(server, {}, {}, {})
    key = join(server, made, 0, name="  A\u202e\nnn  ")["key"]
    join(server, made, 1, colour="jade")
    with Page(server, made["table"], key) as page:
        assert page.state["seats"][0]["name"] == "A nn"
        taken = page.state["seats"][1]["colour"]
        assert taken == "jade"
        assert sorted({seat["colour"] for seat in page.state["seats"]})[1:] == ["jade", "violet"]
        page.ask("dress", seat=0, name="Zoë", colour="ivory")
        assert page.state["seats"][0]["name"] == "Zoë"
        assert page.state["seats"][0]["colour"] == "ivory"
        assert page.ask("dress", seat=0, colour=taken)["code"] == "seat_taken"
        assert page.ask("dress", seat=1, name="X")["code"] == "not_yours"
        page.ask("leave")
        assert (page.state["you"], page.state["seats"][0]["taken"]) == (None, False)
    assert join(server, made, 0)["seat"] == 0


def test_the_host_gives_a_seat_that_nobody_has_taken_to_a_bot(server: Server) -> None:
    made = open_table(server, {}, {})
    key = join(server, made, 0)["key"]
    with Page(server, made["table"], key) as page:
        assert page.ask("take_over", seat=1, bot="random")["code"] == "not_yours"
    with Page(server, made["table"], key, host=made["host"]) as host:
        assert host.ask("take_over", seat=0)["code"] == "seat_taken"
        assert host.ask("take_over", seat=2)["code"] == "seat_taken"
        assert host.ask("take_over", seat=1, bot="no such")["code"] == "no_such_bot"
        host.ask("take_over", seat=1, bot="random", name="Grace")
        seat = host.state["seats"][1]
        assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "random", "Grace")
        assert host.state["stage"] == "playing"
    assert join(server, made, 1, status=403)["code"] == "link_void"


def test_a_table_can_be_closed_to_spectators(server: Server) -> None:
    made = open_table(server, {}, *bots("random"), watch=False)
    key = join(server, made, 0)["key"]
    with Page(server, made["table"], key) as page:
        assert page.state["you"] == 0
    with Page(server, made["table"]) as stranger:
        assert stranger.welcome["code"] == "not_yours"
        assert stranger.state == {}
    server.get(f"/api/tables/{made['table']}/record", 403)


def test_a_bot_plays_for_whoever_leaves(server: Server) -> None:
    with Seated(server, people(2)) as table, Page(server, table.id) as watcher:
        for page in table.pages.values():
            page.ask("leave")
        watcher.wait_for_revision(20)
        assert all(seat["bot"] == "bosun" for seat in watcher.state["seats"])
        assert all(seat["left"] for seat in watcher.state["seats"])
        for seat, page in table.pages.items():
            page.ask("take_over", seat=seat, bot="random")
        watcher.wait_for(lambda: watcher.state["stage"] == "over", 60)


def test_the_host_can_close_a_table_that_never_began(server: Server) -> None:
    made = open_table(server, {}, {})
    with Page(server, made["table"]) as stranger:
        assert stranger.ask("abandon")["code"] == "not_yours"
    with Page(server, made["table"], host=made["host"]) as host:
        host.ask("abandon")
        assert host.state["stage"] == "abandoned"
    assert join(server, made, 0, status=409)["code"] == "not_playing"


def test_a_rematch_has_the_same_people(server: Server) -> None:
    with Seated(server, [*people(2), *bots("random")]) as table:
        assert table.pages[0].ask("rematch")["code"] == "not_over"
        table.play(at_random(3))
        table.pages[1].ask("rematch")
        new = table.pages[1].state["rematch"]
        table.pages[0].ask("rematch")
        assert table.pages[0].state["rematch"] == new
        for seat in (1, 0):
            wish = {"former_key": table.keys[seat], "nonce": "aa"}
            assert server.post(f"/api/tables/{new}/join", wish)["seat"] == seat
        summary = server.get(f"/api/tables/{new}")
        assert summary["stage"] == "playing"
        assert [seat["name"] for seat in summary["seats"][:2]] == ["P0", "P1"]
        assert summary["seats"][2]["bot"] == "random"
        assert server.get(f"/api/tables/{table.id}")["rematch"] == new
        with Page(server, new, host=table.made["host"]) as host:  # who could invite still can
            assert host.state["host"]


def test_pass_and_play_shows_one_chest_at_a_time(server: Server) -> None:
    seated = Seated(server, people(3))
    keys = list(seated.keys.values())
    with Page(server, seated.id, *keys) as page:
        assert page.state["holds"] == [0, 1, 2]
        assert page.state["you"] is None  # the curtain is down
        assert page.state["legal"] == []
        choose = at_random(9)
        count = 0
        while page.to_move is not None:
            seat = page.to_move
            page.ask("look", seat=seat)
            assert page.state["you"] == seat
            other = page.state["view"]["seats"][(seat + 1) % 3]
            assert other["conversion"] is None or page.to_move is None
            if other["chest"]:
                assert other["blue"] is None
            while page.to_move == seat:
                assert page.act(choose(page.state["legal"]))["type"] == "state"
                count += 1
            page.ask("look", seat=None)
        assert page.state["stage"] == "over"
        assert count > 50
        assert page.ask("look", seat=3)["code"] == "not_yours"


def test_one_finds_ones_own_tables_and_nobody_elses(server: Server) -> None:
    mine, other = Seated(server, people(2)), Seated(server, people(2))
    wish = {
        "tables": [
            {"table": mine.id, "keys": [mine.keys[0]]},
            {"table": other.id, "keys": [mine.keys[0]]},
            {"table": "a" * 16, "keys": [mine.keys[0]]},
        ]
    }
    found = server.post("/api/mine", wish)["tables"]
    assert [(entry["summary"]["table"], entry["holds"]) for entry in found] == [(mine.id, [0])]
    assert found[0]["your_turn"] == (found[0]["summary"]["to_move"] == 0)
    assert server.http.get("/api/tables").status_code in (404, 405)


def test_a_bots_name_never_makes_the_server_import_something(server: Server) -> None:
    wish: Any = {"seats": [{"kind": "bot", "bot": "antigravity:Bot"}, {}]}
    assert server.post("/api/tables", wish, 400)["code"] == "no_such_bot"
    wish = {"seats": [{}, {}], "edition": "/etc/passwd"}
    assert server.post("/api/tables", wish, 404)["code"] == "no_such_edition"


# One link for a table


def sit(server: Server, made: Any, token: str, status: int = 200) -> Any:
    return server.post(f"/api/tables/{made['table']}/join", {"invite": token}, status)


def check_link(server: Server, made: Any, token: str) -> Any:
    return server.post(f"/api/tables/{made['table']}/check_link", {"token": token})


def test_the_tables_link_opens_whatever_seat_is_free(server: Server) -> None:
    made = open_table(server, {}, *bots("random"), {}, {})
    join(server, made, 1)
    assert check_link(server, made, made["link"]) == {"state": "open", "seat": None}
    assert [sit(server, made, made["link"])["seat"] for _ in range(2)] == [0, 3]
    assert server.get(f"/api/tables/{made['table']}")["stage"] == "playing"
    assert check_link(server, made, made["link"])["state"] == "full"
    assert sit(server, made, made["link"], 409)["code"] == "table_full"


def test_a_link_says_at_once_what_it_is_good_for(server: Server) -> None:
    made = open_table(server, {}, {})
    first, second = (invite["token"] for invite in made["invites"])
    assert check_link(server, made, first) == {"state": "open", "seat": 0}
    sit(server, made, first)
    assert check_link(server, made, first) == {"state": "used", "seat": 0}
    assert check_link(server, made, "0" * 32) == {"state": "void", "seat": None}
    wish = {"host": made["host"], "seat": 1}
    server.post(f"/api/tables/{made['table']}/invite", wish)
    assert check_link(server, made, second)["state"] == "void"
    with Page(server, made["table"], host=made["host"]) as host:
        host.ask("abandon")
    assert check_link(server, made, first)["state"] == "over"
    for token in (first, made["link"]):
        assert sit(server, made, token, 409)["code"] == "not_playing"


def test_the_host_renews_the_tables_link(server: Server) -> None:
    made = open_table(server, {}, {})
    path = f"/api/tables/{made['table']}/link"
    assert server.post(path, {"host": "0" * 32}, 403)["code"] == "bad_key"
    new = server.post(path, {"host": made["host"]})["token"]
    assert sit(server, made, made["link"], 403)["code"] == "link_void"
    assert sit(server, made, new)["seat"] == 0


def test_a_free_seat_of_a_running_game_is_not_for_everybody(server: Server) -> None:
    """The host gives it to somebody: the table's link does not open it."""
    with Seated(server, people(2)) as table:
        wish = {"host": table.made["host"], "seat": 1}
        server.post(f"/api/tables/{table.id}/invite", wish)
        assert sit(server, table.made, table.made["link"], 409)["code"] == "table_full"


def test_names_have_no_heaps_of_accents_and_nothing_invisible() -> None:
    assert clean_name("  Zoë   de la\tCruz ") == "Zoë de la Cruz"
    assert clean_name("e\u0301") == "é"
    assert clean_name("น้ำ") == "น้ำ"  # Thai needs two marks on a letter
    assert clean_name("\u0301" * 40) == ""
    assert clean_name("a" + "\u0336" * 39) == "a" + "\u0336" * 3
    assert clean_name("\u3164\u2800") == ""
    assert clean_name("Ada\u202egnp") == "Ada gnp"
