"""The command as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from tearum import __version__

from .conftest import Command


def run(*arguments: str, home: Path, **options: object) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"TEARUM_HOME": str(home), "COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-m", "tearum", *arguments]
    return subprocess.run(  # type: ignore[call-overload, no-any-return]
        command, check=False, env=environment, text=True, capture_output=True, timeout=60, **options
    )


def test_the_version(tearum: Command) -> None:
    assert tearum("--version").out == f"tearum {__version__}\n"


def test_every_command_helps(tearum: Command) -> None:
    for command in ("play", "simulate", "replay", "rules", "perft", "record", "edition"):
        result = tearum(command, "--help")
        assert result.status == 0
        assert "Usage: tearum" in result.out


def test_a_closed_terminal_loses_nothing(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    arguments = ("play", "--names", "A,B", "--seed", "7", "--save", str(kept))
    ended = run(*arguments, home=tmp_path, stdin=subprocess.DEVNULL)
    assert ended.returncode == 2
    assert ended.stderr.splitlines() == [
        "tearum: The terminal was closed. The game is saved. "
        f"To resume it: tearum play --resume {kept}"
    ]
    assert "Traceback" not in ended.stdout
    assert kept.exists()


def test_a_terminal_that_closes_before_the_game(tmp_path: Path) -> None:
    ended = run("play", home=tmp_path, stdin=subprocess.DEVNULL)
    assert ended.returncode == 2
    assert ended.stderr == "tearum: The terminal was closed before the game started.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_reader_that_goes_away_is_no_reason_to_complain(tmp_path: Path) -> None:
    command = f"{sys.executable} -m tearum rules | head -1"
    environment = os.environ | {"LANG": "C.UTF-8"}
    ended = subprocess.run(
        command,
        check=False,
        shell=True,
        env=environment,
        text=True,
        capture_output=True,
        timeout=60,
    )
    assert ended.stdout == "The rules\n"
    assert ended.stderr == ""


def test_a_terminal_without_fine_letters(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "TEARUM_HOME": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, "-m", "tearum", "play", "--names", "A,B", "--lang", "fr", "--seed", "7"],
        check=False,
        env=environment,
        input="quit\n",
        text=True,
        capture_output=True,
        timeout=60,
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.isascii()
