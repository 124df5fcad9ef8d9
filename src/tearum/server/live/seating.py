"""Who sits where: making a table, joining, leaving, bots that stand in, rematch."""

import time
from typing import Any

from tearum import bots
from tearum.game.fair_deal import fingerprint, new_secret
from tearum.game.record import RULES
from tearum.server.live.editions import digest
from tearum.server.live.live_table import Table
from tearum.server.live.seat_keys import hashed, new_id, new_key, opens
from tearum.server.live.table_service import Hall, no_storage
from tearum.server.request_error import Sorry
from tearum.server.store.rows import SeatRow, TableRow
from tearum.server.store.storage import StorageError
from tearum.server.wire.client_messages import Dress, TakeOver
from tearum.server.wire.fields import COLOURS, PlayerColour
from tearum.server.wire.tables import Invite, Join, Joined, NewInvite, NewTable, SeatWish, TableMade

STAND_IN = "greedy"  # plays for a person who names no other


async def make_table(hall: Hall, wish: NewTable, former: Table | None = None) -> TableMade:
    """A new table. Where only bots play, the game begins at once. A rematch keeps its host."""
    edition = former.edition if former else await hall.edition(wish.edition)
    if edition is None:
        raise Sorry("no_such_edition", f"There is no edition {wish.edition!r} here.")
    if await hall.storage.count_open_tables() >= hall.settings.most_tables:
        raise Sorry("too_many", "All tables of this server are in use: try again later.")
    id, host, secret, now = new_id(), new_key(), new_secret(), int(time.time())
    row = TableRow(
        id=id,
        stage="gathering",
        edition=digest(edition.source),
        rules=RULES,
        watch=wish.watch,
        hints=wish.hints,
        host=former.row.host if former else hashed(host),
        secret=secret,
        luck=new_secret(),
        created=now,
        changed=now,
        former=former.id if former else None,
    )
    seats, invites = _seats(id, wish.seats)
    await hall.storage.add_table(row, seats, edition.source)
    table = await hall.table(id)
    async with table.lock:
        await hall.deal(table)
    return TableMade(id, host, invites, fingerprint(secret))


def _seats(table: str, wishes: list[SeatWish]) -> tuple[list[SeatRow], list[Invite]]:
    asked = [wish.colour for wish in wishes if wish.colour]
    if len(set(asked)) < len(asked):
        raise Sorry("bad_request", "Two seats can't have the same colour.")
    free = [colour for colour in COLOURS if colour not in asked]
    seats, invites = [], []
    for seat, wish in enumerate(wishes):
        human = wish.kind == "human"
        token = new_key() if human else None
        if token is not None:
            invites.append(Invite(seat, token))
        bot = None if human else known_bot(wish.bot)
        seats.append(
            SeatRow(
                table=table,
                seat=seat,
                human=human,
                bot=bot,
                name=_clean(wish.name)
                or (f"Player {seat + 1}" if human else _bot_title(bot, seat)),
                colour=wish.colour or free.pop(0),
                invite=hashed(token) if token else None,
            )
        )
    return seats, invites


def known_bot(name: str | None) -> str:
    """Only bots of the house: a name must never make the server import something."""
    name = name or STAND_IN
    if name not in bots.bot_names():
        raise Sorry("no_such_bot", f"There is no bot {name!r} here.")
    return name


def _bot_title(bot: str | None, seat: int) -> str:
    return f"{str(bot).capitalize()} {seat + 1}"


