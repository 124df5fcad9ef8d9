"""Lets `module:Class` and worker processes find the modules of this folder."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_bots_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parent)
