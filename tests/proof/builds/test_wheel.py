"""A wheel of this tree, in an environment that has neither Node nor a compiler, plays a game."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.proof.builds.checkout import PACKAGES, ROOT

pytestmark = pytest.mark.proof

GAME = """
from tearum import Game, build
from tearum.engine.replay import state_hash
game = Game.new(players=3, seed=1)
while game.to_move is not None:
    game.apply(game.legal_actions()[-1])
print(build.compiled(), build.why_plain() is None, state_hash(game.state), game.result().winners)
"""
# What the tree holds besides its sources and would only be copied in vain.
UNBUILT = shutil.ignore_patterns(
    ".*", "build", "dist", "web", "tests", "docs", "*.egg-info", "*.so"
)


def wheel(folder: Path, **changes: str) -> tuple[Path, str]:
    """Builds a wheel from a clean copy of the tree; also gives back what the build said."""
    tree = folder / "tree"
    shutil.copytree(ROOT, tree, ignore=UNBUILT)
    environment = {name: value for name, value in os.environ.items() if name != "TEARUM_PLAIN"}
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "-o", folder / "dist", tree],
        env={**environment, **changes},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (built,) = (folder / "dist").glob("*.whl")
    return built, done.stdout + done.stderr


def install(built: Path, folder: Path) -> Path:
    """A clean environment with the wheel in it and what it depends on. Its Python."""
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / "bin" / "python"
    here = sysconfig.get_path("purelib", vars={"base": str(folder / "venv")})
    Path(here, "dependencies.pth").write_text(f"{PACKAGES}\n")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    subprocess.run([*pip, "install", "-q", "--no-deps", "--no-index", built], check=True)
    return python


def play(python: Path, **changes: str) -> list[str]:
    """Plays a game where nothing else of this machine is in sight."""
    done = subprocess.run(
        [python, "-c", GAME],
        cwd=python.parent,
        env={"PATH": str(python.parent), **changes},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split(maxsplit=2)


@pytest.mark.usefixtures("compiled")
def test_a_wheel_plays_compiled_or_plain_on_request(tmp_path: Path) -> None:
    built, _ = wheel(tmp_path)
    assert "none-any" not in built.name
    python = install(built, tmp_path)
    compiled, nothing_to_say, game = play(python)
    assert (compiled, nothing_to_say) == ("True", "True")
    assert play(python, TEARUM_PLAIN="1") == ["False", "True", game]


@pytest.mark.parametrize(
    ("changes", "said"),
    [({"TEARUM_PLAIN": "1"}, 0), ({"CC": "/no/compiler"}, 1)],
    ids=["plain asked for", "no compiler"],
)
def test_a_wheel_without_a_compiler_plays_plain_and_says_so_once(
    tmp_path: Path, changes: dict[str, str], said: int
) -> None:
    built, told = wheel(tmp_path, **changes)
    assert built.name.endswith("-py3-none-any.whl")
    assert told.count("tearum is built without its compiled engine: no C compiler.") == said
    files = ZipFile(built).namelist()
    assert {file.partition("/")[0].partition("-")[0] for file in files} == {"tearum"}  # no training
    assert "tearum/bots/planning/forecast.json" in files
    compiled, nothing_to_say, _ = play(install(built, tmp_path))
    assert (compiled, nothing_to_say) == ("False", "False")
