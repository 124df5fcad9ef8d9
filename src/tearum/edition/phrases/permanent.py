"""Permanent effects of buildings: what a building keeps doing for its owner.

A closed vocabulary with figures in it; `FORMS` lists all of it, as the file writes it.
"""

import re
from dataclasses import dataclass
from typing import Final

from tearum.contract.vocabulary import PERMANENT_PHRASES, RESOURCES, PermanentName
from tearum.edition.phrases.effect import amount
from tearum.edition.problem import PhraseError
from tearum.edition.wording import quote, suggestion
from tearum.messages.explained_error import Message

_CITY_HALL: Final = "action turn: barrel -> star"
_FOUNDRY: Final = "income phase: ore -> cannon"
_EXCHANGE: Final = re.compile(
    r"any time: ?(?:([0-9]+) )?([a-z]+?)s? ?-> ?(?:([0-9]+) )?([a-z]+?)s?"
)
FORMS: Final = (*PERMANENT_PHRASES.values(), "any time: n wood -> n tobacco", _CITY_HALL, _FOUNDRY)


@dataclass(frozen=True, slots=True)
class Permanent:
    kind: PermanentName
    n: int = 0  # the figure, where the kind has one
    give: int = 0
    given: str = ""  # resource
    take: int = 0
    taken: str = ""  # resource

    def __str__(self) -> str:
        if self.kind == "city_hall":
            return _CITY_HALL
        if self.kind == "foundry":
            return _FOUNDRY
        if self.kind == "exchange":
            return f"any time: {self.give} {self.given} -> {self.take} {self.taken}"
        return _fill(PERMANENT_PHRASES[self.kind], str(self.n))


def parse_permanent(text: str) -> Permanent | None:
    """The permanent effect a text describes; None for an empty text."""
    words = " ".join(text.lower().split())
    if not words:
        return None
    if words == _CITY_HALL:
        return Permanent("city_hall")
    if words == _FOUNDRY:
        return Permanent("foundry")
    if exchange := _EXCHANGE.fullmatch(words):
        return _exchange(exchange, words)
    for kind, form in PERMANENT_PHRASES.items():
        pattern = _fill(re.escape(form), "([0-9]+)").replace("cube", "cubes?")
        if found := re.fullmatch(pattern, words):
            return Permanent(kind, amount(found[1], words))
    figureless = re.sub("[0-9]+", "n", words)
    near = suggestion(figureless, FORMS)
    raise PhraseError(Message("problem-permanent", text=quote(text), suggestion=near))


def _exchange(found: re.Match[str], words: str) -> Permanent:
    given, taken = found[2], found[4]
    messages = [
        Message("problem-resource", given=quote(name), suggestion=suggestion(name, RESOURCES))
        for name in (given, taken)
        if name not in RESOURCES
    ]
    if messages:
        raise PhraseError(*messages)
    give, take = amount(found[1] or "1", words), amount(found[3] or "1", words)
    if given == taken:
        raise PhraseError(Message("problem-exchange-none", given=given, taken=taken))
    if take > give:
        raise PhraseError(Message("problem-exchange-more", take=str(take), give=str(give)))
    return Permanent("exchange", give=give, given=given, take=take, taken=taken)


def _fill(form: str, figure: str) -> str:
    """The form with a number in place of its n."""
    return re.sub(r"\bn\b", lambda _: figure, form, count=1)
