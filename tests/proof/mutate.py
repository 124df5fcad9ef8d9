"""Mutation testing: slips are put into the engine, one at a time, and the tests must see them.

    python -m tests.proof.mutate --mutmut PROGRAM --sample 600 --processes 1

Works in a clean copy under build/mutate, on plain sources. The sample is fixed: the same sources
give the same mutants. A run that was stopped is gone on with as long as sources and tests are the
same. Prints a table and every survivor; fails where too many survive.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "build" / "mutate"
# Rules one by one, recorded games to the bit, corners, and what reasons, events and redeals say.
TESTS = (
    "tests/rules",
    "tests/golden",
    "tests/proof/test_corners.py",
    "tests/contract/test_events.py",
    "tests/engine/test_reasons.py",
    "tests/engine/test_redeal.py",
    "tests/engine/test_reveals.py",
)
CONFIGURATION = f"""
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/tearum/engine/*"]
do_not_mutate = ["src/tearum/engine/ints.py"] # it only says what plain Python calls an i64
# A test that takes so many seconds hangs: the mutant is seen.
pytest_add_cli_args = [
    "-q", "-p", "no:cacheprovider",
    "-o", "faulthandler_timeout=40", "-o", "faulthandler_exit_on_timeout=true",
]
pytest_add_cli_args_test_selection = {json.dumps(TESTS)}
track_dependencies = false
use_git_change_detection = false
"""
OF_EACH_FILE = 0.8
OF_ALL = 0.9
SURVIVED = 0  # the exit status of tests that saw nothing
UNTESTED = 33  # mutmut's, where no test comes by
OUT_OF_TIME = (24, -24, 36)  # mutmut's own, far beyond that
Verdicts = dict[str, dict[str, int | None]]


def lay_out() -> None:
    """A clean copy of what the tests need; the one from last time, if nothing has changed."""
    mark, told = PLACE / "fingerprint", fingerprint()
    if mark.exists() and mark.read_text() == told:
        return
    shutil.rmtree(PLACE, ignore_errors=True)
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, PLACE / part, ignore=leave)
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (PLACE / "pyproject.toml").write_text(text + CONFIGURATION, encoding="utf-8")
    mark.write_text(told)


def fingerprint() -> str:
    """Of the engine, and of the tests that look at it."""
    digest = hashlib.sha256(CONFIGURATION.encode())
    for part in ("src/tearum/engine", "tests/table.py", *TESTS):
        for file in sorted([ROOT / part, *(ROOT / part).rglob("*.*")]):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(file.read_bytes())
    return digest.hexdigest()


def mutmut(program: str, *arguments: str) -> subprocess.Popen[bytes]:
    """Starts it in the copy; what it says goes into a file beside it."""
    paths = os.pathsep.join(str(PLACE / "mutants" / part) for part in ("src", ""))
    environment = {**os.environ, "TEARUM_PLAIN": "1", "PYTHONPATH": paths}
    with PLACE.with_suffix(".log").open("ab") as log:
        return subprocess.Popen(
            [program, *arguments], cwd=PLACE, env=environment, stdout=log, stderr=log
        )


def verdicts() -> Verdicts:
    """What became of every mutant, by file; None for those that were not tried."""
    found = {}
    for meta in sorted((PLACE / "mutants").rglob("*.meta")):
        try:
            results = json.loads(meta.read_text())["exit_code_by_key"]
        except json.JSONDecodeError:
            continue  # it is being written just now
        if results:
            file = meta.relative_to(PLACE / "mutants/src/tearum/engine").with_suffix("")
            found[str(file)] = results
    return found


def sample(mutants: Verdicts, size: int) -> list[str]:
    """A fixed choice: from each file its share, and no fewer than a dozen."""
    total = sum(len(names) for names in mutants.values())
    chosen: list[str] = []
    for file, names in sorted(mutants.items()):
        share = max(12, size * len(names) // total + 1)
        chosen += Random(file).sample(sorted(names), min(share, len(names)))
    return chosen


def tried(chosen: list[str]) -> dict[str, dict[str, int]]:
    """The verdicts on those of the sample that have one."""
    wanted, found = set(chosen), {}
    for file, names in verdicts().items():
        seen = {name: code for name, code in names.items() if name in wanted and code is not None}
        if seen:
            found[file] = seen
    return found


def run(program: str, chosen: list[str], processes: str) -> None:
    """Tries what has not been tried yet, and says from time to time how far it is."""
    done = {name for names in tried(chosen).values() for name in names}
    left = [name for name in chosen if name not in done]
    if not left:
        return
    process = mutmut(program, "run", "--max-children", processes, *left)
    while process.poll() is None:
        time.sleep(20)
        results = [code for names in tried(chosen).values() for code in names.values()]
        alive = sum(code in (SURVIVED, UNTESTED) for code in results)
        print(f"{len(results)} of {len(chosen)} tried, {alive} alive", flush=True)


def report(found: dict[str, dict[str, int]]) -> bool:
    """Prints the table and the survivors; whether enough were killed."""
    enough, killed_of_all, all_tried, late = True, 0, 0, 0
    survivors = defaultdict(list)
    print("| file | mutants | killed |\n|---|---|---|")
    for file, results in sorted(found.items()):
        for name, status in results.items():
            late += status in OUT_OF_TIME
            if status in (SURVIVED, UNTESTED):
                survivors[file].append(name)
        killed = len(results) - len(survivors[file])
        killed_of_all, all_tried = killed_of_all + killed, all_tried + len(results)
        enough = enough and killed >= OF_EACH_FILE * len(results)
        print(f"| `{file}` | {len(results)} | {killed / len(results):.0%} |")
    print(f"| all | {all_tried} | {killed_of_all / all_tried:.1%} |\n")
    if late:
        print(f"{late} of them were stopped by mutmut: look whether the machine was too busy.")
    for names in survivors.values():
        for name in names:
            print(f"survived: {name}")
    return enough and killed_of_all >= OF_ALL * all_tried


def main() -> None:
    parser = argparse.ArgumentParser(prog="mutate", description="Mutation testing of the engine.")
    parser.add_argument("--mutmut", required=True, help="the program")
    parser.add_argument("--sample", type=int, default=600)
    parser.add_argument("--processes", default=str(os.cpu_count() or 1))
    options = parser.parse_args()
    lay_out()
    if not verdicts():
        print("Making mutants, and looking which tests come by ...", flush=True)
        mutmut(options.mutmut, "run", "no mutant has this name").wait()
    chosen = sample(verdicts(), options.sample)
    if not chosen:
        sys.exit(f"No mutants could be made: {PLACE.with_suffix('.log')} tells why.")
    run(options.mutmut, chosen, options.processes)
    found = tried(chosen)
    if sum(map(len, found.values())) < len(chosen):
        sys.exit(f"It was stopped; the same command goes on. {PLACE.with_suffix('.log')}")
    if not report(found):
        sys.exit("Too many mutants survive.")


if __name__ == "__main__":
    main()
