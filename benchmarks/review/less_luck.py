"""What the arena would gain by taking luck off its results.

    python -m benchmarks.review.less_luck --games 100 --jobs 16 --keep less_luck.jsonl

Plays the arena's deals: `captain` alone against `bosun` in every seat, and `bosun` with itself as
the null. Luck is 0 on average, so a deal's result less its luck estimates the same strength. The
gain is the ratio of the variances: how many times fewer deals would give an interval of the same
width. It is stated for a single game too, without the arena's pairing. "At best" is the largest
gain of any multiple of luck, picked afterwards.
"""

from statistics import fmean, variance

from benchmarks.review.captain_games import BUDGET, edition
from benchmarks.review.luck_of_game import luck_of
from benchmarks.review.resumable import Task, TaskResult, parser, results, tasks_of
from tearum.arena.pairing import Lineup, Seats, mirror
from tearum.bots import bot_named
from tearum.lab.game_record import record_of_game
from tearum.lab.match import play_match

STRONGER, WEAKER = "captain", "bosun"


def deal(task: Task) -> TaskResult:
    """The games of one deal: whether the lone bot won, and its luck; then those of the null."""
    players, seed, nodes = task
    lone = []
    for seat, seats in enumerate(Lineup(STRONGER, WEAKER, players).seatings):
        won, luck = played(seats, seed, nodes)
        lone.append((won[seat], luck[seat]))
    null = list(zip(*played(mirror(WEAKER, players), seed, nodes), strict=True))
    return {"task": task, "lone": lone, "null": null}


def played(seats: Seats, seed: int, nodes: int) -> tuple[list[float], list[float]]:
    bots = [bot_named(name) for name in seats]
    match = play_match(edition().tables, bots, seed, BUDGET, seats)
    dealt, later = luck_of(record_of_game(edition(), seats, seed, match.codes), nodes)
    won = [float(seat in match.result.winners) for seat in range(len(seats))]
    return won, [a + b for a, b in zip(dealt, later, strict=True)]


def gains(results_: list[float], luck: list[float]) -> tuple[float, float]:
    """The ratio of variances without and with luck taken off: once, and at best."""
    spread, of_luck = variance(results_), variance(luck)
    once = spread / variance([a - b for a, b in zip(results_, luck, strict=True)])
    mean, mean_luck = fmean(results_), fmean(luck)
    both = sum((a - mean) * (b - mean_luck) for a, b in zip(results_, luck, strict=True))
    covariance = both / (len(luck) - 1)
    return once, spread / (spread - covariance**2 / of_luck)


def main() -> None:
    options = parser("What would the arena gain?", nodes=10_000, games=100).parse_args()
    found = results(deal, tasks_of(options), options)
    print(
        "| players | deals | gain per deal | at best | gain per game | at best "
        "| luck of a game, standard deviation | strength | less luck |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for players in sorted({kept["task"][0] for kept in found}):
        deals = [kept for kept in found if kept["task"][0] == players]
        above, luck = (
            [
                fmean(game[i] for game in kept["lone"]) - fmean(seat[i] for seat in kept["null"])
                for kept in deals
            ]
            for i in (0, 1)
        )
        games = [game for kept in deals for game in kept["lone"]]
        single, single_luck = ([game[i] for game in games] for i in (0, 1))
        per_deal, per_game = gains(above, luck), gains(single, single_luck)
        strength, less = fmean(above), fmean(above) - fmean(luck)
        print(
            f"| {players} | {len(deals)} | {per_deal[0]:.2f} | {per_deal[1]:.2f} "
            f"| {per_game[0]:.2f} | {per_game[1]:.2f} "
            f"| {100 * variance(single_luck) ** 0.5:.1f} points "
            f"| {100 * strength:+.1f} | {100 * less:+.1f} |"
        )


if __name__ == "__main__":
    main()
