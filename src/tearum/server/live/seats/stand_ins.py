"""Bots that play for people: for oneself, for somebody who is away, for somebody who never came."""

from collections.abc import Sequence

from tearum.server.live.live_table import LiveTable
from tearum.server.live.seats.opening import bot_title, check_bot_name, clean_name
from tearum.server.live.table_service import TableService
from tearum.server.store.rows import SeatRow, TableChange, TableRow
from tearum.server.wire.client_messages import TakeOver
from tearum.server.wire.errors import RequestError


async def take_over(
    service: TableService, table: LiveTable, held: list[int], is_host: bool, request: TakeOver
) -> None:
    seat = request.seat

    def decide(row: TableRow, seats: list[SeatRow]) -> TableChange:
        if row.stage == "gathering":
            return _seat_bot(seats, is_host, request)
        if row.ended:
            raise RequestError("not_playing", "The game has not begun, or is over.")
        if seat >= len(seats) or not seats[seat].human:
            raise RequestError("bad_request", "A bot plays there already.")
        if seat in held:
            bot = check_bot_name(request.bot or row.level)
            return TableChange(seats={seat: {"bot": bot}})
        return _stand_in(table, row, seats, held, is_host, request)

    async with table.lock:
        await service.change(table, decide)


async def forget_votes(service: TableService, table: LiveTable, held: list[int]) -> None:
    """Whoever is back is not to be replaced by votes from before."""
    if any(table.seats[seat].votes for seat in held):
        async with table.lock:
            back = TableChange(seats={seat: {"votes": 0} for seat in held})
            await service.change(table, lambda *_: back)


def _seat_bot(seats: list[SeatRow], is_host: bool, request: TakeOver) -> TableChange:
    """Before the deal the host may give a seat that nobody has taken to a bot, for good."""
    if not is_host:
        raise RequestError("not_yours", "Only the host can give a free seat to a bot.")
    if request.seat >= len(seats) or seats[request.seat].taken:
        raise RequestError("seat_taken", "Somebody sits here already.")
    bot = check_bot_name(request.bot)
    name = clean_name(request.name) or bot_title(bot, request.seat)
    values = {"human": False, "bot": bot, "name": name, "invite": None}
    return TableChange(seats={request.seat: values})


def _stand_in(
    table: LiveTable,
    row: TableRow,
    seats: list[SeatRow],
    held: Sequence[int],
    is_host: bool,
    request: TakeOver,
) -> TableChange:
    """After the grace period the host, or most of those who are here, may let a bot play."""
    seat = request.seat
    if not held and not is_host:
        raise RequestError("not_yours", "Only those who play can put a bot in.")
    if seats[seat].bot is not None:
        raise RequestError("bad_request", "A bot plays there already.")
    if request.bot not in (None, row.level):
        raise RequestError(
            "no_such_bot", f"At this table the {row.level} plays for those who are away."
        )
    if table.seat_connected(seat):
        raise RequestError("present", "This player is there: a bot can't take the seat.")
    if table.absent_seconds(seat) < row.grace:
        raise RequestError("too_early", "This player may still come back: wait a little.")
    votes = seats[seat].votes
    for own in held:
        votes |= 1 << own
    here = [other.seat for other in seats if _plays_here(table, other)]
    for_it = sum(votes >> other & 1 for other in here)
    if is_host or 2 * for_it > len(here):
        return TableChange(seats={seat: {"bot": row.level, "votes": 0}})
    return TableChange(seats={seat: {"votes": votes}})


def _plays_here(table: LiveTable, row: SeatRow) -> bool:
    return row.human and row.bot is None and table.seat_connected(row.seat)
