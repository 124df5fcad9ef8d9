"""`tearum arena`: how strong bots are, measured."""

import json
from collections.abc import Sequence
from contextlib import closing, nullcontext
from dataclasses import asdict
from math import isnan
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tearum.arena.arena_store import LADDER, REPORT, ArenaSettings, ArenaStore
from tearum.arena.contest import Contest
from tearum.arena.games import games
from tearum.arena.ladder import ladder
from tearum.arena.sprt import Sprt
from tearum.arena.text_report import contest_text
from tearum.bots import DEFAULT_BUDGET, bot_named
from tearum.cli.errors import UserError
from tearum.cli.exit_codes import INTERRUPTED
from tearum.cli.options.budget import parse_budget
from tearum.cli.options.limits import CORES, MAX_GAMES, MAX_SEED, Jobs
from tearum.edition import EditionError, load
from tearum.game.record import write_whole
from tearum.lab.fingerprint import fingerprints
from tearum.lab.manifest import FolderError
from tearum.lab.plural import pluralize
from tearum.lab.processes import LostWorkersError

app = typer.Typer()

WIDTH = 150  # of the report; narrower screens wrap its lines


@app.command()
def arena(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT BOT ...", help="Bots by name, or module:Class.")
    ],
    players: Annotated[int, typer.Option(min=2, max=4, help="Players at a table.")] = 4,
    number: Annotated[
        int,
        typer.Option(
            "--games",
            min=1,
            max=MAX_GAMES,
            help="Games for each pair of bots, or a little more.",
        ),
    ] = 400,
    seed: Annotated[
        int, typer.Option(min=0, max=MAX_SEED, help="The first deal; the next follow it.")
    ] = 0,
    jobs: Jobs = CORES,
    nodes: Annotated[
        int | None, typer.Option(help="Nodes a turn. Games can then be repeated exactly.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(help=f"Seconds a turn; {DEFAULT_BUDGET.seconds:g} if not said.")
    ] = None,
    sprt: Annotated[
        float | None,
        typer.Option(
            min=0.1,
            max=100,
            metavar="POINTS",
            help="Stop as soon as it is clear whether the first bot is that many points of P(any) "
            "above the null of the second, or not above it at all.",
        ),
    ] = None,
    edition: Annotated[
        str, typer.Option(help="A built-in edition, or the path of a file.")
    ] = "classic",
    out: Annotated[
        Path | None, typer.Option(help="A folder for games, report and ladder; goes on with it.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
) -> None:
    """Let bots play each other: the same deals and every seating for all."""
    budget = parse_budget(nodes, seconds) or DEFAULT_BUDGET
    _check(bots, sprt)
    try:
        settings = ArenaSettings(players, load(edition), budget, fingerprints(bots))
    except EditionError as error:
        raise UserError(str(error)) from None
    contest = Contest(bots, players, number, seed, Sprt(some=sprt / 100) if sprt else None)
    try:
        with ArenaStore(out).open_for(settings) if out is not None else nullcontext() as folder:
            whole = _play(contest, settings, folder, min(jobs, contest.most))
            if not contest.report.seeds:
                _stop("Stopped before one deal was played to its end", out)
            report = {"seed": seed, "budget": asdict(budget), **contest.to_json()}
            if out is not None:
                _leave(out, contest, report)
    except (FolderError, LostWorkersError) as error:
        raise UserError(str(error)) from None
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        Console(width=max(Console().width, WIDTH)).print(contest_text(contest))
    if not whole:
        _stop("Stopped early: this is what was finished", out)


def _stop(told: str, out: Path | None) -> NoReturn:
    again = f" The same command goes on with {out}." if out else ""
    typer.echo(f"{told}.{again}", err=True)
    raise typer.Exit(INTERRUPTED)


def _check(bots: Sequence[str], sprt: float | None) -> None:
    for name in bots:
        bot_named(name)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise UserError("Name at least two bots, each once.")
    if sprt is not None and len(bots) != 2:
        raise UserError("With --sprt, name two bots: the stronger one first.")
    if sprt is not None and isnan(sprt):
        raise UserError("--sprt is a number of points, from 0.1 to 100.")


def _play(contest: Contest, settings: ArenaSettings, folder: ArenaStore | None, jobs: int) -> bool:
    """Plays what is still to be played; says whether all of it was."""
    for game in folder.played if folder is not None else ():
        contest.add(game)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    try:
        with (
            bar,
            closing(games(contest.to_play(), settings.edition, settings.budget, jobs)) as played,
        ):
            task = bar.add_task("games", total=contest.most, completed=contest.count)
            told: set[str] = set()
            for game in played:
                if folder is not None:
                    folder.add(game)
                contest.add(game)
                for bot, fault in zip(game.pairing.seats, game.faults, strict=True):
                    if fault and bot not in told:  # at once, for the report may be hours away
                        told.add(bot)
                        bar.console.print(fault, markup=False, highlight=False, soft_wrap=True)
                bar.update(task, completed=contest.count)
                if contest.decided:
                    break
    except KeyboardInterrupt:
        return False
    return True


def _leave(out: Path, contest: Contest, report: dict[str, Any]) -> None:
    """Report and ladder, beside the games."""
    write_whole(out / REPORT, json.dumps(report, ensure_ascii=False, indent=2) + "\n")
    found = contest.report
    note = (
        f"{found.players} players, {pluralize(len(found.seeds), 'deal')}, "
        f"{pluralize(len(found.games), 'game')}; "
        "Elo points with 95% intervals"
    )
    write_whole(out / LADDER, ladder(found.ratings, "The ladder", note))
