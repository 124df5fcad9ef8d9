"""One game between bots, from the deal to the result."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from tearum.bots import DEFAULT_BUDGET, Bot, BotFault, BotRunner, Budget
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.edition_tables import EditionTables
from tearum.game.result import Result, result_of
from tearum.game.seeds import deal_streams


@dataclass(frozen=True)
class Match:
    """A finished game. All tuples but `codes` have one entry per seat."""

    codes: tuple[int, ...]
    result: Result
    decisions: tuple[int, ...]  # only those with more than one action
    seconds: tuple[float, ...]  # thinking time
    nodes: tuple[int, ...]  # positions searched
    faults: tuple[tuple[BotFault, ...], ...]  # moves that the fallback made because the bot failed


def play_match(
    tables: EditionTables,
    bots: Sequence[Bot],
    seed: int | str,
    budget: Budget = DEFAULT_BUDGET,
    names: Sequence[str] | None = None,
) -> Match:
    """Plays one game, one bot per seat. Equal seeds, bots and nodes give equal games."""
    count = len(bots)
    names = names or [type(bot).__name__ for bot in bots]
    seats = [
        BotRunner(bot, name, seed, budget, thoughts=False)
        for bot, name in zip(bots, names, strict=True)
    ]
    state = new_game(tables, count, deal_streams(seed), None)
    codes: list[int] = []
    decisions, seconds, nodes = [0] * count, [0.0] * count, [0] * count
    while (seat := int(to_move(state))) >= 0:
        decisions[seat] += int(state.menu_size() > 1)
        started = perf_counter()
        answer = seats[seat].answer(state)
        seconds[seat] += perf_counter() - started
        nodes[seat] += answer.nodes
        apply(state, answer.action)
        codes.append(answer.action)
    result = result_of(state)
    assert result is not None
    return Match(
        tuple(codes),
        result,
        tuple(decisions),
        tuple(seconds),
        tuple(nodes),
        tuple(tuple(player.faults) for player in seats),
    )
