"""`tearum arena`: measure how strong bots are."""

import json
from collections.abc import Sequence
from contextlib import closing, nullcontext
from dataclasses import asdict
from importlib.util import find_spec
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tearum.cli.commands.simulate import report_interruption
from tearum.cli.errors import CheckError, UserError, as_user_error, missing_package
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.budget import parse_budget
from tearum.cli.options.completion import complete_bot
from tearum.cli.options.language import language
from tearum.cli.options.limits import CORES, MAX_GAMES, MAX_SEED, Jobs
from tearum.cli.options.players import EditionOption, Strict
from tearum.cli.output import AsJson, print_json

if TYPE_CHECKING:
    from tearum.arena.arena_store import ArenaSettings, ArenaStore
    from tearum.arena.contest import Contest

app = typer.Typer()

WIDTH = 150  # of the report; narrower screens wrap its lines


@app.command(cls=LocalisedCommand, help="about-arena")
def arena(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="metavar-bot-list", help="argument-bots", autocompletion=complete_bot
        ),
    ],
    players: Annotated[int, typer.Option(min=2, max=4, help="option-arena-players")] = 4,
    number: Annotated[
        int, typer.Option("--games", min=1, max=MAX_GAMES, help="option-arena-games")
    ] = 400,
    seed: Annotated[int, typer.Option(min=0, max=MAX_SEED, help="option-arena-seed")] = 0,
    jobs: Jobs = CORES,
    nodes: Annotated[int | None, typer.Option(help="option-nodes")] = None,
    seconds: Annotated[float | None, typer.Option(help="option-arena-seconds")] = None,
    sprt: Annotated[
        float | None,
        typer.Option(min=0.1, max=100, metavar="metavar-points", help="option-sprt"),
    ] = None,
    edition: EditionOption = "classic",
    out: Annotated[
        Path | None, typer.Option(metavar="metavar-folder", help="option-arena-out")
    ] = None,
    strict: Strict = False,
    as_json: AsJson = False,
) -> None:
    if find_spec("scipy") is None:
        raise missing_package("tearum arena", "SciPy", "lab")
    from tearum.arena.arena_store import ArenaSettings, ArenaStore
    from tearum.arena.contest import Contest
    from tearum.arena.sprt import Sprt
    from tearum.bots import DEFAULT_BUDGET
    from tearum.edition import load
    from tearum.lab.fingerprint import fingerprints
    from tearum.lab.manifest import FolderError
    from tearum.lab.processes import LostWorkersError

    budget = parse_budget(nodes, seconds) or DEFAULT_BUDGET
    _check(bots, sprt)
    settings = ArenaSettings(players, load(edition), budget, fingerprints(bots))
    contest = Contest(bots, players, number, seed, Sprt(some=sprt / 100) if sprt else None)
    try:
        with ArenaStore(out).open_for(settings) if out is not None else nullcontext() as store:
            finished = _play(contest, settings, store, min(jobs, contest.most), strict)
            if not contest.report.seeds:
                report_interruption(False, out)
            report = {"seed": seed, "budget": asdict(budget), **contest.to_json()}
            if out is not None:
                _write_report(out, contest, report)
    except (FolderError, LostWorkersError) as error:
        raise as_user_error(error) from None
    if as_json:
        print_json(report)
    else:
        from rich.console import Console

        from tearum.cli.display.arena_tables import arena_tables

        Console(width=max(Console().width, WIDTH)).print(arena_tables(contest))
    if not finished:
        report_interruption(True, out)


def _check(bots: Sequence[str], sprt: float | None) -> None:
    from tearum.bots import bot_named

    for name in bots:
        bot_named(name)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise UserError(message("error-two-bots"))
    if sprt is not None and len(bots) != 2:
        raise UserError(message("error-sprt-bots"))
    if sprt is not None and isnan(sprt):
        raise UserError(message("error-sprt-points"))


def _play(
    contest: "Contest",
    settings: "ArenaSettings",
    store: "ArenaStore | None",
    jobs: int,
    strict: bool,
) -> bool:
    """Plays the games that are missing; False if it was interrupted."""
    from tearum.arena.games import games
    from tearum.cli.display.progress import progress_bar

    for game in store.played if store is not None else ():
        contest.add(game)
    bar = progress_bar()
    played = games(contest.to_play(), settings.edition, settings.budget, jobs)
    try:
        with bar, closing(played):
            task = bar.add_task("", total=contest.most, completed=contest.count)
            reported: set[str] = set()
            for game in played:
                if store is not None:
                    store.add(game)
                contest.add(game)
                for bot, fault in zip(game.pairing.seats, game.faults, strict=True):
                    if not fault or bot in reported:
                        continue
                    text = fault.text(language())
                    if strict:
                        raise CheckError(message("error-strict-fault", fault=text))
                    reported.add(bot)  # now: the report may be hours away
                    bar.console.print(text, markup=False, highlight=False, soft_wrap=True)
                bar.update(task, completed=contest.count)
                if contest.decided:
                    break
    except KeyboardInterrupt:
        return False
    return True


def _write_report(out: Path, contest: "Contest", report: dict[str, Any]) -> None:
    """Report and ladder, next to the games."""
    from tearum.arena.arena_store import LADDER, REPORT
    from tearum.arena.ladder import ladder
    from tearum.game.record import write_whole

    write_whole(out / REPORT, json.dumps(report, ensure_ascii=False, indent=2) + "\n")
    found = contest.report
    note = message(
        "arena-ladder-note",
        players=found.players,
        deals=message("count-deals", n=len(found.seeds)),
        games=message("count-games", n=len(found.games)),
    )
    write_whole(out / LADDER, ladder(found.ratings, message("arena-ladder-title"), note))
