"""Learns to play Tea & Rum for two against random and greedy bots, with NumPy alone.

    python examples/learn.py --minutes 5

A network with one hidden layer gives each action a probability and estimates the outcome. It plays
many games at once and is trained by PPO after every few thousand decisions. The share of games it
wins, and the points it is ahead by, are drawn over time.
"""

import argparse
import os
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads only wait for one another here

import numpy as np
from curve import Curve, draw
from numpy.typing import NDArray

from tearum.bots import bot_named, question_for
from tearum.engine.constants.actions import ACTIONS
from tearum.envs import ManyGames
from tearum.envs.observation_fields import scale
from tearum.observation.layout import SIZE

Numbers = NDArray[Any]
TABLES, GREEDY_TABLES = 128, 16  # of all tables, those with a greedy bot
HIDDEN, BATCH, MINIBATCH, EPOCHS = 96, 4096, 512, 3
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.5
SCALE = scale()


class Network:
    """One hidden layer; a policy and a value come out. Adam moves the weights."""

    def __init__(self, rng: np.random.Generator) -> None:
        def normal(rows: int, columns: int, size: float) -> Numbers:
            return (size * rng.standard_normal((rows, columns))).astype(np.float32)

        self.weights = {
            "in": normal(SIZE, HIDDEN, 0.1),
            "bias": np.zeros(HIDDEN, np.float32),
            "policy": normal(HIDDEN, ACTIONS, 0.01),
            "value": normal(HIDDEN, 1, 0.01),
        }
        self._mean = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._moves = 0

    def forward(self, seen: Numbers, masks: NDArray[Any]) -> tuple[Numbers, Numbers, Numbers]:
        """The hidden layer, the probability of every action, and the estimated outcome."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["bias"], 0)
        scores = np.where(masks, hidden @ w["policy"], -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"])[:, 0]

    def learn(self, seen: Numbers, hidden: Numbers, policy: Numbers, value: Numbers) -> None:
        """One step of Adam against the slopes of the policy's scores and of the value."""
        back = policy @ self.weights["policy"].T + value[:, None] * self.weights["value"].T
        back *= hidden > 0
        slopes = {
            "in": seen.T @ back,
            "bias": back.sum(axis=0),
            "policy": hidden.T @ policy,
            "value": hidden.T @ value[:, None],
        }
        self._moves += 1
        for name, slope in slopes.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self._moves)
            step /= np.sqrt(square / (1 - 0.999**self._moves)) + 1e-8
            self.weights[name] -= RATE * step


@dataclass
class Played:
    """The learner's decisions at one table, until its game is over."""

    seen: list[NDArray[np.int16]] = field(default_factory=list)
    masks: list[NDArray[np.uint8]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)

    def end(self, outcome: float) -> None:
        self.returns = [outcome] * len(self.actions)

    def take(self, other: "Played") -> None:
        for name, items in vars(self).items():
            items.extend(getattr(other, name))


