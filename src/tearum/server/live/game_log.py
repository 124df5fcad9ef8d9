"""A game as the sum of its rows: the deal, then moves and undos, one after another."""

import json
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tearum.contract.vocabulary import PHASES, Barrier
from tearum.edition import Edition
from tearum.engine.constants.actions import END_TURN
from tearum.engine.state import State, restored_state
from tearum.game import FairDeal, Game, Reason, RecordError
from tearum.game.actions.event import SIZE
from tearum.game.record import RULES
from tearum.server.store.rows import (
    MoveRow,
    SeatRow,
    TableRow,
    TableSnapshot,
    pack_integers,
    unpack_integers,
)


class IllegalMoveError(Exception):
    """An action that is not legal: its place among those sent, its code, and the reason."""

    def __init__(self, at: int, code: int, reason: Reason) -> None:
        super().__init__(reason.name)
        self.at = at
        self.code = code
        self.reason = reason


class OutdatedRevisionError(Exception):
    """The move was for another revision than the table's. Nothing has changed."""


class NotYourTurnError(Exception):
    """Somebody else decides now."""


class RevealsError(Exception):
    """A decision before the last one turns over something hidden."""


class UndoBlockedError(Exception):
    """Nothing can be taken back, and why."""

    def __init__(self, barrier: Barrier) -> None:
        super().__init__(barrier)
        self.barrier: Barrier = barrier


class UnreadableSnapshotError(Exception):
    """A game of other rules whose snapshot this version can't read either."""


@dataclass(frozen=True)
class Click:
    """What one message decided: a seat, and how many of its decisions are not undone."""

    seat: int
    decisions: int


@dataclass(frozen=True)
class ProposedMove:
    """What the game would become. It is committed to the database first, and applied then."""

    game: Game
    row: MoveRow
    snapshot: TableSnapshot


@dataclass(frozen=True)
class GameStart:
    """The position of another game that a game begins from: its deal, and decisions."""

    players: int
    seed: int | str
    codes: tuple[int, ...]

    def dumps(self) -> str:
        return json.dumps({"players": self.players, "seed": self.seed, "codes": self.codes})

    @classmethod
    def of(cls, row: TableRow) -> "GameStart | None":
        if row.start is None:
            return None
        content = json.loads(row.start)
        return cls(content["players"], content["seed"], tuple(content["codes"]))


@dataclass(frozen=True)
class GameProgress:
    round: int
    phase: str


