"""Every movement is booked once, and under its name: a short game of two, by hand."""

from math import hypot
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.engine.constants.phases import ACTING, OVER
from tearum.review import bookkeeping
from tearum.review.account import Parts, exact
from tearum.review.bookkeeping import Ledger
from tearum.review.evaluator import Chances
from tearum.review.opening import Opening
from tearum.review.turn_analysis import NOTHING, Mean, SeatChances, TurnAnalysis

WINNERS = (1,)  # of the game that is over


@pytest.fixture(autouse=True)
def results(monkeypatch: pytest.MonkeyPatch) -> None:
    def result_for(state: Any, seat: int) -> Chances:
        assert state.phase() == OVER
        return Chances(float(seat in WINNERS), 0.0, float(seat in WINNERS))

    monkeypatch.setattr(bookkeeping, "result_for", result_for)


def chances(winner: float) -> Chances:
    return Chances(winner, winner / 2, winner / 4)


def after(
    seat: int,
    turn: float,
    reveal: float | None = None,
    luck_error: float = 0.0,
    given: Mean = NOTHING,
    error: float = 0.01,
) -> SeatChances:
    shown = turn if reveal is None else reveal
    moved, shown_error = chances(turn), chances(error)
    return SeatChances(seat, moved, shown_error, chances(shown), shown_error, luck_error, given)


def turn(index: int, seat: int, *reveals: str, phase: int = ACTING, round_: int = 1) -> Any:
    return SimpleNamespace(
        index=index,
        seat=seat,
        round=round_,
        first=10 * index,
        codes=(index, 1),
        reveals=reveals,
        before=SimpleNamespace(phase=lambda: ACTING),
        after=SimpleNamespace(phase=lambda: phase),
    )


def analysis(
    index: int,
    *seats: SeatChances,
    loss: float = 0.0,
    loss_error: float = 0.0,
    expected: float = 0.5,
    expected_error: float = 0.04,
) -> TurnAnalysis:
    return TurnAnalysis(
        index=index,
        seats=seats,
        loss=loss,
        loss_error=loss_error,
        expected=chances(expected),
        expected_error=chances(expected_error),
        best=(index, 2),
        reasons=(),
        nodes=5,
    )


def opened() -> Ledger:
    start = Opening(chances(0.5), chances(0.03), (after(0, 0.625), after(1, 0.375)))
    return Ledger(start)


def test_the_deal_is_luck() -> None:
    first, second = opened().deal
    assert (first.before, first.after, second.before, second.after) == (0.5, 0.625, 0.5, 0.375)
    assert (first.governor, first.pirate_king) == (0.3125, exact(0.15625))
    assert (first.error, first.governor_error, first.pirate_king_error) == (0.01, 0.005, 0.0025)
    assert (first.parts, second.parts) == (Parts(luck=0.125), Parts(luck=-0.125))
    assert first.errors == Parts(luck=hypot(0.03, 0.01))
    assert (first.given, first.given_error) == (0.0, 0.0)


def test_the_first_turn_after_the_deal_corrects_it_by_a_remainder() -> None:
    """Nobody has decided anything in between: the evaluator has changed its mind."""
    ledger = opened()
    ledger.book(
        turn(0, 0),
        analysis(
            0,
            after(0, 0.5, error=0.02),
            after(1, 0.4375, given=Mean(0.03125, 0.008)),
            loss=0.25,
            loss_error=0.06,
            expected=0.75,
        ),
    )
    deal = ledger.deal[0]
    assert deal.after == 0.75  # the turn and its loss
    assert deal.parts == Parts(luck=0.125, remainder=0.125)
    assert deal.errors == Parts(luck=hypot(0.03, 0.01), remainder=0.04)
    assert (deal.governor, deal.pirate_king) == (0.375, 0.1875)
    assert (deal.error, deal.governor_error, deal.pirate_king_error) == (0.04, 0.02, 0.01)
    assert ledger.deal[1].after == 0.375  # the other seat's stays
    (booked,) = ledger.turns()
    own, other = booked.seats
    assert (own.before, own.after, own.parts) == (0.75, 0.5, Parts(skill=-0.25))
    assert own.errors == Parts(skill=0.06)
    assert (own.governor, own.pirate_king, own.error) == (0.25, 0.125, 0.02)
    assert (own.given, own.given_error) == (0.0, 0.0)
    assert (other.before, other.after, other.parts) == (0.375, 0.4375, Parts(others=0.0625))
    assert other.errors == Parts(others=0.01)
    assert (other.given, other.given_error) == (0.03125, 0.008)
    assert (booked.index, booked.seat, booked.round, booked.first) == (0, 0, 1, 0)
    assert (booked.codes, booked.best, booked.loss, booked.loss_error) == (
        *((0, 1), (0, 2), 0.25, 0.06),
    )


