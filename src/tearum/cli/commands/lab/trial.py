"""`tearum lab try`: does a changed edition play better? A first answer within a minute."""

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tearum.cli.commands.edition import checked_edition
from tearum.cli.commands.lab.differences import difference_json
from tearum.cli.commands.lab.lab_errors import lab_errors
from tearum.cli.exit_codes import INTERRUPTED
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.completion import complete_bots, complete_edition
from tearum.cli.options.language import language
from tearum.cli.options.limits import CORES, MAX_GAMES, MAX_NODES, Jobs
from tearum.cli.options.players import check_player_count, read_bots
from tearum.cli.options.targets import TargetsFile, targets_of_edition
from tearum.cli.output import AsJson, print_json

if TYPE_CHECKING:
    from tearum.balance.trial import Outcome, Trial

app = typer.Typer()

FIRST = 20  # games of each edition, to learn how long they take
LEAST = 60  # games before the first verdict: a card of every second deal then has the 30 it needs
FIRST_SECONDS = 35.0  # of play before the first verdict; the rest of the minute is for measuring
GROWTH = 3  # times as many games for each further verdict


@app.command("try", cls=LocalisedCommand, help="about-lab-try")
def try_edition(
    edition: Annotated[
        str,
        typer.Argument(
            metavar="metavar-edition", help="argument-edition", autocompletion=complete_edition
        ),
    ],
    against: Annotated[
        str,
        typer.Option(
            metavar="metavar-edition", help="option-against", autocompletion=complete_edition
        ),
    ] = "classic",
    players: Annotated[int, typer.Option(help="option-try-players")] = 4,
    bots: Annotated[
        str,
        typer.Option(metavar="metavar-bots", help="option-try-bots", autocompletion=complete_bots),
    ] = "greedy",
    nodes: Annotated[int, typer.Option(min=1, max=MAX_NODES, help="option-tune-nodes")] = 2000,
    games: Annotated[int, typer.Option(min=1, max=MAX_GAMES, help="option-try-games")] = 2000,
    seed: Annotated[str, typer.Option(help="option-tune-seed")] = "1",
    jobs: Jobs = CORES,
    out: Annotated[
        Path | None, typer.Option(metavar="metavar-folder", help="option-try-out")
    ] = None,
    targets: TargetsFile = None,
    as_json: AsJson = False,
) -> None:
    check_player_count(players)
    with lab_errors():
        from tearum.balance.trial import Trial
        from tearum.bots import Budget
        from tearum.cli.options.seed import parse_seed
        from tearum.edition import load
        from tearum.edition.edition import edition_path

        after = checked_edition(edition, as_json)
        goals = targets_of_edition(targets, after, edition_path(edition))
        folder = out or Path(f"{edition_path(edition).stem}.try")
        trial = Trial(
            load(against),
            after,
            players,
            read_bots(bots, players),
            Budget(nodes=nodes),
            parse_seed(seed),
            folder,
        )
        outcome: Outcome | None = None
        try:
            for done in _stages(trial, games, jobs):
                outcome = trial.compare(goals)
                if not as_json:
                    _print(outcome, done < games)
        except KeyboardInterrupt:
            typer.echo(message("lab-stopped"), err=True)
            raise typer.Exit(INTERRUPTED) from None
    if as_json and outcome is not None:
        print_json(_to_json(outcome))


def _stages(trial: "Trial", games: int, jobs: int) -> Iterator[int]:
    """Plays more and more games of both editions; yields their number when a verdict is due."""
    from tearum.cli.display.progress import progress_bar
    from tearum.simulate.simulation import on_processes

    started = time.monotonic()
    bar = progress_bar()
    task = bar.add_task("", total=None)

    def play(size: int) -> float:
        """Plays both up to this number of games; the seconds that it took."""
        before = time.monotonic()
        with bar, closing(trial.play(size, on_processes(min(jobs, size)), jobs)) as played:
            for done in played:
                bar.update(task, completed=done, total=size)
        return time.monotonic() - before

    done = min(simulation.summary.games for simulation in trial.simulations(1))
    size = min(games, max(done, FIRST))
    taken = play(size)
    if done < size < games:
        pace = taken / (size - done)  # seconds for a game of each
        left = FIRST_SECONDS - (time.monotonic() - started)
        size = min(games, max(LEAST, size, size + int(left / pace)))
        play(size)
    while True:
        yield size
        if size >= games:
            return
        size = min(games, size * GROWTH)
        play(size)


def _print(outcome: "Outcome", goes_on: bool) -> None:
    from tearum.balance.pages.trial_text import TrialText

    for line in TrialText(outcome, language()).lines():
        typer.echo(line)
    if goes_on:
        typer.echo(message("lab-try-continues"), err=True)
    typer.echo("")


def _to_json(outcome: "Outcome") -> dict[str, Any]:
    comparison = outcome.comparison
    before, after, targets = outcome.met()
    return {
        "games": [comparison.before.size, comparison.after.size],
        "paired_deals": comparison.paired,
        "edits": [str(edit) for edit in outcome.edits],
        "changed": [difference_json(found) for found in (*outcome.changed, *outcome.others)],
        "outside": [
            {"item": " ".join(one.who or ()), "target": one.target.key, "found": one.found.value}
            for one in outcome.outside
        ],
        "targets": targets,
        "met": [before, after],
        "now_met": [one.target.key for one in outcome.targets_that("met")],
        "now_missed": [one.target.key for one in outcome.targets_that("missed")],
    }
