"""Whether planted blunders are found.

    python -m benchmarks.review.blunders --games 50 --jobs 16 --keep blunders.jsonl

In a game of `captain` with itself, one turn, drawn by lot, is replaced by one that seems bad on a
few games redealt for this alone. It counts as a blunder if ten times the budget puts it 10 points
or more behind the best one. Where it does not, another turn of the game is tried, up to four.
"""

from dataclasses import replace

from benchmarks.review.captain_games import captain_game
from benchmarks.review.resumable import Task, TaskResult, parser, results, tasks_of
from tearum.bots.question import stream_of
from tearum.engine.constants.phases import LAST_CAPTAINS
from tearum.engine.core import apply
from tearum.engine.redeal import redeal
from tearum.engine.rng import Rng
from tearum.review import DEFAULT_NODES, Reviewer
from tearum.review.account import is_mistake
from tearum.review.evaluator import Evaluator, Sample
from tearum.review.timeline import Turn, reveals_between
from tearum.review.turn_analysis import analyse_turn

TIMES = 10  # the budget of the judge
BEHIND = 0.10
TRIES = 4
PLAN_NODES = 20_000
SAMPLES = 8


def planted_in(task: Task) -> TaskResult:
    players, number, nodes = task
    turns = Reviewer(captain_game(players, number), nodes).turns
    eligible = [t for t in turns if t.has_choice and t.before.phase() < LAST_CAPTAINS]
    rng = stream_of(f"planted {players} {number}")
    evaluator = Evaluator(turns[0].before.tables)
    for attempt in range(1, TRIES + 1):
        spoilt = spoil(evaluator, eligible[int(rng.below(len(eligible)))], rng)
        if spoilt is None:
            continue
        judged = analyse_turn(evaluator, spoilt, spoilt.before, TIMES * nodes)
        if judged.loss < BEHIND:
            continue
        found = analyse_turn(evaluator, spoilt, spoilt.before, nodes)
        return {
            "task": task,
            "attempt": attempt,
            "round": spoilt.round,
            "judged": [judged.loss, judged.loss_error],
            "seen": [found.loss, found.loss_error],
            "found": is_mistake(found.loss, found.loss_error),
        }
    return {"task": task, "attempt": TRIES, "found": None}


def spoil(evaluator: Evaluator, turn: Turn, rng: Rng) -> Turn | None:
    """The turn with a bad plan in its place; None where no plan seems bad enough."""
    known = redeal(turn.before, turn.seat, stream_of("canonical"))
    plans = [p.codes for p in evaluator.plans(known, turn.seat, PLAN_NODES) if p.done]
    means = [0.0] * len(plans)
    for n in range(SAMPLES):
        name = f"planted {turn.index} {n}"
        sample = Sample(redeal(turn.before, turn.seat, stream_of(name)), name)
        for i, codes in enumerate(plans):
            means[i] += evaluator.after(sample, codes, [turn.seat])[0].winner / SAMPLES
    bad = [codes for codes, mean in zip(plans, means, strict=True) if mean < max(means) - BEHIND]
    if not bad:
        return None
    codes = bad[int(rng.below(len(bad)))]
    after = turn.before.copy()
    for code in codes:
        apply(after, code)
    reveals = reveals_between(turn.before, after)
    return replace(turn, codes=tuple(codes), after=after, reveals=reveals)


def main() -> None:
    options = parser("Are planted blunders found?", DEFAULT_NODES, games=50).parse_args()
    found = results(planted_in, tasks_of(options), options)
    print("| players | games | blunders | found | mean loss by ten times the budget |")
    print("|---|---|---|---|---|")
    for players in sorted({kept["task"][0] for kept in found}):
        games = [kept for kept in found if kept["task"][0] == players]
        planted = [kept for kept in games if kept["found"] is not None]
        count = max(1, len(planted))
        loss = sum(kept["judged"][0] for kept in planted) / count
        share = sum(kept["found"] for kept in planted) / count
        print(
            f"| {players} | {len(games)} | {len(planted)} | {100 * share:.0f}% | {100 * loss:.1f} |"
        )


if __name__ == "__main__":
    main()
