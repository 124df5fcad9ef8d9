"""Games as the decisions they consist of, in files of NumPy (`games-*.npz`).

Decisions take little room, and a game is replayed in a hundredth of the time it takes to play.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

import numpy as np

from training.network_forecast.whole_file import whole_file


@dataclass(frozen=True)
class PlayedGame:
    deal: int
    turns: list[list[int]]  # the codes of each turn's decisions


@dataclass(frozen=True)
class PlayedGames:
    edition: str
    seed: str
    games: list[PlayedGame]


def write_games(file: Path, played: PlayedGames) -> None:
    games = played.games
    turns = [turn for game in games for turn in game.turns]
    with whole_file(file) as out:
        np.savez_compressed(
            out,
            made=json.dumps({"edition": played.edition, "seed": played.seed}),
            deal=np.array([game.deal for game in games], np.int64),
            turns=np.array([len(game.turns) for game in games], np.int16),
            decisions=np.array([len(turn) for turn in turns], np.int16),
            codes=np.array([code for turn in turns for code in turn], np.int16),
        )


def read_games(file: Path) -> PlayedGames:
    with np.load(file) as stored:
        made = json.loads(str(stored["made"]))
        codes = _split(stored["codes"].tolist(), stored["decisions"].tolist())
        games = _split(codes, stored["turns"].tolist())
        deals = stored["deal"].tolist()
    return PlayedGames(**made, games=[PlayedGame(*game) for game in zip(deals, games, strict=True)])


def _split(items: list[Any], lengths: list[int]) -> list[Any]:
    return [items[start:end] for start, end in pairwise(accumulate(lengths, initial=0))]


def game_files(folder: Path) -> Iterator[Path]:
    files = sorted(folder.glob("games-*.npz"))
    if not files:
        raise SystemExit(f"There are no games in {folder}: `play` writes them.")
    yield from files
