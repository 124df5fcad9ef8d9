"""A simulation from its first game to its report, by a command that only seems to run."""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.edition import Edition, load, parse
from tearum.server.jobs import lab_jobs
from tearum.server.jobs.lab_files import LabFiles, newest
from tearum.server.jobs.lab_jobs import NODES, REPORT_SECONDS, LabJobs, report_address
from tearum.server.ops.settings import Settings
from tearum.server.store.editions import edition_name
from tearum.server.wire.errors import RequestError
from tearum.server.wire.lab import LabReport, LabRun, NewLabRun

CLASSIC = load("classic")
OTHER = parse(CLASSIC.source.replace("wheat = 2", "wheat = 3", 1).encode())
MADE = 86_400.0  # when the last report was written; each next one a day later


class Command:
    """Takes the place of `tearum`: plays, reports and compares at once."""

    def __init__(self, **status: int | None) -> None:
        self.status = status  # of a part that does not succeed
        self.lines: list[bytes] = [b'{"games": 3}']
        self.asked: list[tuple[float, tuple[str, ...]]] = []
        self.seen: list[tuple[str, int, float | None, int | None]] = []
        self.jobs: LabJobs
        self.now, self.made = 100.0, MADE

    async def __call__(
        self, seconds: float, on_line: Callable[[bytes], None], *arguments: str
    ) -> int | None:
        self.asked.append((seconds, arguments))
        return self.run(on_line, arguments)

    def run(self, on_line: Callable[[bytes], None], arguments: tuple[str, ...]) -> int | None:
        part = next(one for one in ("simulate", "report", "compare") if one in arguments)
        out = Path(arguments[arguments.index("--out") + 1])
        out.mkdir(parents=True)
        if part == "simulate":
            for line in self.lines:
                self.now += 0.25
                on_line(line)
                self.note()
        else:
            self.note()
            (out / "index.html").write_text(part)
            samples = [{"players": 2, "games": 3, "bots": ["greedy"]}]
            about = {"edition": {"id": "x", "hash": "y"}, "script": "s", "samples": samples}
            (out / "report.json").write_text(json.dumps(about))
            os.utime(out / "index.html", (self.made, self.made))
            self.made += 86_400
        return self.status.get(part, 0)

    def note(self) -> None:
        run = self.jobs._current
        assert run is not None
        self.seen.append((run.stage, run.done, run.rate, run.left))

    def parts(self) -> list[str]:
        return [
            next(one for one in ("simulate", "report", "compare") if one in arguments)
            for _, arguments in self.asked
        ]


@pytest.fixture
def lab(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Command]:
    def prepared(**status: int | None) -> Command:
        command = Command(**status)
        command.jobs = LabJobs(Settings("sqlite://", lab=tmp_path, lab_seconds=77.0))
        monkeypatch.setattr(lab_jobs, "run_command", command)
        monkeypatch.setattr(lab_jobs, "PACKAGES", ())
        monkeypatch.setattr(lab_jobs, "time", SimpleNamespace(monotonic=lambda: command.now))
        return command

    return prepared


def simulated(command: Command, edition: Edition = CLASSIC, **wish: Any) -> LabRun:
    asked: dict[str, Any] = {"players": 2, "games": 8, **wish}

    async def run() -> LabRun:
        made = command.jobs.start(NewLabRun(**asked), edition)
        assert command.jobs.busy
        assert command.jobs._task is not None
        await command.jobs._task
        assert not command.jobs.busy
        return made

    return asyncio.run(run())


def files(command: Command) -> LabFiles:
    assert command.jobs.files is not None
    return command.jobs.files


Lab = Callable[..., Command]


def test_a_simulation_plays_and_then_reports_in_the_language_that_was_asked_for(lab: Lab) -> None:
    command = lab()
    run = simulated(command, language="de")
    assert command.parts() == ["simulate", "report"]  # classic is compared with nothing
    (limit, simulate), (report_limit, report) = command.asked
    folder = files(command).run_folder(run.run)
    assert limit == 77.0
    told = " ".join(simulate)
    assert told.startswith("simulate --players 2 --games 8 --bots greedy --seed 1 --jobs 1 ")
    assert told.endswith(
        f"--edition {folder}/edition.toml --out {folder}/games --json --progress json"
    )
    assert report_limit == REPORT_SECONDS
    assert " ".join(report) == f"--lang de lab report {folder}/games --out {folder}/report"
    assert (folder / "edition.toml").read_text(encoding="utf-8") == CLASSIC.source
    assert (run.stage, run.done) == ("done", 3)
    assert run.report is not None
    assert run.report.address == report_address(run.run) == f"/api/lab/runs/{run.run}/report/"
    assert run.report.made == "1970-01-02T00:00:00+00:00"
    assert [sample.games for sample in run.report.samples] == [3]
    assert files(command).load_run(run.run) == run
    assert (folder / "games").exists()  # others are compared with it


