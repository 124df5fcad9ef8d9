"""The HTTP API: tables, replays, editions, texts."""

import asyncio
import ipaddress
from datetime import UTC, datetime
from typing import Annotated, Any, Final, TypeVar, cast

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

import tearum
from tearum import bots
from tearum.contract.events import EventJson
from tearum.contract.view import ResultJson
from tearum.edition import Edition, EditionError, built_in, parse
from tearum.edition.source import MAX_BYTES as MAX_EDITION
from tearum.game.fair_deal import fingerprint
from tearum.game.record import MAX_BYTES, RULES, Record, RecordError
from tearum.server.http.openapi import described
from tearum.server.jobs.lab_jobs import Lab
from tearum.server.live import editions, seating
from tearum.server.live.live_table import Table
from tearum.server.live.replays import Replays, compressed, open_record, record_of
from tearum.server.live.seat_keys import new_id
from tearum.server.live.table_service import Hall
from tearum.server.rate_limits import Limit
from tearum.server.request_error import Sorry
from tearum.server.store.storage import StorageError
from tearum.server.wire.editions import BadEdition, EditionJson, EditionName, EditionProblem
from tearum.server.wire.encoding import to_json
from tearum.server.wire.fields import MAX_MESSAGE, PROTOCOL
from tearum.server.wire.info import BotInfo, ServerInfo
from tearum.server.wire.replays import GameSummary, ReplayMap, ReplayStep, Uploaded
from tearum.server.wire.tables import (
    Invite,
    Join,
    Joined,
    MyTable,
    MyTables,
    MyTablesAnswer,
    NewInvite,
    NewTable,
    SeatSummary,
    TableMade,
    TableSummary,
)
from tearum.text.bundle import LANGUAGES, files

# Texts that no page shows: reports bring their own, and the command prints in a terminal.
NOT_FOR_PAGES: Final = ("command.ftl", "lab.ftl")
MOST_PROBLEMS: Final = 100  # of an edition that are told

T = TypeVar("T")
TableName = Annotated[str, Path(pattern="^[a-z2-7]{16}$", description="A table or a game.")]
Step = Annotated[int | None, Query(ge=0, le=1_000_000)]
Seat = Annotated[
    int | None, Query(ge=0, le=3, description="Whose view; without it, a spectator's.")
]


