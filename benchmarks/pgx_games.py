"""Steps a second of pgx's games with random legal actions, many at once, observations included.

Run as a program it answers with one line of JSON. Like `pettingzoo_games.py` it knows nothing of
tearum. What JAX compiles is compiled before the clock starts; the time of all its threads counts.
"""

import json
import sys
import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

GAMES = ("tic_tac_toe", "connect_four", "backgammon", "leduc_holdem", "go_9x9")
TABLES = 256


def steps_a_second(name: str, seconds: float) -> float:
    env = pgx.make(name)
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def turn(state: Any, key: Any) -> Any:
        to_choose, to_deal = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(to_choose, odds, axis=-1)
        return step(state, actions, jax.random.split(to_deal, TABLES))

    turn = jax.jit(turn)
    keys = jax.random.split(jax.random.PRNGKey(0), 1024)
    state = jax.jit(begin)(keys[:TABLES])
    state = jax.block_until_ready(turn(state, keys[0]))
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        state = jax.block_until_ready(turn(state, keys[steps // TABLES % len(keys)]))
        steps += TABLES
    return steps / (time.process_time() - started)


def main() -> None:
    seconds = float(sys.argv[1])
    print(json.dumps({name: steps_a_second(name, seconds) for name in GAMES}))


if __name__ == "__main__":
    main()
