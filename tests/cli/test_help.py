"""Help and usage errors follow the language of the command."""

import ast
import re
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from tearum import cli
from tearum.bots import DEFAULT_BUDGET
from tearum.contract.languages import LANGUAGES
from tearum.messages.bundle import FOLDER

from .conftest import Command

SOURCES = Path(cli.__file__).parent
PATHS = (
    ("play",),
    ("simulate",),
    ("replay",),
    ("review",),
    ("rules",),
    ("perft",),
    ("arena",),
    ("serve",),
    ("backup",),
    ("restore",),
    ("tidy",),
    *(("record", name) for name in ("show", "check", "export")),
    *(("edition", name) for name in ("check", "show", "diff", "new")),
    *(("lab", name) for name in ("try", "report", "compare", "ban", "strategies", "tune")),
)


def ids_of_command_file(language: str) -> set[str]:
    text = (FOLDER / language / "command" / "command.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def strings_in_sources() -> set[str]:
    return {
        node.value
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def plain_spaces(text: str) -> str:
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_the_list_of_commands_is_complete(tearum: Command) -> None:
    tearum("--version")  # loads the commands
    root = typer.main.get_command(cli.app)
    assert isinstance(root, TyperGroup)
    found: set[tuple[str, ...]] = set()
    for name, command in root.commands.items():
        inner = command.commands if isinstance(command, TyperGroup) else None
        found |= {(name, sub) for sub in inner} if inner else {(name,)}
    assert found == set(PATHS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [(), ("record",), ("edition",), ("lab",), *PATHS], ids=" ".join)
def test_every_help_text_is_found(tearum: Command, path: tuple[str, ...], language: str) -> None:
    result = tearum(*path, "--help", "--lang", language)
    assert result.status == 0
    assert not re.search(r"\b(about|option|argument|metavar|usage)-[a-z]", result.out), result.out
    assert "--lang" in result.out
    assert not re.search(r"\[(\w+[^\]:]*):[^\]]*\]\s+\[\1:", result.out), "a default is given twice"
    assert all(len(line) <= 80 for line in result.out.splitlines())


def test_every_message_is_used() -> None:
    used = strings_in_sources()
    # Found by the name of a column, a count or an option of Typer.
    families = ("simulate-", "arena-col-", "lab-compare-col-", "option-")
    unused = ids_of_command_file("en") - used - {"edition-values"}  # of tearum.edition.show
    assert {one for one in unused if not one.startswith(families)} == set()


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ["Usage: tearum perft [OPTIONS]", "Options:", "[default: 4]", "Show this help"]),
        (
            "fr",
            ["Usage : tearum perft [OPTIONS]", "Options :", "[par défaut : 4]", "Affiche cette"],
        ),
        ("de", ["Aufruf: tearum perft [OPTIONEN]", "Optionen:", "[Standard: 4]", "Zeigt diese"]),
    ],
)
def test_headings_and_defaults_are_translated(
    tearum: Command, language: str, headings: list[str]
) -> None:
    shown = plain_spaces(tearum("perft", "--help", "--lang", language).out).replace(
        "\N{NARROW NO-BREAK SPACE}", " "
    )
    for heading in headings:
        assert heading in shown


def test_bounds_of_numbers_are_said_in_words(tearum: Command) -> None:
    shown = " ".join(tearum("arena", "--help").out.split())
    assert "[default: 4; 2 to 4]" in shown
    assert "[default: 400]" in shown
    assert "[0.1 to 100]" in shown
    assert "[default: 20; at least 1]" in tearum("lab", "tune", "--help").out
    assert "[Standard: 4; 2 bis 4]" in tearum("arena", "--help", "--lang", "de").out
    assert "<=" not in shown


def test_the_default_budget_of_the_arena_is_true(tearum: Command) -> None:
    assert f"[default: {DEFAULT_BUDGET.seconds:g}]" in tearum("arena", "--help").out


@pytest.mark.parametrize("option", [["--lang", "de"], ["--lang=de"]])
def test_the_language_can_be_given_before_or_after_the_command(
    tearum: Command, option: list[str]
) -> None:
    expected = tearum("perft", "--help", "--lang", "de").out
    assert tearum(*option, "perft", "--help").out == expected
    assert tearum("perft", *option, "--help").out == expected


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_help_follows_the_system(
    tearum: Command, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setenv(variable, "fr_FR.UTF-8")
    assert "Commandes" in tearum("--help").out
    assert "Commands" in tearum("--help", "--lang", "en").out


@pytest.mark.parametrize(
    ("arguments", "en", "fr", "de"),
    [
        (["--x"], "No such option: --x.", "Option inconnue : --x.", "Unbekannte Option: --x."),
        (
            ["simulat"],
            "No such command: simulat. Did you mean simulate?",
            "Commande inconnue : simulat. Vouliez-vous dire simulate ?",
            "Unbekannter Befehl: simulat. Meintest du simulate?",
        ),
        (
            ["record", "show"],
            "Missing argument FILE.",
            "Il manque l’argument FICHIER.",
            "Es fehlt das Argument DATEI.",
        ),
        (
            ["rules", "a", "b"],
            "Unexpected argument: b.",
            "Argument inattendu : b.",
            "Unerwartetes Argument: b.",
        ),
        (
            ["perft", "--players", "x"],
            "--players must be a whole number, not x.",
            "--players doit être un nombre entier, pas x.",
            "--players muss eine ganze Zahl sein, nicht x.",
        ),
        (
            ["perft", "--depth", "99"],
            "--depth must be a number from 1 to 20, not 99.",
            "--depth doit être un nombre de 1 à 20, pas 99.",
            "--depth muss eine Zahl von 1 bis 20 sein, nicht 99.",
        ),
        (
            ["perft", "--seed"],
            "Option --seed needs a value.",
            "L’option --seed demande une valeur.",
            "Die Option --seed braucht einen Wert.",
        ),
        (
            ["perft", "--json=1"],
            "Option --json does not take a value.",
            "L’option --json ne prend pas de valeur.",
            "Die Option --json nimmt keinen Wert an.",
        ),
        (["record"], "Missing command.", "Il manque une commande.", "Es fehlt ein Befehl."),
        (
            ["simulate", "--on", "mars"],
            "--on must be one of local, ray, not mars.",
            "--on doit valoir local, ray, pas mars.",
            "--on muss eines von local, ray sein, nicht mars.",
        ),
        (
            ["lab", "report", "x"],
            "Missing option --out.",
            "Il manque l’option --out.",
            "Es fehlt die Option --out.",
        ),
    ],
)
def test_usage_errors_are_translated(
    tearum: Command, arguments: list[str], en: str, fr: str, de: str
) -> None:
    for language, expected in (("en", en), ("fr", fr), ("de", de)):
        result = tearum("--lang", language, *arguments)
        assert result.status == 2
        assert plain_spaces(result.err).startswith(f"tearum: {expected}")


@pytest.mark.parametrize(
    "arguments", [["perft", "--seed"], ["perft", "--json=1"], ["perft", "--x"]]
)
def test_usage_errors_name_the_help_of_their_command(tearum: Command, arguments: list[str]) -> None:
    assert tearum(*arguments).err.endswith(" See: tearum perft --help\n")
