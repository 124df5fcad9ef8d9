"""Who may do what at a table, decided on its rows: what changes, or what is said instead."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.contract.table import TimeOut
from tearum.server.live.seats import opening, seating, stand_ins, talk, turn_clock
from tearum.server.store.keys import hash_key
from tearum.server.store.rows import SeatRow, TableChange, TableRow
from tearum.server.wire.client_messages import SeatAppearance, TakeOver
from tearum.server.wire.errors import RequestError
from tearum.server.wire.server_messages import Nudged, Said
from tearum.server.wire.tables import Join, NewInvite, NewLink

NOW = 50_000
HOST, LINK = "aa" * 16, "bb" * 16
COLOURS = ("jade", "plum", "amber", "slate")


def row(**values: Any) -> TableRow:
    given: dict[str, Any] = {"stage": "playing", "to_move": 1, "level": "captain", **values}
    return TableRow(
        id="table",
        edition="",
        rules=1,
        watch=True,
        host=hash_key(HOST),
        link=hash_key(LINK),
        secret="cc" * 16,
        luck="",
        created=1,
        changed=2,
        **given,
    )


class Table:
    """A table of three people and a bot, and the service that would write its changes down."""

    def __init__(self, here: tuple[int, ...] = (0, 1, 2), **values: Any) -> None:
        self.row = row(**values)
        self.seats = [
            SeatRow(
                table="table",
                seat=seat,
                human=seat < 3,
                bot=None if seat < 3 else "greedy",
                name=f"P{seat}",
                colour=COLOURS[seat],  # type: ignore[arg-type]
                invite=hash_key(f"invite {seat}") if seat < 3 else None,
                key=hash_key(f"key {seat}") if seat < 3 else None,
            )
            for seat in range(4)
        ]
        self.here = here
        self.away = dict.fromkeys(range(4), 0)  # seconds
        self.now = NOW
        self.talk_limits: dict[int, Any] = {}
        self.sent: list[Any] = []
        self.changed: TableChange | None = None

    @property
    def ended(self) -> bool:
        return self.row.ended

    def seat_is(self, seat: int, **values: Any) -> "Table":
        self.seats[seat] = replace(self.seats[seat], **values)
        return self

    # What the decisions ask of a table and of the service

    def seat_connected(self, seat: int) -> bool:
        return seat in self.here

    def absent_seconds(self, seat: int) -> int:
        return self.away[seat]

    def new_clock(self) -> dict[str, Any]:
        return {"deadline": NOW + 7, "time_up": False}

    async def get(self, table_id: str) -> "Table":
        assert table_id == "table"
        return self

    async def change(self, table: "Table", decide: Any) -> None:
        assert table is self
        assert self.lock.locked()
        self.changed = decide(self.row, self.seats)

    def tell(self, table: "Table", message: Any) -> None:
        assert table is self
        self.sent.append(message)

    def does(self, what: Any) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
        """The change that a decision makes."""

        async def run() -> None:
            self.lock = asyncio.Lock()
            found = what(self)
            if isinstance(found, Coroutine):
                await found

        asyncio.run(run())
        assert self.changed is not None
        return dict(self.changed.table), {
            seat: dict(values) for seat, values in self.changed.seats.items()
        }

    def refuses(self, what: Any) -> tuple[str, str]:
        with pytest.raises(RequestError) as refused:
            self.does(what)
        assert self.sent == []
        return refused.value.code, refused.value.message


def over(seat: int, held: tuple[int, ...], host: bool = False, **wish: Any) -> Any:
    return lambda t: stand_ins.take_over(t, t, list(held), host, TakeOver(seat=seat, **wish))


def abandon(held: tuple[int, ...], agree: bool = True, host: bool = False) -> Any:
    return lambda t: seating.abandon(t, t, list(held), host, agree)


# Bots that play for people


def test_oneself_is_replaced_by_any_bot_or_by_the_tables_level() -> None:
    assert Table().does(over(1, (0, 1))) == ({}, {1: {"bot": "captain"}})
    assert Table().does(over(1, (0, 1), bot="greedy")) == ({}, {1: {"bot": "greedy"}})
    unknown = ("no_such_bot", "There is no bot 'parrot' here.")
    assert Table().refuses(over(1, (1,), bot="parrot")) == unknown


def test_somebody_who_is_away_is_replaced_after_the_grace_period() -> None:
    def table(away: int, here: tuple[int, ...] = (0, 1)) -> Table:
        found = Table(here=here, grace=180)
        found.away[2] = away
        return found

    early = ("too_early", "This player may still come back: wait a little.")
    assert table(179).refuses(over(2, (0,))) == early
    assert table(180).does(over(2, (0,))) == ({}, {2: {"votes": 0b001}})
    assert table(180).does(over(2, (1,))) == ({}, {2: {"votes": 0b010}})
    assert table(180).seat_is(2, votes=0b001).does(over(2, (1,))) == (
        {},
        {2: {"bot": "captain", "votes": 0}},
    )
    # The vote of somebody who has gone meanwhile does not count, half of those here is not most.
    assert table(180, here=(1,)).does(over(2, (1,))) == ({}, {2: {"bot": "captain", "votes": 0}})
    gone = table(180).seat_is(2, votes=0b1000)
    assert gone.does(over(2, (0,))) == ({}, {2: {"votes": 0b1001}})
    # The host decides alone, sitting or not.
    assert table(180).does(over(2, (), host=True)) == ({}, {2: {"bot": "captain", "votes": 0}})
    # A page with two seats has two votes.
    assert table(180).does(over(2, (0, 1))) == ({}, {2: {"bot": "captain", "votes": 0}})


def test_who_can_not_be_replaced() -> None:
    assert Table().refuses(over(2, (0,))) == (
        "present",
        "This player is there: a bot can't take the seat.",
    )
    assert Table().refuses(over(2, ())) == ("not_yours", "Only those who play can put a bot in.")
    bot = ("bad_request", "A bot plays there already.")
    assert Table().refuses(over(3, (0,))) == bot
    assert Table().refuses(over(4, (0,))) == bot
    assert Table().seat_is(2, bot="bosun").refuses(over(2, (0,))) == bot
    away = Table(here=(0, 1))
    away.away[2] = 999
    assert away.refuses(over(2, (0,), bot="greedy")) == (
        "no_such_bot",
        "At this table the captain plays for those who are away.",
    )
    away.away[2] = 999
    assert away.does(over(2, (0,), bot="captain")) == ({}, {2: {"votes": 1}})
    for stage in ("over", "abandoned"):
        assert Table(stage=stage).refuses(over(1, (1,))) == (
            "not_playing",
            "The game has not begun, or is over.",
        )


def test_before_the_game_the_host_gives_a_free_seat_to_a_bot() -> None:
    def gathering() -> Table:
        return Table(stage="gathering").seat_is(1, key=None)

    values = {"human": False, "bot": "greedy", "name": "Greedy 2", "invite": None}
    assert gathering().does(over(1, (), host=True)) == ({}, {1: values})
    named = over(1, (), host=True, bot="random", name=" Polly\n ")
    assert gathering().does(named) == ({}, {1: {**values, "bot": "random", "name": "Polly"}})
    taken = ("seat_taken", "Somebody sits here already.")
    for seat in (0, 3, 4):
        assert gathering().refuses(over(seat, (), host=True)) == taken
    not_host = ("not_yours", "Only the host can give a free seat to a bot.")
    assert gathering().refuses(over(1, (0,))) == not_host


def test_votes_are_forgotten_only_for_whoever_is_back() -> None:
    table = Table().seat_is(1, votes=0b101)
    assert table.does(lambda t: stand_ins.forget_votes(t, t, [1])) == ({}, {1: {"votes": 0}})
    untouched = Table().seat_is(1, votes=0b101)
    with pytest.raises(AssertionError):  # nothing is written
        untouched.does(lambda t: stand_ins.forget_votes(t, t, [0, 2]))
    assert untouched.changed is None


# Leaving, coming back, abandoning


def test_whoever_leaves_frees_the_seat_or_lets_a_bot_play() -> None:
    gone = Table(stage="gathering").does(lambda t: seating.leave(t, t, [0, 2]))
    assert gone == ({}, {seat: {"key": None, "nonce": None} for seat in (0, 2)})
    gone = Table().does(lambda t: seating.leave(t, t, [2]))
    assert gone == ({}, {2: {"bot": "captain", "left": True, "abandons": False}})
    assert Table(stage="over").does(lambda t: seating.leave(t, t, [2])) == ({}, {})


def test_whoever_is_back_plays_again_with_a_new_clock_if_it_is_their_turn() -> None:
    back = {"bot": None, "left": False, "votes": 0}
    mine = Table().does(lambda t: seating.take_back(t, t, [0, 1], 1))
    assert mine == ({"deadline": NOW + 7, "time_up": False}, {1: back})
    assert Table().does(lambda t: seating.take_back(t, t, [0, 1], 0)) == ({}, {0: back})
    refused = Table().refuses(lambda t: seating.take_back(t, t, [0, 1], 2))
    assert refused == ("not_yours", "This is not your seat.")


def test_a_game_ends_when_all_who_are_not_silent_for_a_day_agree() -> None:
    ending = {"stage": "abandoned", "to_move": None, "changed": NOW}
    yes = {"abandons": True}
    assert Table().does(abandon((0,))) == ({}, {0: yes})
    two = Table().seat_is(1, abandons=True)
    assert two.does(abandon((0,))) == ({}, {0: yes})
    assert two.seat_is(2, abandons=True).does(abandon((0,))) == (ending, {0: yes})
    assert Table().seat_is(1, left=True).does(abandon((0, 2))) == (ending, {0: yes, 2: yes})
    silent = Table()
    silent.away.update({1: 86_400, 2: 86_399})
    assert silent.does(abandon((0,))) == ({}, {0: yes})
    silent.away[2] = 86_400
    assert silent.does(abandon((0,))) == (ending, {0: yes})
    # Those who left on purpose can't end it alone.
    left = Table().seat_is(0, left=True)
    left.away.update({1: 86_400, 2: 86_400})
    assert left.does(abandon((0,))) == ({}, {0: yes})


def test_a_no_ends_the_vote_and_only_the_host_closes_what_never_began() -> None:
    votes = Table().seat_is(1, abandons=True)
    assert votes.does(abandon((2,), agree=False)) == (
        {},
        {seat: {"abandons": False} for seat in range(4)},
    )
    ending = {"stage": "abandoned", "to_move": None, "changed": NOW}
    assert Table(stage="gathering").does(abandon((), host=True)) == (ending, {})
    not_yours = ("not_yours", "Only those who play can abandon the game.")
    assert Table(stage="gathering").refuses(abandon(())) == not_yours
    assert Table().refuses(abandon((), host=True)) == not_yours
    assert Table(stage="over").refuses(abandon((0,))) == ("not_playing", "This game is over.")


# Names, colours, links


def dress(seat: int, held: tuple[int, ...] = (0, 1), **wish: Any) -> Any:
    request = SeatAppearance(seat=seat, **wish)
    return lambda t: seating.set_name_and_colour(t, t, list(held), request)


def test_a_colour_is_swapped_with_whoever_has_not_sat_down() -> None:
    def gathering() -> Table:
        return Table(stage="gathering").seat_is(2, key=None)

    assert gathering().does(dress(0, name="Ada", colour="amber")) == (
        {},
        {2: {"colour": "jade"}, 0: {"colour": "amber", "name": "Ada"}},
    )
    assert gathering().does(dress(0, colour="slate")) == (  # of the bot
        {},
        {3: {"colour": "jade"}, 0: {"colour": "slate", "name": "P0"}},
    )
    assert gathering().does(dress(1, name="\u200b")) == ({}, {1: {"colour": "plum", "name": "P1"}})
    assert gathering().does(dress(1, colour="plum")) == ({}, {1: {"colour": "plum", "name": "P1"}})
    taken = ("seat_taken", "Somebody else has this colour: choose another.")
    assert gathering().refuses(dress(0, colour="plum")) == taken
    assert gathering().refuses(dress(2)) == ("not_yours", "This is not your seat.")
    begun = ("not_playing", "Names and colours are chosen before the game begins.")
    assert Table().refuses(dress(0)) == begun


def test_a_new_invitation_frees_the_seat_and_a_new_link_replaces_the_old_one() -> None:
    made: list[Any] = []

    def invite(seat: int, host: str = HOST) -> Any:
        async def run(table: Any) -> None:
            made.append(await seating.invite(table, table, NewInvite(host=host, seat=seat)))

        return run

    table, seats = Table().does(invite(1))
    assert table == {}
    assert seats[1].pop("invite") == hash_key(made[0].token)
    assert seats == {1: {"key": None, "abandons": False, "seen": NOW}}
    assert made[0].seat == 1
    not_for_people = ("bad_request", "That seat is not for a person.")
    assert Table().refuses(invite(3)) == Table().refuses(invite(4)) == not_for_people
    hosts_alone = ("bad_key", "Only the host can invite.")
    assert Table().refuses(invite(1, host=LINK)) == hosts_alone

    async def renew(table: Any) -> None:
        made.append(await seating.renew_link(table, table, NewLink(host=HOST)))

    assert Table().does(renew) == ({"link": hash_key(made[-1].token)}, {})
    wrong = lambda t: seating.renew_link(t, t, NewLink(host=LINK))  # noqa: E731
    assert Table().refuses(wrong) == hosts_alone


def join(**wish: Any) -> Any:
    request = Join(**{"nonce": "ff", **wish})
    return lambda t: seating.join(t, t, request)


def test_whoever_joins_gets_the_seat_of_the_link() -> None:
    gathering = Table(stage="gathering").seat_is(1, key=None, left=True, votes=3)
    table, seats = gathering.does(join(invite="invite 1", name="Ada", colour="plum"))
    assert table == {"changed": NOW}
    key = seats[1].pop("key")
    assert len(key) == 64
    assert seats == {
        1: {
            **{"bot": None, "left": False, "votes": 0},
            **{"colour": "plum", "name": "Ada", "seen": NOW, "nonce": "ff"},
        }
    }
    # By the table's link the first free seat; somebody else's colour is not taken away.
    gathering = Table(stage="gathering").seat_is(1, key=None).seat_is(2, key=None)
    _, seats = gathering.does(join(invite=LINK, colour="jade"))
    assert [*seats] == [1]
    assert (seats[1]["colour"], seats[1]["name"]) == ("plum", "P1")
    # In a running game nothing is added to the deal.
    _, seats = Table().seat_is(2, key=None).does(join(invite="invite 2"))
    assert "nonce" not in seats[2]


def test_what_a_link_is_good_for() -> None:
    table: Any = Table(stage="gathering").seat_is(1, key=None)
    for token, state, seat in (
        ("invite 1", "open", 1),
        ("invite 0", "used", 0),
        (LINK, "open", None),
        ("invite 3", "void", None),
        (HOST, "void", None),
    ):
        found = seating.link_info(table, token)
        assert (found.state, found.seat) == (state, seat), token
    full: Any = Table(stage="gathering")
    assert seating.link_info(full, LINK).state == "full"
    running: Any = Table().seat_is(1, key=None)
    assert seating.link_info(running, LINK).state == "full"
    ended: Any = Table(stage="over").seat_is(1, key=None)
    assert seating.link_info(ended, "invite 1") == seating.link_info(ended, LINK)
    assert seating.link_info(ended, LINK).state == "over"
    assert seating.link_info(ended, HOST).state == "void"
    assert Table(stage="over").refuses(join(invite=LINK)) == ("not_playing", "This game is over.")


# Reminders and clocks


def test_a_reminder_is_for_another_person_who_is_to_move() -> None:
    def nudge(by: int, seat: int) -> Any:
        return lambda t: talk.nudge(t, t, by, seat)

    table = Table()
    assert table.does(nudge(0, 1)) == ({}, {1: {"nudged": NOW}})
    assert table.sent == [Nudged(seat=1, by=0)]
    nobody = ("no_nudge", "Only another person who is to move can be reminded.")
    assert Table().refuses(nudge(1, 1)) == nobody
    assert Table().refuses(nudge(0, 2)) == nobody
    assert Table(stage="over").refuses(nudge(0, 1)) == nobody
    assert Table().seat_is(1, bot="bosun").refuses(nudge(0, 1)) == nobody
    again = ("too_many", "They were reminded just now: wait a little.")
    assert Table().seat_is(1, nudged=NOW - 119).refuses(nudge(0, 1)) == again
    assert Table().seat_is(1, nudged=NOW - 120).does(nudge(0, 1))[1] == {1: {"nudged": NOW}}


def test_each_seat_says_four_things_and_then_one_every_three_seconds() -> None:
    table: Any = Table()
    for _ in range(4):
        talk.say(table, table, Said(seat=1, phrase="hello"))
    with pytest.raises(RequestError, match=r"^You say much: wait a few seconds\.$") as refused:
        talk.say(table, table, Said(seat=1, phrase="hello"))
    assert refused.value.code == "too_many"
    talk.say(table, table, Said(seat=0, phrase="thanks"))
    assert [said.seat for said in table.sent] == [1, 1, 1, 1, 0]
    assert table.talk_limits[1].rate == pytest.approx(1 / 3)


@pytest.mark.parametrize("time_out", ["remind", "bot"])
def test_when_time_is_up_the_table_does_what_was_agreed(time_out: TimeOut) -> None:
    def end(table: Any) -> Any:
        return turn_clock.end_time(table, "table")

    def late(**values: Any) -> Table:
        return Table(**{"deadline": NOW, "time_out": time_out, **values})

    up = {"time_up": True}
    table = late()
    if time_out == "bot":
        assert table.does(end) == (up, {1: {"bot": "captain", "votes": 0}})
        assert table.sent == []
    else:
        assert table.does(end) == (up, {1: {"nudged": NOW}})
        assert table.sent == [Nudged(seat=1, by=None)]
    for bot in (late(to_move=3), late().seat_is(1, bot="bosun")):
        assert bot.does(end) == (up, {})
        assert bot.sent == []
    for nothing in (
        late(deadline=NOW + 1),
        late(deadline=None),
        late(time_up=True),
        late(to_move=None),
        late(stage="over"),
    ):
        assert nothing.does(end) == ({}, {})
        assert nothing.sent == []


# Opening


def test_only_so_many_tables_and_only_by_those_who_may() -> None:
    taken: list[str] = []

    def take(address: str) -> bool:
        taken.append(address)
        return False

    service: Any = SimpleNamespace(tables_made=SimpleNamespace(take=take))
    with pytest.raises(RequestError, match=r"^You have opened many tables: wait a little\.$") as no:
        asyncio.run(opening.create_table(service, None, "192.0.2.1"))  # type: ignore[arg-type]
    assert (no.value.code, taken) == ("too_many", ["192.0.2.1"])


def test_a_rematch_is_for_those_who_played() -> None:
    def ask(held: list[int]) -> Any:
        return lambda t: opening.rematch(t, t, held, "192.0.2.1")

    early = ("not_over", "A rematch is for when the game is over.")
    assert Table().refuses(ask([0])) == early
    watcher = ("not_yours", "Only those who played can ask for a rematch.")
    assert Table(stage="over").refuses(ask([])) == watcher


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("A\u200bda\u202e", "A da"),
        ("\u3164\u2800", ""),
        ("e\u0301\u0302\u0303\u0304\u0305\u0306", "é\u0302\u0303\u0304"),
        ("\u0301A", "A"),
        (None, ""),
    ],
)
def test_a_name_is_one_line_that_can_be_read(name: str | None, kept: str) -> None:
    assert opening.clean_name(name) == kept


def test_the_level_of_a_table_is_that_of_its_strongest_bot() -> None:
    def level(*bots: str | None) -> str:
        seats = [replace(Table().seats[0], human=bot is None, bot=bot) for bot in bots]
        return opening._level_of(seats)

    assert level("deckhand", "captain", None) == "captain"
    assert level("captain", "deckhand") == "captain"
    assert level(None, "greedy") == "bosun"
    assert opening.bot_title("greedy", 2) == "Greedy 3"
