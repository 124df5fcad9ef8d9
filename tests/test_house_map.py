"""The map in docs/architecture.md is what the sources import and what a move and a game walk."""

from tests.house_map import current_map, drawing


def test_the_map_is_current() -> None:
    assert current_map() == drawing(), "Draw it again: TEARUM_PLAIN=1 python -m tests.house_map"
