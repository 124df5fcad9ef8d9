"""The notes of a release, from CHANGELOG.md: `python -m tools.release_notes v1.0.0`.

Refuses a tag that is not the version of the package.
"""

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


def version() -> str:
    """The version as the package states it, read without importing it."""
    text = (ROOT / "src/tearum/__init__.py").read_text("utf-8")
    (found,) = re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    return str(found)


def notes(tag: str) -> str:
    """What the changelog says about the version of a tag."""
    if tag != f"v{version()}":
        raise SystemExit(f"The tag is {tag}, but the package says {version()}.")
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    section = re.search(
        rf"^## {re.escape(version())}\b.*?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if section is None or not section[1].strip():
        raise SystemExit(f"CHANGELOG.md says nothing about {version()}.")
    return section[1].strip()


if __name__ == "__main__":
    print(notes(sys.argv[1]))
