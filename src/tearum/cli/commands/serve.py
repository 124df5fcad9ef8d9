"""`tearum serve`, `tearum backup` and `tearum restore`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tearum.cli.errors import UserError

if TYPE_CHECKING:
    from tearum.server.settings import Settings

Data = Annotated[
    Path | None,
    typer.Option(
        help="The folder of the games. Without it: TEARUM_DATABASE_URL, or your data folder."
    ),
]


app = typer.Typer()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others in your network join.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8642,
    data: Data = None,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="The address people see, where a proxy stands before the server."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes for the bots.")] = 2,
) -> None:
    """Open the table in the browser, for yourself or for everybody in the network."""
    settings = _settings(data, tuple(origin or ()), workers)
    from tearum.server.run import run
    from tearum.server.store.storage import StorageError

    try:
        run(settings, host, port, open_page)
    except StorageError as error:
        raise UserError(f"The database can't be used: {error}") from None
    except OSError as error:
        raise UserError(
            f"The server can't listen on {host}, port {port}: {error.strerror}. "
            "Another one may be running; --port names another port."
        ) from None


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, for example games.tearum.")],
    data: Data = None,
) -> None:
    """Write all games into one file. The server may go on running."""
    settings = _settings(data)
    from tearum.server.store.backup import BackupError, write_backup

    try:
        count = write_backup(settings.database, file)
    except BackupError as error:
        raise UserError(str(error)) from None
    typer.echo(f"{file}: {count} tables.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `tearum backup` has written.")],
    data: Data = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Put the games of a backup in the place of all games there are now."""
    settings = _settings(data)
    from tearum.server.store.backup import BackupError, restore_backup

    if not yes:
        typer.confirm("All games that are there now will be gone. Go on?", abort=True)
    try:
        count = restore_backup(settings.database, file)
    except BackupError as error:
        raise UserError(str(error)) from None
    typer.echo(f"{file}: {count} tables are back. A running server has noticed in a few seconds.")


def _settings(data: Path | None, origins: tuple[str, ...] = (), workers: int = 2) -> "Settings":
    try:
        from tearum.server.settings import Settings, database_from, lab_from
    except ImportError as error:
        raise UserError(
            f"The server needs more packages ({error.name} is missing): "
            "install them with pip install 'tearum[server]'."
        ) from None
    try:
        return Settings(database_from(data), origins=origins, workers=workers, lab=lab_from(data))
    except ImportError as error:
        raise UserError(
            f"This database needs {error.name}: install it with pip install 'tearum[postgres]'."
        ) from None
    except ValueError as error:
        raise UserError(f"TEARUM_DATABASE_URL is no address of a database: {error}.") from None
    except OSError as error:
        raise UserError(
            f"The folder of the games can't be used: {error.strerror} ({error.filename}). "
            "--data names another."
        ) from None
