"""A finished game as a record that can be replayed on its own."""

from collections.abc import Iterable, Sequence

from tearum.edition import Edition
from tearum.game import Game, Record
from tearum.game.record import MAX_NAME


def record_of_game(
    edition: Edition, seats: Sequence[str], seed: int | str, codes: Iterable[int]
) -> Record:
    """Replays the game, so that the record has its events and result. Long names are cut."""
    game = Game.new(len(seats), seed, edition, [name[:MAX_NAME] for name in seats])
    game.follow(codes)
    return game.record()
