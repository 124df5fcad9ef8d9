"""What differs between two editions, by component and value."""

from dataclasses import dataclass
from typing import Any

from tearum.edition.edition import Edition
from tearum.edition.show import Card, Value, cards


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
    for old, new in zip(cards(before), cards(after), strict=True):
        found.extend(_of_card(old, new))
    return found


def to_text(before: Edition, after: Edition) -> str:
    lines = [str(difference) for difference in differences(before, after)]
    if not lines:
        return "The two are the same."
    if before.hash == after.hash:
        lines.append("They play the same.")
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
