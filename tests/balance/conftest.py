"""Small real runs, played once for all tests here."""

from pathlib import Path

import pytest

from tearum.bots import Budget
from tearum.edition import Edition, load, parse
from tearum.simulate.run_settings import RunSettings
from tearum.simulate.simulation import Simulation, on_processes

from ..own_bots.on_path import own_bots_on_path
from .plots_in_words import plots_in_words

__all__ = ["own_bots_on_path", "plots_in_words"]


def play(
    place: Path,
    edition: Edition,
    players: int,
    games: int,
    nodes: int = 1,
    bot: str = "random",
    seed: int = 1,
) -> Path:
    settings = RunSettings.of(edition, players, [bot], seed, Budget(nodes=nodes))
    for _ in Simulation(settings, games, place).play(on_processes(1), 1):
        pass
    return place


def dear_ship() -> Edition:
    """A custom edition: the ninth ship is very expensive."""
    source = load("classic").source
    changed = source.replace("number = 9\ncost = 12\nrows", "number = 9\ncost = 30\nrows")
    assert changed != source
    return parse(changed.encode())


@pytest.fixture(scope="session")
def two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("runs") / "two", load("classic"), 2, 12)


@pytest.fixture(scope="session")
def three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("runs") / "three", load("classic"), 3, 6)


@pytest.fixture(scope="session")
def dear(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("runs") / "dear", dear_ship(), 2, 12)
