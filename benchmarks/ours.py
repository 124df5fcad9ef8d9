"""One repeat of each of our figures, on request, on whichever build this process runs.

Reads a figure's name a line and answers with one line of JSON.
"""

import json
import random
import resource
import sys
import time
from collections.abc import Callable
from functools import cache

from tearum.bots import Budget, bot_named, question_for
from tearum.edition import load
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.edition_tables import EditionTables
from tearum.engine.pending import menu_of
from tearum.engine.replay import play_at_random, replay, state_hash
from tearum.engine.state import State
from tearum.game.seeds import deal_streams, stream

Answer = dict[str, float]
GREEDY_GAMES = 12


@cache
def tables() -> EditionTables:
    return load("classic").tables


def random_play(games: int = 60) -> Answer:
    """Whole games of four, set-up and all, inside the engine."""
    decisions = 0
    started = time.process_time()
    for seed in range(games):
        state = new_game(tables(), 4, deal_streams(seed), None)
        decisions += int(play_at_random(state, stream(seed, "bench")))
    return {
        "games": games,
        "decisions": decisions,
        "seconds": time.process_time() - started,
    }


def driven_play(games: int = 20) -> Answer:
    """The same, every decision chosen in Python, as a bot's author would do it."""
    decisions = 0
    started = time.process_time()
    for seed in range(games):
        state = new_game(tables(), 4, deal_streams(seed), None)
        while menu := menu_of(state):
            apply(state, random.choice(menu))
            decisions += 1
    return {"games": games, "decisions": decisions, "seconds": time.process_time() - started}


@cache
def greedy_games() -> list[tuple[int, int, list[int], int]]:
    """Recorded games: players, seed, codes, and the hash at the end."""
    bot, games = bot_named("greedy"), []
    for seed in range(GREEDY_GAMES):
        players = 2 + seed % 3
        state, codes = new_game(tables(), players, deal_streams(seed), None), []
        while (seat := int(to_move(state))) >= 0:
            codes.append(bot.choose(question_for(state, seat)).action)
            apply(state, codes[-1])
        games.append((players, seed, codes, int(state_hash(state))))
    return games


def replayed() -> Answer:
    """Each decision of recorded games asked for and done; the hash must come out the same."""
    decisions, games = 0, greedy_games()
    started = time.process_time()
    for players, seed, codes, expected in games:
        state = new_game(tables(), players, deal_streams(seed), None)
        decisions += int(replay(state, codes))
        assert state_hash(state) == expected
    return {"decisions": decisions, "seconds": time.process_time() - started}


@cache
def searched_positions() -> list[State]:
    """One a third and one two thirds through each recorded game, where there is a choice."""
    found = []
    for players, seed, codes, _ in greedy_games():
        for part in (1, 2):
            state = new_game(tables(), players, deal_streams(seed), None)
            done = len(codes) * part // 3
            replay(state, codes[:done])
            while len(menu_of(state)) < 4:
                apply(state, codes[done])
                done += 1
            found.append(state)
    return found


def searched(nodes: int = 12_000) -> Answer:
    """Positions that the search has valued; those that it only came by are not counted."""
    valued, bot = 0, bot_named("search")
    started = time.process_time()
    for state in searched_positions():
        question = question_for(state, int(to_move(state)), Budget(nodes=nodes), thoughts=False)
        valued += bot.choose(question).nodes
    return {"nodes": valued, "seconds": time.process_time() - started}


def copies(times: int = 100_000) -> Answer:
    """Copies of a state, the Python loop around them taken off."""
    state = new_game(tables(), 4, deal_streams(1), None)
    copy = state.copy
    started = time.process_time()
    for _ in range(times):
        copy()
    between = time.process_time()
    for _ in range(times):
        pass
    loop = time.process_time() - between
    return {
        "copies": times,
        "seconds": between - started - loop,
        "bytes": float(len(state.store) * 8),
    }


def memory(games: int = 100_000) -> Answer:
    """Peak memory in MB after a tenth of the games, and after all of them."""
    early = 0.0
    for seed in range(games):
        play_at_random(new_game(tables(), 2, deal_streams(seed), None), stream(seed, "memory"))
        if seed == games // 10:
            early = peak_megabytes()
    return {"games": games, "early": early, "late": peak_megabytes()}


def peak_megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def trade_path() -> Answer:
    """Nanoseconds for a menu of a Trade, here and in C."""
    from benchmarks.c_limit import CLimit

    engine, c = CLimit().nanoseconds()
    return {"engine": engine, "c": c}


FIGURES: dict[str, Callable[[], Answer]] = {
    "random": random_play,
    "driven": driven_play,
    "replay": replayed,
    "search": searched,
    "copy": copies,
    "memory": memory,
    "trade": trade_path,
}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(FIGURES[line.strip()]()), flush=True)


if __name__ == "__main__":
    main()
