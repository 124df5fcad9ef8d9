"""The forecasts of the bots: the network in `network.zip`, the small one in `forecast.json`.

`training.network_forecast` and `training.train_forecast` make them.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

from tearum.bots.native.card_value import CardValues
from tearum.bots.native.forecast import Forecast, Prediction
from tearum.bots.native.network_forecast import NetworkForecast
from tearum.bots.native.quantised_network import QuantisedNetwork
from tearum.bots.planning.network_file import read_network
from tearum.engine.edition_tables import EditionTables

FORECAST_FILE: Final = Path(__file__).with_name("forecast.json")
NETWORK_FILE: Final = Path(__file__).with_name("network.zip")


def read_forecast(file: Path = FORECAST_FILE) -> list[float]:
    numbers: list[float] = json.loads(file.read_text(encoding="utf-8"))["numbers"]
    return numbers


FORECAST_WEIGHTS: Final = read_forecast()


def forecast_for(tables: EditionTables, network: Path | None = NETWORK_FILE) -> Prediction:
    """The network of a file, or without one the small forecast."""
    if network is None:
        return Forecast(CardValues(tables), FORECAST_WEIGHTS)
    return NetworkForecast(CardValues(tables), *_network(network))


@cache
def _network(file: Path) -> tuple[QuantisedNetwork, float]:
    return read_network(file)
