"""`--lang`, read before anything is parsed, so that help and errors can use it."""

from collections.abc import Sequence

from tearum.cli.options.language import OPTION, request_language


def choose_language(arguments: Sequence[str]) -> None:
    """Use the language of `--lang`, or the system's without it."""
    wanted = _option_value(arguments)
    if wanted is not None:  # without it the texts are not loaded, for a quick start
        _check(wanted)
    request_language(wanted)


def _check(wanted: str) -> None:
    from tearum.cli.errors import UserError
    from tearum.cli.messages import message, shortened
    from tearum.contract.languages import LANGUAGES

    if wanted not in LANGUAGES:
        request_language(None)
        raise UserError(
            message("error-language", languages=", ".join(LANGUAGES), given=shortened(wanted))
        )


def _option_value(arguments: Sequence[str]) -> str | None:
    """The value of the last `--lang`; a missing value is left for the parser to report."""
    found = None
    for i, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == OPTION and i + 1 < len(arguments):
            found = arguments[i + 1]
        elif argument.startswith(f"{OPTION}="):
            found = argument.partition("=")[2]
    return found
