"""`tearum simulate --out`: stored, stopped, resumed; and its error messages."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tearum.cli.commands.simulate import app
from tearum.cli.errors import UserError
from tearum.edition import load
from tearum.lab.manifest import FolderError
from tearum.simulate.run_folder import Run

from ..own_bots.processes import descendants, runs

ASKED = ("--players", "2", "--bots", "random", "--seed", "4", "--jobs", "1")


def simulate(*arguments: object) -> str:
    """What the command prints; it must succeed."""
    said = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert said.exception is None, said.output
    return said.stdout


def refused(*arguments: object) -> str:
    """The error message of the command."""
    said = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert isinstance(said.exception, UserError), said.output
    return str(said.exception)


def test_a_stored_run_has_the_same_summary_as_one_that_is_not(tmp_path: Path) -> None:
    alone = simulate(*ASKED, "--games", 5, "--json")
    assert simulate(*ASKED, "--games", 5, "--json", "--out", tmp_path / "run") == alone
    assert Run(tmp_path / "run").games == 5


def test_the_same_command_resumes_and_can_ask_for_more_games(tmp_path: Path) -> None:
    run = tmp_path / "run"
    simulate(*ASKED, "--games", 2, "--out", run)
    more = simulate(*ASKED, "--games", 5, "--out", run, "--json")
    assert more == simulate(*ASKED, "--games", 5, "--json")
    fewer = json.loads(simulate(*ASKED, "--games", 1, "--out", run, "--json"))
    assert fewer["games"] == 5


def test_a_damaged_chunk_is_named(tmp_path: Path) -> None:
    run = tmp_path / "run"
    whole = simulate(*ASKED, "--games", 3, "--out", run, "--json")
    spoilt = sorted((run / "chunks").iterdir())[0]
    (spoilt / "games.parquet").write_bytes(b"")
    said = CliRunner().invoke(app, [*ASKED, "--games", "3", "--out", str(run), "--json"])
    assert said.stderr == f"{spoilt} is damaged. It is set aside and played again.\n"
    assert said.stdout == whole


def test_the_folder_alone_says_what_is_missing(tmp_path: Path) -> None:
    """The command in the message about a damaged chunk works, whatever the settings were."""
    run, mine = tmp_path / "run", tmp_path / "mine.toml"
    mine.write_text(load("classic").source.replace("\nore = 4\n", "\nore = 5\n"))
    more = ("--nodes", "7", "--edition", mine, "--games", 3, "--json")
    whole = simulate(*ASKED, *more, "--out", run)
    mine.unlink()
    spoilt = sorted((run / "chunks").iterdir())[-1]
    (spoilt / "chunk.json").unlink()
    with pytest.raises(FolderError) as error:
        Run(run)
    command = re.search(r"tearum (simulate --out .*) plays it again", str(error.value))
    assert command is not None
    words = command[1].split()[1:]
    assert simulate(*words, "--jobs", "1", "--json") == whole
    assert Run(run).games == 3
    refusal = refused(*words, "--players", "3")
    assert refusal.endswith("choose another folder, or the same settings.")


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path) -> None:
    """A real process, two workers, a real signal."""
    run = tmp_path / "run"
    asked = ("simulate", *ASKED[:-1], "2", "--games", "2000", "--out", str(run), "--json")
    with subprocess.Popen(
        [sys.executable, "-m", "tearum", *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as command:
        until = time.monotonic() + 60
        while not list(run.glob("chunks/[0-9]*")) and time.monotonic() < until:
            time.sleep(0.05)
        os.kill(command.pid, signal.SIGINT)
        out, err = command.communicate(timeout=60)
    assert command.returncode == 130
    assert err == (
        f"Stopped early: these are the games finished so far. "
        f"Run the same command to resume {run}.\n"
    )
    done = Run(run).games
    assert 1 <= done < 2000
    assert json.loads(out)["games"] == done
    simulate(*ASKED, "--games", done + 1, "--out", run)
    assert Run(run).games == done + 1


def test_a_command_that_is_killed_leaves_no_process_and_loses_nothing(tmp_path: Path) -> None:
    """In the middle of its games, with two workers: kill -9 lets nobody clean up."""
    run = tmp_path / "run"
    asked = ("simulate", *ASKED[:-1], "2", "--games", "2000", "--out", str(run))
    with subprocess.Popen([sys.executable, "-m", "tearum", *asked]) as command:
        until = time.monotonic() + 60
        while len(list(run.glob("chunks/[0-9]*"))) < 3 and time.monotonic() < until:
            time.sleep(0.02)
        workers = descendants(command.pid)
        command.kill()
    assert len(workers) >= 2
    until = time.monotonic() + 20
    while any(runs(pid) for pid in workers) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(runs(pid) for pid in workers)
    done = Run(run)
    played = set(done.frame("games").collect()["game"])
    assert 3 <= done.games == len(played) < 2000
    games = max(played) + 2
    again = simulate(*ASKED, "--games", games, "--out", run, "--json")
    assert sorted(Run(run).frame("games").collect()["game"]) == list(range(games))
    assert again == simulate(*ASKED, "--games", games, "--json")  # as if it had not been killed


def test_a_bot_that_never_comes_back_is_reported_and_the_run_ends() -> None:
    asked = (
        "--players",
        "2",
        "--bots",
        "random,custom:StuckBot",
        "--games",
        "1",
        "--jobs",
        "1",
    )
    said = CliRunner().invoke(app, [*asked, "--seconds", "0.001"])
    assert said.exception is None
    assert said.stderr == "custom:StuckBot took too long (1.0 s); greedy moves in its place.\n"
    assert "custom:StuckBot failed 3 times." in said.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--nodes", "5", "--seconds", "1"], "Give --nodes or --seconds, not both."),
        (["--nodes", "0"], "--nodes must be a number from 1 to 1000000000."),
        (["--nodes", "9" * 23], "--nodes must be a number from 1 to 1000000000."),
        (["--seconds", "0"], "--seconds must be a number above 0."),
        (["--seconds", "nan"], "--seconds must be a number above 0."),
        (["--ray-address", "auto"], "--ray-address needs --on ray."),
        (["--bots", "a,b,c,d,e"], "4 players need 1 to 4 bots, not 5."),
    ],
)
def test_a_mistake_is_reported_in_a_sentence(arguments: list[str], sentence: str) -> None:
    assert refused(*arguments) == sentence


def test_other_settings_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    simulate(*ASKED, "--games", 1, "--out", tmp_path)
    assert refused(*ASKED, "--games", 2, "--out", tmp_path, "--nodes", 7) == (
        f"The games in {tmp_path} were played with other budgets: "
        "choose another folder, or the same settings."
    )


@pytest.mark.parametrize(
    ("missing", "arguments", "sentence"),
    [
        ("polars", ["--out", "run"], "--out needs polars. Install with: pip install 'tearum[lab]'"),
        ("ray", ["--on", "ray"], "--on ray needs ray. Install with: pip install 'tearum[ray]'"),
    ],
)
def test_what_is_not_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, missing: str, arguments: list[str], sentence: str
) -> None:
    def found(name: str, package: str | None = None) -> Any:
        return None if name == missing else find_spec(name, package)

    monkeypatch.setattr("tearum.cli.commands.simulate.find_spec", found)
    assert refused(*ASKED, *arguments) == sentence


def test_without_polars_there_is_still_a_summary() -> None:
    """Only a run that is stored needs the extra."""
    code = (
        "import sys\n"
        "for name in ('jinja2', 'numpy', 'polars', 'scipy'):\n"
        "    sys.modules[name] = None\n"
        "from tearum.cli import main\n"
        f"sys.argv = ['tearum', 'simulate', *{ASKED!r}, '--games', '1', '--json']\n"
        "main()\n"
    )
    command = [sys.executable, "-c", code]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)["games"] == 1


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_does_not_answer_is_named(address: str) -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed")
    said = refused(*ASKED, "--on", "ray", "--ray-address", address)
    assert said == f"No Ray cluster answers at {address}: ray start --head starts one."


def test_an_address_that_is_none_is_named() -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed")
    said = refused(*ASKED, "--on", "ray", "--ray-address", "host:port")
    assert re.fullmatch(r"host:port is not an address: .*", said)
