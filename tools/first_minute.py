"""From nothing to a table, as README says, timed: `python -m tools.first_minute`.

Starts with an empty folder, an empty home and a path that has Python, make, git and a C compiler,
but no Node. Does what README says, one way after the other, and fails where a step fails or README
does not name it. A second run with the home of the first has warm caches, and fails where
`make play` takes too long:

    python -m tools.first_minute build/cold
    python -m tools.first_minute build/warm --home build/cold/home
"""

import argparse
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PROGRAMS: Final = (
    *("python3", "make", "git", "cc", "gcc", "as", "ld", "sh", "bash", "env", "cat", "chmod", "cp"),
    *("date", "dirname", "find", "ls", "ln", "mkdir", "mktemp", "mv", "nice", "realpath", "rm"),
    *("sed", "sleep", "tar", "touch", "tr", "uname"),
)
ADDRESS: Final = re.compile(rb"http://localhost:(\d+)/")
PATIENCE: Final = 3600  # seconds that a step may take; on a busy machine it takes long
MOST_SECONDS: Final = 90  # for the first `make play`, with warm caches on two quiet cores
MOST_MEGABYTES: Final = 150
PORT: Final = 8642  # where `tearum` opens the table
FIRST_PLAY: Final = "make play, the first time"
PROMISED: Final = (
    "Clone this repository",
    "make play",
    "make wheel",
    "--find-links dist -r dist/requirements.txt",
    "pipx install 'dist/tearum-",
    "uvx --from 'dist/tearum-",
)


class Figure(NamedTuple):
    """What a step took. Its processor time is the same on a busy machine, more or less."""

    step: str
    seconds: float
    processor: float


@dataclass
class Trial:
    place: Path
    home: Path
    readme: str
    figures: list[Figure] = field(default_factory=list)
    megabytes: float = 0.0
    patience: float = PATIENCE

    @property
    def project(self) -> Path:
        return self.place / "tearum"

    @property
    def browser(self) -> Path:
        """A browser that only writes down what it was to open."""
        return self.place / "bin" / "browser"

    @property
    def opened(self) -> Path:
        return self.place / "opened"

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of this machine but a few programs, and how it reaches its packages."""
        kept = ("PIP_", "UV_", "NPM_", "NODE_EXTRA_", "SSL_", "HTTP_", "HTTPS_", "NO_PROXY")
        passed = {name: text for name, text in os.environ.items() if name.upper().startswith(kept)}
        path = str(self.place / "bin")
        return {
            **passed,
            "PATH": path,
            "HOME": str(self.home),
            "BROWSER": str(self.browser),
            "LANG": "C.UTF-8",
        }

    def lay_out(self) -> None:
        (self.place / "bin").mkdir()
        self.home.mkdir(exist_ok=True)
        shutil.rmtree(self.home / ".local", ignore_errors=True)  # what an earlier run installed
        for program in PROGRAMS:
            found = sys.executable if program == "python3" else shutil.which(program)
            if found:
                (self.place / "bin" / program).symlink_to(found)
        self.browser.write_text(f'#!/bin/sh\necho "$1" > {self.opened}\n')
        self.browser.chmod(0o755)

    def run(self, name: str, *command: str | Path, folder: Path | None = None) -> None:
        with self.timed(name), self.started(command, folder) as process:
            if process.wait() != 0:
                raise SystemExit(f"{name}: failed, or took longer than {self.patience} s.")

    def play(self, name: str, *command: str | Path, folder: Path | None = None) -> None:
        """Runs a command until its table answers and was opened in the browser, and stops it."""
        self.opened.unlink(missing_ok=True)
        with self.timed(name), self.started(command, folder, subprocess.PIPE) as process:
            address = _address(process)
            with urllib.request.urlopen(address, timeout=30) as page:
                assert b'<div id="app">' in page.read(), "This is not the page."
            self._wait_for_browser(address)

    @contextmanager
    def started(
        self, command: Sequence[str | Path], folder: Path | None, output: int | None = None
    ) -> Iterator["subprocess.Popen[bytes]"]:
        """A command and everything that it starts, which all end here or when patience does."""
        with subprocess.Popen(
            command,
            cwd=folder or self.place,
            env=self.environment,
            stdout=output,
            stderr=None if output is None else subprocess.STDOUT,
            start_new_session=True,
        ) as process:
            timeout = threading.Timer(self.patience, _end_group, (process.pid, signal.SIGKILL))
            timeout.start()
            try:
                yield process
            finally:
                timeout.cancel()
                _end_group(process.pid, signal.SIGTERM)

    def _wait_for_browser(self, address: str) -> None:
        for _ in range(100):
            if self.opened.is_file() and self.opened.read_text().strip() == address:
                return
            time.sleep(0.1)
        raise SystemExit("The table was not opened in the browser.")

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        print(f"== {name}", flush=True)
        began, used = time.monotonic(), _processor_time()
        yield
        figure = Figure(name, time.monotonic() - began, _processor_time() - used)
        self.figures.append(figure)


def _end_group(group: int, how: signal.Signals) -> None:
    with suppress(ProcessLookupError):  # all of it has ended already
        os.killpg(group, how)


def _processor_time() -> float:
    """Of all processes that were started from here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _address(process: "subprocess.Popen[bytes]") -> str:
    """Where the table is, as soon as the command says so."""
    assert process.stdout is not None
    for line in process.stdout:
        print(line.decode(errors="replace"), end="", flush=True)
        if found := ADDRESS.search(line):
            return f"http://localhost:{int(found[1])}/"
    raise SystemExit("The command ended before there was a table.")


