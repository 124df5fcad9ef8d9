"""Writes a trained network for the bots: `python -m training.network_forecast.export NET OUT`.

The bots compute in whole numbers (`native/quantised_network.py`). Every layer gets as many bits as
fit: a sum of 32 bits can't overflow, whatever the inputs are. `--onnx FILE` writes the same network
in floating point for others.
"""

import argparse
from array import array
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from tearum.bots.native.network_forecast import INPUTS
from tearum.bots.native.network_forecast import LARGEST as LARGEST_INPUT
from tearum.bots.native.quantised_network import LARGEST, LARGEST_SUM
from tearum.bots.planning.network_file import Layer, write_network
from training.network_forecast.model import Floats, Model
from training.network_forecast.train import load

MOST_BITS: Final = 14  # behind the point, of a weight
ACTIVATION_BITS: Final = 9  # behind the point, of an activation: it reaches up to 64


def quantised(layers: list[Floats]) -> tuple[list[Layer], float]:
    """The layers in whole numbers, and what one unit of the outputs stands for."""
    found: list[Layer] = []
    largest, bits = LARGEST_INPUT, 0  # of what comes in
    for number, layer in enumerate(layers):
        weight_bits = most_bits(layer, largest, bits)
        weights = np.rint(layer.weights * 2.0**weight_bits).astype(np.int16)
        biases = np.rint(layer.biases * 2.0 ** (weight_bits + bits)).astype(np.int32)
        last = number == len(layers) - 1
        shift = 0 if last else weight_bits + bits - ACTIVATION_BITS
        found.append((array("h", weights.tobytes()), array("i", biases.tobytes()), shift))
        largest, bits = LARGEST, weight_bits + bits if last else ACTIVATION_BITS
    return found, 2.0**-bits


def most_bits(layer: Floats, largest: int, bits: int) -> int:
    """How many bits behind the point weights can have so that no sum overflows."""
    for weight_bits in range(MOST_BITS, ACTIVATION_BITS - bits - 1, -1):
        weights = np.abs(np.rint(layer.weights * 2.0**weight_bits))
        biases = np.abs(np.rint(layer.biases * 2.0 ** (weight_bits + bits)))
        sums = weights.sum(axis=0) * largest + biases
        if weights.max() <= LARGEST and sums.max() <= LARGEST_SUM:
            return weight_bits
    raise SystemExit("The weights are too large for whole numbers of 16 bits.")


def export(model: Model, made: dict[str, Any], file: Path) -> None:
    layers, unit = quantised(model.layers())
    write_network(file, layers, unit, made)


def export_onnx(model: Model, file: Path) -> None:
    """Takes rows of inputs, gives log odds of Governor, Pirate King and either, blue and red."""
    torch.onnx.export(
        plain_network(model.layers()),
        (torch.zeros(1, INPUTS),),
        file,
        input_names=["inputs"],
        output_names=["outputs"],
        dynamic_axes={"inputs": {0: "rows"}, "outputs": {0: "rows"}},
        dynamo=False,
    )


def plain_network(layers: list[Floats]) -> nn.Sequential:
    parts: list[nn.Module] = []
    for layer in layers:
        linear = nn.Linear(*layer.weights.shape)
        linear.weight.data = torch.from_numpy(layer.weights.T).float()
        linear.bias.data = torch.from_numpy(layer.biases).float()
        parts += [linear, nn.ReLU()]
    return nn.Sequential(*parts[:-1]).eval()


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes a trained network for the bots.")
    parser.add_argument("network", type=Path, help="file that `train` wrote")
    parser.add_argument("out", type=Path)
    parser.add_argument("--onnx", type=Path, help="also in floating point, for others")
    options = parser.parse_args()
    model, made = load(options.network)
    export(model, made, options.out)
    if options.onnx:
        export_onnx(model, options.onnx)
    print(f"{options.out}: {options.out.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
