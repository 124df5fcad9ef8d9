"""The luck of a game alone, for every seat, at a fraction of what its whole account costs."""

from functools import cache

from benchmarks.review.captain_games import edition
from tearum.game import Record
from tearum.review import DEFAULT_NODES
from tearum.review.account import exact
from tearum.review.evaluator import Evaluator
from tearum.review.opening import chances_after_deal, chances_before_deal
from tearum.review.timeline import turns_of
from tearum.review.turn_analysis import analyse_turn


@cache
def start_of(players: int) -> tuple[float, float]:
    """The chance before the deal and its standard error, by the default budget."""
    evaluator = Evaluator(edition().tables)
    start, error = chances_before_deal(evaluator, edition(), players, DEFAULT_NODES)
    return exact(start.winner), error.winner


def luck_of(record: Record, nodes: int) -> tuple[list[float], list[float]]:
    """The luck of the deal, and that of all later reveals, by seat."""
    evaluator = Evaluator(edition().tables)
    turns = turns_of(record)
    start, _ = start_of(len(record.seats))
    dealt = chances_after_deal(evaluator, turns[0].before, nodes)
    deal = [exact(seat.turn.winner) - start for seat in dealt]
    later = [0.0] * len(deal)
    for turn in turns:
        if turn.reveals:
            for seat in analyse_turn(evaluator, turn, turn.before, nodes, search=False).seats:
                later[seat.seat] += exact(seat.reveal.winner) - exact(seat.turn.winner)
    return deal, later
