from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import tearum

from .harness import PATIENCE, Server, settings_in

__all__ = ["patient_with_workers", "server", "tearum"]


@pytest.fixture(scope="session", autouse=True)
def patient_with_workers() -> Iterator[None]:
    """On a busy machine a process may take long to start, which is no fault of the server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tearum.server.jobs.worker_process.STARTUP_SECONDS", PATIENCE)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file."""
    folder: Path = tmp_path_factory.mktemp("data")
    with Server(settings_in(folder)) as running:
        yield running
