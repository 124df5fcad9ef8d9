"""How many turns are called mistakes that ten times the budget does not call so.

    python -m benchmarks.review.false_alarms --games 20 --jobs 16 \
        --accounts remainder.jsonl --keep alarms.jsonl

Takes some of the mistakes that `benchmarks.review.remainder` has kept, evenly spread over the game,
and analyses these turns again.
"""

from pathlib import Path

from benchmarks.review.captain_games import captain_game
from benchmarks.review.resumable import Task, TaskResult, load_results, parser, results
from tearum.review import DEFAULT_NODES, Reviewer
from tearum.review.account import is_mistake
from tearum.review.evaluator import Evaluator
from tearum.review.turn_analysis import analyse_turn


def again(task: Task) -> TaskResult:
    players, number, nodes, index = task
    reviewer = Reviewer(captain_game(players, number), nodes)
    turn = reviewer.turns[index]
    found = analyse_turn(Evaluator(turn.before.tables), turn, reviewer.conversions, nodes)
    mistake = is_mistake(found.loss, found.loss_error)
    return {"task": task, "loss": found.loss, "error": found.loss_error, "mistake": mistake}


def main() -> None:
    options = parser("How many alarms are false?", 10 * DEFAULT_NODES, games=20)
    options.add_argument("--accounts", type=Path, required=True, help="kept by the remainder")
    options.add_argument("--each", type=int, default=4, help="mistakes of a game")
    chosen = options.parse_args()
    accounts = load_results(chosen.accounts)
    tasks = []
    for (players, number, _), kept in accounts.items():
        called = kept["mistakes"]
        step = max(1, len(called) // chosen.each)
        tasks += [(players, number, chosen.nodes, i) for i in called[::step][: chosen.each]]
    found = results(again, tasks, chosen)
    print("| players | mistakes called | judged again | not confirmed | of turns | no loss |")
    print("|---|---|---|---|---|---|")
    for players in sorted({task[0] for task in accounts}):
        games = [kept for task, kept in accounts.items() if task[0] == players]
        these = [kept for kept in found if kept["task"][0] == players]
        called = sum(len(kept["mistakes"]) for kept in games)
        false = sum(not kept["mistake"] for kept in these) / max(1, len(these))
        nothing = sum(kept["loss"] == 0 for kept in these) / max(1, len(these))
        per_turn = false * called / sum(kept["turns"] for kept in games)
        print(
            f"| {players} | {called} | {len(these)} | {100 * false:.1f}% "
            f"| {100 * per_turn:.1f}% | {100 * nothing:.1f}% |"
        )


if __name__ == "__main__":
    main()
