"""A network in a file: a zip archive of `network.json` and the numbers of each layer.

`weights-N` has 16 bits a number, `biases-N` 32 bits, the lowest byte first.
"""

from __future__ import annotations

import json
import sys
from array import array
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tearum.bots.native.quantised_network import QuantisedNetwork

Layer: TypeAlias = "tuple[array[int], array[int], int]"  # weights, biases, bits to drop


def write_network(file: Path, layers: list[Layer], unit: float, made: dict[str, Any]) -> None:
    """Equal networks give equal files."""
    about = {"unit": unit, "shifts": [shift for _, _, shift in layers], "made": made}
    with ZipFile(file, "w") as archive:

        def put(name: str, content: bytes) -> None:
            entry = ZipInfo(name)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, content, compresslevel=9)

        put("network.json", json.dumps(about, indent=1).encode())
        for number, (weights, biases, _) in enumerate(layers, 1):
            put(f"weights-{number}", _low_byte_first(weights).tobytes())
            put(f"biases-{number}", _low_byte_first(biases).tobytes())


def read_network(file: Path) -> tuple[QuantisedNetwork, float]:
    """The network, and what one unit of its outputs stands for."""
    with ZipFile(file) as archive:

        def numbers(kind: str, name: str) -> array[int]:
            return _low_byte_first(array(kind, archive.read(name)))

        about = json.loads(archive.read("network.json"))
        layers: list[Layer] = [
            (numbers("h", f"weights-{number}"), numbers("i", f"biases-{number}"), shift)
            for number, shift in enumerate(about["shifts"], 1)
        ]
    return QuantisedNetwork(layers), float(about["unit"])


def _low_byte_first(numbers: array[int]) -> array[int]:
    """In the order of a file, or from that order into this machine's."""
    if sys.byteorder == "little":
        return numbers
    swapped = array(numbers.typecode, numbers)
    swapped.byteswap()
    return swapped
