"""Finds the card that a typed text means: by its name in any language, or by its kind and number.

>>> from tearum.edition import load
>>> lookup = CardLookup(load("classic"))
>>> lookup.find("eglise"), lookup.find("captain 7"), lookup.find("tile-market-2")
(('building', '1'), ('captain', '7'), ('tile', 'market.2'))
"""

import re
import unicodedata
from difflib import get_close_matches
from typing import Final

from tearum.contract.languages import LANGUAGES
from tearum.edition import Edition
from tearum.messages.bundle import text_in
from tearum.messages.explained_error import ExplainedError

NUMBERED: Final = ("building", "captain", "contract", "ship", "allegiance", "endowment")
SHORTEST: Final = 2  # letters of a name that are enough
SUGGESTED: Final = 3

Item = tuple[str, str]  # kind and number or place, as in the tables of the lab


class CardNameError(ExplainedError, ValueError):
    """A text that means no card, or more than one."""


class CardLookup:
    def __init__(self, edition: Edition) -> None:
        self._items: dict[str, Item] = {}  # by what may be typed, folded
        self._shown: dict[Item, str] = {}  # what an error suggests
        components = edition.components
        for kind in NUMBERED:
            for card in getattr(components, kind):
                for word in self._words(kind):
                    self._add(f"{word} {card.number}", kind, str(card.number))
        for board in components.board:
            named = {board.id, *board.name.values()}
            tiles = max(len(board.tiles_4p), len(board.tiles_23p))
            for name in named:
                for number in range(1, tiles + 1):
                    for word in self._words("tile"):
                        self._add(f"{word} {name} {number}", "tile", f"{board.id}.{number}")
                for word in self._words("alternative"):
                    self._add(f"{word} {name}", "alternative", board.id)
                    self._add(f"{name} {word}", "alternative", board.id)
        for building in components.building:
            for name in (*building.name.values(), building.id):
                self._add(name, "building", str(building.number))
            self._shown["building", str(building.number)] = building.name["en"]

    def _words(self, kind: str) -> set[str]:
        return {kind, *(text_in(language).message(f"kind-{kind}") for language in LANGUAGES)}

    def _add(self, typed: str, kind: str, item: str) -> None:
        self._items.setdefault(folded(typed), (kind, item))
        self._shown.setdefault((kind, item), f"{kind}-{item.replace('.', '-')}")

    def find(self, typed: str) -> Item:
        """The card that is meant; CardNameError with suggestions if none or several are."""
        start = folded(typed)
        if start in self._items:
            return self._items[start]
        found: list[Item] = []
        if len(start) >= SHORTEST and not re.search(r"\d", start):
            found = sorted({item for name, item in self._items.items() if name.startswith(start)})
        if len(found) == 1:
            return found[0]
        if found:
            raise CardNameError("card-ambiguous", typed=typed, cards=self._listed(found))
        near = get_close_matches(start, self._items, n=SUGGESTED, cutoff=0.6)
        cards = self._listed([self._items[name] for name in near])
        raise CardNameError("card-unknown", typed=typed, any="yes" if near else "no", cards=cards)

    def names(self) -> list[str]:
        """One way to type each card, for completion."""
        return [folded_name(name) for name in self._shown.values()]

    def _listed(self, items: list[Item]) -> str:
        shown = dict.fromkeys(self._shown[item] for item in items)
        more = "" if len(shown) <= SUGGESTED * 2 else ", …"
        return ", ".join([*shown][: SUGGESTED * 2]) + more


def folded(text: str) -> str:
    """The text without capitals, accents and punctuation, for comparing with what is typed."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in letters if sign.isalnum())


def folded_name(name: str) -> str:
    """A name as one word without capitals, which needs no quotes in a shell."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(sign for sign in letters if sign.isalnum() or sign in " -")
    return plain.replace(" ", "-")
