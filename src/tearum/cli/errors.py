"""Errors of the command line, and the message that each of them is reported with."""

from tearum.cli.exit_codes import CHECK_FAILED, USER_ERROR


class UserError(Exception):
    """A mistake of the user: reported as one message, without a traceback."""

    exit_code = USER_ERROR


class CheckError(UserError):
    """What the command was asked to check is not in order."""

    exit_code = CHECK_FAILED


def missing_package(what: str, packages: str, extra: str) -> UserError:
    """For a command or an option that needs an optional dependency."""
    from tearum.cli.messages import message

    command = f"pip install 'tearum[{extra}]'"
    return UserError(message("error-needs-package", what=what, packages=packages, command=command))


def as_user_error(error: Exception) -> UserError:
    """An error of another room as a mistake of the user, in the language of the command."""
    from tearum.cli.options.language import language
    from tearum.edition.problem import EditionError
    from tearum.messages.explained_error import ExplainedError

    if isinstance(error, ExplainedError | EditionError):
        return UserError(error.text(language()))
    return UserError(str(error))


def exit_code(error: Exception) -> int:
    return error.exit_code if isinstance(error, UserError) else USER_ERROR


def error_message(error: Exception) -> str | None:
    """The message for an error that the user can do something about; None for a bug of ours."""
    from typer import Abort
    from typer._click.exceptions import ClickException, NoArgsIsHelpError, UsageError

    from tearum.cli.localised import usage_error
    from tearum.cli.messages import message
    from tearum.cli.options.language import language
    from tearum.messages.system_reason import system_reason_text

    if isinstance(error, UserError):
        return str(error)
    if isinstance(error, NoArgsIsHelpError):
        return f"{message('error-missing-command')}\n\n{error.format_message()}"
    if isinstance(error, UsageError):
        return usage_error(error)
    if isinstance(error, Abort | EOFError):
        return message("error-terminal-closed")
    if isinstance(error, ClickException):
        return error.format_message()
    if isinstance(error, OSError):
        file = str(error.filename or message("metavar-file"))
        return message("error-file", file=file, reason=system_reason_text(error, language()))
    return _room_message(error)


def _room_message(error: Exception) -> str | None:
    """Errors of other rooms whose messages are written for users."""
    from tearum.bots import NoSuchBotError
    from tearum.edition import EditionError
    from tearum.game import NotAnAction, RecordError

    known = (EditionError, RecordError, NotAnAction, NoSuchBotError)
    return str(as_user_error(error)) if isinstance(error, known) else None
