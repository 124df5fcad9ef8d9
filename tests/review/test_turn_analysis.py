"""One turn judged: with chances by hand, so that every figure has to come from its own place."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.bots.explain.explanation import MOST_REASONS
from tearum.bots.native.card_value import CardValues
from tearum.bots.planning.preferences import NO_PREFERENCES
from tearum.bots.planning.weights import WEIGHTS
from tearum.bots.question import stream_of
from tearum.engine.constants.phases import ACTING, CONVERTING
from tearum.engine.core import apply, to_move
from tearum.engine.pending import menu_of
from tearum.engine.redeal import redeal
from tearum.engine.state import State
from tearum.game import Game, Record
from tearum.review import turn_analysis
from tearum.review.evaluator import PLAN_SHARE, Chances, Sample
from tearum.review.timeline import Turn, ends_turn, turns_of
from tearum.review.turn_analysis import (
    CANDIDATES,
    FEWEST,
    NODES_PER_REDEAL,
    Mean,
    _Analysis,
    analyse_turn,
    compare_turns,
)

NODES = 6 * NODES_PER_REDEAL  # six redealt games
SPREAD = (0.0, 0.02, -0.02, 0.04, -0.01, -0.03)  # of the chances over them; the mean is 0


def played(players: int) -> Record:
    game, luck = Game.new(players, 5), Random(5)
    while game.to_move is not None:
        game.apply(luck.choice(game.legal_actions()))
    return game.record()


TURNS = turns_of(played(3))


def ordinary_turn() -> Turn:
    """An action with a choice, after which somebody else decides and nothing is turned over."""
    return next(
        one
        for one, following in pairwise(TURNS)
        if one.before.phase() == ACTING
        and one.has_choice
        and not one.reveals
        and following.seat != one.seat
    )


TURN = ordinary_turn()
SEAT = TURN.seat
OTHERS = [seat for seat in range(3) if seat != SEAT]


def other_turns(count: int) -> list[list[int]]:
    """Turns that lead somewhere else than the one taken."""
    known = redeal(TURN.before, TURN.seat, stream_of("canonical"))
    found: list[list[int]] = []
    ends = [end_of(known, TURN.codes).position()]
    luck = Random(1)
    for _ in range(3000):
        state, codes = known.copy(), list[int]()
        while not codes or not ends_turn(known, state, SEAT):
            codes.append(luck.choice(menu_of(state)))
            apply(state, codes[-1])
        straight = to_move(state) == SEAT and state.reveals() == known.reveals()
        if state.position() not in ends and not straight:
            ends.append(state.position())
            found.append(codes)
        if len(found) == count:
            return found
    raise AssertionError("this position has too few turns")


def end_of(state: State, codes: Sequence[int]) -> State:
    end = state.copy()
    for code in codes:
        apply(end, code)
    return end


FIRST, SECOND, THIRD = other_turns(3)


class Evaluator:
    """Says what it is told: chances by turn and seat, spread over the redealt games."""

    value_function = NO_PREFERENCES.value_function(CardValues(TURN.before.tables), WEIGHTS)

    def __init__(self, *turns: Sequence[int], **chances: float) -> None:
        self.turns = turns
        self.chances: dict[tuple[tuple[int, ...], int], float] = {}
        self.spread: dict[tuple[int, ...], float] = {}  # how far the redealt games differ
        self.nodes = 100
        self.planned: list[int] = []
        self.asked: list[tuple[str, tuple[int, ...]]] = []
        self.samples: dict[str, State] = {}

    def says(self, codes: Sequence[int], *chances: float, spread: float = 1.0) -> "Evaluator":
        """The chances of all seats after a turn."""
        for seat, chance in enumerate(chances):
            self.chances[tuple(codes), seat] = chance
        self.spread[tuple(codes)] = spread
        return self

    def plans(self, state: State, seat: int, nodes: int) -> list[Any]:
        assert seat == SEAT
        self.planned.append(nodes)
        self.nodes += 10
        return [
            SimpleNamespace(codes=list(codes), state=end_of(state, codes), done=True, value=0.0)
            for codes in self.turns
        ]

    def after(self, sample: Sample, codes: Sequence[int], seats: Sequence[int]) -> list[Chances]:
        use = sample.name.removesuffix(" players").split()[-2]
        number = int(sample.name.removesuffix(" players").split()[-1])
        self.asked.append((f"{use} {number}", tuple(codes)))
        self.samples[sample.name] = sample.state
        self.nodes += 1
        moved = self.spread[tuple(codes)] * SPREAD[number % 6]
        found = [self.chances[tuple(codes), seat] + moved for seat in seats]
        return [Chances(winner, winner / 2, winner / 4) for winner in found]


def seats(mover: float, others: float) -> list[float]:
    """The chances of three seats, in their order."""
    return [mover if seat == SEAT else others + seat / 64 for seat in range(3)]


def analysed(evaluator: Evaluator, turn: Turn = TURN, **options: Any) -> Any:
    return analyse_turn(evaluator, turn, TURNS[-1].before, NODES, **options)  # type: ignore[arg-type]


def standard_error(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((v - mean) ** 2 for v in values) / (len(values) - 1) / len(values))


SPREAD_ERROR = standard_error(SPREAD)


def test_a_better_turn_is_a_loss_on_the_same_redealt_games() -> None:
    evaluator = Evaluator(TURN.codes, FIRST)
    evaluator.says(TURN.codes, *seats(0.375, 0.25))
    evaluator.says(FIRST, *seats(0.5, 0.125), spread=0.5)
    found = analysed(evaluator)
    assert found.index == TURN.index
    assert found.loss == pytest.approx(0.125)
    assert found.loss_error == pytest.approx(SPREAD_ERROR / 2)  # half of the spread is common
    assert found.best == tuple(FIRST)
    assert found.expected == pytest.approx((0.5, 0.25, 0.125))
    assert found.expected_error.winner == pytest.approx(SPREAD_ERROR / 2)
    assert found.expected_error.governor == pytest.approx(SPREAD_ERROR / 4)
    assert 0 < len(found.reasons) <= MOST_REASONS
    own = found.seat(SEAT)
    assert own.turn == pytest.approx((0.375, 0.1875, 0.09375))
    assert own.turn_error.winner == pytest.approx(SPREAD_ERROR)
    assert (own.reveal, own.reveal_error, own.luck_error) == (own.turn, own.turn_error, 0.0)
    assert own.given == Mean(0.0, 0.0)
    assert [one.seat for one in found.seats] == [0, 1, 2]
    for seat in OTHERS:  # what the mover lost, they have gained
        given = found.seat(seat).given
        assert given.value == pytest.approx(0.125)
        assert given.error == pytest.approx(SPREAD_ERROR / 2)
    judged = {name for name, _ in evaluator.asked if name.startswith("judge")}
    assert judged == {f"judge {number}" for number in range(6)}
    assert found.nodes == evaluator.nodes - 100


def test_what_is_within_its_error_counts_as_nothing() -> None:
    evaluator = Evaluator(FIRST).says(TURN.codes, *seats(0.375, 0.25))
    evaluator.says(FIRST, *seats(0.375 + SPREAD_ERROR / 2, 0.125), spread=2.0)
    found = analysed(evaluator)
    assert (found.loss, found.loss_error, found.reasons) == (0.0, 0.0, ())
    assert found.best == TURN.codes
    assert found.expected == found.seat(SEAT).turn
    assert all(found.seat(seat).given == Mean(0.0, 0.0) for seat in range(3))


@pytest.mark.parametrize("chance", [0.25, 0.375])
def test_a_turn_that_nothing_betters_has_no_loss(chance: float) -> None:
    evaluator = Evaluator(FIRST).says(TURN.codes, *seats(0.375, 0.25))
    found = analysed(evaluator.says(FIRST, *seats(chance, 0.125)))
    assert (found.loss, found.best) == (0.0, TURN.codes)


def test_a_turn_that_nobody_asks_about_is_not_searched() -> None:
    evaluator = Evaluator(FIRST).says(TURN.codes, *seats(0.375, 0.25))
    evaluator.says(FIRST, *seats(0.9, 0.0))
    for turn, search in ((TURN, False), (replace(TURN, has_choice=False), True)):
        found = analysed(evaluator, turn, search=search)
        assert (found.loss, found.best, found.expected.winner) == (0.0, TURN.codes, 0.375)
    assert evaluator.planned == []


def test_a_turn_that_leads_to_the_same_position_is_no_other_turn() -> None:
    evaluator = Evaluator(TURN.codes, TURN.codes).says(TURN.codes, *seats(0.375, 0.25))
    assert evaluator.planned == []
    assert analysed(evaluator).best == TURN.codes
    assert evaluator.planned == [int(PLAN_SHARE * NODES)]


def test_the_rival_is_found_on_other_redealt_games_than_it_is_judged_on() -> None:
    evaluator = Evaluator(FIRST, SECOND, THIRD)
    evaluator.says(TURN.codes, *seats(0.25, 0.25))
    for codes, chance in ((FIRST, 0.3125), (SECOND, 0.5), (THIRD, 0.375)):
        evaluator.says(codes, *seats(chance, 0.125))
    found = analysed(evaluator)
    assert found.best == tuple(SECOND)
    assert found.loss == pytest.approx(0.25)
    compared = [codes for name, codes in evaluator.asked if name.startswith("compare")]
    assert {*compared} == {tuple(FIRST), tuple(SECOND), tuple(THIRD)}
    judged = [codes for name, codes in evaluator.asked if name.startswith("judge")]
    assert {*judged} == {TURN.codes, tuple(SECOND)}
    # Halving: of three the worse two... one of them is given up after a part of the nodes.
    assert compared.count(tuple(SECOND)) >= compared.count(tuple(THIRD))
    assert compared.count(tuple(THIRD)) > compared.count(tuple(FIRST))


def test_all_turns_that_are_compared_get_the_same_redealt_games() -> None:
    evaluator = Evaluator(FIRST).says(TURN.codes, *seats(0.375, 0.25))
    analysed(evaluator.says(FIRST, *seats(0.5, 0.125)))
    by_turn: dict[tuple[int, ...], list[str]] = {}
    for name, codes in evaluator.asked:
        if name.startswith("judge"):
            by_turn.setdefault(codes, []).append(name)
    assert by_turn[TURN.codes] == by_turn[tuple(FIRST)]
    states = {
        name: state.position() + list(state.deal) for name, state in evaluator.samples.items()
    }
    assert len({str(state) for state in states.values()}) == len(states)  # all different
    again = Evaluator(FIRST).says(TURN.codes, *seats(0.375, 0.25))
    analysed(again.says(FIRST, *seats(0.5, 0.125)))
    assert again.samples.keys() == evaluator.samples.keys()


def test_a_small_budget_still_judges_on_a_few_games() -> None:
    evaluator = Evaluator().says(TURN.codes, *seats(0.375, 0.25))
    analyse_turn(evaluator, TURN, TURNS[-1].before, 200, search=False)  # type: ignore[arg-type]
    assert [name for name, _ in evaluator.asked] == [f"judge {n}" for n in range(FEWEST)]


def test_what_is_turned_over_after_a_turn_is_its_luck() -> None:
    class Lucky(Evaluator):
        """After what was turned over nothing is left to decide."""

        def after(
            self, sample: Sample, codes: Sequence[int], seats: Sequence[int]
        ) -> list[Chances]:
            found = super().after(sample, codes, seats)
            return found if codes else [Chances(*(2 * x for x in one)) for one in found]

    evaluator = Lucky().says(TURN.codes, *seats(0.375, 0.25)).says((), *seats(0.3125, 0.125))
    found = analysed(evaluator, replace(TURN, reveals=("ships",)), search=False)
    own = found.seat(SEAT)
    assert own.turn.winner == pytest.approx(0.375)
    assert own.reveal == pytest.approx((0.625, 0.3125, 0.15625))
    assert own.reveal_error.winner == pytest.approx(2 * SPREAD_ERROR)
    assert own.luck_error == pytest.approx(SPREAD_ERROR)  # 2x - x, over the same numbers
    assert found.seat(OTHERS[0]).reveal.winner == pytest.approx(0.25 + OTHERS[0] / 32)


def test_two_ways_to_play_a_turn_are_compared_for_the_mover() -> None:
    evaluator = Evaluator().says(SECOND, *seats(0.25, 0.9))
    evaluator.says(FIRST, *seats(0.5, 0.125), spread=0.5)

    def compared(one: Sequence[int], other: Sequence[int]) -> Any:
        return compare_turns(evaluator, TURN, TURNS[-1].before, NODES, one, other)  # type: ignore[arg-type]

    found = compared(SECOND, FIRST)
    assert found.chance.value == pytest.approx(0.25)
    assert found.chance.error == pytest.approx(SPREAD_ERROR)
    assert found.gap.value == pytest.approx(0.25)
    assert found.gap.error == pytest.approx(SPREAD_ERROR / 2)
    assert found.reasons
    worse = compared(FIRST, SECOND)
    assert (worse.gap.value, worse.reasons) == (pytest.approx(-0.25), ())
    evaluator.says(FIRST, *seats(0.25 + SPREAD_ERROR / 4, 0.125), spread=0.5)
    assert compared(SECOND, FIRST).reasons == ()  # within the error


def test_most_candidates_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert CANDIDATES == 20
    monkeypatch.setattr(turn_analysis, "CANDIDATES", 2)
    evaluator = Evaluator(FIRST, SECOND, THIRD)
    analysis = _Analysis(evaluator, TURN, TURNS[-1].before, NODES)  # type: ignore[arg-type]
    assert analysis._other_turns() == [FIRST, SECOND]


def test_a_secret_choice_is_judged_in_the_position_that_its_seat_imagines() -> None:
    """Nothing is left to redeal: one game is enough, and only the mover knows of it."""
    turn = next(one for one in TURNS if one.before.phase() == CONVERTING)

    class Imagining(Evaluator):
        def play_turn(self, state: State, seat: int, rng: object) -> None:
            apply(state, menu_of(state)[0])

    evaluator = Imagining()
    evaluator.says(turn.codes, *([0.5] * 3))
    found = analyse_turn(evaluator, turn, turn.before, NODES, search=False)  # type: ignore[arg-type]
    assert [one.seat for one in found.seats] == [turn.seat]
    assert [name for name, _ in evaluator.asked] == ["judge 0"]
    assert found.expected_error == (0.0, 0.0, 0.0)