def test_the_captain_gets_the_budget_that_the_docs_name(lab: Lab) -> None:
    command = lab()
    simulated(command, bot="captain")
    assert f"--bots captain --nodes {NODES['captain']} --seed" in " ".join(command.asked[0][1])


def test_progress_says_how_fast_and_how_long(lab: Lab) -> None:
    command = lab()
    command.lines = [b'{"games": 0}', b"no JSON", b'{"games": 2}', b'{"games": 6}']
    run = simulated(command)
    assert command.seen == [
        ("playing", 0, 0.0, None),
        ("playing", 0, 0.0, None),
        ("playing", 2, 2 / 0.75, 2),  # six games are left, at eight in three seconds
        ("playing", 6, 6 / 1, 0),
        ("reporting", 6, 6 / 1, 0),
    ]
    assert (run.done, run.rate, run.left) == (6, None, None)


@pytest.mark.parametrize(
    ("status", "stage"),
    [
        ({"simulate": 1}, "failed"),
        ({"simulate": None}, "done"),  # the time was up: what was played counts
        ({"report": 1}, "failed"),
        ({"report": None}, "failed"),
    ],
)
def test_a_part_that_fails_ends_the_simulation(
    lab: Lab, status: dict[str, int | None], stage: str
) -> None:
    command = lab(**status)
    run = simulated(command)
    assert run.stage == stage
    assert files(command).load_run(run.run) == run
    kept = (files(command).run_folder(run.run) / "games").exists()
    assert kept == (stage == "done")


def test_not_one_game_in_time_is_a_failure(lab: Lab) -> None:
    command = lab(simulate=None)
    command.lines = [b'{"games": 0}']
    assert simulated(command).stage == "failed"
    assert command.parts() == ["simulate"]


def test_an_edition_is_compared_with_the_latest_simulation_of_classic_that_is_like_it(
    lab: Lab,
) -> None:
    command = lab()
    like_it = [simulated(command) for _ in range(2)]
    for wish in ({"players": 3}, {"games": 9}, {"bot": "captain"}):
        simulated(command, **wish)
    command.asked.clear()
    run = simulated(command, OTHER, language="fr")
    assert command.parts() == ["simulate", "report", "compare"]
    base, own = (files(command).run_folder(one.run) for one in (like_it[-1], run))
    assert " ".join(command.asked[-1][1]) == (
        f"--lang fr lab compare {base}/games {own}/games --out {own}/report/compared"
    )
    assert run.report is not None
    assert run.report.compared == f"/api/lab/runs/{run.run}/report/compared/"
    assert not (own / "games").exists()
    assert (own / "report/index.html").exists()


def test_without_a_simulation_of_classic_that_is_like_it_nothing_is_compared(lab: Lab) -> None:
    command = lab(compare=1)
    simulated(command, OTHER)  # its own runs are none of classic
    run = simulated(command, OTHER)
    assert "compare" not in command.parts()
    assert run.report is not None
    assert (run.stage, run.report.compared) == ("done", None)
    simulated(command)
    run = simulated(command, OTHER)
    assert command.parts()[-1] == "compare"  # which fails
    assert run.report is not None
    assert (run.stage, run.report.compared) == ("done", None)


