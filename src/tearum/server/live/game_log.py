"""A game as the fold of its rows: the deal, then moves and undos, one after another."""

import json
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tearum.contract.vocabulary import PHASES
from tearum.edition import Edition
from tearum.engine import layout
from tearum.engine.actions import END_TURN
from tearum.engine.state import State, empty_state
from tearum.game import FairDeal, Game, Reason, RecordError
from tearum.game.event import SIZE
from tearum.game.record import RULES
from tearum.server.store.rows import MoveRow, SeatRow, Standing, TableRow, packed, unpacked

Barrier = Literal["start", "revealed", "other_player"]


class RefusedError(Exception):
    """An action that is not legal: its place among those sent, its code, and the reason."""

    def __init__(self, at: int, code: int, reason: Reason) -> None:
        super().__init__(reason.name)
        self.at = at
        self.code = code
        self.reason = reason


class NotYourTurnError(Exception):
    """Somebody else decides now."""


class RevealsError(Exception):
    """A decision before the last one turns over something hidden."""


class BarrierError(Exception):
    """Nothing can be taken back, and why."""

    def __init__(self, barrier: Barrier) -> None:
        super().__init__(barrier)
        self.barrier: Barrier = barrier


class UnreadableError(Exception):
    """A game of other rules whose snapshot this version can't read either."""


@dataclass(frozen=True)
class Click:
    """What one message decided: a seat, and how many decisions of it still stand."""

    seat: int
    decisions: int


@dataclass(frozen=True)
class Next:
    """What a game would become: to be kept first, and adopted then."""

    game: Game
    row: MoveRow
    standing: Standing


