"""Shell completion: commands, options, bots, editions and languages."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Command

Complete = Callable[..., list[str]]


@pytest.fixture
def complete(tearum: Command, monkeypatch: pytest.MonkeyPatch) -> Complete:
    """What Bash would offer for the last word of a command line."""

    def run(*words: str) -> list[str]:
        monkeypatch.setenv("_TEARUM_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", " ".join(("tearum", *words)))
        monkeypatch.setenv("COMP_CWORD", str(len(words)))
        result = tearum()
        assert result.status == 0
        return result.out.split()

    return run


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["si"], ["simulate"]),
        (["record", "c"], ["check"]),
        (["simulate", "--pl"], ["--players"]),
        (["perft", "--lang", "f"], ["fr"]),
        (["--lang", "d"], ["de"]),
        (["play", "--bots", "bos"], ["bosun"]),
        (["play", "--bots", "bosun,capt"], ["bosun,captain"]),
        (["perft", "--edition", "cl"], ["classic"]),
        (["edition", "check", "cl"], ["classic"]),
        (["lab", "ban", "runs/classic", "chu"], ["church"]),
    ],
)
def test_what_is_offered(complete: Complete, words: list[str], offered: list[str]) -> None:
    assert complete(*words) == offered


def test_editions_of_ones_own_are_offered(
    complete: Complete, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").touch()
    (tmp_path / "mine.json").touch()
    (tmp_path / "minor").mkdir()
    assert complete("edition", "show", "mi") == ["mine.toml", "minor/"]


def test_the_script_can_be_shown(tearum: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typer.completion._get_shell_name", lambda: "bash")
    assert "_TEARUM_COMPLETE=complete_bash" in tearum("--show-completion").out


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "Completion for bash is installed in"), ("de", "eingerichtet")],
)
def test_the_script_can_be_installed(
    tearum: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, expected: str
) -> None:
    script = tmp_path / "tearum.sh"
    monkeypatch.setattr("typer._completion_shared.install", lambda: ("bash", script))
    result = tearum("--lang", language, "--install-completion")
    assert result.status == 0
    assert expected in result.out
    assert str(script) in result.out
