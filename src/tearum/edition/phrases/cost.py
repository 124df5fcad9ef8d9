"""Costs: "wheat, 2 wood", "$2, wheat", and "$6 / 2 wood" where goods may be paid instead."""

from dataclasses import dataclass
from typing import Final

from tearum.contract.vocabulary import RESOURCES
from tearum.edition.phrases.effect import Effect, Icon, parse_effect
from tearum.edition.problem import PhraseError
from tearum.edition.wording import quote
from tearum.engine.constants.components import MAX_AMOUNT
from tearum.messages.explained_error import Message

Goods = tuple[int, ...]  # how many of each resource, in their order
NO_GOODS: Final[Goods] = (0,) * len(RESOURCES)


@dataclass(frozen=True, slots=True)
class Cost:
    money: int = 0
    goods: Goods = NO_GOODS
    instead: Goods = NO_GOODS  # goods that may be paid in place of the money

    def __str__(self) -> str:
        parts = [f"${self.money}"] if self.money else []
        if any(self.goods):
            parts.append(goods_text(self.goods))
        text = ", ".join(parts)
        return f"{text} / {goods_text(self.instead)}" if any(self.instead) else text


def goods_text(goods: Goods) -> str:
    return ", ".join(str(Icon(name, n)) for name, n in zip(RESOURCES, goods, strict=True) if n)


def parse_goods(text: str) -> Goods:
    """Resources only, without a choice: what a building or a contract costs, what a ship brings."""
    effect = _parse(text)
    if len(effect.options) > 1:
        raise PhraseError(Message("problem-no-choice", sign="'/'"))
    messages = [
        Message("problem-resource", given=quote(str(icon)), suggestion="")
        for icon in effect.icons()
        if icon.kind not in RESOURCES
    ]
    if messages:
        raise PhraseError(*messages)
    return _goods(effect.options[0])


def parse_cost(text: str) -> Cost:
    """What a captain costs: money, money and goods, or a choice of money and goods."""
    effect = _parse(text)
    messages = [
        Message("problem-not-payable", icon=quote(str(icon)))
        for icon in effect.icons()
        if icon.kind != "money" and icon.kind not in RESOURCES
    ]
    if len(effect.options) > 2:
        messages.append(Message("problem-cost-sides", sign="'/'"))
    if messages:
        raise PhraseError(*messages)
    first = effect.options[0]
    if len(effect.options) == 1:
        return Cost(_money(first), _goods(first))
    second = effect.options[1]
    if any(icon.kind != "money" for icon in first) or any(icon.kind == "money" for icon in second):
        raise PhraseError(Message("problem-cost-choice", example="'$6 / 2 wood'"))
    return Cost(_money(first), instead=_goods(second))


def _parse(text: str) -> Effect:
    if "-" in text:
        raise PhraseError(Message("problem-cost-negative"))
    effect = parse_effect(text)
    if not effect:
        raise PhraseError(Message("problem-cost-missing"))
    return effect


def _money(option: tuple[Icon, ...]) -> int:
    return _within(sum(icon.n for icon in option if icon.kind == "money"))


def _goods(option: tuple[Icon, ...]) -> Goods:
    return tuple(_within(sum(icon.n for icon in option if icon.kind == name)) for name in RESOURCES)


def _within(n: int) -> int:
    if n > MAX_AMOUNT:
        raise PhraseError(Message("problem-too-many", n=str(n), most=str(MAX_AMOUNT)))
    return n
