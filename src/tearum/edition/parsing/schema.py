"""The schema of an edition file: every table, its keys, their types, counts and bounds."""

from dataclasses import dataclass
from typing import Any, Final

from tearum.contract.vocabulary import BOARDS, BUILDING_COLOURS, COLOURS, RESOURCES, SYMBOLS
from tearum.edition import component
from tearum.edition.component import TURNS
from tearum.edition.parsing.field_types import (
    Choice,
    EffectPhrase,
    FieldType,
    FileName,
    Identifier,
    InLanguages,
    ListOf,
    Number,
    Phrase,
)
from tearum.edition.phrases.condition import parse_condition
from tearum.edition.phrases.cost import goods_text, parse_cost, parse_goods
from tearum.edition.phrases.effect import Effect
from tearum.edition.phrases.permanent import Permanent, parse_permanent
from tearum.edition.phrases.pieces import MAX_PIECES, parse_pieces
from tearum.engine.constants import components as box
from tearum.messages.explained_error import Message

SCHEMA: Final = 1  # version of this schema; a file names the one it was written for
MAX_SYMBOLS: Final = 4  # on one card


@dataclass(frozen=True, slots=True)
class Field:
    """One key of a table."""

    key: str
    type: FieldType[Any]
    has_provenance: bool = True  # not for keys that only identify the component
    affects_play: bool = True  # and so the edition's hash
    is_required: bool = True


@dataclass(frozen=True, slots=True)
class Section:
    """One kind of table: a component."""

    key: str
    component: type[Any]
    fields: tuple[Field, ...]
    count: int = 0  # of [[tables]]; 0 where it is one [table]
    label: str = ""  # the key that identifies each of the tables
    is_required: bool = True

    @property
    def title(self) -> str:
        return self.key.replace("_", " ")

    @property
    def affects_play(self) -> bool:
        return any(field.affects_play for field in self.fields)

    @property
    def with_provenance(self) -> tuple[str, ...]:
        return tuple(field.key for field in self.fields if field.has_provenance)


def _not_empty(effect: Effect) -> Message | None:
    return None if effect else Message("problem-effect-missing")


def _only_vp(effect: Effect) -> Message | None:
    others = any(icon.kind not in COLOURS for icon in effect.icons())
    return Message("problem-only-vp") if others else None


def _no_action(effect: Effect) -> Message | None:
    actions = [icon.kind for icon in effect.icons() if icon.is_action]
    return Message("problem-no-action", action=repr(actions[0])) if actions else None


def _gain(effect: Effect) -> Message | None:
    return _not_empty(effect) or _no_action(effect)


def _permanent_text(permanent: Permanent | None) -> str:
    return str(permanent) if permanent else ""


_amount: Final = Number(0, box.MAX_AMOUNT)
_effect: Final = EffectPhrase()
_some_effect: Final = EffectPhrase(_not_empty)
_goods: Final = Phrase(parse_goods, goods_text)
_symbol: Final = Choice("symbol", SYMBOLS)
_symbols: Final = ListOf(_symbol, 0, MAX_SYMBOLS, "symbols", "symbol", ordered=False)
_pieces: Final = Phrase(parse_pieces)
_places: Final = ListOf(_some_effect, 2, 2, "places", "place")
_contract_slots: Final = ListOf(
    EffectPhrase(_no_action), 1, box.MAX_CONTRACT_SLOTS, "slots", "slot"
)
_order_side: Final = ListOf(
    Choice("turn", TURNS), box.ORDER_SPACES, box.ORDER_SPACES, "spaces", "space"
)


def _tiles(count: int) -> ListOf[Effect]:
    return ListOf(_some_effect, count, count, "tiles", "tile")


def _number(count: int) -> Field:
    return Field("number", Number(1, count), has_provenance=False)


_name: Final = Field("name", InLanguages(), affects_play=False)
_id: Final = Field("id", Identifier(), has_provenance=False, affects_play=False)

HEAD: Final = (
    Field("schema", Number(SCHEMA, SCHEMA), has_provenance=False),
    Field("id", Identifier(), has_provenance=False, affects_play=False),
    Field("title", InLanguages(), has_provenance=False, affects_play=False),
    Field("targets", FileName(), has_provenance=False, affects_play=False, is_required=False),
)