def test_what_is_turned_over_after_a_turn_is_luck_for_all() -> None:
    ledger = opened()
    ledger.book(
        turn(0, 0, "ships"),
        analysis(0, after(0, 0.625, 0.75, 0.02), after(1, 0.25, 0.125, 0.03)),
    )
    own, other = ledger.turns()[0].seats
    assert own.parts == Parts(luck=0.125)
    assert own.errors == Parts(luck=0.02)
    assert other.parts == Parts(others=-0.125, luck=-0.125)
    assert other.errors == Parts(others=0.01, luck=0.03)
    assert (own.after, other.after) == (0.75, 0.125)
    assert (other.governor, other.pirate_king) == (0.0625, 0.03125)


def two_turns(second_seat: int, *reveals: str) -> Ledger:
    ledger = opened()
    ledger.book(turn(0, 0, *reveals), analysis(0, after(0, 0.625), after(1, 0.375)))
    seats = after(0, 0.5, error=0.02), after(1, 0.25)
    ledger.book(turn(1, second_seat), analysis(1, *seats, expected=0.6875))
    return ledger


@pytest.mark.parametrize(
    ("seat", "reveals", "part"),
    [
        (0, (), "remainder"),  # its own turn was the last
        (0, ("ships",), "remainder"),
        (0, ("ships", "automa"), "others"),  # the Automa has moved since
        (1, (), "others"),
    ],
)
def test_what_shows_at_the_next_own_turn_is_what_the_others_did_if_they_did_anything(
    seat: int, reveals: tuple[str, ...], part: str
) -> None:
    ledger = two_turns(seat, *reveals)
    step = ledger.turns()[0].seats[seat]
    gap = -0.125  # what the chance is before the next turn, less what it was
    assert step.parts == Parts(**{part: gap})
    assert getattr(step.errors, part) == pytest.approx(
        hypot(0.04, 0.01 if part == "others" and seat == 1 else 0.0)
    )
    assert (step.after, step.governor) == ((0.5, 0.25)[seat], 0.34375)
    assert ledger.turns()[1].seats[seat].before == step.after
    other = ledger.turns()[0].seats[1 - seat]
    assert other.after == (0.625, 0.375)[1 - seat]


def test_who_sees_nothing_of_a_turn_stands_where_it_stood() -> None:
    ledger = opened()
    ledger.book(turn(0, 0), analysis(0, after(0, 0.625), after(1, 0.375, error=0.05)))
    ledger.book(turn(1, 0), analysis(1, after(0, 0.625)))  # chosen in secret
    first, second = (one.seats[1] for one in ledger.turns())
    assert (second.before, second.after, second.parts) == (0.375, 0.375, Parts())
    assert second.errors == Parts()
    assert (second.governor, second.pirate_king) == (first.governor, first.pirate_king)
    assert (second.error, second.governor_error, second.pirate_king_error) == (0.05, 0.025, 0.0125)
    assert (second.given, second.given_error) == (0.0, 0.0)


def test_the_end_turns_over_what_the_others_chose() -> None:
    ledger = opened()
    last = turn(0, 0, "conversions", phase=OVER)
    ledger.book(last, analysis(0, after(0, 0.5), expected=0.5))
    own, other = ledger.turns()[0].seats
    assert (own.after, own.parts) == (0.0, Parts(others=-0.5))
    assert (other.after, other.parts) == (1.0, Parts(others=0.625))
    assert (other.governor, other.pirate_king, other.error) == (0.0, 1.0, 0.0)


def test_the_account_is_of_those_asked_about_with_their_own_names() -> None:
    ledger = opened()
    end = turn(0, 1, "conversions", phase=OVER, round_=2)
    ledger.book(end, analysis(0, after(0, 0.5), after(1, 0.375), expected=0.375))
    review = ledger.review(["Ada", "Ben"], [1], 400, "a version")
    assert (review.names, review.nodes, review.bots) == (("Ada", "Ben"), 400, "a version")
    assert review.deal == tuple(ledger.deal)
    assert review.turns == ledger.turns()
    (ben,) = review.seats
    assert (ben.seat, ben.name, ben.start, ben.result) == (1, "Ben", 0.5, 1.0)
    assert ben.start_error == 0.03
    assert ben.rounds[1] == Parts(others=0.625)
