"""A neural network in whole numbers: the same outputs to the bit on every machine and build.

Weights have 16 bits, sums 32. `quantised_network.c` is the same module in C, which is used where it
was compiled; this one is for machines without a compiler, and says what the other does. All sums of
a layer are lanes of one large number, which Python multiplies and adds in one go.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from typing import Final

from tearum.engine.ints import i16, vec

LARGEST: Final = 32767  # of an activation
LARGEST_SUM: Final = 2**31 - 1
WIDEST: Final = 1024  # units of a layer
ZERO: Final = 2**62  # of a lane of 64 bits, so that no lane borrows from the next


class QuantisedNetwork:
    """Layers of weights (a row for each input), biases, and bits to drop from a sum.

    Negative sums of a layer become 0 and large ones LARGEST. The last layer's sums are the outputs,
    as they are.
    """

    def __init__(self, layers: list[tuple[array[int], array[int], int]]) -> None:
        if not layers:
            raise ValueError("a network has at least one layer")
        self._layers = list[tuple[list[int], int, int, int]]()  # rows, first sums, width, bits
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
            zero = packed([ZERO] * width)
            rows = [
                packed(ZERO + weight for weight in weights[start : start + width]) - zero
                for start in range(0, len(weights), width)
            ]
            begin = packed(ZERO + bias for bias in biases)
            self._layers.append((rows, begin, width, shift))

    def run(self, inputs: vec[i16]) -> list[int]:
        """The outputs for as many inputs as the first layer has rows."""
        if len(inputs) != self.inputs:
            raise ValueError(f"the network has {self.inputs} inputs")
        sums = values = list(inputs)
        for rows, begin, width, shift in self._layers:
            total = begin
            for x, row in zip(values, rows, strict=True):
                if x != 0:
                    total += x * row
            sums = [lane - ZERO for lane in lanes(total, width)]
            values = [min(LARGEST, max(0, one) >> shift) for one in sums]
        return sums


def packed(numbers: Iterable[int]) -> int:
    """One large number with a lane for each."""
    return int.from_bytes(array("q", numbers).tobytes(), sys.byteorder)


def lanes(number: int, count: int) -> array[int]:
    found = array("q")
    found.frombytes(number.to_bytes(8 * count, sys.byteorder))
    return found
