"""Captains: hiring, activating, and what they count for."""

import pytest

from tests.table import Table


def test_the_cost_is_paid_and_the_captain_taken_from_the_display() -> None:
    """CAP-01"""
    t = Table().seat(0, money=9, goods="2 wheat").display(3, 4).captain(3, cost="$5, wheat")
    t.use("captain").act("hire 3")
    assert (t[0].money, t[0].goods) == (4, "wheat")
    assert t.on_display() == [4]
    assert t.view(None)["seats"][0]["captains"] == [{"captain": 3, "face_up": True}]


def test_a_captain_action_is_one_captain() -> None:
    """CAP-01"""
    t = Table().seat(0, money=9).display(3, 4).captain(3, cost="$1").captain(4, cost="$1")
    assert t.use("captain").act("hire 3").asks == "0 turn_end"


def test_money_and_goods_must_both_be_there() -> None:
    """CAP-01"""
    t = Table().display(1, 2, 3).captain(1, cost="$5, wheat").captain(2, cost="$4, ore")
    t.captain(3, cost="$4").seat(0, money=4, goods="wheat").use("captain")
    assert t.lacks("hire 1") == "$1"
    assert t.lacks("hire 2") == "1 ore"
    assert t.offers("hire") == ["3"]
    assert not t.may("hire 1")


def test_money_or_goods_are_a_choice() -> None:
    """CAP-01"""
    t = Table().display(1, 2).captain(1, cost="$5 / 2 wood").captain(2, cost="$5")
    t.seat(0, money=5, goods="2 wood").use("captain")
    assert t.menu == ["pass", "hire 1", "hire 2", "hire 1 for goods"]
    assert t.why_not("hire 2 for goods") == "goods_not_taken"
    t.act("hire 1 for goods")
    assert (t[0].money, t[0].goods) == (5, "")
    t = Table().display(1).captain(1, cost="$5 / 2 wood").seat(0, money=5, goods="2 wood")
    t.use("captain").act("hire 1")
    assert (t[0].money, t[0].goods) == (0, "2 wood")


def test_the_goods_that_are_paid_instead_must_be_there() -> None:
    """CAP-01"""
    t = Table().display(1).captain(1, cost="$5 / 2 wood").seat(0, money=5, goods="wood")
    t.use("captain")
    assert t.lacks("hire 1 for goods") == "1 wood"
    assert not t.may("hire 1 for goods")


def test_only_captains_on_display_can_be_hired() -> None:
    """CAP-01"""
    t = Table().display(1).seat(0, money=50).seat(1, captains=(2,), face_down=(3,)).use("captain")
    assert t.why_not("hire 9") == "not_on_display"
    assert t.why_not("hire 2") == "hired_already"
    assert t.why_not("hire 3") == "hired_already"
    assert t.offers("hire") == ["1"]


def test_the_lightning_effects_happen_at_once() -> None:
    """CAP-02"""
    t = Table().display(1).captain(1, cost="$5", instant="star, 2 blue, $1").seat(0, money=5)
    t.use("captain, ore").act("hire 1")
    assert t.story() == [
        "0 money -5 captain",
        "0 hired 1",
        "0 star 1",
        "0 vp blue 2 effect",
        "0 money 1 effect",
        "0 goods ore 1 effect",
    ]


def test_a_captain_without_cannons_stays_and_counts_as_hired() -> None:
    """CAP-03, CAP-06"""
    t = Table().display(6).captain(6, cost="$1").seat(0, money=1, goods="5 cannon")
    t.seat(0, captains=(1, 2, 3, 4, 5), allegiance=8).use("captain").act("hire 6")
    assert t.why_not("activate 6") == "no_cannon_effect"
    assert not t.may("activate 6")
    assert t[0].proven


def test_a_captain_is_activated_once_for_its_cannons_and_turned_face_down() -> None:
    """CAP-04"""
    t = Table(players=4, round=4).seat(0, goods="5 cannon", captains=(9,), money=0)
    t.captain(9, cost="$3", cannons=2, reward="3 red, ore").begin("actions").act("activate 9")
    assert (t[0].goods, t[0].red, t.asks) == ("ore, 3 cannon", 3, "0 turn")
    assert t.view(None)["seats"][0]["captains"] == [{"captain": 9, "face_up": False}]
    assert t.why_not("activate 9") == "activated_already"
    assert not t.may("activate 9")
    assert t.story("activated", "goods", "vp") == [
        "0 goods cannon -2 captain",
        "0 activated 9",
        "0 vp red 3 effect",
        "0 goods ore 1 effect",
    ]


def test_the_cannons_must_be_there() -> None:
    """CAP-04"""
    t = Table().seat(0, goods="cannon, 3 ore", captains=(1,)).captain(1, cost="$3", cannons=2)
    t.begin("actions")
    assert t.lacks("activate 1") == "1 cannon"
    assert not t.may("activate 1")
    assert t.seat(0, goods="2 cannon").begin("actions").may("activate 1")


