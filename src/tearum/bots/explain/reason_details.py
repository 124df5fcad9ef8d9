"""What a reason is about: the card, row, round or player that makes one turn differ from another.

The value function knows numbers. Here the thing behind a number is looked up in the two positions
that are compared; where there is none that could be named, the reason is not told.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from tearum.bots.native import features as at
from tearum.bots.native.allegiance_odds import chance_of_proof
from tearum.bots.native.card_value import Worth, standing_worth
from tearum.bots.native.value import STRIDE, Judge
from tearum.bots.planning.preferences import NEVER
from tearum.engine.components import (
    BOARDS,
    BUILDINGS,
    CANNON,
    CAPTAINS,
    MAX_ALLEGIANCE_SLOTS,
    MAX_CONTRACT_SLOTS,
    RESOURCES,
    ROUNDS,
    STANDING,
    SYMBOLS,
)
from tearum.engine.core import to_move
from tearum.engine.ints import vec
from tearum.engine.layout import (
    ACTING,
    ALLEGIANCE_SLOT,
    BUILT,
    CAPTAIN_AT,
    CONTRACT_SLOT,
    GOODS,
    HELD,
    OWNED,
    PHASE,
    POPULATION,
    PROVEN,
    ROUND,
    SHOWN,
    SYMBOL_OF,
    WISH,
)
from tearum.engine.rules.turn import row_effect, row_that_acts, why_not_board
from tearum.engine.rules.wishes import place_of
from tearum.engine.state import State, seat_at
from tearum.game import names

About = dict[str, Any]  # plain data: cards by number, everything else by name


@dataclass(frozen=True)
class Outlook:
    """Where a turn leads, as a judge sees it."""

    state: State
    features: list[float]
    parts: dict[str, float]  # its value in points, reason by reason
    proof: float  # the chance that the allegiance is proven in the end
    winner: float

    @property
    def value(self) -> float:
        return sum(self.parts.values())


class Grounds:
    """Looks up what tells one turn of a seat from another, both begun at `root`."""

    def __init__(self, judge: Judge, root: State, seat: int) -> None:
        self._judge = judge
        self._worth: Worth = judge.observer.w
        self._root = root
        self._seat = seat
        self._at = int(seat_at(seat))
        self.at_the_end = bool(judge.at_the_end)

    def about(self, name: str, one: Outlook, other: Outlook) -> About | None:
        """What speaks for `one` or, where the points are negative, for `other`."""
        for_it = one.parts[name] > other.parts[name]
        return _LOOKED_UP[name](self, one, other, for_it)

    # Counted

    def blue(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        return _points(one, other, at.BLUE_NOW, "blue")

    def red(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        return _points(one, other, at.RED_NOW, "red")

    def money(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        return _amount(one, other, at.CASH)

    def reputation(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        return _amount(one, other, at.STARS)

    def room(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        return _amount(one, other, at.ROOM) or _amount(one, other, at.OVERFULL)

    def income(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        heads = abs(int(one.state.v[self._at + POPULATION] - other.state.v[self._at + POPULATION]))
        rounds = ROUNDS - 1 - int(one.state.v[ROUND])
        return {"n": heads, "rounds": rounds} if heads else None

    def goods(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        more, less = {}, {}
        for r in range(RESOURCES):
            n = round(one.features[at.GOODS_HELD + r] - other.features[at.GOODS_HELD + r])
            if n > 0:
                more[names.RESOURCES[r]] = n
            elif n < 0:
                less[names.RESOURCES[r]] = -n
        if more and less:
            return {"case": "swap", "goods": more, "others": less}
        found = more if for_it else less
        return {"goods": found} if found else None

    def limit(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        f = (other if for_it else one).features
        apart = f[at.BLUE_NOW] + f[at.READY_BLUE] - f[at.RED_NOW] - f[at.READY_RED]
        if not f[at.BLUE_BEYOND] and not f[at.RED_BEYOND]:
            return None  # it is only expected to come near
        return {"colour": names.COLOURS[int(apart < 0)], "n": round(abs(apart))}

    # Cards

    def buildings(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        with_it, without = (one, other) if for_it else (other, one)
        bit = 1 << self._seat
        built = [
            b
            for b in range(BUILDINGS)
            if with_it.state.v[BUILT + b] & bit and not without.state.v[BUILT + b] & bit
        ]
        best = max(built, key=self._a_round, default=None)
        return None if best is None or not self._a_round(best) else {"building": best + 1}

    def _a_round(self, building: int) -> float:
        """Dollars a round that a building yields."""
        standing = self._worth.t.building_standing
        return float(self._worth.special[building]) + sum(
            standing[building * STANDING + i] * standing_worth(i) for i in range(STANDING)
        )

    def captains(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        here, there = self._crew(one), self._crew(other)
        sign = 1 if for_it else -1
        gaps = {c: sign * (self._cannons(c, here) - self._cannons(c, there)) for c in here | there}
        captain = max(gaps, key=lambda c: gaps[c], default=None)
        if captain is None or gaps[captain] <= 0:
            return None
        ready = here.get(captain)
        if ready is None:
            face_down = one.state.v[CAPTAIN_AT + captain] == OWNED + 2 * self._seat + 1
            case = "activated" if face_down else "without"
        else:
            case = "armed" if ready else "hired" if for_it else "waiting"
        return {"case": case, "captain": captain + 1, "n": int(self._worth.cannons[captain])}

    def _crew(self, seen: Outlook) -> dict[int, bool]:
        """The captains face up, and whether their cannons are at hand: the first are served."""
        cannons = seen.state.v[self._at + GOODS + CANNON]
        crew = {}
        for captain in range(CAPTAINS):
            need = self._worth.cannons[captain]
            if need and seen.state.v[CAPTAIN_AT + captain] == OWNED + 2 * self._seat:
                crew[captain] = bool(cannons >= need)
                cannons -= need if crew[captain] else 0
        return crew

    def _cannons(self, captain: int, crew: dict[int, bool]) -> float:
        """Points that a captain is worth, ready or waiting."""
        if captain not in crew:
            return 0.0
        w = self._worth
        first = at.READY_BLUE if crew[captain] else at.WAITING_BLUE
        worth = (
            self._weight(first) * w.reward_blue[captain]
            + self._weight(first + 1) * w.reward_red[captain]
            + self._weight(first + 2) * w.reward_dollars[captain]
        )
        missing = 0.0 if crew[captain] else float(w.cannons[captain])
        return float(worth + self._weight(at.CANNONS_MISSING) * missing)

    def _weight(self, feature: int) -> float:
        judge = self._judge
        start = int(judge.observer.left) * STRIDE + feature
        return float(judge.table[start] + judge.table[start + at.FEATURES])

    def next_building(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        seen = one if for_it else other
        best = self._leaned_on(seen, at.PLAN_BUILDING, self._worth.building, range(BUILDINGS))
        if best is None:
            return None
        mine = one.state.v[BUILT + best] >> self._seat & 1
        return {"building": best + 1, **({"case": "taken"} if mine else {})}

    def next_captain(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        seen = one if for_it else other
        shown = [c for c in range(CAPTAINS) if self._root.v[CAPTAIN_AT + c] == SHOWN]
        best = self._leaned_on(seen, at.PLAN_CAPTAIN, self._worth.captain, shown)
        if best is None:
            return None
        taken = one.state.v[CAPTAIN_AT + best] != SHOWN
        return {"captain": best + 1, **({"case": "taken"} if taken else {})}

    def next_contract(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        seen = one if for_it else other
        best = self._leaned_on(seen, at.PLAN_CONTRACT, self._worth.contract, _contracts(self._root))
        if best is None:
            return None
        taken = best not in _contracts(one.state)
        return {"contract": best + 1, **({"case": "taken"} if taken else {})}

    def _leaned_on(
        self, seen: Outlook, feature: int, worth: vec[float], cards: Iterable[int]
    ) -> int | None:
        """The card a plan rests on: without it the plan is worth less."""
        for card in cards:
            with _forgotten(worth, card, int(seen.state.v[ROUND])):
                self._judge.observer.observe(seen.state, self._seat)
                if self._judge.observer.f[feature] < seen.features[feature]:
                    return card
        return None

    # Wishes and allegiances

    def wishes(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        better, worse = (one.state, other.state) if for_it else (other.state, one.state)
        for round_ in range(max(map(_first_wish, (one.state, other.state))), ROUNDS):
            wish = int(better.d[WISH + round_])
            place, instead = (int(place_of(s, self._seat, wish)) for s in (better, worse))
            if not place or (instead and instead <= place):
                continue
            found: About = {"round": round_ + 1, "place": place}
            asked = better.t.wish_symbols
            for symbol in range(SYMBOLS):
                held = int(one.state.v[self._at + SYMBOL_OF + symbol])
                more = held > other.state.v[self._at + SYMBOL_OF + symbol]
                if for_it and more and asked[wish * SYMBOLS + symbol]:
                    found |= {"case": "symbol", "symbol": names.SYMBOLS[symbol], "n": held}
            return found
        return None

    def symbols(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        with_it, without = (one, other) if for_it else (other, one)
        gaps = [
            int(with_it.state.v[i] - without.state.v[i])
            for i in range(self._at + SYMBOL_OF, self._at + SYMBOL_OF + SYMBOLS)
        ]
        most = max(gaps)
        return {"symbol": names.SYMBOLS[gaps.index(most)], "n": most} if most > 0 else None

    def allegiance(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        chances = round(100 * one.proof), round(100 * other.proof)
        card = self._allegiance(one.state if for_it else other.state)
        if card is None or chances[0] == chances[1]:
            return None
        about: About = {"allegiance": card + 1, "chance": chances[0], "instead": chances[1]}
        if one.state.v[self._at + PROVEN]:
            about["case"] = "proven"
        return about

    def _allegiance(self, state: State) -> int | None:
        """The one that is held; else the likeliest of those that lie there."""
        if state.v[self._at + HELD]:
            return int(state.v[self._at + HELD]) - 1
        there = [
            int(state.v[ALLEGIANCE_SLOT + slot]) - 1
            for slot in range(MAX_ALLEGIANCE_SLOTS)
            if state.v[ALLEGIANCE_SLOT + slot]
        ]
        left = at.actions_left(state, self._seat)
        return max(
            there, key=lambda card: chance_of_proof(state, self._seat, card, left), default=None
        )

    # Boards

    def own_row(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        return self._best_row((one if for_it else other).state, self._seat)

    def next_row(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        state = (other if for_it else one).state
        following = int(to_move(state))
        if following in (-1, self._seat):
            return None
        row = self._best_row(state, following)
        return row and {**row, "seat": following}

    def _best_row(self, state: State, seat: int) -> About | None:
        if state.v[PHASE] != ACTING:
            return None
        usable = [b for b in range(BOARDS) if why_not_board(state, seat, b) == 0]
        worth = {
            board: float(self._worth.effect[row_effect(state, board) * ROUNDS + state.v[ROUND]])
            for board in usable
            if row_effect(state, board) >= 0
        }
        board = max(worth, key=lambda b: worth[b], default=None)
        if board is None:
            return None
        return {"board": names.BOARDS[board], "row": int(row_that_acts(state, board))}

    # What the bot is like

    def colour(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        return {"colour": names.COLOURS[int(self._judge.tilt > 0)]}

    def taste(self, one: Outlook, other: Outlook, for_it: bool) -> About | None:
        return {}


_LOOKED_UP: Final[dict[str, Callable[[Grounds, Outlook, Outlook, bool], About | None]]] = {
    "blue": Grounds.blue,
    "red": Grounds.red,
    "money": Grounds.money,
    "goods": Grounds.goods,
    "income": Grounds.income,
    "reputation": Grounds.reputation,
    "buildings": Grounds.buildings,
    "room": Grounds.room,
    "captains": Grounds.captains,
    "next-building": Grounds.next_building,
    "next-captain": Grounds.next_captain,
    "next-contract": Grounds.next_contract,
    "wishes": Grounds.wishes,
    "symbols": Grounds.symbols,
    "limit": Grounds.limit,
    "own-row": Grounds.own_row,
    "next-row": Grounds.next_row,
    "allegiance": Grounds.allegiance,
    "colour": Grounds.colour,
    "taste": Grounds.taste,
}


def _amount(one: Outlook, other: Outlook, feature: int) -> About | None:
    n = abs(round(one.features[feature] - other.features[feature]))
    return {"n": n} if n else None


def _points(one: Outlook, other: Outlook, feature: int, colour: str) -> About | None:
    amount = _amount(one, other, feature)
    return amount and {**amount, "colour": colour}


def _contracts(state: State) -> list[int]:
    slots = range(CONTRACT_SLOT, CONTRACT_SLOT + MAX_CONTRACT_SLOTS)
    return [int(state.v[slot]) - 1 for slot in slots if state.v[slot]]


def _first_wish(state: State) -> int:
    """The first round whose wish is still to come."""
    return int(state.v[ROUND]) + int(state.v[PHASE] > ACTING)


@contextmanager
def _forgotten(worth: vec[float], card: int, round_: int) -> Iterator[None]:
    """A card worth nothing that one could plan for, for a moment."""
    place = card * ROUNDS + round_
    kept = worth[place]
    worth[place] = NEVER
    try:
        yield
    finally:
        worth[place] = kept