class GameLog:
    """The game at its newest revision, and what is needed to undo and to catch up."""

    def __init__(self, table_id: str, game: Game, older_rules: bool = False) -> None:
        self.table_id = table_id
        self.game = game
        self.older_rules = older_rules  # it continues from a snapshot, not from its rows
        self.event_counts = [0]  # events after each revision
        self.codes: list[int] = []  # all decisions at this table that are not undone
        self.clicks: list[Click] = []

    @property
    def revision(self) -> int:
        """How many rows there are; the first is the deal."""
        return len(self.event_counts) - 1

    @property
    def over(self) -> bool:
        return self.game.to_move is None

    # From rows

    @classmethod
    def deal(
        cls, row: TableRow, seats: Sequence[SeatRow], edition: Edition
    ) -> tuple["GameLog", ProposedMove]:
        """A new game, and the move that begins it."""
        game = _new_game(row, seats, edition)
        log = _events(game)
        move = MoveRow(row.id, 1, "deal", None, (), 0, len(log) // SIZE, pack_integers(log), _now())
        snapshot = snapshot_of(game, deal=pack_integers(list(game.state.deal)))
        return cls(row.id, game), ProposedMove(game, move, snapshot)

    @classmethod
    def from_rows(
        cls,
        row: TableRow,
        seats: Sequence[SeatRow],
        edition: Edition,
        moves: Sequence[MoveRow],
    ) -> "GameLog":
        """The game of these rows. Where today's rules lead elsewhere, the snapshot counts."""
        if row.rules == RULES:
            game_log = cls(row.id, _new_game(row, seats, edition))
            try:
                game_log.apply_rows(moves)
            except (RecordError, ValueError, IndexError):
                pass
            else:
                store = pack_integers(list(game_log.game.state.store))
                if row.store is None or store == row.store:
                    return game_log
        game = _game_from_snapshot(row, seats, edition, moves)
        game_log = cls(row.id, game, older_rules=True)
        for move in moves:
            game_log._add_row(move)
        return game_log

    def apply_rows(self, moves: Sequence[MoveRow]) -> None:
        """Continue with rows that are already in the database."""
        for move in moves:
            if move.kind == "act":
                self.game.follow(move.codes)
            for _ in range(move.back):
                self.game.undo()
            self._add_row(move)
        self.game.settle()

    def apply(self, move: ProposedMove) -> None:
        """Become what has been committed."""
        self.game = move.game
        self.game.settle()
        self._add_row(move.row)

    def _add_row(self, move: MoveRow) -> None:
        self.event_counts.append(move.total)
        if move.kind == "act" and move.seat is not None:
            self.codes.extend(move.codes)
            self.clicks.append(Click(move.seat, len(move.codes)))
        elif move.kind == "undo":
            del self.codes[len(self.codes) - move.back :]
            self._remove_clicks(move.back)

    def _remove_clicks(self, decisions: int) -> None:
        while decisions > 0 and self.clicks:
            last = self.clicks.pop()
            if last.decisions > decisions:
                self.clicks.append(Click(last.seat, last.decisions - decisions))
            decisions -= last.decisions

    # What could come next

    def propose_decisions(self, seat: int, codes: Sequence[int]) -> ProposedMove:
        """What these decisions of a seat lead to. They are taken together or not at all."""
        trial = self.game.copy()
        for at, code in enumerate(codes):
            if trial.to_move != seat:
                raise NotYourTurnError
            reason = trial.why_not(code)
            if reason is not None:
                raise IllegalMoveError(at, code, reason)
            trial.follow([code])
            if at < len(codes) - 1 and trial.undoable(seat) == 0:
                # To refuse a later decision would show what was turned over.
                raise RevealsError
        return self._proposed("act", trial, seat, codes=tuple(codes))

    def propose_undo(self, seat: int, decisions: int) -> ProposedMove:
        """What taking back so many decisions of a seat leads to."""
        if decisions == 0:
            raise UndoBlockedError(self.undo_barrier(seat))
        trial = self.game.copy()
        for _ in range(decisions):
            trial.undo(seat)
        return self._proposed("undo", trial, seat, back=decisions)

    def decisions_in_last_click(self, seat: int) -> int:
        """How many decisions `undo` takes back: the last click, up to the barrier."""
        if not self.clicks or self.clicks[-1].seat != seat:
            return 0
        return min(self.clicks[-1].decisions, self.game.undoable(seat))

    def decisions_in_turn(self, seat: int) -> int:
        """How many decisions `restart_turn` takes back: this turn's, up to the barrier."""
        undoable = min(self.game.undoable(seat), len(self.codes))
        for count in range(1, undoable):
            if self.codes[-1 - count] == END_TURN:
                return count
        return undoable

    def undo_barrier(self, seat: int) -> Barrier:
        """Why a seat can't take anything back."""
        if not self.clicks:
            return "start"
        return "revealed" if self.clicks[-1].seat == seat else "other_player"

    def _proposed(
        self,
        kind: Literal["act", "undo"],
        game: Game,
        seat: int,
        codes: tuple[int, ...] = (),
        back: int = 0,
    ) -> ProposedMove:
        log = _events(game)
        added = pack_integers(log[self.event_counts[-1] * SIZE :])
        total = len(log) // SIZE
        row = MoveRow(
            self.table_id, self.revision + 1, kind, seat, codes, back, total, added, _now()
        )
        return ProposedMove(game, row, snapshot_of(game))

    # What happened before

    def last_steps(
        self, row: TableRow, seats: Sequence[SeatRow], since: int, limit: int
    ) -> Iterator[tuple[Game, int]]:
        """The game after each of the last decisions that brought more than `since` events.

        With each comes the number of the first event that is new in it.
        """
        game = _new_game(row, seats, self.game.edition)
        log = _events(game)
        found: deque[tuple[State, int, int]] = deque(maxlen=limit)
        for code in tuple(self.codes):  # of this moment: this may run in a thread
            start = max(since, len(log) // SIZE)
            game.follow([code])
            game.settle()
            if len(log) // SIZE > start:
                found.append((game.state.copy(), start, len(log)))
        for state, start, end in found:
            yield Game(game.edition, game.seats, game.seed, state, log[:end]), start


def decisions_of(moves: Sequence[MoveRow]) -> list[int]:
    """The decisions that are not undone after all these rows."""
    codes: list[int] = []
    for move in moves:
        codes.extend(move.codes)
        del codes[len(codes) - move.back :]
    return codes


def all_decisions(row: TableRow, codes: Sequence[int]) -> tuple[int, ...]:
    """The decisions of a table, after those of the game that it began from."""
    start = GameStart.of(row)
    return (*start.codes, *codes) if start else tuple(codes)


def progress_of(game: Game) -> GameProgress:
    """The round and the phase of a game."""
    return GameProgress(int(game.state.round_index()) + 1, PHASES[game.state.phase()])


def snapshot_of(game: Game, deal: bytes | None = None) -> TableSnapshot:
    over = game.to_move is None
    progress = progress_of(game)
    return TableSnapshot(
        stage="over" if over else "playing",
        round=progress.round,
        phase=progress.phase,
        to_move=game.to_move,
        result=json.dumps(game.result().to_json()) if over else None,
        store=pack_integers(list(game.state.store)),
        deal=deal,
    )


def fair_deal_of(row: TableRow, seats: Sequence[SeatRow]) -> FairDeal | None:
    """The deal; none where the game begins from a position of another."""
    if row.start is not None:
        return None
    return FairDeal.with_secret(row.secret, [seat.nonce or "" for seat in seats])


def seed_of(row: TableRow, seats: Sequence[SeatRow]) -> int | str:
    deal, start = fair_deal_of(row, seats), GameStart.of(row)
    if deal is not None:
        return deal.seed
    assert start is not None
    return start.seed


def _new_game(row: TableRow, seats: Sequence[SeatRow], edition: Edition) -> Game:
    """The game before the first decision at this table."""
    game = Game.new(len(seats), seed_of(row, seats), edition, [seat.name for seat in seats])
    game.follow(all_decisions(row, ()))
    game.settle()
    return game


def _game_from_snapshot(
    row: TableRow, seats: Sequence[SeatRow], edition: Edition, moves: Sequence[MoveRow]
) -> Game:
    log: list[int] = []
    for move in moves:
        if move.kind == "undo":
            del log[move.total * SIZE :]
        log.extend(unpack_integers(move.log))
    state = _state_from_snapshot(row, edition)
    state.log = log
    return Game(edition, [seat.name for seat in seats], seed_of(row, seats), state, log)


def _state_from_snapshot(row: TableRow, edition: Edition) -> State:
    deal, store = unpack_integers(row.deal or b""), unpack_integers(row.store or b"")
    try:
        return restored_state(edition.tables, deal, store)
    except ValueError as wrong:
        raise UnreadableSnapshotError from wrong


def _events(game: Game) -> list[int]:
    """The event log as the engine keeps it: `SIZE` integers per event."""
    return game.state.log or []


def _now() -> int:
    return int(time.time())
