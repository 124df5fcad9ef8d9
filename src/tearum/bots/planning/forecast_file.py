"""The weights of the forecast, read from `forecast.json`. `training.train_forecast` writes it."""

import json
from pathlib import Path
from typing import Final

FORECAST_FILE: Final = Path(__file__).with_name("forecast.json")


def read_forecast(file: Path = FORECAST_FILE) -> list[float]:
    numbers: list[float] = json.loads(file.read_text(encoding="utf-8"))["numbers"]
    return numbers


FORECAST_WEIGHTS: Final = read_forecast()
