"""`tearum rules`: the rules in words, all of them or those asked for."""

from typing import Annotated

import typer

from tearum.cli.errors import UserError
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message, shortened
from tearum.cli.options.language import language
from tearum.cli.output import AsJson, print_json

app = typer.Typer()


@app.command(cls=LocalisedCommand, help="about-rules")
def rules(
    wanted: Annotated[
        str | None, typer.Argument(metavar="metavar-rule", help="argument-rule")
    ] = None,
    as_json: AsJson = False,
) -> None:
    from tearum.cli.display import rulebook
    from tearum.cli.table.terminal import Terminal
    from tearum.text import text_in

    found = rulebook.find(language(), wanted) if wanted else list(rulebook.rules(language()))
    if not found:
        raise UserError(message("error-no-such-rule", given=shortened(str(wanted))))
    if as_json:
        print_json([rule.to_json() for rule in found if rule.id])
        return
    terminal = Terminal()
    if wanted is None:
        text = text_in(language())
        terminal.say(text.message("rules-title"), "bold")
        terminal.say(text.message("rules-intro"))
    terminal.show(rulebook.lines(language(), found, terminal.width))
