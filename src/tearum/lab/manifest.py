"""The head of a folder of games: one JSON file that says how all of them were played."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tearum.game.record import write_whole


class KeptError(ValueError):
    """A folder that can't be gone on with. The message says why, in one sentence."""


def read_head(head: Path) -> dict[str, Any]:
    try:
        found = json.loads(head.read_text(encoding="utf-8"))
    except ValueError as error:
        raise KeptError(f"{head} can't be read: {error}.") from error
    if not isinstance(found, dict):
        raise KeptError(f"{head} can't be read: it is no object.")
    return found


def write_head(head: Path, terms: Mapping[str, Any]) -> None:
    write_whole(head, json.dumps(terms, ensure_ascii=False, indent=1) + "\n")


def check_head(head: Path, terms: Mapping[str, Any], words: Mapping[str, str]) -> None:
    """Refuses a folder of other terms; `words` says what each of them is called."""
    found = read_head(head)
    for key, value in terms.items():
        if found.get(key) != value:
            raise KeptError(
                f"The games in {head.parent} were played with other {words[key]}: "
                "name another folder, or the same terms."
            )
