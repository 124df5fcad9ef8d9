"""`tearum lab`: whether an edition is balanced, measured on runs of `tearum simulate`."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.exit_codes import INTERRUPTED
from tearum.cli.options.language import language
from tearum.cli.options.limits import CORES, MAX_GAMES, MAX_NODES, Jobs
from tearum.lab.plural import pluralize

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

    from tearum.balance.experiments import Experiments
    from tearum.balance.measures.comparison import Comparison
    from tearum.balance.measures.findings import Findings
    from tearum.edition import Edition
    from tearum.tune.knob import Knob
    from tearum.tune.search import Search

app = typer.Typer(help="Measure whether an edition is balanced.", no_args_is_help=True)

SHOWN = 5  # differences of a kind in the terminal; the page has all of them

Out = Annotated[Path, typer.Option(help="A folder for the page and its tables.")]
Alike = Annotated[Path, typer.Argument(help="A run in which all seats are the same bot.")]
Games = Annotated[
    int | None,
    typer.Option(min=2, max=MAX_GAMES, help="Games for each; as many as the run has, if not said."),
]


@app.command()
def report(
    runs: Annotated[
        list[Path], typer.Argument(metavar="RUN ...", help="Folders of tearum simulate --out.")
    ],
    out: Out,
    replay_url: Annotated[
        str | None,
        typer.Option(help="A running tearum serve: games worth watching are put there."),
    ] = None,
) -> None:
    """Write what runs say about their edition: a page, its tables, and games that show it."""
    with _told():
        from tearum.balance.measures.dataset import read_datasets
        from tearum.balance.report import write_report
        from tearum.cli.replay_upload import ReplayUpload

        send = ReplayUpload(replay_url) if replay_url else None
        found = write_report(read_datasets(runs), out, language(), send)
    for finding in found:
        _sum_up(finding)
    typer.echo(f"{out / 'index.html'} is written.")


def _sum_up(finding: "Findings") -> None:
    dataset = finding.dataset
    bots = ", ".join(dict.fromkeys(dataset.bots))
    missed = [measured for measured in finding.targets if measured.verdict in ("missed", "far")]
    stands = "stands" if len(finding.notable) == 1 else "stand"
    typer.echo(
        f"{dataset.players} players, {pluralize(dataset.size, 'game')} of {bots}: "
        f"{len(finding.targets) - len(missed)} of {len(finding.targets)} targets are met, "
        f"{pluralize(len(finding.notable), 'thing')} {stands} out."
    )


@app.command()
def compare(
    before: Annotated[Path, typer.Argument(help="A run of one edition.")],
    after: Annotated[
        Path, typer.Argument(metavar="AFTER", help="A run of another, of the same bots and seeds.")
    ],
    out: Annotated[
        Path | None, typer.Option(help="A folder for the page and the table of all figures.")
    ] = None,
) -> None:
    """Say what differs between two editions, beyond the noise."""
    with _told():
        from tearum.balance.compare import write_comparison
        from tearum.balance.measures.comparison import compare_runs

        comparison = compare_runs(before, after)
        if out is not None:
            write_comparison(comparison, out, language())
    from rich.console import Console

    typer.echo(
        f"{comparison.before.size} and {pluralize(comparison.after.size, 'game')}, "
        f"{pluralize(comparison.paired, 'deal')} "
        f"with both editions: {len(comparison.significant)} of {len(comparison.differences)} "
        "figures differ beyond the noise."
    )
    if comparison.significant:
        Console(highlight=False).print(_differences(comparison))
    if out is not None:
        typer.echo(f"{out / 'index.html'} is written.")


def _differences(comparison: "Comparison") -> "Table":
    from rich.table import Table

    from tearum.balance.measures.table import change_of
    from tearum.balance.pages.item_names import Namer
    from tearum.balance.pages.number_format import NumberFormat

    form, namer = NumberFormat("en"), Namer(comparison.before.edition, "en")
    table = Table("figure", "before", "after", "change", box=None, header_style="bold")
    shown = 0
    for key in dict.fromkeys(found.key[0] for found in comparison.significant):
        mine = [found for found in comparison.significant if found.key[0] == key]
        for found in sorted(mine, key=lambda found: found.p_value)[:SHOWN]:
            change = change_of(found.form)
            row = namer.name(found.names, found.key[1])
            table.add_row(
                f"{key.replace('_', ' ')}: {row}, {found.key[2].replace('_', ' ')}",
                form.value(found.before.value, found.form),
                form.value(found.after.value, found.form),
                f"{form.value(found.change.value, change)} [{form.range(found.change, change)}]",
            )
            shown += 1
    if shown < len(comparison.significant):
        table.add_row(f"and {len(comparison.significant) - shown} more", "", "", "")
    return table


@app.command()
def ban(
    run: Alike,
    things: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[THING ...]",
            help="Such as building-7, captain-12, tile-market-2; if none, all that stand out.",
        ),
    ] = None,
    games: Games = None,
    jobs: Jobs = CORES,
) -> None:
    """Play a run again with one player who may never take a thing, to see what it is worth.

    The games are kept in the run's folder, and its report tells of them. Ctrl-C stops; the same
    command goes on.
    """
    with _told():
        from tearum.balance.experiments import Experiments

        experiments = Experiments(run)
        preferences = (
            [experiments.ban(thing) for thing in things] if things else experiments.notable_bans()
        )
        if not preferences:
            typer.echo(f"Nothing stands out in {run}: name something to ban.")
        _try(experiments, preferences, games, jobs)


@app.command()
def strategies(
    run: Alike,
    preferred: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[STRATEGY ...]",
            help="red, blue, balanced, builder, captains, contracts; if none, all of them.",
        ),
    ] = None,
    games: Games = None,
    jobs: Jobs = CORES,
) -> None:
    """Play a run again with one player who prefers something, to see how that fares.

    What it wins is compared with what a seat wins when nobody prefers anything. The games are kept
    in the run's folder, and its report tells of them. Ctrl-C stops; the same command goes on.
    """
    with _told():
        from tearum.balance.experiments import Experiments

        experiments = Experiments(run)
        preferences = (
            [experiments.strategy(one) for one in preferred]
            if preferred
            else experiments.all_strategies()
        )
        _try(experiments, preferences, games, jobs)


def _try(experiments: "Experiments", preferences: list[str], games: int | None, jobs: int) -> None:
    """Plays them one after another, and says what came of each."""
    from tearum.cli.commands.simulate import play
    from tearum.simulate.simulation import on_processes

    count = min(games or experiments.run.games, experiments.run.games)
    for preference in preferences:
        simulation = experiments.simulation(preference, count)
        if not play(simulation, on_processes(min(jobs, count)), jobs):
            typer.echo("Stopped early: the same command goes on.", err=True)
            raise typer.Exit(INTERRUPTED)
        row = experiments.measured(preference)
        change = row.interval("difference")
        assert change is not None
        typer.echo(
            f"{experiments.title(preference)}: P(any) {100 * change.value:+.1f} points "
            f"[{100 * change.low:+.1f}, {100 * change.high:+.1f}] against "
            f"{100 * row.value('null'):.1f}%, {pluralize(simulation.summary.games, 'game')}."
        )


@app.command()
def tune(
    edition: Annotated[str, typer.Argument(help="A built-in edition, or the path of a file.")],
    bounds: Annotated[Path, typer.Option(help="A file that says what may be changed, how far.")],
    out: Annotated[Path, typer.Option(help="The new edition, for example tuned.toml.")],
    players: Annotated[str, typer.Option(help="Tables to play at, with commas between.")] = "2,3,4",
    bots: Annotated[
        str, typer.Option(help="Bots by name, with commas between; they take turns at the seats.")
    ] = "greedy",
    nodes: Annotated[
        int, typer.Option(min=1, max=MAX_NODES, help="How much a bot may look at in a turn.")
    ] = 2000,
    games: Annotated[
        int,
        typer.Option(
            min=10, max=MAX_GAMES, help="Games at each table that a change must prove itself by."
        ),
    ] = 400,
    seed: Annotated[str, typer.Option(help="Of all deals.")] = "1",
    jobs: Jobs = CORES,
    rounds: Annotated[int, typer.Option(min=1, help="The most changes to make.")] = 20,
) -> None:
    """Change reconstructed values, within bounds, until the targets are met as well as may be.

    Writes the new edition with what it changed and why, and a summary beside it (.md, .csv). Games
    are kept in a folder beside it (.tune): Ctrl-C stops, and the same command goes on.
    """
    with _told():
        from tearum.balance.pages.bot_strength import heeds_budget
        from tearum.cli.options.seed import parse_seed
        from tearum.edition import load
        from tearum.tune.bounds import read_bounds
        from tearum.tune.result import Result, held

        origin = load(edition)
        _check_out(out, edition)
        knobs = read_bounds(bounds, origin)
        tables = _tables(players)
        names = _names(bots, min(tables))
        search, bar = _search(
            origin, knobs, out, tables, names, nodes, games, parse_seed(seed), jobs
        )
        search.rounds = rounds
        for knob, note in _notes(search):
            typer.echo(f"Mind the note of {knob.name}: {note}.")
        try:
            with bar:
                for line in Result(origin).standing(search.start(), knobs):
                    typer.echo(line)
                for _ in search.run():
                    Result(origin, search.kept).write(out)
                end = search.end()
        except KeyboardInterrupt:
            done = f" {out} has what was kept so far." if search.kept else ""
            typer.echo(f"Stopped early: the same command goes on.{done}", err=True)
            raise typer.Exit(INTERRUPTED) from None
        result = Result(origin, search.kept, search.refused)
        result.write(out)
        budget = f" ({pluralize(nodes, 'node')})" if any(map(heeds_budget, names)) else ""
        settings = (
            f"From the edition {origin.id} ({origin.hash[:12]}), with {games} games of {bots}"
            f"{budget} at tables of {players} for each proof; seed {seed}."
        )
        result.write_summary(out, end, settings)
    for turned in result.turned:
        typer.echo(f"{turned.knob.name}: {result.note(turned)}.")
    if not result.turned:
        typer.echo("No change within the bounds helped beyond the noise: nothing was changed.")
    for tried in result.refused:
        typer.echo(f"Not kept: {tried.candidate}; {result.why(tried.change)}.")
    typer.echo(result.loss(end))
    typer.echo(held(end))
    typer.echo(
        f"{out}, {out.with_suffix('.md').name} and {out.with_suffix('.csv').name} are written."
    )


def _check_out(out: Path, edition: str) -> None:
    """Only what a search of ours wrote is written anew."""
    from tearum.edition.edition import edition_path
    from tearum.tune.search_folder import HEAD

    if out.suffix != ".toml":
        raise UserError(f"{out}: an edition's file name ends in .toml.")
    if out.resolve() == edition_path(edition).resolve():
        raise UserError(f"{out} is the edition to tune: give the new one another name.")
    if (out.with_suffix(".tune") / HEAD).exists():
        return
    for place in (out, *(out.with_suffix(end) for end in (".md", ".csv", ".tune"))):
        if place.exists():
            raise UserError(f"{place} exists already and is not overwritten: choose another name.")


def _tables(players: str) -> tuple[int, ...]:
    found = sorted({word.strip() for word in players.split(",") if word.strip()})
    if not found or any(word not in ("2", "3", "4") for word in found):
        raise UserError(f"--players is some of 2,3,4, not {players!r}.")
    return tuple(int(word) for word in found)


def _names(bots: str, players: int) -> tuple[str, ...]:
    from tearum.bots import bot_named

    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    if not 1 <= len(names) <= players:
        raise UserError(f"Name 1 to {players} bots for {players} players, not {len(names)}.")
    for name in names:
        bot_named(name)
    return names


def _search(
    origin: "Edition",
    knobs: "list[Knob]",
    out: Path,
    tables: tuple[int, ...],
    bots: tuple[str, ...],
    nodes: int,
    games: int,
    seed: int | str,
    jobs: int,
) -> "tuple[Search, Progress]":
    """A search with its folder, and the bar that shows how far its games are."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from tearum.bots import Budget
    from tearum.tune.search import Search
    from tearum.tune.search_folder import open_folder
    from tearum.tune.search_games import Games

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = bar.add_task("", total=None)
    place, budget = out.with_suffix(".tune"), Budget(nodes=nodes)
    open_folder(place, origin, knobs, tables, bots, budget, games, seed)
    player = Games(
        place,
        tables,
        bots,
        budget,
        jobs,
        lambda done, of: bar.update(task, completed=done, total=of),
    )
    return Search(origin, knobs, player, games, seed, rounds=1, tell=typer.echo), bar


def _notes(search: "Search") -> "Iterator[tuple[Knob, str]]":
    """What the edition says about values that are to be tuned: a part of one may be printed."""
    from tearum.edition.edition import components_of
    from tearum.edition.parsing.schema import SECTIONS

    for knob in search.knobs:
        section = next(section for section in SECTIONS if section.key == knob.table[0])
        tables = components_of(search.edition.components, section)
        index = knob.table[1] if len(knob.table) > 1 else 0
        assert isinstance(index, int)
        note = tables[index].provenance[knob.key].note
        if "printed" in note:
            yield knob, note


@contextmanager
def _told() -> Iterator[None]:
    """Whatever is wrong with the runs is told in a sentence."""
    if find_spec("polars") is None or find_spec("altair") is None:
        raise UserError("tearum lab needs polars and altair: pip install 'tearum[lab]'.")
    from tearum.balance.measures.dataset import DatasetError
    from tearum.edition.edit import EditError
    from tearum.lab.manifest import FolderError
    from tearum.lab.processes import LostWorkersError
    from tearum.simulate.chunk import BotVersionError

    told = (FolderError, DatasetError, EditError, LostWorkersError, BotVersionError)
    try:
        yield
    except told as error:
        raise UserError(str(error)) from None
