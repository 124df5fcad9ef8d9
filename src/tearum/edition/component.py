"""The components of an edition, as its file describes them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from tearum.edition.condition import Condition
from tearum.edition.cost import Cost, Goods
from tearum.edition.effect import Effect
from tearum.edition.permanent import Permanent

Provenance = Literal["printed", "inferred", "reconstructed"]
PROVENANCES: Final[tuple[Provenance, ...]] = ("printed", "inferred", "reconstructed")
Names = Mapping[str, str]  # by language
TURNS: Final = ("A", "B", "automa")  # spaces of the order board


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a value comes from."""

    provenance: Provenance = "reconstructed"
    why: str = ""  # of an inferred value
    note: str = ""


Marks = Mapping[str, Mark]  # by key


@dataclass(frozen=True, slots=True)
class Prices:
    wheat: int
    wood: int
    ore: int
    barrel: int
    tobacco: int
    cannon: int
    marks: Marks


@dataclass(frozen=True, slots=True)
class Population:
    start: int
    max: int
    marks: Marks


@dataclass(frozen=True, slots=True)
class Warehouse:
    open: int  # squares without a token
    tokens: tuple[int, ...]  # what each expansion token costs, ascending
    marks: Marks


@dataclass(frozen=True, slots=True)
class Board:
    id: str
    name: Names
    alternative: Effect
    tiles_4p: tuple[Effect, ...]
    tiles_23p: tuple[Effect, ...]  # the fourth is blank
    marks: Marks


@dataclass(frozen=True, slots=True)
class Reputation:
    steps: tuple[Effect, ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class Building:
    number: int
    id: str
    name: Names
    colour: str
    cost: Goods
    vp: Effect
    instant: Effect
    symbols: tuple[str, ...]
    permanent: Permanent | None
    marks: Marks


@dataclass(frozen=True, slots=True)
class Captain:
    number: int
    round: int
    cost: Cost
    instant: Effect
    cannons: int
    reward: Effect
    symbols: tuple[str, ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class Contract:
    number: int
    cost: Goods
    red: int
    blue: int
    marks: Marks


@dataclass(frozen=True, slots=True)
class ContractBoard:
    slots_4p: tuple[Effect, ...]  # from left to right
    slots_23p: tuple[Effect, ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class Ship:
    number: int
    cost: int
    rows: tuple[Goods, ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class Allegiance:
    number: int
    condition: Condition
    red: int
    marks: Marks


@dataclass(frozen=True, slots=True)
class AllegianceBoard:
    slots_4p: int
    slots_23p: int
    marks: Marks


@dataclass(frozen=True, slots=True)
class Endowment:
    number: int
    gain: Effect
    marks: Marks


@dataclass(frozen=True, slots=True)
class Wish:
    number: int
    symbols: tuple[str, ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class Reward:
    round: int
    blue: tuple[Effect, ...]  # the blue side: first place, second place
    red: tuple[Effect, ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class OrderBoard:
    first: tuple[str, ...]  # the side that begins with A
    second: tuple[str, ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class Automa:
    tokens: tuple[str, ...]  # boards
    marks: Marks


@dataclass(frozen=True, slots=True)
class VictoryTypes:
    colours: tuple[str, ...]
    marks: Marks


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box."""

    prices: Prices
    population: Population
    warehouse: Warehouse
    board: tuple[Board, ...]
    reputation: Reputation
    building: tuple[Building, ...]
    captain: tuple[Captain, ...]
    contract: tuple[Contract, ...]
    contract_board: ContractBoard
    ship: tuple[Ship, ...]
    allegiance: tuple[Allegiance, ...]
    allegiance_board: AllegianceBoard
    endowment: tuple[Endowment, ...]
    wish: tuple[Wish, ...]
    reward: tuple[Reward, ...]
    order_board: OrderBoard
    automa: Automa
    victory_types: VictoryTypes
