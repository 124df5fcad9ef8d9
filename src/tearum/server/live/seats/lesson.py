"""The deal of the guided first game. `python -m tools.choose_lesson` chooses it."""

from typing import Final

from tearum.server.live.game_log import GameStart

LESSON_EDITION: Final = "classic"
PLAYERS: Final = 3
SEAT: Final = 0  # the learner's
BOT: Final = "deckhand"  # plays against the learner
SEED: Final = "lesson 11"


def lesson_start() -> GameStart:
    return GameStart(PLAYERS, SEED, ())
