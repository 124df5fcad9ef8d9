"""Texts by key that outlast a visit. The page has them in IndexedDB."""

from collections.abc import Mapping
from typing import Protocol


class KeyValueStore(Protocol):
    async def read(self, prefix: str) -> dict[str, str]:
        """All texts whose keys begin like this, in the order of their keys."""

    async def write(self, texts: Mapping[str, str]) -> None:
        """Store all of these or none. StorageError where that fails."""


class MemoryStore:
    """Texts for as long as the process lives."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, prefix: str) -> dict[str, str]:
        return {key: text for key, text in sorted(self.texts.items()) if key.startswith(prefix)}

    async def write(self, texts: Mapping[str, str]) -> None:
        self.texts.update(texts)
