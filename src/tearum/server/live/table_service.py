"""All tables in memory. Every move goes through here, of people and of bots alike."""

import asyncio
import logging
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from tearum.edition import Edition
from tearum.server.jobs.bot_chooser import BotChooser
from tearum.server.live.bot_player import BotPlayer
from tearum.server.live.game_log import (
    GameLog,
    OutdatedRevisionError,
    ProposedMove,
    UnreadableSnapshotError,
)
from tearum.server.live.live_table import REMOTE_TIMEOUT_SECONDS, LiveTable
from tearum.server.ops.cost_budget import CostBudgets
from tearum.server.ops.rate_limits import RateLimiter
from tearum.server.ops.settings import Settings
from tearum.server.ops.table_metrics import TableMetrics
from tearum.server.store.editions import EditionStore
from tearum.server.store.game_store import GameStore, RestoredError, StorageError
from tearum.server.store.rows import DecideChange, MoveRow, SeatRow, TableRow, TableSnapshot
from tearum.server.wire.encoding import encode_json
from tearum.server.wire.errors import RequestError, no_such_table, storage_unavailable
from tearum.server.wire.fields import ID_PATTERN
from tearum.server.wire.server_messages import Nudged, Said, decode_talk

HOUSEKEEPING_SECONDS: Final = 2.0  # between two looks for a restored backup and for idle tables
RECOUNT_SECONDS: Final = 60.0  # between two counts of all open tables
NO_MOVES: Final = 2**31 - 1  # a sequence number after which there are no moves

log = logging.getLogger("tearum.tables")


