"""Opening a table, with people and bots at it, and opening its rematch."""

import time
import unicodedata
from typing import Final

from tearum import bots
from tearum.contract.table import LEVELS, Level
from tearum.edition import Edition
from tearum.game.fair_deal import fingerprint, new_secret
from tearum.game.record import RULES
from tearum.server.live.game_log import GameStart
from tearum.server.live.live_table import LiveTable
from tearum.server.live.seats.lesson import LESSON_EDITION, lesson_start
from tearum.server.live.table_service import TableService
from tearum.server.store.editions import digest
from tearum.server.store.keys import hash_key, new_id, new_key
from tearum.server.store.rows import SeatRow, TableChange, TableRow
from tearum.server.wire.errors import RequestError
from tearum.server.wire.fields import COLOURS
from tearum.server.wire.tables import Invite, NewSeat, NewTable, TableMade

DEFAULT_BOT: Final = "greedy"
MAX_MARKS: Final = 3  # combining marks on one letter of a name; no script needs more
BLANK_LETTERS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing
DEFAULT_LEVEL: Final = "bosun"


class RematchExistsError(Exception):
    """Somebody else has opened the rematch of this table."""


async def create_table(
    service: TableService, request: NewTable, address: str, former: LiveTable | None = None
) -> TableMade:
    """A new table. Where only bots play, the game begins at once. A rematch keeps its host."""
    _count(service, address)
    edition = former.edition if former else await service.editions.get(request.edition)
    if edition is None:
        raise RequestError("no_such_edition", f"There is no edition {request.edition!r} here.")
    return await _open(service, request, edition, former=former)


async def play_on(
    service: TableService, request: NewTable, address: str, edition: Edition, start: GameStart
) -> TableMade:
    """A table that begins from a position of a finished game, for one person against bots.

    Others could have seen in the replay what will be turned over.
    """
    _count(service, address)
    if [seat.kind for seat in request.seats].count("human") != 1:
        raise RequestError("bad_request", "One person plays on from a position, against bots.")
    if len(request.seats) != start.players:
        raise RequestError("bad_request", f"This game has {start.players} seats.")
    return await _open(service, request, edition, start=start)


async def open_lesson(service: TableService, request: NewTable, address: str) -> TableMade:
    """The guided first game, on its own deal."""
    edition = await service.editions.get(LESSON_EDITION)
    assert edition is not None
    return await play_on(service, request, address, edition, lesson_start())


def _count(service: TableService, address: str) -> None:
    if not service.tables_made.take(address):
        raise RequestError("too_many", "You have opened many tables: wait a little.")


async def _open(
    service: TableService,
    request: NewTable,
    edition: Edition,
    former: LiveTable | None = None,
    start: GameStart | None = None,
) -> TableMade:
    if service.storage.open_tables >= service.settings.max_open_tables:
        raise RequestError("too_many", "All tables of this server are in use: try again later.")
    table_id, host, link, secret = new_id(), new_key(), new_key(), new_secret()
    now = int(time.time())
    seats, invites = _new_seats(table_id, request.seats)
    row = TableRow(
        id=table_id,
        stage="gathering",
        edition=digest(edition.source),
        rules=RULES,
        watch=request.watch,
        hints=request.hints,
        grace=request.grace,
        level=request.level or _level_of(seats),
        pace=request.pace,
        time_out=request.time_out,
        host=former.row.host if former else hash_key(host),
        link=hash_key(link),
        secret=secret,
        luck=new_secret(),
        created=now,
        changed=now,
        former=former.id if former else None,
        start=start.dumps() if start else None,
    )
    if not await service.storage.add_table(row, seats, edition.source):
        assert former is not None
        raise RematchExistsError
    table = service.add(row, seats, edition)
    if all(seat.taken for seat in seats):  # only bots play
        async with table.lock:
            await service.change(table, lambda *_: TableChange())
    return TableMade(table_id, host, invites, link, fingerprint(secret))


def _level_of(seats: list[SeatRow]) -> Level:
    """The strongest level among the bots of a table, as long as nobody chose another."""
    found = [level for level in LEVELS if any(seat.bot == level for seat in seats)]
    return found[-1] if found else DEFAULT_LEVEL


def _new_seats(table_id: str, requests: list[NewSeat]) -> tuple[list[SeatRow], list[Invite]]:
    wanted = [request.colour for request in requests if request.colour]
    if len(set(wanted)) < len(wanted):
        raise RequestError("bad_request", "Two seats can't have the same colour.")
    free = [colour for colour in COLOURS if colour not in wanted]
    seats, invites = [], []
    for seat, request in enumerate(requests):
        human = request.kind == "human"
        token = new_key() if human else None
        if token is not None:
            invites.append(Invite(seat, token))
        bot = None if human else check_bot_name(request.bot)
        default_name = f"Player {seat + 1}" if human else bot_title(bot, seat)
        seats.append(
            SeatRow(
                table=table_id,
                seat=seat,
                human=human,
                bot=bot,
                name=clean_name(request.name) or default_name,
                colour=request.colour or free.pop(0),
                invite=hash_key(token) if token else None,
            )
        )
    return seats, invites


async def rematch(service: TableService, table: LiveTable, held: list[int], address: str) -> None:
    """Open a new table for the same people and bots."""
    async with table.lock:
        if not table.ended:
            raise RequestError("not_over", "A rematch is for when the game is over.")
        if not held:
            raise RequestError("not_yours", "Only those who played can ask for a rematch.")
        if table.row.rematch is None:
            request = NewTable(
                seats=[
                    NewSeat(
                        kind="human" if row.human else "bot",
                        bot=None if row.human else row.bot,
                        name=row.name,
                        colour=row.colour,
                    )
                    for row in table.seats
                ],
                watch=table.row.watch,
                hints=table.row.hints,
                grace=table.row.grace,
                level=table.row.level,
                pace=table.row.pace,
                time_out=table.row.time_out,
            )
            try:
                made = await create_table(service, request, address, former=table)
            except RematchExistsError:  # somebody asked another server in the same moment
                await service.catch_up(table)
            else:
                table.update(rematch=made.table)
        table.notify_state()


def check_bot_name(name: str | None) -> str:
    """Only registered bots: a name from a client must never make the server import something."""
    name = name or DEFAULT_BOT
    if name not in bots.bot_names():
        raise RequestError("no_such_bot", f"There is no bot {name!r} here.")
    return name


def bot_title(bot: str | None, seat: int) -> str:
    return f"{str(bot).capitalize()} {seat + 1}"


def clean_name(name: str | None) -> str:
    """A name on one line, without invisible characters and without heaps of accents."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name or ""):
        visible = sign.isprintable() and sign not in BLANK_LETTERS
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks == 0:
            kept.append(sign if visible else " ")
        elif marks <= MAX_MARKS and kept and kept[-1] != " ":
            kept.append(sign)
    return " ".join("".join(kept).split())
