"""The fields of an observation: the module in C writes what the one in Python writes."""

import importlib.util
from array import array
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tearum.observation import scatter
from tearum.observation.fields import fields_seen_by
from tearum.observation.layout import SIZE
from tearum.observation.scatter import CARDS, CONSTANT, COPY, ONE_HOT, OWNERS
from tests.bots.table import played


def plain_module() -> ModuleType:
    """The module in Python, whichever one is used."""
    source = Path(__file__).parents[2] / "src/tearum/observation/scatter.py"
    spec = importlib.util.spec_from_file_location("plain_scatter", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MODULES = [plain_module(), scatter]


def written(module: ModuleType, size: int, fields: Any, store: Any, deal: Any) -> list[int]:
    row = array("h", [7] * (size + 2))
    module.Scatter(size, fields).write(array("q", store), array("q", deal), row, 1)
    assert row[0] == row[-1] == 7  # what lies beside the row is left alone
    return list(row[1:-1])


@pytest.mark.parametrize("module", MODULES)
def test_each_kind_of_field(module: ModuleType) -> None:
    def row(*field: int) -> list[int]:
        return written(module, 6, [field], [3, 0, 5, 2], [2, 1, 4])

    assert row(CONSTANT, 2, 9) == [0, 0, 9, 0, 0, 0]
    assert row(COPY, 0, 2, 4, 2) == [0, 0, 0, 0, 5, 2]
    assert row(COPY, 1, 0, 0, 3) == [2, 1, 4, 0, 0, 0]
    # 3 and 0, less 1, among three: 2 there and nothing there
    assert row(ONE_HOT, 0, 0, 0, 2, 3, 1, 3) == [0, 0, 1, 0, 0, 0]
    # Cards 0 to 3 lie at 3, 0, 5 and 2, of which 0 and 2 have places
    assert row(CARDS, 0, 0, 4, 1, -1, 0) == [0, 0, 1, 1, 0, 0]
    # 5 has bit 0 and 2 has bit 1; of 2 copies and of 1, 1 and 0 are left
    assert row(OWNERS, 2, 2, 0, 4, 0, 2) == [1, 0, 0, 1, 1, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_modules_write_the_same(players: int) -> None:
    for decisions in (0, 40, 90, 150):
        state = played(players, decisions)
        for seat in range(players):
            fields = fields_seen_by(seat, players)
            plain, used = (
                written(module, SIZE, fields, state.store, state.deal) for module in MODULES
            )
            assert plain == used


@pytest.mark.parametrize("fields", [[(9, 0, 0)], [(COPY, 0, 1)], [()]])
@pytest.mark.parametrize("module", MODULES)
def test_what_is_no_field_is_refused(module: ModuleType, fields: Any) -> None:
    with pytest.raises((ValueError, IndexError)):
        module.Scatter(6, fields)
