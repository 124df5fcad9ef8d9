"""One repeat of each peer, on request. Knows nothing of tearum: it runs where the peers live.

Reads a peer's name a line and answers with one line of JSON: what was done, and the seconds.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Counts = dict[str, float]
ROOTS = (0, 20, 40)  # decisions of random play before the positions that are searched


def timed(play: Callable[[], Counts]) -> Callable[[], Counts]:
    def measured() -> Counts:
        started = time.process_time()
        counts = play()
        return {**counts, "seconds": time.process_time() - started}

    return measured


def catanatron(games: int = 3) -> Counts:
    """Four RandomPlayers, whole games."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    decisions = 0
    for _ in range(games):
        game = Game([RandomPlayer(colour) for colour in Color], seed=random.getrandbits(32))
        game.play()
        decisions += len(game.state.actions)
    return {"games": games, "decisions": decisions}


def open_spiel(name: str, games: int) -> Callable[[], Counts]:
    """Random play of one of OpenSpiel's games; chance is part of the price, not of the count."""
    import pyspiel

    game: Any = pyspiel.load_game(name)

    def play() -> Counts:
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
        return {"games": games, "decisions": decisions}

    return play


def mcts(name: str, native: int, python: int) -> Callable[[], Counts]:
    """OpenSpiel's MCTSBot, in C++ and in Python, with one random rollout a simulation.

    `positions` are those that a simulation comes by on its way to the end of the game, down the
    tree and through the rollout. The Python bot tells how many, in a search that is not timed.
    """
    import pyspiel

    game: Any = pyspiel.load_game(name)
    roots = positions_of(game)
    visits = [visited(game, root, python) for root in roots]

    def search() -> Counts:
        found = dict.fromkeys(("simulations", "seconds", "python", "python seconds"), 0.0)
        for root in roots:
            evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, native, 1000, True, 1, False)
            started = time.process_time()
            found["simulations"] += bot.mcts_search(root).explore_count
            found["seconds"] += time.process_time() - started
            slow = python_bot(game, python)
            started = time.process_time()
            found["python"] += slow.mcts_search(root).explore_count
            found["python seconds"] += time.process_time() - started
        return {**found, "positions": sum(visits) / len(visits)}

    return search


def positions_of(game: Any) -> list[Any]:
    """Positions early and later in a game, the same every time."""
    found = []
    for root in ROOTS:
        luck, state, decisions = random.Random(root), game.new_initial_state(), root
        while decisions > 0 or state.is_chance_node():
            decisions -= not state.is_chance_node()
            step(state, luck)
        found.append(state)
    return found


def python_bot(game: Any, simulations: int, evaluator: Any = None, watched: bool = False) -> Any:
    import numpy as np
    from open_spiel.python.algorithms import mcts

    class Watched(mcts.MCTSBot):  # type: ignore[misc]
        """Counts how far it goes down the tree."""

        steps = 0

        def _apply_tree_policy(self, root: Any, state: Any) -> Any:
            path, leaf = super()._apply_tree_policy(root, state)
            self.steps += len(path) - 1
            return path, leaf

    luck = np.random.RandomState(1)
    evaluator = evaluator or mcts.RandomRolloutEvaluator(1, luck)
    bot = Watched if watched else mcts.MCTSBot
    return bot(game, 2.0, simulations, evaluator, solve=True, random_state=luck)


def visited(game: Any, root: Any, simulations: int) -> float:
    """Positions that a simulation comes by, on average: every one is counted."""
    rollout = Rollout()
    bot = python_bot(game, simulations, rollout, watched=True)
    visits: int = bot.mcts_search(root).explore_count
    return float(bot.steps + rollout.steps) / visits


def step(state: Any, luck: random.Random) -> None:
    """Anything legal; chance by its chances."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, weights)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


class Rollout:
    """OpenSpiel's random rollout, with a counter."""

    def __init__(self) -> None:
        self.steps = 0
        self.luck = random.Random(1)

    def evaluate(self, state: Any) -> Any:
        import numpy as np

        state = state.clone()
        while not state.is_terminal():
            self.steps += 1
            step(state, self.luck)
        return np.array(state.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def main() -> None:
    peers: dict[str, Callable[[], Counts]] = {
        "catanatron": timed(catanatron),
        "gin_rummy": timed(open_spiel("gin_rummy", 20)),
        "backgammon": timed(open_spiel("backgammon", 10)),
        "mcts gin_rummy": mcts("gin_rummy", 200, 40),
        "mcts backgammon": mcts("backgammon", 200, 40),
    }
    for line in sys.stdin:
        print(json.dumps(peers[line.strip()]()), flush=True)


if __name__ == "__main__":
    main()
