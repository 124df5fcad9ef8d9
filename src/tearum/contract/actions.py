"""The action table: every decision of the game is one small integer.

The table is part of the record format: kinds are only ever appended, and a change of a size raises
the rules version.
"""

from dataclasses import dataclass
from math import prod
from typing import Final, TypedDict

from tearum.contract.counts import (
    ALLEGIANCES,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    EXCHANGES,
    MAX_CONVERT,
    MAX_OPTIONS,
    MAX_SHIP_ROWS,
    SHIPS,
)
from tearum.contract.effects import EffectJson, Goods
from tearum.contract.vocabulary import (
    BOARDS,
    COLOURS,
    CUBES,
    RESOURCES,
    BoardName,
    Colour,
    Frame,
    Resource,
)


@dataclass(frozen=True, slots=True)
class ActionKind:
    """Some actions that differ only in their arguments."""

    name: str
    arguments: tuple[tuple[str, int], ...]  # each with its size; the last one runs fastest
    meaning: str
    first: int  # code

    @property
    def size(self) -> int:
        return prod(size for _, size in self.arguments)

    @property
    def codes(self) -> range:
        return range(self.first, self.first + self.size)


_BUILDING: Final = ("building", BUILDINGS)
_CAPTAIN: Final = ("captain", CAPTAINS)
_CUBE: Final = ("resource", len(CUBES))
_RESOURCE: Final = ("resource", len(RESOURCES))
_BOARD: Final = ("board", len(BOARDS))
_SIDE: Final = ("side", MAX_OPTIONS)
_POINTS: Final = ("points", MAX_CONVERT + 1)

_KINDS: Final[tuple[tuple[str, tuple[tuple[str, int], ...], str], ...]] = (
    ("pass", (), "buy no ship; decline an action; nothing more here"),
    ("end_turn", (), "end the action turn (always asked, ACT-11)"),
    ("close", (), "close the Trade: everything changes hands together"),
    ("stop", (), "agree to stop a decided game (TWO-13)"),
    ("play_on", (), "play a decided game to its end"),
    ("expand", (), "pay for the cheapest expansion token"),
    ("city_hall", (), "one barrel becomes a star"),
    ("foundry", (), "one ore becomes a cannon"),
    ("pay_allegiance", (), "pay the allegiance held"),
    ("exchange", (("exchange", EXCHANGES),), "1 Tobacco Dryer, 2 Distillery"),
    ("option", (_SIDE,), 'a side of a "/"'),
    ("cube", (_CUBE,), "which cube an any-cube gives"),
    ("spare", (_CUBE,), "which cube of the cost is not paid"),
    ("sell", (_RESOURCE,), "one piece, in a Trade"),
    ("buy", (_RESOURCE,), "one piece, in a Trade"),
    ("discard", (_RESOURCE,), "one piece, when goods do not fit"),
    ("row", (_BOARD, _SIDE), "use a worker for the row that acts"),
    ("alternative", (_BOARD, _SIDE), "use a worker for the alternative action"),
    ("ship", (("ship", SHIPS), ("ship_row", MAX_SHIP_ROWS)), "buy a ship, take one of its rows"),
    ("build", (_BUILDING,), "a building"),
    ("hire", (_CAPTAIN,), "a captain, for money and the goods that go with it"),
    ("hire_for_goods", (_CAPTAIN,), "a captain, for the goods it takes instead of money"),
    ("activate", (_CAPTAIN,), "pay a captain's cannons"),
    (
        "fulfil",
        (("contract", CONTRACTS), ("colour", len(COLOURS))),
        "a contract, for VP of a colour",
    ),
    ("allegiance", (("allegiance", ALLEGIANCES),), "choose an allegiance"),
    ("convert_blue", (_POINTS,), "how many blue VP to buy at the end"),
    ("convert_red", (_POINTS,), "how many red VP to buy at the end"),
)


def _numbered() -> tuple[ActionKind, ...]:
    kinds: list[ActionKind] = []
    for name, arguments, meaning in _KINDS:
        first = kinds[-1].codes.stop if kinds else 0
        kinds.append(ActionKind(name, arguments, meaning, first))
    return tuple(kinds)


ACTION_KINDS: Final = _numbered()
ACTION_KIND: Final = {kind.name: kind for kind in ACTION_KINDS}
ACTIONS: Final = ACTION_KINDS[-1].codes.stop  # the size of the table


class ActionArgs(TypedDict, total=False):
    """The arguments of an action, as JSON has them."""

    exchange: int
    side: int
    resource: Resource
    board: BoardName
    ship: int
    ship_row: int
    building: int
    captain: int
    contract: int
    colour: Colour
    allegiance: int
    points: int


class ActionJson(ActionArgs):
    """An action: its code, its kind and the arguments of that kind."""

    code: int
    kind: str


class Context(TypedDict, total=False):
    """What an action would mean just now; which keys there are depends on its kind."""

    asked: Frame  # what is being decided
    seat: int  # that decides
    row: int  # the row that would act
    effect: EffectJson  # what is gained: all of it, or the chosen side
    price: int  # dollars to pay
    goods: Goods  # that arrive with a ship, or are paid for a card
    cost: Goods  # of a building
    cannons: int  # to pay
    points: int  # VP of the card
    building: int  # that makes the exchange
    give: Goods
    take: Goods
    allegiance: int | None  # held
    amount: int  # dollars gained or, negative, paid
