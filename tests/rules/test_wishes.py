"""The people's wishes."""

import pytest

from tests.table import Table

# Symbols: well 1 hygiene, bathhouse 2 hygiene, fort 2 security, prison 1 security, inn 1
# entertainment, great hall 2 entertainment; captain 16 security, 19 entertainment, 27 hygiene.


def wishes(owned: list[str], *symbols: str, first: int = 0) -> list[str]:
    """Who takes which reward when these buildings are owned, seat by seat."""
    t = Table(players=len(owned), first=first)
    for seat, buildings in enumerate(owned):
        t.seat(seat, buildings=buildings)
    t.wish(*symbols, first="3 red", second="1 red").begin("wishes")
    return [f"{event.split()[0]}: {event.split()[3]}" for event in t.story("vp")]


def test_the_symbols_of_every_type_on_the_card_are_added_together() -> None:
    """WSH-01, WSH-02"""
    owned = ["well, prison, inn", "bathhouse, fort, great hall", "well, inn"]
    t = Table(players=3)
    for seat, buildings in enumerate(owned):
        t.seat(seat, buildings=buildings)
    t.wish("hygiene", "security", first="3 red", second="1 red").begin("wishes")
    assert t.story("wish_place") == ["0 wish_place 2 2", "1 wish_place 4 1"]
    assert t.story("vp") == ["0 vp red 1 effect", "1 vp red 3 effect"]


@pytest.mark.parametrize(
    ("symbol", "winner"), [("hygiene", 0), ("security", 1), ("entertainment", 2)]
)
def test_other_symbols_do_not_count(symbol: str, winner: int) -> None:
    """WSH-01"""
    owned = ["bathhouse, prison, inn", "well, fort, inn", "well, prison, great hall"]
    assert wishes(owned, symbol) == [f"{seat}: {3 if seat == winner else 1}" for seat in range(3)]


def test_the_symbols_of_captains_count_face_up_or_down() -> None:
    """WSH-01"""
    t = Table(players=3).seat(0, buildings="prison", face_down=(16,)).seat(1, buildings="prison")
    t.wish("security", first="3 red", second="1 red").begin("wishes")
    assert t.story("vp") == ["0 vp red 3 effect", "1 vp red 1 effect"]
    t = Table(players=3).seat(1, captains=(16,))
    t.wish("security", first="3 red", second="1 red").begin("wishes")
    assert t.story("vp") == ["1 vp red 3 effect"]


@pytest.mark.parametrize(
    ("captain", "symbol"), [(27, "hygiene"), (16, "security"), (19, "entertainment")]
)
def test_a_hired_captains_symbol_counts_at_once_and_after_activation(
    captain: int, symbol: str
) -> None:
    """WSH-01"""
    t = Table(players=3).display(captain).captain(captain, cost="$1", cannons=1, reward="$1")
    t.seat(0, money=1, goods="cannon").use("captain").act(f"hire {captain}")
    symbols = {"hygiene": 0, "security": 0, "entertainment": 0, symbol: 1}
    assert t.view(None)["seats"][0]["symbols"] == symbols
    assert t.act(f"activate {captain}").view(None)["seats"][0]["symbols"] == symbols


def test_first_and_second_place_take_the_first_and_the_second_reward() -> None:
    """WSH-02"""
    owned = ["well", "bathhouse, well", "", "bathhouse"]
    assert wishes(owned, "hygiene") == ["1: 3", "3: 1"]


def test_a_third_place_takes_nothing() -> None:
    """WSH-02"""
    assert wishes(["well", "bathhouse, well", "bathhouse"], "hygiene") == ["1: 3", "2: 1"]


def test_a_total_of_nothing_is_never_rewarded() -> None:
    """WSH-03"""
    assert wishes(["", "", "", ""], "hygiene") == []
    assert wishes(["", "well", "", ""], "hygiene") == ["1: 3"]
    assert wishes(["fort", "well", "fort"], "hygiene") == ["1: 3"]


def test_all_tied_for_first_take_the_first_reward_and_nobody_the_second() -> None:
    """WSH-04"""
    assert wishes(["bathhouse", "well", "bathhouse", ""], "hygiene") == ["0: 3", "2: 3"]
    assert wishes(["well"] * 3 + [""], "hygiene") == ["0: 3", "1: 3", "2: 3"]
    assert wishes(["well", "well, inn", "bathhouse, well", "bathhouse, well"], "hygiene") == [
        "2: 3",
        "3: 3",
    ]


def test_all_tied_for_second_take_the_second_reward() -> None:
    """WSH-05"""
    assert wishes(["well", "bathhouse", "well", ""], "hygiene") == ["0: 1", "1: 3", "2: 1"]
    owned = ["well", "bathhouse", "bathhouse", "bathhouse, well"]
    assert wishes(owned, "hygiene") == ["1: 1", "2: 1", "3: 3"]


def test_rewards_are_handed_out_in_turn_order() -> None:
    """WSH-06"""
    owned = ["well", "bathhouse", "well", ""]
    assert wishes(owned, "hygiene", first=2) == ["2: 1", "0: 1", "1: 3"]
    assert wishes(owned, "hygiene", first=1) == ["1: 3", "2: 1", "0: 1"]


def test_places_are_settled_before_the_first_reward() -> None:
    """WSH-06"""
    t = Table(players=3).seat(0, goods="ore", buildings="well, dispensary")
    t.seat(1, buildings="well, washhouse, public latrines").building("bathhouse", cost="ore")
    t.wish("hygiene", first="3 red", second="build")
    t.begin("wishes").act("build bathhouse")  # four symbols now, but the places stand
    assert t.story("vp") == ["1 vp red 3 effect"]


def test_the_tile_of_the_round_shows_one_of_its_sides() -> None:
    """WSH-02, SET-08"""
    for r, side in ((1, "blue"), (3, "red"), (4, "blue"), (5, "red")):
        t = Table(players=3, round=r).seat(1, buildings="well")
        other = "red" if side == "blue" else "blue"
        t.wish("hygiene", side=other, first="$1", second="$1")
        t.wish("hygiene", side=side, first="4 red", second="1 red").begin("wishes")
        assert t.story("vp") == ["1 vp red 4 effect"]


def test_the_wish_of_the_round_counts() -> None:
    """WSH-01, SET-09"""
    for r in (1, 2, 3, 4, 5):
        t = Table(players=3, round=r).seat(1, buildings="well")
        t.wish("hygiene", first="4 red", second="1 red").begin("wishes")
        assert t.story("vp") == ["1 vp red 4 effect"]


def test_places_of_one_round_are_gone_in_the_next() -> None:
    """WSH-02, WSH-03"""
    t = Table(players=3).seat(1, buildings="well").wish("hygiene", first="1 red", second="$1")
    t.begin("wishes")
    t.wish("security", first="4 red", second="2 red").begin("wishes")
    assert t.story("vp") == []