def test_only_ones_own_captains_are_activated() -> None:
    """CAP-04"""
    t = Table().seat(0, goods="4 cannon").seat(1, captains=(1,)).display(4).begin("actions")
    assert t.why_not("activate 1") == "not_your_captain"
    assert t.why_not("activate 4") == "not_your_captain"
    assert not t.may("activate 1")


def test_a_captain_is_not_activated_outside_ones_action_turn_nor_inside_a_choice() -> None:
    """CAP-04"""
    t = Table().seat(0, goods="4 cannon", captains=(1,), money=9).display(2).fleet(1)
    assert t.begin("ships").why_not("activate 1") == "not_asked"
    assert t.begin("actions").use("trade").why_not("activate 1") == "not_asked"
    assert t.begin("actions").use("captain", "tavern").why_not("activate 1") == "not_asked"
    assert not t.may("activate 1")


def test_a_captain_hired_in_this_turn_may_be_activated_after_the_action() -> None:
    """CAP-04"""
    t = Table().display(1).captain(1, cost="$2", cannons=1, reward="$9").seat(0, money=2)
    t.seat(0, goods="cannon").use("captain").act("hire 1", "activate 1")
    assert (t[0].money, t.asks) == (9, "0 turn_end")


def test_a_reward_is_resolved_like_any_effect_and_the_turn_continues() -> None:
    """CAP-04, ACT-10"""
    t = (
        Table()
        .seat(0, goods="cannon", captains=(1,))
        .captain(1, cost="$2", cannons=1, reward="any cube / 2 red")
    )
    t.begin("actions").act("activate 1", "take left", "cube ore")
    assert (t[0].goods, t.asks) == ("ore", "0 turn")
    assert t.may("row market")


@pytest.mark.parametrize(
    ("icon", "buildings", "price"),
    [("captain", "prison", 5), ("captain(-$2)", "", 5), ("captain(-$2)", "prison", 3)],
)
def test_prison_and_icon_take_two_dollars_off_and_add_up(
    icon: str, buildings: str, price: int
) -> None:
    """CAP-05"""
    t = Table().display(1).captain(1, cost="$7, ore").seat(0, goods="ore", buildings=buildings)
    t.seat(0, money=price).use(icon).act("hire 1")
    assert (t[0].money, t[0].goods) == (0, "")
    t = Table().display(1).captain(1, cost="$7, ore").seat(0, goods="ore", buildings=buildings)
    t.captain(2, cost="$1").display(1, 2).seat(0, money=price - 1).use(icon)
    assert t.lacks("hire 1") == "$1"


def test_the_price_never_falls_below_nothing() -> None:
    """CAP-05"""
    t = Table().display(1).captain(1, cost="$3").seat(0, money=6, buildings="prison")
    assert t.use("captain(-$2)").act("hire 1")[0].money == 6


def test_a_price_in_goods_is_never_reduced() -> None:
    """CAP-05"""
    t = Table().display(1).captain(1, cost="$7 / 2 wood").seat(0, goods="2 wood", money=9)
    t.seat(0, buildings="prison").use("captain(-$2)").act("hire 1 for goods")
    assert (t[0].goods, t[0].money) == ("", 9)
    t = Table().display(1, 2).captain(1, cost="$3, 2 wood").captain(2, cost="$1")
    t.seat(0, goods="wood", money=9, buildings="prison").use("captain(-$2)")
    assert t.lacks("hire 1") == "1 wood"


def test_the_prison_helps_its_owner_only_and_the_icon_its_own_action_only() -> None:
    """CAP-05"""
    t = Table().display(1, 2).captain(1, cost="$5").captain(2, cost="$5").seat(0, money=8)
    t.seat(1, buildings="prison").use("captain(-$2), captain").act("hire 1")
    assert (t[0].money, t.asks) == (5, "0 hiring")
    assert t.act("hire 2")[0].money == 0


def test_hired_captains_count_face_up_or_down() -> None:
    """CAP-06"""
    t = Table().display(6).captain(6, cost="$1").seat(0, money=1, allegiance=8)
    t.seat(0, captains=(1, 2), face_down=(3, 4, 5)).use("captain").act("hire 6")
    assert t.story("allegiance_proven") == ["0 allegiance_proven 8"]
    t = Table().display(6).captain(6, cost="$1").seat(0, money=1, allegiance=5)
    t.seat(0, buildings="well, fort, inn, hotel, church", contracts=(1, 2, 3))
    t.seat(0, captains=(1,), face_down=(3, 4)).use("captain")
    assert not t[0].proven
    assert t.act("hire 6")[0].proven
