"""The network behind the forecast, as it learns: NumPy in, the numbers of `hot/forecast.py` out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tearum.bots.native.forecast import FIRST, INPUTS, OUTPUTS, SECOND

Numbers = NDArray[Any]

CHANCES: Final = 3  # the outputs that are odds; the others are points
A_SCALE: Final = 10.0  # points are learned in tens, from 30 upwards
A_MEAN: Final = 30.0
POINTS: Final = 0.2  # what the points count for beside the chances
RATE: Final = 5e-3
WARMING: Final = 0.3  # the share of all steps in which the rate rises
DECAY: Final = 1e-3
BATCH: Final = 256


@dataclass(frozen=True)
class Seen:
    """Positions of games with the same number of players, and how those games ended."""

    inputs: Numbers  # positions by seats by INPUTS
    ends: Numbers  # positions by seats by OUTPUTS: two titles, either, blue, red


class Network:
    """One layer for every seat, one over a seat and the mean of the others, and a straight way."""

    def __init__(self, mean: Numbers, spread: Numbers, luck: np.random.Generator) -> None:
        def layer(rows: int, columns: int) -> Numbers:
            most = rows**-0.5
            return luck.uniform(-most, most, (rows, columns)).astype(np.float32)

        self._mean, self._spread = mean, spread
        self.weights: dict[str, Numbers] = {
            "seen": layer(INPUTS, FIRST),
            "seen constants": np.zeros(FIRST, np.float32),
            "own": layer(FIRST, SECOND),
            "others": layer(FIRST, SECOND),
            "plain": layer(INPUTS, SECOND),
            "plain constants": np.zeros(SECOND, np.float32),
            "last": layer(SECOND, OUTPUTS),
            "straight": layer(INPUTS, OUTPUTS),
            "straight constants": np.zeros(OUTPUTS, np.float32),
        }
        self._drift = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._steps = 0

    def scaled(self, inputs: Numbers) -> Numbers:
        scaled: Numbers = ((inputs - self._mean) / self._spread).astype(np.float32)
        return scaled

    def forward(self, x: Numbers) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """Both layers, the mean of the others' first one, and what comes out."""
        w = self.weights
        first = np.maximum(x @ w["seen"] + w["seen constants"], 0)
        others = (first.sum(axis=1, keepdims=True) - first) / (x.shape[1] - 1)
        second = first @ w["own"] + others @ w["others"] + x @ w["plain"] + w["plain constants"]
        second = np.maximum(second, 0)
        out = second @ w["last"] + x @ w["straight"] + w["straight constants"]
        return first, others, second, out

    def learn(self, x: Numbers, ends: Numbers, rate: float) -> float:
        """One step down the loss of these positions, which it gives back."""
        w = self.weights
        first, others, second, out = self.forward(x)
        chances = 1 / (1 + np.exp(-out[..., :CHANCES]))
        off = np.concatenate([chances - ends[..., :CHANCES], out[..., CHANCES:] - target(ends)], 2)
        size = off[..., 0].size
        down = off / size
        down[..., CHANCES:] *= POINTS * 2 / (OUTPUTS - CHANCES)
        to_second = down @ w["last"].T * (second > 0)
        to_others = to_second @ w["others"].T
        to_first = to_second @ w["own"].T
        to_first += (to_others.sum(axis=1, keepdims=True) - to_others) / (x.shape[1] - 1)
        to_first *= first > 0
        self._follow(
            {
                "seen": product(x, to_first),
                "seen constants": to_first.sum(axis=(0, 1)),
                "own": product(first, to_second),
                "others": product(others, to_second),
                "plain": product(x, to_second),
                "plain constants": to_second.sum(axis=(0, 1)),
                "last": product(second, down),
                "straight": product(x, down),
                "straight constants": down.sum(axis=(0, 1)),
            },
            rate,
        )
        return loss(chances, ends)

    def _follow(self, slopes: dict[str, Numbers], rate: float) -> None:
        """Adam, with a decay of the weights."""
        self._steps += 1
        for name, slope in slopes.items():
            drift, square = self._drift[name], self._square[name]
            drift += 0.1 * (slope - drift)
            square += 0.001 * (slope * slope - square)
            step = drift / (1 - 0.9**self._steps)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self.weights[name] *= 1 - rate * DECAY
            self.weights[name] -= rate * step / size

    def numbers(self) -> list[float]:
        """All weights in the order of `hot/forecast.py`, for inputs and points as they are."""
        w = {name: weight.astype(np.float64) for name, weight in self.weights.items()}
        for name in ("seen", "plain", "straight"):
            w[name] = w[name] / self._spread[:, None]
            w[f"{name} constants"] = w[f"{name} constants"] - self._mean @ w[name]
        for name in ("last", "straight", "straight constants"):
            w[name][..., CHANCES:] *= A_SCALE
        w["straight constants"][CHANCES:] += A_MEAN
        flat = np.concatenate([weight.ravel() for weight in w.values()])
        return [float(f"{number:.5g}") for number in flat]


def target(ends: Numbers) -> Numbers:
    """Points as they are learned."""
    scaled: Numbers = (ends[..., CHANCES:] - A_MEAN) / A_SCALE
    return scaled


def product(left: Numbers, right: Numbers) -> Numbers:
    """The slope of a layer: what went in times what comes back, over positions and seats."""
    return left.reshape(-1, left.shape[2]).T @ right.reshape(-1, right.shape[2])


def loss(chances: Numbers, ends: Numbers) -> float:
    """The mean surprise at who won: 0.69 for a coin."""
    winner = np.clip(chances[..., CHANCES - 1], 1e-3, 1 - 1e-3)
    won = ends[..., CHANCES - 1]
    return float(-(won * np.log(winner) + (1 - won) * np.log(1 - winner)).mean())


def rate_at(part: float) -> float:
    """Rises, then falls to nothing."""
    if part < WARMING:
        return RATE * (0.04 + 0.96 * (1 - cos(pi * part / WARMING)) / 2)
    return RATE * (1 + cos(pi * (part - WARMING) / (1 - WARMING))) / 2


def learned(seen: Sequence[Seen], passes: float, seed: int, tell: Callable[[str], None]) -> Network:
    """A network that went over all positions this many times."""
    luck = np.random.default_rng(seed)
    every = np.concatenate([some.inputs.reshape(-1, INPUTS) for some in seen])
    spread = every.std(axis=0)
    spread[spread < 1e-3] = 1.0
    network = Network(every.mean(axis=0), spread, luck)
    sizes = np.array([len(some.inputs) for some in seen], float)
    steps = max(1, int(passes * sizes.sum() / BATCH))
    surprise = 0.0
    for step in range(steps):
        some = seen[luck.choice(len(seen), p=sizes / sizes.sum())]
        batch = luck.integers(len(some.inputs), size=BATCH)
        rate = rate_at(step / steps)
        surprise += network.learn(network.scaled(some.inputs[batch]), some.ends[batch], rate)
        if (step + 1) % max(1, steps // 10) == 0:
            tell(f"step {step + 1} of {steps}: surprise {surprise / max(1, steps // 10):.4f}")
            surprise = 0.0
    return network
