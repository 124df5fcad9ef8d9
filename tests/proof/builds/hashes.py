"""Plays recorded games and prints a line for each: what every build, process and Python must share.

    python -m tests.proof.builds.hashes --random 5000 --greedy 6 --jobs 1

A line tells players, seed, decisions, and one number for all states, all events and all decisions
on the way.
"""

import argparse
from multiprocessing import Pool
from zlib import crc32

from tearum.bots import bot_named, question_for
from tearum.edition import load
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.pending import menu_of
from tearum.engine.replay import state_hash
from tearum.game.seeds import deal_streams, stream

STATES_BETWEEN = 12  # a state hash takes plain Python longer than a decision


def line(game: tuple[str, int]) -> str:
    policy, seed = game
    bot = bot_named("greedy")
    players = 2 + seed % 3
    log: list[int] = []
    state = new_game(load("classic").tables, players, deal_streams(seed), log)
    rng = stream(seed, "hashes")
    codes: list[int] = []
    hashes: list[int] = []
    while (seat := int(to_move(state))) >= 0:
        if policy == "greedy":
            code = bot.choose(question_for(state, seat)).action
        else:
            menu = menu_of(state)
            code = menu[rng.below(len(menu))]
        apply(state, code)
        codes.append(code)
        if len(codes) % STATES_BETWEEN == 0:
            hashes.append(int(state_hash(state)))
    hashes.append(int(state_hash(state)))
    result = crc32(repr((hashes, log, codes)).encode())
    return f"{policy} {players} {seed} {len(codes)} {result}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="hashes", description="Print the hashes of many games.")
    parser.add_argument("--random", type=int, default=5000)
    parser.add_argument("--greedy", type=int, default=6)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    games = [("random", seed) for seed in range(options.random)]
    games += [("greedy", seed) for seed in range(options.greedy)]
    with Pool(options.jobs) as pool:
        for result in pool.imap(line, games, chunksize=20):
            print(result)


if __name__ == "__main__":
    main()
