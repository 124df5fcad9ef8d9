"""Help and usage errors of Typer in the language of the command.

In the code, a help text is the id of a message in `command.ftl`. It is looked up when help is
shown, so that a command that runs pays nothing for it.
"""

import re
from typing import TYPE_CHECKING, Any, Final

import typer.core
from typer._click import Command, Context, HelpFormatter, Parameter
from typer._click import types as click_types
from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoSuchOption,
    UsageError,
)
from typer._types import TyperChoice
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from tearum.cli.messages import attribute, message, shortened

# Typer's own words, by the text it would translate with gettext if it came with translations.
_TYPER_TEXTS: Final = {
    "Arguments": "usage-arguments",
    "Options": "usage-options",
    "Commands": "usage-commands",
    "required": "usage-required",
    "Missing command.": "error-missing-command",
}
MAX_SHOWN: Final = 100_000  # larger bounds are left out of the help
_TYPER_OPTIONS: Final = ("help", "install_completion", "show_completion")


def _translate(text: str) -> str:
    if text == "default: {default}":
        return message("usage-default", default="{default}")
    return message(_TYPER_TEXTS[text]) if text in _TYPER_TEXTS else text


# Typer looks its words up with this function and offers no other way to replace them.
typer.core._ = _translate  # type: ignore[attr-defined, assignment]


if TYPE_CHECKING:
    _Base = Command
else:
    _Base = object


class _Localised(_Base):
    """What commands and groups have in common: `--lang`, and texts by their ids."""

    _is_translated = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(_language_option())

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except UsageError as error:
            error.ctx = error.ctx or ctx  # the parser does not always know whose options it reads
            raise

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        self.translate(ctx)
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        pieces = [piece.strip("{}") for piece in self.collect_usage_pieces(ctx)]
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{message('usage-heading')} ")

    def get_short_help_str(self, limit: int = 45) -> str:
        return attribute(self.help, "short") if self.help else ""

    def translate(self, ctx: Context) -> None:
        """Replaces ids by texts, once."""
        if self._is_translated:
            return
        self._is_translated = True
        self.help = message(self.help) if self.help else None
        self.options_metavar = message("metavar-options")
        for param in self.get_params(ctx):
            assert isinstance(param, TyperOption | TyperArgument)
            own = param.name in _TYPER_OPTIONS
            message_id = f"option-{param.name}".replace("_", "-") if own else param.help
            # Typer sets a default apart with two spaces, which a message can't hold.
            param.help = message(message_id).replace(" [", "  [") if message_id else None
            param.metavar = _metavar(param)
            if isinstance(param.type, click_types._NumberRangeBase):
                bounds = _range_text(param.type)
                param.type._describe_range = lambda bounds=bounds: bounds  # type: ignore[method-assign, misc]


class LocalisedCommand(_Localised, TyperCommand):
    pass


class LocalisedGroup(_Localised, TyperGroup):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.suggest_commands = False  # the suggestion is part of our message

    def translate(self, ctx: Context) -> None:
        super().translate(ctx)
        self.subcommand_metavar = message("metavar-command")

    def resolve_command(self, ctx: Context, args: list[str]) -> Any:
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise UsageError(_no_command(args[0], list(self.commands)), ctx)
        return super().resolve_command(ctx, args)


def usage_error(error: UsageError) -> str:
    """What is wrong with the options and arguments, in one sentence, and where to read on."""
    help_command = f"{error.ctx.command_path if error.ctx else 'tearum'} --help"
    return f"{_usage_problem(error)} {message('error-see-help', command=help_command)}"


def _usage_problem(error: UsageError) -> str:
    if isinstance(error, MissingParameter) and error.param is not None:
        message_id = "error-missing-option" if _is_option(error.param) else "error-missing-argument"
        return message(message_id, name=_name(error.param))
    if isinstance(error, BadParameter) and error.param is not None:
        return _bad_value(error.param, error.message)
    if isinstance(error, NoSuchOption):
        return _no_option(error.option_name, error.possibilities or ())
    if isinstance(error, BadOptionUsage):
        takes_none = "does not take a value" in error.message
        message_id = "error-option-value" if takes_none else "error-option-no-value"
        return message(message_id, name=error.option_name)
    if extra := re.fullmatch(r"Got unexpected extra argument\(s\) \((.*)\)", error.message):
        return message("error-extra-argument", given=shortened(extra[1]))
    return error.format_message()


def _bad_value(param: Parameter, problem: str) -> str:
    """What the option takes, by its type; Typer's message begins with what was given instead."""
    given = shortened(problem.partition(" is not")[0].strip("'"))
    kind = param.type
    args = {"name": _name(param), "given": given}
    if isinstance(kind, click_types._NumberRangeBase) and kind.max is None:
        return message("error-number-least", low=str(kind.min), **args)
    if isinstance(kind, click_types._NumberRangeBase):
        return message("error-number-range", low=str(kind.min), high=str(kind.max), **args)
    if isinstance(kind, click_types.IntParamType):
        return message("error-whole-number", **args)
    if isinstance(kind, click_types.FloatParamType):
        return message("error-number", **args)
    if isinstance(kind, TyperChoice):
        return message("error-choice", choices=", ".join(map(str, _choices(kind))), **args)
    return message("error-value", **args)


def _choices(kind: Any) -> list[str]:
    return [str(getattr(choice, "value", choice)) for choice in kind.choices]


def _no_command(given: str, known: list[str]) -> str:
    return message("error-no-command", given=shortened(given), suggestion=_suggestion(given, known))


def _no_option(given: str, possible: Any) -> str:
    return message(
        "error-no-option", given=shortened(given), suggestion=_suggestion(given, list(possible))
    )


def _range_text(kind: Any) -> str:
    """The bounds of a number, without those that only protect the machine."""
    low, high = f"{kind.min:g}", kind.max
    if high is None:
        return message("usage-least", low=low)
    return message("usage-range", low=low, high=f"{high:g}") if high < MAX_SHOWN else ""


def _suggestion(given: str, known: list[str]) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(given, known)), "none")


def _is_option(param: Parameter) -> bool:
    return param.param_type_name == "option"


def _name(param: Parameter) -> str:
    """As the help shows it: --out, or FILE."""
    return param.opts[0] if _is_option(param) else str(_metavar(param))


def _metavar(param: Parameter) -> str | None:
    """The word that stands for a value: given by its id, or by the type of the option."""
    if param.metavar:
        given = param.metavar
        return message(given) if given.startswith("metavar-") else given
    if isinstance(param, TyperOption) and param.is_flag:
        return None
    if isinstance(param.type, TyperChoice):
        return "|".join(_choices(param.type))
    if isinstance(param.type, click_types.IntParamType | click_types.FloatParamType):
        return message("metavar-number")
    return message("metavar-text")


def _language_option() -> TyperOption:
    from tearum.cli.options.completion import complete_language
    from tearum.cli.options.language import OPTION

    return TyperOption(
        param_decls=[OPTION],
        expose_value=False,  # `choose_language` has read it before
        help="option-lang",
        metavar="metavar-language",
        autocompletion=lambda ctx, args, incomplete: complete_language(incomplete),
    )
