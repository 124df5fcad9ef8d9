"""Who sits where: opening a table, joining, leaving, bots that stand in, rematch."""

import time
from typing import Any, Final

from tearum import bots
from tearum.game.fair_deal import fingerprint, new_secret
from tearum.game.record import RULES
from tearum.server.live.live_table import LiveTable
from tearum.server.live.table_service import TableService
from tearum.server.store.database import StorageError
from tearum.server.store.editions import digest
from tearum.server.store.keys import hash_key, key_matches, new_id, new_key
from tearum.server.store.rows import SeatRow, TableRow
from tearum.server.wire.client_messages import SeatAppearance, TakeOver
from tearum.server.wire.errors import RequestError, storage_unavailable
from tearum.server.wire.fields import COLOURS, PlayerColour
from tearum.server.wire.tables import (
    Invite,
    Join,
    Joined,
    NewInvite,
    NewSeat,
    NewTable,
    TableMade,
)

STAND_IN: Final = "greedy"  # the default bot that plays for a person


async def create_table(
    service: TableService, request: NewTable, former: LiveTable | None = None
) -> TableMade:
    """A new table. Where only bots play, the game begins at once. A rematch keeps its host."""
    edition = former.edition if former else await service.editions.get(request.edition)
    if edition is None:
        raise RequestError("no_such_edition", f"There is no edition {request.edition!r} here.")
    if await service.storage.count_open_tables() >= service.settings.max_open_tables:
        raise RequestError("too_many", "All tables of this server are in use: try again later.")
    table_id, host, secret, now = new_id(), new_key(), new_secret(), int(time.time())
    row = TableRow(
        id=table_id,
        stage="gathering",
        edition=digest(edition.source),
        rules=RULES,
        watch=request.watch,
        hints=request.hints,
        host=former.row.host if former else hash_key(host),
        secret=secret,
        luck=new_secret(),
        created=now,
        changed=now,
        former=former.id if former else None,
    )
    seats, invites = _new_seats(table_id, request.seats)
    await service.storage.add_table(row, seats, edition.source)
    table = await service.get(table_id)
    async with table.lock:
        await service.deal(table)
    return TableMade(table_id, host, invites, fingerprint(secret))


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
        default_name = f"Player {seat + 1}" if human else _bot_title(bot, seat)
        seats.append(
            SeatRow(
                table=table_id,
                seat=seat,
                human=human,
                bot=bot,
                name=_clean_name(request.name) or default_name,
                colour=request.colour or free.pop(0),
                invite=hash_key(token) if token else None,
            )
        )
    return seats, invites


def check_bot_name(name: str | None) -> str:
    """Only registered bots: a name from a client must never make the server import something."""
    name = name or STAND_IN
    if name not in bots.bot_names():
        raise RequestError("no_such_bot", f"There is no bot {name!r} here.")
    return name


def _bot_title(bot: str | None, seat: int) -> str:
    return f"{str(bot).capitalize()} {seat + 1}"


