"""The protocol of the bots: the question a bot is asked, and its answer.

A question holds only what its seat may know. Everything hidden is redealt from a fixed stream, so
two games that differ only in what the seat cannot know give the very same question.
"""

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from operator import index
from typing import Final, Protocol, runtime_checkable

from tearum.bots.thought import Thought
from tearum.engine.pending import menu_of
from tearum.engine.redeal import redeal
from tearum.engine.rng import WORDS, Rng
from tearum.engine.state import State


@dataclass(frozen=True)
class Budget:
    """How much a bot may think in one turn, in seconds or in nodes (positions evaluated)."""

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.nodes is not None and index(self.nodes) < 0:
            raise ValueError(f"A budget is at least 0 nodes, not {self.nodes}.")
        if self.seconds is not None and not self.seconds >= 0:  # nor is it a nan
            raise ValueError(f"A budget is at least 0 seconds, not {self.seconds}.")

    def less(self, seconds: float = 0.0, nodes: int = 0) -> "Budget":
        """What is left after using so much."""
        return Budget(
            seconds=None if self.seconds is None else max(0.0, self.seconds - seconds),
            nodes=None if self.nodes is None else max(0, self.nodes - nodes),
        )


DEFAULT_BUDGET: Final = Budget(seconds=1.5)


@dataclass(frozen=True)
class Question:
    """One decision: what the seat knows, its legal actions, and the budget."""

    known: State  # what is hidden in it is not the truth; copy it before you play on
    seat: int
    budget: Budget = DEFAULT_BUDGET  # what is left of this turn's budget
    seed: int | str = 0
    thoughts: bool = True  # whether the answer should include a thought

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The legal actions, in the order of the action table."""
        return tuple(menu_of(self.known))

    def sample(self, number: int) -> State:
        """A state that the seat cannot tell from the true one; equal numbers give equal states."""
        return redeal(self.known, self.seat, self.stream(f"sample {number}"))

    def stream(self, name: str) -> Rng:
        """Random numbers for the bot, the same for the same question, seed and name."""
        return stream_of(f"{self.seed}:{self.seat}:{name}")


@dataclass(frozen=True)
class Answer:
    """The chosen action, what the bot thinks of its options, and the nodes it used."""

    action: int
    thought: Thought | None = field(default=None, compare=False)
    nodes: int = 0


@runtime_checkable
class Bot(Protocol):
    """Any object with this method can play."""

    def choose(self, question: Question) -> Answer: ...


def question_for(
    state: State,
    seat: int,
    budget: Budget = DEFAULT_BUDGET,
    seed: int | str = 0,
    thoughts: bool = True,
) -> Question:
    """The question for a seat of a game, without anything that the seat may not know."""
    if not 0 <= index(seat) < state.players():
        raise ValueError(f"There is no seat {seat} at this table of {state.players()}.")
    return Question(redeal(state, seat, stream_of("canonical")), seat, budget, seed, thoughts)


def stream_of(name: str) -> Rng:
    """The random numbers of a name; different names give independent streams."""
    digest = hashlib.sha256(f"tearum:bot:{name}".encode()).digest()
    return Rng([int.from_bytes(digest[5 * i : 5 * i + 5]) for i in range(WORDS)])
