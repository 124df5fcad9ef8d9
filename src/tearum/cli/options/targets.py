"""The targets that a report, a comparison or a search uses."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.messages import message
from tearum.cli.options.completion import complete_file

if TYPE_CHECKING:
    from tearum.balance.targets.target import Targets
    from tearum.edition import Edition

TargetsFile = Annotated[
    Path | None,
    typer.Option(
        "--targets", metavar="metavar-file", help="option-targets", autocompletion=complete_file
    ),
]
IN_RUN = "targets.toml"  # a copy of the edition's own targets, in the folder of a run


def targets_of_runs(file: Path | None, runs: Sequence[Path]) -> "Targets":
    """The targets of the file; otherwise those of the first run that has its own, or classic's."""
    own = [run / IN_RUN for run in runs if (run / IN_RUN).exists()]
    return _read(file or (own[0] if own else None))


def targets_of_edition(file: Path | None, edition: "Edition", path: Path) -> "Targets":
    """The targets of the file; otherwise those that the edition at this path names."""
    return _read(file or _named(edition, path))


def copy_targets(edition: "Edition", path: Path, run: Path) -> None:
    """Keeps the targets that an edition names with its games: a run has no other way to them."""
    named = _named(edition, path)
    if named is not None:
        shutil.copyfile(named, run / IN_RUN)


def _named(edition: "Edition", path: Path) -> Path | None:
    if not edition.targets:
        return None
    named = path.parent / edition.targets
    if named.exists():
        return named
    typer.echo(message("targets-missing", file=str(named)), err=True)
    return None


def _read(file: Path | None) -> "Targets":
    from tearum.balance.targets.target_file import classic_targets, read_targets

    return read_targets(file) if file is not None else classic_targets()
