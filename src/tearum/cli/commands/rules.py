"""`tearum rules`: the rules in words, all of them or those that are asked for."""

from typing import Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.options.language import Language, language_of

app = typer.Typer()


@app.command()
def rules(
    wanted: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="A rule (TRD-04), a chapter (TRD), a word.")
    ] = None,
    lang: Language = None,
) -> None:
    """Read the rules. Where the printed rules are silent, our answer is marked as a ruling."""
    from tearum.cli import rulebook
    from tearum.cli.table.terminal import Terminal
    from tearum.text import text_in

    language = language_of(lang)
    terminal = Terminal()
    if wanted is None:
        text = text_in(language)
        terminal.say(text.message("rules-title"), "bold")
        terminal.say(text.message("rules-intro"))
    found = rulebook.find(language, wanted) if wanted else list(rulebook.rules(language))
    if not found:
        raise UserError(text_in(language).message("prompt-no-rule", typed=str(wanted)[:40]))
    terminal.show(rulebook.lines(language, found, terminal.width))
