"""A wheel of this tree, in an environment that has neither Node nor a compiler, is the product."""

import json
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
from tests.server.harness import Seated, ServerProcess, at_random, bots, people

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
PAGE = "<!doctype html><title>A page that needs no Node</title>"


def wheel(folder: Path, **changes: str) -> tuple[Path, str]:
    """Builds a wheel from a clean copy of the tree; also gives back what the build said."""
    tree = folder / "tree"
    shutil.copytree(ROOT, tree, ignore=UNBUILT)
    (tree / "web" / "dist").mkdir(parents=True)
    (tree / "web" / "dist" / "index.html").write_text(PAGE)
    done = build_wheel(tree, folder / "dist", **changes)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (built,) = (folder / "dist").glob("*.whl")
    return built, done.stdout + done.stderr


def build_wheel(tree: Path, target: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "TEARUM_PLAIN"}
    return subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "-o", target, tree],
        env={**environment, **changes},
        capture_output=True,
        text=True,
        check=False,
    )


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


class InstalledServer(ServerProcess):
    """The server of an environment, where nothing else of this machine is in sight."""

    def __init__(self, python: Path, data: Path) -> None:
        super().__init__(data)
        self.command = (str(python.parent / "tearum"),)
        self._environment = {"PATH": str(python.parent), "HOME": str(data)}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with a compiled wheel."""
    folder = tmp_path_factory.mktemp("compiled")
    built, _ = wheel(folder)
    assert "none-any" not in built.name
    return install(built, folder)


@pytest.mark.usefixtures("compiled")
def test_an_installed_server_shows_the_page_and_plays_a_game(
    installed: Path, tmp_path: Path
) -> None:
    with (
        InstalledServer(installed, tmp_path) as server,
        Seated(server, people(1) + bots("greedy", "random")) as table,
    ):
        assert "A page that needs no Node" in server.http.get("/").text
        table.play(at_random(1))
        record = server.get(f"/api/games/{table.id}/record")
    (tmp_path / "game.json").write_text(json.dumps(record))
    command = [str(installed.parent / "tearum"), "record", "check", str(tmp_path / "game.json")]
    subprocess.run(command, env={"PATH": str(installed.parent)}, check=True)


def test_a_wheel_without_the_page_is_not_built(tmp_path: Path) -> None:
    shutil.copytree(ROOT, tmp_path / "tree", ignore=UNBUILT)
    done = build_wheel(tmp_path / "tree", tmp_path / "dist", TEARUM_PLAIN="1")
    assert done.returncode != 0
    assert "The page is not built, and a wheel needs it." in done.stdout + done.stderr


@pytest.mark.usefixtures("compiled")
def test_a_wheel_plays_compiled_or_plain_on_request(installed: Path) -> None:
    python = installed
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
    built, output = wheel(tmp_path, **changes)
    assert built.name.endswith("-py3-none-any.whl")
    assert output.count("tearum is built without its compiled engine: no C compiler.") == said
    files = ZipFile(built).namelist()
    assert {file.partition("/")[0].partition("-")[0] for file in files} == {"tearum"}  # no training
    assert "tearum/bots/planning/forecast.json" in files
    assert "tearum/server/static/index.html" in files
    compiled, nothing_to_say, _ = play(install(built, tmp_path))
    assert (compiled, nothing_to_say) == ("False", "False")
