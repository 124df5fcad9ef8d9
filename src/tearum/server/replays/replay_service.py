"""Finds recorded games: at tables that have ended, among stored records, in the lab's reports."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final, Protocol

from tearum.game import Record, RecordError
from tearum.server.live.client_view import visible_deal
from tearum.server.live.game_log import (
    all_decisions,
    decisions_of,
    fair_deal_of,
    seed_of,
)
from tearum.server.live.live_table import LiveTable
from tearum.server.live.table_service import TableService
from tearum.server.ops.cost_budget import in_thread
from tearum.server.replays.records import decompress_record, whole_record
from tearum.server.replays.replay import Replay, replay_of
from tearum.server.store.rows import MoveRow
from tearum.server.wire.errors import RequestError, no_such_game

MAX_CACHED: Final = 64  # replays in memory

log = logging.getLogger("tearum.replays")


class RecordFiles(Protocol):
    """Records in files, such as those that the lab's reports show."""

    def read_record(self, game_id: str) -> bytes | None: ...


class ReplayService:
    """Keeps the replays that were watched last."""

    def __init__(self, service: TableService, lab_files: RecordFiles | None) -> None:
        self._service = service
        self._lab_files = lab_files
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._replaying = asyncio.Lock()

    async def get(self, game_id: str) -> Replay:
        replay = self._replays.get(game_id)
        if replay is None:
            replay = (
                await self._from_table(game_id)
                or await self._from_upload(game_id)
                or await self._from_report(game_id)
            )
            if replay is None:
                raise no_such_game()
            self._replays[game_id] = replay
            if len(self._replays) > MAX_CACHED:
                self._replays.popitem(last=False)
        self._replays.move_to_end(game_id)
        return replay

    async def _from_upload(self, game_id: str) -> Replay | None:
        stored = await self._service.storage.load_record(game_id)
        if stored is None:
            return None
        replay = await self._replay(game_id, decompress_record(stored.record))
        if stored.bots is not None:
            replay.bots = stored.bots
        return replay

    async def _from_report(self, game_id: str) -> Replay | None:
        """A game that a report of the lab shows."""
        if self._lab_files is None:
            return None
        content = await asyncio.to_thread(self._lab_files.read_record, game_id)
        if content is None:
            return None
        try:
            record = Record.loads(content)
        except (RecordError, UnicodeError) as error:
            raise RequestError("bad_request", str(error)[:300]) from error
        return await self._replay(game_id, record)

    async def _from_table(self, table_id: str) -> Replay | None:
        try:
            table, moves = await self._service.fetch(table_id)
        except RequestError as error:
            if error.code == "no_such_table":
                return None
            raise
        if not table.ended:
            raise RequestError(
                "not_over", "This game is not over yet: it can be watched at its table."
            )
        if not moves:
            raise RequestError("no_such_game", "This game was never dealt.")
        async with self._replaying:
            return await in_thread(table_replay, self._service, table, moves)

    async def _replay(self, game_id: str, record: Record) -> Replay:
        """The replay of a record in a file or an upload. RequestError where there is none."""
        async with self._replaying:
            return await in_thread(replay_of, game_id, record, self._service.editions.parse)


def table_replay(service: TableService, table: LiveTable, moves: list[MoveRow]) -> Replay:
    """The replay of a game in the database, whose table is not in memory."""
    bots = [row.bot if not row.human else None for row in table.seats]
    deal = visible_deal(table)
    try:
        replay = Replay.of(table.id, _record(table, moves), table.edition, bots, deal)
        if replay.game is not None:
            return replay
    except RecordError:
        log.error("no_replay", extra={"table": table.id})
    # It continued from a snapshot: only its events and its result are known.
    service.load_game(table, moves)
    return Replay(table.id, whole_record(table), table.edition, bots, deal)


def _record(table: LiveTable, moves: list[MoveRow]) -> Record:
    """The record of a game in the database, without replaying it."""
    return Record(
        edition_id=table.edition.id,
        edition_hash=table.edition.hash,
        edition_source=table.edition.source,
        seats=tuple(row.name for row in table.seats),
        seed=seed_of(table.row, table.seats),
        actions=all_decisions(table.row, decisions_of(moves)),
        rules=table.row.rules,
        deal=fair_deal_of(table.row, table.seats),
    )
