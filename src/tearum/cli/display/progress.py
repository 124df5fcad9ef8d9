"""Progress bars of long commands, on standard error."""

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text

from tearum.cli.messages import message


class RateColumn(ProgressColumn):
    """How many games are played per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        shown = "" if speed is None else message("progress-rate", n=f"{speed:.3g}")
        return Text(shown, style="progress.data.speed")


def progress_bar(shown: bool = True, games: bool = True) -> Progress:
    """A bar that disappears when it is done; at a terminal only. It may count something else."""
    console = Console(stderr=True)
    rate = (RateColumn(),) if games else ()
    columns = (BarColumn(), MofNCompleteColumn(), *rate, TimeRemainingColumn())
    visible = shown and console.is_terminal
    return Progress(*columns, console=console, transient=True, disable=not visible)
