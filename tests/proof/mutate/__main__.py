"""Mutation testing: mistakes are planted in an area, one at a time, and its tests must notice.

    python -m tests.proof.mutate --area lab --mutmut PROGRAM --sample 300 --processes 1

Works in a clean copy under build/mutate, on plain sources. The sample is fixed: the same sources
and the same seed give the same mutants. A run that was stopped is resumed as long as sources and
tests are unchanged. Prints a table and every survivor; fails where too many survive.
`--minutes` limits the run; what was not tried by then is counted and said.
"""

import argparse
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.proof.mutate.areas import AREAS, Area, area

ROOT = Path(__file__).resolve().parents[3]
COPIED = ("src", "tests", "training", "tools", "docs", "requirements.lock", "setup.py", "README.md")
SURVIVED = 0  # the exit status of tests that noticed nothing
UNTESTED = 33  # mutmut's, where no test reaches the mutant
OUT_OF_TIME = (24, -24, 36)  # mutmut's own limit, far beyond what the tests need
OF_EACH_FILE = 12  # mutants, so that small files are judged as well
Verdicts = dict[str, dict[str, int | None]]  # by file and mutant; None: not tried


@dataclass(frozen=True)
class Workplace:
    """A clean copy of what the tests of an area need, and mutmut in it."""

    area: Area
    program: str

    @property
    def folder(self) -> Path:
        return ROOT / "build" / "mutate" / self.area.name

    @property
    def log(self) -> Path:
        return self.folder.with_suffix(".log")

    def prepare(self) -> None:
        """Keeps the copy of last time if nothing has changed."""
        mark, current = self.folder / "fingerprint", self.fingerprint()
        if mark.exists() and mark.read_text() == current:
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "static")
        for part in COPIED:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, self.folder / part, ignore=ignored)
            else:
                shutil.copy(ROOT / part, self.folder / part)
        text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        configured = text + self.configuration()
        (self.folder / "pyproject.toml").write_text(configured, encoding="utf-8")
        mark.write_text(current)

    def configuration(self) -> str:
        rooms = [f"src/tearum/{room}" for room in self.area.rooms]
        mutated = [room if room.endswith((".py", "*")) else f"{room}/*" for room in rooms]
        left_out = [f"src/tearum/{file}" for file in self.area.left_out]
        return f"""
[tool.mutmut]
source_paths = ["src"]
only_mutate = {json.dumps(mutated)}
do_not_mutate = {json.dumps(left_out)}
also_copy = {json.dumps([part for part in COPIED if part not in ("src", "tests")])}
# A test that takes so many seconds hangs: the mutant is noticed.
pytest_add_cli_args = [
    "-q", "-p", "no:cacheprovider",
    "-o", "faulthandler_timeout=40", "-o", "faulthandler_exit_on_timeout=true",
]
pytest_add_cli_args_test_selection = {json.dumps(self.area.tests)}
process_isolation = "{self.area.isolation}"
track_dependencies = false
use_git_change_detection = false
"""

    def fingerprint(self) -> str:
        """Of the area, of the tests that look at it, and of what tests share."""
        digest = hashlib.sha256(self.configuration().encode())
        rooms = [f"src/tearum/{room.removesuffix('/*')}" for room in self.area.rooms]
        for part in (*rooms, "src/tearum/text", "tests/table.py", *self.area.tests):
            for file in sorted([ROOT / part, *(ROOT / part).rglob("*.*")]):
                if file.is_file() and "__pycache__" not in file.parts:
                    digest.update(file.read_bytes())
        return digest.hexdigest()

    def mutmut(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Starts it in the copy; its output goes into a file beside it."""
        paths = os.pathsep.join(str(self.folder / "mutants" / part) for part in ("src", ""))
        environment = {**os.environ, "TEARUM_PLAIN": "1", "PYTHONPATH": paths}
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [self.program, *arguments],
                cwd=self.folder,
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def verdicts(self) -> Verdicts:
        """What became of every mutant."""
        found = {}
        mutants = self.folder / "mutants"
        for meta in sorted(mutants.rglob("*.meta")):
            try:
                results = json.loads(meta.read_text())["exit_code_by_key"]
            except json.JSONDecodeError:
                continue  # it is being written just now
            if results:
                found[str(meta.relative_to(mutants / "src/tearum").with_suffix(""))] = results
        return found

    def tried(self, chosen: list[str]) -> dict[str, dict[str, int]]:
        """The verdicts on those of the sample that have one."""
        wanted, found = set(chosen), {}
        for file, names in self.verdicts().items():
            seen = {name: code for name, code in names.items() if name in wanted}
            known = {name: code for name, code in seen.items() if code is not None}
            if known:
                found[file] = known
        return found

    def run(self, chosen: list[str], processes: int, minutes: float) -> None:
        """Tries what has not been tried yet, and reports its progress from time to time."""
        done = {name for names in self.tried(chosen).values() for name in names}
        left = [name for name in chosen if name not in done]
        if not left:
            return
        end = time.monotonic() + 60 * minutes
        process = self.mutmut("run", "--max-children", str(processes), *left)
        try:
            while process.poll() is None and time.monotonic() < end:
                time.sleep(10)
                results = [code for of in self.tried(chosen).values() for code in of.values()]
                alive = sum(code in (SURVIVED, UNTESTED) for code in results)
                print(f"{len(results)} of {len(chosen)} tried, {alive} alive", flush=True)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
                process.wait()


def sample(mutants: Verdicts, size: int, seed: int) -> list[str]:
    """A fixed choice: from each file its share, and no fewer than a dozen."""
    total = sum(len(names) for names in mutants.values())
    chosen: list[str] = []
    for file, names in sorted(mutants.items()):
        share = max(min(OF_EACH_FILE, size // len(mutants)), size * len(names) // total + 1)
        luck = Random(f"{seed} {file}" if seed else file)
        chosen += luck.sample(sorted(names), min(share, len(names)))
    return chosen


def report(found: dict[str, dict[str, int]], judged: Area) -> bool:
    """Prints the table and the survivors; whether enough were killed."""
    enough, killed_of_all, all_tried, late = True, 0, 0, 0
    survivors = defaultdict(list)
    print("| file | mutants | killed |\n|---|---|---|")
    for file, results in sorted(found.items()):
        for name, status in results.items():
            late += status in OUT_OF_TIME
            if status in (SURVIVED, UNTESTED):
                survivors[file].append(name + (" (no test)" if status == UNTESTED else ""))
        killed = len(results) - len(survivors[file])
        killed_of_all, all_tried = killed_of_all + killed, all_tried + len(results)
        enough = enough and killed >= judged.required_of_file * len(results)
        print(f"| `{file}` | {len(results)} | {killed / len(results):.0%} |")
    print(f"| all of {judged.name} | {all_tried} | {killed_of_all / all_tried:.1%} |\n")
    if late:
        print(f"{late} of them were stopped by mutmut: look whether the machine was too busy.")
    for name in (name for names in survivors.values() for name in names):
        print(f"survived: {name}")
    return enough and killed_of_all >= judged.required * all_tried


def mutate(place: Workplace, options: argparse.Namespace) -> Iterator[str]:
    """Tries an area; gives what is wrong with it."""
    place.prepare()
    if not place.verdicts():
        print(f"{place.area.name}: planting, and looking which tests reach what ...", flush=True)
        place.mutmut("run", "no mutant has this name").wait()
    chosen = sample(place.verdicts(), options.sample or place.area.sample, options.seed)
    if not chosen:
        yield f"{place.area.name}: no mutants could be made; {place.log} says why"
        return
    place.run(chosen, options.processes, options.minutes)
    found = place.tried(chosen)
    untried = len(chosen) - sum(map(len, found.values()))
    if found and not report(found, place.area):
        yield f"{place.area.name}: too many mutants survive"
    if untried:
        yield f"{place.area.name}: {untried} were not tried; the same command resumes ({place.log})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="mutate", description="Mutation testing by area.")
    names = [known.name for known in AREAS]
    parser.add_argument("--area", default="all", help=f"all (the default), or: {', '.join(names)}")
    parser.add_argument("--mutmut", required=True, help="the program")
    parser.add_argument("--sample", type=int, help="mutants; default: that of the area")
    parser.add_argument("--seed", type=int, default=0, help="of the sample; default: 0")
    parser.add_argument("--minutes", type=float, default=30, help="for each area; default: 30")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    areas = AREAS if options.area == "all" else (area(options.area),)
    wrong = [
        problem for one in areas for problem in mutate(Workplace(one, options.mutmut), options)
    ]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
