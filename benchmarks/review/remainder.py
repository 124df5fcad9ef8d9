"""How large the remainder of a game is, by number of players.

    python -m benchmarks.review.remainder --games 20 --jobs 16 --keep remainder.jsonl

Whole accounts of games of `captain` with itself. "Others" is split: what the losses of the others
gave, and the rest, which has no name. The rest is how the chance moved when the search looked for
the best turn of the seat to move: at own turns and at those of others. The turns called mistakes
are kept for `benchmarks.review.false_alarms`.
"""

from math import sqrt
from statistics import fmean, stdev
from time import process_time

from benchmarks.review.captain_games import captain_game
from benchmarks.review.resumable import Task, TaskResult, parser, results, tasks_of
from tearum.review import DEFAULT_NODES, Reviewer
from tearum.review.account import exact
from tearum.review.turn_analysis import TurnAnalysis

PARTS = ("skill", "luck", "others", "given")


def account_of(task: Task) -> TaskResult:
    players, number, nodes = task
    record = captain_game(players, number)
    started = process_time()
    reviewer = Reviewer(record, nodes)
    analyses: list[TurnAnalysis] = []
    review = reviewer.review(on_turn=analyses.append)
    shown = [step.after for step in review.deal]
    own, of_others = [0.0] * players, [0.0] * players
    for turn, analysis in zip(reviewer.turns, analyses, strict=True):
        for one in analysis.seats:
            if one.seat == turn.seat:
                own[one.seat] += exact(analysis.expected.winner) - shown[one.seat]
            else:
                best = exact(one.turn.winner) - exact(one.given.value)
                of_others[one.seat] += best - shown[one.seat]
            shown[one.seat] = exact(one.reveal.winner)
    return {
        "task": task,
        "seconds": round(process_time() - started, 2),
        "turns": len(review.turns),
        "losses": [(t.index, t.loss, t.loss_error) for t in review.turns if t.loss > 0],
        "mistakes": [turn.index for turn in review.turns if turn.mistake],
        "own": own,
        "of_others": of_others,
        "seats": [
            {**seat.parts.to_json(), "given": seat.given, "result": seat.result}
            for seat in review.seats
        ],
    }


def main() -> None:
    options = parser("How large is the remainder?", DEFAULT_NODES, games=20).parse_args()
    found = results(account_of, tasks_of(options), options)
    print(
        "| players | games | mean absolute remainder, points | skill | luck | others "
        "| their losses | unnamed, mean absolute | looking at own turns | at those of others "
        "| turns | mistakes | seconds |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|---|---|")
    for players in sorted({kept["task"][0] for kept in found}):
        games = [kept for kept in found if kept["task"][0] == players]
        seats = [seat for kept in games for seat in kept["seats"]]
        sizes = [100 * fmean(abs(seat["remainder"]) for seat in kept["seats"]) for kept in games]
        error = stdev(sizes) / sqrt(len(sizes)) if len(sizes) > 1 else float("nan")
        parts = [f"{100 * fmean(s[part] for s in seats):+.1f}" for part in PARTS]
        counts = [
            100 * fmean(abs(seat["others"] - seat["given"]) for seat in seats),
            100 * fmean(one for kept in games for one in kept["own"]),
            100 * fmean(one for kept in games for one in kept["of_others"]),
            fmean(kept["turns"] for kept in games),
            fmean(len(kept["mistakes"]) for kept in games),
            fmean(kept["seconds"] for kept in games),
        ]
        cells = [f"{fmean(sizes):.1f} ± {error:.1f}", *parts, *(f"{n:.1f}" for n in counts)]
        print(f"| {players} | {len(games)} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
