"""The command `tearum`. Whatever goes wrong is told in one line, never in a traceback."""

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Final, NoReturn

import typer

MISTAKE: Final = 2  # exit codes
STOPPED: Final = 130

app = typer.Typer(
    name="tearum",
    help="Tea & Rum in the terminal: play, simulate, replay, and look things up.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

# The modules of the commands. One that is not part of this installation is left out.
COMMANDS: Final = ("play", "simulate", "replay", "rules", "perft", "arena", "serve")
GROUPS: Final = ("record", "edition", "lab")


def _mount() -> None:
    if app.registered_commands:
        return
    for name in COMMANDS:
        if find_spec(f"tearum.cli.commands.{name}") is not None:
            app.registered_commands += import_module(
                f"tearum.cli.commands.{name}"
            ).app.registered_commands
    for name in GROUPS:
        app.add_typer(import_module(f"tearum.cli.commands.{name}").app, name=name)


def _say_version(wanted: bool) -> None:
    if wanted:
        from tearum import __version__

        typer.echo(f"tearum {__version__}")
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", help="Say the version and stop.", callback=_say_version),
    ] = False,
) -> None:
    """Options of the command itself."""
    from tearum import build

    notice = build.notice()
    if notice is None or not sys.stderr.isatty():
        return
    if context.invoked_subcommand == "play":  # its table takes the whole screen
        context.call_on_close(lambda: print(notice, file=sys.stderr))
    else:
        print(notice, file=sys.stderr)


def main() -> None:
    """Runs the command line and ends the process."""
    from tearum.cli.errors import told

    sys.path.append("")  # bots of one's own are found where the command is called
    _mount()
    try:
        status = app(prog_name="tearum", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:
        _close_quietly()
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except Exception as error:
        message = told(error)
        if message is None:
            raise
        if message:
            print(f"tearum: {message}", file=sys.stderr)
        sys.exit(MISTAKE)
    sys.exit(status if isinstance(status, int) else 0)


def _close_quietly() -> NoReturn:
    """Whoever read our output has gone: nobody is left to tell anything."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(MISTAKE)
