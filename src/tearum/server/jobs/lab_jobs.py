"""The lab at the server: simulations as processes of the command, and the reports they leave.

Nothing of `tearum.lab` runs in here: a simulation that hangs takes no table with it.
"""

import asyncio
import logging
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from tearum.edition import Edition
from tearum.game.record import write_whole
from tearum.server.live.editions import built_in_edition, name_of
from tearum.server.live.seat_keys import id_of, new_id
from tearum.server.request_error import Sorry
from tearum.server.settings import Settings
from tearum.server.wire.encoding import to_json
from tearum.server.wire.lab import LabReport, LabRun, LabSample, NewLabRun

PACKAGES: Final = ("polars", "altair")  # of the extra `lab`
COMPARED: Final = "compared"  # a folder in that of a report, and in its address
SEED: Final = "1"  # the same deals for every edition, so that reports can be laid side by side
NODES: Final = {"captain": 40_000}  # a turn, as docs/edition.md measures; greedy heeds none
BASE: Final = "classic"  # what other editions are compared with
REPORT_SECONDS: Final = 300.0
NICE: Final = 10  # people at tables come first

log = logging.getLogger("tearum.lab")


class _Edition(msgspec.Struct):
    id: str
    hash: str


class About(msgspec.Struct):
    """What `report.json` says of the report beside it."""

    edition: _Edition
    script: str  # the hash of its script
    samples: list[LabSample]


class _Progress(msgspec.Struct):
    games: int


@dataclass(frozen=True)
class Report:
    folder: Path
    about: About
    made: float

    def told(self, address: str) -> LabReport:
        made = datetime.fromtimestamp(self.made, UTC).isoformat()
        return LabReport(address, made, self.about.samples)


class FailedError(Exception):
    """The command came to nothing."""


