"""What is read out of the texts of an edition's values, as JSON has it."""

from typing import Literal, TypedDict

from tearum.contract.effects import Goods
from tearum.contract.vocabulary import PermanentName, Resource


class GoodsParts(TypedDict):
    """What a building or a contract costs, or what one row of a ship brings."""

    goods: Goods


class CostParts(TypedDict):
    """What a captain costs."""

    money: int
    goods: Goods
    instead: Goods  # may be paid in place of the money


class PermanentParts(TypedDict):
    """A permanent effect; parts that its kind does not have are 0 or empty."""

    kind: PermanentName
    n: int
    give: int
    given: Resource | Literal[""]
    take: int
    taken: Resource | Literal[""]


class ConditionParts(TypedDict):
    """What an allegiance asks for, all together; 0 or, of `difference`, -1 asks for nothing."""

    buildings: int
    one_colour: int  # buildings of one colour
    captains: int
    contracts: int
    population: int
    reputation: int
    difference: int  # at most, between blue and red
    money: int
    goods: list[int]  # by resource, in their order


class PiecesParts(TypedDict):
    """Pieces of different values in the box."""

    counts: list[tuple[int, int]]  # how many, and what each is worth
    total: int
