"""`tearum edition`: check, show, compare and begin editions."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tearum.cli.errors import UserError
from tearum.edition import diff, new, show
from tearum.edition.edition import Edition, load
from tearum.edition.problem import EditionError

app = typer.Typer(help="Check, show, compare and begin editions.", no_args_is_help=True)

EditionName = Annotated[str, typer.Argument(help="A built-in edition, or the path of a file.")]


@app.command("check")
def check_edition(file: EditionName) -> None:
    """Say that an edition can be played, or everything that is wrong with it, line by line."""
    try:
        edition = load(file)
    except EditionError as error:
        typer.echo(str(error))
        raise typer.Exit(2) from None
    typer.echo(f"{file}: ok, {show.summary(edition)}")


@app.command("show")
def show_edition(
    edition: EditionName = "classic",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, effects as icons too.")] = False,
) -> None:
    """Show every value of an edition, and where it comes from."""
    found = _load(edition)
    if as_json:
        typer.echo(json.dumps(show.to_json(found), ensure_ascii=False, indent=2))
    else:
        typer.echo(show.to_text(found))


@app.command("diff")
def diff_editions(before: EditionName, after: EditionName) -> None:
    """Show what differs between two editions."""
    typer.echo(diff.to_text(_load(before), _load(after)))


@app.command("new")
def new_edition(
    file: Annotated[Path, typer.Argument(help="The file to write, for example my_box.toml.")],
    origin: Annotated[
        str, typer.Option("--from", help="The edition to copy: a built-in one, or a file.")
    ] = "classic",
) -> None:
    """Write a commented copy of an edition, to correct."""
    try:
        edition = new.write_new(file, origin)
    except EditionError as error:
        raise UserError(str(error)) from None
    typer.echo(f"{file}: the edition {edition.id!r}. Correct it, then: tearum edition check {file}")


def _load(edition: str) -> Edition:
    try:
        return load(edition)
    except EditionError as error:
        raise UserError(str(error)) from None
