"""`tearum lab tune`: change values of an edition until its targets are met."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tearum.cli.commands.lab.lab_errors import lab_errors
from tearum.cli.errors import UserError
from tearum.cli.exit_codes import INTERRUPTED
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.completion import complete_bots, complete_edition
from tearum.cli.options.language import language
from tearum.cli.options.limits import CORES, MAX_GAMES, MAX_NODES, Jobs
from tearum.cli.options.players import read_bots, split_list
from tearum.cli.options.targets import TargetsFile, targets_of_edition
from tearum.cli.output import AsJson, finite, print_json

if TYPE_CHECKING:
    from rich.progress import Progress

    from tearum.balance.targets.target import Targets
    from tearum.edition import Edition
    from tearum.tune.knob import Knob
    from tearum.tune.loss import Change
    from tearum.tune.result import Result
    from tearum.tune.search import Search

app = typer.Typer()


@app.command(cls=LocalisedCommand, help="about-lab-tune")
def tune(
    edition: Annotated[
        str,
        typer.Argument(
            metavar="metavar-edition", help="argument-edition", autocompletion=complete_edition
        ),
    ],
    bounds: Annotated[Path, typer.Option(metavar="metavar-file", help="option-bounds")],
    out: Annotated[Path, typer.Option(metavar="metavar-file", help="option-tune-out")],
    players: Annotated[
        str, typer.Option(metavar="metavar-number", help="option-tune-players")
    ] = "2,3,4",
    bots: Annotated[
        str,
        typer.Option(metavar="metavar-bots", help="option-tune-bots", autocompletion=complete_bots),
    ] = "greedy",
    nodes: Annotated[int, typer.Option(min=1, max=MAX_NODES, help="option-tune-nodes")] = 2000,
    games: Annotated[int, typer.Option(min=10, max=MAX_GAMES, help="option-tune-games")] = 400,
    seed: Annotated[str, typer.Option(help="option-tune-seed")] = "1",
    jobs: Jobs = CORES,
    rounds: Annotated[int, typer.Option(min=1, help="option-rounds")] = 20,
    targets: TargetsFile = None,
    as_json: AsJson = False,
) -> None:
    echo = partial(typer.echo, err=as_json)  # the JSON is alone on standard output
    with lab_errors():
        from tearum.cli.options.seed import parse_seed
        from tearum.edition import load
        from tearum.edition.edition import edition_path
        from tearum.tune.bounds import read_bounds
        from tearum.tune.result import Result

        origin = load(edition)
        _check_out(out, edition)
        knobs = read_bounds(bounds, origin)
        tables = _tables(players)
        names = read_bots(bots, min(tables))
        goals = targets_of_edition(targets, origin, edition_path(edition))
        search, bar = _search(
            origin, knobs, out, tables, names, nodes, games, parse_seed(seed), jobs, goals
        )
        search.rounds, search.log = rounds, echo
        for knob, note in _notes(search):
            echo(message("lab-tune-note", value=knob.name, note=note))
        try:
            with bar:
                for line in Result(origin, language=language()).describe_start(
                    search.start(), knobs
                ):
                    echo(line)
                for _ in search.run():
                    Result(origin, search.kept, language=language()).write(out)
                end = search.end()
        except KeyboardInterrupt:
            _report_interruption(out if search.kept else None)
            raise typer.Exit(INTERRUPTED) from None
        result = Result(origin, search.kept, search.refused, language())
        result.write(out)
        result.write_summary(out, end, _settings_text(origin, games, names, nodes, players, seed))
    if as_json:
        print_json(_to_json(result, end, out))
        return
    for changed in result.changed_values:
        typer.echo(message("lab-tune-turned", value=changed.knob.name, note=result.note(changed)))
    if not result.changed_values:
        typer.echo(message("lab-tune-unchanged"))
    for trial in result.refused:
        why = result.why(trial.change)
        typer.echo(message("lab-tune-refused", candidate=str(trial.candidate), why=why))
    typer.echo(result.loss(end))
    typer.echo(result.met(end))
    files = {"summary": out.with_suffix(".md").name, "table": out.with_suffix(".csv").name}
    typer.echo(message("lab-tune-written", file=str(out), **files))


def _report_interruption(saved: Path | None) -> None:
    parts = [message("lab-stopped")]
    if saved is not None:
        parts.append(message("lab-tune-partial", file=str(saved)))
    typer.echo(" ".join(parts), err=True)


def _settings_text(
    origin: "Edition", games: int, bots: tuple[str, ...], nodes: int, players: str, seed: str
) -> str:
    """What was played, for the summary."""
    from tearum.balance.pages.bot_strength import heeds_budget

    budget = message("count-nodes", n=nodes) if any(map(heeds_budget, bots)) else "none"
    return message(
        "lab-tune-settings",
        edition=origin.id,
        hash=origin.hash[:12],
        games=games,
        bots=", ".join(bots),
        budget=budget,
        players=players,
        seed=seed,
    )


def _to_json(result: "Result", end: "Change", out: Path) -> dict[str, Any]:
    met_before, met_after, targets = result.targets_met(end)
    return {
        "edition": str(out),
        "changes": [
            {
                "value": changed.knob.name,
                "before": changed.before,
                "after": changed.after,
                "why": result.why(changed.kept[-1].change),
            }
            for changed in result.changed_values
        ],
        "loss": [finite(end.loss_before.value), finite(end.loss_after.value)],
        "targets": targets,
        "met": [met_before, met_after],
    }


def _check_out(out: Path, edition: str) -> None:
    """Only the results of an earlier search are overwritten."""
    from tearum.edition.edition import edition_path
    from tearum.tune.search_folder import MANIFEST

    if out.suffix != ".toml":
        raise UserError(message("error-not-toml", file=str(out)))
    if out.resolve() == edition_path(edition).resolve():
        raise UserError(message("error-same-edition", file=str(out)))
    if (out.with_suffix(".tune") / MANIFEST).exists():
        return
    for place in (out, *(out.with_suffix(end) for end in (".md", ".csv", ".tune"))):
        if place.exists():
            raise UserError(message("error-exists", file=str(place)))


def _tables(players: str) -> tuple[int, ...]:
    found = sorted(set(split_list(players)))
    if not found or any(word not in ("2", "3", "4") for word in found):
        raise UserError(message("error-player-counts", given=players))
    return tuple(int(word) for word in found)


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
    targets: "Targets",
) -> "tuple[Search, Progress]":
    """A search with its folder, and the progress bar of its games."""
    from tearum.bots import Budget
    from tearum.cli.display.progress import progress_bar
    from tearum.tune.search import Search
    from tearum.tune.search_folder import open_folder
    from tearum.tune.search_games import Games

    bar = progress_bar()
    task = bar.add_task("", total=None)
    place, budget = out.with_suffix(".tune"), Budget(nodes=nodes)
    player = Games(
        place,
        tables,
        bots,
        budget,
        jobs,
        lambda done, of: bar.update(task, completed=done, total=of),
    )
    open_folder(place, origin, knobs, player, games, seed, targets)
    search = Search(origin, knobs, player, games, seed, rounds=1, targets=targets)
    search.language = language()
    return search, bar


def _notes(search: "Search") -> "Iterator[tuple[Knob, str]]":
    """Notes of the edition on values to be tuned: part of a value may be printed."""
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
