"""Effects, written as a person would read the icons: "$2, build(-1 cube) / star".

    effect  =  option  { "/" option }            a choice; empty text is no effect
    option  =  icon  { ("," | "+") icon }        all of them, from left to right
    icon    =  "$" n  |  n "red"  |  n "blue"
            |  [n] ( "star" | "any cube" | "population" | "expansion" | resource )
            |  "all expansions"  |  "trade"  |  "contract"
            |  "build" [ "(-" n "cube)" ]  |  "captain" [ "(-$" n ")" ]

Plurals are read too. `str(effect)` gives the canonical text, which reads back as the same effect.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tearum.contract.effects import EffectIcon, EffectJson, IconJson
from tearum.contract.vocabulary import DECLINABLE, RESOURCES, IconName
from tearum.edition.problem import PhraseError
from tearum.edition.wording import quote, suggestion
from tearum.engine.constants.components import MAX_AMOUNT, MAX_OPTIONS
from tearum.messages.explained_error import Message

MAX_ICONS: Final = 8  # on one side of a "/"

# What can be counted: the word in the file, and its icon.
_COUNTED: Final[dict[str, EffectIcon]] = {
    "star": "star",
    "any cube": "cube",
    "population": "population",
    "expansion": "expansion",
    "red": "red",
    "blue": "blue",
    **{resource: resource for resource in RESOURCES},
}
_ALONE: Final[dict[str, IconName]] = {
    "all expansions": "all_expansions",
    **{action: action for action in DECLINABLE},
}
_WORDS: Final = (*_COUNTED, *_ALONE)
_WORD_OF: Final = {icon: word for word, icon in (_COUNTED | _ALONE).items()}

_MONEY: Final = re.compile(r"\$ ?([0-9]+)")
_PHRASE: Final = re.compile(r"(?:([0-9]+) ?)?([^0-9]+)")
_LESS: Final = re.compile(r"(build|captain) ?\( ?(.*?) ?\)")
_CUBES_LESS: Final = re.compile(r"- ?([0-9]+) cubes?")
_MONEY_LESS: Final = re.compile(r"- ?\$ ?([0-9]+)")


@dataclass(frozen=True, slots=True)
class Icon:
    kind: EffectIcon
    n: int = 1  # how many; of build and captain: how much less they cost

    def __str__(self) -> str:
        if self.kind == "money":
            return f"${self.n}"
        word = _WORD_OF[self.kind]
        if self.kind == "build":
            return f"build(-{self.n} cube{'s' * (self.n > 1)})" if self.n else word
        if self.kind == "captain":
            return f"captain(-${self.n})" if self.n else word
        if self.n == 1 and self.kind not in ("red", "blue"):
            return word
        return f"{self.n} {word}"

    @property
    def is_action(self) -> bool:
        return self.kind in DECLINABLE

    def to_json(self) -> IconJson:
        if self.kind in ("build", "captain"):
            return {"icon": self.kind, "less": self.n}
        if self.kind in _ALONE.values():
            return {"icon": self.kind}
        return {"icon": self.kind, "n": self.n}


@dataclass(frozen=True, slots=True)
class Effect:
    options: tuple[tuple[Icon, ...], ...] = ()  # none: no effect; several: a "/" between them

    def __str__(self) -> str:
        return " / ".join(", ".join(map(str, option)) for option in self.options)

    def __bool__(self) -> bool:
        return bool(self.options)

    def icons(self) -> Iterator[Icon]:
        for option in self.options:
            yield from option

    @property
    def grants_action(self) -> bool:
        return any(icon.is_action for icon in self.icons())

    @property
    def stars(self) -> int:
        """How many stars its best side gives."""
        return max((_count(option, "star") for option in self.options), default=0)

    def to_json(self) -> EffectJson:
        return [[icon.to_json() for icon in option] for option in self.options]


NOTHING: Final = Effect()


def parse_effect(text: str) -> Effect:
    """The effect that a text describes; PhraseError with everything that is wrong in it."""
    if not text.strip():
        return NOTHING
    messages: list[Message] = []
    options: list[tuple[Icon, ...]] = []
    sides = text.split("/")
    if len(sides) > MAX_OPTIONS:
        count = {"n": str(len(sides)), "most": str(MAX_OPTIONS)}
        messages.append(Message("problem-sides", sign="'/'", **count))
    for side in sides:
        icons: list[Icon] = []
        parts = re.split("[,+]", side)
        if len(parts) > MAX_ICONS:
            count = {"n": str(len(parts)), "most": str(MAX_ICONS)}
            messages.append(Message("problem-icons", **count))
            continue
        for part in parts:
            try:
                icons.append(_icon(" ".join(part.lower().split())))
            except PhraseError as error:
                messages.extend(error.messages)
        options.append(tuple(icons))
    if messages:
        raise PhraseError(*messages)
    return Effect(tuple(options))


def amount(digits: str, what: str) -> int:
    """A number of a card, from its digits."""
    n = int(digits) if len(digits) <= 9 else MAX_AMOUNT + 1
    if not 1 <= n <= MAX_AMOUNT:
        raise PhraseError(Message("problem-amount", text=quote(what), most=str(MAX_AMOUNT)))
    return n


def _icon(text: str) -> Icon:
    if not text:
        signs = {"comma": "','", "plus": "'+'", "slash": "'/'"}
        raise PhraseError(Message("problem-icon-missing", **signs))
    if money := _MONEY.fullmatch(text):
        return Icon("money", amount(money[1], text))
    if less := _LESS.fullmatch(text):
        return _with_discount(text, _ALONE[less[1]], less[2])
    phrase = _PHRASE.fullmatch(text)
    if phrase is None:
        wrong = "problem-phrase-negative" if "-" in text else "problem-phrase"
        raise PhraseError(Message(wrong, text=quote(text)))
    digits, word = phrase[1], phrase[2].strip()
    if word not in _WORDS and word.removesuffix("s") in _COUNTED:
        word = word.removesuffix("s")
    if word in _ALONE:
        if digits is not None:
            raise PhraseError(Message("problem-no-number", text=quote(text), word=quote(word)))
        return Icon(_ALONE[word], 0 if word in ("build", "captain") else 1)
    if word not in _COUNTED:
        if "$" in word:
            raise PhraseError(Message("problem-money", text=quote(text), example="'$2'"))
        wrong = "problem-resource" if digits is not None else "problem-icon"
        near = suggestion(word, _WORDS)
        raise PhraseError(Message(wrong, given=quote(word), suggestion=near))
    if digits is None and word in ("red", "blue"):
        raise PhraseError(Message("problem-how-many", text=quote(text), example=f"'1 {word}'"))
    return Icon(_COUNTED[word], amount(digits, text) if digits is not None else 1)


def _with_discount(text: str, action: IconName, discount: str) -> Icon:
    pattern, example = (
        (_CUBES_LESS, "build(-1 cube)") if action == "build" else (_MONEY_LESS, "captain(-$2)")
    )
    less = pattern.fullmatch(discount)
    if less is None:
        raise PhraseError(Message("problem-written", text=quote(text), example=quote(example)))
    return Icon(action, amount(less[1], text))


def _count(option: tuple[Icon, ...], kind: str) -> int:
    return sum(icon.n for icon in option if icon.kind == kind)
