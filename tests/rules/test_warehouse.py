"""The warehouse: squares, expansion tokens, exchanges, and goods that do not fit."""

import pytest

from tests.table import Table

BOTH = "tobacco dryer, distillery"


def test_a_square_holds_one_resource_and_none_under_a_token() -> None:
    """WHS-01, SET-10"""
    t = Table().seat(0, goods="5 wheat").use("ore")
    assert (t[0].goods, t.asks) == ("5 wheat, ore", "0 turn_end")
    t = Table().seat(0, goods="6 wheat").use("ore")
    assert (t[0].goods, t.asks) == ("6 wheat", "0 overflow")


@pytest.mark.parametrize(("tokens", "squares"), [([1, 2, 2, 3], 8), ([3], 11), ([], 12)])
def test_each_token_gone_is_one_more_square(tokens: list[int], squares: int) -> None:
    """WHS-01, WHS-02"""
    t = Table().seat(0, goods=f"{squares - 1} wheat", tokens=tokens).use("ore")
    assert t.asks == "0 turn_end"
    t = Table().seat(0, goods=f"{squares} wheat", tokens=tokens).use("ore")
    assert t.asks == "0 overflow"


def test_paying_for_a_token_makes_room_for_one_more() -> None:
    """WHS-02, WHS-08"""
    t = Table().seat(0, goods="6 wheat", money=4, tokens=[2, 2, 3]).seat(0, goods="9 wheat")
    t.use("2 ore").act("expand")
    assert (t.asks, t[0].money, t[0].tokens) == ("0 overflow", 2, [2, 3])
    t.act("expand")
    assert (t.asks, t[0].money, t[0].goods) == ("0 turn_end", 0, "9 wheat, 2 ore")


def test_a_token_must_be_there_and_be_paid() -> None:
    """WHS-02"""
    t = Table().seat(0, goods="10 wheat", money=1, tokens=[2, 3]).use("ore")
    assert t.lacks("expand") == "$1"
    assert not t.may("expand")
    t = Table().seat(0, goods="12 wheat", money=50, tokens=[]).use("ore")
    assert t.why_not("expand") == "no_token_left"
    assert not t.may("expand")


def test_a_resource_of_ones_choice_may_be_discarded_to_make_room() -> None:
    """WHS-03, WHS-08"""
    t = Table().seat(0, goods="4 wheat, 2 wood").use("ore")
    assert t.offers("discard") == ["wheat", "wood", "ore"]
    assert t.why_not("discard cannon") == "nothing_to_discard"
    t.act("discard wood")
    assert t[0].goods == "4 wheat, wood, ore"
    assert t.story("lost", "goods") == ["0 goods wood -1 discard", "0 goods ore 1 effect"]


def test_what_cannot_be_stored_is_lost() -> None:
    """WHS-04, WHS-08"""
    t = Table().seat(0, goods="5 wheat, ore").use("2 ore").act("discard 2 ore")
    assert (t[0].goods, t.asks) == ("5 wheat, ore", "0 turn_end")
    assert t.story("lost", "goods") == ["0 lost ore", "0 lost ore"]


def test_of_a_type_both_stored_and_arriving_the_arriving_piece_goes() -> None:
    """WHS-08, WHS-04"""
    t = Table().seat(0, goods="4 ore, 2 wheat").use("3 ore").act("discard ore", "discard wheat")
    assert (t.asks, t[0].goods) == ("0 overflow", "wheat, 4 ore")
    t.act("discard ore")
    assert t[0].goods == "wheat, 5 ore"
    assert t.story("lost", "goods") == ["0 lost ore", "0 goods ore 1 effect"]


def test_nothing_of_an_arrival_is_stored_before_all_of_it_fits() -> None:
    """WHS-08"""
    t = Table().seat(0, goods="4 wheat").use("4 ore")
    assert (t.asks, t[0].goods) == ("0 overflow", "4 wheat")
    t.act("discard wheat")
    assert (t.asks, t[0].goods) == ("0 overflow", "3 wheat")
    t.act("discard wheat")
    assert (t.asks, t[0].goods) == ("0 turn_end", "2 wheat, 4 ore")


