"""One socket: a page that says things and gets the state of its table."""

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import (
    WebSocket,
    WebSocketDisconnect,
    WebSocketDisconnected,
    WebSocketState,
)

from tearum.contract.reasons import ReasonJson
from tearum.game import IllegalAction
from tearum.server.jobs.bot_pool import ADVISER
from tearum.server.live import seating
from tearum.server.live.client_view import missed_by, presence_of, state_of
from tearum.server.live.game_log import BarrierError, NotYourTurnError, RefusedError, RevealsError
from tearum.server.live.live_table import Table
from tearum.server.live.seat_keys import opens
from tearum.server.live.table_service import Hall, OutdatedError
from tearum.server.rate_limits import Bucket
from tearum.server.request_error import Sorry
from tearum.server.store.storage import StorageError
from tearum.server.wire import client_messages
from tearum.server.wire.client_messages import ClientMessage, client_message
from tearum.server.wire.encoding import to_json
from tearum.server.wire.fields import MAX_MESSAGE
from tearum.server.wire.server_messages import (
    Error,
    HintAnswer,
    MissedAnswer,
    Notice,
    Pong,
    QuoteAnswer,
    Refusal,
    UndoRefusal,
    WhyNotAnswer,
)

MOST_WAITING: Final = 200  # answers a page may leave unread
FIRST_SECONDS: Final = 20.0  # within which hello must come

PAINS_A_SECOND: Final = 0.5  # questions that are dear to answer
PAINS_AT_ONCE: Final = 6

GONE: Final = (WebSocketDisconnect, WebSocketDisconnected)  # the page is no longer there

log = logging.getLogger("tearum.socket")


