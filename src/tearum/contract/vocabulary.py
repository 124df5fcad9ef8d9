"""The words of the game, in the order of the engine's numbers: the first of each is number 0."""

from typing import Final, Literal, get_args

Resource = Literal["wheat", "wood", "ore", "barrel", "tobacco", "cannon"]  # in printed order
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
CUBES: Final = RESOURCES[:3]

Colour = Literal["blue", "red"]  # of victory points; also the two sides of a reward tile
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

BoardName = Literal["governor", "market", "harbor", "tavern"]
BOARDS: Final[tuple[BoardName, ...]] = get_args(BoardName)

Symbol = Literal["hygiene", "security", "entertainment"]  # of the people's wishes
SYMBOLS: Final[tuple[Symbol, ...]] = get_args(Symbol)

BuildingColour = Literal["crown", "trades", "hygiene", "entertainment", "security"]
BUILDING_COLOURS: Final[tuple[BuildingColour, ...]] = get_args(BuildingColour)

# Permanent effects with a figure: what a building keeps doing for its owner. A seat's figures are
# added up; the view calls them `standing`.
PermanentKind = Literal[
    "income_money",  # Church: $n more in the income phase
    "ship_less",  # Inn: each ship costs $n less
    "captain_less",  # Prison: each captain costs $n less
    "cube_less",  # Workshop: each building costs n cubes less
    "build_money",  # Architects' Guild: $n whenever its owner builds
    "governor_blue",  # Palace: n blue for each action on the Governor board
]
PERMANENTS: Final[tuple[PermanentKind, ...]] = get_args(PermanentKind)
# All permanent effects: three have no figure.
PermanentName = Literal[PermanentKind, "exchange", "city_hall", "foundry"]
PERMANENT_PHRASES: Final[dict[PermanentKind, str]] = {  # in an edition's file; n is the figure
    "income_money": "income phase: $n",
    "ship_less": "each ship: $n less",
    "captain_less": "each captain: $n less",
    "cube_less": "each building: n cube less",
    "build_money": "whenever you build: $n",
    "governor_blue": "each action on the governor board: n blue",
}

# Icons of an effect. The last four are actions, which may be declined.
Declinable = Literal[
    "trade",
    "build",  # cubes less
    "captain",  # dollars less
    "contract",
]
DECLINABLE: Final[tuple[Declinable, ...]] = get_args(Declinable)
IconName = Literal[
    "money",  # dollars
    "blue",  # VP
    "red",  # VP
    "star",  # one step; "2 star" is two of these
    "population",  # steps
    "cube",  # one cube of the player's choice; "2 any cube" is two of these
    "expansion",  # that many expansion tokens are discarded
    "all_expansions",
    Declinable,
]
ICONS: Final[tuple[IconName, ...]] = get_args(IconName)

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
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
ENDING_PHASES: Final = PHASES[PHASES.index("last_captains") : -1]  # after the last round

# What is pending. The first two run by themselves, every other one asks its seat for a decision.
Frame = Literal[
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
FRAMES: Final[tuple[Frame, ...]] = get_args(Frame)
FRAME_NOTES: Final[dict[Frame, str]] = {
    "effect": "a: where in the program",
    "palace": "a: blue VP when the action is done",
    "turn": "before the action",
    "turn_end": "after the action",
    "option_choice": "a: effect",
    "trading": "a: 0 nothing yet, 1 something sold or bought",
    "building": "a: cubes less",
    "sparing": "a: building, b: cubes still to spare",
    "hiring": "a: dollars less",
    "activating": "END-01",
    "paying": "END-02",
    "stopping": "TWO-13",
}

# Why money, goods or points came or went. `standing` is a permanent effect.
Cause = Literal[
    "income",
    "effect",
    "ship",
    "trade",
    "build",
    "captain",
    "contract",
    "allegiance",
    "exchange",
    "discard",
    "expansion",
    "last_sale",
    "conversion",
    "standing",
]
CAUSES: Final[tuple[Cause, ...]] = get_args(Cause)

Barrier = Literal["start", "revealed", "other_player"]  # why a decision can't be taken back
BARRIERS: Final[tuple[Barrier, ...]] = get_args(Barrier)

# In the account of a game: what was turned over, and what turns decided.
RevealKind = Literal[
    "deal",  # everything that lies open before the first decision
    "first_player",  # at set-up, where a tie is drawn by lot
    "victory",  # two players: the victory type of a round
    "contracts",
    "captains",
    "ships",
    "automa",  # two players: a token
    "conversions",  # what the others have chosen in secret
]
REVEAL_KINDS: Final[tuple[RevealKind, ...]] = get_args(RevealKind)

DecisionKind = Literal[
    "ships", "boards", "trade", "build", "captain", "contract", "allegiance", "conversion"
]
DECISION_KINDS: Final[tuple[DecisionKind, ...]] = get_args(DecisionKind)
