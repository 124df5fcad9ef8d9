"""Bounds: the file that says what may be changed, and how far."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tearum.edition import Edition, EditionError, check
from tearum.edition.edit import EditError, with_value
from tearum.edition.parsing.field_types import FieldType, ListOf, Location, Number
from tearum.edition.parsing.schema import SECTIONS, Field
from tearum.edition.parsing.source import Source
from tearum.edition.show import Card, cards
from tearum.edition.wording import quote, suggestion
from tearum.messages.explained_error import Message
from tearum.text.card_lookup import CardLookup, CardNameError
from tearum.tune.knob import Knob, Plain

KEYS: Final = ("value", "choices", "least", "most")
MOST_KNOBS: Final = 200


class BoundsError(EditionError):
    """Bounds that can't be used. `str()` has one line per problem: file:line: what."""


def read_bounds(file: Path, edition: Edition) -> list[Knob]:
    """The knobs of a file, checked against the edition; BoundsError with all problems."""
    source = Source(file.read_bytes())
    problems = list(source.problems)
    knobs: list[Knob] = []
    if not problems:
        knobs = _Reader(edition, Location(source, problems)).knobs()
    if problems:
        raise BoundsError(str(file), sorted(set(problems)))
    return knobs


@dataclass(frozen=True)
class _Reader:
    edition: Edition
    location: Location

    def knobs(self) -> list[Knob]:
        document = self.location.source.document
        self.location.check_keys(document, ("knob",))
        tables = document.get("knob")
        if not isinstance(tables, list) or not tables or len(tables) > MOST_KNOBS:
            self.location.report(
                Message("problem-knob-count", most=str(MOST_KNOBS), heading="[[knob]]")
            )
            return []
        found: dict[tuple[Any, ...], Knob] = {}
        for index, table in enumerate(tables):
            here = self.location.inside("knob", index, where=f"knob {index + 1}")
            if not isinstance(table, dict):
                here.report(Message("problem-must-be-table", heading="[[knob]]"))
                continue
            here.check_keys(table, KEYS)
            knob = self._knob(table, here)
            if knob is None:
                continue
            for other in found.values():
                if knob.path[: len(other.path)] == other.path[: len(knob.path)]:
                    names = {"value": repr(knob.name), "other": repr(other.name)}
                    here.inside("value").report(Message("problem-knob-twice", **names))
            found[knob.path] = knob
        return list(found.values())

    def _knob(self, table: dict[str, Any], here: Location) -> Knob | None:
        name = table.get("value")
        if not isinstance(name, str) or not name.strip():
            example = {"key": '"value"', "example": '"building 7 cost"'}
            here.report(Message("problem-knob-value", **example))
            return None
        at = here.inside("value", where="value")
        found = self._find(name.split(), at)
        if found is None:
            return None
        card, field, path, item = found
        provenance = next(value.provenance for value in card.values if value.key == field.key)
        if provenance.kind != "reconstructed":
            kind = provenance.kind
            at.report(Message("problem-knob-provenance", value=quote(name), kind=kind))
            return None
        if not field.affects_play:
            at.report(Message("problem-knob-no-effect", value=quote(name)))
            return None
        field_type = field.type
        if item is not None and isinstance(field_type, ListOf):
            field_type = field_type.of_type
        knob = Knob(name, path, field.key, item, ())
        return self._bound(knob, field_type, knob.value(card), table, here)

    def _find(
        self, words: list[str], at: Location
    ) -> tuple[Card, Field, tuple[str | int, ...], int | None] | None:
        """The value that some words name."""
        keys = tuple(section.key for section in SECTIONS)
        section = next((section for section in SECTIONS if section.key == words[0]), None)
        if section is None:
            near = suggestion(words[0], keys)
            at.report(Message("problem-knob-component", word=quote(words[0]), suggestion=near))
            return None
        title, rest = section.key, words[1:]
        mine = [card for card in cards(self.edition) if card.section == section.key]
        index = 0
        if section.count:
            label = self._label(section.key, rest)
            labels = [{str(card.label), card.id} - {""} for card in mine]
            index = next((i for i, names in enumerate(labels) if label in names), -1)
            if index < 0:
                ends = {"low": str(mine[0].label), "high": str(mine[-1].label)}
                possible = Message("problem-range", **ends)
                wrong = "problem-knob-none" if label else "problem-knob-which"
                at.report(Message(wrong, what=title, label=quote(label), range=possible))
                return None
            title = f"{title} {label}"
        fields = {field.key: field for field in section.fields if field.has_provenance}
        if len(fields) == 1 and (not rest or rest[0] not in fields):
            key = next(iter(fields))  # "reputation 8": there is nothing else it could be
        else:
            key = rest.pop(0) if rest else ""
        if key not in fields:
            known = ", ".join(key for key, field in fields.items() if field.affects_play)
            if key:
                at.report(Message("problem-knob-no-key", what=title, key=quote(key), known=known))
            else:
                at.report(Message("problem-knob-which-value", what=title, known=known))
            return None
        item = self._item(rest, f"{title} {key}", mine[index], fields[key], at)
        if item == -1:
            return None
        path = (section.key, index) if section.count else (section.key,)
        return mine[index], fields[key], path, item

    def _label(self, section: str, rest: list[str]) -> str:
        """The number or id of a card, which may be named in several words: "Town Square"."""
        first = rest.pop(0) if rest else ""
        if section != "building" or first.isdecimal():
            return first
        for words in range(len(rest), -1, -1):
            with suppress(CardNameError):
                kind, number = CardLookup(self.edition).find(" ".join([first, *rest[:words]]))
                if kind == "building":
                    del rest[:words]
                    return number
        return first

    def _item(
        self, rest: list[str], title: str, card: Card, field: Field, at: Location
    ) -> int | None:
        """The place in a list, from 0; None for the whole value, -1 after an error."""
        if not rest:
            return None
        plain = next(value.plain for value in card.values if value.key == field.key)
        if len(rest) > 1 or not isinstance(field.type, ListOf):
            more = quote(" ".join(rest))
            at.report(Message("problem-knob-rest", title=quote(title), rest=more))
        elif not (rest[0].isascii() and rest[0].isdigit() and 1 <= int(rest[0]) <= len(plain)):
            places = Message("problem-range", low="1", high=str(len(plain)))
            of, given = field.type.things, quote(rest[0])
            at.report(Message("problem-knob-item", title=title, of=of, range=places, given=given))
        else:
            return int(rest[0]) - 1
        return -1

    def _bound(
        self,
        knob: Knob,
        field_type: FieldType[Any],
        now: Plain,
        table: dict[str, Any],
        here: Location,
    ) -> Knob | None:
        is_range = "least" in table or "most" in table
        if is_range == ("choices" in table):
            keys = {key: f'"{key}"' for key in ("choices", "least", "most")}
            here.report(Message("problem-knob-either", **keys))
        elif is_range:
            return self._range(knob, field_type, now, table, here)
        else:
            return self._choices(knob, field_type, now, table, here)
        return None

    def _range(
        self,
        knob: Knob,
        field_type: FieldType[Any],
        now: Plain,
        table: dict[str, Any],
        here: Location,
    ) -> Knob | None:
        if not isinstance(field_type, Number):
            value = quote(knob.name)
            here.report(Message("problem-knob-not-number", value=value, choices='"choices"'))
            return None
        ends = []
        for key in ("least", "most"):
            if key not in table:
                here.report(Message("problem-missing", what=quote(key)))
                return None
            ends.append(field_type.read(table[key], here.inside(key, where=key)))
        least, most = ends
        if least is None or most is None:
            return None
        if not least <= now <= most or least == most:
            limits = {"least": str(least), "most": str(most)}
            here.report(Message("problem-knob-now", now=str(now), **limits))
            return None
        return Knob(knob.name, knob.table, knob.key, knob.item, (), least, most)

    def _choices(
        self,
        knob: Knob,
        field_type: FieldType[Any],
        now: Plain,
        table: dict[str, Any],
        here: Location,
    ) -> Knob | None:
        given = table["choices"]
        at = here.inside("choices", where="choices")
        if not isinstance(given, list) or not given:
            at.report(Message("problem-knob-choices"))
            return None
        found: list[Plain] = [now]  # the current value stays possible
        for index, choice in enumerate(given):
            location = at.inside(index, where=f"choice {index + 1}")
            before = len(location.problems)
            value = field_type.read(choice, location)
            if len(location.problems) > before:
                continue
            plain = field_type.plain(value)
            if plain in found:
                continue
            for complaint in self._refused(knob, plain):
                location.report(complaint)
            found.append(plain)
        if len(found) == 1 and not at.problems:
            at.report(Message("problem-knob-nothing", now=quote(str(now))))
        return Knob(knob.name, knob.table, knob.key, knob.item, tuple(found))

    def _refused(self, knob: Knob, plain: Plain) -> list[Message]:
        """What the edition's check says about a value."""
        try:
            text = with_value(self.edition.source, knob.path, plain)
        except EditError:
            return [Message("problem-not-in-file", key=quote(knob.key))]
        return [problem.located for problem in check(text.encode())]
