"""Contracts: delivering goods for victory points."""

import pytest

from tests.table import Table


@pytest.mark.parametrize(("colour", "points"), [("blue", (4, 0)), ("red", (0, 3))])
def test_a_contract_pays_its_goods_for_its_red_or_its_blue_vp(
    colour: str, points: tuple[int, int]
) -> None:
    """CON-01"""
    t = Table().contracts([5, 0, 0, 0, 0]).contract(5, cost="ore, 2 barrel", blue=4, red=3)
    t.seat(0, goods="2 ore, 2 barrel").use("contract").act(f"fulfil 5 {colour}")
    assert t[0].goods == "ore"
    assert (t[0].blue, t[0].red) == points


def test_a_contract_action_is_one_contract() -> None:
    """CON-01"""
    t = Table().contracts([5, 6, 0, 0, 0]).contract(5, cost="ore", blue=1, red=1)
    t.contract(6, cost="ore", blue=1, red=1).slot(1, "").seat(0, goods="2 ore").use("contract")
    assert t.act("fulfil 5 red").asks == "0 turn_end"


def test_the_goods_must_be_there() -> None:
    """CON-01"""
    t = Table().contracts([5, 6, 0, 0, 0]).contract(5, cost="2 barrel, ore", blue=4, red=3)
    t.contract(6, cost="ore", blue=1, red=1).seat(0, goods="ore, barrel").use("contract")
    assert t.lacks("fulfil 5 red") == "1 barrel"
    assert t.menu == ["pass", "fulfil 6 blue", "fulfil 6 red"]


def test_only_contracts_on_the_board_can_be_fulfilled() -> None:
    """CON-01"""
    t = Table().contracts([5, 0, 0, 0, 0], pile=(7,)).contract(5, cost="ore", blue=1, red=1)
    t.seat(0, goods="ore").seat(2, contracts=(9,)).use("contract")
    assert t.why_not("fulfil 7 red") == "not_on_board"
    assert t.why_not("fulfil 9 red") == "fulfilled_already"
    assert not t.may("fulfil 9 red")


def test_what_is_printed_under_its_slot_is_gained_after_the_cards_vp() -> None:
    """CON-02"""
    t = Table().contracts([0, 5, 0, 0, 0]).contract(5, cost="ore", blue=4, red=3)
    t.slot(1, "$9").slot(2, "star, 2 red").slot(3, "$7").seat(0, goods="ore")
    t.use("contract, $1").act("fulfil 5 blue")
    assert t.story("vp", "star", "money") == [
        "0 vp blue 4 contract",
        "0 star 1",
        "0 vp red 2 effect",
        "0 money 1 effect",
    ]


def test_an_allegiance_called_for_by_the_card_comes_before_the_slots_bonus() -> None:
    """CON-02, ALG-03"""
    t = Table().contracts([0, 5, 0, 0, 0]).contract(5, cost="ore", blue=4, red=3)
    t.slot(2, "star").seat(0, goods="ore", blue=4).use("contract").act("fulfil 5 blue")
    assert (t.asks, t[0].stars) == ("0 choosing_allegiance", 0)
    assert t.act("allegiance 1")[0].stars == 1


@pytest.mark.parametrize(("players", "slot"), [(4, 5), (3, 4), (2, 4)])
def test_the_slots_are_those_of_the_side_for_the_number_of_players(players: int, slot: int) -> None:
    """CON-02, SET-04"""
    board = [0] * (slot - 1) + [5]
    t = Table(players).contracts(board).contract(5, cost="ore", blue=4, red=3)
    t.seat(0, goods="ore").use("contract").act("fulfil 5 red")
    assert (t[0].red, t[0].blue) == (3, 1)  # "1 blue" is printed at the right end
    assert t.story("fulfilled") == [f"0 fulfilled 5 {slot} red"]


def test_the_card_goes_to_the_play_area_and_the_slot_stays_empty_for_the_round() -> None:
    """CON-03"""
    t = Table().contracts([1, 5, 2, 3, 4], pile=(7, 8)).contract(5, cost="ore", blue=4, red=3)
    t.slot(2, "").seat(0, goods="ore").use("contract").act("fulfil 5 blue", "end turn")
    assert t.slots() == [1, 0, 2, 3, 4]
    assert t.view(None)["seats"][0]["contracts"] == [5]
    t.begin("wishes")
    assert t.slots() == [7, 1, 2, 3, 4]
    assert t.view(None)["seats"][0]["contracts"] == [5]
