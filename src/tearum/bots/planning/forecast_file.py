"""The numbers of the forecast, written by training.train_forecast."""

import json
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("forecast.json")


def stored(file: Path = FILE) -> list[float]:
    numbers: list[float] = json.loads(file.read_text(encoding="utf-8"))["numbers"]
    return numbers


NUMBERS: Final = stored()
