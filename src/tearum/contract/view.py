"""The JSON of a game: what a seat or a spectator sees, how it ended, what actions would change.

The comments behind the keys are the descriptions in docs/contract.md.
"""

from typing import Literal, NotRequired, TypedDict

from tearum.contract.effects import EffectJson, Goods
from tearum.contract.events import EventJson
from tearum.contract.vocabulary import (
    BoardName,
    Colour,
    Frame,
    PermanentKind,
    Phase,
    Resource,
    Symbol,
)


class Trade(TypedDict):
    """An open Trade, as it would be if closed now."""

    sold: Goods
    bought: Goods
    earned: int  # dollars for what is sold, with the bonus
    spent: int  # dollars for what is bought, with the bonus
    bonus_sold: Resource | None  # the type that earns more
    bonus_bought: Resource | None  # the type that costs less
    expansions: int  # expansion tokens that have to be paid for
    expansion_cost: int  # dollars for them
    amount: int  # dollars gained or, negative, paid


class Pending(TypedDict):
    """What is being decided, by whom, and what has been gathered for it so far."""

    asked: Frame
    seat: int
    effect: NotRequired[EffectJson]  # of `option_choice`: all sides
    less: NotRequired[int]  # of `building` and `hiring`: cubes or dollars less
    building: NotRequired[int]  # of `sparing`: what is built
    to_spare: NotRequired[int]  # of `sparing`: cubes still to choose
    spared: NotRequired[Goods]  # of `sparing`: cubes chosen
    arriving: NotRequired[Goods]  # of `overflow`: pieces that want room
    trade: NotRequired[Trade]  # of `trading`
    allegiances: NotRequired[list[int]]  # of `choosing_allegiance`: those on offer


class CaptainCard(TypedDict):
    captain: int
    face_up: bool  # face down once it has been activated


class Conversion(TypedDict):
    blue: int | None  # points bought; null until chosen
    red: int | None


class PlayerBoard(TypedDict):
    """A seat's own board, as it is seen: closed chests and others' conversions are null."""

    seat: int
    money: int
    goods: Goods
    squares: int  # of the warehouse, open now
    tokens: list[int]  # costs of the expansion tokens left
    reputation: int
    population: int
    blue: int | None  # victory points; null in another's closed chest
    red: int | None
    chest: bool  # whether it is closed
    allegiance: int | None
    proven: bool  # the allegiance
    endowment: int
    workers: dict[BoardName, int]
    in_hand: int  # workers
    buildings: list[int]
    captains: list[CaptainCard]
    contracts: list[int]  # fulfilled
    symbols: dict[Symbol, int]
    standing: dict[PermanentKind, int]  # the figures of permanent effects
    has_converted: bool
    conversion: Conversion | None  # null for others until the end


class Board(TypedDict):
    """An action board."""

    tiles: list[int]  # by row, from the bottom
    workers: int  # of everybody
    automa: int  # workers of the Automa
    row: int | None  # the one that would act now


class BuildingType(TypedDict):
    building: int
    copies: int  # in the game
    left: int


class WishOfRound(TypedDict):
    round: int
    wish: int
    side: Colour  # of the reward tile
    symbols: list[int]  # of each seat, as it stands
    places: list[int]  # of each seat, as it stands: 0 none, 1, 2


class ShipCard(TypedDict):
    ship: int
    taken: bool


class Automa(TypedDict):
    """What belongs to a game of two players."""

    player_a: int | None  # seat
    order: list[int | Literal["automa"]]  # the order board of this round
    space: int | None  # of the order board, whose turn it is
    tokens_drawn: list[BoardName]  # since the last shuffle
    tokens_left: int
    in_hand: int  # workers
    victories: list[Colour | None]  # the victory type of each round, null until shown


class ScoreJson(TypedDict):
    blue: int
    red: int
    allegiance: int | None
    proven: bool


class ResultJson(TypedDict):
    """How a game ended."""

    governors: list[int]  # seats; several share the title
    pirate_kings: list[int]
    winners: list[int]
    victory: Colour | None  # the colour that decided, at two players
    stopped: bool  # the players agreed to stop a decided game (TWO-13)
    scores: list[ScoreJson]


class View(TypedDict):
    """The table as a seat, or a spectator (`you` is null), sees it."""

    you: int | None  # the seat that looks
    players: int
    round: int
    phase: Phase
    removing: bool  # whether workers are removed in this round, or placed
    first_player: int | None
    to_move: int | None  # the seat that decides; null when the game is over
    pending: Pending | None
    seats: list[PlayerBoard]
    boards: dict[BoardName, Board]
    buildings: list[BuildingType]
    captains: list[int]  # on display
    captains_to_come: int  # still in the pile
    contracts: list[int | None]  # by slot from the left, null if empty
    contract_pile: int  # how many are left
    allegiances: list[int | None]  # by slot, null if taken
    wishes: list[WishOfRound]
    ships: list[ShipCard]  # of this round
    automa: Automa | None  # at two players
    decided: int | None  # the seat that has the game for certain (TWO-13)
    result: ResultJson | None  # when the game is over


class QuoteJson(TypedDict):
    """What some actions would bring the seat that takes them, without taking them."""

    seat: int
    money: int  # dollars gained or, negative, paid
    goods: Goods  # pieces gained or, negative, gone
    blue: int
    red: int
    stars: int
    population: int
    expansions: int
    events: list[EventJson]
    trade: Trade | None  # the open Trade, as if closed now
    reveals: bool  # the last action turns over something hidden, so nothing of it is shown
