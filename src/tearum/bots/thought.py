"""What a bot thinks of its options."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Reason:
    """Something that weighs, in rule terms: its name, and how much in chance of winning."""

    name: str
    weight: float


@dataclass(frozen=True)
class Option:
    """One action as the bot sees it."""

    action: int
    governor: float  # the chance of becoming Governor
    pirate_king: float  # the chance of becoming Pirate King
    winner: float  # the chance of being a winner
    blue: float  # expected at the end
    red: float
    reasons: tuple[Reason, ...] = ()
    visits: int = 1


@dataclass(frozen=True)
class Thought:
    """All options, the best first."""

    options: tuple[Option, ...]
