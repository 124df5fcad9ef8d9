"""The network in PyTorch: two layers, what the bots ask for, and what it should know besides.

It also learns the points, titles and allegiances of all seats. That is worth some loss, and is left
behind on export.
"""

from typing import Final

import numpy as np
import torch
from torch import Tensor, nn

from tearum.bots.native.network_forecast import INPUTS, OUTPUTS
from tearum.engine.constants.components import SEATS
from training.network_forecast.shards import Array

CHANCES: Final = 3  # Governor, Pirate King, either
POINTS_MEAN: Final = 30.0
POINTS_SCALE: Final = 10.0
OTHER_CHANCES: Final = 2 * (SEATS - 1) + SEATS  # titles of the others, everybody's allegiance
OTHER_POINTS: Final = 2 * (SEATS - 1)
RAREST: Final = 0.2  # the least spread that an input is scaled by, in its own units


class Model(nn.Module):
    """Takes inputs as they are and scales them by their spread."""

    spread: Tensor

    def __init__(self, spread: Array, first: int = 256, second: int = 64, dropout: float = 0.4):
        super().__init__()
        scale = torch.from_numpy(np.maximum(spread, RAREST).astype(np.float32))
        self.register_buffer("spread", scale)
        self.first = nn.Linear(INPUTS, first)
        self.second = nn.Linear(first, second)
        self.output = nn.Linear(second, OUTPUTS)
        self.others = nn.Linear(second, OTHER_CHANCES + OTHER_POINTS)
        self.dropout = nn.Dropout(dropout)

    def hidden(self, inputs: Tensor) -> Tensor:
        x = inputs / self.spread
        x = self.dropout(torch.relu(self.first(x)))
        hidden: Tensor = self.dropout(torch.relu(self.second(x)))
        return hidden

    def forward(self, inputs: Tensor) -> Tensor:
        """The log odds of Governor, Pirate King and either; blue and red in points."""
        out = self.output(self.hidden(inputs))
        points = out[:, CHANCES:] * POINTS_SCALE + POINTS_MEAN
        return torch.cat([out[:, :CHANCES], points], 1)

    def with_others(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """The outputs before scaling, and what is learnt besides."""
        hidden = self.hidden(inputs)
        return self.output(hidden), self.others(hidden)
