"""A twentieth of `make soak`: no law is broken, and everything is met in proportion."""

import pytest

from tests.proof.checkout import output


@pytest.mark.usefixtures("compiled")
def test_a_twentieth_of_the_soak_breaks_no_law() -> None:
    told = output(
        *("-m", "tests.proof.soak", "--processes", "2"),
        *("--random", "50000", "--greedy", "1000", "--least", "5"),
    )
    assert told.rstrip().endswith("no law broken.")
