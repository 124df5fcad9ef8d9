"""Microseconds that a forecast takes at 2, 3 and 4 players, by the small network and by the larger.

    python -m benchmarks.bots.forecast_speed

The best of many rounds over positions of games counts.
"""

import time

from tearum.bots.native.forecast import Prediction
from tearum.bots.planning.forecast_file import forecast_for
from tearum.bots.question import stream_of
from tearum.edition import load
from tearum.engine.core import to_move
from tearum.engine.state import State
from training.network_forecast.play import Player, deal_game

ROUNDS = 60


def positions(player: Player, players: int) -> list[State]:
    """Every ninth position of four games."""
    found: list[State] = []
    for game in range(4):
        rng, turn = stream_of(f"speed:{game}"), 0
        state = deal_game(player.tables, players - 2 + 3 * game, "speed")
        while (seat := int(to_move(state))) >= 0:
            if turn % 9 == 8:
                found.append(state.copy())
            player.take_turn(state, seat, rng)
            turn += 1
    return found


def microseconds(forecast: Prediction, states: list[State]) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for state in states:
            forecast.evaluate(state, 0)
        best = min(best, time.process_time() - began)
    return best / len(states) * 1e6


def main() -> None:
    tables = load("classic").tables
    player = Player(tables)
    small, large = forecast_for(tables, None), forecast_for(tables)
    for players in (2, 3, 4):
        states = positions(player, players)
        print(
            f"{players} players: {microseconds(small, states):.1f} small,"
            f" {microseconds(large, states):.1f} large"
        )


if __name__ == "__main__":
    main()
