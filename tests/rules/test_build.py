"""Build: costs, copies, reductions, and what buildings go on doing."""

import pytest

from tests.table import Table


def test_the_cost_is_paid_and_a_copy_taken() -> None:
    """BLD-01"""
    t = Table().seat(0, goods="2 wood, 3 ore").building("statue", cost="wood, 2 ore", vp="5 blue")
    t.use("build").act("build statue")
    assert (t[0].goods, t[0].blue) == ("wood, ore", 5)
    assert t.story("built", "goods") == [
        "0 goods wood -1 build",
        "0 goods ore -2 build",
        "0 built 4",
    ]


@pytest.mark.parametrize(
    ("goods", "lacks"),
    [
        ("wood, 2 ore, barrel", ""),
        ("wood, 2 ore", "1 barrel"),
        ("wood, ore, barrel", "1 ore"),
        ("wood, barrel", "2 ore"),
        ("barrel", "3 cube"),
    ],
)
def test_the_whole_cost_must_be_there(goods: str, lacks: str) -> None:
    """BLD-01"""
    t = Table().seat(0, goods=goods, buildings="city hall").seat(0, goods=goods)
    t.building("fort", cost="wood, 2 ore, barrel").building("well", cost="barrel")
    t.seat(0, goods=goods).use("any cube, build")
    t.act("cube wheat")
    assert t.may("build fort") == (lacks == "")
    if lacks:
        assert t.lacks("build fort") == lacks


def test_a_build_action_is_one_building() -> None:
    """BLD-01"""
    t = Table().seat(0, goods="2 ore").building("statue", cost="ore").building("fort", cost="ore")
    assert t.use("build").act("build statue").asks == "0 turn_end"


def test_a_building_without_a_copy_left_is_not_available() -> None:
    """BLD-01, SET-02"""
    t = Table(players=3).seat(0, goods="4 ore, wood").building("statue", cost="ore")
    t.seat(1, buildings="statue").use("build")
    assert t.may("build statue")
    t = Table(players=3).seat(0, goods="4 ore, wood").building("statue", cost="ore")
    t.seat(1, buildings="statue").seat(2, buildings="statue").use("build")
    assert t.why_not("build statue") == "no_copy_left"
    assert not t.may("build statue")


def test_a_type_that_left_the_game_is_not_available() -> None:
    """BLD-01, SET-03"""
    t = Table().seat(0, goods="4 ore, wood").building("statue", cost="ore").copies("statue", 0)
    t.use("build")
    assert t.why_not("build statue") == "type_not_in_game"
    assert not t.may("build statue")


def test_nobody_builds_the_same_type_twice() -> None:
    """BLD-02"""
    t = Table(players=4).seat(0, goods="6 ore", tokens=[]).building("statue", cost="ore")
    t.building("well", cost="ore").use("build, build").act("build statue")
    assert t.asks == "0 building"
    assert t.why_not("build statue") == "built_already"
    assert not t.may("build statue")


def test_the_order_is_pay_take_guild_vp_and_instants_from_left_to_right() -> None:
    """BLD-03, BLD-05"""
    t = Table().seat(0, goods="ore", buildings="architects guild")
    t.building("watchtower", cost="ore", vp="1 red, 2 blue", instant="star, $1, population")
    t.use("build").act("build watchtower")
    assert t.story() == [
        "0 goods ore -1 build",
        "0 built 22",
        "0 money 4 standing",
        "0 vp red 1 effect",
        "0 vp blue 2 effect",
        "0 star 1",
        "0 money 1 effect",
        "0 population 1 11",
    ]


def test_a_building_may_offer_a_choice_of_vp_before_its_instants() -> None:
    """BLD-03"""
    t = (
        Table()
        .seat(0, goods="ore")
        .building("academy", cost="ore", vp="2 red / 2 blue", instant="$3")
    )
    t.use("build").act("build academy")
    assert (t.asks, t[0].money) == ("0 option_choice", 0)
    t.act("take right")
    assert (t[0].blue, t[0].red, t[0].money) == (2, 0, 3)


def test_symbols_stay_and_the_colour_counts() -> None:
    """BLD-03, WSH-01"""
    t = (
        Table()
        .seat(0, goods="2 ore")
        .building("great hall", cost="ore")
        .building("fort", cost="ore")
    )
    t.use("build, build").act("build great hall", "build fort")
    symbols = {"hygiene": 0, "security": 2, "entertainment": 2}
    assert t.view(None)["seats"][0]["symbols"] == symbols
    assert t.view(None)["seats"][0]["buildings"] == [19, 23]
    assert t.view(None)["seats"][1]["buildings"] == []


