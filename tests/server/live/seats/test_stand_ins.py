"""Bots that play for people: after a grace period, of the table's level, until they are back."""

from pathlib import Path

from ...harness import Json, Page, Seated, Server, at_random, bots, people, settings_in

GRACE = 180


def away(page: Page, *seats: int) -> None:
    """Wait until a page knows that these seats are not connected."""
    page.wait_for(lambda: not any(page.state["seats"][seat]["connected"] for seat in seats))


def leave_alone(table: Seated, *seats: int) -> Page:
    """These people lose their connection; the page of the first of the others."""
    first = next(page for seat, page in table.pages.items() if seat not in seats)
    first.wait_for(lambda: all(seat["connected"] for seat in first.state["seats"]))
    for seat in seats:
        table.pages.pop(seat).close()
    away(first, *seats)
    return first


def seat_of(page: Page, seat: int) -> Json:
    found: Json = page.state["seats"][seat]
    return found


def test_nobody_steals_the_seats_of_two_who_lost_their_connection(server: Server) -> None:
    with Seated(server, people(3)) as table:
        third = leave_alone(table, 0, 1)
        assert third.ask("take_over", seat=0, bot="random")["code"] == "no_such_bot"
        for seat in (0, 1):
            assert third.ask("take_over", seat=seat)["code"] == "too_early"
        third.ask("abandon")
        assert third.state["stage"] == "playing"
        assert third.state["deal"]["secret"] is None
        server.advance(GRACE - 5)
        assert third.ask("take_over", seat=0)["code"] == "too_early"
        server.advance(10)
        assert third.ask("take_over", seat=0, bot="admiral")["code"] == "no_such_bot"
        third.ask("take_over", seat=0)
        assert seat_of(third, 0)["bot"] == third.state["level"] == "bosun"
        assert third.ask("take_over", seat=0)["code"] == "bad_request"
        third.ask("abandon", agree=False)
        third.ask("abandon")
        assert third.state["stage"] == "playing"  # whoever sits here is asked, bot or no bot
        assert third.state["abandon"] == {"agreed": [2], "waiting_for": [0, 1]}


def test_the_grace_period_begins_with_the_loss_not_with_the_last_visit(server: Server) -> None:
    """Long after a person sat down, in the very moment in which the connection is lost."""
    with Seated(server, people(2)) as table:
        first, second = table.pages[0], table.pages[1]
        first.wait_for(lambda: bool(seat_of(first, 1)["connected"]))
        server.advance(10 * GRACE)
        second.say("ping")
        second.close()
        while (answer := first.ask("take_over", seat=1))["code"] == "present":
            pass
        assert answer["code"] == "too_early"


def test_the_grace_period_and_the_level_are_the_tables_own(server: Server) -> None:
    wish = {"grace": 600, "level": "deckhand"}
    with Seated(server, [*people(2), *bots("captain")], **wish) as table:
        first = leave_alone(table, 1)
        assert (first.state["grace"], first.state["level"]) == (600, "deckhand")
        server.advance(GRACE + 5)
        assert first.ask("take_over", seat=1)["code"] == "too_early"
        server.advance(600)
        first.ask("take_over", seat=1)
        assert seat_of(first, 1)["bot"] == "deckhand"
    with Seated(server, [*people(1), *bots("captain", "deckhand", "random")]) as table:
        assert table.any.state["level"] == "captain"  # of the bots here
    for wrong in ({"grace": 5}, {"grace": 10**9}, {"level": "random"}, {"level": "greedy"}):
        server.post("/api/tables", {"seats": people(2), **wrong}, 400)


def test_most_of_those_who_are_here_decide(server: Server) -> None:
    with Seated(server, people(4)) as table:
        one = leave_alone(table, 3)
        server.advance(GRACE + 5)
        one.ask("take_over", seat=3)
        assert (seat_of(one, 3)["bot"], seat_of(one, 3)["stand_in_votes"]) == (None, [0])
        one.ask("take_over", seat=3)  # asking twice is one vote
        assert seat_of(one, 3)["bot"] is None
        two = table.pages[1]
        two.ask("take_over", seat=3)
        assert (seat_of(two, 3)["bot"], seat_of(two, 3)["stand_in_votes"]) == ("bosun", [])


def test_the_host_decides_alone(server: Server) -> None:
    with Seated(server, people(3)) as table:
        leave_alone(table, 2)
        host = Page(server, table.id, table.keys[0], host=table.made["host"])
        with host:
            assert host.ask("take_over", seat=2)["code"] == "too_early"
            assert host.ask("take_over", seat=1)["code"] == "present"
            server.advance(GRACE + 5)
            host.ask("take_over", seat=2)
            assert seat_of(host, 2)["bot"] == "bosun"
    with Page(server, table.id) as stranger:
        assert stranger.ask("take_over", seat=1)["code"] == "not_yours"
        assert stranger.ask("take_back", seat=2)["code"] == "not_yours"


