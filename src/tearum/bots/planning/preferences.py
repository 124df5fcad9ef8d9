"""What a bot likes for its own sake, and what it never takes: `greedy/red/without-captain-7`.

A taste is a bot's own: it stands before the game and does not ask how games are won.
"""

from dataclasses import dataclass, fields
from typing import Final

from tearum.bots.native.card_value import Worth
from tearum.bots.native.planner import Planner
from tearum.bots.native.value import Judge
from tearum.engine import actions as codes
from tearum.engine.components import (
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
from tearum.game.names import BOARDS

NEVER: Final = -1000.0  # dollars: no plan is made for what is never taken
WITHOUT: Final = "without-"


@dataclass(frozen=True)
class Taste:
    """Points that things are worth to a bot beside what they bring, and what it never takes."""

    blue: float = 0.0  # a blue point
    red: float = 0.0
    balance: float = 0.0  # a point by which blue and red are nearer to one another
    building: float = 0.0  # each one built
    captain: float = 0.0  # each one hired
    contract: float = 0.0  # each one fulfilled
    banned: frozenset[int] = frozenset()  # action codes
    banned_tiles: frozenset[int] = frozenset()  # board * ROWS + tile

    def __add__(self, other: "Taste") -> "Taste":
        """Both at once: likings add up, and so do bans."""
        mine, its = vars(self), vars(other)
        return Taste(
            **{
                field.name: mine[field.name] | its[field.name]
                if field.name.startswith("banned")
                else mine[field.name] + its[field.name]
                for field in fields(self)
            }
        )

    def judge(self, worth: Worth, weights: list[float]) -> Judge:
        """A judge of this taste, who plays for points. The worth has to be its own."""
        for code in self.banned:
            _forget(worth, code)
        judge = Judge(worth, weights)
        judge.counts_points = True
        judge.likes_blue, judge.likes_red = self.blue, self.red
        judge.likes_balance = self.balance
        judge.likes_buildings = self.building
        judge.likes_captains = self.captain
        judge.likes_contracts = self.contract
        return judge

    def restrain(self, planner: Planner) -> Planner:
        """Keeps a planner from what this taste bans."""
        for code in self.banned:
            planner.ban(code)
        for tile in self.banned_tiles:
            planner.ban_tile(tile)
        return planner


NO_TASTE: Final = Taste()

LEANINGS: Final = {
    "red": Taste(blue=-0.2, red=0.2),
    "blue": Taste(blue=0.2, red=-0.2),
    "balanced": Taste(balance=0.25),
    "builder": Taste(building=2.0),
    "captains": Taste(captain=2.0),
    "contracts": Taste(contract=2.0),
}

# What a card of each kind is taken by: the first code, and how many codes each card has.
_TAKEN_BY: Final[dict[str, tuple[int, tuple[tuple[int, int], ...]]]] = {
    "building": (BUILDINGS, ((codes.BUILD, 1),)),
    "captain": (CAPTAINS, ((codes.HIRE, 1), (codes.HIRE_FOR_GOODS, 1))),
    "contract": (CONTRACTS, ((codes.FULFIL, 2),)),
    "ship": (SHIPS, ((codes.SHIP, MAX_SHIP_ROWS),)),
    "allegiance": (ALLEGIANCES, ((codes.ALLEGIANCE, 1),)),
}


def taste_named(name: str) -> Taste | None:
    """A leaning, or a ban: `without-building-3`, `without-alternative-harbor`,
    `without-tile-market-2`.

    >>> taste_named("red").red
    0.2
    >>> len(taste_named("without-ship-9").banned)
    3
    """
    if name in LEANINGS:
        return LEANINGS[name]
    if not name.startswith(WITHOUT):
        return None
    kind, *which = name.removeprefix(WITHOUT).split("-")
    if kind in _TAKEN_BY and len(which) == 1:
        count, taken_by = _TAKEN_BY[kind]
        card = _number(which[0], count)
        if card is None:
            return None
        return Taste(
            banned=frozenset(
                first + card * each + i for first, each in taken_by for i in range(each)
            )
        )
    if not which or which[0] not in BOARDS:
        return None
    board = BOARDS.index(which[0])
    if kind == "alternative" and len(which) == 1:
        first = codes.ALTERNATIVE + board * MAX_OPTIONS
        return Taste(banned=frozenset(range(first, first + MAX_OPTIONS)))
    if kind == "tile" and len(which) == 2:
        tile = _number(which[1], ROWS)
        return None if tile is None else Taste(banned_tiles=frozenset({board * ROWS + tile}))
    return None


def _number(text: str, count: int) -> int | None:
    """A printed number, from 1, as an index."""
    known = text.isascii() and text.isdigit() and 1 <= int(text) <= count
    return int(text) - 1 if known else None


def _forget(worth: Worth, code: int) -> None:
    """Makes a card worth nothing that one could plan for."""
    for round_ in range(ROUNDS):
        if codes.BUILD <= code < codes.HIRE:
            worth.building[(code - codes.BUILD) * ROUNDS + round_] = NEVER
        elif codes.HIRE <= code < codes.HIRE_FOR_GOODS:
            worth.captain[(code - codes.HIRE) * ROUNDS + round_] = NEVER
        elif codes.FULFIL <= code < codes.ALLEGIANCE:
            worth.contract[(code - codes.FULFIL) // 2 * ROUNDS + round_] = NEVER