def test_permanent_effects_stay() -> None:
    """BLD-03, INC-03"""
    t = Table().seat(0, goods="ore").building("church", cost="ore").use("build").act("build church")
    t.begin("income")
    assert t.story("money")[:2] == ["0 money 10 income", "0 money 3 standing"]


def test_the_workshop_spares_one_cube_of_ones_choice() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="2 wheat, wood, ore", buildings="workshop")
    t.building("statue", cost="2 wheat, wood, ore").use("build").act("build statue")
    assert t.menu == ["spare wheat", "spare wood", "spare ore"]
    t.act("spare wood")
    assert (t[0].goods, t.asks) == ("wood", "0 turn_end")


def test_the_workshop_lets_one_build_with_one_cube_less() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="wheat, ore", buildings="workshop")
    t.building("statue", cost="wheat, 2 ore").building("palace", cost="2 wheat, 2 ore").use("build")
    assert t.lacks("build palace") == "1 cube"
    assert t.building("palace", cost="4 ore").lacks("build palace") == "2 ore"
    t.act("build statue")  # the ore that is missing is spared without asking
    assert (t[0].goods, t.asks) == ("", "0 turn_end")


def test_only_cubes_are_spared() -> None:
    """BLD-04"""
    t = (
        Table()
        .seat(0, goods="wheat, ore", buildings="workshop")
        .building("fort", cost="ore, cannon")
    )
    t.building("well", cost="ore").use("build")
    assert t.lacks("build fort") == "1 cannon"
    t = (
        Table()
        .seat(0, goods="wheat, cannon", buildings="workshop")
        .building("fort", cost="2 cannon")
    )
    t.building("well", cost="ore").use("build")
    assert t.lacks("build fort") == "1 cannon"


def test_where_the_cost_has_no_cube_none_is_spared() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="2 barrel", buildings="workshop").building("fort", cost="2 barrel")
    t.use("build(-1 cube)").act("build fort")
    assert (t[0].goods, t.asks) == ("", "0 turn_end")


def test_the_icon_works_the_same_for_its_own_build_action_only() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="2 wheat, 2 ore").building("statue", cost="wheat, ore")
    t.building("fort", cost="wheat, ore").use("build(-1 cube), build").act("build statue")
    t.act("spare ore")
    assert (t[0].goods, t.asks) == ("wheat, 2 ore", "0 building")
    t.act("build fort")
    assert (t[0].goods, t.asks) == ("ore", "0 turn_end")


def test_workshop_and_icon_add_up() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="2 wheat, 2 wood, ore", buildings="workshop")
    t.building("statue", cost="2 wheat, 2 wood, ore").use("build(-1 cube)").act("build statue")
    assert t.pending["to_spare"] == 2
    t.act("spare wheat")
    assert t.asks == "0 sparing"
    t.act("spare ore")
    assert (t[0].goods, t.asks) == ("wheat, ore", "0 turn_end")


def test_two_reductions_spare_no_more_cubes_than_there_are() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="wheat, barrel", buildings="workshop")
    t.building("statue", cost="wheat, barrel").use("build(-1 cube)").act("build statue")
    assert (t[0].goods, t.asks) == ("wheat", "0 turn_end")


def test_the_reduction_is_not_optional() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="2 wheat, ore", buildings="workshop")
    t.building("statue", cost="wheat, ore").use("build").act("build statue")
    assert t.menu == ["spare wheat", "spare ore"]
    assert not t.may("pass")


def test_a_cube_is_spared_only_if_the_rest_can_be_paid() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="wheat, 2 wood", buildings="workshop")
    t.building("statue", cost="wheat, 2 wood, ore").use("build(-1 cube)").act("build statue")
    assert t.menu == ["spare wheat", "spare wood"]  # the ore must be spared in the end
    assert t.why_not("spare ore") == "cannot_pay_rest"  # printed order: nothing would follow
    t.act("spare wood")
    assert (t[0].goods, t.asks) == ("wood", "0 turn_end")


