"""What differs between two editions, by component and value."""

from dataclasses import dataclass
from typing import Any

from tearum.contract.languages import ENGLISH
from tearum.edition.edition import Edition
from tearum.edition.show import Card, Value, cards
from tearum.messages.bundle import text_in


@dataclass(frozen=True, slots=True)
class Difference:
    where: str  # "captain 11, cost"
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.where}: {self.before or '-'} -> {self.after or '-'}"


def differences(before: Edition, after: Edition) -> list[Difference]:
    """In the order of the file: each value, then its provenance if that changed."""
    found = []
    for language in {**before.title, **after.title}:
        was, now = before.title.get(language, ""), after.title.get(language, "")
        if was != now:
            found.append(Difference(f"title, {language}", was, now))
    if before.targets != after.targets:
        found.append(Difference("targets", before.targets, after.targets))
    olds, news = ({card.title: card for card in cards(edition)} for edition in (before, after))
    for title in {**olds, **news}:
        old, new = olds.get(title), news.get(title)
        if old is not None and new is not None:
            found.extend(_of_card(old, new))
        else:  # a table that an edition may leave out
            found.extend(_only_in_one(old, new))
    return found


def to_text(before: Edition, after: Edition, language: str = ENGLISH) -> str:
    lines = [str(difference) for difference in differences(before, after)]
    if not lines:
        return text_in(language).message("edition-same")
    if before.hash == after.hash:
        lines.append(text_in(language).message("edition-plays-same"))
    return "\n".join(lines)


def _of_card(old: Card, new: Card) -> list[Difference]:
    found: list[Difference] = []
    for before, after in zip(old.values, new.values, strict=True):
        where = f"{old.title}, {before.key}"
        found.extend(_of_value(where, before, after))
        if before.provenance.kind != after.provenance.kind:
            found.append(Difference(where, before.provenance.kind, after.provenance.kind))
        for word, was, now in (
            ("why", before.provenance.why, after.provenance.why),
            ("note", before.provenance.note, after.provenance.note),
        ):
            if was != now:
                found.append(Difference(f"{where}, {word}", was, now))
    return found


def _only_in_one(old: Card | None, new: Card | None) -> list[Difference]:
    """The values of a table that only one of the two has."""
    if old is not None:
        return [Difference(f"{old.title}, {value.key}", value.text, "") for value in old.values]
    assert new is not None
    return [Difference(f"{new.title}, {value.key}", "", value.text) for value in new.values]


def _of_value(where: str, before: Value, after: Value) -> list[Difference]:
    if before.plain == after.plain:
        return []
    old, new = _parts(before.plain), _parts(after.plain)
    if old is None or new is None or old.keys() != new.keys():
        return [Difference(where, before.text, after.text)]
    return [
        Difference(f"{where}, {part}", old[part], new[part])
        for part in old
        if old[part] != new[part]
    ]


def _parts(plain: Any) -> dict[str, str] | None:
    """The parts of names (by language) and lists (by position), which are compared one by one."""
    if isinstance(plain, dict):
        return plain
    if isinstance(plain, list):
        return {str(place): str(part) for place, part in enumerate(plain, 1)}
    return None
