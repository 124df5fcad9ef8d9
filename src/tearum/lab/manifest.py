"""The manifest of a folder of games: one JSON file with the settings that all of them share."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tearum.game.record import write_whole
from tearum.messages.explained_error import ExplainedError


class FolderError(ExplainedError, ValueError):
    """A folder that can't be used or resumed."""


def read_manifest(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise FolderError("folder-unreadable", file=str(file), reason=str(error)) from error
    if not isinstance(found, dict):
        raise FolderError("folder-not-object", file=str(file))
    return found


def write_manifest(file: Path, settings: Mapping[str, Any]) -> None:
    write_whole(file, json.dumps(settings, ensure_ascii=False, indent=1) + "\n")


def check_manifest(
    file: Path, settings: Mapping[str, Any], meanings: Mapping[str, str] = MappingProxyType({})
) -> None:
    """Raises FolderError if the folder has other settings, and names the first of them.

    `meanings` says which settings mean what the message calls by another key.
    """
    found = read_manifest(file)
    for key, value in settings.items():
        if found.get(key) != value:
            setting = meanings.get(key, key)
            raise FolderError("folder-other-settings", folder=str(file.parent), setting=setting)
