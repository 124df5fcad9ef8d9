"""The chances before anything is dealt, and what the deal made of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tearum.bots.question import stream_of
from tearum.edition import Edition
from tearum.engine.core import new_game
from tearum.engine.redeal import redeal
from tearum.engine.state import State
from tearum.game.seeds import deal_streams
from tearum.review.evaluator import Chances, Evaluator, Sample, digest_of
from tearum.review.turn_analysis import NOTHING, SeatChances, mean_chances, redeals_for

NODES_PER_DEAL: Final = 200
FEWEST_DEALS: Final = 16
SPECTATOR: Final = -1


@dataclass(frozen=True)
class Opening:
    start: Chances  # of any seat: before the deal all are equal
    start_error: Chances
    seats: tuple[SeatChances, ...]  # after the deal


def opening_of(evaluator: Evaluator, edition: Edition, first: State, nodes: int) -> Opening:
    """`first` is the position of the first decision."""
    start, start_error = chances_before_deal(evaluator, edition, int(first.players()), nodes)
    return Opening(start, start_error, chances_after_deal(evaluator, first, nodes))


def chances_after_deal(evaluator: Evaluator, first: State, nodes: int) -> tuple[SeatChances, ...]:
    """Of every seat, from what lies open."""
    everybody = list(range(int(first.players())))
    digest = digest_of(redeal(first, SPECTATOR, stream_of("canonical")))
    seen = []
    for n in range(redeals_for(nodes)):
        name = f"review deal {digest} {n}"
        sample = Sample(redeal(first, SPECTATOR, stream_of(name)), f"{name} players")
        seen.append(evaluator.after(sample, (), everybody))
    return tuple(_dealt(seat, [row[seat] for row in seen]) for seat in everybody)


def _dealt(seat: int, values: Sequence[Chances]) -> SeatChances:
    chances, error = mean_chances(values)
    return SeatChances(seat, chances, error, chances, error, 0.0, NOTHING)


def chances_before_deal(
    evaluator: Evaluator, edition: Edition, players: int, nodes: int
) -> tuple[Chances, Chances]:
    """The mean over deals that could have come. A deal counts once: its seats are not independent.

    The same deals for every game, so that all games of an edition start alike.
    """
    everybody = list(range(players))
    deals = []
    for n in range(max(nodes // NODES_PER_DEAL, FEWEST_DEALS)):
        name = f"review start {n}"
        state = new_game(edition.tables, players, deal_streams(name), None)
        deals.append(mean_chances(evaluator.after(Sample(state, name), (), everybody))[0])
    return mean_chances(deals)
