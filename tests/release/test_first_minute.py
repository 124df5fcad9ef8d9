"""`tools.first_minute` has what setting up needs, and ends what it has started."""

import os
import re
import shutil
import time
from pathlib import Path

import pytest

from tools.first_minute import PROGRAMS, ROOT, Trial

TOOLS = ("compile", "engine", "node", "page", "step", "wheel")
SCRIPTS = ("Makefile", *(f"tools/{name}.sh" for name in TOOLS))
BUILT_IN = {"echo", "printf"}  # into the shell
FETCHED = {"node", "npm"}
# A word where a command begins: of a line, after a sign that separates commands, in a variable.
COMMAND = re.compile(r"(?:^[\t@!]*\s*|[|;&(]\s*|:= )([a-z]+)(?= |$)", re.MULTILINE)

# The step is a shell whose child goes on when only the shell is ended, as compilers of `make` do.
STEP = ("sh", "-c", "sleep 60 & echo $! > child; wait")


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_bare_path_has_every_program_that_setting_up_runs(script: str) -> None:
    text = re.sub(r"#.*|\\\n", "", (ROOT / script).read_text("utf-8"))
    functions = set(re.findall(r"^(\w+)\(\)", text, re.MULTILINE))
    programs = {word for word in COMMAND.findall(text) if shutil.which(word, path="/usr/bin:/bin")}
    assert programs - functions <= {*PROGRAMS, *BUILT_IN, *FETCHED}


def runs(process: int) -> bool:
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_until_ended(process: int) -> None:
    for _ in range(100):
        if not runs(process):
            return
        time.sleep(0.05)
    raise AssertionError("A process of the step still runs.")


@pytest.fixture
def trial(tmp_path: Path) -> Trial:
    trial = Trial(tmp_path, tmp_path / "home", readme="", patience=1.0)
    trial.lay_out()
    return trial


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="needs /proc")
@pytest.mark.parametrize("step", ["run", "play"])
def test_a_step_that_takes_too_long_ends_with_all_its_processes(trial: Trial, step: str) -> None:
    began = time.monotonic()
    with pytest.raises(SystemExit):
        getattr(trial, step)("a step without end", *STEP)
    assert time.monotonic() - began < 30
    wait_until_ended(int((trial.place / "child").read_text()))


def test_a_step_that_fails_is_named(trial: Trial) -> None:
    with pytest.raises(SystemExit, match="clone"):
        trial.run("clone", "sh", "-c", "exit 3")
    assert trial.figures == []


def test_a_step_that_succeeds_is_timed(trial: Trial) -> None:
    trial.run("clone", "sh", "-c", "exit 0")
    assert [figure.step for figure in trial.figures] == ["clone"]
