"""Whether a bot's stated chances come true: of what it calls 30%, do 30 in 100 happen?

    python -m benchmarks.bots.calibration search --games 120 --nodes 12000 --jobs 2

The bot plays itself at 2, 3 and 4 players. Whenever it thinks a turn through, the chance it states
for the turn it takes is kept, and afterwards what became of it. The error is the mean distance of
stated and happened over ten classes, weighted by how many fall in each; its interval is a bootstrap
over games, since the thoughts of a game share its end. Slope and shift are those of the log odds
that would have come true: 1 and 0 leave nothing to correct; `--as-seen` gives those that
`calibration.py` has.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track

from benchmarks.bots.reliability import chart
from tearum.bots import BotRunner, Budget, Thought, bot_named
from tearum.bots.explain import calibration
from tearum.edition import load
from tearum.engine.core import apply, new_game, to_move
from tearum.game.result import result_of
from tearum.game.seeds import deal_streams

CLASSES = 10
RESAMPLES = 2000
REFITS = 100
STEPS = 12
NEARLY_SURE = 0.001  # beyond it the log odds would count for too much
NOTHING_TO_CORRECT = np.array([1.0, 0.0])


@dataclass(frozen=True)
class Stated:
    """One thought, and what became of it."""

    players: int
    game: int
    round: int
    winner: float
    governor: float
    pirate_king: float
    won: bool
    governed: bool
    reigned: bool


def stated_in(
    game: int, players: int, bot: str, budget: Budget, edition: str, as_seen: bool
) -> list[Stated]:
    """All thoughts of one game of a bot with itself, the search's as seen where that is asked."""
    if as_seen:
        for fits in (calibration.SMALL_FITS, calibration.NETWORK_FITS):
            fits[players] = calibration.LogOddsFit(1.0, 0.0)
    tables = load(edition).tables
    seats = [BotRunner(bot_named(bot), bot, game, budget) for _ in range(players)]
    state = new_game(tables, players, deal_streams(f"calibration {game}"), None)
    thoughts: list[tuple[int, int, Thought]] = []
    while (seat := int(to_move(state))) >= 0:
        answer = seats[seat].answer(state)
        if answer.thought is not None:
            thoughts.append((seat, int(state.round_index()), answer.thought))
        apply(state, answer.action)
    result = result_of(state)
    assert result is not None
    return [
        Stated(
            players,
            game,
            round_ + 1,
            thought.options[0].winner,
            thought.options[0].governor,
            thought.options[0].pirate_king,
            seat in result.winners,
            seat in result.governors,
            seat in result.pirate_kings,
        )
        for seat, round_, thought in thoughts
    ]


class Correction:
    """The line from the stated log odds to those that came true, and its standard errors."""

    def __init__(self, games: list[int], stated: list[float], happened: list[bool]) -> None:
        sure = np.array([chance <= 0 or chance >= 1 for chance in stated])
        chances = np.clip(np.array(stated)[~sure], NEARLY_SURE, 1 - NEARLY_SURE)
        self._odds = np.stack([np.log(chances / (1 - chances)), np.ones_like(chances)], axis=1)
        self._happened = np.array(happened)[~sure]
        _, game_of = np.unique(np.array(games)[~sure], return_inverse=True)
        rows = [np.flatnonzero(game_of == game) for game in range(game_of.max() + 1)]
        chance = np.random.default_rng(0)
        draws = (chance.integers(len(rows), size=len(rows)) for _ in range(REFITS))
        again = [self._fit(np.concatenate([rows[game] for game in drawn])) for drawn in draws]
        self.slope, self.shift = self._fit(np.arange(len(chances)))
        self.slope_error, self.shift_error = np.std(again, axis=0)

    def _fit(self, rows: np.ndarray) -> np.ndarray:
        """Logistic regression by Newton's steps; a few games alone move it little from 1 and 0."""
        odds, happened = self._odds[rows], self._happened[rows]
        fit = np.zeros(2)
        for _ in range(STEPS):
            chance = 1 / (1 + np.exp(-odds @ fit))
            bend = (odds * (chance * (1 - chance))[:, None]).T @ odds + np.eye(2)
            fit += np.linalg.solve(bend, odds.T @ (happened - chance) + NOTHING_TO_CORRECT - fit)
        return fit

    def __str__(self) -> str:
        return (
            f"{self.slope:.2f} ± {self.slope_error:.2f}, {self.shift:+.2f} ± {self.shift_error:.2f}"
        )