def _clean_name(name: str | None) -> str:
    """A name on one line, without invisible characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in name or "").split())


async def join(service: TableService, table: LiveTable, request: Join) -> Joined:
    async with table.lock:
        seat = await _seat_for(service, table, request)
        row = table.seats[seat]
        if row.key is not None:
            raise RequestError(
                "seat_taken", "Somebody sits here already: ask the host to invite you anew."
            )
        if table.ended:
            raise RequestError("not_playing", "This game is over.")
        key = new_key()
        values: dict[str, Any] = {
            "key": hash_key(key),
            "name": _clean_name(request.name) or row.name,
            "colour": await _assign_colour(service, table, seat, request.colour),
        }
        if table.game_log is None:
            values["nonce"] = request.nonce
        if not await service.storage.take_seat(table.id, seat, **values):
            await service.catch_up(table)
            raise RequestError(
                "seat_taken", "Somebody was quicker: ask the host to invite you anew."
            )
        table.update_seat(seat, **values)
        table.notify_state()
        await service.deal(table)
        return Joined(seat, key, fingerprint(table.row.secret))


async def _seat_for(service: TableService, table: LiveTable, request: Join) -> int:
    if request.former_key is not None and table.row.former is not None:
        former = await service.get(table.row.former)
        held = former.seats_opened_by([request.former_key])
        if held:
            return held[0]
    for row in table.seats:
        if row.human and key_matches(request.invite, row.invite):
            return row.seat
    raise RequestError(
        "bad_key", "This invitation is not for this table: ask the host for a new link."
    )


async def _assign_colour(
    service: TableService, table: LiveTable, seat: int, wanted: PlayerColour | None
) -> PlayerColour:
    """The colour a seat gets: the wanted one, swapped with a seat where no person sits yet."""
    own = table.seats[seat].colour
    other = next((row for row in table.seats if row.colour == wanted and row.seat != seat), None)
    if wanted is None or (other is not None and other.human and other.key is not None):
        return own
    if other is not None:
        await _update_seat(service, table, other.seat, colour=own)
    return wanted


async def invite(service: TableService, table: LiveTable, request: NewInvite) -> Invite:
    """A new invitation; whoever had the seat loses it."""
    if not key_matches(request.host, table.row.host):
        raise RequestError("bad_key", "Only the host can invite.")
    async with table.lock:
        if request.seat >= len(table.seats) or not table.seats[request.seat].human:
            raise RequestError("bad_request", "That seat is not for a person.")
        token = new_key()
        await _update_seat(service, table, request.seat, invite=hash_key(token), key=None)
        table.notify_state()
        return Invite(request.seat, token)


async def set_name_and_colour(
    service: TableService, table: LiveTable, held: list[int], request: SeatAppearance
) -> None:
    _check_held(held, request.seat)
    async with table.lock:
        if table.game_log is not None:
            raise RequestError(
                "not_playing", "Names and colours are chosen before the game begins."
            )
        row = table.seats[request.seat]
        colour = await _assign_colour(service, table, request.seat, request.colour)
        if request.colour not in (None, colour):
            raise RequestError("seat_taken", "Somebody else has this colour: choose another.")
        name = _clean_name(request.name) or row.name
        await _update_seat(service, table, request.seat, name=name, colour=colour)
        table.notify_state()


async def take_over(
    service: TableService, table: LiveTable, held: list[int], is_host: bool, request: TakeOver
) -> None:
    """A bot plays for a person: for oneself, for somebody who is gone, or who never came."""
    seat = request.seat
    async with table.lock:
        if table.stage == "gathering":
            await _seat_bot(service, table, is_host, request)
            return
        if not table.playing:
            raise RequestError("not_playing", "The game has not begun, or is over.")
        if seat >= len(table.seats) or not table.seats[seat].human:
            raise RequestError("bad_request", "A bot plays there already.")
        if seat not in held:
            if not held and not is_host:
                raise RequestError("not_yours", "Only those who play can put a bot in.")
            if table.seat_connected(seat):
                raise RequestError("present", "This player is there: a bot can't take the seat.")
        await _update_seat(service, table, seat, bot=check_bot_name(request.bot))
        table.notify_state()
        service.start_bots(table)


async def _seat_bot(
    service: TableService, table: LiveTable, is_host: bool, request: TakeOver
) -> None:
    """Before the deal the host may give a seat that nobody has taken to a bot, for good."""
    if not is_host:
        raise RequestError("not_yours", "Only the host can give a free seat to a bot.")
    if request.seat >= len(table.seats) or table.seats[request.seat].taken:
        raise RequestError("seat_taken", "Somebody sits here already.")
    bot = check_bot_name(request.bot)
    name = _clean_name(request.name) or _bot_title(bot, request.seat)
    await _update_seat(service, table, request.seat, human=False, bot=bot, name=name, invite=None)
    table.notify_state()
    await service.deal(table)


async def take_back(service: TableService, table: LiveTable, held: list[int], seat: int) -> None:
    """The person plays again instead of the bot."""
    async with table.lock:
        _check_held(held, seat)
        await _update_seat(service, table, seat, bot=None)
        table.notify_state()


async def leave(service: TableService, table: LiveTable, held: list[int]) -> None:
    """Before the game the seats are free again; during the game a bot takes over."""
    async with table.lock:
        for seat in list(held):
            if table.game_log is None:
                await _update_seat(service, table, seat, key=None, nonce=None)
            elif table.playing:
                await _update_seat(service, table, seat, bot=STAND_IN)
        table.notify_state()
        service.start_bots(table)


async def abandon(
    service: TableService, table: LiveTable, held: list[int], is_host: bool, agree: bool
) -> None:
    """End a game that all people who still play want to end."""
    async with table.lock:
        if table.ended:
            raise RequestError("not_playing", "This game is over.")
        if not held and not (is_host and table.game_log is None):
            raise RequestError("not_yours", "Only those who play can abandon the game.")
        for seat in held:
            await _update_seat(service, table, seat, abandons=agree)
        people = [row for row in table.seats if row.human and row.bot is None]
        if all(row.abandons for row in people) or (is_host and table.game_log is None and agree):
            try:
                await service.storage.update_table(table.id, stage="abandoned", to_move=None)
            except StorageError as error:
                raise storage_unavailable() from error
            table.update(stage="abandoned", to_move=None)
        table.notify_state()


async def rematch(service: TableService, table: LiveTable, held: list[int]) -> None:
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
            )
            made = await create_table(service, request, former=table)
            table.update(rematch=made.table)
        table.notify_state()


def _check_held(held: list[int], seat: int) -> None:
    if seat not in held:
        raise RequestError("not_yours", "This is not your seat.")


async def _update_seat(
    service: TableService, table: LiveTable, seat: int, **values: object
) -> None:
    try:
        await service.storage.update_seat(table.id, seat, **values)
    except StorageError as error:
        raise storage_unavailable() from error
    table.update_seat(seat, **values)
