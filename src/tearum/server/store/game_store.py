"""What tables, replays and the API need of a store. `storage` has it in a database."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from tearum.contract.languages import ENGLISH
from tearum.messages.explained_error import Message
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


class StorageError(Exception):
    """The games can't be read or written; the reason can be shown in every language."""

    def __init__(self, reason: str | Message) -> None:
        super().__init__(reason if isinstance(reason, str) else reason.text(ENGLISH))
        self.reason = reason

    def text(self, lang: str) -> str:
        return self.reason if isinstance(self.reason, str) else self.reason.text(lang)


class RestoredError(Exception):
    """The database is no longer the one that was opened: a backup was restored."""


class GameStore(Protocol):
    """Tables, records, reviews and editions. Whatever fails is a StorageError."""

    generation: str  # another one after a backup was restored
    open_tables: int  # that gather or play

    @property
    def is_postgres(self) -> bool:
        """Whether other servers may be on the same database."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def read_generation(self) -> str: ...

    async def load_table(self, table_id: str, after: int = 0) -> StoredTable | None: ...
    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], source: str) -> bool: ...
    async def change_table(
        self, table_id: str, decide: DecideChange, deal: DecideDeal
    ) -> tuple[TableRow, list[SeatRow]] | None: ...
    async def append(self, move: MoveRow, snapshot: TableSnapshot) -> bool: ...
    async def count_open_tables(self) -> None: ...
    async def save_absences(self, absences: Mapping[str, Mapping[int, int]]) -> None: ...

    async def edition_source(self, digest: str) -> str | None: ...
    async def count_editions(self) -> int: ...
    async def add_edition(self, digest: str, source: str) -> None: ...

    async def count_uploads(self) -> int: ...
    async def add_upload(
        self, upload_id: str, record: bytes, edition: str, source: str
    ) -> None: ...
    async def load_record(self, game_id: str) -> StoredRecord | None: ...

    async def load_review(self, key: str) -> StoredReview | None: ...
    async def save_review(self, key: str, stored: StoredReview, most: int) -> None:
        """Keeps a review; of more than `most` the oldest are deleted."""

    async def notify_presence(self, table_id: str, seats: Sequence[int]) -> None: ...
    async def notify_talk(self, table_id: str, message: str) -> None: ...
