"""Socket messages from the page to the server.

Each says what it is in `type`. The page's types are generated from these classes and those of
`server_messages` by `make contract`; docs/server.md explains their use.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from tearum.contract.table import Phrase, Reaction
from tearum.server.wire.fields import (
    AnyTable,
    BotName,
    Code,
    Codes,
    Key,
    Name,
    PlayerColour,
    RequestId,
    Revision,
    SeatNumber,
)


class ClientMessageBase(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What all messages of the page have: a number that the answer repeats as `answer`."""

    id: RequestId | None = None


class Hello(ClientMessageBase, tag="hello"):
    """The first message: which table, and the keys of the seats this page holds (none: watch).

    `look` is the seat whose view is wanted, of those held. `revision` and `generation` are those
    of the last state the page has, so that only later events are sent.
    """

    table: AnyTable
    keys: Annotated[list[Key], Meta(max_length=4)] = []
    host: Key | None = None
    look: SeatNumber | None = None
    revision: Revision | None = None
    generation: str | None = None


class Look(ClientMessageBase, tag="look"):
    """Pass and play: show the table from another seat of this page, or from none of them."""

    seat: SeatNumber | None


class Act(ClientMessageBase, tag="act"):
    """Decisions of the seat looked from, taken together or not at all."""

    revision: Revision
    actions: Codes


class Quote(ClientMessageBase, tag="quote"):
    """What these actions would lead to. Only the seat to move may ask."""

    actions: Codes


class WhyNot(ClientMessageBase, tag="why_not"):
    """Why an action is not legal now. Only the seat to move may ask."""

    action: Code


class Undo(ClientMessageBase, tag="undo"):
    """Take back the last click of the seat looked from, as far as the barrier allows."""

    revision: Revision


class RestartTurn(ClientMessageBase, tag="restart_turn"):
    """Take back this seat's whole turn, as far as the barrier allows."""

    revision: Revision


class TakeOver(ClientMessageBase, tag="take_over"):
    """Let a bot play for a person: for yourself at any time, for others once they are gone.

    For others only from `Seat.stand_in_from` on, only the bot of the table's level, and only if
    the host wants it, or most of the people who are here: each asks with this message. Before the
    deal the host gives a seat that nobody has taken to a bot, by this name.
    """

    seat: SeatNumber
    bot: BotName | None = None
    name: Name | None = None


class TakeBack(ClientMessageBase, tag="take_back"):
    """The person plays again."""

    seat: SeatNumber


class SeatAppearance(ClientMessageBase, tag="dress"):
    """Choose another name or colour for a seat of this page, before the game begins."""

    seat: SeatNumber
    name: Name | None = None
    colour: PlayerColour | None = None


class Leave(ClientMessageBase, tag="leave"):
    """Go for good: before the game the seats are free again, afterwards a bot plays on."""


class Abandon(ClientMessageBase, tag="abandon"):
    """Agree to abandon the game, or say no, which ends the vote.

    The game ends when every person who has sat here agrees, except who has left on purpose or has
    been away for a day.
    """

    agree: bool = True


class Rematch(ClientMessageBase, tag="rematch"):
    """After the end: the same people and bots at a new table, which `state.rematch` then names."""


class Say(ClientMessageBase, tag="say"):
    """Say something to everybody at the table, as the seat looked from. Limited in number."""

    phrase: Phrase


class React(ClientMessageBase, tag="react"):
    """Show everybody at the table how you feel. Counts like a phrase."""

    reaction: Reaction


class Nudge(ClientMessageBase, tag="nudge"):
    """Remind a person who is to move, once in a while."""

    seat: SeatNumber


class Hint(ClientMessageBase, tag="hint"):
    """What a bot would do here. Only the seat to move may ask, where the table allows it."""


class Missed(ClientMessageBase, tag="missed"):
    """Ask what happened from event number `since` on, step by step, after being away."""

    since: Annotated[int, Meta(ge=0, le=1_000_000)]


class Ping(ClientMessageBase, tag="ping"):
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
    | SeatAppearance
    | Leave
    | Abandon
    | Rematch
    | Say
    | React
    | Nudge
    | Hint
    | Missed
    | Ping
)
decode_client_message = msgspec.json.Decoder(ClientMessage).decode
