"""Reviews a game turn by turn, so that whoever waits can see the graph grow."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import tearum.bots
from tearum.engine.constants.phases import CONVERTING
from tearum.game import Record
from tearum.game.arguments import seat_number, whole_number
from tearum.game.game import edition_of
from tearum.messages.explained_error import ExplainedError
from tearum.review.account import Review
from tearum.review.bookkeeping import Ledger
from tearum.review.evaluator import Evaluator
from tearum.review.opening import Opening, opening_of
from tearum.review.timeline import turns_of
from tearum.review.turn_analysis import Comparison, TurnAnalysis, analyse_turn, compare_turns

DEFAULT_NODES: Final = 80_000  # per turn: a game of four takes less than a minute
LEAST_NODES: Final = 200
FORMAT: Final = 4  # raised when the account of a game changes though the bots did not


class UnfinishedGameError(ExplainedError, ValueError):
    """A game is reviewed after its end only."""


class Reviewer:
    """The analysis of one finished game."""

    def __init__(
        self, record: Record, nodes: int = DEFAULT_NODES, seats: Sequence[int] | None = None
    ) -> None:
        nodes = whole_number(nodes, "The number of nodes", least=LEAST_NODES)
        players = len(record.seats)
        self.record = record
        self.nodes = nodes
        self.seats = tuple(
            range(players)
            if seats is None
            else sorted({seat_number(seat, players) for seat in seats})
        )
        self.turns = turns_of(record)
        if not self.turns or self.turns[-1].after.depth() > 0:
            raise UnfinishedGameError("review-unfinished")
        self.edition = edition_of(record)
        self.conversions = next(
            (turn.before for turn in self.turns if turn.before.phase() == CONVERTING),
            self.turns[-1].before,
        )

    @property
    def key(self) -> str:
        """Equal for equal accounts: the record, its edition, the bots and the budget."""
        return review_key(self.record, self.nodes, self.seats)

    def analyses(self, done: Mapping[int, TurnAnalysis] | None = None) -> Iterator[TurnAnalysis]:
        """The turns, in order. Those already done are not analysed again."""
        evaluator = Evaluator(self.edition.tables)
        for turn in self.turns:
            found = (done or {}).get(turn.index)
            yield found or analyse_turn(
                evaluator, turn, self.conversions, self.nodes, search=turn.seat in self.seats
            )

    def analyse(self, index: int) -> TurnAnalysis:
        """One turn alone, by its index."""
        turn, search = self.turns[index], self.turns[index].seat in self.seats
        evaluator = Evaluator(self.edition.tables)
        return analyse_turn(evaluator, turn, self.conversions, self.nodes, search=search)

    def compare(self, index: int, codes: Sequence[int], rival: Sequence[int]) -> Comparison:
        """Two ways to play a turn, by what its seat knew."""
        evaluator = Evaluator(self.edition.tables)
        turn = self.turns[index]
        return compare_turns(evaluator, turn, self.conversions, self.nodes, codes, rival)

    def opening(self) -> Opening:
        """The chances before and after the deal."""
        evaluator = Evaluator(self.edition.tables)
        return opening_of(evaluator, self.edition, self.turns[0].before, self.nodes)

    def ledger(self) -> Ledger:
        """An account with nothing in it but the deal."""
        return Ledger(self.opening())

    def review(
        self,
        done: Mapping[int, TurnAnalysis] | None = None,
        on_turn: Callable[[TurnAnalysis], None] | None = None,
    ) -> Review:
        """The whole account."""
        ledger = self.ledger()
        for turn, analysis in zip(self.turns, self.analyses(done), strict=True):
            ledger.book(turn, analysis)
            if on_turn is not None:
                on_turn(analysis)
        return ledger.review(self.record.seats, self.seats, self.nodes, bots_version())

    def forecast_graph(self) -> list[list[float]]:
        """A first look: the forecast alone, for every seat after the deal and after each turn.

        Everything hidden that the forecast could see is public at these moments.
        """
        evaluator = Evaluator(self.edition.tables)
        states = [self.turns[0].before, *(turn.after for turn in self.turns)]
        return [
            [evaluator.chances(state, seat).winner for seat in range(len(self.record.seats))]
            for state in states
        ]


def review(
    record: Record,
    nodes: int = DEFAULT_NODES,
    seats: Sequence[int] | None = None,
    on_turn: Callable[[TurnAnalysis], None] | None = None,
) -> Review:
    """The account of a finished game: skill, luck and the others, for all seats or some.

    `nodes` is the budget of a turn. Equal arguments give equal accounts, to the last digit.
    """
    return Reviewer(record, nodes, seats).review(on_turn=on_turn)


def review_key(record: Record, nodes: int, seats: Sequence[int]) -> str:
    parts = [
        str(FORMAT),
        bots_version(),
        record.edition_hash,
        str(record.seed),
        ",".join(map(str, record.actions)),
        str(nodes),
        ",".join(map(str, seats)),
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


@cache
def bots_version() -> str:
    """A fingerprint of the sources and numbers of the bots: another version thinks differently."""
    folder = Path(tearum.bots.__file__).parent
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".py", ".json"):
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
            digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()[:12]
