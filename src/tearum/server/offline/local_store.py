"""Tables, records, reviews and editions in a key-value store.

A table is one text, and each of its moves another, so that a move writes little.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import msgspec

from tearum.server.offline.key_value_store import KeyValueStore
from tearum.server.store.rows import (
    DecideChange,
    DecideDeal,
    MoveRow,
    SeatRow,
    StoredRecord,
    StoredReview,
    StoredTable,
    TableRow,
    TableSnapshot,
)
from tearum.server.wire.encoding import encode_json

GENERATION: Final = "offline"  # no backup is ever restored here


class TableRows(NamedTuple):
    row: TableRow
    seats: list[SeatRow]


class LocalStore:
    """The store of one page: nobody else writes to it."""

    def __init__(self, texts: KeyValueStore) -> None:
        self._texts = texts
        self.generation = GENERATION
        self.open_tables = 0

    @property
    def is_postgres(self) -> bool:
        return False

    async def open(self) -> None: ...
    async def close(self) -> None: ...

    async def read_generation(self) -> str:
        return self.generation

    # Tables

    async def load_table(self, table_id: str, after: int = 0) -> StoredTable | None:
        rows = await self._rows(table_id)
        if rows is None:
            return None
        texts = await self._texts.read(f"move/{table_id}/")
        moves = [msgspec.json.decode(text, type=MoveRow) for text in texts.values()]
        return StoredTable(rows.row, rows.seats, [one for one in moves if one.sequence > after])

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], source: str) -> bool:
        texts = {f"edition/{table.edition}": source}
        if table.former is not None:
            former = await self._rows(table.former)
            if former is None or former.row.rematch is not None:
                return False
            linked = replace(former.row, rematch=table.id)
            texts |= _table_text(TableRows(linked, former.seats))
        await self._texts.write(texts | _table_text(TableRows(table, list(seats))))
        return True

    async def change_table(
        self, table_id: str, decide: DecideChange, deal: DecideDeal
    ) -> tuple[TableRow, list[SeatRow]] | None:
        rows = await self._rows(table_id)
        if rows is None:
            return None
        change = decide(*rows)
        seats = [_changed(seat, change.seats.get(seat.seat, {})) for seat in rows.seats]
        changed = TableRows(_changed(rows.row, change.table), seats)
        dealt = deal(*changed)
        texts = _table_text(changed) if dealt is None else _move_texts(changed, *dealt)
        await self._texts.write(texts)
        return changed

    async def append(self, move: MoveRow, snapshot: TableSnapshot) -> bool:
        rows = await self._rows(move.table)
        if rows is None:
            return False
        await self._texts.write(_move_texts(rows, move, snapshot))
        return True

    async def count_open_tables(self) -> None:
        """A page limits nobody."""

    async def save_absences(self, absences: Mapping[str, Mapping[int, int]]) -> None:
        for table_id, seen in absences.items():
            rows = await self._rows(table_id)
            if rows is not None:
                seats = [replace(one, seen=seen.get(one.seat, one.seen)) for one in rows.seats]
                await self._texts.write(_table_text(TableRows(rows.row, seats)))

    async def _rows(self, table_id: str) -> TableRows | None:
        texts = await self._texts.read(f"table/{table_id}")
        for text in texts.values():
            return msgspec.json.decode(text, type=TableRows)
        return None

    # Editions and records

    async def edition_source(self, digest: str) -> str | None:
        return (await self._texts.read(f"edition/{digest}")).get(f"edition/{digest}")

    async def count_editions(self) -> int:
        return len(await self._texts.read("edition/"))

    async def add_edition(self, digest: str, source: str) -> None:
        await self._texts.write({f"edition/{digest}": source})

    async def count_uploads(self) -> int:
        return len(await self._texts.read("record/"))

    async def add_upload(self, upload_id: str, record: bytes, edition: str, source: str) -> None:
        stored = encode_json(StoredRecord(record, None)).decode()
        await self._texts.write({f"edition/{edition}": source, f"record/{upload_id}": stored})

    async def load_record(self, game_id: str) -> StoredRecord | None:
        texts = await self._texts.read(f"record/{game_id}")
        for text in texts.values():
            return msgspec.json.decode(text, type=StoredRecord)
        return None

    # Reviews

    async def load_review(self, key: str) -> StoredReview | None:
        texts = await self._texts.read(f"review/{key}")
        for text in texts.values():
            return msgspec.json.decode(text, type=StoredReview)
        return None

    async def save_review(self, key: str, stored: StoredReview, most: int) -> None:
        await self._texts.write({f"review/{key}": encode_json(stored).decode()})

    # There are no other servers to notify.

    async def notify_presence(self, table_id: str, seats: Sequence[int]) -> None: ...
    async def notify_talk(self, table_id: str, message: str) -> None: ...


def _changed(row: Any, values: Mapping[str, Any]) -> Any:
    return replace(row, **values) if values else row


def _table_text(rows: TableRows) -> dict[str, str]:
    return {f"table/{rows.row.id}": encode_json(rows).decode()}


def _move_texts(rows: TableRows, move: MoveRow, snapshot: TableSnapshot) -> dict[str, str]:
    """A move, and the table after it."""
    after = replace(
        rows.row,
        stage=snapshot.stage,
        round=snapshot.round,
        phase=snapshot.phase,
        to_move=snapshot.to_move,
        result=snapshot.result,
        store=snapshot.store,
        deal=snapshot.deal or rows.row.deal,
        changed=int(time.time()),
        deadline=snapshot.deadline,
        time_up=snapshot.time_up,
    )
    text = encode_json(move).decode()
    return {
        f"move/{move.table}/{move.sequence:06}": text,
        **_table_text(TableRows(after, rows.seats)),
    }
