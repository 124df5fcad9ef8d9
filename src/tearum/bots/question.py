"""What a bot is asked and what it answers.

A question holds only what its seat may know: the state is dealt anew from a fixed stream, so two
games that differ only in what the seat cannot know ask the very same question.
"""

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol, runtime_checkable

from tearum.bots.explain.thought import Thought
from tearum.engine.redeal import redeal
from tearum.engine.rng import WORDS, Rng
from tearum.engine.state import State, menu_of


@dataclass(frozen=True)
class Budget:
    """How much a bot may think in one turn: seconds or nodes, whichever is given."""

    seconds: float | None = None
    nodes: int | None = None

    def less(self, seconds: float = 0.0, nodes: int = 0) -> "Budget":
        """What is left of it."""
        return Budget(
            seconds=None if self.seconds is None else max(0.0, self.seconds - seconds),
            nodes=None if self.nodes is None else max(0, self.nodes - nodes),
        )


STANDARD = Budget(seconds=1.5)


@dataclass(frozen=True)
class Question:
    """One decision: what the seat knows, what it may do, and how long it may think."""

    known: State  # canonical; what is hidden in it is not the truth. Copy it before you play on.
    seat: int
    budget: Budget = STANDARD  # what is left of this turn's budget
    seed: int | str = 0
    thoughts: bool = True  # whether somebody asks what the bot thinks

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """The legal actions, in the order of the action table."""
        return tuple(menu_of(self.known))

    def sample(self, number: int) -> State:
        """A state the seat cannot tell from the true one; equal numbers give equal states."""
        return redeal(self.known, self.seat, self.stream(f"sample {number}"))

    def stream(self, name: str) -> Rng:
        """Luck of the bot's own: the same for the same question and seed."""
        return stream_of(f"{self.seed}:{self.seat}:{name}")


@dataclass(frozen=True)
class Answer:
    """The action chosen, what the bot thinks of it, and the nodes it took."""

    action: int
    thought: Thought | None = field(default=None, compare=False)
    nodes: int = 0


@runtime_checkable
class Bot(Protocol):
    """A player: give it this one method and it can sit at every table."""

    def choose(self, question: Question) -> Answer: ...


def ask(
    state: State,
    seat: int,
    budget: Budget = STANDARD,
    seed: int | str = 0,
    thoughts: bool = True,
) -> Question:
    """The question a seat is asked in a game; nothing hidden passes."""
    return Question(redeal(state, seat, stream_of("canonical")), seat, budget, seed, thoughts)


def stream_of(name: str) -> Rng:
    """A stream of luck with a name; different names have nothing in common."""
    digest = hashlib.sha256(f"tearum:bot:{name}".encode()).digest()
    return Rng([int.from_bytes(digest[5 * i : 5 * i + 5]) for i in range(WORDS)])