def test_one_arrival_is_one_icon_with_its_number() -> None:
    """WHS-08, ACT-06"""
    t = Table().seat(0, goods="5 wheat").use("ore, 2 barrel, $5")
    assert (t.asks, t[0].goods, t[0].money) == ("0 overflow", "5 wheat, ore", 0)
    assert t.pending["arriving"]["barrel"] == 2
    t.act("discard ore", "discard wheat")
    assert (t[0].goods, t[0].money, t.asks) == ("4 wheat, 2 barrel", 5, "0 turn_end")


def test_each_any_cube_is_an_arrival_of_its_own() -> None:
    """WHS-08, REC-02"""
    t = Table().seat(0, goods="6 wheat").use("2 any cube").act("cube ore")
    assert t.asks == "0 overflow"
    assert t.act("discard wheat").asks == "0 cube_choice"
    assert t[0].goods == "5 wheat, ore"


def test_a_whole_row_of_a_ship_is_one_arrival() -> None:
    """WHS-08, SHP-02"""
    t = (
        Table(players=3)
        .fleet(1, 2)
        .ship(1, 3, "wheat, wood, 2 ore")
        .seat(0, money=3, goods="4 ore")
    )
    t.seat(1, money=9).begin("ships").act("ship 1 row 1")
    assert (t.asks, t[0].goods, t[0].money) == ("0 overflow", "4 ore", 0)
    assert t.offers("discard") == ["wheat", "wood", "ore"]
    t.act("discard wood", "discard ore")
    assert (t.asks, t[0].goods) == ("1 ship_turn", "wheat, 5 ore")


def test_at_overflow_goods_stored_earlier_may_be_exchanged() -> None:
    """WHS-08, BLD-08"""
    t = Table().seat(0, goods="4 wheat, 2 wood", buildings=BOTH).use("wood")
    assert t.why_not("tobacco dryer") == "goods_short"  # the third wood has only just arrived
    t.act("distillery")
    assert (t.asks, t[0].goods) == ("0 turn_end", "wheat, 3 wood, 2 barrel")


def test_at_overflow_an_allegiance_may_be_paid_with_goods_stored_earlier() -> None:
    """WHS-08, ALG-06"""
    t = Table().seat(0, goods="4 wheat, barrel, tobacco, cannon", tokens=[1, 1, 2, 2, 3])
    t.seat(0, allegiance=10).use("3 ore")
    assert t.act("pay allegiance").asks == "0 turn_end"
    assert (t[0].goods, t[0].proven) == ("4 wheat, 3 ore", True)
    t = Table().seat(0, goods="4 wheat, barrel, tobacco", allegiance=10).use("cannon")
    assert t.why_not("pay allegiance") == "goods_short"


def test_at_overflow_an_allegiance_is_not_paid_in_money_nor_a_barrel_turned_into_a_star() -> None:
    """WHS-08, WHS-05"""
    t = Table().seat(0, goods="6 barrel", allegiance=9, money=30, buildings="city hall").use("ore")
    assert t.why_not("pay allegiance") == "makes_no_room"
    assert t.menu == ["expand", "discard ore", "discard barrel"]
    assert t.why_not("city hall") == "not_asked"


def test_an_exchange_that_makes_too_little_room_asks_again() -> None:
    """WHS-08"""
    t = Table().seat(0, goods="6 wheat", buildings=BOTH).use("3 ore").act("distillery")
    assert (t.asks, t[0].goods) == ("0 overflow", "3 wheat, 2 barrel")
    assert t.act("distillery", "discard barrel").asks == "0 turn_end"


