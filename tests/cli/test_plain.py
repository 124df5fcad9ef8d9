"""Where the slow build runs and nobody asked for it, the command says so once, at a terminal."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tearum import build

NOTICE = (
    "The engine runs as plain Python, some twenty times slower than compiled: "
    "make compile compiles it."
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of this checkout, without compiled files."""
    place = tmp_path_factory.mktemp("checkout")
    shutil.copytree(build.ROOT / "src", place / "src")
    for file in ("setup.py", "locks/compile.lock"):
        (place / file).parent.mkdir(exist_ok=True)
        shutil.copy(build.ROOT / file, place / file)
    return place


def complaints(checkout: Path, *arguments: str, terminal: bool = True, **changes: str) -> str:
    """What a command says on the side, to a terminal or into a pipe."""
    kept = {name: value for name, value in os.environ.items() if name != "TEARUM_PLAIN"}
    reader, writer = os.openpty() if terminal else os.pipe()
    try:
        subprocess.run(
            [sys.executable, "-m", "tearum", *arguments],
            env={**kept, "PYTHONPATH": str(checkout / "src"), **changes},
            cwd=checkout,
            input=b"quit\n",
            stdout=subprocess.DEVNULL,
            stderr=writer,
            check=True,
        )
        os.set_blocking(reader, False)
        return os.read(reader, 10_000).decode().strip()
    except BlockingIOError:
        return ""  # nothing was result
    finally:
        os.close(reader)
        os.close(writer)


def test_it_is_said_once_and_with_a_way_out(checkout: Path) -> None:
    assert complaints(checkout, "rules") == NOTICE


def test_it_is_said_in_the_chosen_language(checkout: Path) -> None:
    said = complaints(checkout, "rules", "--lang", "de")
    assert said.startswith("Die Engine läuft als reines Python")


def test_at_the_table_it_is_said_when_the_screen_is_free_again(checkout: Path) -> None:
    command = ("play", "--names", "A,B", "--seed", "7", "--save", str(checkout / "game.json"))
    assert complaints(checkout, *command) == NOTICE


def test_there_is_no_notice_if_plain_was_asked_for(checkout: Path) -> None:
    assert complaints(checkout, "rules", TEARUM_PLAIN="1") == ""


def test_there_is_no_notice_in_a_file_or_a_pipe(checkout: Path) -> None:
    assert complaints(checkout, "rules", terminal=False) == ""
