"""From nothing to a table, as README says, timed: `python -m tools.first_minute`.

Starts with an empty folder, an empty home and a path that has Python, make, git and a C compiler,
but no Node. Does what README says, one way after the other, and fails where a step fails or README
does not name it.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PROGRAMS: Final = (
    *("python3", "make", "git", "cc", "gcc", "as", "ld", "sh", "bash", "env", "cat", "chmod", "cp"),
    *("date", "dirname", "find", "ls", "ln", "mkdir", "mktemp", "mv", "rm", "sed", "sleep", "tar"),
    *("touch", "tr", "uname"),
)
ADDRESS: Final = re.compile(rb"http://localhost:(\d+)/")
PATIENCE: Final = 1200  # seconds
MOST_MEGABYTES: Final = 150


@dataclass
class Trial:
    place: Path
    home: Path
    readme: str
    figures: list[tuple[str, float]] = field(default_factory=list)

    @property
    def project(self) -> Path:
        return self.place / "tearum"

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of this machine but a few programs, and how it reaches its packages."""
        kept = ("PIP_", "NPM_CONFIG_", "SSL_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
        passed = {name: text for name, text in os.environ.items() if name.upper().startswith(kept)}
        path = str(self.place / "bin")
        return {
            **passed,
            "PATH": path,
            "HOME": str(self.home),
            "BROWSER": "true",
            "LANG": "C.UTF-8",
        }

    def lay_out(self) -> None:
        (self.place / "bin").mkdir()
        self.home.mkdir(exist_ok=True)
        for program in PROGRAMS:
            found = sys.executable if program == "python3" else shutil.which(program)
            if found:
                (self.place / "bin" / program).symlink_to(found)

    def run(self, name: str, *command: str | Path, folder: Path | None = None) -> None:
        with self.timed(name):
            subprocess.run(
                command,
                cwd=folder or self.place,
                env=self.environment,
                check=True,
                timeout=PATIENCE,
            )

    def play(self, name: str, *command: str | Path, folder: Path | None = None) -> None:
        """Runs a command until its table answers with the page, and stops it."""
        with (
            self.timed(name),
            subprocess.Popen(
                command,
                cwd=folder or self.place,
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            ) as process,
        ):
            try:
                with urllib.request.urlopen(_address(process), timeout=30) as page:
                    assert b'<div id="app">' in page.read(), "This is not the page."
            finally:
                os.killpg(process.pid, signal.SIGTERM)

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        print(f"== {name}", flush=True)
        began = time.monotonic()
        yield
        self.figures.append((name, time.monotonic() - began))


def _address(process: "subprocess.Popen[bytes]") -> str:
    """Where the table is, as soon as the command says so."""
    assert process.stdout is not None
    for line in process.stdout:
        print(line.decode(errors="replace"), end="", flush=True)
        if found := ADDRESS.search(line):
            return f"http://127.0.0.1:{int(found[1])}/"
    raise SystemExit("The command ended before there was a table.")


def megabytes(*folders: Path) -> float:
    """What some folders take on the disk."""
    files = [file.lstat() for folder in folders for file in folder.rglob("*")]
    return sum({file.st_ino: file.st_blocks * 512 for file in files}.values()) / 1e6


def first_minute(trial: Trial) -> None:
    trial.lay_out()
    promised = [
        "Clone this repository",
        "make play",
        "make wheel",
        "--find-links dist -r dist/requirements.txt",
    ]
    if missing := [words for words in promised if words not in trial.readme]:
        raise SystemExit(f"README does not say: {', '.join(missing)}")

    trial.run("git clone", "git", "clone", "-q", ROOT, "tearum")
    project = trial.project
    play = ("make", "play", "OPTIONS=--no-open --port 0")
    trial.play("make play, the first time", *play, folder=project)
    size = megabytes(project / ".venv", project / "build", project / "web")
    trial.play("make play, the second time", *play, folder=project)

    trial.run("make wheel", "make", "wheel", folder=project)
    trial.run("python3 -m venv", "python3", "-m", "venv", "table")
    shutil.copytree(project / "dist", trial.place / "dist")
    trial.run(
        "pip install, with hashes",
        *("table/bin/pip", "-q", "install", "--require-hashes", "--find-links", "dist"),
        *("-r", "dist/requirements.txt"),
    )
    trial.play("tearum", "table/bin/tearum", "serve", "--port", "0")

    for name, seconds in trial.figures:
        print(f"{name:30} {seconds:6.1f} s")
    print(f"{'make play sets up':30} {size:6.1f} MB")
    if size > MOST_MEGABYTES:
        raise SystemExit(f"make play set up more than {MOST_MEGABYTES} MB.")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "place", type=Path, help="an empty folder, which is left as it is at the end"
    )
    parser.add_argument("--home", type=Path, help="a home with warm caches of an earlier run")
    asked = parser.parse_args()
    place = asked.place.resolve()
    place.mkdir(parents=True, exist_ok=True)
    if any(place.iterdir()):
        raise SystemExit(f"{place} is not empty.")
    readme = (ROOT / "README.md").read_text("utf-8")
    first_minute(Trial(place, (asked.home or place / "home").resolve(), readme))


if __name__ == "__main__":
    main()
