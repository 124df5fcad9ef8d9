"""Socket messages from the server to the page."""

from typing import Literal, NotRequired, TypedDict

import msgspec
from msgspec import Struct

from tearum.contract.actions import ActionArgs, Context
from tearum.contract.effects import Goods
from tearum.contract.events import EventJson
from tearum.contract.reasons import ReasonJson
from tearum.contract.table import Level, Pace, Phrase, Reaction, TimeOut
from tearum.contract.table import Presence as PresenceKind
from tearum.contract.view import QuoteJson, View
from tearum.contract.vocabulary import Barrier, BoardName, Colour, Symbol
from tearum.server.wire.editions import EditionName
from tearum.server.wire.errors import ErrorCode
from tearum.server.wire.fields import PROTOCOL, PlayerColour, Stage


class LegalAction(Struct):
    """One entry of the action table that may be chosen now, and what it would mean."""

    code: int
    kind: str
    args: ActionArgs
    context: Context


class Seat(Struct):
    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str | None  # which bot plays: its own seat, or for a person who is away
    colour: PlayerColour
    taken: bool  # somebody sits here (bots always do)
    connected: bool
    thinking: bool  # a bot is at work for this seat
    agrees_to_abandon: bool
    presence: PresenceKind  # with "bot" for a person, `connected` says whether they are back
    away_since: str | None  # of a person who is not connected: UTC, ISO 8601
    left: bool  # on purpose; the game can be abandoned without them
    stand_in_from: str | None  # when the others may let a bot play here; null where they can't
    stand_in_votes: list[int]  # the seats that want a bot to play here
    nudged: str | None  # when the person was last reminded


class AbandonVote(Struct):
    """Somebody wants to abandon the game."""

    agreed: list[int]
    waiting_for: list[int]  # whose consent is missing; after a day's silence it is not needed


class Clock(Struct):
    """How long whoever is to move may still think."""

    ends: str  # UTC, ISO 8601; a pong has the server's time
    time_up: bool  # and what was chosen for that has happened


class Deal(Struct):
    """The provably fair deal: the fingerprint before anybody sits, the secret after the end."""

    fingerprint: str  # SHA-256 of the secret
    nonces: list[str | None]  # of each seat; null for bots and empty seats
    secret: str | None
    seed: str | None


class UndoState(Struct):
    """What the seat looked from could take back now."""

    clicks: bool  # `undo` would do something
    turn: bool  # `restart_turn` would take back more than `undo`
    barrier: Barrier | None  # why not


class ServerMessageBase(Struct, tag_field="type"):
    """What all messages of the server have. `answer` is the id of the message that it answers."""


class StateHead(ServerMessageBase, tag="state", kw_only=True):
    """What is one client's own in a state, or changes without a move."""

    answer: int | None = None
    outdated: bool = False  # the move it answers was for another revision; nothing has changed
    holds: list[int]
    host: bool
    seats: list[Seat]
    watchers: int


class State(StateHead, tag="state", kw_only=True):
    """Everything about the table, as the seat looked from may know it.

    `events` replace all events from number `events_from` on.
    """

    protocol: int = PROTOCOL
    table: str
    generation: str
    revision: int
    stage: Stage
    players: int
    you: int | None
    edition: EditionName
    rules: int
    hints: bool  # players may ask a bot for advice
    grace: int  # seconds that somebody may be away before a bot may play for them
    level: Level  # the bot that does
    abandon: AbandonVote | None  # the vote that is open
    pace: Pace
    time_out: TimeOut  # what happens when the time of a turn is up
    clock: Clock | None  # null without a clock, and while nobody is to move
    older_rules: bool  # begun under older rules: it continues from a snapshot
    deal: Deal | None  # none where the game begins from a position of another
    view: View | None  # null before the game begins
    legal: list[LegalAction]  # empty unless it is for the seat looked from to decide
    events: list[EventJson]
    events_from: int
    undo: UndoState
    rematch: str | None  # the table of the rematch; joined with the key of the seat at this one
    kept_until: str | None  # a day; then the table goes; of a game that began, the record stays


