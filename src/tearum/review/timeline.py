"""A recorded game as a sequence of turns, each with the position before and after it.

A turn is what one seat decides in one go. Nothing hidden is turned over inside of it, only at its
end, so it can be played on any game that the seat could not tell from the true one.
"""

from dataclasses import dataclass

from tearum.bots.native.planner import turn_over
from tearum.contract.vocabulary import RevealKind
from tearum.engine.constants.phases import (
    ACTING,
    CONVERTING,
    INCOME,
    LAST_ALLEGIANCES,
    OVER,
    SETTING_UP,
)
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.state import State
from tearum.game import Game, Record
from tearum.game.game import edition_of
from tearum.game.seeds import deal_streams


@dataclass(frozen=True)
class Turn:
    """One seat's decisions in one go. States are the truth: redeal them before you look ahead."""

    index: int
    seat: int
    first: int  # how many decisions of the record come before it
    codes: tuple[int, ...]
    before: State
    after: State  # where the next seat decides, after everything that was turned over
    has_choice: bool  # whether any of its decisions had more than one legal action
    reveals: tuple[RevealKind, ...]  # what was turned over at its end

    @property
    def round(self) -> int:
        return int(self.before.round_index()) + 1


def turns_of(record: Record) -> list[Turn]:
    """All turns of a record, in order. RecordError where the record is broken."""
    Game.replay(record)  # checks every decision
    tables = edition_of(record).tables
    state = new_game(tables, len(record.seats), deal_streams(record.seed), None)
    turns: list[Turn] = []
    at = 0
    while at < len(record.actions):
        before, seat, first = state.copy(), int(to_move(state)), at
        has_choice = False
        while True:
            has_choice |= bool(state.menu_size() > 1)
            apply(state, record.actions[at])
            at += 1
            if ends_turn(before, state, seat) or at == len(record.actions):
                break
        after = state.copy()
        turns.append(
            Turn(
                index=len(turns),
                seat=seat,
                first=first,
                codes=tuple(record.actions[first:at]),
                before=before,
                after=after,
                has_choice=has_choice,
                reveals=reveals_between(before, after),
            )
        )
    return turns


def ends_turn(before: State, state: State, seat: int) -> bool:
    """Whether a seat's turn that began in `before` is over in `state`."""
    return bool(turn_over(before, state, seat) or state.reveals() != before.reveals())


def reveals_between(before: State, after: State) -> tuple[RevealKind, ...]:
    """What was turned over between two positions."""
    found: list[RevealKind] = []
    new_round = after.round_index() != before.round_index()
    started = before.phase() == SETTING_UP and after.phase() != SETTING_UP
    if started:
        found.append("first_player")
    if (new_round or started) and after.players() == 2:
        found.append("victory")
    if after.contracts_drawn() != before.contracts_drawn():
        found.append("contracts")
    if new_round:
        found.append("captains")
    if _ships_of(after) != _ships_of(before):
        found.append("ships")
    if after.players() == 2 and _tokens_of(after) != _tokens_of(before):
        found.append("automa")
    if before.phase() in (CONVERTING, LAST_ALLEGIANCES) and after.phase() == OVER:
        found.append("conversions")
    return tuple(found)


def _ships_of(s: State) -> int:
    """In how many rounds ships have been drawn."""
    drawn = s.phase() not in (SETTING_UP, INCOME)
    return int(s.round_index()) + int(drawn)


def _tokens_of(s: State) -> tuple[int, int]:
    """The tokens drawn so far: those of a round count once its actions have begun."""
    if s.phase() < ACTING:
        return int(s.round_index()), 0
    return int(s.round_index()), int(s.tokens_drawn())
