"""The queries of the server, each on a database of its own with tables that differ."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tearum.server.ops.settings import sqlite_url
from tearum.server.store import storage as storage_module
from tearum.server.store.game_store import StorageError
from tearum.server.store.rows import (
    ExpiredTable,
    MoveRow,
    SeatRow,
    StoredRecord,
    StoredReview,
    TableChange,
    TableRow,
    TableSnapshot,
)
from tearum.server.store.storage import Storage

ONE, TWO, THREE = "a" * 16, "b" * 16, "c" * 16


def row(table_id: str, **values: Any) -> TableRow:
    required: dict[str, Any] = {
        "stage": "gathering",
        "edition": "digest",
        "rules": 1,
        "watch": True,
        "host": "h" * 64,
        "secret": "s" * 32,
        "luck": "l" * 32,
        "created": 100,
        "changed": 100,
    }
    return TableRow(table_id, **{**required, **values})


def seats(table_id: str, count: int = 2) -> list[SeatRow]:
    return [SeatRow(table_id, seat, True, None, f"P{seat}", "jade") for seat in range(count)]


def move(table_id: str, sequence: int, at: int = 500, **values: Any) -> MoveRow:
    made = MoveRow(table_id, sequence, "act", 1, (7, sequence), 0, 3, b"log", at)
    return made._replace(**values)


def snapshot(**values: Any) -> TableSnapshot:
    return replace(TableSnapshot("playing", 2, "acting", 1, None, b"store"), **values)


def unchanged(*_: object) -> TableChange:
    return TableChange()


def no_deal(*_: object) -> None:
    return None


def with_storage(folder: Path, work: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(sqlite_url(folder))
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def test_a_table_comes_back_with_its_seats_and_later_moves(tmp_path: Path) -> None:
    kept = row(ONE, watch=False, hints=False, grace=77, deadline=900, link="k" * 64)

    async def work(storage: Storage) -> None:
        assert await storage.load_table(ONE) is None
        assert await storage.add_table(kept, [*reversed(seats(ONE, 3))], "source")
        assert await storage.add_table(row(TWO), seats(TWO), "source")
        assert storage.open_tables == 2
        for sequence in (1, 2, 3):
            assert await storage.append(move(ONE, sequence), snapshot())
        assert await storage.append(move(TWO, 1), snapshot())
        stored = await storage.load_table(ONE, after=1)
        assert stored is not None
        assert stored.moves == [move(ONE, 2), move(ONE, 3)]
        assert stored.seats == seats(ONE, 3)  # in their order
        assert (stored.row.grace, stored.row.watch, stored.row.hints) == (77, False, False)

    with_storage(tmp_path, work)


def test_a_move_changes_its_own_table_and_only_the_first_of_a_number_counts(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        for table in (ONE, TWO):
            await storage.add_table(row(table), seats(table), "source")
        dealt = snapshot(deal=b"deal", deadline=950)
        assert await storage.append(move(ONE, 1, at=600), dealt)
        later = snapshot(stage="over", to_move=None, result="{}", round=5, phase="over")
        assert not await storage.append(move(ONE, 1, at=700, codes=(9,)), later)
        stored, other = await storage.load_table(ONE), await storage.load_table(TWO)
        assert stored is not None
        assert other is not None
        assert other.row == row(TWO)
        found = stored.row
        assert (found.stage, found.round, found.phase, found.to_move) == ("playing", 2, "acting", 1)
        assert (found.deal, found.store, found.deadline) == (b"deal", b"store", 950)
        assert (found.created, found.changed) == (100, 600)
        assert stored.moves == [move(ONE, 1, at=600)]
        assert await storage.append(move(ONE, 2, at=800), replace(later, store=b"end"))
        stored = await storage.load_table(ONE)
        assert stored is not None
        found = stored.row
        assert (found.stage, found.deal, found.store) == ("over", b"deal", b"end")  # the deal stays
        assert (found.result, found.deadline, found.changed) == ("{}", None, 800)

    with_storage(tmp_path, work)


def test_a_change_concerns_one_table_and_the_seats_it_names(tmp_path: Path) -> None:
    seen: list[Any] = []

    def decide(found: TableRow, at: list[SeatRow]) -> TableChange:
        seen.append((found.id, [seat.seat for seat in at]))
        return TableChange({"link": "new"}, {1: {"name": "Ada", "votes": 5}})

    def deal(found: TableRow, at: list[SeatRow]) -> tuple[MoveRow, TableSnapshot]:
        assert (found.link, at[1].name) == ("new", "Ada")  # decided on what was changed
        return move(ONE, 1, kind="deal"), snapshot(deal=b"deal")

    async def work(storage: Storage) -> None:
        for table in (ONE, TWO):
            await storage.add_table(row(table), seats(table), "source")
        changed = await storage.change_table(ONE, decide, deal)
        assert changed is not None
        assert seen == [(ONE, [0, 1])]
        assert [seat.name for seat in changed[1]] == ["P0", "Ada"]
        assert changed[1][1].voters == [0, 2]
        stored, other = await storage.load_table(ONE), await storage.load_table(TWO)
        assert stored is not None
        assert other is not None
        assert (other.row, other.seats, other.moves) == (row(TWO), seats(TWO), [])
        assert (stored.row.stage, stored.row.link) == ("playing", "new")
        assert [one.kind for one in stored.moves] == ["deal"]
        assert await storage.change_table(THREE, decide, deal) is None
        assert len(seen) == 1
        again = await storage.change_table(TWO, unchanged, no_deal)
        assert again == (row(TWO), seats(TWO))

    with_storage(tmp_path, work)


def test_a_table_has_one_rematch(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await storage.add_table(row(ONE, stage="over"), seats(ONE), "source")
        assert await storage.add_table(row(TWO, former=ONE), seats(TWO), "source")
        assert not await storage.add_table(row(THREE, former=ONE), seats(THREE), "source")
        assert await storage.load_table(THREE) is None
        former = await storage.load_table(ONE)
        assert former is not None
        assert former.row.rematch == TWO
        assert storage.open_tables == 2  # with the one that was refused there would be three

    with_storage(tmp_path, work)


def test_tables_count_as_open_that_gather_or_play_and_were_used_lately(tmp_path: Path) -> None:
    now = int(time.time())
    long_ago = now - storage_module.INACTIVE_AFTER - 60

    async def work(storage: Storage) -> None:
        for number, (stage, changed) in enumerate(
            [
                *(("gathering", now), ("playing", now), ("playing", now - 24 * 3600)),
                *(("over", now), ("abandoned", now), ("playing", long_ago)),
            ]
        ):
            table = f"{number}" * 16
            await storage.add_table(row(table, stage=stage, changed=changed), seats(table), "")
        storage.open_tables = 0
        await storage.count_open_tables()
        assert storage.open_tables == 3

    with_storage(tmp_path, work)


def test_a_turn_is_overdue_from_its_last_second_until_something_is_done_about_it(
    tmp_path: Path,
) -> None:
    tables = {
        "a" * 16: row("a" * 16, stage="playing", deadline=999),
        "b" * 16: row("b" * 16, stage="playing", deadline=1000),
        "c" * 16: row("c" * 16, stage="playing", deadline=1001),
        "d" * 16: row("d" * 16, stage="playing", deadline=500, time_up=True),
        "e" * 16: row("e" * 16, stage="over", deadline=500),
        "f" * 16: row("f" * 16, stage="playing"),
    }

    async def work(storage: Storage) -> None:
        for one in tables.values():
            await storage.add_table(one, seats(one.id), "source")
        assert sorted(await storage.overdue_tables(1000, 10)) == ["a" * 16, "b" * 16]
        assert len(await storage.overdue_tables(1000, 1)) == 1

    with_storage(tmp_path, work)


def test_absences_are_noted_at_the_seats_they_belong_to(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        for table in (ONE, TWO, THREE):
            await storage.add_table(row(table), seats(table), "source")
        await storage.save_absences({ONE: {1: 700}, TWO: {0: 800, 1: 900}})
        await storage.save_absences({})
        found = []
        for table in (ONE, TWO, THREE):
            stored = await storage.load_table(table)
            assert stored is not None
            found.append([seat.seen for seat in stored.seats])
        assert found == [[None, 700], [800, 900], [None, None]]

    with_storage(tmp_path, work)


def test_tables_expire_by_whether_their_game_ever_began(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        for table, changed in ((ONE, 100), (TWO, 200), (THREE, 300)):
            await storage.add_table(row(table, changed=changed), seats(table), "source")
            begun = f"{table[:15]}7"
            await storage.add_table(row(begun), seats(begun), "source")
            await storage.append(move(begun, 1, at=changed), snapshot(deal=b"deal"))

        async def expired(unbegun_before: int, begun_before: int, limit: int = 9) -> set[str]:
            found = await storage.expired_tables(unbegun_before, begun_before, limit)
            for one in found:
                assert one.begun == one.id.endswith("7")
                assert one.changed == {"a": 100, "b": 200, "c": 300}[one.id[0]]
            return {one.id for one in found}

        assert await expired(200, 0) == {ONE}  # of this very second it is still kept
        assert await expired(0, 201) == {"a" * 15 + "7", "b" * 15 + "7"}
        assert await expired(301, 101) == {ONE, TWO, THREE, "a" * 15 + "7"}
        assert len(await expired(1000, 1000, limit=4)) == 4

    with_storage(tmp_path, work)


def test_a_table_is_removed_only_if_nothing_has_happened_meanwhile(tmp_path: Path) -> None:
    record = StoredRecord(b"record", ["greedy", None])

    async def work(storage: Storage) -> None:
        for table in (ONE, TWO):
            await storage.add_table(row(table), seats(table), "source")
            await storage.append(move(table, 1, at=500), snapshot(deal=b"deal"))
        for changed in (499, 501):
            assert not await storage.remove_table(ExpiredTable(ONE, True, changed), record)
        assert await storage.load_table(ONE) is not None
        assert await storage.load_record(ONE) is None
        assert await storage.remove_table(ExpiredTable(ONE, True, 500), record)
        assert await storage.load_table(ONE) is None
        assert await storage.load_record(ONE) == record
        assert not await storage.remove_table(ExpiredTable(ONE, True, 500), record)
        other = await storage.load_table(TWO)
        assert other is not None
        assert (len(other.seats), len(other.moves)) == (2, 1)
        assert await storage.count_uploads() == 0  # nobody has uploaded it
        await storage.add_upload("upload", b"another", "digest", "source")
        assert await storage.count_uploads() == 1
        assert await storage.load_record("upload") == StoredRecord(b"another", None)
        assert await storage.remove_table(ExpiredTable(TWO, False, 500), None)
        assert await storage.load_record(TWO) is None

    with_storage(tmp_path, work)


def test_an_edition_is_kept_once_under_its_digest(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        await storage.add_edition("one", "first text")
        await storage.add_edition("one", "never the same digest, and never stored")
        await storage.add_edition("two", "second text")
        assert await storage.count_editions() == 2
        assert await storage.edition_source("one") == "first text"
        assert await storage.edition_source("two") == "second text"
        assert await storage.edition_source("three") is None

    with_storage(tmp_path, work)


def test_of_too_many_reviews_the_one_that_was_changed_longest_ago_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    clock: Any = type("Clock", (), {"time": lambda: now[0], "monotonic": time.monotonic})

    async def work(storage: Storage) -> None:
        monkeypatch.setattr(storage_module, "time", clock)
        for at, key, progress in (
            *((1000, "first", b"1"), (1010, "second", b"2")),
            *((1020, "first", b"more of 1"), (1030, "third", b"3")),
        ):
            now[0] = at
            await storage.save_review(key, StoredReview(progress, None), 2)
        assert await storage.load_review("first") == StoredReview(b"more of 1", None)
        assert await storage.load_review("second") is None
        await storage.save_review("third", StoredReview(None, b"done"), 2)
        assert await storage.load_review("third") == StoredReview(None, b"done")

    with_storage(tmp_path, work)


def test_writing_is_tried_every_two_seconds_and_not_more_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [50.0]
    clock: Any = type("Clock", (), {"time": time.time, "monotonic": lambda: now[0]})
    refused = ("INSERT INTO nowhere VALUES (1)", "SELECT 1")

    async def work(storage: Storage) -> None:
        monkeypatch.setattr(storage_module, "time", clock)
        await storage.check_writing()
        monkeypatch.setattr(storage_module, "WRITE_TEST", refused)
        now[0] = 52.0
        await storage.check_writing()  # it was tried two seconds ago
        now[0] = 52.1
        for _ in range(2):
            with pytest.raises(StorageError):
                await storage.check_writing()
        assert not storage.write_failed
        storage._write_failed = 45.0
        assert storage.write_failed
        now[0] = 55.0
        assert not storage.write_failed

    with_storage(tmp_path, work)


def test_whatever_fails_the_next_moves_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(storage: Storage) -> None:
        await storage.add_table(row(ONE), seats(ONE), "source")
        commit, errors = storage._commit, [StorageError("full"), ValueError("a bug"), None]

        async def failing(batch: Any) -> list[bool]:
            error = errors.pop(0)
            if error is not None:
                raise error
            return await commit(batch)

        monkeypatch.setattr(storage, "_commit", failing)
        assert not storage.write_failed
        for reason in ("full", "a bug"):
            with pytest.raises(StorageError, match=reason):
                await storage.append(move(ONE, 1), snapshot())
            assert storage.write_failed
        assert await storage.append(move(ONE, 1), snapshot())
        assert not storage.write_failed

    with_storage(tmp_path, work)
    said = [(line.message, vars(line)["moves"]) for line in caplog.records]
    assert said == [("not_written", 1)] * 2
    assert vars(caplog.records[0])["reason"] == "StorageError('full')"
    assert caplog.records[1].exc_info is not None


def test_moves_that_come_together_are_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_module, "MAX_BATCH", 3)

    async def work(storage: Storage) -> None:
        for table in (ONE, TWO):
            await storage.add_table(row(table), seats(table), "source")
        commit, sizes = storage._commit, list[int]()

        async def counted(batch: Any) -> list[bool]:
            sizes.append(len(batch))
            return await commit(batch)

        monkeypatch.setattr(storage, "_commit", counted)
        numbers = (*((ONE, 1), (TWO, 1), (ONE, 1)), *((ONE, 2), (TWO, 2)))
        written = await asyncio.gather(
            *(storage.append(move(table, number), snapshot()) for table, number in numbers)
        )
        assert written == [True, True, False, True, True]
        assert sizes == [3, 2]

    with_storage(tmp_path, work)
