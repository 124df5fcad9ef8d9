"""The API of tables: opening one, joining it, its summary, its record, one's own tables."""

from typing import Any, cast

import msgspec

from tearum.contract.view import ResultJson
from tearum.game.fair_deal import fingerprint
from tearum.server.api.edition_json import edition_json
from tearum.server.api.endpoints import Answer, ApiRequest, Endpoint
from tearum.server.api.parameters import TABLE
from tearum.server.api.replays import record_file
from tearum.server.live.live_table import LiveTable
from tearum.server.live.seats import opening, seating
from tearum.server.live.table_service import TableService
from tearum.server.replays.records import live_record, whole_record
from tearum.server.replays.replay_service import ReplayService
from tearum.server.store.editions import edition_name
from tearum.server.wire.editions import EditionJson
from tearum.server.wire.encoding import iso_time
from tearum.server.wire.errors import RequestError
from tearum.server.wire.tables import (
    Invite,
    Join,
    Joined,
    LinkInfo,
    LinkToken,
    MyTable,
    MyTables,
    MyTablesAnswer,
    NewInvite,
    NewLink,
    NewTable,
    SeatSummary,
    TableLink,
    TableMade,
    TableSummary,
)


class TablesApi:
    def __init__(self, service: TableService, replays: ReplayService) -> None:
        self._service = service
        self._replays = replays

    def endpoints(self) -> list[Endpoint]:
        table = "/tables/{table}"
        return [
            Endpoint(
                "POST", "/tables", self.make_table, body=NewTable, answer=TableMade, status=201
            ),
            Endpoint("GET", table, self.show_table, (TABLE,), answer=TableSummary),
            Endpoint("POST", f"{table}/join", self.join, (TABLE,), body=Join, answer=Joined),
            Endpoint(
                "POST", f"{table}/invite", self.invite, (TABLE,), body=NewInvite, answer=Invite
            ),
            Endpoint(
                "POST", f"{table}/link", self.renew_link, (TABLE,), body=NewLink, answer=TableLink
            ),
            Endpoint(
                "POST", f"{table}/check_link", self.check, (TABLE,), body=LinkToken, answer=LinkInfo
            ),
            Endpoint("GET", f"{table}/record", self.table_record, (TABLE,), answer=dict[str, Any]),
            Endpoint("GET", f"{table}/edition", self.table_edition, (TABLE,), answer=EditionJson),
            Endpoint("POST", "/mine", self.my_tables, body=MyTables, answer=MyTablesAnswer),
        ]

    async def make_table(self, request: ApiRequest, body: NewTable) -> TableMade:
        """Open a table. The answer has an invitation for every seat of a person."""
        address = request.address
        if body.lesson:
            return await opening.open_lesson(self._service, body, address)
        if body.start is None:
            return await opening.create_table(self._service, body, address)
        replay = await self._replays.get(body.start.game)
        start = replay.start(body.start.step)
        return await opening.play_on(self._service, body, address, replay.edition, start)

    async def show_table(self, _: ApiRequest, table: str) -> TableSummary:
        """What a link to a table shows before anybody takes a seat."""
        return table_summary(await self._service.get_without_game(table))

    async def join(self, _: ApiRequest, table: str, body: Join) -> Joined:
        """Take a seat. The key in the answer opens it from then on."""
        return await seating.join(self._service, await self._service.get(table), body)

    async def invite(self, _: ApiRequest, table: str, body: NewInvite) -> Invite:
        """Invite somebody else to a seat, as the host."""
        return await seating.invite(self._service, await self._service.get(table), body)

    async def renew_link(self, _: ApiRequest, table: str, body: NewLink) -> TableLink:
        """A new link for the whole table, as the host."""
        return await seating.renew_link(self._service, await self._service.get(table), body)

    async def check(self, _: ApiRequest, table: str, body: LinkToken) -> LinkInfo:
        """Whether one can still sit down with an invitation or the table's link."""
        return seating.link_info(await self._service.get_without_game(table), body.token)

    async def table_record(self, request: ApiRequest, table: str) -> Answer | dict[str, Any]:
        """The record: whole when the game has ended, before that without seed and secrets."""
        found = await self._service.get(table)
        if found.ended:
            return record_file(whole_record(found), table)
        seat = _seat_of(found, request)
        if seat is None and not found.row.watch:
            raise RequestError("not_yours", "This table is for those who sit at it.")
        return live_record(found, seat)

    async def table_edition(self, _: ApiRequest, table: str) -> EditionJson:
        """The edition a table plays."""
        return edition_json((await self._service.get_without_game(table)).edition)

    async def my_tables(self, _: ApiRequest, body: MyTables) -> MyTablesAnswer:
        """The tables that the given keys open, the newest first."""
        found = []
        for holding in body.tables:
            try:
                table = await self._service.get_without_game(holding.table)
            except RequestError as error:
                if error.code == "no_storage":
                    raise
                continue
            held = table.seats_opened_by(holding.keys)
            if held:
                your_turn = table.stage == "playing" and table.row.to_move in held
                reminders = [table.seats[seat].nudged or 0 for seat in held]
                found.append(
                    MyTable(
                        table_summary(table),
                        held,
                        your_turn,
                        turn_ends=_time(table.row.deadline if your_turn else None),
                        nudged=_time(max(reminders)),
                    )
                )
        found.sort(key=lambda mine: mine.summary.changed, reverse=True)
        return MyTablesAnswer(found)


def table_summary(table: LiveTable) -> TableSummary:
    row = table.row
    return TableSummary(
        table=row.id,
        stage=row.stage,
        players=len(table.seats),
        seats=[
            SeatSummary(
                seat.seat,
                seat.name,
                "human" if seat.human else "bot",
                seat.bot,
                seat.colour,
                seat.taken,
            )
            for seat in table.seats
        ],
        edition=edition_name(table.edition),
        fingerprint=fingerprint(row.secret),
        watch=row.watch,
        created=iso_time(row.created),
        changed=iso_time(row.changed),
        round=row.round,
        phase=row.phase,
        to_move=row.to_move if row.stage == "playing" else None,
        result=cast(ResultJson, msgspec.json.decode(row.result)) if row.result else None,
        rematch=row.rematch,
        kept_until=table.kept_until,
    )


def _time(seconds: int | None) -> str | None:
    return iso_time(seconds) if seconds else None


def _seat_of(table: LiveTable, request: ApiRequest) -> int | None:
    """The seat whose key came with the request, if one did."""
    if request.seat_key is None:
        return None
    held = table.seats_opened_by([request.seat_key])
    if not held:
        raise RequestError("bad_key", "This key opens no seat of this table.")
    return held[0]
