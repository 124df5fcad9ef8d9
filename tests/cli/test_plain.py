"""Where the slow build runs and nobody asked for it, the command says so, once."""

import sys

import pytest

from tearum import build

from .conftest import Command

NOTICE = "The engine runs as plain Python"


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """At a terminal, without compiled files."""
    monkeypatch.delenv("TEARUM_PLAIN", raising=False)
    monkeypatch.setattr(build, "compiled", lambda: False)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)


def test_it_is_said_once_and_with_a_way_out(tearum: Command) -> None:
    said = tearum("simulate", "--games", "1", "--seed", "1")
    assert said.status == 0
    assert said.err.count(NOTICE) == 1
    assert "`make compile` compiles it." in said.err
    assert NOTICE not in said.out


def test_at_the_table_it_is_said_when_the_screen_is_free_again(tearum: Command) -> None:
    said = tearum("play", "--names", "A,B", "--seed", "7", typed="quit\n")
    assert said.err.count(NOTICE) == 1
    assert said.err.rstrip().endswith("compiles it.")


def test_who_asks_for_plain_is_not_told(tearum: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEARUM_PLAIN", "1")
    assert tearum("simulate", "--games", "1", "--seed", "1").err.count(NOTICE) == 0


def test_a_file_or_a_pipe_is_not_told(tearum: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: False)
    assert tearum("simulate", "--games", "1", "--seed", "1").err.count(NOTICE) == 0


def test_the_compiled_build_has_nothing_to_say(
    tearum: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "compiled", lambda: True)
    assert tearum("simulate", "--games", "1", "--seed", "1").err.count(NOTICE) == 0
