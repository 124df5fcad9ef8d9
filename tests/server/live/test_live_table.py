"""A table in memory: its clock, its caches, and who is there, by a clock that the test moves."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.contract.table import TURN_SECONDS
from tearum.engine.constants.actions import END_TURN
from tearum.server.live import live_table
from tearum.server.live.live_table import REMOTE_TIMEOUT_SECONDS, LiveTable
from tearum.server.ops.settings import DAY, Retention
from tearum.server.store.keys import hash_key
from tearum.server.store.rows import MoveRow, SeatRow, TableRow
from tearum.server.wire.encoding import iso_day

ADA, BEN, CLEO = "aa" * 16, "bb" * 16, "cc" * 16
EDITION: Any = None
VIEW: Any = {}


class Page:
    """A connected page that notes what it is told."""

    def __init__(self, address: str, *seats: int) -> None:
        self.address, self.held_seats = address, list(seats)
        self.heard: list[Any] = []

    def state_changed(self) -> None:
        self.heard.append("state")

    def presence_changed(self) -> None:
        self.heard.append("presence")

    def tell(self, message: Any) -> None:
        self.heard.append(message)


def seat(number: int, **values: Any) -> SeatRow:
    given = {"human": True, "bot": None, "name": f"P{number}", "colour": "jade", **values}
    return SeatRow(table="table", seat=number, **given)


SEATS = (
    seat(0, key=hash_key(ADA), seen=400),
    seat(1, key=hash_key(BEN)),
    seat(2, human=False, bot="greedy"),
    seat(3, key=hash_key(CLEO), bot="bosun"),  # a bot plays for a person
)


class Clock:
    now = 1000.9

    def __call__(self) -> float:
        return self.now


def table(clock: Clock | None = None, known_since: float = 0, **values: Any) -> LiveTable:
    row = TableRow(
        "table", "playing", "edition", 1, True, "host", "secret", "luck", created=300, changed=350
    )
    return LiveTable(replace(row, **values), SEATS, EDITION, clock or Clock(), known_since)


def in_play(to_move: int | None, **values: Any) -> LiveTable:
    found = table(to_move=to_move, **values)
    found.game_log = SimpleNamespace(game=SimpleNamespace(to_move=to_move), revision=7)  # type: ignore[assignment]
    return found


def test_a_key_opens_its_own_seat_and_no_other() -> None:
    found = table()
    assert found.seats_opened_by([BEN]) == [1]
    assert found.seats_opened_by([CLEO, "dd" * 16, ADA]) == [0, 3]  # right and wrong ones
    assert found.seats_opened_by(["dd" * 16, "", hash_key(ADA)]) == []
    assert found.seats_opened_by([]) == []


def test_a_table_plays_from_the_deal_to_the_end() -> None:
    assert not table().playing
    assert table().revision == 0
    assert in_play(1).playing
    assert in_play(1).revision == 7
    for stage in ("gathering", "over", "abandoned"):
        assert not in_play(1, stage=stage).playing
    assert [table(stage=stage).ended for stage in ("playing", "over", "abandoned")] == [
        *(False, True, True),
    ]


def test_a_bot_moves_where_it_is_its_turn_while_the_game_is_played() -> None:
    assert in_play(2).bot_to_move == (2, "greedy")
    assert in_play(3).bot_to_move == (3, "bosun")
    for found in (in_play(0), in_play(None), in_play(2, stage="over"), table(to_move=2)):
        assert found.bot_to_move is None


def test_bots_play_on_while_somebody_is_there_or_a_person_will_have_to_decide() -> None:
    found = table()
    assert found.attended  # by Ada, who will come back
    found.seats = [SEATS[2], SEATS[3]]
    assert not found.attended
    found.subscribers = {Page("a")}
    assert found.attended


def test_bots_work_for_those_who_play_and_else_for_those_who_watch() -> None:
    found = table()
    assert found.asker().addresses == ("",)
    found.subscribers = {Page("w2"), Page("w1")}
    assert (found.asker().table, found.asker().addresses) == ("table", ("w1", "w2"))
    found.subscribers |= {Page("p2", 1), Page("p1", 0, 3)}
    assert found.asker().addresses == ("p1", "p2")


def test_a_table_is_kept_longer_once_its_game_has_begun() -> None:
    found = table()
    found.retention = Retention(unbegun_days=2, finished_days=50)
    assert found.kept_until == iso_day(350 + 2 * DAY)
    found.row = replace(found.row, deal=b"deal")
    assert found.kept_until == iso_day(350 + 50 * DAY)
    begun = in_play(0)
    begun.retention = Retention(unbegun_days=2, finished_days=0)
    assert begun.kept_until is None


# The clock


def act(*codes: int) -> MoveRow:
    return MoveRow("table", 1, "act", 0, codes, 0, 0, b"", 0)


def test_a_turn_has_one_clock_however_many_moves_it_takes() -> None:
    found = in_play(1, pace="relaxed", deadline=1200, time_up=True)
    new = {"deadline": 1000 + TURN_SECONDS["relaxed"], "time_up": False}
    assert found.new_clock() == new
    assert found.clock_after(act(5), 1) == {"deadline": 1200, "time_up": True}
    assert found.clock_after(act(5), 0) == new
    assert found.clock_after(act(5, END_TURN), 1) == new  # the next turn is the same seat's
    assert found.clock_after(act(5), None) == {"deadline": None, "time_up": False}
    assert in_play(1).new_clock() == {}
    assert in_play(1).clock_after(act(5), 0) == {}


# Caches


def test_the_states_that_were_sent_least_lately_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "MAX_CACHED_BYTES", 10)
    found = table()
    first, second, third = (0, 0, "g"), (1, 0, "g"), (None, 3, "g")
    found.cache_state(first, b"1234")
    found.cache_state(second, b"123456")  # ten bytes are not too many
    assert found.cached_state(first) == b"1234"
    found.cache_state(third, b"12")
    assert found.cached_state(second) is None
    assert (found.cached_state(first), found.cached_state(third)) == (b"1234", b"12")
    found.cache_state(second, b"1234")
    assert all(found.cached_state(key) for key in (first, second, third))


def test_whatever_changes_a_table_makes_its_caches_old() -> None:
    changes: list[Any] = [
        lambda found: found.update(round=3),
        lambda found: found.replace_rows(found.row, SEATS[:2]),
        lambda found: found.load_game([]),
    ]
    for change in changes:
        found = table()
        found.cache_state((0, 0, "g"), b"old")
        found.public_view = VIEW
        found.encoded_views[0] = b"old", b"old"
        found.encoded_seats = found.presence(), b"old"
        change(found)
        assert found.cached_state((0, 0, "g")) is None
        assert found.public_view is None
        assert found.encoded_views == {}
        assert found.encoded_seats is None
        assert found._encoded_bytes == 0
    assert table().row.round is None


# Who is there


def test_a_person_is_away_since_the_last_page_closed() -> None:
    clock = Clock()
    found = table(clock)
    assert [found.away_since(number) for number in (0, 1)] == [400, 300]  # seen, or made
    one, two = Page("a", 0), Page("b", 0, 1)
    found.subscribers = {one, two}
    assert [found.away_since(number) for number in (0, 1, 3)] == [None, None, 300]
    assert found.connected_seats() == [0, 1]
    clock.now = 1100
    found.subscribers = {one}
    assert [found.away_since(number) for number in (0, 1)] == [None, 1100]
    clock.now = 1200
    assert found.away_since(1) == 1100
    assert found.absent_seconds(1) == 100
    assert found.absent_seconds(0) == 0
    assert found.take_unsaved_absences() == {1: 1100}
    assert found.take_unsaved_absences() == {}


def test_a_server_that_has_just_started_blames_nobody_for_the_time_before() -> None:
    found = table(known_since=950.7)
    assert found.away_since(0) == 400
    assert found.absent_seconds(0) == 50
    found.game_log = SimpleNamespace(revision=1)  # type: ignore[assignment]
    found.row = replace(found.row, grace=60)
    assert found.stand_in_from(SEATS[0], 400) == 950 + 60
    assert found.stand_in_from(SEATS[0], 980) == 980 + 60


def test_a_bot_may_stand_in_for_a_person_alone_while_the_game_is_played() -> None:
    found = in_play(0, grace=60)
    assert found.stand_in_from(SEATS[1], 970) == 1030
    assert found.stand_in_from(SEATS[1], None) is None
    assert found.stand_in_from(SEATS[2], 970) is None  # a bot's own seat
    assert found.stand_in_from(SEATS[3], 970) is None  # one plays already
    assert in_play(0, stage="over").stand_in_from(SEATS[1], 970) is None


def test_who_is_on_another_server_is_there_as_long_as_it_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [500.0]
    monkeypatch.setattr(live_table, "time", SimpleNamespace(monotonic=lambda: now[0]))
    found = table()
    found.subscribers = {Page("a", 0)}
    found.remote_seats = {"other": ([1], now[0]), "gone": ([2], now[0] - REMOTE_TIMEOUT_SECONDS)}
    assert [found.seat_connected(number) for number in range(4)] == [True, True, False, False]
    assert found.away_since(1) is None
    assert found.connected_seats() == [0]  # here
    now[0] += REMOTE_TIMEOUT_SECONDS
    assert not found.seat_connected(1)
    assert found.away_since(1) == 1000


def test_presence_tells_who_is_away_who_thinks_and_how_many_watch() -> None:
    found = table()
    found.subscribers = {Page("a", 1), Page("b"), Page("c")}
    found.thinking = 2
    assert found.presence() == live_table.PresenceState((400, None, 300, 300), 2, 2)


def test_everybody_is_told() -> None:
    found = table()
    pages = [Page("a", 1), Page("b")]
    found.subscribers = set(pages)
    found.notify_state()
    found.tell("hello")  # type: ignore[arg-type]
    assert [page.heard for page in pages] == [["state", "hello"]] * 2


def test_presence_is_told_once_in_a_while_and_only_where_it_is_news(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_table, "PRESENCE_SECONDS", 0.05)

    async def run() -> None:
        found, page = table(), Page("a", 1)
        found.subscribers = {page}
        found.presence()
        found.notify_presence()
        await asyncio.sleep(0.01)
        assert page.heard == []  # nothing that it was not sent before
        for thinking in (2, None, 2):
            found.thinking = thinking
            found.presence()
            found.notify_presence()
        await asyncio.sleep(0.01)
        assert page.heard == []  # too early after the last one
        await asyncio.sleep(0.1)
        assert page.heard == ["presence"]
        found.notify_presence()
        await asyncio.sleep(0.1)
        assert page.heard == ["presence"]

    asyncio.run(run())
