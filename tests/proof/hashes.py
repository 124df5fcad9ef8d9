"""Plays recorded games and prints a line for each: what every build, process and Python must share.

    python -m tests.proof.hashes --random 5000 --greedy 6

A line tells players, seed, decisions, and one number for all states, all events and all decisions
on the way.
"""

import argparse
from collections.abc import Iterator
from zlib import crc32

from tearum.bots import ask, bot_named
from tearum.edition import load
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.replay import state_hash
from tearum.engine.state import menu_of
from tearum.game.seeds import luck, stream

STATES_BETWEEN = 12  # a state hash takes plain Python longer than a decision


def lines(policy: str, games: int) -> Iterator[str]:
    tables = load("classic").tables
    bot = bot_named("greedy")
    for seed in range(games):
        players = 2 + seed % 3
        log: list[int] = []
        state = new_game(tables, players, luck(seed), log)
        rng = stream(seed, "hashes")
        codes: list[int] = []
        hashes: list[int] = []
        while (seat := int(to_move(state))) >= 0:
            if policy == "greedy":
                code = bot.choose(ask(state, seat)).action
            else:
                menu = menu_of(state)
                code = menu[rng.below(len(menu))]
            apply(state, code)
            codes.append(code)
            if len(codes) % STATES_BETWEEN == 0:
                hashes.append(int(state_hash(state)))
        hashes.append(int(state_hash(state)))
        told = crc32(repr((hashes, log, codes)).encode())
        yield f"{policy} {players} {seed} {len(codes)} {told}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="hashes", description="Print the hashes of many games.")
    parser.add_argument("--random", type=int, default=5000)
    parser.add_argument("--greedy", type=int, default=6)
    options = parser.parse_args()
    for line in lines("random", options.random):
        print(line)
    for line in lines("greedy", options.greedy):
        print(line)


if __name__ == "__main__":
    main()
