"""A twentieth of `make soak`: no law is broken. How often all is met, the whole of it asks."""

import pytest

from tests.proof.checkout import output


@pytest.mark.usefixtures("compiled")
def test_a_twentieth_of_the_soak_breaks_no_law() -> None:
    told = output(
        *("-m", "tests.proof.soak", "--processes", "2"),
        *("--random", "50000", "--greedy", "1000", "--least", "0"),
    )
    assert told.rstrip().endswith("no law broken.")
