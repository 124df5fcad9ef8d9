"""Bots of one's own lie beside these tests, where `module:Class` finds them."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parent)
