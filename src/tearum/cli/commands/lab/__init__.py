"""`tearum lab`: measure how balanced an edition is, on runs of `tearum simulate`."""

import typer

from tearum.cli.commands.lab import compare, experiments, report, trial, tune
from tearum.cli.localised import LocalisedGroup

app = typer.Typer(cls=LocalisedGroup, help="about-lab", no_args_is_help=True)
for module in (trial, report, compare, experiments, tune):
    app.registered_commands += module.app.registered_commands
