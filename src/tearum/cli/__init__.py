"""The command `tearum`: finds the subcommand, runs it, and reports errors in one line.

`commands` has one file per subcommand, `options` what they share, `display` what they show, and
`table` the table in the terminal. Words: `messages` and `localised`. How a command ends: `output`,
`exit_codes`, `errors`, `confirm`. For the server: `local_addresses`, `replay_upload`.
"""

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from tearum.cli.exit_codes import INTERRUPTED, READER_GONE
from tearum.cli.localised import LocalisedGroup

if TYPE_CHECKING:
    from typer._click import Command, Context, Parameter

# The modules of the commands.
COMMANDS: Final = ("play", "simulate", "replay", "review", "rules", "perft", "arena", "serve")
GROUPS: Final = ("record", "edition", "lab")

app = typer.Typer(
    cls=LocalisedGroup,
    name="tearum",
    help="about-tearum",
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _load_commands() -> None:
    if app.registered_commands:
        return
    for name in COMMANDS:
        commands = import_module(f"tearum.cli.commands.{name}").app.registered_commands
        app.registered_commands += commands
    for name in GROUPS:
        app.add_typer(import_module(f"tearum.cli.commands.{name}").app, name=name)


def _show_version(wanted: bool) -> None:
    if wanted:
        from tearum import __version__

        typer.echo(f"tearum {__version__}")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="option-version", callback=_show_version)
    ] = False,
) -> None:
    """Options of the command itself. Without a subcommand it opens the table in the browser."""
    _say_if_plain(context)
    if context.invoked_subcommand is None:
        from tearum.cli.commands.serve import serve

        serve(open_page=True)


def _say_if_plain(context: typer.Context) -> None:
    from tearum import build

    reason = build.why_plain()
    if reason is None or not sys.stderr.isatty():
        return
    from tearum.cli.messages import message

    notice = message("plain-not-compiled" if reason == "not-compiled" else "plain-no-compiler")
    if context.invoked_subcommand == "play":  # its table takes the whole screen
        context.call_on_close(lambda: print(notice, file=sys.stderr))
    else:
        print(notice, file=sys.stderr)


def main() -> None:
    """Runs the command line and ends the process."""
    from tearum.cli.errors import error_message, exit_code
    from tearum.cli.options.language_option import choose_language

    sys.path.append("")  # bots of one's own are found where the command is called
    _load_commands()
    try:
        choose_language(sys.argv[1:])
        status = _command().main(prog_name="tearum", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        _close_quietly()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        text = error_message(error)
        if text is None:
            raise
        if text:
            print(f"tearum: {text}", file=sys.stderr)
        sys.exit(exit_code(error))
    sys.exit(status if isinstance(status, int) else 0)


def _command() -> "Command":
    command = typer.main.get_command(app)
    for param in command.params:
        if param.name == "install_completion":
            param.callback = _install_completion
    return command


def _install_completion(context: "Context", param: "Parameter", wanted: bool) -> bool:
    """Replaces Typer's own callback, which speaks English only."""
    if not wanted or context.resilient_parsing:
        return wanted
    from typer._completion_shared import install

    from tearum.cli.messages import message

    shell, path = install()
    typer.echo(message("completion-installed", shell=shell, file=str(path)))
    raise typer.Exit


def _close_quietly() -> NoReturn:
    """The reader of our output has gone, so there is nobody to report anything to."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(READER_GONE)
