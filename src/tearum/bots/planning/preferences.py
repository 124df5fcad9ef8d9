"""What a bot likes for its own sake, and what it never takes: `greedy/red/without-captain-7`.

Preferences are fixed before the game. They don't depend on how games are won.
"""

from dataclasses import dataclass, fields
from typing import Final

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.planner import Planner
from tearum.bots.native.value_function import ValueFunction
from tearum.contract.vocabulary import BOARDS
from tearum.engine.constants import actions as codes
from tearum.engine.constants.components import (
    ALLEGIANCES,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    MAX_OPTIONS,
    MAX_SHIP_ROWS,
    ROUNDS,
    ROWS,
    SHIPS,
)

UNWANTED: Final = -1000.0  # dollars: no card of this value is planned for
WITHOUT: Final = "without-"


@dataclass(frozen=True)
class Preferences:
    """Extra points that a bot gives to things, and what it never takes."""

    blue: float = 0.0  # per blue point
    red: float = 0.0
    balance: float = 0.0  # per point by which blue and red are closer
    building: float = 0.0  # per building
    captain: float = 0.0  # per captain hired
    contract: float = 0.0  # per contract fulfilled
    banned: frozenset[int] = frozenset()  # action codes
    banned_tiles: frozenset[int] = frozenset()  # board * ROWS + tile

    def __add__(self, other: "Preferences") -> "Preferences":
        """Both combined: points add up, and so do bans."""
        mine, theirs = vars(self), vars(other)
        return Preferences(
            **{
                field.name: mine[field.name] | theirs[field.name]
                if field.name.startswith("banned")
                else mine[field.name] + theirs[field.name]
                for field in fields(self)
            }
        )

    def value_function(self, values: CardValues, weights: list[float]) -> ValueFunction:
        """A value function with these preferences. It changes `values`, so don't share them."""
        for code in self.banned:
            _devalue(values, code)
        function = ValueFunction(values, weights)
        function.plays_for_points = True
        function.prefers_blue, function.prefers_red = self.blue, self.red
        function.prefers_balance = self.balance
        function.prefers_buildings = self.building
        function.prefers_captains = self.captain
        function.prefers_contracts = self.contract
        return function

    def apply_bans(self, planner: Planner) -> Planner:
        """Bans in a planner what these preferences ban."""
        for code in self.banned:
            planner.ban(code)
        for tile in self.banned_tiles:
            planner.ban_tile(tile)
        return planner


NO_PREFERENCES: Final = Preferences()

PLAY_STYLES: Final = {
    "red": Preferences(blue=-0.2, red=0.2),
    "blue": Preferences(blue=0.2, red=-0.2),
    "balanced": Preferences(balance=0.25),
    "builder": Preferences(building=2.0),
    "captains": Preferences(captain=2.0),
    "contracts": Preferences(contract=2.0),
}

# The actions that take a card of each kind: their first code, and the codes per card.
_TAKEN_BY: Final[dict[str, tuple[int, tuple[tuple[int, int], ...]]]] = {
    "building": (BUILDINGS, ((codes.BUILD, 1),)),
    "captain": (CAPTAINS, ((codes.HIRE, 1), (codes.HIRE_FOR_GOODS, 1))),
    "contract": (CONTRACTS, ((codes.FULFIL, 2),)),
    "ship": (SHIPS, ((codes.SHIP, MAX_SHIP_ROWS),)),
    "allegiance": (ALLEGIANCES, ((codes.ALLEGIANCE, 1),)),
}


def preferences_named(name: str) -> Preferences | None:
    """A play style such as `red`, or a ban: `without-building-3`, `without-alternative-harbor`,
    `without-tile-market-2`. None for an unknown name.

    >>> preferences_named("red").red
    0.2
    >>> len(preferences_named("without-ship-9").banned)
    3
    """
    if name in PLAY_STYLES:
        return PLAY_STYLES[name]
    if not name.startswith(WITHOUT):
        return None
    kind, *which = name.removeprefix(WITHOUT).split("-")
    if kind in _TAKEN_BY and len(which) == 1:
        count, taken_by = _TAKEN_BY[kind]
        card = _number(which[0], count)
        if card is None:
            return None
        return Preferences(
            banned=frozenset(
                first + card * each + i for first, each in taken_by for i in range(each)
            )
        )
    if not which or which[0] not in BOARDS:
        return None
    board = BOARDS.index(which[0])
    if kind == "alternative" and len(which) == 1:
        first = codes.ALTERNATIVE + board * MAX_OPTIONS
        return Preferences(banned=frozenset(range(first, first + MAX_OPTIONS)))
    if kind == "tile" and len(which) == 2:
        tile = _number(which[1], ROWS)
        return None if tile is None else Preferences(banned_tiles=frozenset({board * ROWS + tile}))
    return None


def _number(text: str, count: int) -> int | None:
    """A printed number, counted from 1, as an index."""
    known = text.isascii() and text.isdigit() and 1 <= int(text) <= count
    return int(text) - 1 if known else None


def _devalue(values: CardValues, code: int) -> None:
    """Makes sure that no plan aims for a banned card."""
    for round_ in range(ROUNDS):
        if codes.BUILD <= code < codes.HIRE:
            values.building[(code - codes.BUILD) * ROUNDS + round_] = UNWANTED
        elif codes.HIRE <= code < codes.HIRE_FOR_GOODS:
            values.captain[(code - codes.HIRE) * ROUNDS + round_] = UNWANTED
        elif codes.FULFIL <= code < codes.ALLEGIANCE:
            values.contract[(code - codes.FULFIL) // 2 * ROUNDS + round_] = UNWANTED
