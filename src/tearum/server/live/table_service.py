"""The hall: all tables that somebody is at. Moves come in here, from people and bots alike."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final

from tearum.edition import Edition
from tearum.server.jobs.bot_pool import Workers
from tearum.server.live.editions import Editions, built_in_edition
from tearum.server.live.game_log import Fold, Next, NotYourTurnError, UnreadableError
from tearum.server.live.live_table import FORGOTTEN_SECONDS, Table
from tearum.server.metrics import Metrics
from tearum.server.request_error import Sorry
from tearum.server.settings import Settings
from tearum.server.store.move_writer import RestoredError
from tearum.server.store.rows import MoveRow, TableRow
from tearum.server.store.storage import Storage, StorageError

LOOKING_SECONDS: Final = 2.0  # how often the hall looks for a restored backup and for idle tables
NO_MOVES: Final = 2**31 - 1  # a sequence after which there are none
SHOWN_AFTER: Final = 0.25  # seconds after which it is shown that a bot thinks

log = logging.getLogger("tearum.hall")


class OutdatedError(Exception):
    """The move was for another revision than the table's. Nothing has changed."""


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage = Storage(settings.database)
        self.editions = Editions()
        self.workers = Workers(settings.workers, settings.bot_grace, self.metrics)
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._announcing: set[asyncio.Task[None]] = set()
        self._announced = time.monotonic()

    async def open(self) -> None:
        await self.storage.open()
        self._keeper = asyncio.create_task(self._keep_house(), name="housekeeping")

    async def close(self) -> None:
        tasks = [table.driver for table in self._tables.values() if table.driver]
        tasks += self._announcing
        if self._keeper is not None:
            tasks.append(self._keeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
        await self.storage.close()

    # Tables

    async def table(self, id: str) -> Table:
        """The table of this name, from memory or from the database."""
        table = self._tables.get(id)
        if table is None:
            try:
                async with self._opening.setdefault(id, asyncio.Lock()):
                    table = self._tables.get(id) or await self._load(id)
            finally:
                self._opening.pop(id, None)
        if table.stale:
            async with table.lock:
                await self.catch_up(table)
        table.used = time.monotonic()
        return table

    async def glance(self, id: str) -> Table:
        """The table without its game, for a summary: nothing is replayed for it."""
        known = self._tables.get(id)
        if known is not None and not known.stale:
            return known
        table, _ = await self.fetch(id, NO_MOVES)
        return table

    async def _load(self, id: str) -> Table:
        table, moves = await self.fetch(id, 0)
        self._begin(table, moves)
        self._tables[id] = table
        self.metrics.tables.set(len(self._tables))
        return table

    async def fetch(self, id: str, after: int = 0) -> tuple[Table, list[MoveRow]]:
        """What the database has of a table, without taking the game up."""
        try:
            kept = await self.storage.table(id, after)
            if kept is None:
                raise Sorry("no_such_table", "There is no such table: check the link.")
            return Table(kept.row, kept.seats, await self._edition(kept.row)), kept.moves
        except StorageError as error:
            raise no_storage() from error

    def _begin(self, table: Table, moves: Sequence[MoveRow]) -> None:
        try:
            table.begin(moves)
        except UnreadableError as error:
            raise Sorry(
                "other_rules",
                f"This game was begun under rules {table.row.rules}, which this server can't play "
                "on: ask whoever runs it to go on with the version it was begun with.",
            ) from error
        if table.fold is not None and table.fold.older:
            log.info("older_rules", extra={"table": table.id, "rules": table.row.rules})

    async def _edition(self, row: TableRow) -> Edition:
        edition = await self.edition(row.edition)
        assert edition is not None  # the database keeps every edition that a table names
        return edition

    async def edition(self, key: str) -> Edition | None:
        """An edition that comes with the game by its id, one that was kept by its digest."""
        edition = built_in_edition(key) or self.editions.get(key)
        if edition is None and (source := await self.storage.edition_source(key)) is not None:
            edition = self.editions.keep(source)
        return edition

    async def catch_up(self, table: Table) -> None:
        """Makes a table what the database says. Its lock is held."""
        try:
            anew = table.stale or table.fold is None
            kept = await self.storage.table(table.id, 0 if anew else table.revision)
            if kept is None:
                self._tables.pop(table.id, None)
                raise Sorry("no_such_table", "This table is not in the restored backup.")
            if not (anew or table.follow(kept.moves)):
                kept = await self.storage.table(table.id) or kept
                anew = True
        except StorageError as error:
            table.stale = True
            raise no_storage() from error
        table.renew(kept.row, kept.seats)
        if anew:
            self._begin(table, kept.moves)
        table.stale = False
        table.tell()
        self.drive(table, after=self.settings.bot_seconds + self.settings.bot_grace)

    async def refresh(self, id: str) -> None:
        """Another server on the same database has changed a table."""
        table = self._tables.get(id)
        if table is None:
            return
        async with table.lock:
            try:
                await self.catch_up(table)
            except Sorry as sorry:
                log.warning("not_refreshed", extra={"table": id, "reason": sorry.code})

    async def refresh_all(self) -> None:
        """Whatever is in memory may be behind: make all of it what the database says."""
        tables = list(self._tables.values())
        for table in tables:
            table.stale = True
        for table in tables:
            await self.refresh(table.id)

    # Who is there

    def announce(self, table: Table) -> None:
        """Somebody came or went: everybody at the table learns it, on other servers too."""
        table.tell_presence()
        self._tell_others(table)

    def _tell_others(self, table: Table) -> None:
        if self.storage.is_postgres:
            task = asyncio.create_task(self._announce(table), name="announcing")
            self._announcing.add(task)
            task.add_done_callback(self._announcing.discard)

    async def _announce(self, table: Table) -> None:
        try:
            await self.storage.tell_presence(table.id, table.seats_here())
        except StorageError as error:
            log.warning("not_announced", extra={"reason": str(error)})

    def hear_presence(self, origin: str, id: str, seats: list[int]) -> None:
        """Another server says who is at a table there."""
        table = self._tables.get(id)
        if table is not None:
            stranger = origin not in table.elsewhere
            table.elsewhere[origin] = seats, time.monotonic()
            table.tell_presence()
            if stranger and table.clients:
                self._tell_others(table)

    # Moves

    async def act(self, table: Table, seat: int, revision: int, codes: Sequence[int]) -> None:
        """Decisions of a seat: checked on a copy, kept for good, then told to everybody."""
        async with table.lock:
            self._make_sure(table, revision)
            await self._keep(table, self._fold(table).act(seat, codes))

    async def undo(self, table: Table, seat: int, revision: int, whole_turn: bool) -> None:
        async with table.lock:
            self._make_sure(table, revision)
            fold = self._fold(table)
            back = fold.this_turn(seat) if whole_turn else fold.last_click(seat)
            await self._keep(table, fold.undo(seat, back))

    async def deal(self, table: Table) -> None:
        """Begins the game when everybody sits. The table's lock is held."""
        if table.fold is not None or not all(row.taken for row in table.seats):
            return
        fold, move, standing = Fold.dealt(table.row, table.seats, table.edition)
        await self._append(table, Next(fold.game, move, standing))
        table.fold = fold
        self._adopt(table, Next(fold.game, move, standing))

    def _fold(self, table: Table) -> Fold:
        if table.fold is None or not table.playing:
            raise Sorry("not_playing", "The game has not begun, or is over.")
        return table.fold

    def _make_sure(self, table: Table, revision: int) -> None:
        if table.stale:
            raise no_storage()
        self._fold(table)
        if revision != table.revision:
            raise OutdatedError

    async def _keep(self, table: Table, following: Next) -> None:
        await self._append(table, following)
        self._adopt(table, following)

    async def _append(self, table: Table, following: Next) -> None:
        started = time.monotonic()
        try:
            kept = await self.storage.append(following.row, following.standing)
        except RestoredError:
            table.stale = True
            raise OutdatedError from None
        except StorageError as error:
            table.stale = True
            raise no_storage() from error
        except asyncio.CancelledError:
            table.stale = True
            raise
        self.metrics.keeping.observe(time.monotonic() - started)
        if not kept:
            self.metrics.conflicts.inc()
            await self.catch_up(table)
            raise OutdatedError

    def _adopt(self, table: Table, following: Next) -> None:
        standing = following.standing
        assert table.fold is not None
        table.fold.adopt(following)
        table.change(
            stage=standing.stage,
            round=standing.round,
            phase=standing.phase,
            to_move=standing.to_move,
            result=standing.result,
            changed=following.row.at,
        )
        self.metrics.moves.labels(following.row.kind).inc()
        if table.stage == "over":
            log.info("game_over", extra={"table": table.id, "revision": table.revision})
        table.tell()
        self.drive(table)

    # Bots

    def drive(self, table: Table, after: float = 0.0) -> None:
        """Lets a bot play where it is its turn; `after` gives another server the first chance."""
        running = table.driver is not None and not table.driver.done()
        if not running and table.bot_to_move is not None:
            table.driver = asyncio.create_task(self._play_bots(table, after), name="bots")

    async def _play_bots(self, table: Table, after: float) -> None:
        revision = table.revision
        await asyncio.sleep(after)
        if after and table.revision != revision:
            table.driver = None
            self.drive(table, after)
            return
        shown = asyncio.get_running_loop().call_later(SHOWN_AFTER, table.tell_presence)
        turn: int | None = None
        spent = 0.0
        try:
            while (next_bot := table.bot_to_move) is not None:
                seat, bot = next_bot
                if seat != turn:
                    turn, spent = seat, 0.0
                if table.thinking != seat:
                    table.thinking = seat
                    shown.cancel()
                    shown = asyncio.get_running_loop().call_later(SHOWN_AFTER, table.tell_presence)
                started = time.monotonic()
                await self._play_bot(table, seat, bot, max(0.05, self.settings.bot_seconds - spent))
                spent += time.monotonic() - started
        finally:
            shown.cancel()
            if table.thinking is not None:
                table.thinking = None
                table.tell_presence()

    async def _play_bot(self, table: Table, seat: int, bot: str, seconds: float) -> None:
        assert table.fold is not None
        revision = table.revision
        seed = f"{table.row.luck}:{revision}"
        action = await self.workers.choose(
            bot, f"{table.id}:{seat}", table.fold.game.state, seat, table.edition, seconds, seed
        )
        if table.seats[seat].bot != bot:
            return  # the person has come back meanwhile
        try:
            await self.act(table, seat, revision, [action])
        except (OutdatedError, NotYourTurnError):
            return
        except Sorry:
            await asyncio.sleep(1.0)
            if table.stale:
                await self.refresh(table.id)

    # Housekeeping

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(LOOKING_SECONDS)
            try:
                await self._look_for_restored()
            except StorageError as error:
                log.warning("storage_gone", extra={"reason": str(error)[:200]})
            else:
                self._announce_again()
                await self._put_away_idle()

    async def _look_for_restored(self) -> None:
        generation = await self.storage.read_generation()
        if generation != self.storage.generation:
            log.info("restored", extra={"generation": generation})
            self.storage.generation = generation
            await self.refresh_all()
        for table in list(self._tables.values()):
            if table.stale:
                await self.refresh(table.id)

    def _announce_again(self) -> None:
        """Other servers forget who is not announced from time to time."""
        if time.monotonic() - self._announced > FORGOTTEN_SECONDS / 3:
            self._announced = time.monotonic()
            for table in self._tables.values():
                if table.clients:
                    self._tell_others(table)

    async def _put_away_idle(self) -> None:
        idle = time.monotonic() - self.settings.idle_seconds
        for id, table in list(self._tables.items()):
            busy = table.clients or table.lock.locked()
            thinking = table.driver is not None and not table.driver.done()
            if table.used < idle and not busy and not thinking:
                del self._tables[id]
        self.metrics.tables.set(len(self._tables))


def no_storage() -> Sorry:
    return Sorry(
        "no_storage",
        "The game can't be written down just now, so nothing was changed: try again in a moment.",
    )
