"""The command line, run in this process: what it says, and how it ends."""

import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tearum.cli import main
from tearum.cli.options.language_option import choose_language


@dataclass(frozen=True)
class CommandResult:
    status: int
    out: str
    err: str


Command = Callable[..., CommandResult]


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the disk has written yet is not what these tests are about."""
    monkeypatch.setattr("tearum.game.record.os.fsync", lambda handle: None)


@pytest.fixture
def tearum(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Iterator[Command]:
    """Runs `tearum` with arguments and with lines that are typed into it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("TEARUM_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")

    def run(*arguments: str, typed: str = "") -> CommandResult:
        monkeypatch.setattr(sys, "argv", ["tearum", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        assert isinstance(end.value.code, int)
        return CommandResult(end.value.code, out, err)

    yield run
    choose_language([])  # other tests use the default
