"""The ship phase."""

import pytest

from tests.table import Table


@pytest.mark.parametrize(("players", "offered"), [(2, 5), (3, 7), (4, 9)])
def test_ships_are_drawn_anew_each_round_and_lie_in_ascending_order(
    players: int, offered: int
) -> None:
    """SHP-01"""
    fleets = []
    for r in (1, 2, 3, 4, 5):
        t = Table(players, round=r).fleet(1, 2, 3, 4, 5, 6, 7, 8, 9).begin("income")
        fleet = [int(event.split()[1]) for event in t.story("ship_shown")]
        assert len(fleet) == offered
        assert fleet == sorted(set(fleet))
        fleets.append(tuple(fleet))
        assert [ship["ship"] for ship in t.view(None)["ships"]] == fleet
    assert len(set(fleets)) == (1 if players == 4 else 5)


def test_any_of_the_nine_ships_may_be_drawn() -> None:
    """SHP-01"""
    drawn = set()
    for seed in range(12):
        drawn.update(Table.deal(2, seed).story("ship_shown"))
    assert len(drawn) == 9


def test_a_ship_turn_pays_the_cost_and_brings_exactly_one_row() -> None:
    """SHP-02"""
    t = Table(players=3).seat(0, money=9).fleet(2).ship(2, 4, "2 wheat, ore", "barrel")
    t.begin("ships").act("ship 2 row 1")
    assert (t[0].money, t[0].goods) == (5, "2 wheat, ore")
    assert t.story("ship_bought") == ["0 ship_bought 2 1"]
    t = Table(players=3).seat(0, money=9).fleet(2).ship(2, 4, "2 wheat, ore", "barrel")
    t.begin("ships").act("ship 2 row 2")
    assert (t[0].money, t[0].goods) == (5, "barrel")


def test_only_rows_a_ship_has_can_be_taken() -> None:
    """SHP-02"""
    t = Table(players=3).seat(0, money=9).fleet(2, 3).ship(2, 4, "2 wheat", "barrel")
    t.ship(3, 4, "wood", "ore", "wheat").begin("ships")
    assert t.offers("ship") == ["2 row 1", "2 row 2", "3 row 1", "3 row 2", "3 row 3"]
    assert t.why_not("ship 2 row 3") == "no_such_row"


def test_a_ship_must_be_on_offer_and_affordable() -> None:
    """SHP-02"""
    t = Table(players=3).seat(0, money=4).fleet(1, 2, 3).ship(1, 4, "ore").ship(2, 5, "ore")
    t.ship(3, 3, "wood").begin("ships")
    assert t.may("ship 1 row 1")
    assert t.lacks("ship 2 row 1") == "$1"
    assert t.why_not("ship 7 row 1") == "not_offered"


def test_a_bought_ship_is_face_down_for_this_round_only() -> None:
    """SHP-02, SHP-01"""
    t = Table(players=4).fleet(3, 5).ship(3, 2, "ore").ship(5, 2, "ore")
    for seat in range(4):
        t.seat(seat, money=9)
    t.begin("ships").act("ship 5 row 1")
    assert t.why_not("ship 5 row 1") == "ship_bought"
    assert t.may("ship 3 row 1")
    assert [ship["taken"] for ship in t.view(None)["ships"]] == [False, True]
    t.begin("end of round")
    assert t.may("ship 5 row 1")


def test_it_goes_round_and_round_one_ship_a_turn() -> None:
    """SHP-03, SHP-02"""
    t = Table(players=3, first=1).fleet(1, 2, 3, 4, 5)
    for number in (1, 2, 3, 4, 5):
        t.ship(number, 2, "wheat")
    for seat in range(3):
        t.seat(seat, money=10)
    t.begin("ships")
    order = []
    for number in (1, 2, 3, 4):
        order.append(t.asks)
        t.act(f"ship {number} row 1")
    assert order == ["1 ship_turn", "2 ship_turn", "0 ship_turn", "1 ship_turn"]
    assert (t[1].goods, t[1].money) == ("2 wheat", 6)
    assert t.asks == "2 ship_turn"


