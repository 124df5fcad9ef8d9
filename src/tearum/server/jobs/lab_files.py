"""The lab's folder: simulations that were run here, and reports, as files."""

import shutil
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from tearum.edition import Edition
from tearum.game.record import write_whole
from tearum.server.store.editions import edition_name
from tearum.server.store.keys import id_from
from tearum.server.wire.encoding import encode_json
from tearum.server.wire.lab import LabReport, LabRun, LabSample

COMPARED: Final = "compared"  # a folder inside that of a report, and part of its address


class _EditionInfo(msgspec.Struct):
    id: str
    hash: str


class ReportInfo(msgspec.Struct):
    """What `report.json` says about the report beside it."""

    edition: _EditionInfo
    script: str  # the hash of its script
    samples: list[LabSample]


@dataclass(frozen=True)
class Report:
    """A report on disk."""

    folder: Path
    info: ReportInfo
    made: float

    def to_wire(self, address: str) -> LabReport:
        made = datetime.fromtimestamp(self.made, UTC).isoformat()
        return LabReport(address, made, self.info.samples)


class LabFiles:
    """Everything the lab has on disk, in `runs/` and `reports/` of one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    # Runs

    def run_folder(self, run_id: str) -> Path:
        return self._folder / "runs" / run_id

    def save_run(self, run: LabRun) -> None:
        write_whole(self.run_folder(run.run) / "run.json", encode_json(run).decode())

    def load_run(self, run_id: str) -> LabRun | None:
        try:
            content = (self.run_folder(run_id) / "run.json").read_bytes()
            run = msgspec.json.decode(content, type=LabRun)
        except (OSError, msgspec.MsgspecError):
            return None
        if run.stage in ("playing", "reporting"):  # the server was stopped meanwhile
            run.stage = "stopped"
        return run

    def finished_runs(self) -> Iterator[LabRun]:
        """All simulations that have a report."""
        for folder in self._folder.glob("runs/*"):
            run = self.load_run(folder.name)
            if run is not None and run.report is not None:
                yield run

    def latest_run(self, edition: Edition) -> LabRun | None:
        """The latest simulation of an edition, for whoever has its text or its key."""
        name = edition_name(edition)
        return newest(run for run in self.finished_runs() if run.edition == name)

    def delete_old_runs(self, keep: int) -> None:
        found = [path for path in (self._folder / "runs").iterdir() if path.is_dir()]
        found.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in found[keep:]:
            shutil.rmtree(path, ignore_errors=True)

    # Reports

    def report_of_run(self, run_id: str) -> Report | None:
        return load_report(self.run_folder(run_id) / "report")

    def published_report(self, edition: Edition) -> Report | None:
        """The latest report on an edition that was put there for everybody."""
        found = [load_report(folder) for folder in self._folder.glob("reports/*")]
        matching = [report for report in found if report and _is_about(report, edition)]
        return max(matching, key=lambda report: report.made, default=None)

    # Games that reports show

    def game_id(self, record: Path) -> str:
        """The id under which a record is watched.

        The path of a run's record contains the run's own random id, so nobody can guess it.
        """
        return id_from(record.relative_to(self._folder).as_posix())

    def read_record(self, game_id: str) -> bytes | None:
        for pattern in ("runs/*/report/replays/*.json", "reports/*/replays/*.json"):
            for path in self._folder.glob(pattern):
                if self.game_id(path) == game_id:
                    with suppress(OSError):
                        return path.read_bytes()
        return None


def newest(runs: Iterable[LabRun]) -> LabRun | None:
    return max(runs, key=lambda run: run.report.made if run.report else "", default=None)


def load_report(folder: Path) -> Report | None:
    try:
        made = (folder / "index.html").stat().st_mtime
        info = msgspec.json.decode((folder / "report.json").read_bytes(), type=ReportInfo)
    except (OSError, msgspec.MsgspecError):
        return None
    return Report(folder, info, made)


def _is_about(report: Report, edition: Edition) -> bool:
    return report.info.edition.hash == edition.hash
