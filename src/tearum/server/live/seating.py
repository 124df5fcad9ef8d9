"""Who sits where: joining, leaving, bots that stand in, abandoning.

Each change is decided on the rows that the database has at that moment: another server may have
changed them since.
"""

import time
from typing import Any

from tearum.game.fair_deal import fingerprint
from tearum.server.live.live_table import LiveTable
from tearum.server.live.opening import STAND_IN, bot_title, check_bot_name, clean_name
from tearum.server.live.table_service import TableService
from tearum.server.store.keys import hash_key, key_matches, new_key
from tearum.server.store.rows import SeatRow, TableChange, TableRow
from tearum.server.wire.client_messages import SeatAppearance, TakeOver
from tearum.server.wire.errors import RequestError
from tearum.server.wire.fields import PlayerColour
from tearum.server.wire.tables import Invite, Join, Joined, NewInvite

SeatValues = dict[int, dict[str, Any]]


async def join(service: TableService, table: LiveTable, request: Join) -> Joined:
    former_seat = await _former_seat(service, table, request)
    key = new_key()
    taken: list[int] = []

    def sit_down(row: TableRow, seats: list[SeatRow]) -> TableChange:
        seat = _invited_seat(seats, request) if former_seat is None else former_seat
        if seats[seat].key is not None:
            raise RequestError(
                "seat_taken", "Somebody sits here already: ask the host to invite you anew."
            )
        if row.ended:
            raise RequestError("not_playing", "This game is over.")
        values = _coloured(seats, seat, request.colour)
        values[seat] |= {"key": hash_key(key), "name": clean_name(request.name) or seats[seat].name}
        if row.stage == "gathering":
            values[seat]["nonce"] = request.nonce
        taken.append(seat)
        return TableChange(seats=values)

    async with table.lock:
        await service.change(table, sit_down)
    return Joined(taken[0], key, fingerprint(table.row.secret))


async def _former_seat(service: TableService, table: LiveTable, request: Join) -> int | None:
    """At a rematch: the seat that the key opened at the table before."""
    if request.former_key is None or table.row.former is None:
        return None
    former = await service.get(table.row.former)
    held = former.seats_opened_by([request.former_key])
    return held[0] if held else None


def _invited_seat(seats: list[SeatRow], request: Join) -> int:
    for row in seats:
        if row.human and key_matches(request.invite, row.invite):
            return row.seat
    raise RequestError(
        "bad_key", "This invitation is not for this table: ask the host for a new link."
    )


def _coloured(seats: list[SeatRow], seat: int, wanted: PlayerColour | None) -> SeatValues:
    """The colour a seat gets: the wanted one, swapped with a seat where no person sits yet."""
    own = seats[seat].colour
    other = next((row for row in seats if row.colour == wanted and row.seat != seat), None)
    if wanted is None or (other is not None and other.human and other.key is not None):
        return {seat: {"colour": own}}
    swapped: SeatValues = {other.seat: {"colour": own}} if other is not None else {}
    return {**swapped, seat: {"colour": wanted}}


async def invite(service: TableService, table: LiveTable, request: NewInvite) -> Invite:
    """A new invitation; whoever had the seat loses it."""
    if not key_matches(request.host, table.row.host):
        raise RequestError("bad_key", "Only the host can invite.")
    token = new_key()

    def give_away(_: TableRow, seats: list[SeatRow]) -> TableChange:
        if request.seat >= len(seats) or not seats[request.seat].human:
            raise RequestError("bad_request", "That seat is not for a person.")
        return TableChange(seats={request.seat: {"invite": hash_key(token), "key": None}})

    async with table.lock:
        await service.change(table, give_away)
    return Invite(request.seat, token)


async def set_name_and_colour(
    service: TableService, table: LiveTable, held: list[int], request: SeatAppearance
) -> None:
    def dress(row: TableRow, seats: list[SeatRow]) -> TableChange:
        _check_held(held, request.seat)
        if row.stage != "gathering":
            raise RequestError(
                "not_playing", "Names and colours are chosen before the game begins."
            )
        values = _coloured(seats, request.seat, request.colour)
        if request.colour not in (None, values[request.seat]["colour"]):
            raise RequestError("seat_taken", "Somebody else has this colour: choose another.")
        values[request.seat]["name"] = clean_name(request.name) or seats[request.seat].name
        return TableChange(seats=values)

    async with table.lock:
        await service.change(table, dress)


async def take_over(
    service: TableService, table: LiveTable, held: list[int], is_host: bool, request: TakeOver
) -> None:
    """A bot plays for a person: for oneself, for somebody who is gone, or who never came."""
    seat = request.seat

    def stand_in(row: TableRow, seats: list[SeatRow]) -> TableChange:
        if row.stage == "gathering":
            return _seat_bot(seats, is_host, request)
        if row.ended:
            raise RequestError("not_playing", "The game has not begun, or is over.")
        if seat >= len(seats) or not seats[seat].human:
            raise RequestError("bad_request", "A bot plays there already.")
        if seat not in held:
            if not held and not is_host:
                raise RequestError("not_yours", "Only those who play can put a bot in.")
            if table.seat_connected(seat):
                raise RequestError("present", "This player is there: a bot can't take the seat.")
        return TableChange(seats={seat: {"bot": check_bot_name(request.bot)}})

    async with table.lock:
        await service.change(table, stand_in)


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


async def take_back(service: TableService, table: LiveTable, held: list[int], seat: int) -> None:
    """The person plays again instead of the bot."""

    def come_back(_: TableRow, __: list[SeatRow]) -> TableChange:
        _check_held(held, seat)
        return TableChange(seats={seat: {"bot": None}})

    async with table.lock:
        await service.change(table, come_back)


async def leave(service: TableService, table: LiveTable, held: list[int]) -> None:
    """Before the game the seats are free again; during the game a bot takes over."""

    def go(row: TableRow, _: list[SeatRow]) -> TableChange:
        if row.ended:
            return TableChange()
        free = {"key": None, "nonce": None}
        values = free if row.stage == "gathering" else {"bot": STAND_IN}
        return TableChange(seats=dict.fromkeys(held, values))

    async with table.lock:
        await service.change(table, go)


async def abandon(
    service: TableService, table: LiveTable, held: list[int], is_host: bool, agree: bool
) -> None:
    """End a game that all people who still play want to end."""

    def vote(row: TableRow, seats: list[SeatRow]) -> TableChange:
        if row.ended:
            raise RequestError("not_playing", "This game is over.")
        closing = is_host and row.stage == "gathering"
        if not held and not closing:
            raise RequestError("not_yours", "Only those who play can abandon the game.")
        people = [seat for seat in seats if seat.human and seat.bot is None]
        agreed = all(agree if seat.seat in held else seat.abandons for seat in people)
        ending = {"stage": "abandoned", "to_move": None, "changed": int(time.time())}
        ended = agreed or (closing and agree)
        return TableChange(ending if ended else {}, {seat: {"abandons": agree} for seat in held})

    async with table.lock:
        await service.change(table, vote)


def _check_held(held: list[int], seat: int) -> None:
    if seat not in held:
        raise RequestError("not_yours", "This is not your seat.")
