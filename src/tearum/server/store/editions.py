"""Editions by key: those that come with the game, and those in the database."""

import asyncio
from collections import OrderedDict
from functools import cache, lru_cache
from hashlib import sha256
from typing import Final

from tearum.edition import Edition, built_in, load, parse
from tearum.server.ops.cost_budget import in_thread
from tearum.server.store.game_store import GameStore
from tearum.server.wire.editions import EditionName

MAX_CACHED: Final = 32  # editions in memory


def digest(source: str) -> str:
    """The key of an edition's text in the database."""
    return sha256(source.encode()).hexdigest()


def edition_name(edition: Edition) -> EditionName:
    """The name of an edition as the API gives it."""
    key = _key(edition.source, edition.id)
    return EditionName(key, edition.id, edition.hash, dict(edition.title))


@lru_cache(MAX_CACHED)
def _key(source: str, edition_id: str) -> str:
    """The key in the API: the id of an edition that comes with the game, else the digest."""
    ours = built_in_edition(edition_id)
    return edition_id if ours is not None and ours.source == source else digest(source)


@cache
def built_in_edition(edition_id: str) -> Edition | None:
    """An edition that comes with the game. A path is never opened."""
    return load(edition_id) if edition_id in built_in() else None


def built_in_editions() -> list[Edition]:
    found = [built_in_edition(edition_id) for edition_id in built_in()]
    return [edition for edition in found if edition]


@cache
def _built_in_by_digest() -> dict[str, Edition]:
    return {digest(edition.source): edition for edition in built_in_editions()}


class EditionStore:
    """Finds editions, and keeps the parsed ones that were used last."""

    def __init__(self, storage: GameStore) -> None:
        self._storage = storage
        self._parsed: OrderedDict[str, Edition] = OrderedDict()
        self._parsing = asyncio.Lock()

    async def get(self, key: str) -> Edition | None:
        """The edition with this id, of those that come with the game, or with this digest."""
        edition = built_in_edition(key) or self._cached(key)
        if edition is None and (source := await self._storage.edition_source(key)) is not None:
            async with self._parsing:
                edition = await in_thread(self.parse, source)
        return edition

    def parse(self, source: str) -> Edition:
        """The edition of a text, from the cache where it is there."""
        key = digest(source)
        edition = self._cached(key) or parse(source.encode(), "edition")
        self._parsed[key] = edition
        if len(self._parsed) > MAX_CACHED:
            self._parsed.popitem(last=False)
        return edition

    def _cached(self, key: str) -> Edition | None:
        edition = self._parsed.get(key)
        if edition is not None:
            self._parsed.move_to_end(key)
        return edition or _built_in_by_digest().get(key)
