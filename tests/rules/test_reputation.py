"""The reputation track."""

import pytest

from tests.table import Table


def test_each_star_is_one_step_up_with_the_steps_reward_at_once() -> None:
    """REP-01"""
    t = Table().track("$3", "ore").use("star, 1 red")
    assert (t[0].stars, t[0].money, t[0].goods) == (1, 3, "")
    assert t.story("star", "money", "vp") == ["0 star 1", "0 money 3 effect", "0 vp red 1 effect"]
    assert t.act("end turn").begin("actions").use("star", "harbor")[0].goods == "ore"


@pytest.mark.parametrize(
    ("step", "asked"),
    [
        ("trade", "0 trading"),
        ("build", "0 building"),
        ("captain", "0 hiring"),
        ("contract", "0 contracting"),
        ("any cube", "0 cube_choice"),
    ],
)
def test_a_step_may_grant_an_action(step: str, asked: str) -> None:
    """REP-01"""
    t = Table().track(step).seat(0, money=20, goods="2 ore").building("well", cost="ore").display(1)
    t.contracts([0, 0, 0, 0, 1]).contract(1, cost="ore", blue=1, red=1).use("star, $1")
    assert (t.asks, t[0].money) == (asked, 20)


def test_a_step_with_a_slash_gives_one_of_its_effects() -> None:
    """REP-02"""
    t = Table().track("$3 / 2 red").use("star")
    assert t.menu == ["take left", "take right"]
    t.act("take right")
    assert (t[0].money, t[0].red) == (0, 2)
    assert Table().track("$3 / 2 red").use("star").act("take left")[0].money == 3


def test_each_of_several_steps_is_resolved_fully_before_the_next() -> None:
    """REP-03"""
    t = Table().track("1 blue / 1 red", "$3", "any cube").use("3 star")
    assert (t.asks, t[0].stars) == ("0 option_choice", 1)
    t.act("take left")
    assert (t.asks, t[0].stars, t[0].money) == ("0 cube_choice", 3, 3)
    assert t.story("vp", "star", "money") == [
        "0 vp blue 1 effect",
        "0 star 2",
        "0 money 3 effect",
        "0 star 3",
    ]


def test_a_star_gained_by_a_steps_reward_comes_before_the_next_star() -> None:
    """REP-03, ACT-10"""
    t = Table().track("star, $1", "$2", "$3").use("2 star")
    assert [event.split()[2] for event in t.story("money")] == ["2", "1", "3"]


def test_at_the_end_of_the_track_further_stars_do_nothing() -> None:
    """REP-04"""
    t = Table().seat(0, stars=23).use("3 star, $1")
    assert (t[0].stars, t[0].money) == (24, 1)
    assert t.story("star") == ["0 star 24"]


def test_the_last_step_gives_its_reward_once() -> None:
    """REP-04, REP-01"""
    t = Table()
    t.track(*["$1"] * 24).seat(0, stars=22).use("4 star")
    assert (t[0].stars, t[0].money) == (24, 2)
