"""The forecast network in NumPy, for training. `native/forecast.py` runs the result."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tearum.bots.native.forecast import FIRST, INPUTS, OUTPUTS, SECOND

Array = NDArray[Any]

CHANCES: Final = 3  # the outputs that are odds; the others are points
POINTS_SCALE: Final = 10.0  # points are scaled for training
POINTS_MEAN: Final = 30.0
POINTS_WEIGHT: Final = 0.2  # of the points in the loss, next to the chances
LEARNING_RATE: Final = 5e-3
WARM_UP: Final = 0.3  # the share of all steps in which the learning rate rises
WEIGHT_DECAY: Final = 1e-3
BATCH_SIZE: Final = 256


@dataclass(frozen=True)
class Dataset:
    """Positions of games with the same number of players, and how those games ended."""

    inputs: Array  # positions by seats by INPUTS
    outcomes: Array  # positions by seats by OUTPUTS: two titles, either, blue, red


class Network:
    """A layer for every seat, one over a seat and the mean of the others, and a skip connection."""

    def __init__(self, mean: Array, spread: Array, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int) -> Array:
            most = rows**-0.5
            return rng.uniform(-most, most, (rows, columns)).astype(np.float32)

        self._mean, self._spread = mean, spread
        self.weights: dict[str, Array] = {
            "first": layer(INPUTS, FIRST),
            "first bias": np.zeros(FIRST, np.float32),
            "second own": layer(FIRST, SECOND),
            "second others": layer(FIRST, SECOND),
            "second input": layer(INPUTS, SECOND),
            "second bias": np.zeros(SECOND, np.float32),
            "output": layer(SECOND, OUTPUTS),
            "output skip": layer(INPUTS, OUTPUTS),
            "output bias": np.zeros(OUTPUTS, np.float32),
        }
        self._momentum = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._steps = 0

    def scaled(self, inputs: Array) -> Array:
        scaled: Array = ((inputs - self._mean) / self._spread).astype(np.float32)
        return scaled

    def forward(self, x: Array) -> tuple[Array, Array, Array, Array]:
        """The first layer, its mean over the others, the second layer and the output."""
        w = self.weights
        first = np.maximum(x @ w["first"] + w["first bias"], 0)
        others = (first.sum(axis=1, keepdims=True) - first) / (x.shape[1] - 1)
        second = (
            first @ w["second own"]
            + others @ w["second others"]
            + x @ w["second input"]
            + w["second bias"]
        )
        second = np.maximum(second, 0)
        out = second @ w["output"] + x @ w["output skip"] + w["output bias"]
        return first, others, second, out

    def train_step(self, x: Array, outcomes: Array, rate: float) -> float:
        """One step of gradient descent on these positions; returns their loss."""
        w = self.weights
        first, others, second, out = self.forward(x)
        chances = 1 / (1 + np.exp(-out[..., :CHANCES]))
        off = np.concatenate(
            [chances - outcomes[..., :CHANCES], out[..., CHANCES:] - scaled_points(outcomes)], 2
        )
        size = off[..., 0].size
        down = off / size
        down[..., CHANCES:] *= POINTS_WEIGHT * 2 / (OUTPUTS - CHANCES)
        to_second = down @ w["output"].T * (second > 0)
        to_others = to_second @ w["second others"].T
        to_first = to_second @ w["second own"].T
        to_first += (to_others.sum(axis=1, keepdims=True) - to_others) / (x.shape[1] - 1)
        to_first *= first > 0
        self._update(
            {
                "first": gradient_of(x, to_first),
                "first bias": to_first.sum(axis=(0, 1)),
                "second own": gradient_of(first, to_second),
                "second others": gradient_of(others, to_second),
                "second input": gradient_of(x, to_second),
                "second bias": to_second.sum(axis=(0, 1)),
                "output": gradient_of(second, down),
                "output skip": gradient_of(x, down),
                "output bias": down.sum(axis=(0, 1)),
            },
            rate,
        )
        return loss(chances, outcomes)

    def _update(self, gradients: dict[str, Array], rate: float) -> None:
        """Adam with weight decay."""
        self._steps += 1
        for name, gradient in gradients.items():
            momentum, square = self._momentum[name], self._square[name]
            momentum += 0.1 * (gradient - momentum)
            square += 0.001 * (gradient * gradient - square)
            step = momentum / (1 - 0.9**self._steps)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self.weights[name] *= 1 - rate * WEIGHT_DECAY
            self.weights[name] -= rate * step / size

    def numbers(self) -> list[float]:
        """All weights in the order of `native/forecast.py`, for unscaled inputs and points."""
        w = {name: weight.astype(np.float64) for name, weight in self.weights.items()}
        biases = {
            "first": "first bias",
            "second input": "second bias",
            "output skip": "output bias",
        }
        for name, bias in biases.items():
            w[name] = w[name] / self._spread[:, None]
            w[bias] = w[bias] - self._mean @ w[name]
        for name in ("output", "output skip", "output bias"):
            w[name][..., CHANCES:] *= POINTS_SCALE
        w["output bias"][CHANCES:] += POINTS_MEAN
        flat = np.concatenate([weight.ravel() for weight in w.values()])
        return [float(f"{number:.5g}") for number in flat]


def scaled_points(outcomes: Array) -> Array:
    """The points, scaled for training."""
    scaled: Array = (outcomes[..., CHANCES:] - POINTS_MEAN) / POINTS_SCALE
    return scaled


def gradient_of(left: Array, right: Array) -> Array:
    """The gradient of a layer: its input times the gradient of its output, over all seats."""
    return left.reshape(-1, left.shape[2]).T @ right.reshape(-1, right.shape[2])


def loss(chances: Array, outcomes: Array) -> float:
    """The mean cross-entropy of who wins: 0.69 for a coin flip."""
    winner = np.clip(chances[..., CHANCES - 1], 1e-3, 1 - 1e-3)
    won = outcomes[..., CHANCES - 1]
    return float(-(won * np.log(winner) + (1 - won) * np.log(1 - winner)).mean())


def rate_at(part: float) -> float:
    """The learning rate after this share of all steps: it rises, then falls to zero."""
    if part < WARM_UP:
        return LEARNING_RATE * (0.04 + 0.96 * (1 - cos(pi * part / WARM_UP)) / 2)
    return LEARNING_RATE * (1 + cos(pi * (part - WARM_UP) / (1 - WARM_UP))) / 2


def train_network(
    data: Sequence[Dataset], passes: float, seed: int, log: Callable[[str], None]
) -> Network:
    """A network trained on all positions, so many times over."""
    rng = np.random.default_rng(seed)
    every = np.concatenate([part.inputs.reshape(-1, INPUTS) for part in data])
    spread = every.std(axis=0)
    spread[spread < 1e-3] = 1.0
    network = Network(every.mean(axis=0), spread, rng)
    sizes = np.array([len(part.inputs) for part in data], float)
    steps = max(1, int(passes * sizes.sum() / BATCH_SIZE))
    total_loss = 0.0
    for step in range(steps):
        part = data[rng.choice(len(data), p=sizes / sizes.sum())]
        batch = rng.integers(len(part.inputs), size=BATCH_SIZE)
        rate = rate_at(step / steps)
        total_loss += network.train_step(
            network.scaled(part.inputs[batch]), part.outcomes[batch], rate
        )
        if (step + 1) % max(1, steps // 10) == 0:
            log(f"step {step + 1} of {steps}: loss {total_loss / max(1, steps // 10):.4f}")
            total_loss = 0.0
    return network
