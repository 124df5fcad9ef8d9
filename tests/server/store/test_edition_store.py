"""Editions by their keys, and which of them stay in memory."""

import asyncio
from collections import Counter

import pytest

from tearum.edition import load
from tearum.server.store import editions
from tearum.server.store.editions import (
    EditionStore,
    built_in_edition,
    built_in_editions,
    digest,
    edition_name,
)

CLASSIC = load("classic")


def own(price: int) -> str:
    return CLASSIC.source.replace("wheat = 2", f"wheat = {price}", 1)


class Sources:
    """The texts in a database."""

    def __init__(self, *sources: str) -> None:
        self.sources = {digest(source): source for source in sources}
        self.asked: Counter[str] = Counter()

    async def edition_source(self, key: str) -> str | None:
        self.asked[key] += 1
        return self.sources.get(key)

    def store(self) -> EditionStore:
        return EditionStore(self)  # type: ignore[arg-type]


def test_an_edition_is_known_by_its_name_or_by_the_digest_of_its_text() -> None:
    sources = Sources(own(3))
    store = sources.store()

    async def run() -> None:
        classic = await store.get("classic")
        assert classic is not None
        assert classic.source == CLASSIC.source
        assert await store.get(digest(CLASSIC.source)) is classic
        assert sources.asked == {}  # it comes with the game
        found = await store.get(digest(own(3)))
        assert found is not None
        assert found.source == own(3)
        assert await store.get(digest(own(3))) is found
        assert sources.asked == {digest(own(3)): 1}
        for unknown in ("none", "../classic", digest(own(4))):
            assert await store.get(unknown) is None

    asyncio.run(run())


def test_the_editions_that_were_used_last_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "MAX_CACHED", 2)
    texts = {price: own(price) for price in (3, 4, 5)}
    sources = Sources(*texts.values())
    store = sources.store()

    async def run() -> None:
        for price in (3, 4, 3, 5, 3, 4):
            edition = await store.get(digest(texts[price]))
            assert edition is not None
            assert edition.source == texts[price]

    asyncio.run(run())
    assert {price: sources.asked[digest(text)] for price, text in texts.items()} == {
        **{3: 1, 4: 2, 5: 1},
    }


def test_a_name_says_whether_the_text_is_the_one_that_comes_with_the_game() -> None:
    assert edition_name(CLASSIC).key == "classic"
    disguised = Sources().store().parse(own(4))
    name = edition_name(disguised)
    assert (name.id, name.key) == ("classic", digest(own(4)))
    assert (name.hash, name.title) == (disguised.hash, dict(disguised.title))
    assert [edition.id for edition in built_in_editions()] == ["classic"]
    assert built_in_edition("../classic") is None