def test_cubes_are_spared_in_printed_order_and_from_the_cost_only() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="2 wheat, 2 wood, 2 ore", buildings="workshop")
    t.building("statue", cost="2 wheat, 2 ore").use("build(-1 cube)").act("build statue")
    assert t.why_not("spare wood") == "not_in_cost"
    assert t.menu == ["spare wheat", "spare ore"]
    t.act("spare ore")  # after this only ore is left to spare
    assert (t[0].goods, t.asks) == ("2 wood, 2 ore", "0 turn_end")


def test_a_missing_cube_may_be_the_one_that_is_spared() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="ore").building("statue", cost="wheat, ore").use("build(-1 cube)")
    assert t.act("build statue")[0].goods == ""
    t = Table().seat(0, goods="ore", buildings="workshop").building("statue", cost="3 ore")
    assert t.use("build(-1 cube)").act("build statue")[0].goods == ""
    t = (
        Table()
        .seat(0, goods="2 wood", buildings="workshop")
        .building("statue", cost="wheat, 2 wood")
    )
    t.use("build(-1 cube)").act("build statue")  # the wheat first, then a wood
    assert (t[0].goods, t.asks) == ("wood", "0 turn_end")


def test_no_cube_is_spared_before_one_already_chosen() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="2 wheat, 2 wood, 2 ore", buildings="workshop")
    t.building("statue", cost="2 wheat, 2 wood, 2 ore").use("build(-2 cube)").act("build statue")
    t.act("spare wood")
    assert t.why_not("spare wheat") == "out_of_order"
    assert t.menu == ["spare wood", "spare ore"]
    t.act("spare ore")  # and so must the third be
    assert (t[0].goods, t.asks) == ("wood, 2 ore", "0 turn_end")


def test_goods_that_are_no_cubes_are_paid_in_full_by_two_players_too() -> None:
    """BLD-01, BLD-04"""
    t = Table(players=2).seat(0, goods="2 ore, barrel, tobacco, cannon", buildings="workshop")
    t.building("statue", cost="ore, barrel, tobacco, cannon").use("build").act("build statue")
    assert t[0].goods == "2 ore"


def test_no_more_of_a_cube_is_spared_than_the_cost_has() -> None:
    """BLD-04"""
    t = Table().seat(0, goods="wood, 2 ore", buildings="workshop")
    t.building("statue", cost="wood, 2 ore").use("build(-1 cube)").act("build statue")
    assert t.menu == ["spare wood", "spare ore"]
    t.act("spare wood")  # no second wood: the other is an ore
    assert (t[0].goods, t.asks) == ("wood, ore", "0 turn_end")


def test_three_cubes_may_be_spared_in_every_combination() -> None:
    """BLD-04"""
    results = set()
    for spares in (
        ("wheat", "wheat", "wood"),
        ("wheat", "wheat", "ore"),
        ("wheat", "wood", "ore"),
        ("wheat", "ore", "ore"),
        ("wood", "ore", "ore"),
    ):
        t = Table().seat(0, goods="2 wheat, wood, 2 ore", buildings="workshop")
        t.building("statue", cost="2 wheat, wood, 2 ore").use("build(-2 cube)").act("build statue")
        for cube in spares:
            if t.asks == "0 sparing":
                t.act(f"spare {cube}")
        assert t.asks == "0 turn_end"
        results.add(t[0].goods)
    assert results == {
        "2 wheat, wood",
        "2 wheat, ore",
        "wheat, wood, ore",
        "wheat, 2 ore",
        "wood, 2 ore",
    }


def test_the_guild_pays_four_dollars_for_every_building_of_its_owner() -> None:
    """BLD-05"""
    t = Table().seat(0, goods="2 ore", buildings="architects guild").building("well", cost="ore")
    t.building("fort", cost="ore").use("build, build").act("build well", "build fort")
    assert t[0].money == 8
    t = (
        Table()
        .seat(1, buildings="architects guild")
        .seat(0, goods="ore")
        .building("well", cost="ore")
    )
    assert t.use("build").act("build well")[1].money == 0


def test_permanent_effects_do_not_work_for_their_own_building() -> None:
    """BLD-05, BLD-04"""
    t = Table().seat(0, goods="ore").building("architects guild", cost="ore").use("build")
    assert t.act("build architects guild")[0].money == 0
    t = Table().seat(0, goods="2 ore, wood").building("workshop", cost="ore, wood").use("build")
    t.act("build workshop")
    assert (t[0].goods, t.asks) == ("ore", "0 turn_end")
    t = Table().seat(0, goods="ore", money=5).captain(1, cost="$5").display(1)
    t.building("prison", cost="ore", instant="captain").use("build").act("build prison", "hire 1")
    assert t[0].money == 2  # from the next time on: the captain of its own instant is one