class Client:
    def __init__(self, socket: WebSocket, hall: Hall) -> None:
        self.holds: list[int] = []
        self._locks: dict[int, str | None] = {}  # what the seats held were locked with
        self._socket = socket
        self._hall = hall
        self._table: Table | None = None
        self._host = False
        self._look: int | None = None
        self._known: int | None = None  # the revision it was last sent
        self._generation: str | None = None
        self._bucket = Bucket(hall.settings.messages_a_second, hall.settings.messages_at_once)
        self._advice: asyncio.Task[None] | None = None
        self._pains = Bucket(PAINS_A_SECOND, PAINS_AT_ONCE)
        self._mistakes = 0
        # What is to be sent: answers in their order, then the newest state, or who is there.
        self._answers: list[Notice | bytes] = []  # those that are made already, encoded
        self._state_due = False
        self._presence_due = False
        self._state_answer: int | None = None
        self._state_outdated = False
        self._wake = asyncio.Event()

    # What the table asks for

    def wants_state(self) -> None:
        if self._table is not None:  # a seat that was given to somebody else is held no longer
            seats = self._table.seats
            self.holds = [s for s in self.holds if seats[s].key == self._locks[s]]
        self._state_due = True
        self._wake.set()

    def wants_presence(self) -> None:
        self._presence_due = True
        self._wake.set()

    def _answer_state(self, answer: int | None, outdated: bool = False) -> None:
        if self._state_answer is not None or self._state_outdated:
            self._put_state()
        self._state_answer, self._state_outdated = answer, outdated
        self.wants_state()

    def _say(self, notice: Notice) -> None:
        self._answers.append(notice)
        self._wake.set()

    # The life of a socket

    async def run(self) -> None:
        """Talks with the page until one of both goes."""
        sending = asyncio.create_task(self._send(), name="sending")
        receiving = asyncio.create_task(self._receive(), name="receiving")
        try:
            await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            results = await asyncio.gather(sending, receiving, return_exceptions=True)
            self._go()
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, GONE):
                    log.error("socket_broke", exc_info=result)

    def _go(self) -> None:
        if self._advice is not None:
            self._advice.cancel()
        if self._table is not None:
            self._table.clients.discard(self)
            self._hall.announce(self._table)
            self._table = None

    async def _receive(self) -> None:
        while True:
            first = self._table is None
            try:
                async with asyncio.timeout(FIRST_SECONDS if first else None):
                    received = await self._socket.receive()
            except TimeoutError:
                await self._close(1008)
                return
            if received["type"] == "websocket.disconnect":
                return
            content = received.get("text") or received.get("bytes") or ""
            while not self._bucket.take():  # who talks too fast is heard later
                await asyncio.sleep(1 / self._bucket.rate)
            await self._hear(content)
            if self._mistakes > self._hall.settings.mistakes or len(self._answers) > MOST_WAITING:
                await self._close(1008)
                return

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._put_state()
            answers, self._answers = self._answers, []
            for said in answers:
                text = said if isinstance(said, bytes) else to_json(said)
                await self._socket.send_text(text.decode())

    def _put_state(self) -> None:
        """The state as it is now goes after the answers that wait."""
        table = self._table
        if table is None:
            return
        if self._state_due:
            generation = self._hall.storage.generation
            if generation != self._generation or (self._known or 0) > table.revision:
                self._known = None
            self._answers.append(
                state_of(
                    table,
                    generation,
                    look=self._looks_from,
                    holds=list(self.holds),
                    host=self._host,
                    known=self._known,
                    answer=self._state_answer,
                    outdated=self._state_outdated,
                )
            )
            self._generation, self._known = generation, table.revision
        elif self._presence_due:
            self._answers.append(presence_of(table))
        self._state_due = self._presence_due = self._state_outdated = False
        self._state_answer = None

    async def _close(self, code: int) -> None:
        if self._socket.client_state is WebSocketState.CONNECTED:
            await self._socket.close(code)

    # What the page says

    async def _hear(self, content: str | bytes) -> None:
        if len(content) > MAX_MESSAGE:
            self._complain(None, Sorry("too_large", "This message is too large."))
            return
        try:
            message = client_message.decode(content)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._complain(None, Sorry("bad_message", f"This is no message: {error}."[:300]))
            return
        try:
            await self._do(message)
        except Sorry as sorry:
            self._complain(message.id, sorry)
        except OutdatedError:
            self._answer_state(message.id, outdated=True)
        except NotYourTurnError:
            self._complain(message.id, Sorry("not_your_turn", "It is not for you to decide now."))
        except RefusedError as error:
            self._refuse(message.id, error.at, error.code, error.reason.to_json())
        except BarrierError as error:
            table = self._at_table()
            self._say(
                UndoRefusal(answer=message.id, revision=table.revision, barrier=error.barrier)
            )
        except RevealsError:
            self._complain(
                message.id,
                Sorry("reveals", "This turns over something hidden: look at it, then go on."),
            )
        except StorageError:
            self._complain(message.id, Sorry("no_storage", "The games can't be reached just now."))

    def _complain(self, answer: int | None, sorry: Sorry) -> None:
        if sorry.code in ("bad_message", "too_large", "bad_key", "hello_first"):
            self._mistakes += 1
        self._hall.metrics.errors.labels(sorry.code).inc()
        self._say(Error(answer=answer, code=sorry.code, message=sorry.message))

    def _refuse(self, answer: int | None, at: int, code: int, reason: ReasonJson) -> None:
        revision = self._at_table().revision
        self._say(
            Refusal(
                answer=answer,
                revision=revision,
                at=at,
                action=code,
                reason=reason,
            )
        )

    def _at_table(self) -> Table:
        if self._table is None:
            raise Sorry("hello_first", "Say hello first: which table is it?")
        return self._table

    @property
    def _looks_from(self) -> int | None:
        return self._look if self._look in self.holds else None

    def _seat(self) -> int:
        seat = self._looks_from
        if seat is None:
            raise Sorry("not_yours", "You look on: only those who sit at the table can do that.")
        return seat

    async def _do(self, message: ClientMessage) -> None:
        hall = self._hall
        if isinstance(message, client_messages.Hello):
            await self._hello(message)
            return
        if isinstance(message, client_messages.Ping):
            self._say(Pong(answer=message.id))
            return
        table = self._at_table()
        match message:
            case client_messages.Look():
                if message.seat is not None and message.seat not in self.holds:
                    raise Sorry("not_yours", "This is not your seat.")
                self._look, self._known = message.seat, None
            case client_messages.Act():
                await hall.act(table, self._seat(), message.revision, message.actions)
            case client_messages.Undo():
                await hall.undo(table, self._seat(), message.revision, whole_turn=False)
            case client_messages.RestartTurn():
                await hall.undo(table, self._seat(), message.revision, whole_turn=True)
            case client_messages.Quote():
                self._quote(table, message)
                return
            case client_messages.WhyNot():
                self._why_not(table, message)
                return
            case client_messages.Hint():
                self._hint(table, message)
                return
            case client_messages.Missed():
                self._tell_missed(table, message)
                return
            case client_messages.TakeOver():
                await seating.take_over(hall, table, self.holds, self._host, message)
            case client_messages.TakeBack():
                await seating.take_back(hall, table, self.holds, message.seat)
            case client_messages.Dress():
                if message.seat not in self.holds:
                    raise Sorry("not_yours", "This is not your seat.")
                await seating.dress(hall, table, message)
            case client_messages.Leave():
                await seating.leave(hall, table, self.holds)
            case client_messages.Abandon():
                await seating.abandon(hall, table, self.holds, self._host, message.agree)
            case client_messages.Rematch():
                await seating.rematch(hall, table, self.holds)
        self._answer_state(message.id)

    async def _hello(self, message: client_messages.Hello) -> None:
        table = await self._hall.table(message.table)
        holds = table.seats_of(message.keys)
        if len(holds) < len(set(message.keys)):
            raise Sorry("bad_key", "This key opens no seat of this table.")
        host = opens(message.host, table.row.host)
        if message.host is not None and not host:
            raise Sorry("bad_key", "This is not the host's key.")
        if not holds and not host and not table.row.watch:
            raise Sorry(
                "not_yours", "This table is for those who sit at it: ask for an invitation."
            )
        if message.look is not None and message.look not in holds:
            raise Sorry("not_yours", "This is not your seat.")
        self._go()
        self._table = table
        self.holds, self._host = holds, host
        self._locks = {seat: table.seats[seat].key for seat in holds}
        # Who holds one seat looks from it; who holds several says which.
        self._look = holds[0] if len(holds) == 1 else message.look
        self._generation = message.generation
        self._known = message.revision
        table.clients.add(self)
        self._hall.announce(table)
        self._hall.drive(table)
        self._answer_state(message.id)

    def _hint(self, table: Table, message: client_messages.Hint) -> None:
        """Asks the adviser; the page may go on talking meanwhile."""
        self._decides(table)
        if not table.row.hints:
            raise Sorry("no_hints", "This table plays without advice.")
        if self._advice is not None and not self._advice.done():
            raise Sorry("too_many", "The adviser still thinks about your last question.")
        self._take_pains()
        self._advice = asyncio.create_task(self._advise(table, message.id), name="advice")

    async def _advise(self, table: Table, answer: int | None) -> None:
        assert table.fold is not None
        revision, seat = table.revision, self._seat()
        state, seed = table.fold.game.state, f"advice {revision}"
        options = await self._hall.workers.advise(state, seat, table.edition, seed)
        if options is None:
            self._complain(answer, Sorry("no_answer", "The adviser has no answer: try again."))
        else:
            self._say(HintAnswer(answer=answer, revision=revision, bot=ADVISER, options=options))

    def _tell_missed(self, table: Table, message: client_messages.Missed) -> None:
        self._take_pains()
        steps = missed_by(table, self._looks_from, message.since)
        self._say(MissedAnswer(answer=message.id, revision=table.revision, steps=steps))

    def _take_pains(self) -> None:
        """What is dear to answer can't be asked all the time."""
        if not self._pains.take():
            raise Sorry("too_many", "You ask much: wait a few seconds.")

    def _decides(self, table: Table) -> None:
        """Only the seat to move may ask: the answers tell what others may not know."""
        if table.fold is None or not table.playing:
            raise Sorry("not_playing", "The game has not begun, or is over.")
        if table.fold.game.to_move != self._seat():
            raise NotYourTurnError

    def _quote(self, table: Table, message: client_messages.Quote) -> None:
        self._decides(table)
        assert table.fold is not None
        game = table.fold.game
        try:
            quote = game.quote(message.actions)
        except IllegalAction as error:
            at = message.actions.index(error.action.code)
            self._refuse(message.id, at, error.action.code, error.reason.to_json())
        else:
            self._say(
                QuoteAnswer(
                    answer=message.id,
                    revision=table.revision,
                    quote=quote.to_json(),
                )
            )

    def _why_not(self, table: Table, message: client_messages.WhyNot) -> None:
        self._decides(table)
        assert table.fold is not None
        reason = table.fold.game.why_not(message.action)
        self._say(
            WhyNotAnswer(
                answer=message.id,
                revision=table.revision,
                action=message.action,
                reason=reason.to_json() if reason else None,
            )
        )