class Presence(ServerMessageBase, tag="presence", kw_only=True):
    """Somebody came or went, or a bot began or stopped to think. Nothing else has changed."""

    seats: list[Seat]
    watchers: int


class Refusal(ServerMessageBase, tag="refusal", kw_only=True):
    """An action that is not legal; `at` is its place in the message. Nothing has changed."""

    answer: int | None = None
    revision: int
    at: int
    action: int
    reason: ReasonJson


class UndoRefusal(ServerMessageBase, tag="undo_refusal", kw_only=True):
    """Nothing can be taken back, and what stands in the way."""

    answer: int | None = None
    revision: int
    barrier: Barrier


class QuoteAnswer(ServerMessageBase, tag="quoted", kw_only=True):
    answer: int | None = None
    revision: int
    quote: QuoteJson


class WhyNotAnswer(ServerMessageBase, tag="why", kw_only=True):
    answer: int | None = None
    revision: int
    action: int
    reason: ReasonJson | None  # null: it is legal


class About(TypedDict):
    """What a bot's reason is about: cards by number, everything else by name."""

    case: NotRequired[str]  # which way it counts, if the sign of its points does not say so
    n: NotRequired[int]
    rounds: NotRequired[int]
    goods: NotRequired[Goods]
    others: NotRequired[Goods]
    colour: NotRequired[Colour]
    building: NotRequired[int]
    captain: NotRequired[int]
    contract: NotRequired[int]
    allegiance: NotRequired[int]
    round: NotRequired[int]
    place: NotRequired[int]
    symbol: NotRequired[Symbol]
    board: NotRequired[BoardName]
    row: NotRequired[int]
    seat: NotRequired[int]
    chance: NotRequired[int]  # percent
    instead: NotRequired[int]


class HintReason(Struct):
    """Something that weighs, in rule terms, and how many points it makes against the others."""

    name: str  # of a message bot-reason-...
    points: float  # 0 where it is no matter of points
    about: About


class HintOption(Struct):
    """One action as a bot sees it that knows what the seat knows."""

    action: int
    governor: float  # the chance of becoming Governor
    pirate_king: float
    winner: float  # the chance of being a winner
    blue: float  # expected at the end
    red: float
    reasons: list[HintReason]
    plan: list[int] = []  # the turn that begins with it, as far as it is planned


class HintAnswer(ServerMessageBase, tag="hinted", kw_only=True):
    """The options of the seat looked from, the best first; none where there is nothing to weigh."""

    answer: int | None = None
    revision: int
    bot: str
    options: list[HintOption]


class MissedStep(Struct):
    """The table after one decision, as the seat looked from saw it, and what it brought about."""

    view: View
    events: list[EventJson]
    events_from: int


class MissedAnswer(ServerMessageBase, tag="missed_steps", kw_only=True):
    """The last decisions that were missed; empty if only the end of the game is stored."""

    answer: int | None = None
    revision: int
    steps: list[MissedStep]


class Said(ServerMessageBase, tag="said", kw_only=True):
    """Somebody says a phrase, or shows a reaction. It is not part of any state."""

    seat: int
    phrase: Phrase | None = None
    reaction: Reaction | None = None


class Nudged(ServerMessageBase, tag="nudged", kw_only=True):
    """Whoever sits here is to move and is reminded: by a seat, or (null) by the clock."""

    seat: int
    by: int | None


class Done(ServerMessageBase, tag="done", kw_only=True):
    """The message was received; those it is for get a message of their own."""

    answer: int | None = None


class Pong(ServerMessageBase, tag="pong", kw_only=True):
    answer: int | None = None
    time: str  # of the server: UTC, ISO 8601


class Error(ServerMessageBase, tag="error", kw_only=True):
    """A request that came to nothing. `message` is one English sentence with a way out."""

    answer: int | None = None
    code: ErrorCode
    message: str


ServerMessage = (
    State
    | Presence
    | Refusal
    | UndoRefusal
    | QuoteAnswer
    | WhyNotAnswer
    | HintAnswer
    | MissedAnswer
    | Said
    | Nudged
    | Done
    | Pong
    | Error
)

decode_talk = msgspec.json.Decoder(Said | Nudged).decode  # from another server