def test_a_pass_holds_for_that_turn_only() -> None:
    """SHP-04"""
    t = Table(players=3).fleet(1, 2, 3).seat(0, money=9).seat(1, money=9).seat(2, money=9)
    t.begin("ships").act("pass", "ship 1 row 1", "pass")
    assert t.asks == "0 ship_turn"
    assert t.may("ship 2 row 1")


def test_the_phase_ends_after_as_many_passes_in_a_row_as_players() -> None:
    """SHP-04"""
    t = Table(players=3).fleet(1, 2, 3).seat(0, money=20).seat(1, money=20).seat(2, money=20)
    t.begin("ships").act("pass 2")
    assert t.asks == "2 ship_turn"
    assert t.act("pass").asks == "0 turn"


def test_the_last_buyer_must_pass_too() -> None:
    """SHP-04"""
    t = Table(players=3).fleet(1, 2, 3).seat(0, money=20).seat(1, money=20).seat(2, money=20)
    t.begin("ships").act("pass 2", "ship 1 row 1", "pass 2")
    assert t.asks == "2 ship_turn"
    assert t.may("ship 2 row 1")
    assert t.act("pass").asks == "0 turn"


def test_a_purchase_starts_the_count_of_passes_anew() -> None:
    """SHP-04"""
    t = Table(players=2).fleet(1, 2, 3).seat(0, money=20).seat(1, money=20)
    t.begin("ships").act("pass", "ship 1 row 1", "pass")
    assert t.asks == "1 ship_turn"
    assert t.act("pass").asks == "0 turn"


def test_the_phase_ends_when_no_ship_is_left() -> None:
    """SHP-04"""
    t = Table(players=3).fleet(1, 2).seat(0, money=20).seat(1, money=20).seat(2, money=20)
    t.begin("ships").act("ship 1 row 1", "ship 2 row 1")
    assert t.asks == "0 turn"
    assert t.story("ship_passed") == []  # nobody is even asked
    assert t.why_not("ship 1 row 1") == "not_asked"


def test_a_ship_turn_ends_with_the_purchase() -> None:
    """SHP-04"""
    t = Table(players=3).fleet(1, 2).seat(0, money=20).seat(1, money=20)
    assert t.begin("ships").act("ship 1 row 1").asks == "1 ship_turn"


def test_who_can_buy_nothing_passes_unasked() -> None:
    """SHP-04, ACT-08"""
    t = Table(players=3).fleet(1, 2).ship(1, 5, "ore").ship(2, 6, "ore").seat(1, money=5)
    t.begin("ships")
    assert t.asks == "1 ship_turn"
    t.act("ship 1 row 1")
    assert t.story("ship_passed") == ["2 ship_passed", "0 ship_passed", "1 ship_passed"]


def test_each_round_begins_with_no_passes_and_with_its_first_player() -> None:
    """SHP-04, SHP-02"""
    t = Table(players=3, first=1).seat(0, money=20).seat(1, money=20).seat(2, money=20)
    t.begin("income").act("pass 2").begin("end of round")
    assert t.asks == "2 ship_turn"
    assert t.act("pass 2").asks == "1 ship_turn"


def test_the_inn_makes_each_ship_one_dollar_cheaper_for_its_owner() -> None:
    """SHP-05"""
    t = Table(players=3).fleet(1, 2).ship(1, 5, "ore").ship(2, 5, "ore").seat(1, money=4)
    t.seat(0, money=4, buildings="inn, hotel").begin("ships").act("ship 1 row 1")
    assert t[0].money == 0
    assert t.story("ship_passed")[0] == "1 ship_passed"  # for whom it would cost 5


def test_a_ship_never_costs_less_than_nothing() -> None:
    """SHP-05"""
    t = Table(players=3).fleet(1).ship(1, 0, "ore").seat(0, money=3, buildings="inn")
    t.begin("ships").act("ship 1 row 1")
    assert (t[0].money, t[0].goods) == (3, "ore")
