"""Finds recorded games: at tables that have ended, among uploads, in the lab's reports."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from tearum.edition import EditionError
from tearum.game import Record, RecordError
from tearum.game.record_check import check_deal, check_result
from tearum.server.jobs.lab_files import LabFiles
from tearum.server.live.client_view import visible_deal
from tearum.server.live.game_log import decisions_of, fair_deal_of
from tearum.server.live.live_table import LiveTable
from tearum.server.live.table_service import TableService
from tearum.server.replays.records import decompress_record, whole_record
from tearum.server.replays.replay import Replay
from tearum.server.store.rows import MoveRow
from tearum.server.wire.errors import RequestError
from tearum.server.wire.server_messages import Deal

MAX_CACHED: Final = 64  # replays in memory

log = logging.getLogger("tearum.replays")


class ReplayService:
    """Keeps the replays that were watched last."""

    def __init__(self, service: TableService, lab_files: LabFiles | None) -> None:
        self._service = service
        self._lab_files = lab_files
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def get(self, game_id: str) -> Replay:
        replay = self._replays.get(game_id)
        if replay is None:
            replay = (
                await self._from_table(game_id)
                or await self._from_upload(game_id)
                or await self._from_report(game_id)
            )
            if replay is None:
                raise RequestError("no_such_game", "There is no such game: check the link.")
            self._replays[game_id] = replay
            if len(self._replays) > MAX_CACHED:
                self._replays.popitem(last=False)
        self._replays.move_to_end(game_id)
        return replay

    async def _from_upload(self, game_id: str) -> Replay | None:
        content = await self._service.storage.load_upload(game_id)
        return None if content is None else self._replay(game_id, decompress_record(content))

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
        return self._replay(game_id, record)

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
        bots = [row.bot if not row.human else None for row in table.seats]
        deal = visible_deal(table)
        try:
            replay = Replay.of(table_id, _record(table, moves), table.edition, bots, deal)
            if replay.game is not None:
                return replay
        except RecordError:
            log.error("no_replay", extra={"table": table_id})
        # It continued from a snapshot: only its events and its result are known.
        record = whole_record(await self._service.get(table_id))
        return Replay(table_id, record, table.edition, bots, deal)

    def check_upload(self, game_id: str, record: Record) -> Replay:
        """The replay of a record that somebody uploads. RequestError where it claims too much."""
        replay = self._replay(game_id, record)
        if replay.game is None:
            raise RequestError(
                "other_rules", "This record is of other rules, so nothing it says can be checked."
            )
        try:
            check_deal(record)
            check_result(record, replay.game)
        except RecordError as error:
            raise RequestError("bad_request", str(error)[:500]) from error
        return replay

    def _replay(self, game_id: str, record: Record) -> Replay:
        """The replay of a record in a file or an upload. RequestError where there is none."""
        try:
            edition = self._service.editions.parse(record.edition_source)
            if edition.hash != record.edition_hash:
                raise RecordError("record-other-edition")
            deal = None
            if record.deal is not None and record.deal.problem(record.seed) is None:
                nonces: list[str | None] = list(record.deal.nonces)
                deal = Deal(record.deal.fingerprint, nonces, record.deal.secret, str(record.seed))
            return Replay.of(game_id, record, edition, [None] * len(record.seats), deal)
        except (RecordError, EditionError) as error:
            raise RequestError("bad_request", str(error)[:500]) from error


def _record(table: LiveTable, moves: list[MoveRow]) -> Record:
    """The record of a game in the database, without replaying it."""
    deal = fair_deal_of(table.row, table.seats)
    return Record(
        edition_id=table.edition.id,
        edition_hash=table.edition.hash,
        edition_source=table.edition.source,
        seats=tuple(row.name for row in table.seats),
        seed=deal.seed,
        actions=tuple(decisions_of(moves)),
        rules=table.row.rules,
        deal=deal,
    )