def answer(content: object, status: int = 200) -> Response:
    return Response(to_json(content), status, media_type="application/json")


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request; nothing larger is even read."""
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise Sorry("too_large", f"This is too large: {most // 1024} KiB at most.")
    return bytes(content)


async def read(request: Request, shape: type[T]) -> T:
    try:
        return msgspec.json.decode(await body_of(request, MAX_MESSAGE), type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Sorry("bad_request", f"This request can't be read: {error}."[:300]) from error


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def routes(hall: Hall, lab: Lab) -> APIRouter:
    router = APIRouter(prefix="/api")
    replays = Replays(hall, lab)
    tables_made = Limit(hall.settings.tables_an_hour)
    uploads_made = Limit(hall.settings.uploads_an_hour)
    editions_made = Limit(hall.settings.uploads_an_hour)

    @router.get("/info", **described(ServerInfo))
    async def info() -> Response:
        """What this server has: editions, bots, languages."""
        return answer(
            ServerInfo(
                version=tearum.__version__,
                protocol=PROTOCOL,
                rules=RULES,
                editions=_built_in(),
                bots=[BotInfo(name, {}, _level(name)) for name in bots.bot_names()],
                languages=list(LANGUAGES),
            )
        )

    @router.post("/tables", **described(TableMade, NewTable, 201))
    async def make_table(request: Request) -> Response:
        """A new table, with an invitation for every seat that is for a person."""
        wish = await read(request, NewTable)
        if not tables_made.take(address_of(request)):
            raise Sorry("too_many", "You have opened many tables: wait a little.")
        return answer(await seating.make_table(hall, wish), 201)

    @router.get("/tables/{table}", **described(TableSummary))
    async def show_table(table: TableName) -> Response:
        """What a link to a table shows before one sits down."""
        return answer(summary_of(await hall.glance(table)))

    @router.post("/tables/{table}/join", **described(Joined, Join))
    async def join(table: TableName, request: Request) -> Response:
        """Takes a seat; the key that comes back opens it from then on."""
        wish = await read(request, Join)
        return answer(await seating.join(hall, await hall.table(table), wish))

    @router.post("/tables/{table}/invite", **described(Invite, NewInvite))
    async def invite(table: TableName, request: Request) -> Response:
        """The host invites anew to a seat."""
        wish = await read(request, NewInvite)
        return answer(await seating.invite(hall, await hall.table(table), wish))

    @router.get("/tables/{table}/record", **described(dict[str, Any]))
    async def table_record(table: TableName, request: Request) -> Response:
        """The record: whole when the game has ended, before that without seed and secrets."""
        found = await hall.table(table)
        if found.ended:
            return _file(record_of(found), table)
        seat = _seat_of(found, request)
        if seat is None and not found.row.watch:
            raise Sorry("not_yours", "This table is for those who sit at it.")
        return JSONResponse(open_record(found, seat))

    @router.get("/tables/{table}/edition", **described(EditionJson))
    async def table_edition(table: TableName) -> Response:
        """The edition a table plays."""
        return answer(editions.to_json((await hall.glance(table)).edition))

    @router.post("/mine", **described(MyTablesAnswer, MyTables))
    async def my_tables(request: Request) -> Response:
        """The tables that the given keys open, the newest first."""
        wish = await read(request, MyTables)
        found = []
        for holding in wish.tables:
            try:
                table = await hall.glance(holding.table)
            except Sorry as sorry:
                if sorry.code == "no_storage":
                    raise
                continue
            holds = table.seats_of(holding.keys)
            if holds:
                turn = table.stage == "playing" and table.row.to_move in holds
                found.append(MyTable(summary_of(table), holds, turn))
        found.sort(key=lambda mine: mine.summary.changed, reverse=True)
        return answer(MyTablesAnswer(found))

    @router.get("/games/{game}", **described(GameSummary))
    async def game_summary(game: TableName) -> Response:
        """A finished or uploaded game."""
        return answer((await replays.get(game)).summary())

    @router.get("/games/{game}/map", **described(ReplayMap))
    async def game_map(game: TableName) -> Response:
        """Where a replay can jump to."""
        return answer((await replays.get(game)).map())

    @router.get("/games/{game}/replay", **described(ReplayStep))
    async def game_replay(
        game: TableName,
        step: Step = None,
        seat: Seat = None,
    ) -> Response:
        """The table after so many decisions; without `step`, at the end."""
        return answer((await replays.get(game)).step(step, seat))

    @router.get("/games/{game}/events", **described(list[EventJson]))
    async def game_events(game: TableName, seat: Seat = None) -> Response:
        """Everything that happened."""
        return answer((await replays.get(game)).events(seat))

    @router.get("/games/{game}/edition", **described(EditionJson))
    async def game_edition(game: TableName) -> Response:
        """The edition a game was played with."""
        return answer(editions.to_json((await replays.get(game)).edition))

    @router.get("/games/{game}/record", **described(dict[str, Any]))
    async def game_record(game: TableName) -> Response:
        """The record, as a file."""
        return _file((await replays.get(game)).whole_record(), game)

    @router.post("/records", **described(Uploaded, dict[str, Any], 201))
    async def upload(request: Request) -> Response:
        """Keeps a record, so that it can be watched here."""
        if not uploads_made.take(address_of(request)):
            raise Sorry("too_many", "You have uploaded many records: wait a little.")
        content = await body_of(request, MAX_BYTES)
        if await hall.storage.count_uploads() >= hall.settings.most_uploads:
            raise Sorry("too_many", "This server keeps no more records: try another.")
        try:
            record = await asyncio.to_thread(Record.loads, content)
        except (RecordError, UnicodeError) as error:
            raise Sorry("bad_request", str(error)[:300]) from error
        id = new_id()
        await asyncio.to_thread(replays.checked, id, record)
        source = record.edition_source
        await hall.storage.add_upload(id, compressed(record), editions.digest(source), source)
        return answer(Uploaded(id), 201)

    @router.get("/editions", **described(list[EditionName]))
    async def list_editions() -> Response:
        """The editions that come with the game."""
        return answer(_built_in())

    @router.post("/editions", **described(EditionName, str, 201, media="text/plain"))
    async def keep_edition(request: Request) -> Response:
        """Checks the file of an edition and keeps it, so that tables can be opened with it."""
        if not editions_made.take(address_of(request)):
            raise Sorry("too_many", "You have uploaded many editions: wait a little.")
        content = await body_of(request, MAX_EDITION)
        try:
            edition = await asyncio.to_thread(parse, content)
        except EditionError as error:
            return answer(_bad(error), 422)
        if await hall.storage.count_editions() >= hall.settings.most_editions:
            raise Sorry("too_many", "This server keeps no more editions: try another.")
        await hall.storage.keep_edition(editions.digest(edition.source), edition.source)
        return answer(editions.name_of(edition), 201)

    @router.get("/editions/{id}", **described(EditionJson))
    async def show_edition(id: str) -> Response:
        """Every value of an edition, and where it comes from."""
        return answer(editions.to_json(await _edition(hall, id)))

    @router.get("/editions/{id}/file", response_class=PlainTextResponse, **described())
    async def edition_file(id: str) -> Response:
        """The file of an edition, to be corrected and brought back."""
        edition = await _edition(hall, id)
        headers = {"Content-Disposition": f'attachment; filename="{edition.id}.toml"'}
        return PlainTextResponse(edition.source, headers=headers)

    @router.get("/text/{language}.ftl", response_class=PlainTextResponse, **described())
    async def texts(language: str) -> Response:
        """All messages of a language that the page has a use for, for Fluent."""
        if language not in LANGUAGES:
            raise Sorry("not_found", f"There are texts in {', '.join(LANGUAGES)}.")
        shown = [file for file in files(language) if file.name not in NOT_FOR_PAGES]
        parts = [file.read_text(encoding="utf-8") for file in shown]
        return PlainTextResponse("\n".join(parts), headers={"Cache-Control": "no-cache"})

    return router


def health(hall: Hall) -> APIRouter:
    """For whoever watches over the server."""
    router = APIRouter()

    @router.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        try:
            await hall.storage.read_generation()
        except StorageError:
            return JSONResponse({"ok": False, "why": "The database can't be reached."}, 503)
        return JSONResponse({"ok": True})

    @router.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        try:
            near = ipaddress.ip_address(address_of(request)).is_loopback
        except ValueError:
            near = False
        if not near:
            raise Sorry("not_found", "There is nothing here.")
        return Response(hall.metrics.exposed(), media_type="text/plain; version=0.0.4")

    return router


def summary_of(table: Table) -> TableSummary:
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
        edition=editions.name_of(table.edition),
        fingerprint=fingerprint(row.secret),
        watch=row.watch,
        created=_time(row.created),
        changed=_time(row.changed),
        round=row.round,
        phase=row.phase,
        to_move=row.to_move if row.stage == "playing" else None,
        result=cast(ResultJson, msgspec.json.decode(row.result)) if row.result else None,
        rematch=row.rematch,
    )


def _seat_of(table: Table, request: Request) -> int | None:
    """The seat whose key came with the request, if one did."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    held = table.seats_of([key])
    if not held:
        raise Sorry("bad_key", "This key opens no seat of this table.")
    return held[0]


def _level(bot: str) -> int | None:
    return bots.LEVELS.index(bot) + 1 if bot in bots.LEVELS else None


def _built_in() -> list[EditionName]:
    found = [editions.built_in_edition(id) for id in built_in()]
    return [editions.name_of(edition) for edition in found if edition]


async def _edition(hall: Hall, id: str) -> Edition:
    edition = await hall.edition(id)
    if edition is None:
        raise Sorry("no_such_edition", f"There is no edition {id[:100]!r} here.")
    return edition


def _bad(error: EditionError) -> BadEdition:
    problems = error.problems[:MOST_PROBLEMS]
    return BadEdition([EditionProblem(one.line, one.where, one.what) for one in problems])


def _file(record: Record, id: str) -> Response:
    disposition = f'attachment; filename="tearum-{id}.json"'
    headers = {"Content-Disposition": disposition}
    return Response(record.dumps(), headers=headers, media_type="application/json")


def _time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
