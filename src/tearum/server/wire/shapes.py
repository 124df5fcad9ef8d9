"""The JSON of the facade as the page gets it: view, actions, events, reasons, quotes.

The facade makes it; nothing here is filled by hand. These shapes exist so that the page's types can
be generated from them, and a test checks that whole games keep to them.
"""

from typing import Literal, NotRequired, TypedDict

Resource = Literal["wheat", "wood", "ore", "barrel", "tobacco", "cannon"]
BoardName = Literal["governor", "market", "harbor", "tavern"]
Colour = Literal["blue", "red"]
Symbol = Literal["hygiene", "security", "entertainment"]
Phase = Literal[
    "setting_up",
    "income",
    "shipping",
    "acting",
    "wishing",
    "growing",
    "closing_round",
    "last_captains",
    "last_payments",
    "converting",
    "last_allegiances",
    "over",
]
Asked = Literal[
    "effect",
    "palace",
    "ship_turn",
    "turn",
    "turn_end",
    "option_choice",
    "cube_choice",
    "trading",
    "building",
    "sparing",
    "hiring",
    "contracting",
    "overflow",
    "choosing_allegiance",
    "founding",
    "activating",
    "paying",
    "converting_blue",
    "converting_red",
    "stopping",
]
Declinable = Literal["trade", "build", "captain", "contract"]


class Icon(TypedDict):
    """One icon of an effect; `n` of it, or an action that costs `less`."""

    icon: str
    n: NotRequired[int]
    less: NotRequired[int]


Option = list[Icon]  # one side of a "/", from left to right
Effect = list[Option]
Goods = dict[str, int]  # by resource


class Trade(TypedDict):
    sold: Goods
    bought: Goods
    earned: int
    spent: int
    bonus_sold: Resource | None
    bonus_bought: Resource | None
    expansions: int
    expansion_cost: int
    amount: int


class Pending(TypedDict):
    asked: Asked
    seat: int
    effect: NotRequired[Effect]
    less: NotRequired[int]
    building: NotRequired[int]
    to_spare: NotRequired[int]
    spared: NotRequired[Goods]
    arriving: NotRequired[Goods]
    trade: NotRequired[Trade]
    allegiances: NotRequired[list[int]]


class CaptainCard(TypedDict):
    captain: int
    face_up: bool


class Conversion(TypedDict):
    blue: int | None
    red: int | None


class PlayerBoard(TypedDict):
    """A seat's own board, as it is seen: closed chests and others' conversions are null."""

    seat: int
    money: int
    goods: Goods
    squares: int
    tokens: list[int]
    reputation: int
    population: int
    blue: int | None
    red: int | None
    chest: bool
    allegiance: int | None
    proven: bool
    endowment: int
    workers: dict[str, int]
    in_hand: int
    buildings: list[int]
    captains: list[CaptainCard]
    contracts: list[int]
    symbols: dict[str, int]
    standing: dict[str, int]
    has_converted: bool
    conversion: Conversion | None


class Board(TypedDict):
    tiles: list[int]
    workers: int
    automa: int
    row: int | None


class BuildingType(TypedDict):
    building: int
    copies: int
    left: int


class WishOfRound(TypedDict):
    round: int
    wish: int
    side: Colour
    symbols: list[int]
    places: list[int]


class ShipCard(TypedDict):
    ship: int
    taken: bool


class Automa(TypedDict):
    player_a: int | None
    order: list[int | Literal["automa"]]
    space: int | None
    tokens_drawn: list[BoardName]
    tokens_left: int
    in_hand: int
    victories: list[Colour | None]


class Score(TypedDict):
    blue: int
    red: int
    allegiance: int | None
    proven: bool


class Result(TypedDict):
    governors: list[int]
    pirate_kings: list[int]
    winners: list[int]
    victory: Colour | None
    stopped: bool
    scores: list[Score]


class View(TypedDict):
    """The table as a seat, or a spectator (`you` is null), sees it."""

    you: int | None
    players: int
    round: int
    phase: Phase
    removing: bool
    first_player: int | None
    to_move: int | None
    pending: Pending | None
    seats: list[PlayerBoard]
    boards: dict[str, Board]
    buildings: list[BuildingType]
    captains: list[int]
    captains_to_come: int
    contracts: list[int | None]
    contract_pile: int
    allegiances: list[int | None]
    wishes: list[WishOfRound]
    ships: list[ShipCard]
    automa: Automa | None
    decided: int | None
    result: Result | None


class ActionArgs(TypedDict, total=False):
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


class Context(TypedDict, total=False):
    """What an action would mean just now."""

    asked: Asked
    seat: int
    row: int
    effect: Effect
    price: int
    goods: Goods
    cost: Goods
    cannons: int
    points: int
    building: int
    give: Goods
    take: Goods
    allegiance: int | None
    amount: int


class Event(TypedDict):
    """One thing that happened; docs/contract.md says which kinds have which fields."""

    kind: str
    seat: int | None
    amount: NotRequired[int]
    cause: NotRequired[str]
    resource: NotRequired[Resource]
    pieces: NotRequired[int]
    colour: NotRequired[Colour]
    points: NotRequired[int]
    step: NotRequired[int]
    steps: NotRequired[int]
    population: NotRequired[int]
    cost: NotRequired[int]
    paid: NotRequired[bool]
    board: NotRequired[BoardName]
    row: NotRequired[int]
    alternative: NotRequired[bool]
    side: NotRequired[int]
    used: NotRequired[bool]
    building: NotRequired[int]
    captain: NotRequired[int]
    contract: NotRequired[int]
    slot: NotRequired[int]
    allegiance: NotRequired[int]
    ship: NotRequired[int]
    ship_row: NotRequired[int]
    declined: NotRequired[Declinable]
    bonus_sold: NotRequired[Resource | None]
    bonus_bought: NotRequired[Resource | None]
    endowment: NotRequired[int]
    round: NotRequired[int]
    phase: NotRequired[Phase]
    symbols: NotRequired[int]
    place: NotRequired[int]
    blue: NotRequired[int]
    red: NotRequired[int]
    shared: NotRequired[bool]
    stop: NotRequired[bool]


class Reason(TypedDict):
    """Why an action is not legal; docs/contract.md says which reasons have which fields."""

    reason: str
    asked: NotRequired[Asked]
    amount: NotRequired[int]
    pieces: NotRequired[int]
    resource: NotRequired[Resource]
    seat: NotRequired[int]
    player: NotRequired[str]
    board: NotRequired[BoardName]
    building: NotRequired[int]


class About(TypedDict):
    """What a bot's reason is about: cards by number, everything else by name."""

    case: NotRequired[str]  # how it weighs, where that is not told by the sign of its points
    n: NotRequired[int]
    rounds: NotRequired[int]
    goods: NotRequired[Goods]
    others: NotRequired[Goods]
    colour: NotRequired[Colour]
    building: NotRequired[int]
    captain: NotRequired[int]
    contract: NotRequired[int]
    allegiance: NotRequired[int]
    round: NotRequired[int]
    place: NotRequired[int]
    symbol: NotRequired[Symbol]
    board: NotRequired[BoardName]
    row: NotRequired[int]
    seat: NotRequired[int]
    chance: NotRequired[int]  # percent
    instead: NotRequired[int]


class QuoteJson(TypedDict):
    """What some actions would come to, without doing them."""

    seat: int
    money: int
    goods: Goods
    blue: int
    red: int
    stars: int
    population: int
    expansions: int
    events: list[Event]
    trade: Trade | None
    reveals: bool
