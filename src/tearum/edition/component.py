"""The components of an edition, as its file describes them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from tearum.contract.languages import ENGLISH
from tearum.contract.vocabulary import BoardName
from tearum.edition.phrases.condition import Condition
from tearum.edition.phrases.cost import Cost, Goods
from tearum.edition.phrases.effect import Effect
from tearum.edition.phrases.permanent import Permanent
from tearum.edition.phrases.pieces import Pieces

ProvenanceKind = Literal["printed", "inferred", "reconstructed"]
PROVENANCE_KINDS: Final[tuple[ProvenanceKind, ...]] = get_args(ProvenanceKind)
Names = Mapping[str, str]  # by language; English is always there
TURNS: Final = ("A", "B", "automa")  # spaces of the order board


def in_language(names: Names, language: str) -> str:
    """The name in a language, or in English where the edition has none in it."""
    return names.get(language, names[ENGLISH])


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a value comes from."""

    kind: ProvenanceKind = "reconstructed"
    why: str = ""  # for an inferred value
    note: str = ""


ProvenanceByKey = Mapping[str, Provenance]


@dataclass(frozen=True, slots=True)
class Prices:
    wheat: int
    wood: int
    ore: int
    barrel: int
    tobacco: int
    cannon: int
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Population:
    start: int
    max: int
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Warehouse:
    open: int  # squares without a token
    tokens: tuple[int, ...]  # what each expansion token costs, ascending
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Board:
    id: BoardName
    name: Names
    alternative: Effect
    tiles_4p: tuple[Effect, ...]
    tiles_23p: tuple[Effect, ...]  # the fourth is blank
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Reputation:
    steps: tuple[Effect, ...]
    provenance: ProvenanceByKey


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
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Captain:
    number: int
    round: int
    cost: Cost
    instant: Effect
    cannons: int
    reward: Effect
    symbols: tuple[str, ...]
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Contract:
    number: int
    cost: Goods
    red: int
    blue: int
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class ContractBoard:
    slots_4p: tuple[Effect, ...]  # from left to right
    slots_23p: tuple[Effect, ...]
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Ship:
    number: int
    cost: int
    rows: tuple[Goods, ...]
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Allegiance:
    number: int
    condition: Condition
    red: int
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class AllegianceBoard:
    slots_4p: int
    slots_23p: int
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Endowment:
    number: int
    gain: Effect
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Wish:
    number: int
    symbols: tuple[str, ...]
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Reward:
    round: int
    blue: tuple[Effect, ...]  # the blue side: first place, second place
    red: tuple[Effect, ...]
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class OrderBoard:
    first: tuple[str, ...]  # the side that begins with A
    second: tuple[str, ...]
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Automa:
    tokens: tuple[str, ...]  # boards
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class VictoryTypes:
    colours: tuple[str, ...]
    provenance: ProvenanceByKey


@dataclass(frozen=True, slots=True)
class Box:
    """How many pieces the box holds. Rules never run out of them, but a good game needs no more."""

    coins: Pieces
    wheat: int
    wood: int
    ore: int
    barrel: int
    tobacco: int
    cannon: int
    blue: Pieces
    red: Pieces
    provenance: ProvenanceByKey


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
    box: Box | None = None
