"""Mutation testing: slips are put into the engine, one at a time, and the tests must see them.

    python -m tests.proof.mutate --mutmut PROGRAM --sample 600

Works in a clean copy under build/mutate, on plain sources. The sample is fixed: the same sources
give the same mutants. Prints a table and every survivor; fails where too many survive.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "build" / "mutate"
CONFIGURATION = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["src/tearum/engine/*"]
# What is never compiled, and loops for search and proof: no rules.
do_not_mutate = [
    "src/tearum/engine/ints.py",
    "src/tearum/engine/perft.py",
    "src/tearum/engine/replay.py",
]
pytest_add_cli_args = ["-q", "-p", "no:cacheprovider"]
pytest_add_cli_args_test_selection = ["tests/rules", "tests/contract"]
track_dependencies = false
use_git_change_detection = false
"""
OF_EACH_FILE = 0.8
OF_ALL = 0.9
SURVIVED = 0  # the exit status of tests that saw nothing
UNTESTED = 33  # mutmut's, where no test comes by
# Mutmut's own, or Python's, where a mutant hangs or is stopped: it was seen.


def lay_out() -> None:
    """A clean copy of what the tests need."""
    shutil.rmtree(PLACE, ignore_errors=True)
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, PLACE / part, ignore=leave)
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (PLACE / "pyproject.toml").write_text(text + CONFIGURATION, encoding="utf-8")


def mutmut(program: str, *arguments: str, quietly: bool = False) -> None:
    paths = os.pathsep.join(str(PLACE / "mutants" / part) for part in ("src", ""))
    environment = {**os.environ, "TEARUM_PLAIN": "1", "PYTHONPATH": paths}
    to = subprocess.DEVNULL if quietly else None
    subprocess.run(
        [program, *arguments], cwd=PLACE, env=environment, stdout=to, stderr=to, check=False
    )


def verdicts() -> dict[str, dict[str, int | None]]:
    """What became of every mutant, by file; None for those that were not tried."""
    found = {}
    for meta in sorted((PLACE / "mutants").rglob("*.meta")):
        results = json.loads(meta.read_text())["exit_code_by_key"]
        if results:
            file = meta.relative_to(PLACE / "mutants/src/tearum/engine").with_suffix("")
            found[str(file)] = results
    return found


def sample(mutants: dict[str, dict[str, int | None]], size: int) -> list[str]:
    """A fixed choice: from each file its share, and no fewer than a dozen."""
    total = sum(len(names) for names in mutants.values())
    chosen: list[str] = []
    for file, names in sorted(mutants.items()):
        share = max(12, size * len(names) // total + 1)
        chosen += Random(file).sample(sorted(names), min(share, len(names)))
    return chosen


def report(tried: dict[str, dict[str, int]]) -> bool:
    """Prints the table and the survivors; whether enough were killed."""
    enough, killed_of_all, all_tried = True, 0, 0
    survivors = defaultdict(list)
    print("| file | mutants | killed |\n|---|---|---|")
    for file, results in sorted(tried.items()):
        for name, status in results.items():
            if status in (SURVIVED, UNTESTED):
                survivors[file].append(name)
        killed = len(results) - len(survivors[file])
        killed_of_all, all_tried = killed_of_all + killed, all_tried + len(results)
        enough = enough and killed >= OF_EACH_FILE * len(results)
        print(f"| `{file}` | {len(results)} | {killed / len(results):.0%} |")
    print(f"| all | {all_tried} | {killed_of_all / all_tried:.1%} |\n")
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
    print("Making mutants, and looking which tests come by ...", flush=True)
    mutmut(options.mutmut, "run", "no mutant has this name", quietly=True)
    chosen = sample(verdicts(), options.sample)
    mutmut(options.mutmut, "run", "--max-children", options.processes, *chosen)
    wanted = set(chosen)
    tried = {
        file: {name: seen for name, seen in names.items() if name in wanted and seen is not None}
        for file, names in verdicts().items()
    }
    if not report({file: results for file, results in tried.items() if results}):
        sys.exit("Too many mutants survive.")


if __name__ == "__main__":
    main()
