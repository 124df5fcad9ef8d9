"""Conditions of allegiances: "7 buildings", "population 19", "pay $20"."""

import re
from dataclasses import dataclass, replace
from typing import Any, Final

from tearum.edition.phrases.cost import NO_GOODS, Cost, Goods, goods_text, parse_cost
from tearum.edition.phrases.effect import amount
from tearum.edition.problem import PhraseError
from tearum.edition.wording import quote, suggestion
from tearum.messages.explained_error import Message

# The form in the file with n for the figure, and the field of the condition.
_FORMS: Final = {
    "n buildings": "buildings",
    "n buildings of one colour": "one_colour",
    "n captains": "captains",
    "n contracts": "contracts",
    "population n": "population",
    "reputation n": "reputation",
    "difference n": "difference",
}


@dataclass(frozen=True, slots=True)
class Condition:
    """All of its parts must hold; 0 where a part is not asked for."""

    buildings: int = 0
    one_colour: int = 0  # buildings of one colour
    captains: int = 0
    contracts: int = 0
    population: int = 0
    reputation: int = 0
    difference: int = -1  # between blue and red, at most; -1 where not asked for
    money: int = 0  # to pay
    goods: Goods = NO_GOODS  # to pay, together

    @property
    def is_paid(self) -> bool:
        return self.money > 0 or any(self.goods)

    def __str__(self) -> str:
        if self.is_paid:
            return f"pay {goods_text(self.goods)}" if any(self.goods) else f"pay ${self.money}"
        parts = []
        for form, field in _FORMS.items():
            n = getattr(self, field)
            if n >= (0 if field == "difference" else 1):
                parts.append(form.replace("n", str(n), 1) if form[0] == "n" else f"{field} {n}")
        return " + ".join(parts)


def parse_condition(text: str) -> Condition:
    words = " ".join(text.lower().split())
    if not words:
        raise PhraseError(Message("problem-condition-missing"))
    if words.startswith("pay "):
        return _payment(parse_cost(words.removeprefix("pay ")))
    condition = Condition()
    messages: list[Message] = []
    for part in re.split(" ?[+,] ?", words):
        try:
            field, n = _part(part)
            if getattr(condition, field) > 0:
                raise PhraseError(Message("problem-condition-twice", part=quote(part)))
            condition = replace(condition, **dict[str, Any]({field: n}))
        except PhraseError as error:
            messages.extend(error.messages)
    if condition.difference >= 0 and condition != Condition(difference=condition.difference):
        messages.append(Message("problem-condition-difference"))
    if messages:
        raise PhraseError(*messages)
    return condition


def _payment(cost: Cost) -> Condition:
    if any(cost.instead) or (cost.money and any(cost.goods)):
        examples = "'pay $20', 'pay barrel, tobacco'"
        raise PhraseError(Message("problem-payment", example=examples))
    return Condition(money=cost.money, goods=cost.goods)


def _part(part: str) -> tuple[str, int]:
    figure = re.search("[0-9]+", part)
    form = part.replace(figure[0], "n", 1) if figure else part
    for known in (form, re.sub("^n (building|captain|contract)$", r"n \1s", form)):
        if figure and known in _FORMS:
            field = _FORMS[known]
            if field == "difference" and figure[0] == "0":
                return field, 0
            return field, amount(figure[0], part)
    near = suggestion(form, (*_FORMS, "pay $n"))
    raise PhraseError(Message("problem-condition", part=quote(part), suggestion=near))
