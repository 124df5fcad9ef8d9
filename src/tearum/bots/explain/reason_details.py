"""What a reason is about: the card, row, round or player by which one turn differs from another.

The value function gives numbers. `ReasonDetails` looks up the thing behind a number in the two
positions that are compared. Where nothing can be named, there is no reason.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from tearum.bots.explain.evaluation import Evaluation
from tearum.bots.native import features as at
from tearum.bots.native.allegiance_odds import AllegianceOdds
from tearum.bots.native.card_value import CardValues, permanent_effect_value
from tearum.bots.native.value_function import STRIDE, ValueFunction
from tearum.bots.planning.preferences import UNWANTED
from tearum.contract import vocabulary
from tearum.engine.constants.components import (
    BOARDS,
    BUILDINGS,
    CANNON,
    CAPTAINS,
    MAX_ALLEGIANCE_SLOTS,
    MAX_CONTRACT_SLOTS,
    PERMANENTS,
    RESOURCES,
    ROUNDS,
    SYMBOLS,
)
from tearum.engine.constants.phases import ACTING
from tearum.engine.core import to_move
from tearum.engine.ints import vec
from tearum.engine.rules.turn import acting_row, row_effect, why_not_board
from tearum.engine.rules.wishes import place_of
from tearum.engine.state import State

About = dict[str, Any]  # plain data: cards by number, everything else by name


class ReasonDetails:
    """Looks up how two turns of a seat differ that both began in the position `root`."""

    def __init__(self, function: ValueFunction, root: State, seat: int) -> None:
        self._function = function
        self._values: CardValues = function.extractor.values
        self._root = root
        self._seat = seat
        self.in_ending = bool(function.in_ending)

    def about(self, name: str, one: Evaluation, other: Evaluation) -> About | None:
        """What is in favour of `one` or, where its points are negative, of `other`."""
        in_favour = one.parts[name] > other.parts[name]
        return _LOOKUPS[name](self, one, other, in_favour)

    # Amounts

    def blue(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        return _points(one, other, at.BLUE_NOW, "blue")

    def red(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        return _points(one, other, at.RED_NOW, "red")

    def money(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        return _amount(one, other, at.CASH)

    def reputation(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        return _amount(one, other, at.STARS)

    def room(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        return _amount(one, other, at.ROOM) or _amount(one, other, at.OVERFULL)

    def income(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        population = abs(int(one.state.population(self._seat) - other.state.population(self._seat)))
        rounds = ROUNDS - 1 - int(one.state.round_index())
        return {"n": population, "rounds": rounds} if population else None

    def goods(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        more, less = {}, {}
        for r in range(RESOURCES):
            n = round(one.features[at.GOODS_HELD + r] - other.features[at.GOODS_HELD + r])
            if n > 0:
                more[vocabulary.RESOURCES[r]] = n
            elif n < 0:
                less[vocabulary.RESOURCES[r]] = -n
        if more and less:
            return {"case": "swap", "goods": more, "others": less}
        found = more if in_favour else less
        return {"goods": found} if found else None

    def limit(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        f = (other if in_favour else one).features
        apart = f[at.BLUE_NOW] + f[at.READY_BLUE] - f[at.RED_NOW] - f[at.READY_RED]
        if not f[at.BLUE_OVER_LIMIT] and not f[at.RED_OVER_LIMIT]:
            return None  # it is only expected to come close
        return {"colour": vocabulary.COLOURS[int(apart < 0)], "n": round(abs(apart))}

    # Cards

    def buildings(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        with_it, without = (one, other) if in_favour else (other, one)
        built = [
            b
            for b in range(BUILDINGS)
            if with_it.state.has_built(self._seat, b) and not without.state.has_built(self._seat, b)
        ]
        best = max(built, key=self._dollars_per_round, default=None)
        return None if best is None or not self._dollars_per_round(best) else {"building": best + 1}

    def _dollars_per_round(self, building: int) -> float:
        """What a building yields per round."""
        permanent = self._values.tables.building_permanent
        return float(self._values.special[building]) + sum(
            permanent[building * PERMANENTS + i] * permanent_effect_value(i)
            for i in range(PERMANENTS)
        )

    def captains(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        here, there = self._captains_of(one), self._captains_of(other)
        sign = 1 if in_favour else -1
        gaps = {
            c: sign * (self._captain_points(c, here) - self._captain_points(c, there))
            for c in here | there
        }
        captain = max(gaps, key=lambda c: gaps[c], default=None)
        if captain is None or gaps[captain] <= 0:
            return None
        ready = here.get(captain)
        if ready is None:
            hired = one.state.captain_owner(captain) == self._seat  # and no longer face up
            case = "activated" if hired else "without"
        else:
            case = "armed" if ready else "hired" if in_favour else "waiting"
        return {"case": case, "captain": captain + 1, "n": int(self._values.cannons[captain])}

    def _captains_of(self, evaluation: Evaluation) -> dict[int, bool]:
        """The captains face up, and whether they have their cannons: the first ones get them."""
        cannons = evaluation.state.goods(self._seat, CANNON)
        captains = {}
        for captain in range(CAPTAINS):
            need = self._values.cannons[captain]
            if need and evaluation.state.captain_ready(self._seat, captain):
                captains[captain] = bool(cannons >= need)
                cannons -= need if captains[captain] else 0
        return captains

    def _captain_points(self, captain: int, captains: dict[int, bool]) -> float:
        """The points of a captain, with its cannons or waiting for them."""
        if captain not in captains:
            return 0.0
        values = self._values
        first = at.READY_BLUE if captains[captain] else at.WAITING_BLUE
        points = (
            self._weight(first) * values.reward_blue[captain]
            + self._weight(first + 1) * values.reward_red[captain]
            + self._weight(first + 2) * values.reward_dollars[captain]
        )
        missing = 0.0 if captains[captain] else float(values.cannons[captain])
        return float(points + self._weight(at.CANNONS_MISSING) * missing)

    def _weight(self, feature: int) -> float:
        function = self._function
        start = int(function.extractor.left) * STRIDE + feature
        return float(function.table[start] + function.table[start + at.FEATURES])

    def next_building(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        seen = one if in_favour else other
        best = self._card_behind(
            seen, at.BUILDING_IN_REACH, self._values.building, range(BUILDINGS)
        )
        if best is None:
            return None
        mine = one.state.has_built(self._seat, best)
        return {"building": best + 1, **({"case": "taken"} if mine else {})}

    def next_captain(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        seen = one if in_favour else other
        shown = [c for c in range(CAPTAINS) if self._root.captain_shown(c)]
        best = self._card_behind(seen, at.CAPTAIN_IN_REACH, self._values.captain, shown)
        if best is None:
            return None
        taken = not one.state.captain_shown(best)
        return {"captain": best + 1, **({"case": "taken"} if taken else {})}

    def next_contract(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        seen = one if in_favour else other
        best = self._card_behind(
            seen, at.CONTRACT_IN_REACH, self._values.contract, _contracts(self._root)
        )
        if best is None:
            return None
        taken = best not in _contracts(one.state)
        return {"contract": best + 1, **({"case": "taken"} if taken else {})}

    def _card_behind(
        self, evaluation: Evaluation, feature: int, card_values: vec[float], cards: Iterable[int]
    ) -> int | None:
        """The card behind a feature: without it the feature would be smaller."""
        for card in cards:
            with _devalued(card_values, card, int(evaluation.state.round_index())):
                self._function.extractor.extract(evaluation.state, self._seat)
                if self._function.extractor.features[feature] < evaluation.features[feature]:
                    return card
        return None

    # Wishes and allegiances

    def wishes(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        better, worse = (one.state, other.state) if in_favour else (other.state, one.state)
        for round_ in range(max(map(_first_wish, (one.state, other.state))), ROUNDS):
            wish = int(better.wish(round_))
            place, instead = (int(place_of(s, self._seat, wish)) for s in (better, worse))
            if not place or (instead and instead <= place):
                continue
            found: About = {"round": round_ + 1, "place": place}
            asked = better.tables.wish_symbols
            for symbol in range(SYMBOLS):
                held = int(one.state.symbols(self._seat, symbol))
                more = held > other.state.symbols(self._seat, symbol)
                if in_favour and more and asked[wish * SYMBOLS + symbol]:
                    found |= {"case": "symbol", "symbol": vocabulary.SYMBOLS[symbol], "n": held}
            return found
        return None

    def symbols(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        with_it, without = (one, other) if in_favour else (other, one)
        gaps = [
            int(with_it.state.symbols(self._seat, i) - without.state.symbols(self._seat, i))
            for i in range(SYMBOLS)
        ]
        most = max(gaps)
        return {"symbol": vocabulary.SYMBOLS[gaps.index(most)], "n": most} if most > 0 else None

    def allegiance(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        chances = round(100 * one.proof), round(100 * other.proof)
        card = self._allegiance(one.state if in_favour else other.state)
        if card is None or chances[0] == chances[1]:
            return None
        about: About = {"allegiance": card + 1, "chance": chances[0], "instead": chances[1]}
        if one.state.has_proven(self._seat):
            about["case"] = "proven"
        return about

    def _allegiance(self, state: State) -> int | None:
        """The allegiance held; otherwise the likeliest of those on the board."""
        if state.allegiance(self._seat) >= 0:
            return int(state.allegiance(self._seat))
        there = [
            int(state.allegiance_in_slot(slot))
            for slot in range(MAX_ALLEGIANCE_SLOTS)
            if state.allegiance_in_slot(slot) >= 0
        ]
        odds, left = AllegianceOdds(state.tables), at.actions_left(state, self._seat)
        return max(
            there,
            key=lambda card: odds.chance_of_proof(state, self._seat, card, left),
            default=None,
        )

    # Boards

    def own_row(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        return self._best_row((one if in_favour else other).state, self._seat)

    def next_row(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        state = (other if in_favour else one).state
        following = int(to_move(state))
        if following in (-1, self._seat):
            return None
        row = self._best_row(state, following)
        return row and {**row, "seat": following}

    def _best_row(self, state: State, seat: int) -> About | None:
        if state.phase() != ACTING:
            return None
        usable = [b for b in range(BOARDS) if why_not_board(state, seat, b) == 0]
        values = {
            board: float(
                self._values.effect[row_effect(state, board) * ROUNDS + state.round_index()]
            )
            for board in usable
            if row_effect(state, board) >= 0
        }
        board = max(values, key=lambda b: values[b], default=None)
        if board is None:
            return None
        return {"board": vocabulary.BOARDS[board], "row": int(acting_row(state, board))}

    # The bot itself

    def colour(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        return {"colour": vocabulary.COLOURS[int(self._function.tilt > 0)]}

    def preference(self, one: Evaluation, other: Evaluation, in_favour: bool) -> About | None:
        return {}


_LOOKUPS: Final[
    dict[str, Callable[[ReasonDetails, Evaluation, Evaluation, bool], About | None]]
] = {
    "blue": ReasonDetails.blue,
    "red": ReasonDetails.red,
    "money": ReasonDetails.money,
    "goods": ReasonDetails.goods,
    "income": ReasonDetails.income,
    "reputation": ReasonDetails.reputation,
    "buildings": ReasonDetails.buildings,
    "room": ReasonDetails.room,
    "captains": ReasonDetails.captains,
    "next-building": ReasonDetails.next_building,
    "next-captain": ReasonDetails.next_captain,
    "next-contract": ReasonDetails.next_contract,
    "wishes": ReasonDetails.wishes,
    "symbols": ReasonDetails.symbols,
    "limit": ReasonDetails.limit,
    "own-row": ReasonDetails.own_row,
    "next-row": ReasonDetails.next_row,
    "allegiance": ReasonDetails.allegiance,
    "colour": ReasonDetails.colour,
    "preference": ReasonDetails.preference,
}


def _amount(one: Evaluation, other: Evaluation, feature: int) -> About | None:
    n = abs(round(one.features[feature] - other.features[feature]))
    return {"n": n} if n else None


def _points(one: Evaluation, other: Evaluation, feature: int, colour: str) -> About | None:
    amount = _amount(one, other, feature)
    return amount and {**amount, "colour": colour}


def _contracts(state: State) -> list[int]:
    slots = (int(state.contract_in_slot(slot)) for slot in range(MAX_CONTRACT_SLOTS))
    return [contract for contract in slots if contract >= 0]


def _first_wish(state: State) -> int:
    """The first round whose wish has not been granted yet."""
    return int(state.round_index()) + int(state.phase() > ACTING)


@contextmanager
def _devalued(card_values: vec[float], card: int, round_: int) -> Iterator[None]:
    """For a moment, makes sure that no plan aims for this card."""
    place = card * ROUNDS + round_
    before = card_values[place]
    card_values[place] = UNWANTED
    try:
        yield
    finally:
        card_values[place] = before
