"""A neural network in whole numbers: the same outputs to the bit on every machine and build.

Weights have 16 bits, sums 32. `quantised_network.c` is the same module in C, which is used where it
was compiled; this one is for machines without a compiler, and says what the other does.
"""

from __future__ import annotations

from array import array
from typing import Final

from tearum.engine.ints import i16, vec

LARGEST: Final = 32767  # of an activation
LARGEST_SUM: Final = 2**31 - 1
WIDEST: Final = 1024  # units of a layer


class QuantisedNetwork:
    """Layers of weights (a row for each input), biases, and bits to drop from a sum.

    Negative sums of a layer become 0 and large ones LARGEST. The last layer's sums are the outputs,
    as they are.
    """

    def __init__(self, layers: list[tuple[array[int], array[int], int]]) -> None:
        if not layers:
            raise ValueError("a network has at least one layer")
        self._layers = layers
        self.inputs = len(layers[0][0]) // len(layers[0][1])
        width = self.inputs
        for weights, biases, shift in layers:
            if (weights.typecode, biases.typecode) != ("h", "i"):
                raise TypeError('weights are an array of "h", biases one of "i"')
            if not 0 < len(biases) <= WIDEST or len(weights) != width * len(biases):
                raise ValueError("the layers do not fit one another")
            if not 0 <= shift < 32:
                raise ValueError("a sum has 32 bits")
            width = len(biases)

    def run(self, inputs: vec[i16]) -> list[int]:
        """The outputs for as many inputs as the first layer has rows."""
        if len(inputs) != self.inputs:
            raise ValueError(f"the network has {self.inputs} inputs")
        values = list(inputs)
        last = len(self._layers) - 1
        for number, (weights, biases, shift) in enumerate(self._layers):
            sums = list(biases)
            width = len(sums)
            for i, x in enumerate(values):
                if x != 0:
                    row = weights[i * width : (i + 1) * width]
                    sums = [total + x * weight for total, weight in zip(sums, row, strict=True)]
            if number < last:
                sums = [min(LARGEST, max(0, total) >> shift) for total in sums]
            values = sums
        return values
