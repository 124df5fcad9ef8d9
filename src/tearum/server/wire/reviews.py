"""The HTTP API of reviews: the account of a finished game, and turns that are tried again."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tearum.contract.events import EventJson
from tearum.contract.reasons import ReasonJson
from tearum.contract.view import QuoteJson, View
from tearum.contract.vocabulary import DecisionKind, RevealKind
from tearum.server.wire.fields import MAX_ACTIONS, Code, Codes, Revision
from tearum.server.wire.server_messages import HintReason, LegalAction

SomeCodes = Annotated[list[Code], Meta(max_length=MAX_ACTIONS)]
ReviewStage = Literal["waiting", "running", "done"]


class ReviewParts(Struct):
    """Where a change of the chance to win came from; or the standard error of each part."""

    skill: float
    luck: float
    others: float
    remainder: float


class ReviewStep(Struct):
    """What a turn, or the deal, did to one seat."""

    before: float  # chance to win
    after: float
    governor: float  # after it
    pirate_king: float
    error: float  # standard error of `after`
    parts: ReviewParts
    errors: ReviewParts


class ReviewTurn(Struct):
    """One turn: what was done, what was better, and what it did to every seat."""

    seat: int
    round: int
    first: int  # how many decisions of the game come before it
    kind: DecisionKind
    reveals: list[RevealKind]
    taken: list[LegalAction]
    better: list[LegalAction]  # none where nothing is better
    loss: float
    loss_error: float
    mistake: bool
    reasons: list[HintReason]  # why it is better
    seats: list[ReviewStep]


class ReviewKind(Struct):
    """A seat's decisions of one kind."""

    kind: DecisionKind
    turns: int
    mistakes: int
    skill: float
    error: float  # standard error of `skill`


class ReviewSeat(Struct):
    """The account of one seat: `result` is `start` and the parts, exactly."""

    start: float
    result: float
    parts: ReviewParts
    errors: ReviewParts
    given: float  # of `others`: what the losses of the others gave to this seat
    given_error: float
    rounds: list[ReviewParts]
    round_errors: list[ReviewParts]
    kinds: list[ReviewKind]


class ReviewProgress(Struct):
    """How far the review of a game is, and its turns from `since` on.

    The last turn changes once more when the next one is done, so it is sent again with that one.
    """

    stage: ReviewStage
    total: int  # turns of the game
    since: int
    rounds: list[int] = []  # the first turn of each round
    graph: list[list[float]] = []  # a first look: the chance of each seat after each turn; once
    deal: list[ReviewStep] = []
    turns: list[ReviewTurn] = []
    seats: list[ReviewSeat] = []  # when it is done
    turning_points: list[int] = []  # turns, when it is done
    nodes: int = 0  # the budget of a turn


class TriedActions(Struct, forbid_unknown_fields=True):
    """Decisions from a step of a finished game on, that are tried and change nothing."""

    step: Revision
    actions: SomeCodes
    about: SomeCodes = []  # further decisions to ask about: what they give, or why they are illegal


class TriedPosition(Struct):
    """The position that was tried, as the seat to decide sees it."""

    seat: int
    view: View
    legal: list[LegalAction]  # none when the turn is over
    events: list[EventJson]  # of the decisions that were tried
    over: bool
    quote: QuoteJson | None = None
    reason: ReasonJson | None = None


class TriedTurn(Struct, forbid_unknown_fields=True):
    """A whole turn that was tried."""

    step: Revision
    actions: Codes


class TriedTurnReview(Struct):
    """A turn that was tried beside the best one, on the same redealt games."""

    chance: float  # to win, after it
    chance_error: float
    loss: float  # below 0 where it is better than the best turn of the review
    loss_error: float
    mistake: bool
    reasons: list[HintReason]  # why the best one is better
