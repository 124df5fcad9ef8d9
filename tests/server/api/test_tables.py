"""One's own tables and their summaries, without a server."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.edition import load
from tearum.game.fair_deal import fingerprint
from tearum.server.api.tables import TablesApi, table_summary
from tearum.server.live.live_table import LiveTable
from tearum.server.store.keys import hash_key
from tearum.server.store.rows import SeatRow, TableRow
from tearum.server.wire.encoding import iso_time
from tearum.server.wire.errors import RequestError, no_such_table, storage_unavailable

CLASSIC = load("classic")
ADA, BEN = "aa" * 16, "bb" * 16
SECRET = "5e" * 16


def table(name: str, **values: Any) -> LiveTable:
    row = TableRow(
        *(name * 16, "playing", "classic", 1, True, "host", SECRET, "luck"),
        created=100,
        changed=200,
    )
    seats = [
        SeatRow(name, 0, True, None, "Ada", "amber", key=hash_key(ADA), nudged=values.pop("n0", 0)),
        SeatRow(name, 1, False, "greedy", "Greta", "jade"),
        SeatRow(name, 2, True, None, "Ben", "ivory", key=hash_key(BEN), nudged=values.pop("n2", 0)),
        SeatRow(name, 3, True, "bosun", "", "violet"),
    ]
    return LiveTable(replace(row, **values), seats, CLASSIC)


class Tables:
    """A service that has some tables, and fails for others."""

    def __init__(self, *tables: LiveTable, **errors: RequestError) -> None:
        self.tables = {one.id: one for one in tables}
        self.errors = {name * 16: error for name, error in errors.items()}

    async def get_without_game(self, table_id: str) -> LiveTable:
        if table_id in self.errors:
            raise self.errors[table_id]
        return self.tables[table_id]

    def mine(self, **keys: list[str]) -> Any:
        api = TablesApi(self, None)  # type: ignore[arg-type]
        held = [SimpleNamespace(table=name * 16, keys=given) for name, given in keys.items()]
        asked: Any = SimpleNamespace(tables=held)
        return asyncio.run(api.my_tables(None, asked)).tables  # type: ignore[arg-type]


def test_ones_own_tables_come_the_newest_first_with_the_seats_that_are_held() -> None:
    tables = Tables(
        table("a", changed=300),
        table("b", changed=500),
        table("c", changed=400),
        table("d", changed=600),
        e=no_such_table(),
    )
    found = tables.mine(a=[ADA], b=[BEN, ADA], c=["dd" * 16, BEN], d=["dd" * 16], e=[ADA])
    assert [one.summary.table[0] for one in found] == ["b", "c", "a"]
    assert [one.holds for one in found] == [[0, 2], [2], [0]]


def test_while_the_database_is_gone_nobody_is_told_that_they_have_no_tables() -> None:
    tables = Tables(table("a"), b=storage_unavailable())
    with pytest.raises(RequestError) as error:
        tables.mine(a=[ADA], b=[ADA])
    assert error.value.code == "no_storage"


@pytest.mark.parametrize(
    ("values", "turn"),
    [
        ({"to_move": 0}, True),
        ({"to_move": 2}, False),
        ({"to_move": None}, False),
        ({"to_move": 0, "stage": "over"}, False),
        ({"to_move": 0, "stage": "gathering"}, False),
    ],
)
def test_it_is_ones_turn_where_a_seat_that_is_held_is_to_move(values: Any, turn: bool) -> None:
    (found,) = Tables(table("a", deadline=900, **values)).mine(a=[ADA])
    assert found.your_turn == turn
    assert found.turn_ends == (iso_time(900) if turn else None)
    (none,) = Tables(table("a", **values)).mine(a=[ADA])
    assert none.turn_ends is None


def test_the_latest_reminder_counts() -> None:
    (found,) = Tables(table("a", n0=700, n2=800)).mine(a=[ADA])
    assert found.nudged == iso_time(700)
    (found,) = Tables(table("a", n0=700, n2=800)).mine(a=[ADA, BEN])
    assert found.nudged == iso_time(800)
    (found,) = Tables(table("a", n2=800)).mine(a=[ADA])
    assert found.nudged is None


def test_a_summary_shows_what_a_link_may_show() -> None:
    shown = table_summary(
        table("a", round=3, phase="acting", to_move=2, watch=False, rematch="b" * 16)
    )
    assert (shown.table, shown.stage, shown.players) == ("a" * 16, "playing", 4)
    assert [
        (one.seat, one.name, one.kind, one.bot, one.colour, one.taken) for one in shown.seats
    ] == [
        (0, "Ada", "human", None, "amber", True),
        (1, "Greta", "bot", "greedy", "jade", True),
        (2, "Ben", "human", None, "ivory", True),
        (3, "", "human", "bosun", "violet", False),
    ]
    assert shown.fingerprint == fingerprint(SECRET)
    assert (shown.created, shown.changed) == (iso_time(100), iso_time(200))
    assert (shown.round, shown.phase, shown.to_move) == (3, "acting", 2)
    assert (shown.watch, shown.rematch, shown.result) == (False, "b" * 16, None)
    over = table_summary(table("a", stage="over", to_move=2, result='{"winners": [1]}'))
    assert over.to_move is None
    assert dict(over.result or {}) == {"winners": [1]}