def test_one_simulation_runs_at_a_time_and_can_be_stopped_by_its_own_number(
    lab: Lab, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = lab()
    before = simulated(command)

    async def endless(*_: object) -> int:
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(lab_jobs, "run_command", endless)

    async def run() -> None:
        made = command.jobs.start(NewLabRun(players=2, games=8), CLASSIC)
        await asyncio.sleep(0)
        with pytest.raises(RequestError) as refused:
            command.jobs.start(NewLabRun(players=2, games=8), CLASSIC)
        assert refused.value.code == "lab_busy"
        assert await command.jobs.stop(before.run) == before  # of long ago
        assert command.jobs.get(made.run) is made
        assert (made.stage, command.jobs.busy) == ("playing", True)
        assert (await command.jobs.stop(made.run)).stage == "stopped"
        assert not command.jobs.busy
        assert files(command).load_run(made.run) == made
        with pytest.raises(RequestError) as refused:
            command.jobs.get("unknown")
        assert refused.value.code == "not_found"

    asyncio.run(run())


# The files


def run_of(number: int, **values: Any) -> LabRun:
    name = values.pop("edition", edition_name(CLASSIC))
    return LabRun(f"run{number}", name, 2, 8, "greedy", **values)


def saved(folder: Path, *runs: LabRun) -> LabFiles:
    found = LabFiles(folder)
    for run in runs:
        found.run_folder(run.run).mkdir(parents=True)
        found.save_run(run)
    return found


@pytest.mark.parametrize(
    ("stage", "later"),
    [("playing", "stopped"), ("reporting", "stopped"), ("failed", "failed"), ("done", "done")],
)
def test_a_simulation_that_a_restart_interrupted_is_stopped(
    tmp_path: Path, stage: Any, later: str
) -> None:
    found = saved(tmp_path, run_of(1, stage=stage)).load_run("run1")
    assert found is not None
    assert found.stage == later


def test_a_run_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    found = saved(tmp_path, run_of(1), run_of(2))
    (found.run_folder("run1") / "run.json").write_text("{")
    assert found.load_run("run1") is None
    assert found.load_run("run3") is None
    assert found.load_run("run2") is not None


def report_of(day: int) -> LabReport:
    return LabReport("/", f"2026-11-{day:02}T00:00:00+00:00", [])


def test_the_latest_run_of_an_edition_is_the_one_with_the_newest_report(tmp_path: Path) -> None:
    other = edition_name(OTHER)
    found = saved(
        tmp_path,
        run_of(1, report=report_of(2)),
        run_of(2, report=report_of(10)),
        run_of(3),  # without one
        run_of(4, report=report_of(9)),
        run_of(5, report=report_of(30), edition=other),
    )
    latest = found.latest_run(CLASSIC)
    assert latest is not None
    assert latest.run == "run2"
    of_other = found.latest_run(OTHER)
    assert of_other is not None
    assert of_other.run == "run5"
    assert newest([]) is None
    assert newest([run_of(3), run_of(1, report=report_of(1))]) == run_of(1, report=report_of(1))


def test_old_runs_go_and_the_newest_stay(tmp_path: Path) -> None:
    found = saved(tmp_path, *(run_of(number) for number in range(5)))
    (tmp_path / "runs/a file").touch()
    for number, changed in enumerate((300, 100, 500, 200, 400)):
        os.utime(found.run_folder(f"run{number}"), (changed, changed))
    found.delete_old_runs(keep=3)
    assert {path.name for path in (tmp_path / "runs").iterdir()} == {
        *("run0", "run2", "run4", "a file"),
    }


def test_the_latest_report_that_was_published_counts(tmp_path: Path) -> None:
    found = LabFiles(tmp_path)
    assert found.published_report(CLASSIC) is None
    for name, made, edition in (
        *(("first", 10.0, CLASSIC), ("newest", 30.0, CLASSIC)),
        *(("another", 20.0, CLASSIC), ("others", 40.0, OTHER)),
    ):
        folder = tmp_path / "reports" / name
        folder.mkdir(parents=True)
        (folder / "index.html").touch()
        os.utime(folder / "index.html", (made, made))
        about = {"edition": {"id": "classic", "hash": edition.hash}, "script": "", "samples": []}
        (folder / "report.json").write_text(json.dumps(about))
    report = found.published_report(CLASSIC)
    assert report is not None
    assert (report.folder.name, report.made) == ("newest", 30.0)


def test_a_record_is_found_by_its_own_number_alone(tmp_path: Path) -> None:
    found = LabFiles(tmp_path)
    records = [
        *(tmp_path / "runs/one/report/replays/a.json", tmp_path / "runs/two/report/replays/a.json"),
        tmp_path / "reports/mine/replays/a.json",
    ]
    for number, record in enumerate(records):
        record.parent.mkdir(parents=True)
        record.write_text(str(number))
    numbers = [found.game_id(record) for record in records]
    assert len(set(numbers)) == 3
    assert [found.read_record(number) for number in numbers] == [b"0", b"1", b"2"]
    assert found.read_record("aaaaaaaaaaaaaaaa") is None
