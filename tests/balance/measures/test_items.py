"""Items offered and taken, and their effects, on choices with a known truth."""

import numpy as np
import pytest

from tearum.balance.measures import items
from tearum.balance.measures.chance_model import ChanceModel
from tearum.balance.measures.dataset import values_of
from tearum.balance.measures.table import Row, Table

from ..planted import Planted


def rows_of(tables: list[Table], kind: str) -> dict[str, Row]:
    return {row.key: row for table in tables if table.key == kind for row in table}


def test_shares_are_of_the_chances() -> None:
    games = Planted()
    first, second = games.game(kings=[0]), games.game(kings=[1])
    for game in (first, second):
        games.offer(game, "building", "7", n=2)
        games.offer(game, "building", "12", n=2)
    games.take(first, 0, "building", "7", round_=2)
    games.take(first, 1, "building", "7", round_=4)
    games.take(second, 1, "building", "7", round_=5)
    found = rows_of(items.tables(games.dataset()), "building")
    assert list(found) == ["7", "12"]
    assert (found["7"].cells["chances"], found["7"].cells["taken"]) == (4, 3)
    assert found["7"].value("share") == 0.75
    assert found["7"].value("round") == 11 / 3
    assert found["7"].value("raw") == 2 / 3
    assert found["12"].value("share") == 0.0
    assert found["12"].interval("raw") is None


def test_a_player_who_takes_a_tile_twice_is_one_taker() -> None:
    games = Planted()
    game = games.game(kings=[0])
    games.offer(game, "tile", "market.2", n=5)
    for round_ in (1, 2):
        games.take(game, 0, "tile", "market.2", round_)
    games.take(game, 1, "tile", "market.2", 1)
    found = rows_of(items.tables(games.dataset()), "tile")["market.2"]
    assert found.value("share") == 3 / 5
    assert found.value("raw") == 0.5


def test_a_side_is_taken_of_the_uses_of_its_tile() -> None:
    games = Planted()
    for number, sides in enumerate(((1, 1, 2), (1,), ())):
        game = games.game(kings=[number % 2])
        games.offer(game, "tile", "harbor.3", n=5)
        games.offer(game, "tile", "harbor.2", n=5)
        games.take(game, 0, "tile", "harbor.2", 1)  # which offers no choice
        for seat, side in enumerate(sides):
            games.take(game, seat % 2, "tile", "harbor.3", 2, option=side)
    tables = items.tables(games.dataset())
    found = rows_of(tables, "side")
    assert list(found) == ["harbor.3.1", "harbor.3.2"]
    assert [found[key].cells["chances"] for key in found] == [4, 4]
    assert [found[key].value("share") for key in found] == [0.75, 0.25]
    assert rows_of(tables, "tile")["harbor.3"].cells["taken"] == 4
    assert found["harbor.3.2"].value("raw") == 1.0


def test_a_side_that_nobody_takes_is_listed_all_the_same() -> None:
    games = Planted()
    games.take(games.game(kings=[0]), 0, "tile", "governor.3", option=1)
    found = rows_of(items.shares(games.dataset()), "side")
    assert [(key, row.value("share")) for key, row in found.items()] == [
        ("governor.3.1", 1.0),
        ("governor.3.2", 0.0),
    ]


def test_captains_are_activated_and_allegiances_proven_of_those_taken() -> None:
    games = Planted()
    for proves in (True, False, False, True):
        game = games.game(kings=[0])
        games.offer(game, "allegiance", "4")
        games.take(game, 0, "allegiance", "4")
        games.offer(game, "proven", "4")
        games.take(game, 0, "captain", "2")  # has no cannons
        if proves:
            games.take(game, 0, "proven", "4", 5)
    tables = items.tables(games.dataset())
    assert rows_of(tables, "allegiance")["4"].value("sequel") == 0.5
    assert rows_of(tables, "captain")["2"].interval("sequel") is None


def test_things_stand_in_printed_order() -> None:
    keys = ["3.10", "tavern.1", "governor.2", "3.2", "market.1"]
    assert sorted(keys[:1] + keys[3:4], key=items.in_order) == ["3.2", "3.10"]
    assert sorted(["tavern.1", "governor.2", "market.1"], key=items.in_order) == [
        "governor.2",
        "market.1",
        "tavern.1",
    ]


def play_out(misjudged: bool) -> Planted:
    """Leaders take captain 1, which is worth nothing; captain 2 is worth 15 points to anybody.

    Where the chances are `misjudged`, they know nothing of who is ahead in reputation, which wins
    games and makes players take captain 3. That one is worth nothing either.
    """
    luck = np.random.default_rng(12)
    games = Planted(players=4)
    for _ in range(1500):
        stated = luck.uniform(0.15, 0.55, 4)
        stars = luck.integers(0, 3, 4)
        truth = stated + (0.1 * (stars - stars.mean()) if misjudged else 0.0)
        taken = []
        for seat in range(4):
            if luck.random() < 1.6 * stated[seat]:
                taken.append("1")
            elif luck.random() < 0.3 * stars[seat]:
                taken.append("3")
            else:
                taken.append(str(luck.choice(["2", "4", "5"])))
        wins = [
            seat for seat in range(4) if luck.random() < truth[seat] + 0.15 * (taken[seat] == "2")
        ]
        game = games.game(kings=wins)
        games.stand(game, 2, stated, reputation=[int(n) for n in stars])
        for seat in range(4):
            games.offer(game, "captain", taken[seat])
            games.take(game, seat, "captain", taken[seat], round_=3, chance=float(stated[seat]))
    return games


def test_a_planted_effect_stands_out_and_what_leaders_take_does_not() -> None:
    found = rows_of(items.tables(play_out(misjudged=False).dataset()), "captain")
    effect = found["2"].interval("effect")
    assert effect is not None
    assert effect.low < 0.15 < effect.high
    assert found["2"].cells["out"] is True
    assert found["1"].value("raw") > found["4"].value("raw") + 0.05  # flattered
    assert abs(found["1"].value("effect")) < 0.05


def test_what_the_estimates_misjudge_is_no_merit_of_a_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dataset = play_out(misjudged=True).dataset()
    found = rows_of(items.tables(dataset), "captain")
    assert abs(found["3"].value("effect") - found["4"].value("effect")) < 0.06
    assert found["2"].cells["out"] is True
    # By the estimates alone it would look like one.
    monkeypatch.setattr(ChanceModel, "predict", lambda _, choices: values_of(choices, "chance"))
    found = rows_of(items.tables(dataset), "captain")
    assert found["3"].value("effect") - found["4"].value("effect") > 0.1


def test_nothing_is_said_of_what_was_taken_a_few_times() -> None:
    games = Planted()
    for number in range(60):
        game = games.game(kings=[0])
        games.take(game, 0, "captain", "1" if number < 20 else "2")
        games.take(game, 1, "captain", "2")
    found = rows_of(items.tables(games.dataset()), "captain")
    assert found["1"].value("effect") > 0.1
    assert found["1"].cells["out"] is False