class Reliability:
    """Stated chances beside what happened, class by class and game by game."""

    def __init__(self, games: list[int], stated: list[float], happened: list[bool]) -> None:
        row = {game: i for i, game in enumerate(dict.fromkeys(games))}
        self.sums = np.zeros((len(row), 3, CLASSES))  # how many, stated, happened
        for game, chance, came in zip(games, stated, happened, strict=True):
            of_class = self.sums[row[game], :, min(CLASSES - 1, int(chance * CLASSES))]
            of_class += (1.0, chance, came)

    def error(self, sums: np.ndarray) -> np.ndarray:
        """The mean distance of stated and happened; over any leading axes."""
        count, stated, happened = np.moveaxis(sums, -2, 0)
        far = np.abs(stated - happened).sum(axis=-1)
        return np.asarray(far / count.sum(axis=-1))

    def interval(self) -> tuple[float, float, float]:
        """The error, and its 95% interval over resampled games."""
        games = len(self.sums)
        chance = np.random.default_rng(0)
        weights = chance.multinomial(games, [1 / games] * games, size=RESAMPLES)
        resampled = np.tensordot(weights, self.sums, axes=1)
        low, high = np.quantile(self.error(resampled), [0.025, 0.975])
        return float(self.error(self.sums.sum(axis=0))), float(low), float(high)

    def classes(self) -> Iterator[tuple[int, float, float]]:
        """For every class that occurs: how many, the mean stated, the share that happened."""
        for count, stated, happened in self.sums.sum(axis=0).T:
            if count:
                yield int(count), stated / count, happened / count


def report(kept: list[Stated]) -> tuple[list[str], dict[str, list[tuple[int, float, float]]]]:
    lines = [
        "| players | chance of | thoughts | error, points | 95% interval | slope, shift |",
        "|---|---|---|---|---|---|",
    ]
    curves = {}
    for players in sorted({s.players for s in kept}):
        here = [s for s in kept if s.players == players]
        games = [s.game for s in here]
        for name, stated, happened in (
            ("winning", [s.winner for s in here], [s.won for s in here]),
            ("Governor", [s.governor for s in here], [s.governed for s in here]),
            ("Pirate King", [s.pirate_king for s in here], [s.reigned for s in here]),
        ):
            found = Reliability(games, stated, happened)
            error, low, high = (100 * x for x in found.interval())
            lines.append(
                f"| {players} | {name} | {len(here)} | {error:.1f} | {low:.1f} to {high:.1f} "
                f"| {Correction(games, stated, happened)} |"
            )
            if name == "winning":
                curves[f"{players} players"] = list(found.classes())
    lines += ["", "| players | stated, happened (thoughts) |", "|---|---|"]
    for players_, curve in curves.items():
        shown = ", ".join(f"{a:.0%} {b:.0%} ({n})" for n, a, b in curve)
        lines.append(f"| {players_} | {shown} |")
    return lines, curves


def main() -> None:
    parser = argparse.ArgumentParser(prog="calibration", description="Do stated chances come true?")
    parser.add_argument("bot", nargs="?", default="search")
    parser.add_argument("--games", type=int, default=120, help="for each number of players")
    parser.add_argument("--nodes", type=int, default=12_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="default: all three")
    parser.add_argument("--as-seen", action="store_true", help="without the search's calibration")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--keep", type=Path, help="a file to add thoughts to, a line each")
    parser.add_argument("--chart", type=Path, help="a file for the reliability diagram, as SVG")
    options = parser.parse_args()
    kept: list[Stated] = []
    console = Console(stderr=True)
    games = range(options.first, options.first + options.games)
    with ProcessPoolExecutor(options.jobs) as pool:
        for players in (options.players,) if options.players else (2, 3, 4):
            play = partial(
                stated_in,
                players=players,
                bot=options.bot,
                budget=Budget(nodes=options.nodes),
                edition=options.edition,
                as_seen=options.as_seen,
            )
            shown = track(
                pool.map(play, games),
                description=f"{players} players",
                total=len(games),
                console=console,
                transient=True,
            )
            for thoughts in shown:
                kept += thoughts
                if options.keep:
                    with options.keep.open("a") as file:
                        file.writelines(json.dumps(asdict(thought)) + "\n" for thought in thoughts)
    lines, curves = report(kept)
    print("\n".join(lines))
    if options.chart:
        options.chart.write_text(chart("Stated and happened", curves))


if __name__ == "__main__":
    main()
