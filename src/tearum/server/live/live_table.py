"""A table in memory: its rows, its game, and who is connected."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from tearum.contract.table import TURN_SECONDS
from tearum.contract.view import View
from tearum.edition import Edition
from tearum.engine.constants.actions import END_TURN
from tearum.server.jobs.fair_queue import Asker
from tearum.server.live.game_log import GameLog
from tearum.server.ops.rate_limits import TokenBucket
from tearum.server.ops.settings import Retention
from tearum.server.store.keys import key_matches
from tearum.server.store.rows import MoveRow, SeatRow, TableRow
from tearum.server.wire.encoding import iso_day
from tearum.server.wire.fields import Stage
from tearum.server.wire.server_messages import ServerMessage

REMOTE_TIMEOUT_SECONDS: Final = 75.0  # after which a silent server is believed to be gone
PRESENCE_SECONDS: Final = 0.1  # between two messages about who is there
MAX_CACHED_BYTES: Final = 512 * 1024  # of encoded states, for each table


@dataclass(frozen=True)
class PresenceState:
    """Who is connected, which bot is at work, and how many watch."""

    away: tuple[int | None, ...]  # each seat: since when nobody is connected; None: somebody is
    thinking: int | None
    watchers: int


class Subscriber(Protocol):
    """A connected page, with the seats it holds, if any."""

    held_seats: list[int]
    address: str

    def state_changed(self) -> None: ...
    def presence_changed(self) -> None: ...
    def tell(self, message: ServerMessage) -> None: ...


class LiveTable:
    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        edition: Edition,
        clock: Callable[[], float] = time.time,
        known_since: float = 0,
    ) -> None:
        """`known_since` is when this server started: before, it could not see who was there."""
        self.retention = Retention()
        self.talk_limits: dict[int, TokenBucket] = {}  # of each seat
        self._clock = clock
        self._known_since = int(known_since)
        self._last_here: dict[int, int] = {}  # when the seats that are away were last connected
        self._here: set[int] = set()  # the seats that were connected when last looked
        self._unsaved_absences: dict[int, int] = {}
        self.row = row
        self.seats = list(seats)
        self.edition = edition
        self.game_log: GameLog | None = None  # none before the deal
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        # Seats connected to other servers on the same database, and when that was reported.
        self.remote_seats: dict[str, tuple[list[int], float]] = {}
        self.thinking: int | None = None  # the seat for which a bot is at work
        self.bot_task: asyncio.Task[None] | None = None  # plays for the bots
        self.stale = False  # a write failed, so only the database knows the truth
        self.last_used = time.monotonic()
        # Caches for the current position: view and legal actions by seat, and whole states.
        self.public_view: View | None = None
        self.encoded_views: dict[int | None, tuple[bytes, bytes]] = {}
        self.encoded_seats: tuple[PresenceState, bytes] | None = None
        self._encoded_states: OrderedDict[tuple[int | None, int, str], bytes] = OrderedDict()
        self._encoded_bytes = 0
        # What was sent since everybody was last told who is there.
        self._presence_sent: set[PresenceState] = set()
        self._presence_timer: asyncio.TimerHandle | None = None
        self._presence_at = -PRESENCE_SECONDS

    def _clear_caches(self) -> None:
        self.public_view = None
        self.encoded_views.clear()
        self.encoded_seats = None
        self._encoded_states.clear()
        self._encoded_bytes = 0

    def cached_state(self, key: tuple[int | None, int, str]) -> bytes | None:
        state = self._encoded_states.get(key)
        if state is not None:
            self._encoded_states.move_to_end(key)
        return state

    def cache_state(self, key: tuple[int | None, int, str], state: bytes) -> None:
        """Keep an encoded state of the current position; the least recently used ones go."""
        self._encoded_states[key] = state
        self._encoded_bytes += len(state)
        while self._encoded_bytes > MAX_CACHED_BYTES:
            self._encoded_bytes -= len(self._encoded_states.popitem(last=False)[1])

    # The game

    def load_game(self, moves: Sequence[MoveRow]) -> None:
        """Build the game from all its rows; there is none before the deal."""
        self.game_log = (
            GameLog.from_rows(self.row, self.seats, self.edition, moves) if moves else None
        )
        self._clear_caches()

    def apply_rows(self, moves: Sequence[MoveRow]) -> bool:
        """Continue with rows that another server has written. False where that fails."""
        assert self.game_log is not None
        self._clear_caches()
        try:
            self.game_log.apply_rows(moves)
        except ValueError:
            return False
        return True

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def stage(self) -> Stage:
        return self.row.stage

    @property
    def revision(self) -> int:
        return self.game_log.revision if self.game_log else 0

    @property
    def playing(self) -> bool:
        return self.game_log is not None and self.stage == "playing"

    @property
    def ended(self) -> bool:
        return self.row.ended

    @property
    def kept_until(self) -> str | None:
        """The day until which the table is kept, if nothing happens at it."""
        begun = self.row.deal is not None or self.game_log is not None
        end = self.retention.kept_until(begun, self.row.changed)
        return None if end is None else iso_day(end)

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat to move and its bot, where a bot has to decide."""
        if self.game_log is None or not self.playing:
            return None
        seat = self.game_log.game.to_move
        if seat is None:
            return None
        bot = self.seats[seat].bot
        return (seat, bot) if bot else None

    @property
    def attended(self) -> bool:
        """Whether somebody is there, or a person will have to decide: else nobody would notice."""
        return bool(self.subscribers) or any(row.human and row.bot is None for row in self.seats)

    def asker(self) -> Asker:
        """For whom bots of this table work: those who play, or else those who watch."""
        playing = {client.address for client in self.subscribers if client.held_seats}
        watching = {client.address for client in self.subscribers}
        return Asker(self.id, tuple(sorted(playing or watching)) or ("",))

    # The clock

    def new_clock(self) -> dict[str, Any]:
        """The columns of a clock that starts now; none at a table without."""
        seconds = TURN_SECONDS.get(self.row.pace)
        return {} if seconds is None else {"deadline": self.now + seconds, "time_up": False}

    def clock_after(self, move: MoveRow, to_move: int | None) -> dict[str, Any]:
        """The columns of the clock after a move: a turn has one, however many moves it takes."""
        if to_move is None:
            return {"deadline": None, "time_up": False}
        if to_move == self.row.to_move and END_TURN not in move.codes:
            return {"deadline": self.row.deadline, "time_up": self.row.time_up}
        return self.new_clock()

    # The rows

    def replace_rows(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Take over what the database says."""
        self.row, self.seats = row, list(seats)
        self._clear_caches()

    def update(self, **values: object) -> None:
        """Change columns of the table, after they were written."""
        self.row = replace(self.row, **values)  # type: ignore[arg-type]
        self._clear_caches()

    # Who is there

    def seats_opened_by(self, keys: Sequence[str]) -> list[int]:
        """The seats that these keys open."""
        return [row.seat for row in self.seats if any(key_matches(key, row.key) for key in keys)]

    def connected_seats(self) -> list[int]:
        """The seats that pages connected to this server hold."""
        return sorted({seat for client in self.subscribers for seat in client.held_seats})

    def seat_connected(self, seat: int) -> bool:
        """Whether somebody who holds the seat is connected, here or to another server."""
        return seat in self.connected_seats() or self._elsewhere(seat)

    def _elsewhere(self, seat: int) -> bool:
        oldest = time.monotonic() - REMOTE_TIMEOUT_SECONDS
        return any(
            seat in seats for seats, reported in self.remote_seats.values() if reported > oldest
        )

    def observe(self) -> None:
        """See who has come and who has gone since the last time."""
        here = set(self.connected_seats())
        if self.remote_seats:
            here |= {row.seat for row in self.seats if self._elsewhere(row.seat)}
        if here == self._here:
            return
        gone = dict.fromkeys(self._here - here, self.now)
        self._last_here |= gone
        self._unsaved_absences |= gone
        self._here = here

    def take_unsaved_absences(self) -> dict[int, int]:
        """Who went away, and when, since this was last asked."""
        self.observe()
        absences, self._unsaved_absences = self._unsaved_absences, {}
        return absences

    @property
    def now(self) -> int:
        return int(self._clock())

    def away_since(self, seat: int) -> int | None:
        """When somebody who holds the seat was last connected; None while somebody is."""
        self.observe()
        return self._away_since(seat)

    def _away_since(self, seat: int) -> int | None:
        if seat in self._here:
            return None
        return max(self.seats[seat].seen or self.row.created, self._last_here.get(seat, 0))

    def absent_seconds(self, seat: int) -> int:
        """How long a seat has been without its person, as far as this server can know."""
        since = self.away_since(seat)
        return 0 if since is None else self.now - max(since, self._known_since)

    def stand_in_from(self, row: SeatRow, since: int | None) -> int | None:
        """From when on the others may let a bot play for a person who is away since then."""
        if not self.playing or not row.human or row.bot is not None or since is None:
            return None
        return max(since, self._known_since) + self.row.grace

    def tell(self, message: ServerMessage) -> None:
        """Everybody gets this message."""
        for client in self.subscribers:
            client.tell(message)

    def notify_state(self) -> None:
        """Everybody gets the new state."""
        for client in self.subscribers:
            client.state_changed()

    def presence(self) -> PresenceState:
        """Who is there now, for a message that is about to be sent."""
        self.observe()
        away = tuple(self._away_since(row.seat) for row in self.seats)
        watchers = sum(not client.held_seats for client in self.subscribers)
        now = PresenceState(away, self.thinking, watchers)
        self._presence_sent.add(now)
        return now

    def notify_presence(self) -> None:
        """Tell everybody who is there, if anybody was sent anything else; not too often."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, self._presence_at + PRESENCE_SECONDS - loop.time())
            self._presence_timer = loop.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer, self._presence_at = None, asyncio.get_running_loop().time()
        now = self.presence()
        if len(self._presence_sent) > 1:
            self._presence_sent = {now}
            for client in self.subscribers:
                client.presence_changed()