def megabytes(*folders: Path) -> float:
    """What some folders take on the disk."""
    files = [file.lstat() for folder in folders for file in folder.rglob("*")]
    return sum({file.st_ino: file.st_blocks * 512 for file in files}.values()) / 1e6


def first_minute(trial: Trial) -> None:
    """Every way that README names, one after the other."""
    if missing := [words for words in PROMISED if words not in trial.readme]:
        raise SystemExit(f"README does not say: {', '.join(missing)}")
    trial.lay_out()
    trial.run("git clone", "git", "clone", "-q", ROOT, "tearum")
    _check_out(trial)
    _install(trial)


def _check_out(trial: Trial) -> None:
    project = trial.project
    play = ("make", "play", "OPTIONS=--port 0")
    trial.play(FIRST_PLAY, *play, folder=project)
    trial.megabytes = megabytes(project / ".venv", project / "build", project / "web")
    trial.play("make play, the second time", *play, folder=project)
    trial.run("make wheel", "make", "wheel", folder=project)
    shutil.copytree(project / "dist", trial.place / "dist")


def _install(trial: Trial) -> None:
    """The wheel, with pip, pipx and uvx."""
    trial.run("python3 -m venv", "python3", "-m", "venv", "table")
    trial.run(
        "pip install, with hashes",
        *("table/bin/pip", "-q", "install", "--require-hashes", "--find-links", "dist"),
        *("-r", "dist/requirements.txt"),
    )
    trial.play("tearum", "table/bin/tearum")
    compiled = [wheel for wheel in trial.place.glob("dist/*.whl") if "none-any" not in wheel.name]
    wheel = f"{compiled[0]}[server]"
    trial.run("python3 -m venv, for pipx and uv", "python3", "-m", "venv", "tools")
    trial.run("pip install pipx uv", "tools/bin/pip", "-q", "install", "pipx", "uv")
    trial.run("pipx install", "tools/bin/pipx", "install", "--quiet", wheel)
    trial.play("tearum, of pipx", trial.home / ".local/bin/tearum")
    trial.play("uvx", "tools/bin/uvx", "--from", wheel, "tearum")


def report(trial: Trial, warm: bool) -> None:
    for figure in trial.figures:
        print(f"{figure.step:34} {figure.seconds:6.1f} s, of a processor {figure.processor:6.1f} s")
    print(f"{'make play sets up':34} {trial.megabytes:6.1f} MB")
    if trial.megabytes > MOST_MEGABYTES:
        raise SystemExit(f"make play set up more than {MOST_MEGABYTES} MB.")
    first = next(figure for figure in trial.figures if figure.step == FIRST_PLAY)
    if warm and first.seconds > MOST_SECONDS:
        raise SystemExit(f"make play took more than {MOST_SECONDS} s.")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "place",
        type=Path,
        nargs="?",
        help="an empty folder, which is left as it is at the end; default: one that is removed",
    )
    parser.add_argument("--home", type=Path, help="a home with warm caches of an earlier run")
    asked = parser.parse_args()
    with socket.socket() as listener:
        if listener.connect_ex(("127.0.0.1", PORT)) == 0:
            raise SystemExit(f"Something listens on port {PORT}, which `tearum` needs.")
    readme = (ROOT / "README.md").read_text("utf-8")
    with tempfile.TemporaryDirectory(prefix="first-minute-") as temporary:
        place = (asked.place or Path(temporary)).resolve()
        place.mkdir(parents=True, exist_ok=True)
        if any(place.iterdir()):
            raise SystemExit(f"{place} is not empty.")
        trial = Trial(place, (asked.home or place / "home").resolve(), readme)
        first_minute(trial)
    report(trial, warm=asked.home is not None)


if __name__ == "__main__":
    main()