class Learner:
    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.network = Network(self.rng)
        self.many = ManyGames(TABLES, players=2, seed=seed * 1_000_000)
        self.seat = np.arange(TABLES) % 2  # the learner's at every table
        self.greedy = bot_named("greedy")
        self.open = [Played() for _ in range(TABLES)]
        self.batch = Played()
        self.games = 0
        self.recent = {name: deque[tuple[float, float]]([], 200) for name in ("random", "greedy")}

    def rival(self, table: int) -> str:
        return "greedy" if table < GREEDY_TABLES else "random"

    def play(self) -> None:
        """One decision at every table: the learner's, or its rival's."""
        many = self.many
        noise = self.rng.random(many.masks.shape, np.float32)
        actions = (many.masks * (noise + 1e-6)).argmax(axis=1)
        own = np.flatnonzero(many.seats == self.seat)
        seen, masks = many.observations[own], many.masks[own]
        _, chances, _ = self.network.forward(seen / SCALE, masks)
        drawn = chances.cumsum(axis=1) > self.rng.random((len(own), 1)) * 0.999999
        actions[own] = (drawn & (masks > 0)).argmax(axis=1)
        for i, table in enumerate(own.tolist()):
            played = self.open[table]
            played.seen.append(seen[i])
            played.masks.append(masks[i])
            played.actions.append(int(actions[table]))
            played.chances.append(float(chances[i, actions[table]]))
        for table in range(GREEDY_TABLES):
            seat = int(many.seats[table])
            if seat != self.seat[table]:
                question = question_for(many.state(table), seat, thoughts=False)
                actions[table] = self.greedy.choose(question).action
        ended = many.step(actions)
        for i, table in enumerate(ended.tables.tolist()):
            self.close(table, ended.winners[i], ended.points[i].sum(axis=1))

    def close(self, table: int, winners: NDArray[np.bool_], points: NDArray[np.int16]) -> None:
        """Rewards a game: for winning it, and a little for every point ahead."""
        seat = self.seat[table]
        ahead = float(points[seat]) - float(points[1 - seat])
        won = float(winners[seat]) / max(1, winners.sum())
        self.open[table].end(2 * won + np.tanh(ahead / 40))
        self.batch.take(self.open[table])
        self.open[table] = Played()
        self.recent[self.rival(table)].append((won, ahead))
        self.games += 1

    def learn(self) -> None:
        """Some rounds of PPO over the decisions of finished games."""
        batch, self.batch = self.batch, Played()
        seen = np.stack(batch.seen) / SCALE
        masks = np.stack(batch.masks)
        actions, before = np.array(batch.actions), np.array(batch.chances, np.float32)
        returns = np.array(batch.returns, np.float32)
        gain = returns - self.network.forward(seen, masks)[2]
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(actions))
            for start in range(0, len(order), MINIBATCH):
                some = order[start : start + MINIBATCH]
                self.gradient_step(
                    seen[some], masks[some], actions[some], before[some], gain[some], returns[some]
                )

    def gradient_step(
        self,
        seen: Numbers,
        masks: NDArray[Any],
        actions: NDArray[Any],
        before: Numbers,
        gain: Numbers,
        returns: Numbers,
    ) -> None:
        """One step of Adam along the clipped gradient."""
        n = len(actions)
        rows = np.arange(n)
        hidden, chances, value = self.network.forward(seen, masks)
        ratio = chances[rows, actions] / before
        inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = (gain * ratio * inside)[:, None]
        slope = pull * chances
        slope[rows, actions] -= pull[:, 0]
        logs = np.log(chances, where=chances > 0, out=np.zeros_like(chances))
        surprise = (chances * logs).sum(axis=1, keepdims=True)
        slope += ENTROPY * chances * (logs - surprise)
        self.network.learn(seen, hidden, slope / n, VALUE * (value - returns) / n)


def train(learner: Learner, curves: dict[str, Curve], minutes: float) -> None:
    """Plays and learns for some minutes of one core."""
    started, report_at = time.process_time(), 0.0
    while (now := (time.process_time() - started) / 60) < minutes:
        learner.play()
        if len(learner.batch.actions) < BATCH:
            continue
        learner.learn()
        if now < report_at:
            continue
        report_at = now + 0.1
        report = f"{now:5.2f} min, {learner.games:6} games"
        for rival, games in learner.recent.items():
            if games:
                won, ahead = np.mean(games, axis=0)
                report += f", {rival}: {won:4.0%} won, {ahead:+5.1f} VP"
                curves[rival].add(now, float(won), float(ahead))
        print(report, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("learning.svg"))
    options = parser.parse_args()
    learner = Learner(options.seed)
    curves = {rival: Curve() for rival in learner.recent}
    try:
        train(learner, curves, options.minutes)
    except KeyboardInterrupt:
        print("Stopped early.")
    options.out.write_text(draw(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
