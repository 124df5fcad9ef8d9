"""What people say to each other: phrases and reactions of a fixed list, and reminders."""

from typing import Final

from tearum.server.live.live_table import LiveTable
from tearum.server.live.table_service import TableService
from tearum.server.ops.rate_limits import TokenBucket
from tearum.server.store.rows import SeatRow, TableChange, TableRow
from tearum.server.wire.errors import RequestError
from tearum.server.wire.server_messages import Nudged, Said

SAYINGS_PER_SECOND: Final = 1 / 3  # of each seat
SAYINGS_BURST: Final = 4
NUDGE_SECONDS: Final = 120  # between two reminders of the same person


def say(service: TableService, table: LiveTable, said: Said) -> None:
    """Everybody at the table hears it, on other servers too. Nothing of it is kept."""
    bucket = table.talk_limits.setdefault(said.seat, TokenBucket(SAYINGS_PER_SECOND, SAYINGS_BURST))
    if not bucket.take():
        raise RequestError("too_many", "You say much: wait a few seconds.")
    service.tell(table, said)


async def nudge(service: TableService, table: LiveTable, by: int, seat: int) -> None:
    """Remind whoever is to move."""

    def decide(row: TableRow, seats: list[SeatRow]) -> TableChange:
        if row.stage != "playing" or row.to_move != seat or seat == by or seats[seat].bot:
            raise RequestError("no_nudge", "Only another person who is to move can be reminded.")
        last = seats[seat].nudged
        if last is not None and table.now - last < NUDGE_SECONDS:
            raise RequestError("too_many", "They were reminded just now: wait a little.")
        return TableChange(seats={seat: {"nudged": table.now}})

    async with table.lock:
        await service.change(table, decide)
    service.tell(table, Nudged(seat=seat, by=by))
