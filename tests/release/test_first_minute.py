"""A step of `tools.first_minute` that takes too long ends with everything that it has started."""

import os
import time
from pathlib import Path

import pytest

from tools.first_minute import Trial

# The step is a shell whose child goes on when only the shell is ended, as compilers of `make` do.
STEP = ("sh", "-c", "sleep 60 & echo $! > child; wait")


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
