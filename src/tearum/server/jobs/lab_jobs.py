"""Simulations for the lab page: `tearum` commands in processes of their own.

Nothing of the lab is imported here: a simulation that hangs must not take tables with it.
"""

import asyncio
import logging
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from tearum.edition import Edition
from tearum.server.jobs.lab_files import COMPARED, LabFiles, load_report, newest
from tearum.server.ops.settings import Settings
from tearum.server.store.editions import built_in_edition, edition_name
from tearum.server.store.keys import new_id
from tearum.server.wire.errors import RequestError
from tearum.server.wire.lab import LabRun, NewLabRun

PACKAGES: Final = ("altair", "jinja2", "polars", "scipy")  # of the extra `lab`
SEED: Final = "1"  # the same deals for every edition, so that reports can be compared
NODES: Final = {"captain": 40_000}  # per turn, as docs/edition.md measures; greedy needs none
BASE_EDITION: Final = "classic"  # what other editions are compared with
REPORT_SECONDS: Final = 300.0
NICENESS: Final = 10  # people at tables come first

log = logging.getLogger("tearum.lab")


class _Progress(msgspec.Struct):
    games: int


class LabJobError(Exception):
    """A command failed."""


class LabJobs:
    """One simulation at a time, for the whole server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.files = LabFiles(settings.lab) if settings.lab else None
        self._current: LabRun | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        return self.files is not None and all(find_spec(name) for name in PACKAGES)

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def start(self, request: NewLabRun, edition: Edition) -> LabRun:
        if self.files is None or not self.ready:
            raise RequestError(
                "no_lab", "Simulations need more packages: pip install 'tearum[lab]'."
            )
        if self.busy:
            raise RequestError("lab_busy", "Another simulation runs here: wait until it is done.")
        run = LabRun(new_id(), edition_name(edition), request.players, request.games, request.bot)
        folder = self.files.run_folder(run.run)
        try:
            folder.mkdir(parents=True)
            (folder / "edition.toml").write_text(edition.source, encoding="utf-8")
            self.files.save_run(run)
            self.files.delete_old_runs(keep=self._settings.max_lab_runs)
        except OSError as error:
            log.warning("lab_failed", extra={"reason": str(error)[:200]})
            raise RequestError(
                "no_storage", "The server can't keep a simulation: try later."
            ) from error
        self._current = run
        work = self._run(run, self.files, request.language)
        self._task = asyncio.create_task(work, name="simulation")
        return run

    def get(self, run_id: str) -> LabRun:
        if self._current is not None and self._current.run == run_id:
            return self._current
        found = self.files.load_run(run_id) if self.files else None
        if found is None:
            raise RequestError("not_found", "There is no such simulation here, or it was long ago.")
        return found

    async def stop(self, run_id: str) -> LabRun:
        run = self.get(run_id)
        if run is self._current:
            await self.close()
        return run

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, run: LabRun, files: LabFiles, language: str) -> None:
        folder = files.run_folder(run.run)
        games = folder / "games"
        try:
            await self._simulate(run, folder / "edition.toml", games)
            run.stage = "reporting"
            if await _lab_command(language, "report", games, "--out", folder / "report") != 0:
                raise LabJobError("no report")
            report = load_report(folder / "report")
            if report is None:
                raise LabJobError("a report that can't be read")
            found = report.to_wire(report_address(run.run))
            if await self._compare(run, files, report.folder / COMPARED, language):
                found.compared = f"{found.address}{COMPARED}/"
            run.report, run.stage = found, "done"
        except asyncio.CancelledError:
            run.stage = "stopped"
        except (LabJobError, OSError, ValueError) as error:
            log.warning("lab_failed", extra={"reason": str(error)[:200]})
            run.stage = "failed"
        finally:
            run.rate = run.left = None
            if run.edition.key != BASE_EDITION or run.report is None:
                shutil.rmtree(games, ignore_errors=True)
            with suppress(OSError):
                files.save_run(run)

    async def _simulate(self, run: LabRun, edition: Path, games: Path) -> None:
        """Play until all games are done or the time is up; games finished by then count."""
        started = time.monotonic()

        def on_line(line: bytes) -> None:
            with suppress(msgspec.MsgspecError):
                run.done = msgspec.json.decode(line, type=_Progress).games
                run.rate = run.done / max(time.monotonic() - started, 0.001)
                run.left = round((run.games - run.done) / run.rate) if run.rate else None

        nodes = NODES.get(run.bot)
        status = await run_command(
            self._settings.lab_seconds,
            on_line,
            "simulate",
            *("--players", str(run.players), "--games", str(run.games), "--bots", run.bot),
            *(("--nodes", str(nodes)) if nodes else ()),
            *("--seed", SEED, "--jobs", "1", "--edition", str(edition)),
            *("--out", str(games), "--json", "--progress", "json"),
        )
        if status not in (0, None):
            raise LabJobError(f"the simulation ended with {status}")
        if not run.done:
            raise LabJobError("not one game in time")

    async def _compare(self, run: LabRun, files: LabFiles, out: Path, language: str) -> bool:
        """Write what differs from the latest simulation of `classic` with the same options."""
        base = built_in_edition(BASE_EDITION)
        assert base is not None
        if run.edition.hash == base.hash:
            return False
        before = newest(
            other
            for other in files.finished_runs()
            if other.edition == edition_name(base)
            and (other.players, other.games, other.bot) == (run.players, run.games, run.bot)
        )
        if before is None:
            return False
        games = [files.run_folder(other.run) / "games" for other in (before, run)]
        return await _lab_command(language, "compare", *games, "--out", out) == 0


def report_address(run_id: str) -> str:
    return f"/api/lab/runs/{run_id}/report/"


async def _lab_command(language: str, *arguments: str | Path) -> int | None:
    """Run `tearum lab`, which writes a page in this language."""
    texts = [str(argument) for argument in arguments]
    return await run_command(REPORT_SECONDS, _log_line, "--lang", language, "lab", *texts)


async def run_command(
    seconds: float, on_line: Callable[[bytes], None], *arguments: str
) -> int | None:
    """Run `tearum` and end it, however stuck it is. None where the time was up."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tearum", *arguments),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,  # a process group of its own, which is ended as a whole
    )
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
    assert process.stderr is not None
    try:
        async with asyncio.timeout(seconds):
            async for line in process.stderr:
                on_line(line)
            return await process.wait()
    except TimeoutError:
        return None
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


def _log_line(line: bytes) -> None:
    log.debug("lab_said", extra={"line": line[:200].decode(errors="replace")})
