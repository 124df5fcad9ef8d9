"""Recorded games replay to the bit. Together they show everything that can happen at the table."""

import json
from pathlib import Path
from typing import Any

import pytest

from tearum import Game
from tearum.edition import load
from tearum.engine.replay import state_hash

from .coverage import everything
from .make import shown

FOLDER = Path(__file__).parent
EDITION = load(FOLDER / "frozen.toml")
GAMES: list[dict[str, Any]] = json.loads(FOLDER.joinpath("games.json").read_text("utf-8"))
IDS = [f"{g['policy']}-{g['players']}p-{g['seed']}" for g in GAMES]


def test_the_goldens_together_show_everything() -> None:
    found = {name for golden in GAMES for name in golden["shows"]}
    assert everything(EDITION) - found == set()
    assert {golden["players"] for golden in GAMES} == {2, 3, 4}


@pytest.mark.parametrize("golden", GAMES, ids=IDS)
def test_a_golden_replays_to_the_same_end(golden: dict[str, Any]) -> None:
    game = Game.new(players=golden["players"], seed=golden["seed"], edition=EDITION)
    for code in golden["actions"]:
        game.apply(code)
    assert game.result().to_json() == golden["result"]
    assert int(state_hash(game.state)) == golden["hash"]
    assert set(golden["shows"]) <= shown(game)