@pytest.mark.parametrize("use", ["row governor", "alternative governor"])
def test_the_palace_gives_a_blue_vp_after_each_action_on_the_governor_board(use: str) -> None:
    """BLD-06"""
    t = Table(players=3).seat(0, buildings="palace").rows("governor", "$1, 1 red")
    t.alternative("governor", "$1, 1 red").begin("actions").act(use)
    assert t.story("money", "vp") == [
        "0 money 1 effect",
        "0 vp red 1 effect",
        "0 vp blue 1 standing",
    ]
    assert t.asks == "0 turn_end"


def test_the_palace_works_even_if_the_actions_were_declined() -> None:
    """BLD-06"""
    t = Table().seat(0, buildings="palace", goods="ore").building("well", cost="ore")
    t.use("build", board="governor")
    assert t[0].blue == 0
    assert t.act("pass")[0].blue == 1


@pytest.mark.parametrize("board", ["market", "harbor", "tavern"])
def test_the_palace_looks_at_no_other_board_and_no_other_player(board: str) -> None:
    """BLD-06"""
    t = Table().seat(0, buildings="palace").use("$1", board)
    assert t[0].blue == 0
    t = Table().seat(1, buildings="palace").use("$1", "governor")
    assert (t[0].blue, t[1].blue) == (0, 0)
    assert t.story("vp") == []


def test_a_palace_built_by_the_action_does_not_count_for_it() -> None:
    """BLD-06, BLD-05"""
    t = Table().seat(0, goods="ore").building("palace", cost="ore")
    t.use("build", board="governor").act("build palace")
    assert t[0].blue == 0


def test_actions_from_stars_or_captains_do_not_count_for_the_palace() -> None:
    """BLD-06"""
    t = Table().seat(0, buildings="palace", goods="2 ore, cannon", captains=(1,))
    t.building("well", cost="ore").building("fort", cost="ore").track("build")
    t.captain(1, cost="$3", cannons=1, reward="build").use("star").act("build well")
    t.act("activate 1", "build fort")
    assert t[0].blue == 0


def test_the_palace_vp_comes_last_also_when_it_calls_for_an_allegiance() -> None:
    """BLD-06, ALG-03"""
    t = Table().seat(0, buildings="palace", blue=6).use("1 blue, star", board="governor")
    assert (t.asks, t[0].blue, t[0].stars) == ("0 choosing_allegiance", 8, 1)
    assert t.act("allegiance 2").asks == "0 turn_end"


def test_the_city_hall_turns_barrels_into_stars_one_by_one() -> None:
    """BLD-07"""
    t = Table().seat(0, goods="3 barrel", buildings="city hall").track("1 blue / 1 red", "$3")
    t.begin("actions").act("city hall")
    assert (t.asks, t[0].goods) == ("0 option_choice", "2 barrel")
    assert t.why_not("city hall") == "not_asked"  # resolved fully before the next
    t.act("take right", "city hall")
    assert (t[0].stars, t[0].money, t[0].red, t[0].goods) == (2, 3, 1, "barrel")


def test_the_city_hall_needs_a_barrel_and_its_owner() -> None:
    """BLD-07"""
    t = Table().seat(0, buildings="city hall", goods="tobacco").begin("actions")
    assert t.lacks("city hall") == "1 barrel"
    assert not t.may("city hall")
    t = Table().seat(0, goods="barrel").seat(1, buildings="city hall").begin("actions")
    assert t.why_not("city hall") == "building_missing"
    assert not t.may("city hall")


def test_the_city_hall_works_on_ones_action_turn_only() -> None:
    """BLD-07, END-01"""
    t = Table(players=3).seat(0, goods="barrel", money=9, buildings="city hall").fleet(1)
    assert t.begin("ships").why_not("city hall") == "not_your_action_turn"
    t = Table(players=3).seat(0, goods="barrel, 3 wood", buildings="city hall, tobacco dryer")
    assert t.begin("last payments").why_not("city hall") == "not_your_action_turn"
    assert not t.may("city hall")
