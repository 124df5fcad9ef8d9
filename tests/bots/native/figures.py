"""What the bots' compiled code says of positions from recorded games: features, forecasts, plans.

    python -m tests.bots.native.figures

writes `figures.json` anew. Run it only when the bots are to see or value something else: the
figures are there to say that something changed. They rest on the frozen edition and on weights by
chance, so neither tuning the classic one nor fitting the bots touches them.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tearum.bots.native import forecast as small
from tearum.bots.native import network_forecast as large
from tearum.bots.native import value_function as values
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.features import BLUE_NOW, FEATURES, RED_NOW, FeatureExtractor
from tearum.bots.native.forecast import Forecast
from tearum.bots.native.network_forecast import NetworkForecast
from tearum.bots.native.planner import Planner
from tearum.bots.native.quantised_network import QuantisedNetwork
from tearum.bots.native.rollout_search import RolloutSearch
from tearum.bots.native.value_function import ValueFunction
from tearum.edition import load
from tearum.engine.constants.components import ALLEGIANCES
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.state import State
from tearum.game.seeds import deal_streams
from tests.bots.planning.test_network_forecast import random_layers

GOLDEN = Path(__file__).parents[2] / "golden"
FILE = Path(__file__).parent / "figures.json"
TABLES = load(GOLDEN / "frozen.toml").tables
GAMES = 6  # of the recorded ones, which show most of what can happen
EVERY = 70  # decisions, besides those at which something new is pending
LARGER_UNIT = 2.0**-25  # of the network's outputs, so that its chances are neither 0 nor 1
PLANNED = 5  # every so many positions are planned and searched, which takes longest


@dataclass(frozen=True)
class Position:
    name: str
    state: State


def positions() -> Iterator[Position]:
    """Where something new is pending, and some others."""
    games = json.loads((GOLDEN / "games.json").read_text("utf-8"))[:GAMES]
    seen: set[tuple[int, ...]] = set()
    for number, game in enumerate(games):
        state = new_game(TABLES, game["players"], deal_streams(game["seed"]), None)
        for at, code in enumerate(game["actions"]):
            kind = (int(state.phase()), int(state.frame_kind()), min(1, int(state.frame_a())))
            if kind not in seen or at % EVERY == EVERY - 1:
                seen.add(kind)
                yield Position(f"game {number}, decision {at}", state.copy())
            apply(state, code)


POSITIONS = tuple(positions())


def weights() -> list[float]:
    """Weights of a value function: points count for themselves, everything else by chance."""
    luck = Random(5)
    found = [luck.uniform(-0.1, 0.2) for _ in range(values.WEIGHTS)]
    for knot in range(values.KNOTS):
        at = knot * values.STRIDE
        found[at + BLUE_NOW] = found[at + FEATURES + RED_NOW] = 1.0
        for spread in (values.STRIDE - 2, values.STRIDE - 1):
            found[at + spread] = luck.uniform(2.0, 6.0)
    return found


def value_function() -> ValueFunction:
    return ValueFunction(CardValues(TABLES), weights())


def small_forecast() -> Forecast:
    luck = Random(6)
    numbers = [luck.uniform(-0.02, 0.02) for _ in range(small.NUMBERS)]
    return Forecast(CardValues(TABLES), numbers)


def large_forecast() -> NetworkForecast:
    layers = random_layers([large.INPUTS, 12, 7, large.OUTPUTS], 8)
    return NetworkForecast(CardValues(TABLES), QuantisedNetwork(layers), LARGER_UNIT)


def rounded(*numbers: float) -> list[float]:
    return [round(number, 6) for number in numbers]


def two_seats(state: State) -> tuple[int, int]:
    """The seat to move and the next one."""
    first = max(0, int(to_move(state)))
    return first, (first + 1) % int(state.players())


def of_cards() -> dict[str, Any]:
    """What cards, icons and rewards are worth, by card and round."""
    found = CardValues(TABLES)
    names = (
        *("price", "icon_base", "icon_factor", "effect", "building", "building_price"),
        *("captain", "captain_price", "contract", "contract_price", "permanent", "point"),
        *("captain_cost", "reward_blue", "reward_red", "reward_dollars", "slot", "reward"),
        "special",
    )
    figures: dict[str, Any] = {name: rounded(*getattr(found, name)) for name in names}
    return {**figures, "cube": round(found.cube, 6), "specials": list(found.specials)}


def of_features(state: State) -> dict[str, Any]:
    """What a seat sees, and how likely it would prove each allegiance."""
    extractor = FeatureExtractor(CardValues(TABLES))
    first, _ = two_seats(state)
    figures: dict[str, Any] = {}
    for seat in two_seats(state):
        extractor.extract(state, seat)
        odds = [
            extractor.odds.chance_of_proof(state, seat, card, left)
            for card in range(ALLEGIANCES)
            for left in ((int(extractor.left), 2) if seat == first else (5,))
        ]
        figures[f"seat {seat}"] = {
            "features": rounded(*extractor.features),
            "others": [
                *(int(extractor.left), int(extractor.needed_difference), int(extractor.pays_for)),
            ],
            "odds": rounded(*odds),
        }
    return figures


def of_values(state: State) -> dict[str, Any]:
    """What a position is worth to a seat that plays for titles, and to one that likes things."""
    figures: dict[str, Any] = {}
    for seat in two_seats(state):
        plain, liking = value_function(), value_function()
        liking.plays_for_points = True
        for number, name in enumerate(("blue", "red", "balance", "buildings", "captains"), 1):
            setattr(liking, f"prefers_{name}", number / 10)
        liking.prefers_contracts = 0.7
        found = []
        for function in (plain, liking):
            function.predict_all(state)
            function.set_tilt(state, seat)
            found += [function.value(state, seat), function.tilt]
            found += [function.blue[seat], function.red[seat], function.proof[seat]]
            found += [function.governor, function.king, function.winner]
        liking.in_ending = True
        found.append(liking.value(state, seat))
        figures[f"seat {seat}"] = rounded(*found)
    return figures


def of_forecasts(state: State) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for seat in two_seats(state):
        found = []
        for forecast in (small_forecast(), large_forecast()):
            forecast.evaluate(state, seat)
            found += [forecast.governor, forecast.king, forecast.winner]
            found += [forecast.blue, forecast.red, forecast.score(0.25)]
        figures[f"seat {seat}"] = rounded(*found)
    return figures


def of_plans(state: State) -> dict[str, Any]:
    """The turns that are planned, with and without a ban, and what a search makes of them."""
    seat = int(to_move(state))
    planner = Planner(value_function(), 6, 2, 5)
    plans = planner.plan(state, seat)
    banning = Planner(value_function(), 6, 2, 5)
    banning.ban(plans[0].codes[0])
    function = value_function()
    function.plays_for_points = True
    search = RolloutSearch(CardValues(TABLES), weights(), small_forecast(), function, 3)
    search.rollout_turns, search.reply_plans = 2, 2
    search.root_planner.limit(60)
    candidates = search.candidates(state, seat, 3)
    turns = [search.visit(one, state, seat, 40) for one in candidates]
    return {
        "plans": [[*rounded(plan.value), plan.done, *plan.codes] for plan in plans[:8]],
        "nodes": [int(planner.nodes), int(search.nodes()), int(search.forecasts)],
        "banned": [plan.codes for plan in banning.plan(state, seat)[:4]],
        "turns": turns,
        "candidates": [
            [
                *rounded(one.prior, one.score, one.winner, one.governor, one.king),
                *rounded(one.blue, one.red),
                *(one.visits, one.root_action),
            ]
            for one in candidates
        ],
    }


def of_position(number: int) -> dict[str, Any]:
    state = POSITIONS[number].state
    found = {
        "features": of_features(state),
        "values": of_values(state),
        "forecasts": of_forecasts(state),
    }
    if number % PLANNED == 0 and to_move(state) >= 0:
        found["plans"] = of_plans(state)
    return found


def main() -> None:
    figures = {"cards": of_cards()}
    for number, position in enumerate(POSITIONS):
        figures[position.name] = of_position(number)
    lines = (f"{json.dumps(name)}: {json.dumps(one)}" for name, one in figures.items())
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
