"""Editions, loaded once, and as the page wants them."""

from collections import OrderedDict
from dataclasses import asdict, is_dataclass
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any, Final

from tearum.contract.vocabulary import RESOURCES
from tearum.edition import Edition, built_in, load, parse
from tearum.edition.edition import tables_of
from tearum.edition.schema import SCHEMA, SECTIONS
from tearum.edition.show import cards, counts
from tearum.server.wire.editions import EditionComponent, EditionJson, EditionName, EditionValue

_KEPT: Final = 32  # editions in memory


def digest(source: str) -> str:
    """By this an edition's text is found again."""
    return sha256(source.encode()).hexdigest()


def name_of(edition: Edition) -> EditionName:
    key = _key(edition.source, edition.id)
    return EditionName(key, edition.id, edition.hash, dict(edition.title))


@lru_cache(_KEPT)
def _key(source: str, id: str) -> str:
    """What the API calls an edition: one that comes with the game goes by its id."""
    ours = built_in_edition(id)
    return id if ours is not None and ours.source == source else digest(source)


@cache
def built_in_edition(id: str) -> Edition | None:
    """An edition that comes with the game. Paths are not looked at."""
    return load(id) if id in built_in() else None


@cache
def _built_in_by_digest() -> dict[str, Edition]:
    found = [built_in_edition(id) for id in built_in()]
    return {digest(edition.source): edition for edition in found if edition}


class Editions:
    """Those of stored games, by digest."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Edition] = OrderedDict()

    def get(self, key: str) -> Edition | None:
        edition = self._known.get(key)
        if edition is not None:
            self._known.move_to_end(key)
        return edition or _built_in_by_digest().get(key)

    def keep(self, source: str) -> Edition:
        key = digest(source)
        edition = self.get(key) or parse(source.encode(), "edition")
        self._known[key] = edition
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return edition


def to_json(edition: Edition) -> EditionJson:
    """Every value with where it comes from, effects as icons, costs as figures."""
    parsed = [
        (section, component)
        for section in SECTIONS
        for component in tables_of(edition.components, section)
    ]
    components = []
    for card, (_, component) in zip(cards(edition), parsed, strict=True):
        values = {
            value.key: EditionValue(
                value=value.plain,
                provenance=value.mark.provenance,
                why=value.mark.why or None,
                note=value.mark.note or None,
                icons=value.icons,
                parts=_parts(value.key, getattr(component, value.key)),
            )
            for value in card.values
        }
        label = None if card.label == "" else card.label
        components.append(EditionComponent(card.section, values, label, card.id or None))
    return EditionJson(
        edition.id, dict(edition.title), edition.hash, counts(edition), components, SCHEMA
    )


def _parts(key: str, value: Any) -> Any:
    """The figures of a cost, a ship's rows, a permanent effect or a condition."""
    if key == "cost" and isinstance(value, tuple):
        return {"goods": _goods(value)}
    if key == "cost" and is_dataclass(value):
        cost: Any = value
        return {
            "money": cost.money,
            "goods": _goods(cost.goods),
            "instead": _goods(cost.instead),
        }
    if key == "rows":
        return [{"goods": _goods(row)} for row in value]
    if key in ("permanent", "condition") and is_dataclass(value):
        assert not isinstance(value, type)
        return asdict(value)
    return None


def _goods(pieces: tuple[int, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(RESOURCES, pieces, strict=True) if n}
