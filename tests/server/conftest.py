from collections.abc import Iterator
from pathlib import Path

import pytest

from .harness import Server, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file."""
    folder: Path = tmp_path_factory.mktemp("data")
    with Server(settings_in(folder)) as running:
        yield running
