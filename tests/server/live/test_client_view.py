"""What a page learns about the table around the game."""

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.edition import load
from tearum.game import FairDeal, Game
from tearum.server.live import client_view
from tearum.server.live.client_view import seats_message
from tearum.server.live.game_log import GameLog
from tearum.server.live.live_table import LiveTable, PresenceState
from tearum.server.store.rows import SeatRow, TableRow
from tearum.server.wire.encoding import iso_time


def seat(number: int, **values: Any) -> SeatRow:
    given = {"human": True, "bot": None, "name": f"P{number}", "colour": "jade", **values}
    return SeatRow(table="table", seat=number, **given)


SEATS = [
    seat(0, key="k", abandons=True, nudged=500),
    seat(1, key="k", bot="bosun", votes=0b101, left=True),
    seat(2),
    seat(3, human=False, bot="greedy", colour="plum"),
    seat(4, key="k"),
]


def table(**values: Any) -> Any:
    given = {"seats": SEATS, "playing": True, "stand_in_from": lambda *_: None, **values}
    return SimpleNamespace(**given)


def test_who_sits_there_and_who_is_here() -> None:
    presence = PresenceState(away=(None, 100, 200, 300, 400), thinking=3, watchers=2)
    stand_in = table(stand_in_from=lambda row, away: away + 60 if row.seat == 4 else None)
    found = seats_message(stand_in, presence)
    assert [one.seat for one in found] == [0, 1, 2, 3, 4]
    assert [one.presence for one in found] == ["here", "bot", "free", "bot", "away"]
    assert [one.connected for one in found] == [True, False, False, True, False]
    assert [one.kind for one in found] == ["human", "human", "human", "bot", "human"]
    assert [one.thinking for one in found] == [False, False, False, True, False]
    assert [one.taken for one in found] == [True, True, False, True, True]
    assert [one.agrees_to_abandon for one in found] == [True, False, False, False, False]
    times = [None, iso_time(100), iso_time(200), None, iso_time(400)]
    assert [one.away_since for one in found] == times
    assert [one.stand_in_from for one in found] == [None] * 4 + [iso_time(460)]
    assert [one.stand_in_votes for one in found] == [[], [0, 2], [], [], []]
    assert [one.nudged for one in found] == [iso_time(500), None, None, None, None]
    assert [one.left for one in found] == [False, True, False, False, False]
    assert [(one.name, one.bot, one.colour) for one in found[2:4]] == [
        ("P2", None, "jade"),
        ("P3", "greedy", "plum"),
    ]


def test_a_vote_is_open_once_somebody_wants_to_stop() -> None:
    vote = client_view._abandon_vote(table())
    assert vote is not None
    assert (vote.agreed, vote.waiting_for) == ([0], [2, 4])  # seat 1 left on purpose
    assert client_view._abandon_vote(table(playing=False)) is None
    nobody = [replace(row, abandons=False) for row in SEATS]
    assert client_view._abandon_vote(table(seats=nobody)) is None


def test_a_clock_is_shown_while_the_game_runs() -> None:
    row = SimpleNamespace(deadline=900, time_up=True)
    clock = client_view._clock(table(row=row))
    assert clock is not None
    assert (clock.ends, clock.time_up) == (iso_time(900), True)
    assert client_view._clock(table(row=row, playing=False)) is None
    assert client_view._clock(table(row=SimpleNamespace(deadline=None, time_up=False))) is None


@pytest.mark.parametrize(("known", "since"), [(None, 0), (4, 0), (3, 9), (2, 5), (1, 5), (0, 2)])
def test_a_page_gets_what_it_has_not_or_has_differently(known: int | None, since: int) -> None:
    """After revision 1 there were seven events; one was taken back, and something else happened."""
    log: Any = SimpleNamespace(revision=3, event_counts=[2, 7, 5, 9], over=False)
    assert client_view._first_unknown_event(log, known) == since


@pytest.mark.parametrize("ended", [False, True])
def test_the_secret_of_the_deal_is_shown_when_nothing_is_hidden_any_longer(ended: bool) -> None:
    seats = [seat(0, nonce="a1"), seat(1, human=False, bot="greedy"), seat(2, nonce="b2")]
    row = SimpleNamespace(start=None, secret="00" * 16)
    deal = client_view.visible_deal(table(seats=seats, row=row, ended=ended))
    assert deal is not None
    fair = FairDeal.with_secret("00" * 16, ["a1", "", "b2"])
    assert (deal.fingerprint, deal.nonces) == (fair.fingerprint, ["a1", None, "b2"])
    assert (deal.secret, deal.seed) == ((fair.secret, fair.seed) if ended else (None, None))
    row.start = b"a position of another game"
    assert client_view.visible_deal(table(seats=seats, row=row, ended=ended)) is None


@pytest.mark.parametrize("older", [False, True])
def test_a_state_says_whether_its_game_began_under_older_rules(older: bool) -> None:
    row = TableRow(
        *("table", "playing", "classic", 7, False, "host", "5e" * 16, "luck"),
        created=100,
        changed=200,
        hints=False,
        grace=99,
        level="captain",
    )
    seats = [seat(0, nonce="a1"), seat(1, nonce="b2")]
    live = LiveTable(row, seats, load("classic"))
    assert json.loads(tail_of(live, None))["older_rules"] is False  # there is no game yet
    live.game_log = GameLog("table", Game.new(2, 1), older_rules=older)
    for viewer in (None, 1):
        state = json.loads(tail_of(live, viewer))
        assert state["older_rules"] is older
        assert (state["table"], state["generation"], state["stage"]) == ("table", "g", "playing")
        assert (state["players"], state["you"], state["rules"]) == (2, viewer, 7)
        assert (state["hints"], state["grace"], state["level"]) == (False, 99, "captain")
        assert (state["pace"], state["time_out"], state["clock"]) == ("none", "remind", None)
        assert state["view"]["you"] == viewer
        assert state["events_from"] == 3
        assert len(state["events"]) == len(live.game_log.game.events) - 3


def tail_of(live: LiveTable, viewer: int | None) -> bytes:
    """The state, with a head in front of it."""
    return b"{" + client_view._encoded_tail(live, "g", viewer, 3).removeprefix(b",")