class Lab:
    """One simulation at a time, for the whole server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._room = settings.lab
        self._run: LabRun | None = None
        self._work: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        return self._room is not None and all(find_spec(name) for name in PACKAGES)

    @property
    def busy(self) -> bool:
        return self._work is not None and not self._work.done()

    # Runs

    def start(self, wish: NewLabRun, edition: Edition) -> LabRun:
        if not self.ready:
            raise Sorry("no_lab", "Simulations need more packages: pip install 'tearum[lab]'.")
        if self.busy:
            raise Sorry("lab_busy", "Another simulation runs here: wait until it is done.")
        run = LabRun(new_id(), name_of(edition), wish.players, wish.games, wish.bot)
        folder = self._folder(run.run)
        try:
            folder.mkdir(parents=True)
            (folder / "edition.toml").write_text(edition.source, encoding="utf-8")
            self._keep(run)
            self._prune()
        except OSError as error:
            log.warning("lab_failed", extra={"reason": str(error)[:200]})
            raise Sorry("no_storage", "The server can't keep a simulation: try later.") from error
        self._run = run
        self._work = asyncio.create_task(self._do(run, wish.language), name="simulation")
        return run

    def run(self, id: str) -> LabRun:
        if self._run is not None and self._run.run == id:
            return self._run
        found = self._kept(id)
        if found is None:
            raise Sorry("not_found", "There is no such simulation here, or it was long ago.")
        return found

    async def stop(self, id: str) -> LabRun:
        run = self.run(id)
        if run is self._run:
            await self.close()
        return run

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    # Reports

    def report_of_run(self, id: str) -> Report | None:
        return _report(self._folder(id) / "report") if self._room else None

    def report_of(self, edition: Edition) -> Report | None:
        """The latest that was laid out for everybody."""
        found = [_report(folder) for folder in self._room.glob("reports/*")] if self._room else []
        mine = [report for report in found if report and report.about.edition.hash == edition.hash]
        return max(mine, key=lambda report: report.made, default=None)

    def run_of(self, edition: Edition) -> LabRun | None:
        """The latest simulation of an edition, for whoever has its text, or its key."""
        name = name_of(edition)
        return _newest(run for run in self._reported() if run.edition == name)

    def _reported(self) -> Iterator[LabRun]:
        for folder in self._room.glob("runs/*") if self._room else ():
            run = self._kept(folder.name)
            if run is not None and run.report is not None:
                yield run

    # Games that reports show

    def game_of(self, record: Path) -> str:
        """The id by which it is watched; that of a run's holds the run's own, which is random."""
        assert self._room is not None
        return id_of(record.relative_to(self._room).as_posix())

    def record(self, game: str) -> bytes | None:
        if self._room is None:
            return None
        for pattern in ("runs/*/report/replays/*.json", "reports/*/replays/*.json"):
            for path in self._room.glob(pattern):
                if self.game_of(path) == game:
                    with suppress(OSError):
                        return path.read_bytes()
        return None

    # The work

    async def _do(self, run: LabRun, language: str) -> None:
        folder = self._folder(run.run)
        games = folder / "games"
        try:
            await self._simulate(run, folder / "edition.toml", games)
            run.stage = "reporting"
            out = ("--out", str(folder / "report"), "--lang", language)
            if await command(REPORT_SECONDS, _unheard, "lab", "report", str(games), *out) != 0:
                raise FailedError("no report")
            report = _report(folder / "report")
            if report is None:
                raise FailedError("a report that can't be read")
            told = report.told(address_of(run.run))
            if await self._compare(run, games, report.folder / COMPARED, language):
                told.compared = f"{told.address}{COMPARED}/"
            run.report, run.stage = told, "done"
        except asyncio.CancelledError:
            run.stage = "stopped"
        except (FailedError, OSError, ValueError) as error:
            log.warning("lab_failed", extra={"reason": str(error)[:200]})
            run.stage = "failed"
        finally:
            run.rate = run.left = None
            if run.edition.key != BASE or run.report is None:
                shutil.rmtree(games, ignore_errors=True)
            with suppress(OSError):
                self._keep(run)

    async def _simulate(self, run: LabRun, edition: Path, games: Path) -> None:
        """Plays until all games are done or the time is over; what is done by then counts."""
        began = time.monotonic()

        def heard(line: bytes) -> None:
            with suppress(msgspec.MsgspecError):
                run.done = msgspec.json.decode(line, type=_Progress).games
                run.rate = run.done / max(time.monotonic() - began, 0.001)
                run.left = round((run.games - run.done) / run.rate) if run.rate else None

        nodes = NODES.get(run.bot)
        status = await command(
            self._settings.lab_seconds,
            heard,
            "simulate",
            *("--players", str(run.players), "--games", str(run.games), "--bots", run.bot),
            *(("--nodes", str(nodes)) if nodes else ()),
            *("--seed", SEED, "--jobs", "1", "--edition", str(edition)),
            *("--out", str(games), "--json", "--progress", "json"),
        )
        if status not in (0, None):
            raise FailedError(f"the simulation ended with {status}")
        if not run.done:
            raise FailedError("not one game in time")

    async def _compare(self, run: LabRun, games: Path, out: Path, language: str) -> bool:
        """Says what differs from the latest simulation of `classic` that was asked for alike."""
        base = built_in_edition(BASE)
        assert base is not None
        if run.edition.hash == base.hash:
            return False
        before = _newest(
            one
            for one in self._reported()
            if one.edition == name_of(base)
            and (one.players, one.games, one.bot) == (run.players, run.games, run.bot)
        )
        if before is None:
            return False
        runs = (str(self._folder(before.run) / "games"), str(games))
        how = ("--out", str(out), "--lang", language)
        return await command(REPORT_SECONDS, _unheard, "lab", "compare", *runs, *how) == 0

    # Folders

    def _folder(self, id: str) -> Path:
        assert self._room is not None
        return self._room / "runs" / id

    def _keep(self, run: LabRun) -> None:
        write_whole(self._folder(run.run) / "run.json", to_json(run).decode())

    def _kept(self, id: str) -> LabRun | None:
        if self._room is None:
            return None
        try:
            run = msgspec.json.decode((self._folder(id) / "run.json").read_bytes(), type=LabRun)
        except (OSError, msgspec.MsgspecError):
            return None
        if run.stage in ("playing", "reporting"):  # when the server ended
            run.stage = "stopped"
        return run

    def _prune(self) -> None:
        """The oldest go."""
        assert self._room is not None
        found = [path for path in (self._room / "runs").iterdir() if path.is_dir()]
        found.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in found[self._settings.most_lab_runs :]:
            shutil.rmtree(path, ignore_errors=True)


def address_of(run: str) -> str:
    return f"/api/lab/runs/{run}/report/"


def _newest(runs: Iterable[LabRun]) -> LabRun | None:
    return max(runs, key=lambda run: run.report.made if run.report else "", default=None)


def _report(folder: Path) -> Report | None:
    try:
        made = (folder / "index.html").stat().st_mtime
        about = msgspec.json.decode((folder / "report.json").read_bytes(), type=About)
    except (OSError, msgspec.MsgspecError):
        return None
    return Report(folder, about, made)


async def command(seconds: float, heard: Callable[[bytes], None], *arguments: str) -> int | None:
    """Runs `tearum` and ends it, however stuck it is; None where the time was over."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tearum", *arguments),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,  # a group of its own, which ends together
    )
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
    assert process.stderr is not None
    try:
        async with asyncio.timeout(seconds):
            async for line in process.stderr:
                heard(line)
            return await process.wait()
    except TimeoutError:
        return None
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


def _unheard(line: bytes) -> None:
    log.debug("lab_said", extra={"line": line[:200].decode(errors="replace")})
