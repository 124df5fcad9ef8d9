"""Whether luck is 0 on average, for every seat and number of players.

    python -m benchmarks.review.luck --games 1000 --nodes 10000 --jobs 16 --keep luck.jsonl

Games of `captain` with itself. Each reveal is judged on one redealt game for every 1,250 nodes; the
chance before the deal has the default budget. All games share it, so its error does not shrink with
their number: it is added to the standard error of the mean.
"""

from math import hypot, sqrt
from statistics import fmean, stdev

from benchmarks.review.captain_games import captain_game
from benchmarks.review.luck_of_game import luck_of, start_of
from benchmarks.review.resumable import Task, TaskResult, parser, results, tasks_of


def luck_in(task: Task) -> TaskResult:
    players, number, nodes = task
    deal, later = luck_of(captain_game(players, number), nodes)
    return {"task": task, "deal": deal, "later": later}


def main() -> None:
    options = parser("Is luck 0 on average?", nodes=10_000, games=1_000).parse_args()
    found = results(luck_in, tasks_of(options), options)
    print("| players | seat | games | mean luck, points | errors from 0 | of the deal | later |")
    print("|---|---|---|---|---|---|---|")
    for players in sorted({kept["task"][0] for kept in found}):
        games = [kept for kept in found if kept["task"][0] == players]
        start_error = 100 * start_of(players)[1]
        for seat in range(players):
            deal = [100 * kept["deal"][seat] for kept in games]
            later = [100 * kept["later"][seat] for kept in games]
            luck = [a + b for a, b in zip(deal, later, strict=True)]
            error = hypot(_error(luck), start_error)
            print(
                f"| {players} | {seat + 1} | {len(games)} | {fmean(luck):+.2f} ± {error:.2f} "
                f"| {abs(fmean(luck)) / error:.1f} "
                f"| {fmean(deal):+.2f} ± {hypot(_error(deal), start_error):.2f} "
                f"| {fmean(later):+.2f} ± {_error(later):.2f} |"
            )


def _error(values: list[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")


if __name__ == "__main__":
    main()
