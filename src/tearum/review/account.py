"""The account of a game: what moved each seat's chance to win, and why.

Chances are multiples of 1/65,536. Such numbers and their sums are exact in floating point, so the
parts add up to the last digit, in any order.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from math import sqrt
from typing import Any, Final

from tearum.bots.thought import Reason
from tearum.contract.vocabulary import DECISION_KINDS, DecisionKind, RevealKind

STEPS: Final = 1 << 16  # of a chance
MISTAKE_CHANCE: Final = 0.03  # a mistake loses more than this much of the chance to win
MISTAKE_ERRORS: Final = 2.0  # by so many standard errors
TURNING_POINTS: Final = 5


def exact(chance: float) -> float:
    """The nearest multiple of 1/65,536."""
    return round(chance * STEPS) / STEPS


def is_mistake(loss: float, error: float) -> bool:
    """Whether a loss is beyond doubt more than what matters."""
    return loss - MISTAKE_ERRORS * error > MISTAKE_CHANCE


@dataclass(frozen=True)
class Parts:
    """A change of the chance to win, and where it came from."""

    skill: float = 0.0
    luck: float = 0.0
    others: float = 0.0
    remainder: float = 0.0

    @property
    def total(self) -> float:
        return self.skill + self.luck + self.others + self.remainder

    def __add__(self, other: "Parts") -> "Parts":
        return Parts(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(Parts)))

    def to_json(self) -> dict[str, float]:
        return {field.name: getattr(self, field.name) for field in fields(Parts)}


def sum_of(parts: Iterable[Parts]) -> Parts:
    return sum(parts, Parts())


def root_sum_of_squares(errors: Iterable[Parts]) -> Parts:
    """The standard errors of a sum, from those of its terms."""
    found = list(errors)
    return Parts(
        *(sqrt(sum(getattr(one, field.name) ** 2 for one in found)) for field in fields(Parts))
    )


@dataclass(frozen=True)
class SeatStep:
    """What one event did to one seat."""

    before: float  # chance to win
    after: float
    governor: float  # after it
    pirate_king: float
    error: float  # standard error of `after`
    governor_error: float
    pirate_king_error: float
    parts: Parts
    errors: Parts
    given: float  # of `others`: what the mover's loss gave to this seat
    given_error: float

    def to_json(self) -> dict[str, Any]:
        return {
            "before": self.before,
            "after": self.after,
            "governor": self.governor,
            "pirate_king": self.pirate_king,
            "error": round(self.error, 5),
            "governor_error": round(self.governor_error, 5),
            "pirate_king_error": round(self.pirate_king_error, 5),
            **self.parts.to_json(),
            "errors": _rounded(self.errors),
            "given": self.given,
            "given_error": round(self.given_error, 5),
        }


@dataclass(frozen=True)
class TurnReview:
    """One turn: what was done, what was better, and what it did to every seat."""

    index: int
    seat: int
    round: int
    first: int  # how many decisions of the record come before it
    codes: tuple[int, ...]
    kind: DecisionKind
    reveals: tuple[RevealKind, ...]
    loss: float
    loss_error: float
    best: tuple[int, ...]  # the turn taken, where nothing is better
    reasons: tuple[Reason, ...]
    seats: tuple[SeatStep, ...]

    @property
    def mistake(self) -> bool:
        return is_mistake(self.loss, self.loss_error)

    @property
    def size(self) -> float:
        """How far it moved the game: half the sum of all movements."""
        return sum(abs(step.after - step.before) for step in self.seats) / 2

    def to_json(self) -> dict[str, Any]:
        return {
            "index": self.index,
            "seat": self.seat,
            "round": self.round,
            "first": self.first,
            "actions": list(self.codes),
            "kind": self.kind,
            "reveals": list(self.reveals),
            "loss": self.loss,
            "loss_error": round(self.loss_error, 5),
            "mistake": self.mistake,
            "best": list(self.best),
            "reasons": [reason.to_json() for reason in self.reasons],
            "seats": [step.to_json() for step in self.seats],
        }


@dataclass(frozen=True)
class KindReview:
    """A seat's decisions of one kind."""

    turns: int
    mistakes: int
    skill: float
    error: float  # standard error of `skill`


