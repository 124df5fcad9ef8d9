"""How a table plays on, and what a position is worth to each seat, with plans by hand."""

from math import exp
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.bots.explain.calibration import SMALL_FITS, TitleChances, calibrated
from tearum.bots.question import stream_of
from tearum.edition import load
from tearum.engine.constants.phases import ACTING, CONVERTING, LAST_ALLEGIANCES, OVER
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.pending import menu_of
from tearum.engine.redeal import redeal
from tearum.engine.rules.ending import governors, pirate_kings
from tearum.engine.state import State
from tearum.game.seeds import deal_streams
from tearum.review import opening
from tearum.review.evaluator import (
    DRAWS,
    ROLLOUT_TURNS,
    Chances,
    Evaluator,
    Sample,
    digest_of,
    result_for,
)

TABLES = load("classic").tables


def played(decisions: int, seed: int = 4, players: int = 3) -> State:
    state = new_game(TABLES, players, deal_streams(seed), None)
    for _ in range(decisions):
        if to_move(state) < 0:
            break
        menu = menu_of(state)
        apply(state, menu[len(menu) // 2])
    return state


def in_phase(*phases: int) -> State:
    """A position in one of these phases with something to choose."""
    for seed in range(40):
        state, luck = played(0, seed), Random(seed)
        while to_move(state) >= 0:
            menu = menu_of(state)
            if state.phase() in phases and len(menu) > 2:
                return state
            apply(state, luck.choice(menu))
    raise AssertionError("no such position")


class Drawn:
    """A random number by choice."""

    def __init__(self, share: float) -> None:
        self.share = share

    def below(self, most: int) -> int:
        assert most == DRAWS
        return int(self.share * most)


def with_plans(state: State, *values: float) -> tuple[Evaluator, list[int]]:
    """An evaluator whose plans are the first actions of the menu, with these values."""
    codes = menu_of(state)[: len(values)]
    assert len(codes) == len(values)
    evaluator = Evaluator(TABLES)
    plans = []
    for code, value in zip(codes, values, strict=True):
        after = state.copy()
        apply(after, code)
        plans.append(SimpleNamespace(codes=[code], value=value, state=after))
    found: Any = evaluator
    found._rollouts = SimpleNamespace(plan=lambda *_: plans, nodes=0)
    return evaluator, codes


def taken(state: State, evaluator: Evaluator, share: float) -> int:
    """The action that is taken where the dice fall there."""
    after = state.copy()
    evaluator.play_turn(after, int(to_move(state)), Drawn(share))  # type: ignore[arg-type]
    trials = {code: state.copy() for code in menu_of(state)}
    for code, trial in trials.items():
        apply(trial, code)
    found = [code for code, trial in trials.items() if trial.position() == after.position()]
    return found[0]


def test_a_better_plan_is_played_more_often_by_how_far_it_is_ahead() -> None:
    state = in_phase(ACTING)
    evaluator, codes = with_plans(state, 5.0, 4.0, 2.5)
    weights = [1.0, exp(-1.0), exp(-2.5)]
    total = sum(weights)
    first, second = weights[0] / total, (weights[0] + weights[1]) / total
    for share, number in (
        *((0.0, 0), (first - 0.001, 0), (first + 0.001, 1)),
        *((second - 0.001, 1), (second + 0.001, 2), (0.9999, 2)),
    ):
        assert taken(state, evaluator, share) == codes[number]


def test_in_the_ending_the_best_plan_is_played() -> None:
    state = in_phase(LAST_ALLEGIANCES)
    evaluator, codes = with_plans(state, 5.0, 4.9)
    assert [taken(state, evaluator, share) for share in (0.0, 0.99)] == [codes[0]] * 2


def test_a_conversion_is_chosen_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    state = in_phase(CONVERTING)
    evaluator, codes = with_plans(state, 5.0, 4.0)
    seat = int(to_move(state))
    wins = {
        str(plan.state.position()): n
        for n, plan in enumerate(evaluator._rollouts.plan(state, seat))
    }

    def won(after: State, by: int) -> float:
        assert by == seat
        return float(wins[str(after.position())])

    monkeypatch.setattr(evaluator, "_wins", won)
    assert taken(state, evaluator, 0.0) == codes[1]


def test_a_table_plays_on_for_some_turns_and_an_ending_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evaluator = Evaluator(TABLES)
    turns: list[int] = []
    seen: list[tuple[int, str]] = []

    def play_turn(state: State, seat: int, rng: object) -> None:
        assert seat == to_move(state)
        turns.append(seat)
        apply(state, menu_of(state)[0])

    def chances(state: State, seat: int) -> Chances:
        seen.append((seat, str(state.position())))
        return Chances(seat / 8, 0.0, 0.0)

    monkeypatch.setattr(evaluator, "play_turn", play_turn)
    monkeypatch.setattr(evaluator, "chances", chances)
    state = played(30)
    code = menu_of(state)[-1]
    before = list(state.position())
    found = evaluator.after(Sample(state, "name"), [code], [2, 0])
    assert [one.winner for one in found] == [0.25, 0.0]
    assert [seat for seat, _ in seen] == [2, 0]
    assert list(state.position()) == before  # the sample stays
    expected = state.copy()
    apply(expected, code)
    for _ in range(ROLLOUT_TURNS):
        apply(expected, menu_of(expected)[0])
    assert seen[0][1] == str(expected.position())
    assert len(turns) == ROLLOUT_TURNS
    turns.clear()
    seen.clear()
    ending = in_phase(LAST_ALLEGIANCES)
    evaluator.after(Sample(ending, "name"), [], [1])
    while to_move(ending) >= 0:
        apply(ending, menu_of(ending)[0])
    assert seen == [(1, str(ending.position()))]


def test_chances_are_calibrated_until_the_game_is_over() -> None:
    evaluator = Evaluator(TABLES)
    state = played(40)
    before = evaluator.nodes
    found = [evaluator.chances(state, seat) for seat in range(3)]
    assert evaluator.nodes == before + 3
    for seat in range(3):
        evaluator._forecast.evaluate(state, seat)
        said = evaluator._forecast
        titles = TitleChances(said.governor, said.king, said.winner)
        governor, king, winner = calibrated(titles, 3, SMALL_FITS)
        assert found[seat] == Chances(winner, governor, king)
    over = played(10_000)
    assert over.phase() == OVER
    assert [evaluator.chances(over, seat) for seat in range(3)] == [
        result_for(over, seat) for seat in range(3)
    ]


def test_a_result_is_who_has_a_title() -> None:
    found = set()
    for seed in range(12):
        over = played(10_000, seed, players=2 + seed % 3)
        for seat in range(over.players()):
            governor = seat in [s for s in range(4) if int(governors(over)) >> s & 1]
            king = seat in [s for s in range(4) if int(pirate_kings(over)) >> s & 1]
            expected = Chances(float(governor or king), float(governor), float(king))
            assert result_for(over, seat) == expected
            found.add(expected)
    assert len(found) >= 3


def test_what_is_known_has_a_name_of_its_own() -> None:
    one, other = played(20), played(21)
    assert digest_of(one) == digest_of(one.copy())
    assert digest_of(one) != digest_of(other)
    dealt = redeal(one, 0, stream_of("another"))
    assert digest_of(dealt) != digest_of(one)
    assert len(digest_of(one)) == 16


# The deal


class Seats:
    """Each seat has its chance, which differs from deal to deal."""

    def __init__(self) -> None:
        self.samples: list[Sample] = []

    def after(self, sample: Sample, codes: Any, seats: Any) -> list[Chances]:
        assert codes == ()
        self.samples.append(sample)
        moved = 0.125 if len(self.samples) % 2 else -0.125
        return [Chances(0.5 + moved + seat / 16, 0.25, seat / 8) for seat in seats]


def test_before_the_deal_all_seats_are_equal() -> None:
    seats = Seats()
    chances, error = opening.chances_before_deal(seats, load("classic"), 3, 200 * 20)  # type: ignore[arg-type]
    assert len(seats.samples) == 20
    assert chances == pytest.approx((0.5 + 1 / 16, 0.25, 1 / 8))  # the mean of the seats
    # Twenty deals that lie 0.125 to either side; a deal counts once, however many seats it has.
    assert error.winner == pytest.approx(0.125 * (20 / 19) ** 0.5 / 20**0.5)
    few = Seats()
    opening.chances_before_deal(few, load("classic"), 3, 0)  # type: ignore[arg-type]
    assert len(few.samples) == opening.FEWEST_DEALS
    assert [one.name for one in few.samples] == [one.name for one in seats.samples][:16]
    assert len({str(one.state.position()) for one in few.samples}) == 16


def test_after_the_deal_each_seat_has_its_own_chances() -> None:
    seats, first = Seats(), played(0)
    found = opening.opening_of(seats, load("classic"), first, 8000)  # type: ignore[arg-type]
    assert found.start == pytest.approx((0.5 + 1 / 16, 0.25, 1 / 8))
    assert [one.seat for one in found.seats] == [0, 1, 2]
    assert [one.turn.winner for one in found.seats] == pytest.approx([0.5, 0.5625, 0.625])
    for one in found.seats:
        assert (one.reveal, one.reveal_error, one.luck_error) == (one.turn, one.turn_error, 0.0)
        assert one.turn_error.winner == pytest.approx(0.125 * (6 / 5) ** 0.5 / 6**0.5)
        assert (one.given.value, one.given.error) == (0.0, 0.0)
    after = seats.samples[-6:]
    assert len({one.name for one in after}) == 6
    assert all(one.state.reveals() == first.reveals() for one in after)
