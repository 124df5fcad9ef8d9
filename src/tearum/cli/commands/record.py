"""`tearum record`: show, check and export records of games."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError, as_user_error, missing_package
from tearum.cli.exit_codes import CHECK_FAILED
from tearum.cli.localised import LocalisedCommand, LocalisedGroup
from tearum.cli.messages import message
from tearum.cli.options.language import language
from tearum.cli.output import AsJson, print_json

if TYPE_CHECKING:
    from tearum.game import Record

app = typer.Typer(cls=LocalisedGroup, help="about-record", no_args_is_help=True)

File = Annotated[Path, typer.Argument(metavar="metavar-file", help="argument-record")]


@app.command("show", cls=LocalisedCommand, help="about-record-show")
def show_record(file: File, as_json: AsJson = False) -> None:
    from tearum.cli.display import record_text
    from tearum.game import Record

    record = Record.load(file)
    decisions = record_text.decisions(record, language())
    if as_json:
        found = [
            {"number": one.number, "seat": one.seat, "action": one.action or None}
            for one in decisions
        ]
        head = {"seats": list(record.seats), "seed": record.seed, "result": record.result}
        print_json({**head, "decisions": found})
        return
    typer.echo(record_text.heading(record))
    width = max(len(name) for name in record.seats)
    for decision in decisions:
        name = record.seats[decision.seat]
        action = decision.action or message("record-secret")
        typer.echo(f"{decision.number:4}  {name:{width}}  {action}")


@app.command("check", cls=LocalisedCommand, help="about-record-check")
def check_record(file: File, as_json: AsJson = False) -> None:
    from tearum.cli.display import record_text
    from tearum.game import Record, RecordError
    from tearum.game.record_check import check_record as check

    file.open("rb").close()  # a file that can't be read is the user's mistake
    record = problem = None
    try:
        record = Record.load(file)
        check(record)
    except RecordError as error:
        problem = error.text(language())
    if as_json:
        print_json({"file": str(file), "ok": problem is None, "problem": problem})
    elif record is None or problem is not None:
        typer.echo(message("record-wrong", file=str(file), problem=str(problem)))
    else:
        parts = [message("record-ok", file=str(file)), record_text.heading(record)]
        typer.echo(" ".join([*parts, message("record-deal-ok")] if record.deal else parts))
    if problem is not None:
        raise typer.Exit(CHECK_FAILED)


@app.command("export", cls=LocalisedCommand, help="about-record-export")
def export_record(
    folder: Annotated[
        Path, typer.Argument(metavar="metavar-folder", help="argument-export-folder")
    ],
    game: Annotated[int, typer.Option(help="option-export-game")],
    out: Annotated[Path, typer.Option(metavar="metavar-file", help="option-export-out")],
) -> None:
    from tearum.cli.display import record_text
    from tearum.lab.manifest import FolderError

    if out.exists():
        raise UserError(message("error-exists", file=str(out)))
    try:
        record = _stored_game(folder, game)
    except FolderError as error:
        raise as_user_error(error) from None
    record.save(out)
    typer.echo(f"{out}: {record_text.heading(record)}")


def _stored_game(folder: Path, game: int) -> "Record":
    if not (folder / "run.json").exists():
        from tearum.arena.arena_store import ArenaStore
        from tearum.lab.manifest import FolderError

        store = ArenaStore(folder)
        if not store.manifest.exists():
            raise FolderError("folder-no-games", folder=str(folder))
        return store.record(game)
    if find_spec("polars") is None:
        raise missing_package("tearum record export", "polars", "lab")
    from tearum.simulate.run_folder import Run

    return Run(folder).record(game)
