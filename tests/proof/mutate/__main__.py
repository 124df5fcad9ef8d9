"""Mutation testing: mistakes are planted in an area, one at a time, and its tests must notice.

    python -m tests.proof.mutate --area lab --jobs 2 --sample 300

The sample is fixed: the same sources and the same seed give the same mutants. A run that was
stopped is resumed; what was killed is tried again only if its file or the test that noticed has
changed, what survived also if any other test has. Prints a table and every survivor; fails where
too many survive. Don't edit sources while it runs.
"""

import argparse
import json
import math
import os
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random

from tests.proof.mutate.areas import AREAS, NATIVE, Area, area
from tests.proof.mutate.forks import Forks
from tests.proof.mutate.plant import PACKAGE, ROOT, Mutant, Planter
from tests.proof.mutate.reach import digest, helpers
from tests.proof.mutate.runner import Runner

OF_EACH_FILE = 12  # mutants, so that small files are judged as well


def files_of(one: Area) -> list[str]:
    """The files of an area, under src/tearum."""
    left_out = {file for pattern in one.left_out for file in PACKAGE.glob(pattern)}
    found = set()
    for room in one.rooms:
        place = PACKAGE / room
        found |= set(place.rglob("*.py") if place.is_dir() else PACKAGE.glob(room))
    sources = (file for file in found - left_out if file.suffix == ".py")
    return sorted(str(file.relative_to(PACKAGE)) for file in sources)


