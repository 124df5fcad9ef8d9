"""Which lines each test reaches, and how long it takes."""

import hashlib
import json
import os
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import coverage

from tests.proof.mutate.plant import ROOT


@dataclass
class Known:
    """What is known of a test."""

    seconds: float
    lines: dict[str, list[int]] = field(default_factory=dict)  # by file, those that it reaches

    def rank(self, setup: float) -> float:
        """Small for what is quick, with what its file sets up, and looks at little."""
        return (self.seconds + setup + 0.01) * (sum(map(len, self.lines.values())) + 50)


def coverage_of(files: list[str], folder: Path | None = None) -> coverage.Coverage:
    """A measurement in this process; nothing is written without a folder."""
    data_file = str(folder / "own") if folder else None
    found = coverage.Coverage(data_file=data_file, config_file=False, include=files)
    found.set_option("run:disable_warnings", ["no-data-collected"])
    return found


class Measurement:
    """Of one file of tests, in a fork: here, and in the programs that they start."""

    def __init__(self, folder: Path, files: list[str], names: list[str]) -> None:
        self.folder = folder
        self.next = dict(zip(names, [*names[1:], ""], strict=True))
        self.known: dict[str, Known] = {}
        settings = folder / "coverage.ini"
        settings.write_text(
            "[run]\nparallel = true\nsigterm = true\npatch = _exit\n"
            "disable_warnings = no-data-collected\n"
            f"data_file = {folder}/other\ninclude =\n  " + "\n  ".join(files)
        )
        os.environ["COVERAGE_PROCESS_START"] = str(settings)
        self.coverage = coverage_of(files, folder)
        self.coverage.start()
        self.coverage.switch_context(names[0])

    def passed(self, name: str, seconds: float) -> None:
        self.known[name] = Known(seconds)

    def go_on(self, name: str) -> None:
        """What comes after a test belongs to the next."""
        self.coverage.switch_context(self.next[name])

    def write(self, file: Path) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        for source in data.measured_files():
            for line, names in data.contexts_by_lineno(source).items():
                for name in names:
                    if name in self.known:
                        self.known[name].lines.setdefault(source, []).append(line)
        for source, lines in self.elsewhere().items():
            for known in self.known.values():  # nobody knows which of them started it
                here = known.lines.setdefault(source, [])
                here.extend(lines.difference(here))
        found = {name: asdict(known) for name, known in self.known.items()}
        file.write_text(json.dumps(found))

    def elsewhere(self) -> dict[str, set[int]]:
        """What other programs have reached."""
        found: dict[str, set[int]] = defaultdict(set)
        for file in self.folder.glob("other.*"):
            data = coverage.CoverageData(str(file))
            try:
                data.read()
            except coverage.CoverageException:
                continue  # its program was killed
            for source in data.measured_files():
                found[source].update(data.lines(source) or ())
        return found


def helpers() -> list[Path]:
    """What tests share; this driver is none of it."""
    found = sorted((ROOT / "tests").rglob("*.py"))
    driver = Path(__file__).parent
    return [file for file in found if file.name[:5] != "test_" and driver not in file.parents]


def digest(files: Iterable[Path], start: str = "") -> str:
    found = hashlib.sha256(start.encode())
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()[:16]
