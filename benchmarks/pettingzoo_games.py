"""Steps a second of an AEC environment with random legal actions, set-up and observations included.

Run as a program it measures PettingZoo's classic games and answers with one line of JSON. It knows
nothing of tearum, so that it can run where the peers live.
"""

import json
import sys
import time
from importlib import import_module
from typing import Any

import numpy as np

CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6")


def steps_a_second(env: Any, seconds: float) -> float:
    """The usual loop: last, choose from the mask, step; a new game when one is over."""
    luck = np.random.default_rng(0)
    steps, seed = 0, 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
    return steps / (time.process_time() - started)


def main() -> None:
    seconds = float(sys.argv[1])
    found = {}
    for name in CLASSIC:
        env = import_module(f"pettingzoo.classic.{name}").env()
        found[name] = steps_a_second(env, seconds)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
