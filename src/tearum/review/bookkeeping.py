"""From the analyses of single turns to the account, so that every movement is booked once.

Between two own turns whatever luck does not explain is what the others did. Where nobody else has
decided in between, the evaluator has changed its mind: that is the remainder.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import hypot
from typing import Final

from tearum.engine.constants.components import ROUNDS
from tearum.engine.constants.phases import OVER
from tearum.review.account import Parts, Review, SeatStep, TurnReview, exact, seat_review
from tearum.review.decision_kind import decision_kind
from tearum.review.evaluator import Chances, result_for
from tearum.review.opening import Opening
from tearum.review.timeline import Turn
from tearum.review.turn_analysis import SeatChances, TurnAnalysis

SURE: Final = Chances(0.0, 0.0, 0.0)  # the errors of a result


class Ledger:
    """Books turns in order. The last step of a seat grows by what its next own turn shows."""

    def __init__(self, opening: Opening) -> None:
        self._start_error = opening.start_error.winner
        self.deal: list[SeatStep] = [_deal_step(opening, one) for one in opening.seats]
        self._turns: list[tuple[Turn, TurnAnalysis]] = []
        self._steps: list[list[SeatStep]] = []  # of each turn
        self._chances = [step.after for step in self.deal]

    def book(self, turn: Turn, analysis: TurnAnalysis) -> None:
        """Books one turn."""
        self._expect_best(turn.seat, analysis)
        steps = [self._step(turn, analysis, seat) for seat in range(len(self.deal))]
        self._turns.append((turn, analysis))
        self._steps.append(steps)
        self._chances = [step.after for step in steps]

    def _expect_best(self, seat: int, analysis: TurnAnalysis) -> None:
        """Before an own turn the chance is that after the best one, by the search."""
        own = analysis.seat(seat)
        assert own is not None
        gap = exact(own.turn.winner) + exact(analysis.loss) - self._chances[seat]
        waited = bool(self._turns) and _others_moved(self._turns[-1][0], seat)
        last = self._steps[-1] if self._steps else self.deal
        step = last[seat]
        booked = Parts(others=gap) if waited else Parts(remainder=gap)
        error = analysis.expected_error
        errors = Parts(others=error.winner) if waited else Parts(remainder=error.winner)
        last[seat] = replace(
            step,
            after=step.after + gap,
            governor=exact(analysis.expected.governor),
            pirate_king=exact(analysis.expected.pirate_king),
            error=error.winner,
            governor_error=error.governor,
            pirate_king_error=error.pirate_king,
            parts=step.parts + booked,
            errors=_combined(step.errors, errors),
        )
        self._chances[seat] = last[seat].after

    def _step(self, turn: Turn, analysis: TurnAnalysis, seat: int) -> SeatStep:
        before = self._chances[seat]
        chances = analysis.seat(seat)
        parts, errors = Parts(), Parts()
        after, (shown, error) = before, self._last_shown(seat)
        if chances is not None:
            parts, errors = _parts(turn, analysis, chances, before)
            after, shown, error = before + parts.total, chances.reveal, chances.reveal_error
        if turn.after.phase() == OVER:  # what was chosen in secret is turned over
            shown, error = result_for(turn.after, seat), SURE
            parts += Parts(others=shown.winner - after)
            after = shown.winner
        return SeatStep(
            before=before,
            after=after,
            governor=exact(shown.governor),
            pirate_king=exact(shown.pirate_king),
            error=error.winner,
            governor_error=error.governor,
            pirate_king_error=error.pirate_king,
            parts=parts,
            errors=errors,
            given=0.0 if chances is None else exact(chances.given.value),
            given_error=0.0 if chances is None else chances.given.error,
        )

    def _last_shown(self, seat: int) -> tuple[Chances, Chances]:
        step = self._steps[-1][seat] if self._steps else self.deal[seat]
        errors = Chances(step.error, step.governor_error, step.pirate_king_error)
        return Chances(step.after, step.governor, step.pirate_king), errors

    def turns(self) -> tuple[TurnReview, ...]:
        """All turns booked so far."""
        return tuple(
            TurnReview(
                index=turn.index,
                seat=turn.seat,
                round=turn.round,
                first=turn.first,
                codes=turn.codes,
                kind=decision_kind(turn.before, turn.codes, analysis.best),
                reveals=turn.reveals,
                loss=exact(analysis.loss),
                loss_error=analysis.loss_error,
                best=analysis.best,
                reasons=analysis.reasons,
                seats=tuple(steps),
            )
            for (turn, analysis), steps in zip(self._turns, self._steps, strict=True)
        )

    def review(self, names: Sequence[str], seats: Sequence[int], nodes: int, bots: str) -> Review:
        """The account, once every turn is booked."""
        turns = self.turns()
        return Review(
            names=tuple(names),
            nodes=nodes,
            bots=bots,
            deal=tuple(self.deal),
            turns=turns,
            seats=tuple(
                seat_review(seat, names[seat], self._start_error, self.deal[seat], turns, ROUNDS)
                for seat in seats
            ),
        )


def _deal_step(opening: Opening, dealt: SeatChances) -> SeatStep:
    start, after = exact(opening.start.winner), exact(dealt.turn.winner)
    return SeatStep(
        before=start,
        after=after,
        governor=exact(dealt.turn.governor),
        pirate_king=exact(dealt.turn.pirate_king),
        error=dealt.turn_error.winner,
        governor_error=dealt.turn_error.governor,
        pirate_king_error=dealt.turn_error.pirate_king,
        parts=Parts(luck=after - start),
        errors=Parts(luck=hypot(opening.start_error.winner, dealt.turn_error.winner)),
        given=0.0,
        given_error=0.0,
    )


def _parts(
    turn: Turn, analysis: TurnAnalysis, chances: SeatChances, before: float
) -> tuple[Parts, Parts]:
    """What a turn and its reveals did to a seat, and the standard errors."""
    decided, revealed = exact(chances.turn.winner), exact(chances.reveal.winner)
    luck = revealed - decided
    if chances.seat == turn.seat:
        return (
            Parts(skill=decided - before, luck=luck),
            Parts(skill=analysis.loss_error, luck=chances.luck_error),
        )
    return (
        Parts(others=decided - before, luck=luck),
        Parts(others=chances.turn_error.winner, luck=chances.luck_error),
    )


def _others_moved(last: Turn, seat: int) -> bool:
    """Whether somebody else, or the Automa, has moved since a seat's own last turn."""
    return last.seat != seat or "automa" in last.reveals


def _combined(one: Parts, other: Parts) -> Parts:
    return Parts(
        *(hypot(a, b) for a, b in zip(vars(one).values(), vars(other).values(), strict=True))
    )
