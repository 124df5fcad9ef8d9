"""Every message between a page and the server: over the socket, and the bodies of the HTTP API.

JSON throughout. A socket message says what it is in `type`; the page's types are generated from
this file (`python -m tearum.server.wire.typescript`), and docs/server.md tells how they are used.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from tearum.engine.actions import ACTIONS
from tearum.server.wire.shapes import (
    About,
    ActionArgs,
    Context,
    Event,
    QuoteJson,
    Reason,
    Result,
    View,
)

PROTOCOL: Final = 1  # raised when an older page could no longer be served
MAX_MESSAGE: Final = 16 * 1024  # bytes of one socket message, or of an HTTP body that is no upload
MAX_ACTIONS: Final = 64  # decisions in one message

PlayerColour = Literal["amber", "violet", "jade", "ivory"]
COLOURS: Final[tuple[PlayerColour, ...]] = ("amber", "violet", "jade", "ivory")
Stage = Literal["gathering", "playing", "over", "abandoned"]

TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
Key = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # 128 bits: seat, host and invite keys
Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Code = Annotated[int, Meta(ge=0, le=ACTIONS - 1)]  # of an action, docs/contract.md
Revision = Annotated[int, Meta(ge=0, le=1_000_000)]
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Codes = Annotated[list[Code], Meta(min_length=1, max_length=MAX_ACTIONS)]


# From the page, over the socket


class Ask(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What all messages of the page have: a number that the answer repeats in `answer`."""

    id: RequestId | None = None


class Hello(Ask, tag="hello"):
    """The first message: which table, and the keys of the seats this page holds (none: watch).

    `look` is the seat whose view is wanted, of those held. `revision` and `generation` are those
    of the last state the page has, so that only later events are sent.
    """

    table: TableId
    keys: Annotated[list[Key], Meta(max_length=4)] = []
    host: Key | None = None
    look: SeatNumber | None = None
    revision: Revision | None = None
    generation: str | None = None


class Look(Ask, tag="look"):
    """Pass and play: show the table from another seat of this page, or from none of them."""

    seat: SeatNumber | None


class Act(Ask, tag="act"):
    """Decisions of the seat looked from, taken together or not at all."""

    revision: Revision
    actions: Codes


class Quote(Ask, tag="quote"):
    """What these actions would come to. Only the seat to move may ask."""

    actions: Codes


class WhyNot(Ask, tag="why_not"):
    """Why an action is not legal now. Only the seat to move may ask."""

    action: Code


class Undo(Ask, tag="undo"):
    """Take back the last click of the seat looked from, as far as the barrier allows."""

    revision: Revision


class RestartTurn(Ask, tag="restart_turn"):
    """Take back this seat's whole turn, as far as the barrier allows."""

    revision: Revision


class TakeOver(Ask, tag="take_over"):
    """A bot plays for a person: for oneself at any time, for others once they are gone.

    Before the deal the host gives a seat that nobody has taken to a bot, by this name.
    """

    seat: SeatNumber
    bot: BotName | None = None
    name: Name | None = None


class TakeBack(Ask, tag="take_back"):
    """The person plays again."""

    seat: SeatNumber


class Dress(Ask, tag="dress"):
    """Another name or colour for a seat of one's own, before the game begins."""

    seat: SeatNumber
    name: Name | None = None
    colour: PlayerColour | None = None


class Leave(Ask, tag="leave"):
    """Go for good: before the game the seats are free again, afterwards a bot plays on."""


class Abandon(Ask, tag="abandon"):
    """Agree (or no longer agree) to abandon the game. It ends when all who play agree."""

    agree: bool = True


class Rematch(Ask, tag="rematch"):
    """After the end: the same people and bots at a new table, which `state.rematch` then names."""


class Hint(Ask, tag="hint"):
    """What a bot would do here. Only the seat to move may ask, where the table allows it."""


class Missed(Ask, tag="missed"):
    """What happened from event number `since` on, step by step, for whoever was away."""

    since: Annotated[int, Meta(ge=0, le=1_000_000)]


class Ping(Ask, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello
    | Look
    | Act
    | Quote
    | WhyNot
    | Undo
    | RestartTurn
    | TakeOver
    | TakeBack
    | Dress
    | Leave
    | Abandon
    | Rematch
    | Hint
    | Missed
    | Ping
)


# To the page, over the socket


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


class Deal(Struct):
    """The provably fair deal: the fingerprint before anybody sits, the secret after the end."""

    fingerprint: str  # SHA-256 of the secret
    nonces: list[str | None]  # of each seat; null for bots and empty seats
    secret: str | None
    seed: str | None


class EditionName(Struct):
    key: str  # what the API calls it: its id, or the digest of one that was uploaded
    id: str
    hash: str
    title: dict[str, str]  # by language


class UndoState(Struct):
    """What the seat looked from could take back now."""

    clicks: bool  # `undo` would do something
    turn: bool  # `restart_turn` would take back more than `undo`
    barrier: Literal["start", "revealed", "other_player"] | None  # why not


