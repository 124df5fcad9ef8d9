"""The end of the game: five steps, two titles."""

import pytest

from tearum.cli.table.drawing.ending import QUESTIONS
from tests.table import Table


def ended(*points: tuple[int, int], proven: tuple[int, ...] = (), players: int = 3) -> Table:
    """A finished game with these blue and red VP; the proven seats hold allegiance 9."""
    t = Table(players, round=5)
    for seat, (blue, red) in enumerate(points):
        t.seat(seat, blue=blue, red=red, allegiance=9 if seat in proven else 1)
        t.seat(seat, allegiance=9 if seat in proven else 1, proven=seat in proven)
    return t.begin("reveal")


# END-01


def test_after_round_v_captains_may_be_activated_in_turn_order() -> None:
    """END-01, EOR-04"""
    t = Table(players=3, round=5, first=1)
    for seat in (0, 1, 2):
        t.seat(seat, goods="2 cannon", captains=(1 + seat, 4 + seat))
        t.captain(1 + seat, cost="$1", cannons=1, reward="$1")
        t.captain(4 + seat, cost="$1", cannons=1, reward="1 red")
    t.begin("last captains")
    assert (t.asks, t.menu) == ("1 activating", ["pass", "activate 2", "activate 5"])
    assert t.act("activate 5").asks == "1 activating"
    assert t.act("pass").asks == "2 activating"
    assert t.act("activate 3", "activate 6").asks == "0 activating"  # nothing more to activate
    assert [t[seat].red for seat in range(3)] == [0, 1, 1]


def test_who_has_nothing_to_activate_is_not_asked() -> None:
    """END-01, ACT-08"""
    t = Table(players=3).seat(0, captains=(1,)).seat(1, goods="3 cannon", face_down=(2,))
    t.seat(2, goods="cannon", captains=(4,)).begin("last captains")
    assert t.asks == "2 activating"


def test_a_captain_hired_by_such_a_reward_may_be_activated_too() -> None:
    """END-01"""
    t = Table(players=3).seat(0, goods="2 cannon", captains=(1,), money=5).display(2)
    t.captain(1, cost="$1", cannons=1, reward="captain").captain(
        2, cost="$5", cannons=1, reward="4 red"
    )
    t.begin("last captains").act("activate 1", "hire 2", "activate 2")
    assert t[0].red == 4


def test_such_rewards_are_resolved_fully_and_count_for_allegiances() -> None:
    """END-01, ALG-05, END-06"""
    t = Table(players=3).track("1 blue / 1 red").seat(0, goods="2 cannon", blue=6, population=18)
    t.seat(0, captains=(1, 2)).captain(1, cost="$1", cannons=1, reward="star, 1 blue, population")
    t.captain(2, cost="$1", cannons=1, reward="$1").allegiances(2, 3).begin("last captains")
    t.act("activate 1", "take left")
    assert t.asks == "0 choosing_allegiance"
    t.act("allegiance 2")
    assert (t[0].proven, t.asks) == (True, "0 activating")


def test_the_city_hall_and_exchanges_do_not_work_while_captains_are_activated() -> None:
    """END-01, WHS-05"""
    t = Table(players=3).seat(0, goods="barrel, 3 wood, 2 cannon", captains=(1,))
    t.seat(0, buildings="city hall, tobacco dryer").display(5).building("well", cost="wood")
    t.captain(1, cost="$1", cannons=1, reward="build").begin("last captains")
    assert t.menu == ["pass", "activate 1"]
    t.act("activate 1")
    assert t.asks == "0 building"
    assert t.why_not("city hall") == "not_your_action_turn"
    assert not t.may("city hall")


# END-02


def test_paid_allegiances_may_be_paid_in_turn_order() -> None:
    """END-02, ALG-06"""
    t = Table(players=3, first=1).seat(0, allegiance=9, money=20).seat(1, allegiance=10)
    t.seat(1, goods="barrel, tobacco, cannon").seat(2, allegiance=9, money=19)
    t.begin("last payments")
    assert (t.asks, t.menu) == ("1 paying", ["pass", "pay allegiance"])
    assert t.act("pay allegiance").asks == "0 paying"  # seat 2 has too little
    t.act("pass")
    assert [t[seat].proven for seat in range(3)] == [False, True, False]


def test_it_is_the_last_chance_for_exchanges() -> None:
    """END-02, BLD-08"""
    t = Table(players=3).seat(0, goods="6 wood", buildings="tobacco dryer").begin("last payments")
    assert t.asks == "0 paying"
    t.act("tobacco dryer")
    assert (t.asks, t[0].goods) == ("0 paying", "3 wood, 2 tobacco")
    t.act("pass")
    assert t[0].money == 3 * 3 + 2 * 6


