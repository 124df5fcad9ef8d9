"""The account of a finished game: how much of it was skill, luck and the others.

    from tearum.review import review

    for seat in review(record).seats:
        print(seat.name, seat.start, seat.parts, seat.result)

Inside, each part imports only those above it:

- `decision_kind`: what a turn was about
- `timeline`: a record as turns
- `evaluator`: what a position is worth to every seat
- `turn_analysis`: one turn, judged by what its seat knew
- `opening`: the chances before and after the deal
- `account`: the figures, as data
- `bookkeeping`: books every movement once, so that the parts add up
- `reviewer`: the analysis of a whole game
- `saved_turns`: keeps finished turns, so that an analysis can be resumed
- `wording`: the account in words
"""

from tearum.contract.vocabulary import DECISION_KINDS, REVEAL_KINDS, DecisionKind, RevealKind
from tearum.review.account import KindReview, Parts, Review, SeatReview, SeatStep, TurnReview
from tearum.review.reviewer import (
    DEFAULT_NODES,
    LEAST_NODES,
    Reviewer,
    UnfinishedGameError,
    review,
)

__all__ = [
    "DECISION_KINDS",
    "DEFAULT_NODES",
    "LEAST_NODES",
    "REVEAL_KINDS",
    "DecisionKind",
    "KindReview",
    "Parts",
    "RevealKind",
    "Review",
    "Reviewer",
    "SeatReview",
    "SeatStep",
    "TurnReview",
    "UnfinishedGameError",
    "review",
]