SECTIONS: Final = (
    Section(
        "prices",
        component.Prices,
        # A bought type may cost $1 less, and must still cost something.
        tuple(Field(resource, Number(2, box.MAX_AMOUNT)) for resource in RESOURCES),
    ),
    Section(
        "population",
        component.Population,
        (
            Field("start", Number(0, box.MAX_POPULATION)),
            Field("max", Number(0, box.MAX_POPULATION)),
        ),
    ),
    Section(
        "warehouse",
        component.Warehouse,
        (
            Field("open", Number(1, box.MAX_SQUARES)),
            Field("tokens", ListOf(_amount, 0, box.MAX_TOKENS, "tokens", "token")),
        ),
    ),
    Section(
        "board",
        component.Board,
        (
            Field("id", Choice("board", BOARDS), has_provenance=False),
            _name,
            Field("alternative", _some_effect),
            Field("tiles_4p", _tiles(box.ROWS)),
            Field("tiles_23p", _tiles(box.ROWS - 1)),
        ),
        count=box.BOARDS,
        label="id",
    ),
    Section(
        "reputation",
        component.Reputation,
        (Field("steps", ListOf(_effect, 20, box.MAX_TRACK, "steps", "step")),),
    ),
    Section(
        "building",
        component.Building,
        (
            _number(box.BUILDINGS),
            _id,
            _name,
            Field("colour", Choice("building-colour", BUILDING_COLOURS)),
            Field("cost", _goods),
            Field("vp", EffectPhrase(_only_vp)),
            Field("instant", _effect),
            Field("symbols", _symbols),
            Field("permanent", Phrase(parse_permanent, _permanent_text)),
        ),
        count=box.BUILDINGS,
        label="number",
    ),
    Section(
        "captain",
        component.Captain,
        (
            _number(box.CAPTAINS),
            Field("round", Number(1, box.ROUNDS)),
            Field("cost", Phrase(parse_cost)),
            Field("instant", _effect),
            Field("cannons", _amount),
            Field("reward", _effect),
            Field("symbols", _symbols),
        ),
        count=box.CAPTAINS,
        label="number",
    ),
    Section(
        "contract",
        component.Contract,
        (
            _number(box.CONTRACTS),
            Field("cost", _goods),
            Field("red", _amount),
            Field("blue", _amount),
        ),
        count=box.CONTRACTS,
        label="number",
    ),
    Section(
        "contract_board",
        component.ContractBoard,
        (Field("slots_4p", _contract_slots), Field("slots_23p", _contract_slots)),
    ),
    Section(
        "ship",
        component.Ship,
        (
            _number(box.SHIPS),
            Field("cost", _amount),
            Field("rows", ListOf(_goods, 1, box.MAX_SHIP_ROWS, "rows", "row")),
        ),
        count=box.SHIPS,
        label="number",
    ),
    Section(
        "allegiance",
        component.Allegiance,
        (
            _number(box.ALLEGIANCES),
            Field("condition", Phrase(parse_condition)),
            Field("red", _amount),
        ),
        count=box.ALLEGIANCES,
        label="number",
    ),
    Section(
        "allegiance_board",
        component.AllegianceBoard,
        (
            Field("slots_4p", Number(1, box.MAX_ALLEGIANCE_SLOTS)),
            Field("slots_23p", Number(1, box.MAX_ALLEGIANCE_SLOTS)),
        ),
    ),
    Section(
        "endowment",
        component.Endowment,
        (_number(box.ENDOWMENTS), Field("gain", EffectPhrase(_gain))),
        count=box.ENDOWMENTS,
        label="number",
    ),
    Section(
        "wish",
        component.Wish,
        (
            _number(box.WISHES),
            Field("symbols", ListOf(_symbol, 1, box.SYMBOLS, "symbols", "symbol", ordered=False)),
        ),
        count=box.WISHES,
        label="number",
    ),
    Section(
        "reward",
        component.Reward,
        (
            Field("round", Number(1, box.ROUNDS), has_provenance=False),
            Field("blue", _places),
            Field("red", _places),
        ),
        count=box.ROUNDS,
        label="round",
    ),
    Section(
        "order_board",
        component.OrderBoard,
        (Field("first", _order_side), Field("second", _order_side)),
    ),
    Section(
        "automa",
        component.Automa,
        (
            Field(
                "tokens",
                ListOf(
                    Choice("board", BOARDS),
                    box.AUTOMA_TOKENS,
                    box.AUTOMA_TOKENS,
                    "tokens",
                    "token",
                ),
            ),
        ),
    ),
    Section(
        "victory_types",
        component.VictoryTypes,
        (
            Field(
                "colours",
                ListOf(
                    Choice("vp-colour", COLOURS),
                    box.VICTORY_TYPES,
                    box.VICTORY_TYPES,
                    "cards",
                    "card",
                ),
            ),
        ),
    ),
    Section(
        "box",
        component.Box,
        (
            Field("coins", _pieces, affects_play=False),
            *(Field(name, Number(1, MAX_PIECES), affects_play=False) for name in RESOURCES),
            *(Field(colour, _pieces, affects_play=False) for colour in COLOURS),
        ),
        is_required=False,
    ),
)