class Fold:
    """The game at its newest revision, and what is needed to undo and to catch up."""

    def __init__(self, table: str, game: Game, rules: int, older: bool) -> None:
        self.table = table
        self.game = game
        self.rules = rules
        self.older = older  # it goes on from a snapshot: older rules, or other ones since
        self.totals = [0]  # events after each revision
        self.codes: list[int] = []  # all decisions that stand
        self.clicks: list[Click] = []

    @property
    def revision(self) -> int:
        """How many rows there are: 1 is the deal."""
        return len(self.totals) - 1

    @property
    def over(self) -> bool:
        return self.game.to_move is None

    # From rows

    @classmethod
    def dealt(
        cls, row: TableRow, seats: Sequence[SeatRow], edition: Edition
    ) -> tuple["Fold", MoveRow, Standing]:
        """A new game, with the row that begins it."""
        game = _new_game(row, seats, edition)
        fold = cls(row.id, game, row.rules, older=False)
        log = _log(game)
        move = MoveRow(row.id, 1, "deal", None, (), 0, len(log) // SIZE, packed(log), _now())
        return fold, move, standing_of(game, deal=packed(list(game.state.d)))

    @classmethod
    def of(
        cls,
        row: TableRow,
        seats: Sequence[SeatRow],
        edition: Edition,
        moves: Sequence[MoveRow],
    ) -> "Fold":
        """The game that rows tell. Where today's rules tell another story, its snapshot counts."""
        if row.rules == RULES:
            fold = cls(row.id, _new_game(row, seats, edition), row.rules, older=False)
            try:
                fold.follow(moves)
            except (RecordError, ValueError, IndexError):
                pass
            else:
                if row.store is None or packed(list(fold.game.state.v)) == row.store:
                    return fold
        game = _game_of_snapshot(row, seats, edition, moves)
        fold = cls(row.id, game, row.rules, older=True)
        for move in moves:
            fold._count(move)
        return fold

    def follow(self, moves: Sequence[MoveRow]) -> None:
        """Goes on with rows that are already kept."""
        for move in moves:
            if move.kind == "act":
                self.game.follow(move.codes)
            for _ in range(move.back):
                self.game.undo()
            self._count(move)
        self.game.settle()

    def adopt(self, following: Next) -> None:
        """Becomes what has been kept."""
        self.game = following.game
        self.game.settle()
        self._count(following.row)

    def _count(self, move: MoveRow) -> None:
        self.totals.append(move.total)
        if move.kind == "act" and move.seat is not None:
            self.codes.extend(move.codes)
            self.clicks.append(Click(move.seat, len(move.codes)))
        elif move.kind == "undo":
            del self.codes[len(self.codes) - move.back :]
            self._unclick(move.back)

    def _unclick(self, back: int) -> None:
        while back > 0 and self.clicks:
            last = self.clicks.pop()
            if last.decisions > back:
                self.clicks.append(Click(last.seat, last.decisions - back))
            back -= last.decisions

    # What could come next

    def act(self, seat: int, codes: Sequence[int]) -> Next:
        """What these decisions of a seat lead to. They are taken together or not at all."""
        trial = self.game.copy()
        for at, code in enumerate(codes):
            if trial.to_move != seat:
                raise NotYourTurnError
            reason = trial.why_not(code)
            if reason is not None:
                raise RefusedError(at, code, reason)
            trial.follow([code])
            if at < len(codes) - 1 and trial.undoable(seat) == 0:
                # Refusing what comes after would tell what lies there.
                raise RevealsError
        return self._next("act", trial, seat, codes=tuple(codes))

    def undo(self, seat: int, decisions: int) -> Next:
        """What taking back so many decisions of a seat leads to."""
        if decisions == 0:
            raise BarrierError(self.barrier(seat))
        trial = self.game.copy()
        for _ in range(decisions):
            trial.undo(seat)
        return self._next("undo", trial, seat, back=decisions)

    def last_click(self, seat: int) -> int:
        """How many decisions `undo` takes back: the last click, up to the barrier."""
        if not self.clicks or self.clicks[-1].seat != seat:
            return 0
        return min(self.clicks[-1].decisions, self.game.undoable(seat))

    def this_turn(self, seat: int) -> int:
        """How many decisions `restart_turn` takes back: this turn's, up to the barrier."""
        most = self.game.undoable(seat)
        for count in range(1, most):
            if self.codes[-1 - count] == END_TURN:
                return count
        return most

    def barrier(self, seat: int) -> Barrier:
        """What keeps a seat from taking anything back."""
        if not self.clicks:
            return "start"
        return "revealed" if self.clicks[-1].seat == seat else "other_player"

    def steps(
        self, row: TableRow, seats: Sequence[SeatRow], since: int, most: int
    ) -> Iterator[tuple[Game, int]]:
        """The game after each of the last decisions that brought more than `since` events.

        With each comes the number of the first event that is new in it.
        """
        game = _new_game(row, seats, self.game.edition)
        log = _log(game)
        found: deque[tuple[State, int, int]] = deque(maxlen=most)
        for code in self.codes:
            start = max(since, len(log) // SIZE)
            game.follow([code])
            game.settle()
            if len(log) // SIZE > start:
                found.append((game.state.copy(), start, len(log)))
        for state, start, end in found:
            yield Game(game.edition, game.seats, game.seed, state, log[:end]), start

    def _next(
        self, kind: Any, game: Game, seat: int, codes: tuple[int, ...] = (), back: int = 0
    ) -> Next:
        log = _log(game)
        added = packed(log[self.totals[-1] * SIZE :])
        row = MoveRow(
            self.table, self.revision + 1, kind, seat, codes, back, len(log) // SIZE, added, _now()
        )
        return Next(game, row, standing_of(game))


def codes_of(moves: Sequence[MoveRow]) -> list[int]:
    """The decisions that still stand after all rows."""
    codes: list[int] = []
    for move in moves:
        codes.extend(move.codes)
        del codes[len(codes) - move.back :]
    return codes


@dataclass(frozen=True)
class Place:
    round: int
    phase: str


def where(game: Game) -> Place:
    """How far a game has come."""
    store = game.state.v
    return Place(int(store[layout.ROUND]) + 1, PHASES[store[layout.PHASE]])


def standing_of(game: Game, deal: bytes | None = None) -> Standing:
    over = game.to_move is None
    place = where(game)
    return Standing(
        stage="over" if over else "playing",
        round=place.round,
        phase=place.phase,
        to_move=game.to_move,
        result=json.dumps(game.result().to_json()) if over else None,
        store=packed(list(game.state.v)),
        deal=deal,
    )


def deal_of(row: TableRow, seats: Sequence[SeatRow]) -> FairDeal:
    return FairDeal.with_secret(row.secret, [seat.nonce or "" for seat in seats])


def _new_game(row: TableRow, seats: Sequence[SeatRow], edition: Edition) -> Game:
    names = [seat.name for seat in seats]
    return Game.new(len(seats), deal_of(row, seats).seed, edition, names)


def _game_of_snapshot(
    row: TableRow, seats: Sequence[SeatRow], edition: Edition, moves: Sequence[MoveRow]
) -> Game:
    log: list[int] = []
    for move in moves:
        if move.kind == "undo":
            del log[move.total * SIZE :]
        log.extend(unpacked(move.log))
    state = _state(edition, row)
    state.log = log
    return Game(edition, [seat.name for seat in seats], deal_of(row, seats).seed, state, log)


def _state(edition: Edition, row: TableRow) -> State:
    state = empty_state(edition.tables)
    deal, store = unpacked(row.deal or b""), unpacked(row.store or b"")
    if len(deal) != len(state.d) or len(store) != len(state.v):
        raise UnreadableError
    for i, number in enumerate(deal):
        state.d[i] = number
    for i, number in enumerate(store):
        state.v[i] = number
    return state


def _log(game: Game) -> list[int]:
    return game.state.log or []


def _now() -> int:
    return int(time.time())
