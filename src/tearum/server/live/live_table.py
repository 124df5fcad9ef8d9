"""A table in memory: its rows, its game, and who is at it."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Protocol

from tearum.edition import Edition
from tearum.server.live.game_log import Fold
from tearum.server.live.seat_keys import opens
from tearum.server.store.rows import MoveRow, SeatRow, TableRow
from tearum.server.wire.fields import Stage

FORGOTTEN_SECONDS: Final = 75.0  # after which a server that says nothing is thought to be gone


class Guest(Protocol):
    """Somebody connected: a page with the seats it holds, if any."""

    holds: list[int]

    def wants_state(self) -> None: ...
    def wants_presence(self) -> None: ...


class Table:
    def __init__(self, row: TableRow, seats: Sequence[SeatRow], edition: Edition) -> None:
        self.row = row
        self.seats = list(seats)
        self.edition = edition
        self.fold: Fold | None = None
        self.lock = asyncio.Lock()
        self.clients: set[Guest] = set()
        # Who is connected to other servers on the same database: seats, and when that was heard.
        self.elsewhere: dict[str, tuple[list[int], float]] = {}
        self.thinking: int | None = None  # the seat for which a bot is at work
        self.driver: asyncio.Task[None] | None = None  # lets the bots play
        self.stale = False  # a write failed, so that only the database knows
        self.used = time.monotonic()
        # Of the position as it is: view and menu by seat, and whole states, encoded.
        self.faces: dict[int | None, tuple[bytes, bytes]] = {}
        self.frames: dict[tuple[int | None, int, str], bytes] = {}

    def _forget_faces(self) -> None:
        self.faces.clear()
        self.frames.clear()

    def begin(self, moves: Sequence[MoveRow]) -> None:
        """Takes up the game that rows tell; there is none before the deal."""
        self.fold = Fold.of(self.row, self.seats, self.edition, moves) if moves else None
        self._forget_faces()

    def follow(self, moves: Sequence[MoveRow]) -> bool:
        """Goes on with rows that somebody else has kept. False where that can't be done."""
        assert self.fold is not None
        self._forget_faces()
        try:
            self.fold.follow(moves)
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
        return self.fold.revision if self.fold else 0

    @property
    def playing(self) -> bool:
        return self.fold is not None and self.stage == "playing"

    @property
    def ended(self) -> bool:
        return self.stage in ("over", "abandoned")

    def renew(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Becomes what the database says of the table itself."""
        self.row, self.seats = row, list(seats)
        self._forget_faces()

    def change(self, **values: object) -> None:
        """What is new about the table itself, after it was kept."""
        self.row = replace(self.row, **values)  # type: ignore[arg-type]
        self._forget_faces()

    def change_seat(self, seat: int, **values: object) -> None:
        self.seats[seat] = replace(self.seats[seat], **values)  # type: ignore[arg-type]
        self._forget_faces()  # the deal is told with the nonces of all seats

    def seats_of(self, keys: Sequence[str]) -> list[int]:
        """The seats that these keys open."""
        return [row.seat for row in self.seats if any(opens(key, row.key) for key in keys)]

    def holds_seat(self, seat: int) -> bool:
        """Whether somebody who holds the seat is connected, here or to another server."""
        fresh = time.monotonic() - FORGOTTEN_SECONDS
        return seat in self.seats_here() or any(
            seat in seats for seats, heard in self.elsewhere.values() if heard > fresh
        )

    def seats_here(self) -> list[int]:
        """The seats that pages connected to this server hold."""
        return sorted({seat for client in self.clients for seat in client.holds})

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat to move and its bot, where it is for a bot to decide."""
        if self.fold is None or not self.playing:
            return None
        seat = self.fold.game.to_move
        if seat is None:
            return None
        bot = self.seats[seat].bot
        return (seat, bot) if bot else None

    def tell(self) -> None:
        """Everybody gets the new state."""
        for client in self.clients:
            client.wants_state()

    def tell_presence(self) -> None:
        for client in self.clients:
            client.wants_presence()
