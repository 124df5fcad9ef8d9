"""A game that was played, as a record that stands alone."""

from collections.abc import Iterable, Sequence

from tearum.edition import Edition
from tearum.game import Game, Record
from tearum.game.record import MAX_NAME


def finished(
    edition: Edition, seats: Sequence[str], seed: int | str, codes: Iterable[int]
) -> Record:
    """Plays the game again: so its events and its result are kept too. A long name is cut."""
    game = Game.new(len(seats), seed, edition, [name[:MAX_NAME] for name in seats])
    game.follow(codes)
    return game.record()