def _clean(name: str | None) -> str:
    """A name on one line, without signs that can't be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name or "").split())


async def join(hall: Hall, table: Table, wish: Join) -> Joined:
    async with table.lock:
        seat = await _seat_for(hall, table, wish)
        row = table.seats[seat]
        if row.key is not None:
            raise Sorry(
                "seat_taken", "Somebody sits here already: ask the host to invite you anew."
            )
        if table.ended:
            raise Sorry("not_playing", "This game is over.")
        key = new_key()
        values: dict[str, Any] = {
            "key": hashed(key),
            "name": _clean(wish.name) or row.name,
            "colour": await _wear(hall, table, seat, wish.colour),
        }
        if table.fold is None:
            values["nonce"] = wish.nonce
        if not await hall.storage.take_seat(table.id, seat, **values):
            await hall.catch_up(table)
            raise Sorry("seat_taken", "Somebody was quicker: ask the host to invite you anew.")
        table.change_seat(seat, **values)
        table.tell()
        await hall.deal(table)
        return Joined(seat, key, fingerprint(table.row.secret))


async def _seat_for(hall: Hall, table: Table, wish: Join) -> int:
    if wish.former_key is not None and table.row.former is not None:
        former = await hall.table(table.row.former)
        held = former.seats_of([wish.former_key])
        if held:
            return held[0]
    for row in table.seats:
        if row.human and opens(wish.invite, row.invite):
            return row.seat
    raise Sorry("bad_key", "This invitation is not for this table: ask the host for a new link.")


async def _wear(hall: Hall, table: Table, seat: int, wish: PlayerColour | None) -> PlayerColour:
    """The colour a seat gets. One that no person has chosen is swapped for the wish."""
    own = table.seats[seat].colour
    other = next((row for row in table.seats if row.colour == wish and row.seat != seat), None)
    if wish is None or (other is not None and other.human and other.key is not None):
        return own
    if other is not None:
        await _change_seat(hall, table, other.seat, colour=own)
    return wish


async def invite(hall: Hall, table: Table, wish: NewInvite) -> Invite:
    """A new invitation; whoever had the seat loses it."""
    if not opens(wish.host, table.row.host):
        raise Sorry("bad_key", "Only the host can invite.")
    async with table.lock:
        if wish.seat >= len(table.seats) or not table.seats[wish.seat].human:
            raise Sorry("bad_request", "That seat is not for a person.")
        token = new_key()
        await _change_seat(hall, table, wish.seat, invite=hashed(token), key=None)
        table.tell()
        return Invite(wish.seat, token)


async def dress(hall: Hall, table: Table, wish: Dress) -> None:
    async with table.lock:
        if table.fold is not None:
            raise Sorry("not_playing", "Names and colours are chosen before the game begins.")
        row = table.seats[wish.seat]
        colour = await _wear(hall, table, wish.seat, wish.colour)
        if wish.colour not in (None, colour):
            raise Sorry("seat_taken", "Somebody else has this colour: choose another.")
        await _change_seat(
            hall, table, wish.seat, name=_clean(wish.name) or row.name, colour=colour
        )
        table.tell()


async def take_over(hall: Hall, table: Table, holds: list[int], host: bool, wish: TakeOver) -> None:
    """A bot plays for a person: for oneself, for somebody who is gone, or who never came."""
    seat = wish.seat
    async with table.lock:
        if table.stage == "gathering":
            await _seat_bot(hall, table, host, wish)
            return
        if not table.playing:
            raise Sorry("not_playing", "The game has not begun, or is over.")
        if seat >= len(table.seats) or not table.seats[seat].human:
            raise Sorry("bad_request", "A bot plays there already.")
        if seat not in holds:
            if not holds and not host:
                raise Sorry("not_yours", "Only those who play can put a bot in.")
            if table.holds_seat(seat):
                raise Sorry("present", "This player is there: a bot can't take the seat.")
        await _change_seat(hall, table, seat, bot=known_bot(wish.bot))
        table.tell()
        hall.drive(table)


async def _seat_bot(hall: Hall, table: Table, host: bool, wish: TakeOver) -> None:
    """Before the deal the host may give a seat that nobody has taken to a bot, for good."""
    if not host:
        raise Sorry("not_yours", "Only the host can give a free seat to a bot.")
    if wish.seat >= len(table.seats) or table.seats[wish.seat].taken:
        raise Sorry("seat_taken", "Somebody sits here already.")
    bot = known_bot(wish.bot)
    name = _clean(wish.name) or _bot_title(bot, wish.seat)
    await _change_seat(hall, table, wish.seat, human=False, bot=bot, name=name, invite=None)
    table.tell()
    await hall.deal(table)


async def take_back(hall: Hall, table: Table, holds: list[int], seat: int) -> None:
    async with table.lock:
        _hold(holds, seat)
        await _change_seat(hall, table, seat, bot=None)
        table.tell()


async def leave(hall: Hall, table: Table, holds: list[int]) -> None:
    """Before the game the seats are free again; in the game a bot plays on."""
    async with table.lock:
        for seat in list(holds):
            if table.fold is None:
                await _change_seat(hall, table, seat, key=None, nonce=None)
            elif table.playing:
                await _change_seat(hall, table, seat, bot=known_bot(None))
        table.tell()
        hall.drive(table)


async def abandon(hall: Hall, table: Table, holds: list[int], host: bool, agree: bool) -> None:
    """Ends a game that all persons who still play want to end."""
    async with table.lock:
        if table.ended:
            raise Sorry("not_playing", "This game is over.")
        if not holds and not (host and table.fold is None):
            raise Sorry("not_yours", "Only those who play can abandon the game.")
        for seat in holds:
            await _change_seat(hall, table, seat, abandons=agree)
        persons = [row for row in table.seats if row.human and row.bot is None]
        if all(row.abandons for row in persons) or (host and table.fold is None and agree):
            try:
                await hall.storage.change_table(table.id, stage="abandoned", to_move=None)
            except StorageError as error:
                raise no_storage() from error
            table.change(stage="abandoned", to_move=None)
        table.tell()


async def rematch(hall: Hall, table: Table, holds: list[int]) -> None:
    """The same people and bots at a new table."""
    async with table.lock:
        if not table.ended:
            raise Sorry("not_over", "A rematch is for when the game is over.")
        if not holds:
            raise Sorry("not_yours", "Only those who played can ask for a rematch.")
        if table.row.rematch is None:
            wish = NewTable(
                seats=[
                    SeatWish(
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
            made = await make_table(hall, wish, former=table)
            table.change(rematch=made.table)
        table.tell()


def _hold(holds: list[int], seat: int) -> None:
    if seat not in holds:
        raise Sorry("not_yours", "This is not your seat.")


async def _change_seat(hall: Hall, table: Table, seat: int, **values: object) -> None:
    try:
        await hall.storage.change_seat(table.id, seat, **values)
    except StorageError as error:
        raise no_storage() from error
    table.change_seat(seat, **values)
