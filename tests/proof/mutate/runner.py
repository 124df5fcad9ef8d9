"""Tries mutants quickly: tests are imported once, and every mutant gets a fork of that process.

The process collects the tests and never runs one. A fork for each file of tests says which lines
each test reaches and how long it takes. Then each mutant gets a fork that runs the tests which
reach it, quick and narrow ones first, until one fails. A second fork must see that test fail
again: a test that fails now and then kills nothing. Programs that tests start run the mutant too
(`swap.py`).
"""

import gc
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, Protocol

import hypothesis
import pytest

from tests.proof.mutate.forks import BROKEN, Fork, Forks
from tests.proof.mutate.plant import PACKAGE, ROOT, Mutant
from tests.proof.mutate.reach import Known, Measurement, coverage_of, digest, helpers
from tests.proof.mutate.swap import VARIABLE, install, living, swap

SECONDS_OF_TEST = 12.0  # for each test at least, and ten times its usual time
OPTIONS = ("-q", "--capture=sys", "--continue-on-collection-errors", "-p", "no:cacheprovider")
KILLED, SURVIVED, UNTESTED, TIMEOUT = "killed", "survived", "no test", "timeout"


class Results(Protocol):
    def add(self, mutant: Mutant, verdict: str, by: str) -> None: ...


