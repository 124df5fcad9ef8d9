"""How long an account takes on one core, and whether two runs are equal to the last digit.

    python -m benchmarks.review.speed

For one game of `captain` at each number of players: the time to the first graph and to the whole
account, and the same once more in another process with another hash seed.
"""

import hashlib
import json
import os
import subprocess
import sys
from time import perf_counter

from benchmarks.review.captain_games import captain_game
from tearum.review import DEFAULT_NODES, Reviewer


def measure(players: int, nodes: int) -> dict[str, float | str]:
    record = captain_game(players, 0)
    started = perf_counter()
    reviewer = Reviewer(record, nodes)
    reviewer.forecast_graph()
    graph = perf_counter() - started
    text = json.dumps(reviewer.review().to_json())
    whole = perf_counter() - started
    digest = hashlib.sha256(text.encode()).hexdigest()
    return {"graph": round(graph, 2), "whole": round(whole, 1), "digest": digest}


def main() -> None:
    nodes = int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_NODES
    print(
        "| players | first graph, s | whole account, s | two runs |\n|---|---|---|---|", flush=True
    )
    for players in (4, 3, 2):
        command = [sys.executable, "-m", "benchmarks.review.speed", str(nodes), str(players)]
        runs = []
        for seed in ("0", "1"):
            environment = {**os.environ, "PYTHONHASHSEED": seed}
            done = subprocess.run(command, env=environment, check=True, capture_output=True)
            runs.append(json.loads(done.stdout))
        first, second = runs
        equal = "equal" if first["digest"] == second["digest"] else "DIFFERENT"
        print(f"| {players} | {first['graph']} | {first['whole']} | {equal} |", flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        print(json.dumps(measure(int(sys.argv[2]), int(sys.argv[1]))))
    else:
        main()
