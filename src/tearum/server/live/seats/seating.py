"""Who sits where: joining, leaving, coming back, abandoning the game.

Each change is decided on the rows that the database has at that moment: another server may have
changed them since.
"""

from typing import Any, Final

from tearum.game.fair_deal import fingerprint
from tearum.server.live.live_table import LiveTable
from tearum.server.live.seats.opening import clean_name
from tearum.server.live.table_service import TableService
from tearum.server.store.keys import hash_key, key_matches, new_key
from tearum.server.store.rows import SeatRow, TableChange, TableRow
from tearum.server.wire.client_messages import SeatAppearance
from tearum.server.wire.errors import RequestError
from tearum.server.wire.fields import PlayerColour
from tearum.server.wire.tables import (
    Invite,
    Join,
    Joined,
    LinkInfo,
    LinkState,
    NewInvite,
    NewLink,
    TableLink,
)

SILENCE_SECONDS: Final = 24 * 3600  # after which the others may abandon a game without somebody
# Whoever sits down, or comes back, plays again, whatever was decided without them.
NEWLY_SEATED: Final = {"bot": None, "left": False, "votes": 0}

SeatValues = dict[int, dict[str, Any]]


async def join(service: TableService, table: LiveTable, request: Join) -> Joined:
    former_seat = await _former_seat(service, table, request)
    key = new_key()
    taken: list[int] = []

    def sit_down(row: TableRow, seats: list[SeatRow]) -> TableChange:
        if row.ended:
            raise RequestError("not_playing", "This game is over.")
        seat = _invited_seat(row, seats, request) if former_seat is None else former_seat
        if seats[seat].key is not None:
            raise RequestError("seat_taken", "Somebody sits here already.")
        values = _coloured(seats, seat, request.colour)
        name = clean_name(request.name) or seats[seat].name
        values[seat] |= {**NEWLY_SEATED, "key": hash_key(key), "name": name, "seen": table.now}
        if row.stage == "gathering":
            values[seat]["nonce"] = request.nonce
        taken.append(seat)
        return TableChange({"changed": table.now}, values)

    async with table.lock:
        await service.change(table, sit_down)
    return Joined(taken[0], key, fingerprint(table.row.secret))


async def _former_seat(service: TableService, table: LiveTable, request: Join) -> int | None:
    """At a rematch: the seat that the key opened at the table before."""
    if request.former_key is None or table.row.former is None:
        return None
    try:
        former = await service.get_without_game(table.row.former)
    except RequestError as error:
        if error.code == "no_such_table":  # archived meanwhile
            return None
        raise
    held = former.seats_opened_by([request.former_key])
    return held[0] if held else None


def _invited_seat(row: TableRow, seats: list[SeatRow], request: Join) -> int:
    if request.invite is None:
        raise RequestError("bad_key", "To sit down, follow a link of this table.")
    state, seat = _link_state(row, seats, request.invite)
    if state == "used":
        raise RequestError("link_used", "This link has been used: ask the host for a new one.")
    if state == "full":
        raise RequestError("table_full", "All seats of this table are taken.")
    if seat is None:
        raise RequestError("link_void", "This link is not valid: ask the host for a new one.")
    return seat


def link_info(table: LiveTable, token: str) -> LinkInfo:
    """What a link is good for, before anybody sits down with it."""
    state, seat = _link_state(table.row, table.seats, token)
    if table.ended and state != "void":
        return LinkInfo("over", None)
    return LinkInfo(state, None if key_matches(token, table.row.link) else seat)


def _link_state(row: TableRow, seats: list[SeatRow], token: str) -> tuple[LinkState, int | None]:
    """Whether somebody could sit down with this token, and where."""
    for seat in seats:
        if seat.human and key_matches(token, seat.invite):
            return ("open" if seat.key is None else "used"), seat.seat
    if not key_matches(token, row.link):
        return "void", None
    free = [seat.seat for seat in seats if not seat.taken]
    if row.stage != "gathering" or not free:  # in a running game a free seat is for somebody
        return "full", None
    return "open", free[0]


async def renew_link(service: TableService, table: LiveTable, request: NewLink) -> TableLink:
    """A new link for the table; whoever has the old one can no longer sit down with it."""
    if not key_matches(request.host, table.row.host):
        raise RequestError("bad_key", "Only the host can invite.")
    token = new_key()
    async with table.lock:
        await service.change(table, lambda *_: TableChange({"link": hash_key(token)}))
    return TableLink(token)


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
        freed = {"invite": hash_key(token), "key": None, "abandons": False, "seen": table.now}
        return TableChange(seats={request.seat: freed})

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


async def take_back(service: TableService, table: LiveTable, held: list[int], seat: int) -> None:
    """The person plays again instead of the bot."""

    def come_back(row: TableRow, _: list[SeatRow]) -> TableChange:
        _check_held(held, seat)
        clock = table.new_clock() if row.to_move == seat else {}
        return TableChange(clock, {seat: NEWLY_SEATED})

    async with table.lock:
        await service.change(table, come_back)


async def leave(service: TableService, table: LiveTable, held: list[int]) -> None:
    """Before the game the seats are free again; during the game a bot takes over."""

    def go(row: TableRow, _: list[SeatRow]) -> TableChange:
        if row.ended:
            return TableChange()
        free = {"key": None, "nonce": None}
        stand_in = {"bot": row.level, "left": True, "abandons": False}
        values = free if row.stage == "gathering" else stand_in
        return TableChange(seats=dict.fromkeys(held, values))

    async with table.lock:
        await service.change(table, go)


async def abandon(
    service: TableService, table: LiveTable, held: list[int], is_host: bool, agree: bool
) -> None:
    """End a game that everybody wants to end, or end the vote about it."""

    def vote(row: TableRow, seats: list[SeatRow]) -> TableChange:
        if row.ended:
            raise RequestError("not_playing", "This game is over.")
        closing = is_host and row.stage == "gathering"
        if not held and not closing:
            raise RequestError("not_yours", "Only those who play can abandon the game.")
        ending = {"stage": "abandoned", "to_move": None, "changed": table.now}
        if closing and agree:
            return TableChange(table=ending)
        if not agree:
            return TableChange(seats={seat.seat: {"abandons": False} for seat in seats})
        people = [seat for seat in seats if seat.human and not seat.left]
        missing = [seat for seat in people if not seat.abandons and seat.seat not in held]
        agreed = any(seat.seat in held for seat in people) and all(
            table.absent_seconds(seat.seat) >= SILENCE_SECONDS for seat in missing
        )
        return TableChange(ending if agreed else {}, {seat: {"abandons": True} for seat in held})

    async with table.lock:
        await service.change(table, vote)


def _check_held(held: list[int], seat: int) -> None:
    if seat not in held:
        raise RequestError("not_yours", "This is not your seat.")