@dataclass(frozen=True)
class SeatReview:
    """The account of one seat: `result` is `start` and the parts, exactly."""

    seat: int
    name: str
    start: float
    start_error: float
    result: float
    parts: Parts
    errors: Parts
    given: float  # of `others`: what the losses of the others gave to this seat
    given_error: float
    rounds: tuple[Parts, ...]  # the deal counts for the first round
    round_errors: tuple[Parts, ...]
    kinds: Mapping[DecisionKind, KindReview]

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "name": self.name,
            "start": self.start,
            "start_error": round(self.start_error, 5),
            "result": self.result,
            **self.parts.to_json(),
            "errors": _rounded(self.errors),
            "given": self.given,
            "given_error": round(self.given_error, 5),
            "rounds": [
                {**parts.to_json(), "errors": _rounded(errors)}
                for parts, errors in zip(self.rounds, self.round_errors, strict=True)
            ],
            "kinds": {
                kind: {
                    "turns": one.turns,
                    "mistakes": one.mistakes,
                    "skill": one.skill,
                    "error": round(one.error, 5),
                }
                for kind, one in self.kinds.items()
            },
        }


@dataclass(frozen=True)
class Review:
    """The account of a game. `seats` are those that were asked for."""

    names: tuple[str, ...]
    nodes: int
    bots: str  # the version of the bots that it rests on
    deal: tuple[SeatStep, ...]  # what the deal did to every seat
    turns: tuple[TurnReview, ...]
    seats: tuple[SeatReview, ...]

    @property
    def turning_points(self) -> tuple[TurnReview, ...]:
        """The turns that moved the game most, in order. Mistakes come before all others."""
        asked = {seat.seat for seat in self.seats}
        ranked = sorted(
            self.turns,
            key=lambda turn: (
                turn.mistake and turn.seat in asked,
                turn.loss if turn.mistake else turn.size,
            ),
            reverse=True,
        )
        return tuple(sorted(ranked[:TURNING_POINTS], key=lambda turn: turn.index))

    def to_json(self) -> dict[str, Any]:
        return {
            "players": list(self.names),
            "nodes": self.nodes,
            "bots": self.bots,
            "seats": [seat.to_json() for seat in self.seats],
            "deal": [step.to_json() for step in self.deal],
            "turns": [turn.to_json() for turn in self.turns],
            "turning_points": [turn.index for turn in self.turning_points],
        }


def seat_review(
    seat: int,
    name: str,
    start_error: float,
    deal: SeatStep,
    turns: Sequence[TurnReview],
    rounds: int,
) -> SeatReview:
    """Adds up what happened to a seat."""
    steps = [turn.seats[seat] for turn in turns]
    own = [turn for turn in turns if turn.seat == seat]
    kinds: dict[DecisionKind, KindReview] = {}
    for kind in DECISION_KINDS:
        these = [turn for turn in own if turn.kind == kind]
        kinds[kind] = KindReview(
            turns=len(these),
            mistakes=sum(turn.mistake for turn in these),
            skill=sum((turn.seats[seat].parts.skill for turn in these), 0.0),
            error=sqrt(sum(turn.loss_error**2 for turn in these)),
        )
    by_round: list[list[SeatStep]] = [[] for _ in range(rounds)]
    by_round[0].append(deal)
    for turn in turns:
        by_round[turn.round - 1].append(turn.seats[seat])
    return SeatReview(
        seat=seat,
        name=name,
        start=deal.before,
        start_error=start_error,
        result=steps[-1].after,
        parts=deal.parts + sum_of(step.parts for step in steps),
        errors=root_sum_of_squares([deal.errors, *(step.errors for step in steps)]),
        given=sum((step.given for step in steps), 0.0),
        given_error=sqrt(sum(step.given_error**2 for step in steps)),
        rounds=tuple(sum_of(step.parts for step in these) for these in by_round),
        round_errors=tuple(
            root_sum_of_squares(step.errors for step in these) for these in by_round
        ),
        kinds=kinds,
    )


def _rounded(errors: Parts) -> dict[str, float]:
    return {name: round(value, 5) for name, value in errors.to_json().items()}
