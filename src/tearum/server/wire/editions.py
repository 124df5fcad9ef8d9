"""The HTTP API of editions: their names, their values, their mistakes."""

from typing import Generic, Literal, TypedDict, TypeVar

from msgspec import Struct, field

from tearum.contract.edition_parts import (
    ConditionParts,
    CostParts,
    GoodsParts,
    PermanentParts,
    PiecesParts,
)
from tearum.contract.effects import EffectJson
from tearum.contract.vocabulary import BoardName, BuildingColour, Colour, Resource, Symbol
from tearum.edition.component import ProvenanceKind
from tearum.server.wire.errors import ErrorCode

Plain = TypeVar("Plain")
Icons = TypeVar("Icons")
Parts = TypeVar("Parts")
Values = TypeVar("Values")


class EditionName(Struct):
    key: str  # what the API calls it: its id, or the digest of one that was uploaded
    id: str
    hash: str
    title: dict[str, str]  # by language


class EditionValue(Struct, Generic[Plain, Icons, Parts]):
    """A value as the edition's file writes it, where it comes from, and what was read out of it."""

    value: Plain
    provenance: ProvenanceKind
    why: str | None
    note: str | None
    icons: Icons  # of effects
    parts: Parts  # of costs, permanent effects, conditions and pieces


Number = EditionValue[int, None, None]
Numbers = EditionValue[list[int], None, None]
Names = EditionValue[dict[str, str], None, None]  # by language
Effect = EditionValue[str, EffectJson, None]
Effects = EditionValue[list[str], list[EffectJson], None]
Places = EditionValue[list[str], tuple[EffectJson, EffectJson], None]  # the first, the second
Symbols = EditionValue[list[Symbol], None, None]
GoodsCost = EditionValue[str, None, GoodsParts]
Pieces = EditionValue[str, None, PiecesParts]
Turns = EditionValue[list[Literal["A", "B", "automa"]], None, None]


class PopulationValues(TypedDict):
    start: Number
    max: Number


class WarehouseValues(TypedDict):
    open: Number
    tokens: Numbers


class BoardValues(TypedDict):
    name: Names
    alternative: Effect
    tiles_4p: Effects
    tiles_23p: Effects


class ReputationValues(TypedDict):
    steps: Effects


class BuildingValues(TypedDict):
    name: Names
    colour: EditionValue[BuildingColour, None, None]
    cost: GoodsCost
    vp: Effect
    instant: Effect
    symbols: Symbols
    permanent: EditionValue[str, None, PermanentParts | None]


class CaptainValues(TypedDict):
    round: Number
    cost: EditionValue[str, None, CostParts]
    instant: Effect
    cannons: Number
    reward: Effect
    symbols: Symbols


class ContractValues(TypedDict):
    cost: GoodsCost
    red: Number
    blue: Number


class ContractBoardValues(TypedDict):
    slots_4p: Effects
    slots_23p: Effects


class ShipValues(TypedDict):
    cost: Number
    rows: EditionValue[list[str], None, list[GoodsParts]]


class AllegianceValues(TypedDict):
    condition: EditionValue[str, None, ConditionParts]
    red: Number


class AllegianceBoardValues(TypedDict):
    slots_4p: Number
    slots_23p: Number


class EndowmentValues(TypedDict):
    gain: Effect


class WishValues(TypedDict):
    symbols: Symbols


class OrderBoardValues(TypedDict):
    first: Turns
    second: Turns


class AutomaValues(TypedDict):
    tokens: EditionValue[list[BoardName], None, None]


class VictoryTypesValues(TypedDict):
    colours: EditionValue[list[Colour], None, None]


class BoxValues(TypedDict):
    """How many pieces there are: money and points by what they are worth."""

    coins: Pieces
    wheat: Number
    wood: Number
    ore: Number
    barrel: Number
    tobacco: Number
    cannon: Number
    blue: Pieces
    red: Pieces


class _Component(Struct, Generic[Values], tag_field="component"):
    values: Values
    label: str | int | None = None  # its number, id or round; null where there is only one
    id: str | None = None


class EditionPrices(_Component[dict[Resource, Number]], tag="prices"):
    pass


class EditionPopulation(_Component[PopulationValues], tag="population"):
    pass


class EditionWarehouse(_Component[WarehouseValues], tag="warehouse"):
    pass


class EditionBoard(_Component[BoardValues], tag="board"):
    pass


class EditionReputation(_Component[ReputationValues], tag="reputation"):
    pass


class EditionBuilding(_Component[BuildingValues], tag="building"):
    pass


class EditionCaptain(_Component[CaptainValues], tag="captain"):
    pass


class EditionContract(_Component[ContractValues], tag="contract"):
    pass


class EditionContractBoard(_Component[ContractBoardValues], tag="contract_board"):
    pass


class EditionShip(_Component[ShipValues], tag="ship"):
    pass


class EditionAllegiance(_Component[AllegianceValues], tag="allegiance"):
    pass


class EditionAllegianceBoard(_Component[AllegianceBoardValues], tag="allegiance_board"):
    pass


class EditionEndowment(_Component[EndowmentValues], tag="endowment"):
    pass


class EditionWish(_Component[WishValues], tag="wish"):
    pass


class EditionReward(_Component[dict[Colour, Places]], tag="reward"):
    pass


class EditionOrderBoard(_Component[OrderBoardValues], tag="order_board"):
    pass


class EditionAutoma(_Component[AutomaValues], tag="automa"):
    pass


class EditionVictoryTypes(_Component[VictoryTypesValues], tag="victory_types"):
    pass


class EditionBox(_Component[BoxValues], tag="box"):
    pass


EditionComponent = (
    EditionPrices
    | EditionPopulation
    | EditionWarehouse
    | EditionBoard
    | EditionReputation
    | EditionBuilding
    | EditionCaptain
    | EditionContract
    | EditionContractBoard
    | EditionShip
    | EditionAllegiance
    | EditionAllegianceBoard
    | EditionEndowment
    | EditionWish
    | EditionReward
    | EditionOrderBoard
    | EditionAutoma
    | EditionVictoryTypes
    | EditionBox
)


class EditionJson(Struct):
    id: str
    title: dict[str, str]
    hash: str
    counts: dict[str, int]
    components: list[EditionComponent]
    schema_version: int = field(name="schema")


class EditionProblem(Struct):
    """One mistake in an edition's file."""

    line: int  # the first is 1; 0 where it is about the file as a whole
    where: str  # "captain 11, cost"; empty where the line says it all
    what: str  # in the language that was asked for


class BadEdition(Struct):
    """The answer to an edition that can't be played: every mistake, by line."""

    problems: list[EditionProblem]
    code: ErrorCode = "bad_edition"
    message: str = "This edition can't be played: correct it and try again."
