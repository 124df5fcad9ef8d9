"""The map in docs/architecture.md is what the sources import and what a move and a game walk."""

from tests.house_map import drawing, written


def test_the_map_is_current() -> None:
    assert written() == drawing(), "Draw it again: TEARUM_PLAIN=1 python -m tests.house_map"
