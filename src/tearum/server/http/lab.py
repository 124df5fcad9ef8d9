"""The API of the lab: the latest report on an edition, and simulations of it."""

import asyncio
from functools import partial
from typing import Annotated, Any, Final

from msgspec import Meta
from starlette.responses import FileResponse, RedirectResponse, Response

from tearum.edition import Edition
from tearum.server.api.editions import find_edition
from tearum.server.api.endpoints import JSON, ApiRequest, Endpoint, Parameter
from tearum.server.api.parameters import SEAT, STEP
from tearum.server.jobs.lab_files import COMPARED, Report
from tearum.server.jobs.lab_jobs import LabJobs
from tearum.server.live.table_service import TableService
from tearum.server.ops.rate_limits import RateLimiter
from tearum.server.store.editions import edition_name
from tearum.server.wire.errors import RequestError
from tearum.server.wire.fields import TableId
from tearum.server.wire.lab import MAX_LAB_GAMES, LabInfo, LabReport, LabRun, NewLabRun

# To the browser a report is a page from elsewhere: it may sort its own tables, offer its games
# for download and open them in a tab of their own, and nothing else.
POLICY: Final = (
    "default-src 'none'; script-src '{script}'; style-src 'unsafe-inline'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; "
    "sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox"
)
HTML: Final = "text/html"

EditionKey = Annotated[str, Meta(max_length=100)]
EDITION: Final = Parameter("edition", EditionKey, place="query", default="classic")
KEY: Final = Parameter("key", EditionKey, "An edition.")
RUN: Final = Parameter("run", TableId, "A simulation.")
RECORD: Final = Parameter(
    "name", Annotated[str, Meta(pattern=r"^[\w-]{1,100}\.json$")], "A game shown."
)


class LabApi:
    def __init__(self, service: TableService, lab_jobs: LabJobs) -> None:
        self._editions = service.editions
        self._jobs = lab_jobs
        self._files = lab_jobs.files
        self._runs_made = RateLimiter(service.settings.lab_runs_per_hour)

    def endpoints(self) -> list[Endpoint]:
        get = partial(Endpoint, "GET")
        edition, run = "/lab/editions/{key}/report/", "/lab/runs/{run}"
        report = f"{run}/report/"
        record = f"{report}replays/{{name}}"
        game = dict[str, Any]
        return [
            get("/lab", self.info, (EDITION,), answer=LabInfo),
            get(edition, self.edition_report, (KEY,), answer=str, media=HTML),
            get(
                f"{edition}replays/{{name}}",
                self.edition_record,
                (KEY, RECORD, STEP, SEAT),
                answer=game,
            ),
            Endpoint("POST", "/lab/runs", self.make_run, body=NewLabRun, answer=LabRun, status=201),
            get(run, self.show_run, (RUN,), answer=LabRun),
            Endpoint("POST", f"{run}/stop", self.stop_run, (RUN,), answer=LabRun),
            get(report, self.run_report, (RUN,), answer=str, media=HTML),
            get(f"{report}{COMPARED}/", self.run_compared, (RUN,), answer=str, media=HTML),
            get(record, self.run_record, (RUN, RECORD, STEP, SEAT), answer=game),
        ]

    async def info(self, _: ApiRequest, edition: str) -> LabInfo:
        """What the lab has for an edition: the latest report, and whether it can simulate."""
        found = await find_edition(self._editions, edition)
        report = await asyncio.to_thread(self._latest_report, found)
        jobs = self._jobs
        return LabInfo(edition_name(found), jobs.ready, jobs.busy, MAX_LAB_GAMES, report)

    async def make_run(self, request: ApiRequest, body: NewLabRun) -> LabRun:
        """Simulate an edition, and write a report. There is one simulation at a time."""
        edition = await find_edition(self._editions, body.edition)
        jobs = self._jobs
        if jobs.ready and not jobs.busy and not self._runs_made.take(request.address):
            raise RequestError("too_many", "You have simulated much: wait a little.")
        return jobs.start(body, edition)

    async def show_run(self, _: ApiRequest, run: str) -> LabRun:
        """The progress of a simulation, and its report."""
        return self._jobs.get(run)

    async def stop_run(self, _: ApiRequest, run: str) -> LabRun:
        """Stop a simulation; one that is over stays as it is."""
        return await self._jobs.stop(run)

    async def run_report(self, _: ApiRequest, run: str) -> Response:
        """The report on a simulation."""
        return _page(self._report_of_run(run))

    async def run_compared(self, _: ApiRequest, run: str) -> Response:
        """What differs from `classic`, if that was simulated before with the same options."""
        return _page(self._report_of_run(run), f"{COMPARED}/index.html")

    async def run_record(
        self, _: ApiRequest, run: str, name: str, step: int | None, seat: int | None
    ) -> Response:
        """A game that a report shows: its replay at a step, or without `step` the record."""
        return self._record(self._report_of_run(run), name, step, seat)

    async def edition_report(self, _: ApiRequest, key: str) -> Response:
        """The report that was published for an edition."""
        return _page(self._published_report(await find_edition(self._editions, key)))

    async def edition_record(
        self, _: ApiRequest, key: str, name: str, step: int | None, seat: int | None
    ) -> Response:
        """A game that a report shows: its replay at a step, or without `step` the record."""
        report = self._published_report(await find_edition(self._editions, key))
        return self._record(report, name, step, seat)

    def _report_of_run(self, run_id: str) -> Report | None:
        return self._files.report_of_run(run_id) if self._files else None

    def _published_report(self, edition: Edition) -> Report | None:
        return self._files.published_report(edition) if self._files else None

    def _latest_report(self, edition: Edition) -> LabReport | None:
        """A published report if there is one, else that of the latest simulation."""
        if self._files is None:
            return None
        report = self._files.published_report(edition)
        if report is not None:
            return report.to_wire(f"/api/lab/editions/{edition_name(edition).key}/report/")
        run = self._files.latest_run(edition)
        return run.report if run else None

    def _record(
        self, report: Report | None, name: str, step: int | None, seat: int | None
    ) -> Response:
        file = report.folder / "replays" / name if report else None
        if self._files is None or file is None or not file.is_file():
            raise RequestError("not_found", "There is no such game here.")
        if step is None:
            return FileResponse(file, filename=f"tearum-{name}", media_type=JSON)
        viewer = "" if seat is None else f"&seat={seat}"
        return RedirectResponse(f"/replays/{self._files.game_id(file)}?step={step}{viewer}", 303)


def _page(report: Report | None, name: str = "index.html") -> Response:
    if report is None or not (report.folder / name).is_file():
        raise RequestError("not_found", "There is no such report here.")
    policy = POLICY.format(script=report.info.script)
    headers = {"Content-Security-Policy": policy}
    return FileResponse(report.folder / name, headers=headers, media_type=HTML)
