"""`tearum serve`, `tearum backup`, `tearum restore` and `tearum tidy`."""

import os
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tearum.cli.confirm import confirm
from tearum.cli.errors import UserError, as_user_error, missing_package
from tearum.cli.localised import LocalisedCommand
from tearum.cli.messages import message
from tearum.cli.options.language import language
from tearum.cli.output import AsJson, print_json
from tearum.messages.system_reason import system_reason_text

if TYPE_CHECKING:
    from tearum.server.ops.settings import Settings

app = typer.Typer()

ANY_ADDRESS: Final = ("0.0.0.0", "::")
PACKAGES: Final = ("msgspec", "platformdirs", "sqlalchemy", "starlette", "uvicorn")  # of `server`
THIS_MACHINE: Final = ("127.0.0.1", "localhost", "::1")

UnbegunDays = Annotated[
    int, typer.Option(min=0, max=36_500, metavar="metavar-days", help="option-unbegun-days")
]
FinishedDays = Annotated[
    int, typer.Option(min=0, max=36_500, metavar="metavar-days", help="option-finished-days")
]
Data = Annotated[Path | None, typer.Option(metavar="metavar-folder", help="option-data")]


@app.command(cls=LocalisedCommand, help="about-serve")
def serve(
    host: Annotated[str, typer.Option(metavar="metavar-address", help="option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="option-port")] = 8642,
    data: Data = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="option-open")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="metavar-address", help="option-origin")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="option-workers")] = 2,
    unbegun_days: UnbegunDays = 7,
    finished_days: FinishedDays = 365,
) -> None:
    settings = replace(_settings(data), host=host, origins=tuple(origin or ()), workers=workers)
    from tearum.server.http.page_files import page_folder
    from tearum.server.ops.settings import Retention
    from tearum.server.run import run
    from tearum.server.store.database import UnusableDatabaseError
    from tearum.server.store.game_store import StorageError

    if open_page and page_folder() is None:
        raise UserError(message("error-no-page"))
    settings = replace(settings, retention=Retention(unbegun_days, finished_days))

    def announce(port: int) -> None:
        for line in address_lines(host, port):
            print(line, file=sys.stderr, flush=True)

    try:
        run(settings, host, port, open_page, announce)
    except UnusableDatabaseError as error:
        raise as_user_error(error) from None
    except StorageError as error:
        raise UserError(message("error-database", reason=error.text(language()))) from None
    except OSError as error:
        reason = system_reason_text(error, language())
        raise UserError(message("error-listen", host=host, port=str(port), reason=reason)) from None


def address_lines(host: str, port: int) -> list[str]:
    """Where the table is open: for this machine, and for others if they can reach it."""
    from tearum.cli.local_addresses import local_addresses

    shown = "localhost" if host in (*ANY_ADDRESS, *THIS_MACHINE) else host
    lines = [message("serve-open", address=_url(shown, port))]
    if host in THIS_MACHINE:
        lines.append(message("serve-local-only"))
    elif host in ANY_ADDRESS:
        addresses = ", ".join(_url(address, port) for address in local_addresses())
        lines.append(
            message("serve-network", addresses=addresses)
            if addresses
            else message("serve-no-network")
        )
    return lines


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


@app.command(cls=LocalisedCommand, help="about-backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="metavar-file", help="argument-backup")],
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    if data is not None and not data.is_dir():
        raise UserError(message("error-no-database", folder=str(data)))
    settings = _settings(data)
    from tearum.server.store.backup import BackupError, write_backup

    _check_database(settings.database, "error-no-database")
    try:
        count = write_backup(settings.database, file)
    except BackupError as error:
        raise as_user_error(error) from None
    _report_tables("backup-done", file, count, as_json)


@app.command(cls=LocalisedCommand, help="about-restore")
def restore(
    file: Annotated[Path, typer.Argument(metavar="metavar-file", help="argument-restore")],
    data: Data = None,
    yes: Annotated[bool, typer.Option("--yes", help="option-yes")] = False,
    as_json: AsJson = False,
) -> None:
    settings = _settings(data)
    from tearum.server.store import backup

    try:
        backup.check_backup(file)
        if not yes and not confirm(message("confirm-restore")):
            raise UserError(message("confirm-no"))
        restored = backup.restore(settings.database, file)
    except backup.BackupError as error:
        raise as_user_error(error) from None
    if restored.set_aside is not None:
        print(message("restore-set-aside", file=str(restored.set_aside)), file=sys.stderr)
    _report_tables("restore-done", file, restored.tables, as_json)


@app.command(cls=LocalisedCommand, help="about-tidy")
def tidy(
    data: Data = None,
    unbegun_days: UnbegunDays = 7,
    finished_days: FinishedDays = 365,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="option-dry-run")] = False,
    as_json: AsJson = False,
) -> None:
    if data is not None and not data.is_dir():
        raise UserError(message("error-nothing-to-tidy", folder=str(data)))
    settings = _settings(data)
    from tearum.server.ops.settings import Retention
    from tearum.server.replays.tidy import tidy_database
    from tearum.server.store.database import UnusableDatabaseError
    from tearum.server.store.game_store import StorageError

    _check_database(settings.database, "error-nothing-to-tidy")
    try:
        done = tidy_database(settings, Retention(unbegun_days, finished_days), dry_run)
    except UnusableDatabaseError as error:
        raise as_user_error(error) from None
    except StorageError as error:
        raise UserError(message("error-database", reason=error.text(language()))) from None
    if as_json:
        print_json({"removed": done.removed, "archived": done.archived, "dry_run": dry_run})
    else:
        name = "tidy-would" if dry_run else "tidy-done"
        typer.echo(message(name, removed=done.removed, archived=done.archived))


def _report_tables(message_id: str, file: Path, count: int, as_json: bool) -> None:
    if as_json:
        print_json({"file": str(file), "tables": count})
    else:
        typer.echo(message(message_id, file=str(file), tables=message("count-tables", n=count)))


def _check_database(database: str, message_id: str) -> None:
    """Refuses an SQLite database that is not there, which reading would create."""
    scheme, _, path = database.partition(":///")
    if scheme.startswith("sqlite") and not Path(path).is_file():
        raise UserError(message(message_id, folder=str(Path(path).parent)))


def _settings(data: Path | None) -> "Settings":
    from tearum.server.ops.settings import Settings, database_url, lab_folder

    missing = [name for name in PACKAGES if find_spec(name) is None]
    if missing:
        raise missing_package("tearum serve", ", ".join(missing), "server")
    try:
        token = os.environ.get("TEARUM_METRICS_TOKEN", "")
        return Settings(database_url(data), lab=lab_folder(data), metrics_token=token)
    except ImportError as error:
        raise missing_package("TEARUM_DATABASE_URL", str(error.name), "postgres") from None
    except ValueError as error:
        raise UserError(message("error-database-address", reason=str(error))) from None
    except OSError as error:
        reason, folder = system_reason_text(error, language()), str(error.filename)
        raise UserError(message("error-data-folder", reason=reason, folder=folder)) from None