def test_expanding_and_discarding_are_asked_for_at_overflow_only() -> None:
    """WHS-05"""
    t = Table().seat(0, goods="2 wheat", money=30).rows("market", "trade").begin("actions")
    for step in ("row market", "pass", "end turn"):
        assert t.why_not("expand") == "not_asked"
        assert t.why_not("discard wheat") == "not_asked"
        assert not t.may("expand")
        t.act(step)


def opened(choice: str) -> Table:
    """A seat that owns what can be done at any time, in front of some choice."""
    t = Table(players=3, round=5).seat(
        0, goods="6 wheat, 3 wood, barrel, tobacco, cannon", money=40
    )
    t.seat(0, tokens=[], buildings=f"{BOTH}, city hall, workshop, foundry", allegiance=10)
    t.seat(0, captains=(4,)).seat(1, money=9).track("1 blue / 1 red")
    t.fleet(1, 2).display(1, 11).contract(1, cost="wheat", blue=1, red=1).contracts([0, 0, 0, 1])
    if choice == "income":
        t.seat(0, goods="3 wheat, 3 wood, ore, barrel, tobacco, cannon")
    if choice in ("ships", "actions", "income", "last captains", "last payments", "conversions"):
        return t.begin(choice)
    if choice == "after the action":
        return t.use("$1")
    if choice == "trade begun":
        return t.use("trade").act("sell wheat")
    if choice == "cube to spare":
        return t.building("watchtower", cost="wheat, wood").use("build").act("build watchtower")
    if choice == "allegiance to choose":
        return t.seat(1, blue=7).begin("actions", taken=1).use("1 blue")
    return t.use(choice)


OWN_CHOICES = ["actions", "after the action", "trade", "build", "captain", "contract"]
BEGUN = [
    "trade begun",
    "cube to spare",
    "any cube",
    "$1, star",
    "conversions",
    "allegiance to choose",
]


@pytest.mark.parametrize("choice", [*OWN_CHOICES, "ships", "last payments"])
def test_exchanges_and_payments_wherever_a_choice_of_ones_own_is_opened(choice: str) -> None:
    """WHS-05, BLD-08, ALG-06, ACT-09"""
    t = opened(choice)
    asked = t.asks
    t.act("tobacco dryer")
    assert t[0].goods == "6 wheat, barrel, 3 tobacco, cannon"
    assert t.asks == asked
    t.act("distillery", "pay allegiance")
    assert t[0].goods == "3 wheat, 2 barrel, 2 tobacco"
    assert t[0].proven


@pytest.mark.parametrize("choice", OWN_CHOICES)
def test_the_city_hall_wherever_a_choice_of_ones_own_is_opened_on_ones_action_turn(
    choice: str,
) -> None:
    """WHS-05, BLD-07, ACT-09"""
    t = opened(choice)
    asked = t.asks
    assert t.act("city hall").asks == "0 option_choice"
    assert t.act("take left").asks == asked
    assert (t[0].stars, t[0].blue) == (1, 1)


@pytest.mark.parametrize("choice", [*BEGUN, "income", "last captains"])
def test_none_of_these_inside_a_choice_already_begun(choice: str) -> None:
    """WHS-05"""
    t = opened(choice)
    assert t.asks.split()[1] not in ("turn", "turn_end", "ship_turn")
    for step in ("tobacco dryer", "distillery", "pay allegiance", "city hall"):
        assert t.why_not(step) == "not_asked"
        assert not t.may(step)


@pytest.mark.parametrize("choice", [*OWN_CHOICES, *BEGUN, "ships", "income", "2 ore"])
def test_what_is_not_asked_for_cannot_be_done(choice: str) -> None:
    """WHS-05, ACT-04, ACT-08"""
    assert opened(choice).disagreements() == []


@pytest.mark.parametrize("phase", ["last captains", "last payments", "conversions"])
def test_what_is_not_asked_for_at_the_end_cannot_be_done(phase: str) -> None:
    """WHS-05, END-01, END-02, END-04"""
    assert opened(phase).disagreements() == []