def test_payments_come_after_all_captains() -> None:
    """END-01, END-02"""
    t = Table(players=3).seat(0, allegiance=9, money=20).seat(2, goods="cannon", captains=(1,))
    assert t.begin("last captains").asks == "2 activating"
    assert t.act("pass").asks == "0 paying"


# END-03


def test_everything_in_the_warehouses_is_sold_at_base_price() -> None:
    """END-03"""
    t = Table(players=3).seat(0, goods="2 wheat, wood, ore, barrel, tobacco").seat(2, money=3)
    t.seat(2, goods="3 cannon").begin("last payments")
    assert (t[0].money, t[0].goods) == (2 * 2 + 3 + 4 + 5 + 6, "")
    assert (t[2].money, t[2].goods) == (3 + 21, "")
    assert (t[1].money, t.asks) == (0, "0 converting_blue")


def test_goods_are_sold_before_money_is_converted_and_after_the_payments() -> None:
    """END-03, END-02, END-04"""
    t = Table(players=3).seat(0, goods="2 tobacco", allegiance=9, money=12).begin("last payments")
    assert t.asks == "0 converting_blue"  # 24 dollars now, too late for the allegiance
    assert t.why_not("pay allegiance") == "not_asked"
    assert t.menu == ["convert 0 blue", "convert 1 blue", "convert 2 blue"]


# END-04


def test_each_ten_dollars_may_become_a_vp_of_either_colour() -> None:
    """END-04"""
    t = Table(players=3).seat(0, money=39).begin("conversions").act("convert 1 blue")
    assert t.menu == ["convert 0 red", "convert 1 red", "convert 2 red"]
    assert t.lacks("convert 3 red") == "$1"
    t.act("convert 2 red")
    assert (t[0].money, t[0].blue, t[0].red) == (9, 1, 2)
    assert t.story("conversion_chosen", "converted", "money", "vp") == [
        "0 conversion_chosen 1 2",
        "0 converted 1 2",
        "0 money -30 conversion",
        "0 vp blue 1 conversion",
        "0 vp red 2 conversion",
    ]


def test_who_has_less_than_ten_dollars_is_not_asked() -> None:
    """END-04"""
    t = Table(players=3).seat(0, money=9).seat(1, money=10).begin("conversions")
    assert t.asks == "1 converting_blue"
    assert t.menu == ["convert 0 blue", "convert 1 blue"]


def test_nobody_has_to_convert() -> None:
    """END-04"""
    t = Table(players=3).seat(0, money=50).begin("conversions")
    t.act("convert 0 blue", "convert 0 red")
    assert (t[0].money, t[0].blue, t[0].red) == (50, 0, 0)
    assert t.story("converted", "vp") == []


def test_up_to_31_vp_of_each_colour_may_be_bought() -> None:
    """END-04"""
    t = Table(players=3).seat(0, money=640).begin("conversions")
    assert t.menu[-1] == "convert 31 blue"
    assert t.act("convert 31 blue").menu[-1] == "convert 31 red"
    assert t.act("convert 31 red").story("conversion_chosen") == ["0 conversion_chosen 31 31"]


def test_two_figures_are_always_asked_for() -> None:
    """END-04"""
    t = Table(players=3).seat(0, money=10).begin("conversions").act("convert 1 blue")
    assert (t.asks, t.menu) == ("0 converting_red", ["convert 0 red"])


def test_conversions_are_asked_in_turn_order_and_applied_together() -> None:
    """END-04"""
    t = Table(players=3, first=2).seat(0, money=10).seat(1, money=20).seat(2, money=30)
    t.begin("conversions")
    assert t.act("convert 3 blue", "convert 0 red").asks == "0 converting_blue"
    assert (t[2].money, t[2].blue) == (30, 0)  # kept aside
    assert t.act("convert 0 blue", "convert 1 red").asks == "1 converting_blue"
    t.act("convert 1 blue", "convert 1 red")
    assert [(t[s].money, t[s].blue, t[s].red) for s in range(3)] == [
        (0, 0, 1),
        (0, 1, 1),
        (0, 3, 0),
    ]
    assert t.story("converted") == ["2 converted 3 0", "0 converted 0 1", "1 converted 1 1"]


def test_until_all_have_chosen_others_only_see_that_somebody_has() -> None:
    """END-04, ALG-02"""
    t = Table(players=3).seat(0, money=30).seat(1, money=30).begin("conversions")
    t.act("convert 2 blue", "convert 1 red")
    for other in (1, 2, None):
        seen = t.view(other)["seats"][0]
        assert (seen["has_converted"], seen["conversion"]) == (True, None)
        assert (seen["money"], seen["blue"], seen["red"]) == (30, 0, 0)
    assert t.view(0)["seats"][0]["conversion"] == {"blue": 2, "red": 1}


