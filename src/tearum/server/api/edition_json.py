"""An edition as the page wants it: every value with its provenance, effects as icons."""

from collections.abc import Callable
from dataclasses import asdict, is_dataclass
from typing import Any, Final, get_args

from tearum.contract.effects import Goods
from tearum.contract.vocabulary import RESOURCES
from tearum.edition import Edition
from tearum.edition.edition import components_of
from tearum.edition.parsing.schema import SCHEMA, SECTIONS
from tearum.edition.phrases.pieces import Pieces
from tearum.edition.show import cards, counts
from tearum.server.wire.editions import EditionComponent, EditionJson, EditionValue

# The types of components by the names of their sections.
_COMPONENTS: Final[dict[str, Callable[..., EditionComponent]]] = {
    component.__struct_config__.tag: component for component in get_args(EditionComponent)
}


def edition_json(edition: Edition) -> EditionJson:
    parsed = [
        component
        for section in SECTIONS
        for component in components_of(edition.components, section)
    ]
    components = []
    for card, component in zip(cards(edition), parsed, strict=True):
        values = {
            value.key: EditionValue(
                value=value.plain,
                provenance=value.provenance.kind,
                why=value.provenance.why or None,
                note=value.provenance.note or None,
                icons=value.icons,
                parts=_parts(value.key, getattr(component, value.key)),
            )
            for value in card.values
        }
        label = None if card.label == "" else card.label
        components.append(_COMPONENTS[card.section](values, label, card.id or None))
    return EditionJson(
        edition.id, dict(edition.title), edition.hash, counts(edition), components, SCHEMA
    )


def _parts(key: str, value: Any) -> Any:
    """The parts of a cost, a ship's rows, a permanent effect, a condition or pieces by value."""
    if isinstance(value, Pieces):
        return {"counts": value.counts, "total": value.total}
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


def _goods(pieces: tuple[int, ...]) -> Goods:
    return {name: n for name, n in zip(RESOURCES, pieces, strict=True) if n}
