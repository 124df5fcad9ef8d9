"""A twentieth of `make soak`: no law is broken, and nothing is met less than three times."""

from pathlib import Path

import pytest

from tests.proof.builds.checkout import output
from tests.proof.soak import Sum, chunks, play


@pytest.mark.proof
@pytest.mark.usefixtures("compiled")
def test_a_twentieth_of_the_soak_breaks_no_law_and_meets_everything() -> None:
    printed = output(
        *("-m", "tests.proof.soak", "--jobs", "2"),
        *("--random", "50000", "--greedy", "1000", "--least", "3"),
    )
    assert "broke none of its laws." in printed


@pytest.mark.proof
@pytest.mark.usefixtures("compiled")
def test_a_soak_resumes_where_it_was_stopped(tmp_path: Path) -> None:
    stopped = Sum([12, 3], tmp_path / "soak.json")
    stopped.add(*play(next(chunks("random", 12, 500))))
    stopped.keep()
    games = ("-m", "tests.proof.soak", "--jobs", "1", "--random", "12", "--greedy", "3")
    whole = output(*games, "--least", "0").splitlines()
    went_on = output(*games, "--least", "0", "--keep", str(stopped.file)).splitlines()
    assert went_on[:-1] == whole[:-1]  # the last line has the time


def test_the_state_of_another_soak_is_not_resumed(tmp_path: Path) -> None:
    Sum([12, 3], tmp_path / "soak.json").keep()
    with pytest.raises(SystemExit, match="another soak"):
        Sum([12, 4], tmp_path / "soak.json")