def sample(one: Area, size: int, seed: int, folder: Path) -> list[Mutant]:
    """A fixed choice: from each file its share, and no fewer than a dozen."""
    files = files_of(one)
    version = digest((PACKAGE / file for file in files), f"{files} {size} {seed}")
    kept = folder / f"{one.name}-{version}.json"
    if not kept.exists():
        planters = {file: Planter(file) for file in files}
        planters = {file: planter for file, planter in planters.items() if len(planter)}
        total = sum(map(len, planters.values()))
        chosen: list[Mutant] = []
        for file, planter in planters.items():
            share = max(min(OF_EACH_FILE, size // len(files)), size * len(planter) // total + 1)
            luck = Random(f"{seed} {file}" if seed else file)
            numbers = luck.sample(range(len(planter)), min(share, len(planter)))
            chosen += [planter.plant(number) for number in numbers]
        folder.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps([asdict(mutant) for mutant in chosen]))
    return [Mutant(**given) for given in json.loads(kept.read_text())]


class Results:
    """The verdicts of an area, in a file that is written as they come."""

    def __init__(self, one: Area, folder: Path) -> None:
        self.area = one
        self.file = folder / f"{one.name}.jsonl"
        self.found: dict[str, dict[str, str]] = {}
        if self.file.exists():
            for line in self.file.read_text().splitlines():
                result = json.loads(line)
                self.found[result["name"]] = result

    def basis(self, mutant: Mutant, by: str) -> str:
        """Of what a verdict depends on."""
        if by:
            tests = [ROOT / by.partition("::")[0]]
        else:
            tests = [file for part in self.area.tests for file in (ROOT / part).rglob("*.py")]
            tests = sorted([*tests, *helpers(), *(ROOT / part for part in self.area.tests)])
        return digest(file for file in (mutant.path, *tests) if file.is_file())

    def of(self, mutant: Mutant) -> dict[str, str] | None:
        found = self.found.get(mutant.name)
        return found if found and found["basis"] == self.basis(mutant, found["by"]) else None

    def add(self, mutant: Mutant, verdict: str, by: str) -> None:
        result = {"name": mutant.name, "verdict": verdict, "by": by, "diff": mutant.diff()}
        result["basis"] = self.basis(mutant, by)
        self.found[mutant.name] = result
        with self.file.open("a") as file:
            file.write(json.dumps(result) + "\n")
        print(f"{verdict}: {mutant.name}", flush=True)


def run(one: Area, chosen: list[Mutant], results: Results, options: argparse.Namespace) -> None:
    """Tries what has no verdict, compiled modules apart: theirs run as plain sources."""
    todo = [mutant for mutant in chosen if results.of(mutant) is None]
    Random(0).shuffle(todo)  # so that those tried in time are a sample as well
    until = time.monotonic() + 60 * options.minutes
    print(f"{len(todo)} of {len(chosen)} to try", flush=True)
    for native in (False, True):
        part = [mutant for mutant in todo if mutant.file.startswith(NATIVE) == native]
        if not part:
            continue
        pid = os.fork()  # each part imports tearum in its own way
        if pid == 0:
            try:
                if not native:  # the others need their share of the time
                    until -= 60 * options.minutes * (1 - len(part) / len(todo))
                plain = one.plain if native else ()
                files = [str(PACKAGE / file) for file in files_of(one)]
                runner = Runner(part, files, plain, results, options.seconds)
                runner.run(one.tests, Forks(options.jobs, until), options.folder)
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                os._exit(0)
        os.waitpid(pid, 0)


def wilson(killed: int, tried: int) -> tuple[float, float]:
    """Between which shares of all mutants would be killed, with 95% confidence.

    Not from tearum.lab, which this process must not import: its forks do, with a mutant inside.
    """
    if not tried:
        return 0.0, 1.0
    z2 = 1.96**2
    middle = (killed + z2 / 2) / (tried + z2)
    half = 1.96 * math.sqrt(killed * (tried - killed) / tried + z2 / 4) / (tried + z2)
    return middle - half, middle + half


def report(chosen: list[Mutant], results: Results) -> Iterator[str]:
    """Prints the table and the survivors; gives what is wrong."""
    one, survivors, late = results.area, [], 0
    files: dict[str, list[bool]] = defaultdict(list)
    for mutant in chosen:
        result = results.of(mutant)
        if result is None:
            continue
        killed = result["verdict"] in ("killed", "timeout")
        late += result["verdict"] == "timeout"
        files[mutant.file].append(killed)
        if not killed:
            survivors.append(f"{result['verdict']}: {mutant.name}\n{mutant.diff()}")
    print("\n".join(survivors))
    print("| file | mutants | killed |\n|---|---|---|")
    for file, killed_here in sorted(files.items()):
        share = sum(killed_here) / len(killed_here)
        print(f"| `{file}` | {len(killed_here)} | {share:.0%} |")
        if share < one.required_of_file:
            yield f"{file}: too many mutants survive"
    tried = sum(map(len, files.values()))
    killed_of_all = tried - len(survivors)
    share = killed_of_all / max(tried, 1)
    low, high = wilson(killed_of_all, tried)
    print(f"| all of {one.name} | {tried} | {killed_of_all} ({share:.1%}) |")
    print(f"\nWith 95% confidence between {low:.0%} and {high:.0%}, as far as this is a sample.")
    print(f"\n{late} of the killed were stopped because their tests did not end.")
    if share < one.required:
        yield f"{one.name}: {share:.1%} killed, {one.required:.0%} needed"
    if tried < len(chosen):
        yield f"{one.name}: {len(chosen) - tried} were not tried; the same command resumes"


def main() -> None:
    parser = argparse.ArgumentParser(prog="mutate", description="Mutation testing by area.")
    names = [known.name for known in AREAS]
    parser.add_argument("--area", default="all", help=f"all (the default), or: {', '.join(names)}")
    parser.add_argument("--sample", type=int, help="mutants; default: that of the area")
    parser.add_argument("--seed", type=int, default=0, help="of the sample; default: 0")
    parser.add_argument("--only", default="", help="mutants with this in their name")
    parser.add_argument("--minutes", type=float, default=60, help="for each area; default: 60")
    parser.add_argument(
        "--seconds", type=float, default=60, help="of tests, for each mutant; default: 60"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "mutate")
    options = parser.parse_args()
    os.chdir(ROOT)
    wrong: list[str] = []
    for one in AREAS if options.area == "all" else (area(options.area),):
        print(f"{one.name}: planting ...", flush=True)
        chosen = sample(one, options.sample or one.sample, options.seed, options.folder)
        chosen = [mutant for mutant in chosen if options.only in mutant.name]
        run(one, chosen, Results(one, options.folder), options)
        wrong += report(chosen, Results(one, options.folder))
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
