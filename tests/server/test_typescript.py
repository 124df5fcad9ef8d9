"""The page's types are those of the messages."""

from pathlib import Path

from tearum.server.wire.typescript import types

WIRE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_pages_types_are_current() -> None:
    assert WIRE.read_text("utf-8") == types(), "Renew them: make contract"
