"""Lists the values of an edition with their provenance, as plain data and as text."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from tearum.contract.languages import ENGLISH, LANGUAGES
from tearum.edition.component import PROVENANCE_KINDS, Names, Provenance, in_language
from tearum.edition.edition import Edition, components_of
from tearum.edition.parsing.schema import SCHEMA, SECTIONS, Section
from tearum.edition.phrases.effect import Effect
from tearum.messages.bundle import text_in

_WIDEST: Final = 60  # characters of a list on one line


@dataclass(frozen=True, slots=True)
class Value:
    key: str
    plain: Any  # as in a file: text, a number, a list, or names by language
    provenance: Provenance
    icons: Any = None  # of effects: their JSON, or a list of them

    @property
    def text(self) -> str:
        """On one line."""
        if isinstance(self.plain, list):
            return " | ".join(str(element) or "-" for element in self.plain) or "-"
        if isinstance(self.plain, dict):
            return " | ".join(self.plain.values())
        return str(self.plain) or "-"

    @property
    def lines(self) -> list[str]:
        """Long lists have one line per element."""
        if isinstance(self.plain, list) and len(self.text) > _WIDEST:
            return [f"{n:>2}. {element or '-'}" for n, element in enumerate(self.plain, 1)]
        return [self.text]

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"value": self.plain, "provenance": self.provenance.kind}
        if self.provenance.why:
            found["why"] = self.provenance.why
        if self.provenance.note:
            found["note"] = self.provenance.note
        if self.icons is not None:
            found["icons"] = self.icons
        return found


@dataclass(frozen=True, slots=True)
class Card:
    """One component: a card, a board, a track."""

    section: str
    label: str | int  # its number, id or round; empty where there is only one
    id: str
    name: Names | None
    values: tuple[Value, ...]

    @property
    def title(self) -> str:
        parts = (self.section.replace("_", " "), str(self.label))
        return " ".join(part for part in parts if part)

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"component": self.section}
        if self.label != "":
            found["label"] = self.label
        if self.id:
            found["id"] = self.id
        found["values"] = {value.key: value.to_json() for value in self.values}
        return found


def cards(edition: Edition) -> Iterator[Card]:
    for section in SECTIONS:
        for component in components_of(edition.components, section):
            yield _card(section, component)


def counts(edition: Edition) -> dict[str, int]:
    """How many values are printed, inferred and reconstructed."""
    counter = Counter(value.provenance.kind for card in cards(edition) for value in card.values)
    return {kind: counter[kind] for kind in PROVENANCE_KINDS}


def untranslated(edition: Edition) -> dict[str, int]:
    """How many names an edition lacks in each language, where it lacks any."""
    named = [edition.title, *(card.name for card in cards(edition) if card.name)]
    lacking = {language: sum(language not in names for names in named) for language in LANGUAGES}
    return {language: n for language, n in lacking.items() if n}


def summary(edition: Edition, language: str) -> str:
    values = counts(edition)
    return text_in(language).message("edition-values", values=sum(values.values()), **values)


def to_json(edition: Edition) -> dict[str, Any]:
    return {
        "id": edition.id,
        "title": dict(edition.title),
        "schema": SCHEMA,
        "hash": edition.hash,
        **({"targets": edition.targets} if edition.targets else {}),
        "counts": counts(edition),
        "components": [card.to_json() for card in cards(edition)],
    }


def to_text(edition: Edition, language: str = ENGLISH) -> str:
    """All values. Names are in the language, everything else in the words of the file."""
    lines = [
        f"{in_language(edition.title, language)} ({edition.id})",
        summary(edition, language),
        f"hash {edition.hash}",
        *([f"targets {edition.targets}"] if edition.targets else []),
    ]
    for card in cards(edition):
        name = f": {in_language(card.name, language)}" if card.name else ""
        lines.extend(("", card.title + name))
        for value in card.values:
            first, *rest = value.lines
            lines.append(f"  {value.key:<12} {value.provenance.kind:<14} {first}".rstrip())
            lines.extend(f"  {'':<27} {line}" for line in rest)
            for remark in (value.provenance.why, value.provenance.note):
                if remark:
                    lines.append(f"  {'':<27} ({remark})")
    return "\n".join(lines)


def _card(section: Section, component: Any) -> Card:
    values = tuple(
        Value(
            field.key,
            field.type.plain(getattr(component, field.key)),
            component.provenance[field.key],
            _icons(getattr(component, field.key)),
        )
        for field in section.fields
        if field.has_provenance
    )
    label = getattr(component, section.label) if section.label else ""
    name = getattr(component, "name", None)
    return Card(section.key, label, getattr(component, "id", ""), name, values)


def _icons(value: object) -> Any:
    if isinstance(value, Effect):
        return value.to_json()
    if isinstance(value, tuple) and value and all(isinstance(part, Effect) for part in value):
        return [part.to_json() for part in value]
    return None
