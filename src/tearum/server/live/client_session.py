"""One page at a table: what it may do, and what it is sent. The socket is `socket_client`'s."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from tearum.contract.reasons import ReasonJson
from tearum.game import IllegalAction
from tearum.server.jobs.bot_chooser import ADVISER
from tearum.server.live.client_view import (
    Viewer,
    encoded_missed_steps,
    encoded_state,
    presence_message,
)
from tearum.server.live.game_log import (
    GameLog,
    IllegalMoveError,
    NotYourTurnError,
    OutdatedRevisionError,
    RevealsError,
    UndoBlockedError,
)
from tearum.server.live.live_table import LiveTable
from tearum.server.live.outbox import Outbox
from tearum.server.live.seats import opening, seating, stand_ins, talk
from tearum.server.live.table_service import TableService
from tearum.server.ops.cost_budget import in_thread
from tearum.server.ops.rate_limits import TokenBucket
from tearum.server.store.game_store import StorageError
from tearum.server.store.keys import key_matches
from tearum.server.wire.client_messages import (
    Abandon,
    Act,
    ClientMessage,
    Hello,
    Hint,
    Leave,
    Look,
    Missed,
    Nudge,
    Ping,
    Quote,
    React,
    Rematch,
    RestartTurn,
    Say,
    SeatAppearance,
    TakeBack,
    TakeOver,
    Undo,
    WhyNot,
    decode_client_message,
)
from tearum.server.wire.encoding import encode_json, iso_time
from tearum.server.wire.errors import RequestError
from tearum.server.wire.fields import MAX_MESSAGE
from tearum.server.wire.server_messages import (
    Done,
    Error,
    HintAnswer,
    MissedAnswer,
    Pong,
    QuoteAnswer,
    Refusal,
    Said,
    ServerMessage,
    UndoRefusal,
    WhyNotAnswer,
)

COSTLY_PER_SECOND: Final = 0.5  # questions that take long to answer
COSTLY_BURST: Final = 6
BAD_MESSAGE_CODES: Final = ("bad_message", "too_large", "bad_key", "hello_first")


class ClientSession:
    """Handles the messages of one page at its table."""

    def __init__(self, service: TableService, address: str) -> None:
        self.address = address
        self.held_seats: list[int] = []
        self.outbox = Outbox(self._encoded_state, self._encoded_presence)
        self.bad_messages = 0
        self._service = service
        self._table: LiveTable | None = None
        self._key_hashes: dict[int, str | None] = {}  # of the held seats, when they were opened
        self._is_host = False
        self._left = False  # on purpose, before the game began
        self._looks_from: int | None = None
        self._known_revision: int | None = None  # that was sent last
        self._known_generation: str | None = None
        self._asked_again = False  # and the answer is not sent yet
        self._advice: asyncio.Task[None] | None = None
        self._costly = TokenBucket(COSTLY_PER_SECOND, COSTLY_BURST)

    @property
    def joined(self) -> bool:
        return self._table is not None

    def plays(self, message: ClientMessage | None = None) -> bool:
        """Whether a message, or what is to be sent, is part of playing, and not of watching."""
        return bool(self.held_seats) and not self._asked_again and type(message) not in _ASKS_AGAIN

    def take_messages(self) -> list[bytes]:
        """Everything that is to be sent now."""
        self._asked_again = False
        return self.outbox.take()

    def close(self) -> None:
        """Leave the table. The seats stay held: the keys still open them."""
        if self._advice is not None:
            self._advice.cancel()
        if self._table is not None:
            self._table.subscribers.discard(self)
            self._service.announce_presence(self._table)
            self._table = None

    # What the table reports

    def state_changed(self) -> None:
        table = self._table_joined()
        held = [s for s in self.held_seats if table.seats[s].key == self._key_hashes[s]]
        lost = len(held) < len(self.held_seats)
        self.held_seats = held
        if lost and not held and not self._is_host and not (self._left and table.row.watch):
            self._evict()
        else:
            self.outbox.state_changed()

    def _evict(self) -> None:
        """The seats of this page are somebody else's: its socket is closed."""
        text = "Your seat was given to somebody else, or is free again."
        self.outbox.finish(Error(code="seat_lost", message=text))

    def presence_changed(self) -> None:
        self.outbox.presence_changed()

    def tell(self, message: ServerMessage) -> None:
        self.outbox.put(message)

    def _encoded_state(self, answer: int | None, outdated: bool) -> bytes:
        table, generation = self._table_joined(), self._service.storage.generation
        if generation != self._known_generation or (self._known_revision or 0) > table.revision:
            self._known_revision = None
        viewer = Viewer(self._viewpoint, self.held_seats, self._is_host, self._known_revision)
        self._known_generation, self._known_revision = generation, table.revision
        return encoded_state(table, generation, viewer, answer, outdated)

    def _encoded_presence(self) -> bytes:
        return encode_json(presence_message(self._table_joined()))

    # What the page says

    def decode(self, content: str | bytes) -> ClientMessage | None:
        """The message; None if it is not one, and then an error was sent."""
        if len(content) > MAX_MESSAGE:
            self._answer_error(None, RequestError("too_large", "This message is too large."))
            return None
        try:
            message: ClientMessage = decode_client_message(content)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            text = f"This is no message: {error}."[:300]
            self._answer_error(None, RequestError("bad_message", text))
            return None
        return message

    async def receive(self, message: ClientMessage) -> None:
        """Handle one message. Whatever is wrong with it becomes an answer."""
        if type(message) in _ASKS_AGAIN:
            self._asked_again = True
        try:
            await self._handle(message)
        except RequestError as error:
            self._answer_error(message.id, error)
        except OutdatedRevisionError:
            self.outbox.put_state(message.id, outdated=True)
        except NotYourTurnError:
            text = "It is not for you to decide now."
            self._answer_error(message.id, RequestError("not_your_turn", text))
        except IllegalMoveError as error:
            self._refuse(message.id, error.at, error.code, error.reason.to_json())
        except UndoBlockedError as error:
            revision = self._table_joined().revision
            self.outbox.put(
                UndoRefusal(answer=message.id, revision=revision, barrier=error.barrier)
            )
        except RevealsError:
            text = "This turns over something hidden: look at it, then go on."
            self._answer_error(message.id, RequestError("reveals", text))
        except StorageError:
            text = "The games can't be reached just now."
            self._answer_error(message.id, RequestError("no_storage", text))

    async def _handle(self, message: ClientMessage) -> None:
        kind = type(message)
        if kind in _QUESTIONS:
            await _QUESTIONS[kind](self, message)
        else:
            await _COMMANDS[kind](self, message)
            self.outbox.put_state(message.id)

    def _answer_error(self, answer: int | None, error: RequestError) -> None:
        if error.code in BAD_MESSAGE_CODES:
            self.bad_messages += 1
        self._service.metrics.count_error(error.code)
        self.outbox.put(Error(answer=answer, code=error.code, message=error.message))

    def _refuse(self, answer: int | None, at: int, code: int, reason: ReasonJson) -> None:
        self.outbox.put(
            Refusal(
                answer=answer,
                revision=self._table_joined().revision,
                at=at,
                action=code,
                reason=reason,
            )
        )

    # Who this page is

    def _table_joined(self) -> LiveTable:
        if self._table is None:
            raise RequestError("hello_first", "Say hello first: which table is it?")
        return self._table

    @property
    def _viewpoint(self) -> int | None:
        """The seat looked from, as long as it is held."""
        return self._looks_from if self._looks_from in self.held_seats else None

    def _own_seat(self) -> int:
        seat = self._viewpoint
        if seat is None:
            raise RequestError(
                "not_yours", "You look on: only those who sit at the table can do that."
            )
        return seat

    def _game_to_decide(self, table: LiveTable) -> GameLog:
        """The game, if this page is to move: the answers may show what others may not know."""
        if table.game_log is None or not table.playing:
            raise RequestError("not_playing", "The game has not begun, or is over.")
        if table.game_log.game.to_move != self._own_seat():
            raise NotYourTurnError
        return table.game_log

    def _limit_costly_questions(self) -> None:
        if not self._costly.take():
            raise RequestError("too_many", "You ask much: wait a few seconds.")

    # Commands: the answer is the new state

    async def _hello(self, message: Hello) -> None:
        table = await self._service.get(message.table)
        held = table.seats_opened_by(message.keys)
        if len(held) < len(set(message.keys)):
            raise RequestError("bad_key", "This key opens no seat of this table.")
        is_host = key_matches(message.host, table.row.host)
        if message.host is not None and not is_host:
            raise RequestError("bad_key", "This is not the host's key.")
        if not held and not is_host and not table.row.watch:
            raise RequestError(
                "not_yours", "This table is for those who sit at it: ask for an invitation."
            )
        if message.look is not None and message.look not in held:
            raise RequestError("not_yours", "This is not your seat.")
        self.close()
        self._table = table
        self.held_seats, self._is_host, self._left = held, is_host, False
        self._key_hashes = {seat: table.seats[seat].key for seat in held}
        # With one seat the view is its own; with several the page says which.
        self._looks_from = held[0] if len(held) == 1 else message.look
        self._known_generation = message.generation
        self._known_revision = message.revision
        table.subscribers.add(self)
        table.observe()  # however short the visit, it was one
        self._service.announce_presence(table)
        self._service.start_bots(table)
        await stand_ins.forget_votes(self._service, table, held)

    async def _look(self, message: Look) -> None:
        self._table_joined()
        if message.seat is not None and message.seat not in self.held_seats:
            raise RequestError("not_yours", "This is not your seat.")
        self._looks_from, self._known_revision = message.seat, None

    async def _act(self, message: Act) -> None:
        table = self._table_joined()
        await self._service.act(table, self._own_seat(), message.revision, message.actions)

    async def _undo(self, message: Undo) -> None:
        table = self._table_joined()
        await self._service.undo(table, self._own_seat(), message.revision, whole_turn=False)

    async def _restart_turn(self, message: RestartTurn) -> None:
        table = self._table_joined()
        await self._service.undo(table, self._own_seat(), message.revision, whole_turn=True)

    async def _take_over(self, message: TakeOver) -> None:
        table = self._table_joined()
        await stand_ins.take_over(self._service, table, self.held_seats, self._is_host, message)

    async def _take_back(self, message: TakeBack) -> None:
        table = self._table_joined()
        await seating.take_back(self._service, table, self.held_seats, message.seat)

    async def _set_name_and_colour(self, message: SeatAppearance) -> None:
        table = self._table_joined()
        await seating.set_name_and_colour(self._service, table, self.held_seats, message)

    async def _leave(self, _: Leave) -> None:
        self._left = True
        await seating.leave(self._service, self._table_joined(), self.held_seats)

    async def _abandon(self, message: Abandon) -> None:
        table = self._table_joined()
        was_open = any(row.abandons for row in table.seats)
        await seating.abandon(self._service, table, self.held_seats, self._is_host, message.agree)
        if was_open and not message.agree and self.held_seats:
            self._service.tell(table, Said(seat=self.held_seats[0], phrase="play_on"))

    async def _rematch(self, _: Rematch) -> None:
        table = self._table_joined()
        await opening.rematch(self._service, table, self.held_seats, self.address)

    # Questions: each has an answer of its own

    async def _ping(self, message: Ping) -> None:
        self.outbox.put(Pong(answer=message.id, time=iso_time(int(self._service.now()))))

    async def _say(self, message: Say) -> None:
        said = Said(seat=self._own_seat(), phrase=message.phrase)
        talk.say(self._service, self._table_joined(), said)
        self.outbox.put(Done(answer=message.id))

    async def _react(self, message: React) -> None:
        said = Said(seat=self._own_seat(), reaction=message.reaction)
        talk.say(self._service, self._table_joined(), said)
        self.outbox.put(Done(answer=message.id))

    async def _nudge(self, message: Nudge) -> None:
        table = self._table_joined()
        await talk.nudge(self._service, table, self._own_seat(), message.seat)
        self.outbox.put(Done(answer=message.id))

    async def _quote(self, message: Quote) -> None:
        table = self._table_joined()
        game = self._game_to_decide(table).game
        try:
            quote = game.quote(message.actions)
        except IllegalAction as error:
            at = message.actions.index(error.action.code)
            self._refuse(message.id, at, error.action.code, error.reason.to_json())
        else:
            self.outbox.put(
                QuoteAnswer(
                    answer=message.id,
                    revision=table.revision,
                    quote=quote.to_json(),
                )
            )

    async def _why_not(self, message: WhyNot) -> None:
        table = self._table_joined()
        reason = self._game_to_decide(table).game.why_not(message.action)
        self.outbox.put(
            WhyNotAnswer(
                answer=message.id,
                revision=table.revision,
                action=message.action,
                reason=reason.to_json() if reason else None,
            )
        )

    async def _missed(self, message: Missed) -> None:
        table = self._table_joined()
        self._limit_costly_questions()
        revision = table.revision
        steps = await in_thread(encoded_missed_steps, table, self._viewpoint, message.since)
        self.outbox.put(MissedAnswer(answer=message.id, revision=revision, steps=steps))

    async def _hint(self, message: Hint) -> None:
        """Ask the adviser; the page may send other messages meanwhile."""
        table = self._table_joined()
        game_log = self._game_to_decide(table)
        if not table.row.hints:
            raise RequestError("no_hints", "This table plays without advice.")
        if self._advice is not None and not self._advice.done():
            raise RequestError("too_many", "The adviser still thinks about your last question.")
        self._limit_costly_questions()
        advice = self._advise(table, game_log, self._own_seat(), message.id)
        self._advice = asyncio.create_task(advice, name="advice")

    async def _advise(
        self, table: LiveTable, game_log: GameLog, seat: int, answer: int | None
    ) -> None:
        revision = table.revision
        options = await self._service.bots.advise(
            game_log.game.state, seat, table.edition, f"advice {revision}", table.asker()
        )
        if options is None:
            text = "The adviser has no answer: try again."
            self._answer_error(answer, RequestError("no_answer", text))
        else:
            self.outbox.put(
                HintAnswer(answer=answer, revision=revision, bot=ADVISER, options=options)
            )


Handler = Callable[[ClientSession, Any], Awaitable[None]]
_COMMANDS: Final[dict[type, Handler]] = {
    Hello: ClientSession._hello,
    Look: ClientSession._look,
    Act: ClientSession._act,
    Undo: ClientSession._undo,
    RestartTurn: ClientSession._restart_turn,
    TakeOver: ClientSession._take_over,
    TakeBack: ClientSession._take_back,
    SeatAppearance: ClientSession._set_name_and_colour,
    Leave: ClientSession._leave,
    Abandon: ClientSession._abandon,
    Rematch: ClientSession._rematch,
}
_ASKS_AGAIN: Final = (Hello, Look, Missed)  # answered with much of what the page has had before
_QUESTIONS: Final[dict[type, Handler]] = {
    Ping: ClientSession._ping,
    Say: ClientSession._say,
    React: ClientSession._react,
    Nudge: ClientSession._nudge,
    Quote: ClientSession._quote,
    WhyNot: ClientSession._why_not,
    Missed: ClientSession._missed,
    Hint: ClientSession._hint,
}
