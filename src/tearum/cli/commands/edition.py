"""`tearum edition`: check, show, compare and create editions."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import as_user_error
from tearum.cli.exit_codes import CHECK_FAILED
from tearum.cli.localised import LocalisedCommand, LocalisedGroup
from tearum.cli.messages import message
from tearum.cli.options.completion import complete_edition
from tearum.cli.options.language import language
from tearum.cli.output import AsJson, print_json

if TYPE_CHECKING:
    from tearum.edition import Edition

app = typer.Typer(cls=LocalisedGroup, help="about-edition", no_args_is_help=True)


def _edition_argument(metavar: str) -> typer.models.ArgumentInfo:
    argument: typer.models.ArgumentInfo = typer.Argument(
        metavar=metavar, help="argument-edition", autocompletion=complete_edition
    )
    return argument


EditionArgument = Annotated[str, _edition_argument("metavar-edition")]


@app.command("check", cls=LocalisedCommand, help="about-edition-check")
def check_edition(edition: EditionArgument, as_json: AsJson = False) -> None:
    from tearum.edition.show import counts, untranslated

    loaded = checked_edition(edition, as_json)
    values, lacking = counts(loaded), untranslated(loaded)
    if as_json:
        result = {"edition": edition, "ok": True, "problems": []}
        print_json({**result, "values": values, "untranslated": lacking})
    else:
        typer.echo(message("edition-ok", file=edition, values=sum(values.values()), **values))
        for missing, n in lacking.items():
            typer.echo(message("edition-untranslated", language=missing, n=n))


@app.command("show", cls=LocalisedCommand, help="about-edition-show")
def show_edition(edition: EditionArgument = "classic", as_json: AsJson = False) -> None:
    from tearum.edition import show
    from tearum.edition.edition import load

    found = load(edition)
    if as_json:
        print_json(show.to_json(found))
    else:
        typer.echo(show.to_text(found, language()))


@app.command("diff", cls=LocalisedCommand, help="about-edition-diff")
def diff_editions(
    before: Annotated[str, _edition_argument("metavar-before")],
    after: Annotated[str, _edition_argument("metavar-after")],
    as_json: AsJson = False,
) -> None:
    from dataclasses import asdict

    from tearum.edition.diff import differences
    from tearum.edition.edition import load

    old, new = load(before), load(after)
    found = differences(old, new)
    if as_json:
        data = {"before": before, "after": after, "plays_the_same": old.hash == new.hash}
        print_json({**data, "differences": [asdict(difference) for difference in found]})
        return
    for difference in found:
        typer.echo(str(difference))
    if not found:
        typer.echo(message("edition-same"))
    elif old.hash == new.hash:
        typer.echo(message("edition-plays-same"))


@app.command("new", cls=LocalisedCommand, help="about-edition-new")
def new_edition(
    file: Annotated[Path, typer.Argument(metavar="metavar-file", help="argument-edition-file")],
    origin: Annotated[
        str,
        typer.Option(
            "--from",
            metavar="metavar-edition",
            help="option-edition-from",
            autocompletion=complete_edition,
        ),
    ] = "classic",
) -> None:
    from tearum.edition.new import write_new
    from tearum.edition.problem import EditionError

    try:
        edition = write_new(file, origin)
    except EditionError as error:
        raise as_user_error(error) from None
    typer.echo(message("edition-written", file=str(file), edition=edition.id))


def checked_edition(edition: str, as_json: bool) -> "Edition":
    """The edition, or the list of its problems and the end of the command."""
    from tearum.edition.edition import load, read_content
    from tearum.edition.problem import EditionError

    read_content(edition)  # a missing file is the user's mistake, not a problem of it
    try:
        return load(edition)
    except EditionError as error:
        if as_json:
            problems = [
                {
                    "line": problem.line or None,
                    "where": problem.where,
                    "problem": problem.message.text(language()),
                }
                for problem in error.problems
            ]
            print_json({"edition": edition, "ok": False, "problems": problems})
        else:
            typer.echo(error.text(language()))
        raise typer.Exit(CHECK_FAILED) from None