class Notice(Struct, tag_field="type"):
    """What the server says. `answer` is the id of the message that it answers, if it had one."""


class StateHead(Notice, tag="state", kw_only=True):
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
    older_rules: bool  # begun under older rules: it goes on from where it stood
    deal: Deal
    view: View | None  # null before the game begins
    legal: list[LegalAction]  # empty unless it is for the seat looked from to decide
    events: list[Event]
    events_from: int
    undo: UndoState
    rematch: str | None  # the table of the rematch; joined with the key of the seat at this one


class Presence(Notice, tag="presence", kw_only=True):
    """Somebody came or went, or a bot began or stopped to think. Nothing else has changed."""

    seats: list[Seat]
    watchers: int


class Refusal(Notice, tag="refusal", kw_only=True):
    """An action that is not legal; `at` is its place in the message. Nothing has changed."""

    answer: int | None = None
    revision: int
    at: int
    action: int
    reason: Reason


class UndoRefusal(Notice, tag="undo_refusal", kw_only=True):
    """Nothing can be taken back, and what stands in the way."""

    answer: int | None = None
    revision: int
    barrier: Literal["start", "revealed", "other_player"]


class QuoteAnswer(Notice, tag="quoted", kw_only=True):
    answer: int | None = None
    revision: int
    quote: QuoteJson


class WhyNotAnswer(Notice, tag="why", kw_only=True):
    answer: int | None = None
    revision: int
    action: int
    reason: Reason | None  # null: it is legal


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


class HintAnswer(Notice, tag="hinted", kw_only=True):
    """The options of the seat looked from, the best first; none where there is nothing to weigh."""

    answer: int | None = None
    revision: int
    bot: str
    options: list[HintOption]


class MissedStep(Struct):
    """The table after one decision, as the seat looked from saw it, and what it brought about."""

    view: View
    events: list[Event]
    events_from: int


class MissedAnswer(Notice, tag="missed_steps", kw_only=True):
    """The decisions that were missed, the last ones of many; none where only the end is kept."""

    answer: int | None = None
    revision: int
    steps: list[MissedStep]


class Pong(Notice, tag="pong", kw_only=True):
    answer: int | None = None


ErrorCode = Literal[
    "bad_message",  # not a message of this protocol
    "bad_key",  # a key that opens no seat of this table
    "bad_request",  # the sense of it is impossible; the sentence says why
    "hello_first",  # nothing else is answered before hello
    "no_such_table",
    "no_such_game",
    "no_such_edition",
    "no_such_bot",
    "bad_edition",  # an edition that can't be played; its problems come with it
    "not_found",
    "not_yours",  # the seat is not held by this page
    "not_your_turn",
    "not_playing",  # the game has not begun, or is over
    "not_over",  # only when the game is over
    "no_hints",  # this table plays without a bot's advice
    "no_answer",  # the bot that was asked did not answer
    "reveals",  # only the last decision of a message may turn over something hidden
    "seat_taken",
    "present",  # the person is there and plays
    "no_lab",  # simulations need what is not installed here
    "lab_busy",  # another simulation runs
    "too_large",
    "too_many",  # a quota is used up
    "other_site",  # the page comes from another site
    "no_storage",  # nothing could be written; nothing has changed
    "other_rules",  # a record of other rules, which can be listed but not replayed
    "broken",  # a mistake of ours
]


class Error(Notice, tag="error", kw_only=True):
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
    | Pong
    | Error
)


