"""Every endpoint of the API, as it is declared. A page of another day relies on each of them."""

from types import SimpleNamespace
from typing import Any

from tearum.server.api.endpoints import RawBody
from tearum.server.http.app import api_endpoints
from tearum.server.jobs.lab_jobs import LabJobs
from tearum.server.ops.settings import Settings

# What goes in, what comes out, and behind < which method handles it.
ENDPOINTS = """
GET /info: ServerInfo < info
GET /text/{language}.ftl (language): str as text/plain < texts
GET /text/{language}/{part}.ftl (language part): str as text/plain < text_part
POST /tables, NewTable: TableMade, 201 < make_table
GET /tables/{table} (table): TableSummary < show_table
POST /tables/{table}/join (table), Join: Joined < join
POST /tables/{table}/invite (table), NewInvite: Invite < invite
POST /tables/{table}/link (table), NewLink: TableLink < renew_link
POST /tables/{table}/check_link (table), LinkToken: LinkInfo < check
GET /tables/{table}/record (table): dict[str, Any] < table_record
GET /tables/{table}/edition (table): EditionJson < table_edition
POST /mine, MyTables: MyTablesAnswer < my_tables
GET /games/{game} (game): GameSummary < game_summary
GET /games/{game}/map (game): ReplayMap < game_map
GET /games/{game}/replay (game step seat): ReplayStep < game_replay
GET /games/{game}/events (game seat): list[EventJson] < game_events
GET /games/{game}/edition (game): EditionJson < game_edition
GET /games/{game}/record (game): dict[str, Any] < game_record
POST /records, raw dict[str, Any] as application/json: Uploaded, 201 < upload
POST /games/{game}/review (game since): ReviewProgress < review
POST /games/{game}/review/position (game), TriedActions: TriedPosition < position
POST /games/{game}/review/turn (game), TriedTurn: TriedTurnReview < judge
GET /editions: list[EditionName] < list_editions
POST /editions (language), raw str as text/plain: EditionName, 201 < keep_edition
GET /editions/{key} (key): EditionJson < show_edition
GET /editions/{key}/file (key): str as text/plain < edition_file
GET /lab (edition): LabInfo < info
GET /lab/editions/{key}/report/ (key): str as text/html < edition_report
GET /lab/editions/{key}/report/replays/{name} (key name step seat): dict[str, Any] < edition_record
POST /lab/runs, NewLabRun: LabRun, 201 < make_run
GET /lab/runs/{run} (run): LabRun < show_run
POST /lab/runs/{run}/stop (run): LabRun < stop_run
GET /lab/runs/{run}/report/ (run): str as text/html < run_report
GET /lab/runs/{run}/report/compared/ (run): str as text/html < run_compared
GET /lab/runs/{run}/report/replays/{name} (run name step seat): dict[str, Any] < run_record
"""


def type_name(type_: Any) -> str:
    if isinstance(type_, RawBody):
        return f"raw {type_name(type_.type)} as {type_.media}"
    arguments = ", ".join(map(type_name, getattr(type_, "__args__", ())))
    return f"{type_.__name__}[{arguments}]" if arguments else str(type_.__name__)


def said(endpoint: Any) -> str:
    names = " ".join(one.name for one in endpoint.parameters)
    body = "" if endpoint.body is None else f", {type_name(endpoint.body)}"
    media = "" if endpoint.media == "application/json" else f" as {endpoint.media}"
    status = "" if endpoint.status == 200 else f", {endpoint.status}"
    return (
        f"{endpoint.method} {endpoint.path}{f' ({names})' if names else ''}{body}: "
        f"{type_name(endpoint.answer)}{media}{status} < {endpoint.handler.__name__}"
    )


def test_the_api_has_these_endpoints() -> None:
    settings = Settings("sqlite://")
    service: Any = SimpleNamespace(storage=None, editions=None, settings=settings)
    nothing: Any = None
    endpoints = api_endpoints(service, LabJobs(settings), nothing, nothing)
    assert [said(endpoint) for endpoint in endpoints] == ENDPOINTS.strip().splitlines()
