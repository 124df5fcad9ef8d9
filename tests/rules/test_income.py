"""The income phase."""

from tests.table import Table


def test_income_is_the_population_in_dollars() -> None:
    """INC-01"""
    t = Table(players=3, first=1).seat(0, money=4).seat(2, population=17).begin("income")
    assert t.story("money") == ["1 money 10 income", "2 money 17 income", "0 money 10 income"]
    assert [t[seat].money for seat in range(3)] == [14, 10, 17]


def test_everybody_starts_with_ten_dollars_of_income() -> None:
    """INC-01"""
    t = Table(players=4).begin("set-up", taken=4)
    assert sorted(t.story("money")) == [f"{seat} money 10 income" for seat in range(4)]


def test_money_resources_and_vp_never_run_out() -> None:
    """INC-02"""
    t = Table(players=4).seat(0, money=990, goods="3 wheat", blue=98, red=180, tokens=[])
    for seat in (1, 2, 3):
        t.seat(seat, money=999, goods="12 wheat", tokens=[], blue=90)
    t.use("$20, 9 wheat, 10 blue, 30 red")
    assert (t[0].money, t[0].goods, t[0].blue, t[0].red) == (1010, "12 wheat", 108, 210)


def test_the_church_brings_its_owner_three_dollars_more() -> None:
    """INC-03"""
    t = Table(players=3, round=2).seat(1, buildings="church").begin("income")
    assert t.story("money") == [
        "0 money 10 income",
        "1 money 10 income",
        "1 money 3 standing",
        "2 money 10 income",
    ]


def test_the_foundry_turns_any_number_of_ore_into_as_many_cannons() -> None:
    """INC-04"""
    t = Table(players=3).seat(0, buildings="foundry", goods="4 ore, wheat").begin("income")
    assert t.asks == "0 founding"
    assert t.menu == ["pass", "foundry"]
    t.act("foundry")
    assert t.story() == ["0 exchanged 24", "0 goods ore -1 exchange", "0 goods cannon 1 exchange"]
    t.act("foundry 2")
    assert t[0].goods == "wheat, ore, 3 cannon"
    assert t.act("pass").asks == "0 ship_turn"
    assert t[0].goods == "wheat, ore, 3 cannon"


def test_the_foundry_may_be_left_alone() -> None:
    """INC-04"""
    t = Table(players=3).seat(0, buildings="foundry", goods="ore").begin("income").act("pass")
    assert (t.asks, t[0].goods) == ("0 ship_turn", "ore")


def test_foundries_are_asked_in_turn_order_after_all_incomes_once() -> None:
    """INC-04"""
    t = Table(players=4, first=3)
    for seat in (0, 2, 3):
        t.seat(seat, buildings="foundry", goods="2 ore")
    t.begin("income")
    assert [t[seat].money for seat in range(4)] == [10, 10, 10, 10]
    assert t.asks == "3 founding"
    assert t.act("foundry", "pass").asks == "0 founding"
    assert t.act("foundry 2").asks == "2 founding"  # no ore left: nothing to ask
    assert t.act("pass").asks == "3 ship_turn"


def test_a_foundry_without_ore_is_not_asked_and_another_seats_ore_is_no_help() -> None:
    """INC-04, ACT-08"""
    t = Table(players=3).seat(0, buildings="foundry").seat(1, goods="2 ore").begin("income")
    assert t.asks == "0 ship_turn"


def test_the_foundry_works_in_the_income_phase_only() -> None:
    """INC-04"""
    t = Table(players=3).seat(0, buildings="foundry", goods="2 ore", money=9).fleet(1)
    assert t.begin("ships").why_not("foundry") == "not_asked"
    assert t.begin("actions").why_not("foundry") == "not_asked"
