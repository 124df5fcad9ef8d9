"""The HTTP API of the lab: what is known of an edition's balance, and simulations of it."""

import asyncio
from pathlib import Path as File
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from tearum.edition import Edition
from tearum.server.http.api import Seat, Step, TableName, address_of, answer, read
from tearum.server.http.openapi import described
from tearum.server.jobs.lab_jobs import COMPARED, Lab, Report
from tearum.server.live.editions import name_of
from tearum.server.live.table_service import Hall
from tearum.server.rate_limits import Limit
from tearum.server.request_error import Sorry
from tearum.server.wire.lab import MOST_LAB_GAMES, LabInfo, LabReport, LabRun, NewLabRun

# A report is a page from elsewhere, as far as the browser is concerned: it may sort its own
# tables, hand out its games and open them in a tab of their own, and that is all.
POLICY: Final = (
    "default-src 'none'; script-src '{script}'; style-src 'unsafe-inline'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; "
    "sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox"
)

Key = Annotated[str, Path(max_length=100, description="An edition.")]
Record = Annotated[str, Path(pattern=r"^[\w-]{1,100}\.json$", description="A game shown.")]


def routes(hall: Hall, lab: Lab) -> APIRouter:
    router = APIRouter(prefix="/api/lab")
    runs_made = Limit(hall.settings.lab_runs_an_hour)

    async def edition_named(key: str) -> Edition:
        edition = await hall.edition(key)
        if edition is None:
            raise Sorry("no_such_edition", f"There is no edition {key[:100]!r} here.")
        return edition

    @router.get("", **described(LabInfo))
    async def info(edition: Annotated[str, Query(max_length=100)] = "classic") -> Response:
        """What the lab has for an edition: the latest report, and whether it can simulate."""
        found = await edition_named(edition)
        report = await asyncio.to_thread(_latest, lab, found)
        return answer(LabInfo(name_of(found), lab.ready, lab.busy, MOST_LAB_GAMES, report))

    @router.get("/editions/{key}/report/", response_class=HTMLResponse, **described())
    async def edition_report(key: Key) -> Response:
        """The report that was laid out for an edition."""
        return _page(lab.report_of(await edition_named(key)))

    @router.get("/editions/{key}/report/replays/{name}", **described(dict[str, Any]))
    async def edition_record(
        key: Key, name: Record, step: Step = None, seat: Seat = None
    ) -> Response:
        """A game that a report shows: on its page at a step, or, without one, as a file."""
        return _record(lab, lab.report_of(await edition_named(key)), name, step, seat)

    @router.post("/runs", **described(LabRun, NewLabRun, 201))
    async def make_run(request: Request) -> Response:
        """Simulates an edition, and reports on it. There is one simulation at a time."""
        wish = await read(request, NewLabRun)
        edition = await edition_named(wish.edition)
        if lab.ready and not lab.busy and not runs_made.take(address_of(request)):
            raise Sorry("too_many", "You have simulated much: wait a little.")
        return answer(lab.start(wish, edition), 201)

    @router.get("/runs/{run}", **described(LabRun))
    async def show_run(run: TableName) -> Response:
        """How far a simulation is, and its report."""
        return answer(lab.run(run))

    @router.post("/runs/{run}/stop", **described(LabRun))
    async def stop_run(run: TableName) -> Response:
        """Stops a simulation; one that is over stays as it is."""
        return answer(await lab.stop(run))

    @router.get("/runs/{run}/report/", response_class=HTMLResponse, **described())
    async def run_report(run: TableName) -> Response:
        """The report on a simulation."""
        return _page(lab.report_of_run(run))

    @router.get(f"/runs/{{run}}/report/{COMPARED}/", response_class=HTMLResponse, **described())
    async def run_compared(run: TableName) -> Response:
        """What differs from `classic`, where that was simulated alike before."""
        return _page(lab.report_of_run(run), f"{COMPARED}/index.html")

    @router.get("/runs/{run}/report/replays/{name}", **described(dict[str, Any]))
    async def run_record(
        run: TableName, name: Record, step: Step = None, seat: Seat = None
    ) -> Response:
        """A game that a report shows: on its page at a step, or, without one, as a file."""
        return _record(lab, lab.report_of_run(run), name, step, seat)

    return router


def _latest(lab: Lab, edition: Edition) -> LabReport | None:
    report = lab.report_of(edition)
    if report is not None:
        return report.told(f"/api/lab/editions/{name_of(edition).key}/report/")
    run = lab.run_of(edition)
    return run.report if run else None


def _page(report: Report | None, name: str = "index.html") -> Response:
    if report is None or not (report.folder / name).is_file():
        raise Sorry("not_found", "There is no such report here.")
    policy = POLICY.format(script=report.about.script)
    headers = {"Content-Security-Policy": policy}
    return FileResponse(report.folder / name, headers=headers, media_type="text/html")


def _record(
    lab: Lab, report: Report | None, name: str, step: int | None, seat: int | None
) -> Response:
    file: File | None = report.folder / "replays" / name if report else None
    if file is None or not file.is_file():
        raise Sorry("not_found", "There is no such game here.")
    if step is not None:
        seen = "" if seat is None else f"&seat={seat}"
        return RedirectResponse(f"/replays/{lab.game_of(file)}?step={step}{seen}", 303)
    return FileResponse(file, filename=f"tearum-{name}", media_type="application/json")
