"""Every rule test is played twice: as it is declared, and with the seats turned by one place."""

import pytest

from tests.table import Table


@pytest.fixture(autouse=True, params=[0, 1], ids=["", "turned"])
def turn_the_table(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "turned", request.param)
