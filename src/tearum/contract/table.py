"""The words of a table of people: who is there, who stands in, the pace, the phrases."""

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

Pace = Literal["none", "relaxed", "correspondence"]  # how long a turn may take
PACES: Final[tuple[Pace, ...]] = get_args(Pace)
TURN_SECONDS: Final[dict[Pace, int]] = {"relaxed": 5 * 60, "correspondence": 3 * 24 * 3600}

TimeOut = Literal[
    "remind",  # everybody sees it, and whoever is to move is reminded
    "bot",  # a bot of the table's level plays on
]
TIME_OUTS: Final[tuple[TimeOut, ...]] = get_args(TimeOut)

# What people may say to each other; each reads it in their own language (`talk-phrase-...`).
Phrase = Literal[
    "hello",
    "good_luck",
    "one_moment",
    "back_soon",
    "your_turn",
    "thanks",
    "sorry",
    "well_played",
    "ouch",
    "play_on",
    "good_game",
    "another_game",
    "goodbye",
]
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
Reaction = Literal["cheers", "smile", "laugh", "applause", "surprise", "sad"]
REACTIONS: Final[tuple[Reaction, ...]] = get_args(Reaction)