# The HTTP API


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: a person, or a bot by name."""

    kind: Literal["human", "bot"] = "human"
    bot: BotName | None = None
    name: Name | None = None
    colour: PlayerColour | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]
    edition: Annotated[str, Meta(min_length=1, max_length=100)] = "classic"  # its key
    watch: bool = True  # whoever has the link may watch
    hints: bool = True  # players may ask a bot for advice


class Invite(Struct):
    seat: int
    token: str


class TableMade(Struct):
    """The new table: the host's key, and an invitation for every seat that is for a person."""

    table: str
    host: str
    invites: list[Invite]
    fingerprint: str


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat, with its invitation, or at a rematch with the key of the seat before."""

    invite: Key | None = None
    former_key: Key | None = None
    name: Name | None = None
    colour: PlayerColour | None = None
    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")] = ""  # this browser's part of the deal


class Joined(Struct):
    seat: int
    key: str
    fingerprint: str


class NewInvite(Struct, forbid_unknown_fields=True):
    """The host invites anew to a seat: the old invitation and the old key no longer open it."""

    host: Key
    seat: SeatNumber


class SeatSummary(Struct):
    seat: int
    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    colour: PlayerColour
    taken: bool


class TableSummary(Struct):
    """What a link to a table shows before one sits down."""

    table: str
    stage: Stage
    players: int
    seats: list[SeatSummary]
    edition: EditionName
    fingerprint: str
    watch: bool
    created: str  # UTC, ISO 8601
    changed: str
    round: int | None
    phase: str | None
    to_move: int | None
    result: Result | None
    rematch: str | None


class Holding(Struct, forbid_unknown_fields=True):
    table: TableId
    keys: Annotated[list[Key], Meta(max_length=4)]


class MyTables(Struct, forbid_unknown_fields=True):
    """The keys this page keeps; only their tables are told of."""

    tables: Annotated[list[Holding], Meta(max_length=100)]


class MyTable(Struct):
    summary: TableSummary
    holds: list[int]
    your_turn: bool


class MyTablesAnswer(Struct):
    tables: list[MyTable]


class Step(Struct):
    """One decision of a finished game."""

    seat: int
    action: int
    round: int
    phase: str
    events: int  # how many events there are after it


class GameSummary(Struct):
    """A finished game, or one that was uploaded."""

    game: str
    seats: list[str]
    bots: list[str | None]
    edition: EditionName
    rules: int
    steps: int
    over: bool
    result: Result | None
    replayable: bool  # false for records of other rules: only their events can be shown
    deal: Deal | None


class ReplayMap(Struct):
    """Where a replay can jump to."""

    game: str
    steps: list[Step]


class ReplayStep(Struct):
    """The table after `step` decisions, as a seat or (null) a spectator saw it.

    `events` are those of the decision that led here; at step 0 those of the set-up.
    """

    game: str
    step: int
    steps: int
    seat: int | None
    action: LegalAction | None  # the decision that led here
    decider: int | None
    view: View
    events: list[Event]
    events_from: int


class Uploaded(Struct):
    game: str


class BotInfo(Struct):
    name: str
    title: dict[str, str]  # by language; empty where a bot has only its name
    level: int | None  # how strong it is, from 1, of those made for people


class ServerInfo(Struct):
    """What the page needs to know first."""

    version: str
    protocol: int
    rules: int
    editions: list[EditionName]
    bots: list[BotInfo]
    languages: list[str]


class EditionValue(Struct):
    """A value as the edition's file writes it, where it comes from, and its parts."""

    value: Any
    provenance: Literal["printed", "inferred", "reconstructed"]
    why: str | None = None
    note: str | None = None
    icons: Any = None  # of effects: their icons
    parts: Any = None  # of costs, permanent effects and conditions: their figures


class EditionComponent(Struct):
    component: str
    values: dict[str, EditionValue]
    label: str | int | None = None
    id: str | None = None


class EditionJson(Struct):
    id: str
    title: dict[str, str]
    hash: str
    counts: dict[str, int]
    components: list[EditionComponent]
    schema_version: int = field(name="schema")


class ApiError(Struct):
    """The body of every answer of the API that is no success."""

    code: ErrorCode
    message: str


class EditionProblem(Struct):
    """One mistake in an edition's file."""

    line: int  # the first is 1; 0 where it is about the file as a whole
    where: str  # "captain 11, cost"; empty where the line says it all
    what: str  # in English


class BadEdition(Struct):
    """The answer to an edition that can't be played: every mistake, by line."""

    problems: list[EditionProblem]
    code: ErrorCode = "bad_edition"
    message: str = "This edition can't be played: correct it and try again."


LabBot = Literal["greedy", "captain"]
LabStage = Literal["playing", "reporting", "done", "stopped", "failed"]
MOST_LAB_GAMES: Final = 300


class LabSample(Struct):
    """Whom a report is about."""

    players: int
    games: int
    bots: list[str]


class LabReport(Struct):
    """A balance report. It is HTML of its own at `address`, which belongs into a frame."""

    address: str
    made: str
    samples: list[LabSample]
    compared: str | None = None  # the address of a page that says what differs from `classic`


class LabInfo(Struct):
    """What the lab has for an edition."""

    edition: EditionName
    ready: bool  # false where the extra packages are missing
    busy: bool  # a simulation runs, and there is one at a time
    most_games: int
    report: LabReport | None


class NewLabRun(Struct, forbid_unknown_fields=True):
    """A simulation, and a report on it in a language."""

    edition: Annotated[str, Meta(max_length=100)] = "classic"
    players: Annotated[int, Meta(ge=2, le=4)] = 4
    games: Annotated[int, Meta(ge=2, le=MOST_LAB_GAMES)] = 100
    bot: LabBot = "greedy"
    language: Literal["en", "fr", "de"] = "en"


class LabRun(Struct):
    """A simulation that was asked for here. Whoever has its id may look at it."""

    run: str
    edition: EditionName
    players: int
    games: int
    bot: LabBot
    stage: LabStage = "playing"
    done: int = 0  # games
    rate: float | None = None  # games a second
    left: int | None = None  # seconds until all are played
    report: LabReport | None = None


client_message = msgspec.json.Decoder(ClientMessage)
to_json = msgspec.json.Encoder().encode
