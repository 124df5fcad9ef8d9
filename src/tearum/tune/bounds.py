"""Bounds: the file in which a designer says what may be changed, and how far."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tearum.edition import Edition, EditionError, check
from tearum.edition.edit import EditError, with_value
from tearum.edition.kind import Kind, ListOf, Number, Place
from tearum.edition.schema import SECTIONS, Field
from tearum.edition.show import Card, cards
from tearum.edition.source import Source
from tearum.edition.wording import quote, suggestion
from tearum.tune.knob import Knob, Plain

KEYS: Final = ("value", "choices", "least", "most")
MOST_KNOBS: Final = 200


class BoundsError(EditionError):
    """Bounds that can't be used. `str()` gives one line a problem: file:line: what."""


def read_bounds(file: Path, edition: Edition) -> list[Knob]:
    """The knobs of a file, each of which fits the edition; BoundsError with all that is wrong."""
    source = Source(file.read_bytes())
    problems = list(source.problems)
    knobs: list[Knob] = []
    if not problems:
        knobs = _Reader(edition, Place(source, problems)).knobs()
    if problems:
        raise BoundsError(str(file), sorted(set(problems)))
    return knobs


@dataclass(frozen=True)
class _Reader:
    edition: Edition
    place: Place

    def knobs(self) -> list[Knob]:
        document = self.place.source.document
        self.place.known_keys(document, ("knob",))
        tables = document.get("knob")
        if not isinstance(tables, list) or not tables or len(tables) > MOST_KNOBS:
            self.place.wrong(f"1 to {MOST_KNOBS} values are needed here, each as [[knob]]")
            return []
        found: dict[tuple[Any, ...], Knob] = {}
        for index, table in enumerate(tables):
            here = self.place.inside("knob", index, where=f"knob {index + 1}")
            if not isinstance(table, dict):
                here.wrong("this must be a table, [[knob]]")
                continue
            here.known_keys(table, KEYS)
            knob = self._knob(table, here)
            if knob is None:
                continue
            for other in found.values():
                if knob.path[: len(other.path)] == other.path[: len(knob.path)]:
                    here.inside("value").wrong(f"{knob.name!r} is bound by {other.name!r} already")
            found[knob.path] = knob
        return list(found.values())

    def _knob(self, table: dict[str, Any], here: Place) -> Knob | None:
        name = table.get("value")
        if not isinstance(name, str) or not name.strip():
            here.wrong('"value" is missing: the value to change, such as "building 7 cost"')
            return None
        at = here.inside("value", where="value")
        found = self._find(name.split(), at)
        if found is None:
            return None
        card, field, path, item = found
        mark = next(value.mark for value in card.values if value.key == field.key)
        if mark.provenance != "reconstructed":
            at.wrong(f"{quote(name)} is {mark.provenance}: only reconstructed values are tuned")
            return None
        if not field.plays:
            at.wrong(f"{quote(name)} changes nothing in play")
            return None
        kind = field.kind
        if item is not None and isinstance(kind, ListOf):
            kind = kind.kind
        knob = Knob(name, path, field.key, item, ())
        return self._bound(knob, kind, knob.value(card), table, here)

    def _find(
        self, words: list[str], at: Place
    ) -> tuple[Card, Field, tuple[str | int, ...], int | None] | None:
        """The value that some words name."""
        keys = tuple(section.key for section in SECTIONS)
        section = next((section for section in SECTIONS if section.key == words[0]), None)
        if section is None:
            at.wrong(f"{quote(words[0])} is no component{suggestion(words[0], keys)}")
            return None
        title, rest = section.key, words[1:]
        mine = [card for card in cards(self.edition) if card.section == section.key]
        index = 0
        if section.count:
            label = rest.pop(0) if rest else ""
            labels = [{str(card.label), card.id} - {""} for card in mine]
            index = next((i for i, names in enumerate(labels) if label in names), -1)
            if index < 0:
                told = f"there is no {title} {quote(label)}" if label else f"say which {title}"
                at.wrong(f"{told}: {mine[0].label} to {mine[-1].label}")
                return None
            title = f"{title} {label}"
        fields = {field.key: field for field in section.fields if field.marked}
        if len(fields) == 1 and (not rest or rest[0] not in fields):
            key = next(iter(fields))  # "reputation 8": there is nothing else it could be
        else:
            key = rest.pop(0) if rest else ""
        if key not in fields:
            known = ", ".join(key for key, field in fields.items() if field.plays)
            told = f"{title} has no {quote(key)}" if key else f"say which value of {title}"
            at.wrong(f"{told}: {known}")
            return None
        item = self._item(rest, f"{title} {key}", mine[index], fields[key], at)
        if item == -1:
            return None
        path = (section.key, index) if section.count else (section.key,)
        return mine[index], fields[key], path, item

    def _item(self, rest: list[str], title: str, card: Card, field: Field, at: Place) -> int | None:
        """Of a list, from 0; none for the whole value, -1 where something is wrong."""
        if not rest:
            return None
        plain = next(value.plain for value in card.values if value.key == field.key)
        if len(rest) > 1 or not isinstance(field.kind, ListOf):
            at.wrong(f"nothing can follow {quote(title)}, but {quote(' '.join(rest))} does")
        elif not (rest[0].isascii() and rest[0].isdigit() and 1 <= int(rest[0]) <= len(plain)):
            at.wrong(f"{title} has {field.kind.of} 1 to {len(plain)}, not {quote(rest[0])}")
        else:
            return int(rest[0]) - 1
        return -1

    def _bound(
        self, knob: Knob, kind: Kind[Any], now: Plain, table: dict[str, Any], here: Place
    ) -> Knob | None:
        is_range = "least" in table or "most" in table
        if is_range == ("choices" in table):
            here.wrong('either "choices" or "least" and "most" must say what it may become')
        elif is_range:
            return self._range(knob, kind, now, table, here)
        else:
            return self._choices(knob, kind, now, table, here)
        return None

    def _range(
        self, knob: Knob, kind: Kind[Any], now: Plain, table: dict[str, Any], here: Place
    ) -> Knob | None:
        if not isinstance(kind, Number):
            here.wrong(f'{quote(knob.name)} is no whole number: give "choices" instead')
            return None
        ends = []
        for key in ("least", "most"):
            if key not in table:
                here.wrong(f"{quote(key)} is missing")
                return None
            ends.append(kind.read(table[key], here.inside(key, where=key)))
        least, most = ends
        if least is None or most is None:
            return None
        if not least <= now <= most or least == most:
            here.wrong(f"it is {now} now, which must lie between least {least} and most {most}")
            return None
        return Knob(knob.name, knob.table, knob.key, knob.item, (), least, most)

    def _choices(
        self, knob: Knob, kind: Kind[Any], now: Plain, table: dict[str, Any], here: Place
    ) -> Knob | None:
        given = table["choices"]
        at = here.inside("choices", where="choices")
        if not isinstance(given, list) or not given:
            at.wrong("a list of values in [ ] is needed here")
            return None
        found: list[Plain] = [now]  # what it is stays possible
        for index, choice in enumerate(given):
            place = at.inside(index, where=f"choice {index + 1}")
            before = len(place.problems)
            value = kind.read(choice, place)
            if len(place.problems) > before:
                continue
            plain = kind.plain(value)
            if plain in found:
                continue
            for complaint in self._refused(knob, plain):
                place.wrong(complaint)
            found.append(plain)
        if len(found) == 1 and not at.problems:
            at.wrong(f"it is {quote(str(now))} already, and nothing else is given")
        return Knob(knob.name, knob.table, knob.key, knob.item, tuple(found))

    def _refused(self, knob: Knob, plain: Plain) -> list[str]:
        """What the edition's own check would say to it."""
        try:
            text = with_value(self.edition.source, knob.path, plain)
        except EditError as error:
            return [str(error).rstrip(".")]
        return [str(problem) for problem in check(text.encode())]
