"""The store of a page: what was written is there again, and nothing of another table."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from tearum.server.api.endpoints import Endpoint, Parameter
from tearum.server.offline import local_store
from tearum.server.offline.browser import BrowserStore
from tearum.server.offline.key_value_store import MemoryStore
from tearum.server.offline.local_api import LocalApi
from tearum.server.offline.local_store import LocalStore
from tearum.server.store.game_store import StorageError
from tearum.server.store.rows import (
    MoveRow,
    SeatRow,
    StoredRecord,
    StoredReview,
    TableChange,
    TableRow,
    TableSnapshot,
)

ONE, TWO, THREE = "a" * 16, "b" * 16, "c" * 16


def row(table_id: str, **values: Any) -> TableRow:
    made = TableRow(
        *(table_id, "gathering", "digest", 1, True, "host", "secret", "luck"), created=1, changed=2
    )
    return replace(made, **values)


def seats(table_id: str) -> list[SeatRow]:
    return [SeatRow(table_id, seat, True, None, f"P{seat}", "jade") for seat in (0, 1)]


def move(table_id: str, sequence: int) -> MoveRow:
    return MoveRow(table_id, sequence, "act", 1, (7, sequence), 0, 3, b"\x00log\xff", 500)


SNAPSHOT = TableSnapshot(
    "playing", 2, "acting", 1, None, b"store\xff", deal=b"deal", deadline=900, time_up=True
)


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> LocalStore:
    clock: Any = type("Clock", (), {"time": lambda: 700.9})
    monkeypatch.setattr(local_store, "time", clock)
    return LocalStore(MemoryStore())


def test_a_table_comes_back_after_its_moves(store: LocalStore) -> None:
    async def run() -> None:
        assert await store.load_table(ONE) is None
        for table in (ONE, TWO):
            assert await store.add_table(row(table), seats(table), f"source of {table}")
        for sequence in (1, 2, 10):
            assert await store.append(move(ONE, sequence), SNAPSHOT)
        assert not await store.append(move(THREE, 1), SNAPSHOT)
        later = replace(SNAPSHOT, stage="over", deal=None, store=b"end", result="{}", to_move=None)
        await store.append(move(ONE, 11), later)
        stored, other = await store.load_table(ONE, after=2), await store.load_table(TWO)
        assert stored is not None
        assert other is not None
        assert stored.moves == [move(ONE, 10), move(ONE, 11)]
        assert stored.seats == seats(ONE)
        found = stored.row
        assert found == row(
            ONE,
            **{"stage": "over", "round": 2, "phase": "acting", "to_move": None, "result": "{}"},
            **{"store": b"end", "deal": b"deal", "changed": 700, "deadline": 900, "time_up": True},
        )
        assert (other.row, other.seats, other.moves) == (row(TWO), seats(TWO), [])
        assert await store.edition_source("digest") == f"source of {TWO}"

    asyncio.run(run())


def test_a_change_and_the_deal_that_follows_it_are_written_together(store: LocalStore) -> None:
    def decide(_: TableRow, __: list[SeatRow]) -> TableChange:
        return TableChange({"link": "new"}, {1: {"name": "Ada"}})

    def deal(found: TableRow, at: list[SeatRow]) -> tuple[MoveRow, TableSnapshot] | None:
        assert (found.link, [seat.name for seat in at]) == ("new", ["P0", "Ada"])
        return (move(found.id, 1), SNAPSHOT) if found.id == ONE else None

    async def run() -> None:
        for table in (ONE, TWO, THREE):
            await store.add_table(row(table), seats(table), "source")
        for table, stage, moves in ((ONE, "playing", 1), (TWO, "gathering", 0)):
            changed = await store.change_table(table, decide, deal)
            assert changed is not None
            assert [seat.name for seat in changed[1]] == ["P0", "Ada"]
            stored = await store.load_table(table)
            assert stored is not None
            assert (stored.row.stage, len(stored.moves)) == (stage, moves)
            assert (stored.row.link, stored.seats[1].name) == ("new", "Ada")
        third = await store.load_table(THREE)
        assert third is not None
        assert (third.row, third.seats) == (row(THREE), seats(THREE))
        assert await store.change_table("d" * 16, decide, deal) is None

    asyncio.run(run())


def test_a_table_has_one_rematch(store: LocalStore) -> None:
    async def run() -> None:
        await store.add_table(row(ONE), seats(ONE), "source")
        assert not await store.add_table(row(TWO, former=THREE), seats(TWO), "source")
        assert await store.add_table(row(TWO, former=ONE), seats(TWO), "source")
        assert not await store.add_table(row(THREE, former=ONE), seats(THREE), "source")
        former = await store.load_table(ONE)
        assert former is not None
        assert former.row.rematch == TWO
        assert await store.load_table(THREE) is None

    asyncio.run(run())


def test_absences_are_noted_where_they_belong(store: LocalStore) -> None:
    async def run() -> None:
        for table in (ONE, TWO):
            await store.add_table(row(table), seats(table), "source")
        await store.save_absences({ONE: {1: 700}, THREE: {0: 1}})
        found = []
        for table in (ONE, TWO):
            stored = await store.load_table(table)
            assert stored is not None
            found.append([seat.seen for seat in stored.seats])
        assert found == [[None, 700], [None, None]]

    asyncio.run(run())


def test_editions_records_and_reviews_are_found_under_their_own_keys(store: LocalStore) -> None:
    async def run() -> None:
        await store.add_edition("one", "text")
        await store.add_upload("game", b"record", "two", "other text")
        assert await store.count_editions() == 2
        assert await store.count_uploads() == 1
        assert [await store.edition_source(key) for key in ("one", "two", "on")] == [
            *("text", "other text", None),
        ]
        assert await store.load_record("game") == StoredRecord(b"record", None)
        assert await store.load_record("none") is None
        await store.save_review("key", StoredReview(b"begun", None), 5)
        assert await store.load_review("key") == StoredReview(b"begun", None)
        await store.save_review("key", StoredReview(None, b"done"), 5)
        assert await store.load_review("key") == StoredReview(None, b"done")
        assert await store.load_review("other") is None

    asyncio.run(run())


def test_whatever_the_browser_raises_is_an_error_of_the_storage() -> None:
    class Broken:
        async def read(self, prefix: str) -> str:
            if prefix == "table/":
                return json.dumps({"table/a": "text"})
            raise ValueError(f"no {prefix}")

        async def write(self, texts: str) -> None:
            raise ValueError(texts)

    async def run() -> None:
        store = BrowserStore(Broken())
        assert await store.read("table/") == {"table/a": "text"}
        with pytest.raises(StorageError, match=r"^no move/$"):
            await store.read("move/")
        with pytest.raises(StorageError, match="full"):
            await store.write({"key": "full"})

    asyncio.run(run())


def test_an_address_is_answered_by_its_own_endpoint_and_method() -> None:
    async def show(_: Any, name: str, step: str | None) -> list[str | None]:
        return [name, step]

    async def make(request: Any) -> str:
        content: bytes = await request.body(5)
        return f"{content.decode()}{request.address}"

    api = LocalApi(
        [
            Endpoint(
                "GET",
                "/things/{name}",
                show,
                (Parameter("name", str), Parameter("step", str, place="query")),
            ),
            Endpoint("POST", "/things", make, status=201),
        ]
    )

    def ask(method: str, address: str, content: bytes = b"") -> tuple[int, Any]:
        answer = asyncio.run(api.answer(method, address, content))
        return answer.status, json.loads(answer.content)

    assert ask("GET", "/api/things/a%2Fb?step=3&more=4") == (200, ["a/b", "3"])
    assert ask("GET", "/api/things/x?step=") == (200, ["x", ""])
    assert ask("POST", "/api/things", b"12345") == (201, "12345here")
    status, error = ask("POST", "/api/things", b"123456")
    assert (status, error["code"]) == (400, "too_large")
    for method, address in (
        *(("GET", "/api/things"), ("POST", "/api/things/x"), ("GET", "/api/things/x/y")),
        *(("GET", "/api/other"), ("GET", "/api/things/")),
    ):
        status, error = ask(method, address)
        assert (status, error["code"]) == (400, "not_found")
