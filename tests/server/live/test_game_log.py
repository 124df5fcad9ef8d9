"""A game as the sum of its rows: moves, undos, and what a restart makes of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tearum.edition import load
from tearum.engine.constants.actions import END_TURN
from tearum.game import Game
from tearum.game.actions.event import SIZE
from tearum.server.live.game_log import (
    Click,
    GameLog,
    GameStart,
    IllegalMoveError,
    NotYourTurnError,
    RevealsError,
    UndoBlockedError,
    UnreadableSnapshotError,
    all_decisions,
    decisions_of,
    fair_deal_of,
    progress_of,
)
from tearum.server.store.rows import MoveRow, SeatRow, TableRow, unpack_integers

CLASSIC = load("classic")
NONCES = ("00", "ff")


def table(**values: Any) -> TableRow:
    row = TableRow("table", "gathering", "classic", 0, True, "h", "5e" * 16, "luck", 1, 1)
    return replace(row, rules=_rules(), **values)


def _rules() -> int:
    from tearum.game.record import RULES

    return RULES


SEATS = [
    SeatRow("table", number, True, None, name, "jade", nonce=nonce)
    for number, (name, nonce) in enumerate(zip(("Ada", "Ben"), NONCES, strict=True))
]


class Played:
    """A table whose rows are kept as the database would keep them."""

    def __init__(self, **values: Any) -> None:
        self.row = table(**values)
        self.log, move = GameLog.deal(self.row, SEATS, CLASSIC)
        self.moves: list[MoveRow] = []
        self.keep(move)

    def keep(self, move: Any) -> None:
        self.log.apply(move)
        self.moves.append(move.row)
        deal = move.snapshot.deal or self.row.deal
        self.row = replace(self.row, store=move.snapshot.store, deal=deal)

    @property
    def mover(self) -> int:
        seat = self.log.game.to_move
        assert seat is not None
        return seat

    def act(self, *codes: int) -> None:
        self.keep(self.log.propose_decisions(self.mover, codes))

    def legal(self) -> list[int]:
        return [action.code for action in self.log.game.legal_actions()]

    def until(self, condition: Any) -> None:
        """Plays the first legal action, click by click."""
        while not condition(self.log):
            self.act(self.legal()[0])

    def restarted(self, **values: Any) -> GameLog:
        return GameLog.from_rows(replace(self.row, **values), SEATS, CLASSIC, self.moves)


def figures(log: GameLog) -> tuple[Any, ...]:
    return (
        *(log.revision, log.codes, log.clicks, log.event_counts),
        *(list(log.game.state.store), list(log.game.state.log or [])),
    )


@pytest.fixture(scope="module")
def in_turn() -> Played:
    """A turn in which several clicks can be taken back, the last one of two decisions."""
    played = Played()
    played.until(lambda log: len(log.clicks) > 20 and log.game.undoable(log.game.to_move or 0) >= 2)
    return played


def test_the_deal_is_the_first_row_and_comes_from_secret_and_nonces() -> None:
    played = Played()
    (deal,) = played.moves
    assert (deal.sequence, deal.kind, deal.seat, deal.codes, deal.back) == (1, "deal", None, (), 0)
    assert played.log.revision == 1
    assert deal.total == len(unpack_integers(deal.log)) // SIZE > 0
    fair = fair_deal_of(played.row, SEATS)
    assert fair is not None
    assert played.log.game.state.deal == Game.new(2, fair.seed, CLASSIC).state.deal
    swapped = fair_deal_of(played.row, SEATS[::-1])
    assert swapped is not None
    assert swapped.seed != fair.seed
    assert (played.log.game.seats, played.log.over) == (("Ada", "Ben"), False)


def test_every_row_says_what_it_added(in_turn: Played) -> None:
    events: list[int] = []
    for number, move in enumerate(in_turn.moves, 1):
        assert (move.sequence, move.table) == (number, "table")
        events += unpack_integers(move.log)
        assert len(events) == move.total * SIZE
    assert events == in_turn.log.game.state.log


def test_a_restart_leads_to_the_same_game(in_turn: Played) -> None:
    again = in_turn.restarted()
    assert not again.older_rules
    assert figures(again) == figures(in_turn.log)
    later = in_turn.restarted()
    later.apply_rows([])
    assert figures(later) == figures(in_turn.log)


def test_rows_of_another_server_continue_the_game() -> None:
    played = Played()
    other = played.restarted()
    for _ in range(4):
        played.act(played.legal()[-1])
    clicks = played.log.decisions_in_last_click(seat := played.log.clicks[-1].seat)
    if clicks:
        played.keep(played.log.propose_undo(seat, clicks))
    other.apply_rows(played.moves[1:])
    assert figures(other) == figures(played.log)


def test_a_game_of_other_rules_continues_from_its_snapshot(in_turn: Played) -> None:
    again = in_turn.restarted(rules=_rules() - 1)
    assert again.older_rules
    assert figures(again) == figures(in_turn.log)
    with pytest.raises(UnreadableSnapshotError):
        in_turn.restarted(rules=_rules() - 1, store=b"")


def test_where_the_rows_lead_elsewhere_the_snapshot_counts(in_turn: Played) -> None:
    other = list(in_turn.moves)
    other[-1] = other[-1]._replace(codes=(END_TURN,) * 3)
    again = GameLog.from_rows(in_turn.row, SEATS, CLASSIC, other)
    assert again.older_rules
    assert list(again.game.state.store) == list(in_turn.log.game.state.store)
    before = replace(in_turn.row, store=Played().row.store)  # rows that are right, another position
    assert GameLog.from_rows(before, SEATS, CLASSIC, in_turn.moves).older_rules
    assert not in_turn.restarted(store=None).older_rules


# Decisions


def test_decisions_are_those_of_the_seat_to_move_and_legal_one_after_another() -> None:
    played = Played()
    legal, seat = played.legal(), played.mover
    before = figures(played.log)
    with pytest.raises(NotYourTurnError):
        played.log.propose_decisions(1 - seat, legal[:1])
    illegal = next(code for code in range(300) if code not in legal)
    with pytest.raises(IllegalMoveError) as refused:
        played.log.propose_decisions(seat, [illegal])
    assert (refused.value.at, refused.value.code) == (0, illegal)
    assert refused.value.reason == played.log.game.why_not(illegal)
    assert str(refused.value) == refused.value.reason.name
    assert figures(played.log) == before  # tried on a copy


def test_the_second_of_two_decisions_is_judged_after_the_first() -> None:
    played = Played()
    played.until(lambda log: _two_in_a_row(log) is not None)
    pair = _two_in_a_row(played.log)
    assert pair is not None
    seat, revision, before = played.mover, played.log.revision, len(played.log.codes)
    first = played.log.game.copy()
    first.follow(pair[:1])
    illegal = next(code for code in range(300) if first.why_not(code) is not None)
    with pytest.raises(IllegalMoveError) as refused:
        played.log.propose_decisions(seat, [pair[0], illegal])
    assert (refused.value.at, refused.value.code) == (1, illegal)
    played.act(*pair)
    assert (played.log.revision, len(played.log.codes)) == (revision + 1, before + 2)
    assert played.log.clicks[-1] == Click(seat, 2)
    assert played.log.decisions_in_last_click(seat) == 2
    assert played.log.decisions_in_last_click(1 - seat) == 0


def _two_in_a_row(log: GameLog) -> list[int] | None:
    """Two decisions that a seat may take in one message."""
    seat = log.game.to_move
    assert seat is not None
    for action in log.game.legal_actions():
        trial = log.game.copy()
        trial.follow([action.code])
        if trial.to_move == seat and trial.undoable(seat) and action.code != END_TURN:
            return [action.code, next(iter(trial.legal_actions())).code]
    return None


def test_only_the_last_decision_may_turn_over_something_hidden() -> None:
    played = Played()
    while (found := _that_reveals(played.log)) is None:
        played.act(played.legal()[0])
    code, following = found
    with pytest.raises(RevealsError):
        played.log.propose_decisions(played.mover, [code, following])
    played.act(code)
    assert played.log.decisions_in_last_click(played.log.clicks[-1].seat) == 0


def _that_reveals(log: GameLog) -> tuple[int, int] | None:
    """A decision after which nothing can be taken back, and one that would follow it."""
    seat = log.game.to_move
    assert seat is not None
    for action in log.game.legal_actions():
        trial = log.game.copy()
        trial.follow([action.code])
        if trial.to_move is not None and trial.undoable(seat) == 0:
            return action.code, next(iter(trial.legal_actions())).code
    return None


# Undo


def test_an_undo_takes_back_a_click_and_leaves_the_ones_before_it(in_turn: Played) -> None:
    played = Played()
    for move in in_turn.moves[1:]:
        played.act(*move.codes)
    seat = played.mover
    before, clicks = list(played.log.codes), list(played.log.clicks)
    assert played.log.decisions_in_last_click(seat) == clicks[-1].decisions
    played.keep(played.log.propose_undo(seat, 1))
    undo = played.moves[-1]
    assert (undo.kind, undo.seat, undo.codes, undo.back) == ("undo", seat, (), 1)
    assert played.log.codes == before[:-1]
    assert played.log.clicks == clicks[:-1]
    assert played.log.revision == len(played.moves)
    assert undo.total == in_turn.moves[-2].total
    assert figures(played.restarted()) == figures(played.log)
    assert decisions_of(played.moves) == played.log.codes


def test_an_undo_of_fewer_decisions_than_a_click_had_leaves_the_rest_of_it() -> None:
    log = GameLog("table", Game.new(2, 1))
    log.clicks = [Click(0, 3), Click(1, 2), Click(0, 4)]
    log._remove_clicks(1)
    assert log.clicks == [Click(0, 3), Click(1, 2), Click(0, 3)]
    log._remove_clicks(4)
    assert log.clicks == [Click(0, 3), Click(1, 1)]
    log._remove_clicks(1)
    assert log.clicks == [Click(0, 3)]
    log._remove_clicks(9)
    assert log.clicks == []


def test_why_nothing_can_be_taken_back() -> None:
    log = GameLog("table", Game.new(2, 1))
    assert log.undo_barrier(0) == "start"
    log.clicks = [Click(1, 1)]
    assert log.undo_barrier(0) == "other_player"
    assert log.undo_barrier(1) == "revealed"
    with pytest.raises(UndoBlockedError) as blocked:
        log.propose_undo(0, 0)
    assert (blocked.value.barrier, str(blocked.value)) == ("other_player", "other_player")


@pytest.mark.parametrize(
    ("codes", "undoable", "count"),
    [
        ((7, 7, 7), 3, 3),
        ((7, 7, 7), 2, 2),
        ((7, END_TURN, 7, 7), 4, 2),
        ((7, END_TURN, 7, END_TURN), 4, 2),  # the turn has just been ended
        ((END_TURN, 7), 1, 1),
        ((7,), 5, 1),
        ((7, 7), 0, 0),
    ],
)
def test_a_restarted_turn_begins_after_the_last_end_of_one(
    codes: Sequence[int], undoable: int, count: int
) -> None:
    class Undoable:
        def undoable(self, seat: int) -> int:
            return undoable if seat == 1 else 0

    log = GameLog("table", Game.new(2, 1))
    log.game = Undoable()  # type: ignore[assignment]
    log.codes = list(codes)
    assert log.decisions_in_turn(1) == count
    assert log.decisions_in_turn(0) == 0


# What happened before


def test_the_last_steps_are_those_that_brought_something_new(in_turn: Played) -> None:
    log = in_turn.log
    events = log.game.state.log or []
    steps = list(log.last_steps(in_turn.row, SEATS, since=0, limit=1000))
    starts = [start for _, start in steps]
    ends = [len(game.events) for game, _ in steps]
    assert starts == [in_turn.moves[0].total, *ends[:-1]]  # the deal is nobody's decision
    assert ends[-1] == len(events) // SIZE
    for game, _ in steps:
        assert game.events == log.game.events[: len(game.events)]
    last, _ = steps[-1]
    assert list(last.state.store) == list(log.game.state.store)
    few = list(log.last_steps(in_turn.row, SEATS, since=0, limit=3))
    assert [start for _, start in few] == starts[-3:]
    since = ends[-3] + 1  # in the middle of a step, or at the end of it
    later = list(log.last_steps(in_turn.row, SEATS, since=since, limit=1000))
    assert later[0][1] == since
    assert len(later) <= 2
    assert list(log.last_steps(in_turn.row, SEATS, since=ends[-1], limit=9)) == []


def test_a_game_that_began_from_another_has_its_decisions_first(in_turn: Played) -> None:
    fair = fair_deal_of(in_turn.row, SEATS)
    assert fair is not None
    start = GameStart(2, fair.seed, tuple(in_turn.log.codes[:8]))
    row = table(start=start.dumps())
    assert GameStart.of(row) == start
    assert GameStart.of(in_turn.row) is None
    assert fair_deal_of(row, SEATS) is None
    assert all_decisions(row, [1, 2]) == (*start.codes, 1, 2)
    assert all_decisions(in_turn.row, [1, 2]) == (1, 2)
    continued = Played(start=start.dumps())
    for code in in_turn.log.codes[8:]:
        continued.act(code)
    assert list(continued.log.game.state.store) == list(in_turn.log.game.state.store)
    assert continued.log.codes == in_turn.log.codes[8:]
    assert figures(continued.restarted()) == figures(continued.log)


def test_progress_counts_rounds_from_one() -> None:
    game = Game.new(2, 1)
    assert progress_of(game).round == 1
    while game.to_move is not None:
        game.apply(game.legal_actions()[0])
    assert (progress_of(game).round, progress_of(game).phase) == (5, "over")
