"""The manifest of a folder of games: one JSON file with the settings that all of them share."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tearum.game.record import write_whole


class FolderError(ValueError):
    """A folder that can't be used or resumed. The message says why, in one sentence."""


def read_manifest(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise FolderError(f"{file} can't be read: {error}.") from error
    if not isinstance(found, dict):
        raise FolderError(f"{file} can't be read: it is not a JSON object.")
    return found


def write_manifest(file: Path, settings: Mapping[str, Any]) -> None:
    write_whole(file, json.dumps(settings, ensure_ascii=False, indent=1) + "\n")


def check_manifest(file: Path, settings: Mapping[str, Any], nouns: Mapping[str, str]) -> None:
    """Raises FolderError if the folder has other settings; `nouns` names each of them."""
    found = read_manifest(file)
    for key, value in settings.items():
        if found.get(key) != value:
            raise FolderError(
                f"The games in {file.parent} were played with other {nouns[key]}: "
                "choose another folder, or the same settings."
            )