class Runner:
    """A pytest plugin that takes the place of its loop."""

    def __init__(
        self,
        mutants: list[Mutant],
        files: Iterable[str],
        plain: tuple[str, ...],
        results: Results,
        seconds: float,
    ) -> None:
        """`seconds`: of tests that a mutant gets, by their usual times; later ones are not run."""
        self.mutants, self.plain, self.results, self.seconds = mutants, plain, results, seconds
        # All of the area's, not only those of these mutants: what tests reach is then known for
        # every later run as well.
        self.files = sorted(files)
        self.known: dict[str, Known] = {}
        self.unstable: set[str] = set()
        self.imported = coverage_of(self.files)
        self.failed = self.why = ""

    def run(self, tests: Iterable[str], forks: Forks, folder: Path) -> None:
        """Tries all mutants, as far as there is time. What tests reach is kept in the folder."""
        self.forks, self.folder = forks, folder
        self.prepare_environment(Path(tempfile.mkdtemp(prefix="mutants")), None)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        os.environ.setdefault("TEARUM_PATIENCE", "60")  # of tests that wait for a server
        install()
        without_luck()
        self.imported.start()
        pytest.main([*OPTIONS, *tests], plugins=[self])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.imported.stop()
        if session.testsfailed:
            print(f"{session.testsfailed} files of tests could not be imported", flush=True)
        self.items = {item.nodeid: item for item in session.items}
        self.files_of_tests = defaultdict(list)
        for name in self.items:
            self.files_of_tests[file_of(name)].append(name)
        self.functions = living(self.files)
        gc.collect()
        gc.freeze()
        self.measure()
        if not self.forks.late():
            self.try_all()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed, self.why = report.nodeid, report.longreprtext

    # In a fork

    def prepare_environment(self, folder: Path, mutant: Mutant | None) -> None:
        """A temporary folder of its own, and the mutant for programs that are started."""
        given: dict[str, object] = {"plain": self.plain}
        if mutant is not None:
            given |= {"path": str(mutant.path), "text": mutant.text()}
        (folder / "mutant.json").write_text(json.dumps(given), encoding="utf-8")
        os.environ[VARIABLE] = str(folder / "mutant.json")
        os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
        paths = [str(path) for path in (Path(__file__).parent / "hook", ROOT / "src", ROOT)]
        given_paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        paths += [path for path in given_paths if path not in paths]
        os.environ["PYTHONPATH"] = os.pathsep.join(paths)

    def run_tests(self, names: list[str], after: Callable[[str, float], None]) -> None:
        items = [self.items[name] for name in names]
        factory: Any = items[0].config.__dict__["_tmp_path_factory"]
        factory._given_basetemp, factory._basetemp = Path(os.environ["TMPDIR"], "pytest"), None
        for item, following in zip(items, [*items[1:], None], strict=True):
            Path(os.environ["TMPDIR"], "running").write_text(item.nodeid)  # if it never ends
            signal.setitimer(signal.ITIMER_REAL, self.limit_of(item.nodeid))
            start = time.monotonic()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            after(item.nodeid, time.monotonic() - start)
        signal.setitimer(signal.ITIMER_REAL, 0)

    def limit_of(self, name: str) -> float:
        """Seconds for a test, and for what its file sets up, which took long in another one."""
        if name not in self.known:
            return 300.0
        of_file = self.files_of_tests[file_of(name)]
        slowest = max(self.known[other].seconds for other in of_file if other in self.known)
        return max(SECONDS_OF_TEST, 10 * self.known[name].seconds, 4 * slowest)

    def first_failure(self, names: list[str]) -> int:
        def after(name: str, seconds: float) -> None:
            if self.failed:
                os._exit(1)

        self.failed = ""
        self.run_tests(names, after)
        return 0

    def start_anew(self, names: list[str]) -> None:
        """This process becomes a fresh one, which imports the changed file."""
        os.execv(sys.executable, [sys.executable, "-m", __name__, "-x", *OPTIONS, *names])

    # What tests reach

    def measure(self) -> None:
        """What each test reaches, as far as it is not known from an earlier run."""
        common = [*sorted(PACKAGE.rglob("*.py")), *helpers()]
        start = digest(common, json.dumps([self.files, self.plain]))
        for file, names in self.files_of_tests.items():
            kept = self.folder / "known" / f"{digest([ROOT / file], start)}.json"
            if kept.exists():
                self.remember(kept)
            else:
                self.forks.queue.append(self.measuring(names, kept))
        self.forks.run()

    def remember(self, kept: Path) -> None:
        found = json.loads(kept.read_text())
        self.known |= {name: Known(**known) for name, known in found.items()}

    def measuring(self, names: list[str], kept: Path) -> Fork:
        def begin(folder: Path) -> int:
            self.prepare_environment(folder, None)
            measurement = Measurement(folder, self.files, names)

            def after(name: str, seconds: float) -> None:
                if self.failed != name:
                    measurement.passed(name, seconds)
                else:
                    (folder / "why").write_text(self.why[-1000:])
                measurement.go_on(name)

            self.run_tests(names, after)
            measurement.write(folder / "known")
            return 0

        def end(folder: Path, status: int) -> None:
            if status == 0:
                kept.parent.mkdir(parents=True, exist_ok=True)
                shutil.move(folder / "known", kept)
                self.remember(kept)
            left_out = [name for name in names if name not in self.known]
            if left_out:
                print("left out, since they fail without a mutant:", *left_out, sep="\n  ")
                print((folder / "why").read_text() if (folder / "why").exists() else status)

        return Fork(begin, end, 300.0)

    # One mutant

    def try_all(self) -> None:
        self.forks.queue.extend(map(self.trial, self.mutants))
        self.forks.run()

    def trial(self, mutant: Mutant) -> Fork:
        """Runs the tests that reach a mutant until one fails."""
        names, anew = self.tests_for(mutant)
        if not names:  # in its turn, so that those tried in time remain a sample
            return Fork(lambda _: 0, lambda *_: self.results.add(mutant, UNTESTED, ""), 10.0)

        def begin(folder: Path) -> int:
            self.prepare_environment(folder, mutant)
            if anew or not swap(self.functions, mutant):
                self.start_anew(names)
            return self.first_failure(names)

        def end(folder: Path, status: int) -> None:
            running = folder / "running"
            by = running.read_text() if running.exists() else ""
            if status == 0:
                self.results.add(mutant, SURVIVED, "")
            elif status != BROKEN and not self.forks.late():
                again = self.second_trial(mutant, by) if by else self.control(mutant, names)
                self.forks.queue.appendleft(again)

        return Fork(begin, end, self.limit(names))

    def second_trial(self, mutant: Mutant, by: str) -> Fork:
        """The test that has failed must fail again, alone."""

        def begin(folder: Path) -> int:
            self.prepare_environment(folder, mutant)
            swap(self.functions, mutant)
            return self.first_failure([by])

        def end(folder: Path, status: int) -> None:
            if status == 0:
                self.unstable.add(by)
                self.forks.queue.appendleft(self.trial(mutant))
            elif status != BROKEN and not self.forks.late():
                stopped = status in (-signal.SIGALRM, -signal.SIGKILL)
                self.results.add(mutant, TIMEOUT if stopped else KILLED, by)

        return Fork(begin, end, self.limit([by]))

    def control(self, mutant: Mutant, names: list[str]) -> Fork:
        """What failed in a fresh process must pass in one without the mutant."""

        def begin(folder: Path) -> int:
            self.prepare_environment(folder, None)
            self.start_anew(names)
            return BROKEN

        def end(folder: Path, status: int) -> None:
            if not self.forks.late():
                self.results.add(mutant, KILLED if status == 0 else SURVIVED, names[0])

        return Fork(begin, end, self.limit(names))

    def limit(self, names: list[str]) -> float:
        return 3 * sum(self.known[name].seconds for name in names) + 2 * self.limit_of(names[0])

    def tests_for(self, mutant: Mutant) -> tuple[list[str], bool]:
        """The tests to run, in order; and whether the change lies in what is run by importing."""
        path, place = str(mutant.path), mutant.place()
        at_import = set(self.imported.get_data().lines(path) or ())
        anew = not at_import.isdisjoint(place.statement)
        reaching: list[str] = []
        for lines in (place.statement, place.body, range(1, 10_000)):
            reaching = [
                name
                for name, known in self.known.items()
                if not set(lines).isdisjoint(known.lines.get(path, ()))
                and name not in self.unstable
            ]
            if reaching or not anew:
                break
        return list(self.affordable(reaching)), anew

    def affordable(self, names: list[str]) -> Iterator[str]:
        """By files, so that tests share what their file sets up; the best file first."""
        setup = self.setup_seconds()
        files = defaultdict(list)
        for name in sorted(names, key=lambda name: self.known[name].rank(setup[file_of(name)])):
            files[file_of(name)].append(name)
        left = self.seconds
        for file, of_file in files.items():
            if left <= 0:
                return
            left -= setup[file]
            for number, name in enumerate(of_file):
                if number == 0 or left > 0:
                    left -= self.known[name].seconds
                    yield name

    def setup_seconds(self) -> dict[str, float]:
        """What each file sets up: in a measurement the first test pays for it, in a fork any."""
        files = defaultdict(list)
        for name, known in self.known.items():
            files[file_of(name)].append(known.seconds)
        return {
            file: max(0.0, first - median(rest or [first]))
            for file, (first, *rest) in files.items()
        }


def file_of(test: str) -> str:
    return test.partition("::")[0]


def without_luck() -> None:
    """Hypothesis tries the same examples every time."""
    hypothesis.settings.register_profile("mutate", derandomize=True, database=None)
    hypothesis.settings.load_profile("mutate")


if __name__ == "__main__":  # a fresh process for a mutant
    without_luck()
    sys.exit(pytest.main(sys.argv[1:]))