def test_whoever_comes_back_is_offered_the_seat_at_once(server: Server) -> None:
    with Seated(server, people(2)) as table:
        first = leave_alone(table, 1)
        server.advance(GRACE + 5)
        first.ask("take_over", seat=1)
        table.play(at_random(1), most=12)
        assert any(event["seat"] == 1 for event in first.events)
        with Page(server, table.id, table.keys[1]) as back:
            seat = seat_of(back, 1)
            assert (seat["presence"], seat["bot"], seat["connected"]) == ("bot", "bosun", True)
            back.ask("take_back", seat=1)
            seat = seat_of(back, 1)
            assert (seat["presence"], seat["bot"]) == ("here", None)
            assert first.ask("take_over", seat=1)["code"] == "present"


def test_votes_are_forgotten_when_somebody_is_back(server: Server) -> None:
    with Seated(server, people(4)) as table:
        one = leave_alone(table, 3)
        server.advance(GRACE + 5)
        one.ask("take_over", seat=3)
        with Page(server, table.id, table.keys[3]) as back:
            back.wait_for(lambda: seat_of(back, 3)["stand_in_votes"] == [])
        away(one, 3)
        server.advance(GRACE + 5)
        table.pages[1].ask("take_over", seat=3)
        assert seat_of(table.pages[1], 3)["bot"] is None


def test_everybody_sees_who_is_here_and_who_is_not(server: Server) -> None:
    made = server.post("/api/tables", {"seats": [{}, {}, *bots("random")]}, 201)
    with Page(server, made["table"]) as watcher:
        kinds = [seat["presence"] for seat in watcher.state["seats"]]
        assert kinds == ["free", "free", "bot"]
    with Seated(server, [*people(2), *bots("random")]) as table:
        first = table.pages[0]
        first.wait_for(lambda: seat_of(first, 1)["presence"] == "here")
        assert seat_of(first, 1)["away_since"] is None
        leave_alone(table, 1)
        seat = seat_of(first, 1)
        assert seat["presence"] == "away"
        assert seat["away_since"] < seat["stand_in_from"]
        assert seat_of(first, 2)["away_since"] is None


def test_a_restart_gives_nobodys_seat_away(tmp_path: Path) -> None:
    """The server was down, not the players; and when they went is remembered."""
    with Server(settings_in(tmp_path)) as server:
        table = Seated(server, people(2))
        with Page(server, table.id, table.keys[0]) as first:
            with Page(server, table.id, table.keys[1]):
                first.wait_for(lambda: bool(seat_of(first, 1)["connected"]))
            away(first, 1)
            since = seat_of(first, 1)["away_since"]
    with Server(settings_in(tmp_path)) as server, Page(server, table.id, table.keys[0]) as first:
        assert seat_of(first, 1)["away_since"] == since
        assert first.ask("take_over", seat=1)["code"] == "too_early"
        server.advance(GRACE + 5)
        assert first.ask("take_over", seat=1)["type"] == "state"


# Abandoning


def test_a_game_is_abandoned_when_all_agree(server: Server) -> None:
    with Seated(server, [*people(2), *bots("random")]) as table:
        first, second = table.pages[0], table.pages[1]
        first.ask("abandon")
        assert first.state["stage"] == "playing"
        assert seat_of(first, 0)["agrees_to_abandon"]
        second.wait_for(lambda: second.state["abandon"] is not None)
        assert second.state["abandon"] == {"agreed": [0], "waiting_for": [1]}
        second.ask("abandon", agree=False)
        assert second.state["abandon"] is None  # a no ends the vote
        second.ask("abandon")
        assert second.state["stage"] == "playing"
        first.ask("abandon")
        assert first.state["stage"] == "abandoned"
        assert first.act(0)["code"] == "not_playing"
        assert first.state["deal"]["secret"]


def test_a_no_never_ends_a_game(server: Server) -> None:
    """Also where bots hold all seats."""
    with Seated(server, people(2)) as table:
        for seat, page in table.pages.items():
            page.ask("take_over", seat=seat)
        table.any.ask("abandon", agree=False)
        assert table.any.state["stage"] == "playing"


def test_who_left_on_purpose_is_not_asked(server: Server) -> None:
    with Seated(server, people(3)) as table:
        table.pages[1].ask("leave")
        assert table.pages[1].ask("abandon")["stage"] == "playing"
        table.pages[0].ask("abandon")
        assert table.pages[0].state["stage"] == "playing"
        table.pages[2].ask("abandon")
        assert table.pages[2].state["stage"] == "abandoned"


def test_whose_seat_was_given_away_is_still_missed(server: Server) -> None:
    with Seated(server, people(2)) as table:
        wish = {"host": table.made["host"], "seat": 1}
        server.post(f"/api/tables/{table.id}/invite", wish)
        assert table.pages[0].ask("abandon")["stage"] == "playing"


def test_after_a_days_silence_the_others_may_abandon(server: Server) -> None:
    with Seated(server, people(3)) as table:
        first = leave_alone(table, 1)
        server.advance(23 * 3600)
        first.ask("abandon")
        table.pages[2].ask("abandon")
        assert table.pages[2].state["stage"] == "playing"
        server.advance(2 * 3600)
        table.pages[2].ask("abandon")
        assert table.pages[2].state["stage"] == "abandoned"