class TableService:
    def __init__(
        self, settings: Settings, storage: GameStore, bots: BotChooser, metrics: TableMetrics
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.budgets = CostBudgets(settings)
        self.storage = storage
        self.editions = EditionStore(storage)
        self.bots = bots
        self._bot_player = BotPlayer(settings, bots, self.budgets, self.act, self.refresh)
        self.tables_made = RateLimiter(settings.tables_per_hour)
        self.clock: Callable[[], float] = time.time  # tests replace it
        self._started = time.time()
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._housekeeping: asyncio.Task[None] | None = None
        self._notifications: set[asyncio.Task[None]] = set()
        self._presence_sent = time.monotonic()
        self._tables_counted = time.monotonic()

    def now(self) -> float:
        return self.clock()

    async def open(self) -> None:
        await self.storage.open()
        await self.storage.count_open_tables()
        self._housekeeping = asyncio.create_task(self._run_housekeeping(), name="housekeeping")

    async def close(self) -> None:
        tasks = [table.bot_task for table in self._tables.values() if table.bot_task]
        tasks += self._notifications
        if self._housekeeping is not None:
            tasks.append(self._housekeeping)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StorageError):
            await self._save_absences()
        await self.bots.close()
        await self.storage.close()

    # Tables

    async def get(self, table_id: str) -> LiveTable:
        """The table with this id, from memory or from the database."""
        if not re.match(ID_PATTERN, table_id):
            raise no_such_table()
        table = self._tables.get(table_id)
        if table is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    table = self._tables.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        if table.stale:
            async with table.lock:
                await self.catch_up(table)
        table.last_used = time.monotonic()
        return table

    async def get_without_game(self, table_id: str) -> LiveTable:
        """The table for a summary: where it is not in memory, its game is not replayed."""
        table = self._tables.get(table_id)
        if table is not None and not table.stale:
            return table
        table, _ = await self.fetch(table_id, NO_MOVES)
        return table

    async def fetch(self, table_id: str, after: int = 0) -> tuple[LiveTable, list[MoveRow]]:
        """The table as the database has it, without its game, and its moves."""
        try:
            stored = await self.storage.load_table(table_id, after)
            if stored is None:
                raise no_such_table()
            edition = await self.editions.get(stored.row.edition)
        except StorageError as error:
            raise storage_unavailable() from error
        assert edition is not None  # the database has every edition that a table names
        return self._live_table(stored.row, stored.seats, edition), stored.moves

    def _live_table(self, row: TableRow, seats: Sequence[SeatRow], edition: Edition) -> LiveTable:
        table = LiveTable(row, seats, edition, self.now, self._started)
        table.retention = self.settings.retention
        return table

    async def _load(self, table_id: str) -> LiveTable:
        table, moves = await self.fetch(table_id)
        self.load_game(table, moves)
        return self._keep(table)

    def add(self, row: TableRow, seats: Sequence[SeatRow], edition: Edition) -> LiveTable:
        """Keep a table in memory that was just opened."""
        return self._keep(self._live_table(row, seats, edition))

    def _keep(self, table: LiveTable) -> LiveTable:
        self._tables[table.id] = table
        self.metrics.count_tables(len(self._tables))
        return table

    def load_game(self, table: LiveTable, moves: Sequence[MoveRow]) -> None:
        """Build the game of a table; RequestError where no rules of today lead to it."""
        try:
            table.load_game(moves)
        except UnreadableSnapshotError as error:
            raise RequestError(
                "other_rules",
                f"This game began under rules version {table.row.rules}, which this server can't "
                "continue. Ask its operator to run the version that the game began with.",
            ) from error
        if table.game_log is not None and table.game_log.older_rules:
            log.info("older_rules", extra={"table": table.id, "rules": table.row.rules})

    def in_memory(self, table_id: str) -> bool:
        return table_id in self._tables

    async def catch_up(self, table: LiveTable) -> None:
        """Bring a table up to the state of the database. The caller holds its lock."""
        try:
            reload = table.stale or table.game_log is None
            stored = await self.storage.load_table(table.id, 0 if reload else table.revision)
            if stored is None:
                self._tables.pop(table.id, None)
                raise RequestError("no_such_table", "This table is not in the restored backup.")
            if not (reload or table.apply_rows(stored.moves)):
                stored = await self.storage.load_table(table.id) or stored
                reload = True
        except StorageError as error:
            table.stale = True
            raise storage_unavailable() from error
        table.replace_rows(stored.row, stored.seats)
        if reload:
            self.load_game(table, stored.moves)
        table.stale = False
        table.notify_state()
        # Another server made the last move, so it asks the bot; this one only steps in.
        self.start_bots(table, self.settings.bot_seconds + self.settings.bot_grace_seconds)

    async def refresh(self, table_id: str) -> None:
        """Another server on the same database has changed a table."""
        table = self._tables.get(table_id)
        if table is None:
            return
        async with table.lock:
            try:
                await self.catch_up(table)
            except RequestError as error:
                log.warning("not_refreshed", extra={"table": table_id, "reason": error.code})

    async def refresh_all(self) -> None:
        """Everything in memory may be outdated: bring all of it up to date."""
        tables = list(self._tables.values())
        for table in tables:
            table.stale = True
        for table in tables:
            await self.refresh(table.id)

    # Who is connected

    def announce_presence(self, table: LiveTable) -> None:
        """Somebody came or went: tell everybody at the table, on other servers too."""
        table.notify_presence()
        self._notify_other_servers(table)

    def _notify_other_servers(self, table: LiveTable) -> None:
        if self.storage.is_postgres:
            self._in_background(self.storage.notify_presence(table.id, table.connected_seats()))

    def _in_background(self, notification: Coroutine[Any, Any, None]) -> None:
        async def run() -> None:
            try:
                await notification
            except StorageError as error:
                log.warning("not_announced", extra={"reason": str(error)})

        task = asyncio.create_task(run(), name="notification")
        self._notifications.add(task)
        task.add_done_callback(self._notifications.discard)

    def remote_presence(self, origin: str, table_id: str, seats: list[int]) -> None:
        """Another server reports which seats of a table are connected to it."""
        table = self._tables.get(table_id)
        if table is not None:
            new_server = origin not in table.remote_seats
            table.remote_seats[origin] = seats, time.monotonic()
            table.notify_presence()
            if new_server and table.subscribers:
                self._notify_other_servers(table)

    def tell(self, table: LiveTable, message: Said | Nudged) -> None:
        """Tell everybody at a table something, on other servers too."""
        table.tell(message)
        if self.storage.is_postgres:
            self._in_background(self.storage.notify_talk(table.id, encode_json(message).decode()))

    def remote_talk(self, table_id: str, message: str) -> None:
        """Somebody says something at a page of another server."""
        table = self._tables.get(table_id)
        if table is not None:
            table.tell(decode_talk(message))

    # Seats

    async def change(self, table: LiveTable, decide: DecideChange) -> None:
        """Change a table by what the database says, and deal once every seat is taken.

        The caller holds the table's lock.
        """
        dealt: list[tuple[GameLog, ProposedMove]] = []

        def deal(row: TableRow, seats: list[SeatRow]) -> tuple[MoveRow, TableSnapshot] | None:
            if row.stage != "gathering" or not all(seat.taken for seat in seats):
                return None
            game_log, move = GameLog.deal(row, seats, table.edition)
            move = _with_clock(move, table.new_clock())
            dealt.append((game_log, move))
            return move.row, move.snapshot

        try:
            rows = await self.storage.change_table(table.id, decide, deal)
        except (StorageError, RestoredError) as error:
            table.stale = True
            raise storage_unavailable() from error
        except asyncio.CancelledError:
            table.stale = True
            raise
        if rows is None:
            self._tables.pop(table.id, None)
            raise no_such_table()
        table.replace_rows(*rows)
        if dealt:
            table.game_log, move = dealt[0]
            self._apply(table, move)
        elif table.stage == "playing" and table.game_log is None:  # another server has dealt
            await self.catch_up(table)
        else:
            table.notify_state()
            self.start_bots(table)

    # Moves

    async def act(self, table: LiveTable, seat: int, revision: int, codes: Sequence[int]) -> None:
        """Decisions of a seat: checked on a copy, committed, then shown to everybody."""
        async with table.lock:
            game_log = self._game_log_at(table, revision)
            await self._commit(table, game_log.propose_decisions(seat, codes))

    async def undo(self, table: LiveTable, seat: int, revision: int, whole_turn: bool) -> None:
        async with table.lock:
            game_log = self._game_log_at(table, revision)
            decisions = (
                game_log.decisions_in_turn(seat)
                if whole_turn
                else game_log.decisions_in_last_click(seat)
            )
            await self._commit(table, game_log.propose_undo(seat, decisions))

    def _game_log_at(self, table: LiveTable, revision: int) -> GameLog:
        """The game of a table, if it is at this revision."""
        if table.stale:
            raise storage_unavailable()
        if table.game_log is None or not table.playing:
            raise RequestError("not_playing", "The game has not begun, or is over.")
        if revision != table.revision:
            raise OutdatedRevisionError
        return table.game_log

    async def _commit(self, table: LiveTable, move: ProposedMove) -> None:
        move = _with_clock(move, table.clock_after(move.row, move.snapshot.to_move))
        await self._append(table, move)
        self._apply(table, move)

    async def _append(self, table: LiveTable, move: ProposedMove) -> None:
        started = time.monotonic()
        try:
            inserted = await self.storage.append(move.row, move.snapshot)
        except RestoredError:
            table.stale = True
            raise OutdatedRevisionError from None
        except StorageError as error:
            table.stale = True
            raise storage_unavailable() from error
        except asyncio.CancelledError:
            table.stale = True
            raise
        self.metrics.time_commit(time.monotonic() - started)
        if not inserted:
            self.metrics.count_conflict()
            await self.catch_up(table)
            raise OutdatedRevisionError

    def _apply(self, table: LiveTable, move: ProposedMove) -> None:
        snapshot = move.snapshot
        assert table.game_log is not None
        table.game_log.apply(move)
        table.update(
            stage=snapshot.stage,
            round=snapshot.round,
            phase=snapshot.phase,
            to_move=snapshot.to_move,
            result=snapshot.result,
            deadline=snapshot.deadline,
            time_up=snapshot.time_up,
            changed=move.row.at,
        )
        self.metrics.count_move(move.row.kind)
        if table.stage == "over":
            log.info("game_over", extra={"table": table.id, "revision": table.revision})
        table.notify_state()
        self.start_bots(table)

    # Bots

    def start_bots(self, table: LiveTable, delay: float = 0.0) -> None:
        """Let a bot play where it is to move; `delay` gives another server the first chance."""
        self._bot_player.start(table, delay)

    # Housekeeping

    async def _run_housekeeping(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING_SECONDS)
            try:
                await self._check_for_restored_backup()
                await self._count_tables()
                await self._save_absences()
            except StorageError as error:
                log.warning("storage_gone", extra={"reason": str(error)[:200]})
            else:
                self._repeat_presence()
                self._unload_idle_tables()

    async def _check_for_restored_backup(self) -> None:
        generation = await self.storage.read_generation()
        if generation != self.storage.generation:
            log.info("restored", extra={"generation": generation})
            self.storage.generation = generation
            await self.refresh_all()
        for table in list(self._tables.values()):
            if table.stale:
                await self.refresh(table.id)

    async def _save_absences(self) -> None:
        """Who went away, and when, must outlast this process."""
        absences = {table.id: table.take_unsaved_absences() for table in self._tables.values()}
        await self.storage.save_absences({key: seats for key, seats in absences.items() if seats})

    async def _count_tables(self) -> None:
        if time.monotonic() - self._tables_counted > RECOUNT_SECONDS:
            self._tables_counted = time.monotonic()
            await self.storage.count_open_tables()

    def _repeat_presence(self) -> None:
        """Other servers drop whoever is not reported again from time to time."""
        if time.monotonic() - self._presence_sent > REMOTE_TIMEOUT_SECONDS / 3:
            self._presence_sent = time.monotonic()
            for table in self._tables.values():
                if table.subscribers:
                    self._notify_other_servers(table)

    def _unload_idle_tables(self) -> None:
        oldest = time.monotonic() - self.settings.idle_seconds
        for table_id, table in list(self._tables.items()):
            busy = table.subscribers or table.lock.locked()
            thinking = table.bot_task is not None and not table.bot_task.done()
            if table.last_used < oldest and not busy and not thinking:
                del self._tables[table_id]
        self.metrics.count_tables(len(self._tables))


def _with_clock(move: ProposedMove, clock: dict[str, Any]) -> ProposedMove:
    return replace(move, snapshot=replace(move.snapshot, **clock))