def test_vp_may_be_bought_where_the_limit_will_take_them_again() -> None:
    """END-04, END-05"""
    t = Table(players=3).seat(0, money=20, red=12).begin("conversions")
    t.act("convert 0 blue", "convert 2 red")
    assert (t[0].red, t[0].money) == (10, 0)


# END-05


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((21, 10), (20, 10)),
        ((20, 10), (20, 10)),
        ((30, 3), (13, 3)),
        ((4, 15), (4, 14)),
        ((4, 14), (4, 14)),
        ((0, 40), (0, 10)),
    ],
)
def test_the_higher_colour_drops_until_they_differ_by_ten(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    """END-05"""
    t = ended(before, (0, 0), (0, 0))
    assert (t[0].blue, t[0].red) == after
    lost = sum(before) - sum(after)
    colour = "blue" if before[0] > before[1] else "red"
    assert t.story("limited") == ([f"0 limited {colour} {lost}"] if lost else [])


def test_the_limit_looks_at_all_players_after_the_conversions() -> None:
    """END-05, END-04"""
    t = Table(players=3).seat(0, money=20, blue=7, red=18).seat(1, blue=30, red=4, allegiance=1)
    t.begin("conversions").act("convert 0 blue", "convert 2 red")
    assert (t[0].red, t[1].blue) == (17, 14)


# END-06


def test_who_newly_holds_eight_blue_chooses_an_allegiance_in_turn_order() -> None:
    """END-06, ALG-03"""
    t = Table(players=4, first=2).allegiances(1, 2, 3)
    t.seat(0, money=10, blue=7).seat(2, money=30, blue=5).seat(3, money=10, blue=6)
    t.seat(1, money=20, blue=9, allegiance=8).begin("conversions")
    t.act("convert 3 blue", "convert 0 red")  # 2
    t.act("convert 1 blue", "convert 0 red")  # 3: seven in all
    t.act("convert 1 blue", "convert 0 red")  # 0
    assert t.asks == "1 converting_blue"
    t.act("convert 2 blue", "convert 0 red")
    assert t.story("chest_closed") == ["2 chest_closed", "0 chest_closed"]  # named together
    assert (t.asks, t[2].blue, t[2].red) == ("2 choosing_allegiance", 5, 0)
    assert t.act("allegiance 2").asks == "0 choosing_allegiance"
    assert t[2].red == 5
    assert t.menu == ["allegiance 1", "allegiance 3"]
    assert t.act("allegiance 3").asks == "over"
    assert (t[3].allegiance, t[3].chest) == (0, False)
    assert (t[1].allegiance, t[1].blue) == (8, 10)


@pytest.mark.parametrize("blue", [7, 1])
def test_the_last_conversion_tells_whether_somebody_came_late(blue: int) -> None:
    """END-06, END-04: so it can't be taken back, even where nobody did"""
    t = Table(players=3).allegiances(1, 2).seat(0, money=10, blue=blue).seat(1, money=10)
    t.begin("conversions").act("convert 1 blue", "convert 0 red", "convert 0 blue")
    before = t.s.reveals()
    t.act("convert 0 red")
    assert t.s.reveals() > before


def test_its_red_vp_count_before_the_limit() -> None:
    """END-06, END-05"""
    t = Table(players=3).allegiances(7, 8).seat(0, money=150, red=0).begin("conversions")
    t.act("convert 15 blue", "convert 0 red", "allegiance 7")
    assert (t[0].blue, t[0].red) == (15, 5)


def test_an_allegiance_that_holds_is_proven_even_then() -> None:
    """END-06, ALG-05"""
    t = Table(players=3).allegiances(2, 8).seat(0, money=80, population=19).begin("conversions")
    t.act("convert 8 blue", "convert 0 red", "allegiance 2")
    assert t[0].proven
    assert t.result.governors == (0,)


def test_a_paid_allegiance_can_no_longer_be_paid_then() -> None:
    """END-06, ALG-06"""
    t = Table(players=3).allegiances(9, 8).seat(0, money=110).begin("conversions")
    t.act("convert 8 blue", "convert 0 red")
    assert t.why_not("pay allegiance") == "not_asked"
    t.act("allegiance 9")
    assert (t[0].proven, t[0].money, t.asks) == (False, 30, "over")


def test_while_they_choose_no_other_conversion_is_revealed() -> None:
    """END-06, END-04"""
    t = Table(players=3).allegiances(9, 8).seat(0, money=110).seat(1, money=20).begin("conversions")
    t.act("convert 8 blue", "convert 0 red", "convert 1 blue", "convert 1 red")
    assert t.asks == "0 choosing_allegiance"
    assert t.story("vp", "money", "converted", "revealed") == []
    assert t.view(2)["seats"][1]["conversion"] is None


def test_number_six_is_judged_on_the_final_totals() -> None:
    """END-06, ALG-05"""
    t = Table(players=3).seat(0, blue=8, red=12, allegiance=6, money=20).begin("conversions")
    t.act("convert 0 blue", "convert 2 red")  # six apart now
    assert not t[0].proven
    t = Table(players=3).seat(0, blue=8, red=14, allegiance=6, money=10).begin("conversions")
    t.act("convert 1 blue", "convert 0 red")
    assert t[0].proven


# WIN-01 to WIN-05


def test_the_governor_has_the_most_blue_vp_among_those_with_a_proven_allegiance() -> None:
    """WIN-01"""
    assert ended((20, 15), (12, 9), (14, 8), proven=(1, 2)).result.governors == (2,)
    assert ended((20, 15), (12, 9), (14, 8), proven=(0, 1, 2)).result.governors == (0,)


def test_a_tie_for_governor_goes_to_the_more_red_vp_and_else_is_shared() -> None:
    """WIN-01"""
    assert ended((14, 9), (14, 10), (14, 12), proven=(0, 1)).result.governors == (1,)
    t = ended((14, 10), (3, 3), (14, 10), proven=(0, 1, 2))
    assert t.result.governors == (0, 2)
    assert sorted(t.story("governor")) == ["0 governor shared", "2 governor shared"]


def test_red_vp_decide_only_a_tie() -> None:
    """WIN-01, WIN-03"""
    t = ended((15, 5), (14, 24), (13, 23), proven=(0, 1, 2))
    assert (t.result.governors, t.result.pirate_kings) == ((0,), (1,))


def test_the_only_eligible_player_is_governor_whatever_their_blue_vp() -> None:
    """WIN-02"""
    t = ended((20, 15), (0, 0), (14, 8), proven=(1,))
    assert t.result.governors == (1,)
    assert t.story("governor") == ["1 governor"]


def test_without_a_proven_allegiance_there_is_no_governor() -> None:
    """WIN-02"""
    t = ended((20, 15), (12, 9), (14, 8))
    assert (t.result.governors, t.result.winners) == ((), (0,))


def test_the_pirate_king_has_the_most_red_vp_allegiance_or_not() -> None:
    """WIN-03"""
    t = ended((20, 10), (12, 9), (8, 12), proven=(0, 1))
    assert t.result.pirate_kings == (2,)
    assert t.story("pirate_king") == ["2 pirate_king"]


def test_a_tie_for_pirate_king_goes_to_the_more_blue_vp_and_else_is_shared() -> None:
    """WIN-03"""
    assert ended((9, 12), (10, 12), (20, 11)).result.pirate_kings == (1,)
    t = ended((9, 12), (9, 12), (20, 11), (9, 12), players=4)
    assert t.result.pirate_kings == (0, 1, 3)
    assert sorted(t.story("pirate_king"))[0] == "0 pirate_king shared"


def test_the_titles_are_decided_on_the_limited_totals() -> None:
    """WIN-01, WIN-03, END-05"""
    t = ended((30, 2), (13, 11), (5, 20), proven=(0, 1))
    assert (t.result.governors, t.result.pirate_kings) == ((1,), (2,))


def test_both_titles_win_and_one_player_may_hold_both() -> None:
    """WIN-04"""
    t = ended((20, 10), (12, 9), (8, 12), proven=(0, 1))
    assert t.result.winners == (0, 2)
    t = ended((20, 13), (12, 9), (8, 12), proven=(0, 1))
    assert (t.result.governors, t.result.pirate_kings, t.result.winners) == ((0,), (0,), (0,))


def test_the_reveal_asks_for_more_and_more_points() -> None:
    """WIN-05"""
    assert QUESTIONS[:5] == (10, 20, 30, 35, 40)
    assert list(QUESTIONS) == sorted(set(QUESTIONS))


def test_the_reveal_tells_every_total_before_it_names_the_winners() -> None:
    """WIN-05"""
    t = Table(players=3, first=1).seat(0, blue=12, red=9, allegiance=9, proven=True)
    t.seat(1, blue=2, red=14).seat(2, blue=8, red=8, allegiance=6).begin("reveal")
    assert t.story() == [
        "1 limited red 2",
        "1 revealed 2 12",
        "2 revealed 8 8",
        "2 allegiance_proven 6",
        "0 revealed 12 9",
        "0 governor",
        "1 pirate_king",
        "game_over",
    ]
