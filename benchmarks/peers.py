"""One repeat of each peer, on request. Knows nothing of tearum: it runs where the peers live.

Reads a peer's name a line and answers with one line of JSON: games, decisions and seconds.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def catanatron(games: int = 3) -> tuple[int, int]:
    """Four RandomPlayers, whole games."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    decisions = 0
    for _ in range(games):
        game = Game([RandomPlayer(colour) for colour in Color], seed=random.getrandbits(32))
        game.play()
        decisions += len(game.state.actions)
    return games, decisions


def open_spiel(name: str, games: int) -> Callable[[], tuple[int, int]]:
    """Random play of one of OpenSpiel's games; chance is part of the price, not of the count."""
    import pyspiel  # type: ignore[import-not-found]

    game: Any = pyspiel.load_game(name)

    def play() -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return games, decisions

    return play


def main() -> None:
    peers: dict[str, Callable[[], tuple[int, int]]] = {
        "catanatron": catanatron,
        "gin_rummy": open_spiel("gin_rummy", 20),
        "backgammon": open_spiel("backgammon", 10),
    }
    for line in sys.stdin:
        started = time.process_time()
        games, decisions = peers[line.strip()]()
        seconds = time.process_time() - started
        print(json.dumps({"games": games, "decisions": decisions, "seconds": seconds}), flush=True)


if __name__ == "__main__":
    main()
