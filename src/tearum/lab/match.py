"""One game between bots, from the deal to the winners."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from tearum.bots import STANDARD, Bot, Budget, ask
from tearum.bots.hot.planner import turn_over
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.state import State, menu_of
from tearum.engine.tables import Tables
from tearum.game.result import Result, result_of
from tearum.game.seeds import luck


class BotFaultError(RuntimeError):
    """A bot has chosen what the menu does not offer."""


@dataclass(frozen=True)
class Match:
    """A finished game: its decisions, its result, and what the seats spent on it."""

    codes: tuple[int, ...]
    result: Result
    decisions: tuple[int, ...]  # of each seat, those with something to choose
    seconds: tuple[float, ...]  # that each seat thought
    nodes: tuple[int, ...]  # that each seat looked at


def play(
    tables: Tables,
    bots: Sequence[Bot],
    seed: int | str,
    budget: Budget = STANDARD,
) -> Match:
    """Plays one game, a bot for each seat. Equal seeds, bots and nodes give equal games."""
    players = len(bots)
    state = new_game(tables, players, luck(seed), None)
    codes: list[int] = []
    decisions, seconds, nodes = [0] * players, [0.0] * players, [0] * players
    turn = Turn(state, budget)
    while (seat := int(to_move(state))) >= 0:
        menu = menu_of(state)
        started = perf_counter()
        answer = bots[seat].choose(ask(state, seat, turn.left, seed))
        took = perf_counter() - started
        if answer.action not in menu:
            raise BotFaultError(
                f"Seat {seat + 1} chose {answer.action!r} in the game with seed {seed!r}, "
                "which is not on its menu."
            )
        if len(menu) > 1:
            decisions[seat] += 1
        seconds[seat] += took
        nodes[seat] += answer.nodes
        apply(state, answer.action)
        codes.append(answer.action)
        turn.go_on(state, seat, answer.action, took, answer.nodes)
    result = result_of(state)
    assert result is not None
    return Match(tuple(codes), result, tuple(decisions), tuple(seconds), tuple(nodes))


class Turn:
    """What is left of the budget of the turn being taken."""

    def __init__(self, state: State, budget: Budget) -> None:
        self.whole = budget
        self.begin(state)

    def begin(self, state: State) -> None:
        self.root = state.copy()
        self.left = self.whole

    def go_on(self, state: State, seat: int, code: int, seconds: float, nodes: int) -> None:
        """Takes what a decision has cost off the budget; a new turn has a new one."""
        if turn_over(self.root, state, seat, code):
            self.begin(state)
            return
        left = self.left
        self.left = Budget(
            seconds=None if left.seconds is None else max(0.0, left.seconds - seconds),
            nodes=None if left.nodes is None else max(0, left.nodes - nodes),
        )