def test_an_exchange_may_make_the_choice_possible() -> None:
    """WHS-05"""
    t = Table().seat(0, goods="3 wheat", buildings="distillery").contracts([0, 0, 0, 0, 1])
    t.contract(1, cost="2 barrel", blue=3, red=2).use("contract")
    assert t.why_not("fulfil 1 red") == "goods_short"
    assert t.act("distillery", "fulfil 1 red")[0].red == 2


def test_the_exchanges_take_three_and_give_two() -> None:
    """BLD-08"""
    t = Table().seat(0, goods="2 wheat, 4 wood", buildings=BOTH).begin("actions")
    assert not t.may("distillery")
    assert t.lacks("distillery") == "1 wheat"
    t.act("tobacco dryer")
    assert t[0].goods == "2 wheat, wood, 2 tobacco"
    assert t.story() == [
        "0 exchanged 9",
        "0 goods wood -3 exchange",
        "0 goods tobacco 2 exchange",
    ]
    assert t.lacks("tobacco dryer") == "2 wood"


def test_only_the_owner_of_the_building_exchanges() -> None:
    """BLD-08"""
    t = Table().seat(0, goods="3 wheat, 3 wood", buildings="tobacco dryer")
    t.seat(1, buildings="distillery").begin("actions")
    assert t.may("tobacco dryer")
    assert t.why_not("distillery") == "building_missing"
    assert not t.may("distillery")


def test_any_number_of_exchanges_one_after_another() -> None:
    """BLD-08, ACT-09"""
    t = Table().seat(0, goods="6 wood", buildings=BOTH).begin("actions")
    assert t.act("tobacco dryer", "tobacco dryer")[0].goods == "4 tobacco"


def test_tokens_paid_for_leave_cheapest_first() -> None:
    """WHS-06"""
    t = Table().seat(0, goods="6 wheat", money=20).use("4 ore").act(*["expand"] * 4)
    assert (t[0].money, t[0].tokens) == (20 - 1 - 1 - 1 - 2, [2, 3])
    assert t.story("expansion")[3] == "0 expansion 2 paid"


def test_tokens_removed_by_an_effect_leave_dearest_first_for_free() -> None:
    """WHS-06"""
    t = Table().seat(0, money=7).use("2 expansion")
    assert (t[0].money, t[0].tokens) == (7, [1, 1, 1, 2])
    assert t.story("expansion") == ["0 expansion 3", "0 expansion 2"]


def test_an_effect_removes_no_more_tokens_than_there_are() -> None:
    """WHS-06"""
    t = Table().seat(0, tokens=[1]).use("2 expansion, $1")
    assert (t[0].tokens, t[0].money) == ([], 1)
    assert t.story("expansion") == ["0 expansion 1"]


def test_the_warehouse_building_discards_all_tokens_among_its_instants() -> None:
    """WHS-07"""
    t = (
        Table()
        .seat(0, goods="6 wood")
        .building("warehouse", cost="wood", vp="1 red", instant="2 ore, all expansions, 4 wheat")
    )
    t.use("build").act("build warehouse")
    assert t.asks == "0 overflow"  # the ore arrives before the tokens are gone
    assert len(t[0].tokens) == 6
    t.act("discard ore")
    assert (t[0].tokens, t[0].goods, t.asks) == ([], "4 wheat, 5 wood, ore", "0 turn_end")
    assert [event.split()[2] for event in t.story("expansion")] == ["3", "2", "2", "1", "1", "1"]


def test_overflow_is_settled_before_later_icons() -> None:
    """WHS-08"""
    t = Table().seat(0, goods="6 wheat").use("ore, star, 1 red")
    assert (t.asks, t[0].stars, t[0].red) == ("0 overflow", 0, 0)
    t.act("discard ore")
    assert (t[0].stars, t[0].red) == (1, 1)
