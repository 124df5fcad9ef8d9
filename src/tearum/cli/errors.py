"""Errors of the command line, and how any error is told to the person at the keyboard."""


class UserError(Exception):
    """A mistake of the person at the keyboard: told in one message, without a traceback."""


def told(error: Exception) -> str | None:
    """The message for an error that a person can do something about; None for a fault of ours."""
    from typer import Abort
    from typer._click.exceptions import ClickException, NoArgsIsHelpError, UsageError

    from tearum.bots import NoSuchBotError
    from tearum.edition import EditionError
    from tearum.game import NotAnAction, RecordError

    if isinstance(error, NoArgsIsHelpError):
        return f"say what to do.\n\n{error.format_message()}"
    if isinstance(error, UsageError):
        help_of = error.ctx.command_path if error.ctx else "tearum"
        return f"{_sentence(error.format_message())} See: {help_of} --help"
    if isinstance(error, Abort | EOFError):
        return "the terminal was closed before an answer came."
    if isinstance(error, ClickException):
        return error.format_message()
    if isinstance(error, OSError):
        return _sentence(f"{error.filename or 'a file'}: {error.strerror or error}")
    known = (UserError, EditionError, RecordError, NotAnAction, NoSuchBotError)
    return str(error) if isinstance(error, known) else None


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."
