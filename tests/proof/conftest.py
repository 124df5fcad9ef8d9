"""The compiled build that proofs compare with."""

import pytest

from tearum import build


@pytest.fixture(scope="session")
def compiled() -> None:
    """Skips where this checkout has no compiled build."""
    if not build.folder().is_dir():
        pytest.skip("there is no compiled build of these sources: `make compile` makes one")
