"""The network in PyTorch: two layers, what the bots ask for, and what it should know besides.

Some units of the first layer look at one seat and the table, and are the same for every seat; the
second layer treats all other seats alike. So what is learnt about one seat is known of all. The
other units look at everything. Written out, both are plain layers (`layers`).

It also learns the points, titles and allegiances of all seats. That is worth some loss, and is left
behind on export.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn

from tearum.bots.native.network_forecast import INPUTS, OUTPUTS, SEAT_FEATURES, SEAT_INPUTS
from tearum.engine.constants.components import SEATS
from tearum.observation.layout import DECIDED, FIRST, SEAT, SEAT_SIZE, TO_MOVE
from training.network_forecast.shards import Array

CHANCES: Final = 3  # Governor, Pirate King, either
POINTS_MEAN: Final = 30.0
POINTS_SCALE: Final = 10.0
OTHER_CHANCES: Final = 2 * (SEATS - 1) + SEATS  # titles of the others, everybody's allegiance
OTHER_POINTS: Final = 2 * (SEATS - 1)
RAREST: Final = 0.2  # the least spread that an input is scaled by, in its own units


def inputs_of_seat(k: int) -> list[int]:
    """Which inputs are about the k-th seat, from the one that looks on."""
    seen, features = SEAT + k * SEAT_SIZE, SEAT_FEATURES + k * SEAT_INPUTS
    return [
        *(field + k for field in (FIRST, TO_MOVE, DECIDED)),
        *range(seen, seen + SEAT_SIZE),
        *range(features, features + SEAT_INPUTS),
    ]


OF_SEATS: Final = [inputs_of_seat(k) for k in range(SEATS)]
OF_TABLE: Final = sorted(set(range(INPUTS)) - {at for seat in OF_SEATS for at in seat})


@dataclass(frozen=True)
class Floats:
    """A layer in floating point: inputs x units."""

    weights: Array
    biases: Array


class Model(nn.Module):
    """Takes inputs as they are and scales them by their spread."""

    spread: Tensor
    of_seats: Tensor
    of_table: Tensor

    def __init__(
        self,
        spread: Array,
        seat_units: int = 64,
        free_units: int = 128,
        second_units: int = 64,
        dropout: float = 0.3,
    ):
        super().__init__()
        scale = torch.from_numpy(np.maximum(spread, RAREST).astype(np.float32))
        self.register_buffer("spread", scale)
        self.register_buffer("of_seats", torch.tensor(OF_SEATS), persistent=False)
        self.register_buffer("of_table", torch.tensor(OF_TABLE), persistent=False)
        self.seat = nn.Linear(len(OF_SEATS[0]), seat_units, bias=False)
        self.table = nn.Linear(len(OF_TABLE), seat_units)
        self.free = nn.Linear(INPUTS, free_units)
        self.own = nn.Linear(seat_units + free_units, second_units)
        self.other = nn.Linear(seat_units, second_units, bias=False)
        self.output = nn.Linear(second_units, OUTPUTS)
        self.others = nn.Linear(second_units, OTHER_CHANCES + OTHER_POINTS)
        self.dropout = nn.Dropout(dropout)

    def first_layer(self) -> tuple[Tensor, Tensor]:
        """Weights and biases written out, for inputs as they are: inputs x units."""
        nothing = self.table.weight.new_zeros(INPUTS, self.table.out_features)
        table = nothing.index_copy(0, self.of_table, self.table.weight.T)
        units = [table.index_copy(0, at, self.seat.weight.T) for at in self.of_seats]
        weights = torch.cat([*units, self.free.weight.T], 1) / self.spread[:, None]
        return weights, torch.cat([*[self.table.bias] * SEATS, self.free.bias])

    def second_layer(self) -> tuple[Tensor, Tensor]:
        own, other = self.own.weight.T, self.other.weight.T
        each = self.table.out_features
        return torch.cat([own[:each], *[other] * (SEATS - 1), own[each:]]), self.own.bias

    def hidden(self, inputs: Tensor) -> Tensor:
        x = inputs
        for weights, biases in (self.first_layer(), self.second_layer()):
            x = self.dropout(torch.relu(torch.addmm(biases, x, weights)))
        return x

    def forward(self, inputs: Tensor) -> Tensor:
        """The log odds of Governor, Pirate King and either; blue and red in points."""
        out = self.output(self.hidden(inputs))
        points = out[:, CHANCES:] * POINTS_SCALE + POINTS_MEAN
        return torch.cat([out[:, :CHANCES], points], 1)

    def with_others(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        """The outputs before scaling, and what is learnt besides."""
        hidden = self.hidden(inputs)
        return self.output(hidden), self.others(hidden)

    def layers(self) -> list[Floats]:
        """The same as plain layers, with outputs in points."""
        scale = torch.tensor([1.0] * CHANCES + [POINTS_SCALE] * (OUTPUTS - CHANCES))
        shift = torch.tensor([0.0] * CHANCES + [POINTS_MEAN] * (OUTPUTS - CHANCES))
        last = self.output.weight.T.cpu() * scale, self.output.bias.cpu() * scale + shift
        return [
            Floats(*(part.detach().double().cpu().numpy() for part in layer))
            for layer in (self.first_layer(), self.second_layer(), last)
        ]
