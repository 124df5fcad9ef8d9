"""The format of a run on disk. A change here makes existing runs unreadable: raise FORMAT."""

import json
from pathlib import Path

from tearum.bots import Budget
from tearum.edition import load
from tearum.simulate.data_frames import SCHEMAS
from tearum.simulate.run_settings import FORMAT, RunSettings
from tearum.simulate.simulation import Simulation, on_processes

COLUMNS = {
    "games": (
        "game seed players decisions governors pirate_kings decided_round revealed stopped "
        "peak_money peak_wheat peak_wood peak_ore peak_barrel peak_tobacco peak_cannon peak_blue "
        "peak_red"
    ),
    "players": (
        "game seat bot governor pirate_king any blue red blue_lost red_lost money buildings "
        "captains contracts population reputation expansions allegiance allegiance_proven "
        "endowment decisions faults"
    ),
    "choices": "game step round seat kind item chance place option pieces",
    "offers": "game kind item seat round n",
    "standings": (
        "game round seat governor pirate_king any blue red money buildings captains contracts "
        "population reputation hand"
    ),
    "flows": "game seat round stock source gained lost",
    "records": "game seed seats codes",
}


def test_tables_have_their_columns() -> None:
    assert FORMAT == 2
    assert {name: " ".join(schema) for name, schema in SCHEMAS.items()} == COLUMNS


def test_a_run_has_its_files_and_keys(tmp_path: Path) -> None:
    settings = RunSettings.of(load("classic"), 2, ["random"], budget=Budget(nodes=1))
    for _ in Simulation(settings, 1, tmp_path).play(on_processes(1), 1):
        pass
    run = json.loads((tmp_path / "run.json").read_text())
    keys = "format rules edition players bots budget seed code games"
    assert list(run) == keys.split()
    assert list(run["edition"]) == ["id", "hash", "source"]
    assert run["budget"] == {"nodes": 1, "seconds": None}
    chunk = tmp_path / "chunks/0000000"
    assert {file.name for file in chunk.iterdir()} == {
        "chunk.json",
        *(f"{name}.parquet" for name in COLUMNS),
    }
    assert list(json.loads((chunk / "chunk.json").read_text())) == [
        "first",
        "count",
        "files",
        "summary",
    ]
