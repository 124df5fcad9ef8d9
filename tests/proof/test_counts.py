"""Counts that two files of the engine write out again are those of the box."""

from types import ModuleType

import pytest

from tearum.engine import actions, components, layout


@pytest.mark.parametrize("module", [actions, layout])
def test_counts_written_out_again_are_those_of_the_box(module: ModuleType) -> None:
    again = {name[1:]: n for name, n in vars(module).items() if name[0] == "_" and name.isupper()}
    assert again
    assert again == {name: getattr(components, name) for name in again}
