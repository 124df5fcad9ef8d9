"""Money, goods and points of a game: their peaks, what is in hand, and where they come from."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tearum import Game
from tearum.contract.vocabulary import COLOURS, RESOURCES
from tearum.edition import load
from tearum.game.result import Result
from tearum.lab.match import Match
from tearum.simulate.recorder import Recorder
from tearum.simulate.rows import FlowRow, GameTables

GOLDEN: Final = Path(__file__).parent.parent / "golden"
EDITION: Final = load(GOLDEN / "frozen.toml")
GAMES: Final[list[dict[str, Any]]] = json.loads((GOLDEN / "games.json").read_text("utf-8"))
every_game = pytest.mark.parametrize("number", range(len(GAMES)))


@cache
def rows_of(number: int) -> tuple[GameTables, Result]:
    golden = GAMES[number]
    players = golden["players"]
    game = Game.new(players=players, seed=golden["seed"], edition=EDITION)
    for code in golden["actions"]:
        game.apply(code)
    result = game.result()
    assert result is not None
    nothing = (0,) * players
    match = Match(tuple(golden["actions"]), result, nothing, nothing, nothing, ((),) * players)
    rows = GameTables()
    Recorder(EDITION.tables).add(rows, 0, str(golden["seed"]), ["bot"] * players, match)
    return rows, result


@every_game
def test_peaks_are_the_most_that_all_players_ever_held(number: int) -> None:
    """After every decision, up to but not including the last sale (END-03)."""
    golden = GAMES[number]
    game = Game.new(players=golden["players"], seed=golden["seed"], edition=EDITION)
    peaks: Counter[str] = Counter()
    for code in (None, *golden["actions"]):
        sold: Counter[str] = Counter()
        for event in game.apply(code) if code is not None else ():
            change = event.to_json()
            if change["kind"] in ("money", "goods") and change.get("cause") == "last_sale":
                if change["kind"] == "money":
                    sold["money"] += change["amount"]
                else:
                    sold[change["resource"]] += change["pieces"]
        held = Counter({name: -n for name, n in sold.items()})  # the last sale is taken back
        for seat in range(golden["players"]):
            held["money"] += int(game.state.money(seat))
            for resource, name in enumerate(RESOURCES):
                held[name] += int(game.state.goods(seat, resource))
            for colour, title in enumerate(COLOURS):
                held[title] += int(game.state.vp(seat, colour))
        for stock, n in held.items():
            peaks[stock] = max(peaks[stock], n)
        if sold:
            break
    [row] = rows_of(number)[0].games
    found = {name: getattr(row, f"peak_{name}") for name in ("money", *RESOURCES, *COLOURS)}
    assert found == {name: peaks[name] for name in found}


@every_game
def test_flows_add_up_to_the_result(number: int) -> None:
    rows, result = rows_of(number)
    for player, score in zip(rows.players, result.scores, strict=True):
        mine = [row for row in rows.flows if row.seat == player.seat]
        assert total(mine, "money") == player.money
        assert total(mine, "blue") == score.blue
        assert total(mine, "red") == score.red
        lost = total([row for row in mine if row.source == "limit"], "blue")
        assert lost == -player.blue_lost


@every_game
def test_every_effect_is_traced_to_its_card_or_tile(number: int) -> None:
    assert "other" not in {row.source for row in rows_of(number)[0].flows}


@every_game
def test_the_money_in_hand_is_that_of_the_end_of_the_action_phase(number: int) -> None:
    golden = GAMES[number]
    game = Game.new(players=golden["players"], seed=golden["seed"], edition=EDITION)
    events = [*game.events]
    for code in golden["actions"]:
        events += game.apply(code)
    money, hands = [0] * golden["players"], []
    for event in events:
        change = event.to_json()
        if change["kind"] == "money":
            assert change["seat"] is not None
            money[change["seat"]] += change["amount"]
        elif change["kind"] == "phase_begins" and change["phase"] == "wishing":
            hands += money
    standings = [row for row in rows_of(number)[0].standings if row.round > 0]
    assert [row.hand for row in standings] == hands[: len(standings)]


def total(flows: list[FlowRow], stock: str) -> int:
    return sum(row.gained - row.lost for row in flows if row.stock == stock)


def test_the_first_round_of_a_game_read_by_hand() -> None:
    """Two players; the log of this game was read beside it, line by line."""
    rows, _ = rows_of(0)
    assert [tuple(row)[1:] for row in rows.flows if row.round <= 1] == [
        (0, 0, "money", "endowment", 7, 0),
        (0, 0, "money", "track", 2, 0),
        (0, 0, "red", "endowment", 1, 0),
        (0, 1, "money", "income", 10, 0),
        (0, 1, "money", "tile", 1, 0),
        (0, 1, "money", "captain", 0, 3),
        (0, 1, "money", "ship", 0, 8),
        (0, 1, "blue", "track", 1, 0),
        (0, 1, "blue", "captain", 1, 0),
        (0, 1, "blue", "wish", 2, 0),
        (0, 1, "red", "building", 1, 0),
        (1, 0, "money", "endowment", 5, 0),
        (1, 0, "money", "track", 2, 0),
        (1, 1, "money", "income", 10, 0),
        (1, 1, "money", "captain", 0, 4),
        (1, 1, "money", "ship", 0, 13),
        (1, 1, "money", "trade", 7, 0),
        (1, 1, "money", "expansion", 0, 2),
        (1, 1, "blue", "tile", 1, 0),
        (1, 1, "blue", "contract", 3, 0),
        (1, 1, "red", "building", 2, 0),
        (1, 1, "red", "captain", 3, 0),
        (1, 1, "red", "contract", 1, 0),  # its slot
    ]
    hands = [(row.round, row.seat, row.hand) for row in rows.standings if row.round == 1]
    assert hands == [(1, 0, 9), (1, 1, 5)]
