"""Ray plays the same games, on a real cluster that is started here."""

from pathlib import Path
from typing import Any

import polars as pl
import pytest

from tearum.bots import Budget
from tearum.edition import load
from tearum.simulate.data_frames import TABLES
from tearum.simulate.run_folder import Run
from tearum.simulate.run_settings import RunSettings
from tearum.simulate.simulation import Executor, Simulation, on_processes, on_ray

pytestmark = pytest.mark.proof

pytest.importorskip("ray", reason="the extra `ray` is not installed")


def played(settings: RunSettings, place: Path, players: Executor, jobs: int) -> Run:
    for _ in Simulation(settings, 5, place).play(players, jobs):
        pass
    return Run(place)


def test_ray_gives_the_same_rows_and_outlives_a_killed_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = RunSettings.of(
        load("classic"), 2, ["deckhand", "custom:FatalBot"], 3, Budget(nodes=20)
    )
    here = played(settings, tmp_path / "here", on_processes(1), 1)
    fatal = tmp_path / "fatal"
    fatal.touch()
    monkeypatch.setenv("FATAL", str(fatal))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    there = played(settings, tmp_path / "there", on_ray(2), 2)
    assert not fatal.exists()
    for table in TABLES:
        assert rows(there, table) == rows(here, table), table


def rows(run: Run, table: str) -> list[Any]:
    frame: pl.DataFrame = run.frame(table).collect()
    return sorted(frame.rows(), key=repr)
