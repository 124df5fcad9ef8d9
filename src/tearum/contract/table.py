"""The words of a table of people: who is there, which bot stands in for those who are not."""

from typing import Final, Literal, get_args

Level = Literal["deckhand", "bosun", "captain", "admiral"]  # bots for people, the weakest first
LEVELS: Final[tuple[Level, ...]] = get_args(Level)

Presence = Literal[
    "free",  # nobody has taken the seat
    "here",
    "away",
    "bot",  # a bot plays: in its own seat, or for a person
]
PRESENCES: Final[tuple[Presence, ...]] = get_args(Presence)
