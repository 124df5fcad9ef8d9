"""Effects and goods, as JSON has them."""

from typing import Literal, NotRequired, TypedDict

from tearum.contract.vocabulary import IconName, Resource

EffectIcon = Literal[IconName, Resource]


class IconJson(TypedDict):
    """One icon of an effect; `n` of it, or an action that costs `less`."""

    icon: EffectIcon
    n: NotRequired[int]
    less: NotRequired[int]


OptionJson = list[IconJson]  # one side of a "/", from left to right
EffectJson = list[OptionJson]
Goods = dict[Resource, int]  # pieces of each resource; one that is missing has none
