"""The steps of the Dockerfile, run in plain folders, end in a server that is well.

There is no builder of images on every machine; this keeps the file from rotting on those without.
"""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
import yaml

from tearum.contract.languages import LANGUAGES
from tearum.server.run import open_listener
from tests.server.harness import wait_until
from tools.first_minute import megabytes

ROOT = Path(__file__).parents[2]
CHANGES_THE_MACHINE = ("apt-get", "useradd")  # these steps are for a root of their own
# What may be installed in an image under 250 MB: python:3.13-slim-trixie takes some 125 of them.
MOST_MEGABYTES = 120
FOLDERS = re.compile(r"(?<![\w.])/(?=(?:opt|data|src)\b)")  # of the image, in commands


@dataclass
class Stage:
    """What one FROM makes: a folder in place of the image's root."""

    root: Path
    folder: str = "/"
    environment: dict[str, str] = field(default_factory=dict)
    user: str = "root"
    skipped: int = 0

    def path(self, name: str) -> Path:
        return self.root / name.lstrip("/")

    def here(self, text: str) -> str:
        return FOLDERS.sub(f"{self.root}/", text)


def instructions(file: Path = ROOT / "Dockerfile") -> Iterator[tuple[str, str]]:
    text = re.sub(r"^\s*#.*\n", "", file.read_text("utf-8"), flags=re.MULTILINE)
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip():
            word, _, rest = line.partition(" ")
            yield word, rest.strip()


def context(target: Path) -> None:
    """Copies what .dockerignore lets through, from the files that git knows."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        if is_sent(name) and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)


def is_sent(name: str) -> bool:
    sent = True
    for pattern in (ROOT / ".dockerignore").read_text("utf-8").splitlines():
        if pattern and not pattern.startswith("#"):
            wanted = pattern.removeprefix("!").removeprefix("**/")
            places = [name, *map(str, Path(name).parents)]
            parts = name.split("/") if "**/" in pattern else []
            if wanted == "*" or any(fnmatch.fnmatch(place, wanted) for place in [*places, *parts]):
                sent = pattern.startswith("!")
    return sent


def follow(folder: Path) -> tuple[Stage, dict[str, str]]:
    """Runs every step. The last stage, and the instructions that say how it starts."""
    stages: list[Stage] = []
    names: dict[str, Stage] = {}
    last: dict[str, str] = {}
    for word, rest in instructions():
        if word == "FROM":
            stages.append(Stage(folder / str(len(stages))))
            stages[-1].root.mkdir(parents=True)
            names[rest.partition(" AS ")[2]] = stages[-1]
            continue
        if word == "ARG":
            continue
        stage = stages[-1]
        if word == "WORKDIR":
            stage.folder = rest
            stage.path(rest).mkdir(parents=True, exist_ok=True)
        elif word == "COPY" and rest == ". .":
            context(stage.path(stage.folder))
        elif word == "COPY":
            origin, source, target = rest.split()
            copied = names[origin.removeprefix("--from=")].path(source)
            shutil.copytree(copied, stage.path(target), symlinks=True)
        elif word == "ENV":
            name, _, value = rest.partition("=")
            stage.environment[name] = stage.here(value).replace("$PATH", os.environ["PATH"])
        elif word == "RUN" and rest.startswith(CHANGES_THE_MACHINE):
            stage.skipped += 1
        elif word == "RUN":
            run_step(stage, rest)
        elif word == "USER":
            stage.user = rest
        else:
            last[word] = rest
    return stages[-1], last


def run_step(stage: Stage, command: str) -> None:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "TEARUM_PLAIN", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL")
    }
    python = str(Path(sys.executable).resolve().parent)
    done = subprocess.run(
        ["sh", "-ec", stage.here(command)],
        cwd=stage.path(stage.folder),
        env={**kept, "PATH": f"{python}:{kept['PATH']}", **stage.environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"


def test_the_image_gets_what_it_is_built_from_and_nothing_else() -> None:
    for name in ("setup.py", "Makefile", "locks/server.lock", "web/src/main.ts", "tools/wheel.sh"):
        assert (ROOT / name).is_file()
        assert is_sent(name), name
    for name in (".env", ".git/config", "web/dist/index.html", "docs/index.md", "tests/table.py"):
        assert not is_sent(name), name


def test_the_server_in_the_image_is_not_root_and_has_one_volume() -> None:
    found = list(instructions())
    assert [rest for word, rest in found if word == "VOLUME"] == ["/data"]
    assert [rest for word, rest in found if word == "USER"] == ["10001"]
    assert sum(word == "FROM" for word, _ in found) >= 2
    service = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]["tearum"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["volumes"] == ["games:/data"]
    assert "ports" not in service  # only the proxy reaches it


def test_the_user_of_the_image_can_write_a_backup_into_the_volume() -> None:
    (making,) = (rest for word, rest in instructions() if word == "RUN" and "useradd" in rest)
    assert making.endswith("install -d -o tearum -m 700 /data /data/tearum")


def test_the_image_keeps_the_locale_of_every_language() -> None:
    (cleaning,) = (rest for _, rest in instructions() if "locale-data" in rest)
    assert set(re.findall(r"! -name (\w+)\.dat", cleaning)) == {"root", *LANGUAGES}


@pytest.mark.proof
def test_every_step_runs_and_the_server_is_well(tmp_path: Path) -> None:
    stage, last = follow(tmp_path)
    assert megabytes(stage.path("/opt/tearum")) < MOST_MEGABYTES
    (stage.root / "data").mkdir(exist_ok=True)
    with open_listener("127.0.0.1", 0) as free:
        port = str(free.getsockname()[1])
    python = stage.path("/opt/tearum/bin/python")
    program = stage.path("/opt/tearum/bin") / json.loads(last["ENTRYPOINT"])[0]
    assert last["EXPOSE"] == "8642"
    with subprocess.Popen(
        [python, program, *json.loads(last["CMD"]), "--port", port],
        env=stage.environment,
        cwd=stage.root,
    ) as server:
        try:
            wait_until(lambda: _is_well(port), 60)
            assert '<div id="app">' in httpx.get(f"http://127.0.0.1:{port}/").text
            check = json.loads(last["HEALTHCHECK"].partition(" CMD ")[2])
            command = [part.replace("8642", port) for part in check]
            subprocess.run(command, check=True, env=stage.environment)
        finally:
            server.terminate()
    assert (stage.root / "data/tearum/tearum.sqlite3").is_file()


def _is_well(port: str) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").is_success
    except httpx.TransportError:
        return False
