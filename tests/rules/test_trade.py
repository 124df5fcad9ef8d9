"""Trade: one exchange of any goods, with a bonus type on either side."""

import pytest

from tests.table import Table


def trade(goods: str, money: int, *steps: str, tokens: tuple[int, ...] = ()) -> Table:
    """A whole Trade of seat 0; it closes by itself where nothing else is left to do."""
    t = Table().seat(0, goods=goods, money=money, tokens=list(tokens)).use("trade").act(*steps)
    return t.act("close") if t.asks == "0 trading" else t


def test_the_printed_example() -> None:
    """TRD-06, TRD-01, TRD-02, TRD-03"""
    t = trade("wood, 2 ore", 5, "sell wood", "sell 2 ore", "buy 3 wheat", "buy 2 cannon")
    assert (t[0].money, t[0].goods) == (0, "3 wheat, 2 cannon")
    assert t.story("traded") == ["0 traded -5 ore cannon"]


def test_the_example_cannot_be_paid_with_a_dollar_less() -> None:
    """TRD-06, TRD-01"""
    t = Table().seat(0, goods="wood, 2 ore", money=4, tokens=[]).use("trade")
    t.act("sell wood", "sell 2 ore", "buy 3 wheat", "buy cannon")
    assert t.story("traded") == ["0 traded 1 ore cannon"]  # no second cannon: the Trade is closed


@pytest.mark.parametrize(
    ("good", "price"),
    [("wheat", 2), ("wood", 3), ("ore", 4), ("barrel", 5), ("tobacco", 6), ("cannon", 7)],
)
def test_any_number_is_sold_and_bought_at_base_prices_with_the_bonus(good: str, price: int) -> None:
    """TRD-01, TRD-02, TRD-03, TRD-08"""
    bonus = 0 if good == "cannon" else 1
    t = trade(f"3 {good}", 0, f"sell 3 {good}")
    assert (t[0].money, t[0].goods) == (3 * (price + bonus), "")
    assert price + bonus <= 7
    discount = 0 if good == "wheat" else 1
    t = trade("", 30, f"buy 3 {good}")
    assert (t[0].money, t[0].goods) == (30 - 3 * (price - discount), f"3 {good}")
    assert price - discount >= 2


def test_one_sold_type_only_earns_the_bonus() -> None:
    """TRD-02"""
    t = trade("2 wheat, 3 ore", 0, "sell 2 wheat", "sell 3 ore")
    assert t[0].money == 2 * 2 + 3 * 5
    assert t.story("traded") == ["0 traded 19 ore none"]


def test_cannons_earn_no_bonus_however_many() -> None:
    """TRD-02"""
    t = trade("wheat, 3 cannon", 0, "sell wheat", "sell 3 cannon")
    assert t[0].money == 3 + 3 * 7
    assert t.story("traded") == ["0 traded 24 wheat none"]


def test_one_bought_type_only_costs_less_and_never_wheat() -> None:
    """TRD-03"""
    t = trade("", 50, "buy 4 wheat", "buy 2 wood", "buy barrel")
    assert t[0].money == 50 - 8 - 4 - 5
    assert t.story("traded") == ["0 traded -17 none wood"]


def test_the_best_bonus_types_are_taken_and_named_equal_ones_in_printed_order() -> None:
    """TRD-07"""
    t = trade("2 wood, 2 tobacco", 9, "sell 2 wood", "sell 2 tobacco", "buy 2 ore", "buy 2 barrel")
    assert t.story("traded") == ["0 traded 4 wood ore"]
    assert t[0].money == 9 + 2 * 4 + 2 * 6 - 2 * 3 - 2 * 5
    t = trade("2 wood, 3 tobacco", 9, "sell 2 wood", "sell 3 tobacco", "buy ore", "buy 2 barrel")
    assert t.story("traded") == ["0 traded 15 tobacco barrel"]


def test_the_same_type_is_not_both_bought_and_sold() -> None:
    """TRD-04"""
    t = Table().seat(0, goods="2 ore, wheat", money=30).use("trade").act("sell ore")
    assert t.why_not("buy ore") == "sold_this_trade"
    assert not t.may("buy ore")
    t.act("buy wood")
    assert t.why_not("sell ore") == "out_of_order"
    assert not t.may("sell ore")


def test_sales_then_purchases_in_printed_order() -> None:
    """TRD-01"""
    t = Table().seat(0, goods="wheat, 2 ore", money=30).use("trade").act("sell ore")
    assert t.why_not("sell wheat") == "out_of_order"
    assert t.may("sell ore")
    t.act("buy barrel")
    assert t.why_not("buy wood") == "out_of_order"
    assert t.act("buy cannon").why_not("buy tobacco") == "out_of_order"
    t = Table().seat(0, goods="wheat, 2 ore", money=30).use("trade").act("sell ore", "buy barrel")
    assert t.may("buy barrel")
    assert t.may("buy tobacco")


def test_no_more_is_sold_than_is_there() -> None:
    """TRD-01"""
    t = Table().seat(0, goods="2 ore, wheat", money=9).use("trade").act("sell 2 ore")
    assert t.lacks("sell ore") == "1 ore"
    assert not t.may("sell ore")


def test_both_sides_change_hands_together_when_the_trade_is_closed() -> None:
    """TRD-05"""
    t = Table().seat(0, goods="2 ore", money=9).use("trade").act("sell 2 ore", "buy wood")
    assert (t[0].goods, t[0].money) == ("2 ore", 9)
    t.act("close")
    assert (t[0].goods, t[0].money, t.asks) == ("wood", 9 + 10 - 2, "0 turn_end")


def test_sold_goods_free_the_squares_that_bought_goods_fill() -> None:
    """TRD-05"""
    t = (
        Table()
        .seat(0, goods="6 ore", money=0)
        .use("trade")
        .act("sell 3 ore", "buy 3 wheat", "close")
    )
    assert t[0].goods == "3 wheat, 3 ore"
    assert len(t[0].tokens) == 6


def test_nothing_is_bought_that_cannot_be_stored() -> None:
    """TRD-05"""
    t = Table().seat(0, goods="12 ore", money=90, tokens=[]).use("trade")
    assert t.why_not("buy wheat") == "no_room"
    assert t.offers("buy") == []
    t.act("sell 2 ore", "buy wheat")
    assert t.may("buy wheat")
    assert t.act("buy wheat")[0].goods == "2 wheat, 10 ore"  # full again: the Trade is closed


def test_nothing_bought_without_the_money() -> None:
    """TRD-01"""
    t = Table().seat(0, money=2).use("trade")
    assert t.offers("buy") == ["wheat", "wood"]  # wood is reduced to 2
    assert t.lacks("buy ore") == "$1"


def test_a_trade_pays_for_exactly_as_many_expansions_as_it_needs() -> None:
    """TRD-09, WHS-06"""
    t = Table().seat(0, goods="5 wheat", money=50).use("trade").act("buy 5 wood", "close")
    assert t[0].tokens == [2, 3]
    assert t[0].money == 50 - 5 * 2 - 1 - 1 - 1 - 2
    assert t[0].goods == "5 wheat, 5 wood"
    assert len(t.story("expansion")) == 4


def test_expansions_must_be_affordable_and_there() -> None:
    """TRD-09"""
    t = Table().seat(0, goods="6 wheat", money=2, tokens=[1, 1, 1, 2, 2, 3]).use("trade")
    assert t.lacks("buy wheat") == "$1"
    assert not t.may("buy wheat")
    t = trade("6 wheat", 3, "buy wheat", tokens=(1, 1, 1, 2, 2, 3))
    assert (t[0].money, t[0].tokens) == (0, [1, 1, 2, 2, 3])
    t = trade("9 wheat", 90, "buy 2 ore", tokens=(2, 2, 3))
    assert (t[0].tokens, t[0].money) == ([3], 90 - 6 - 4)
    t = Table().seat(0, goods="9 wheat", money=4, tokens=[2, 2, 3]).use("trade")
    assert t.lacks("buy ore") == "$1"
    t = Table().seat(0, goods="8 wheat", money=8, tokens=[1, 2, 2, 3]).use("trade").act("buy ore")
    # A second ore would make 6, and the tokens 1 and 2: nothing but the close is left.
    assert (t[0].goods, t[0].money, t[0].tokens) == ("8 wheat, ore", 4, [2, 2, 3])
    t = trade("11 wheat", 90, "buy ore", tokens=(3,))
    assert (t[0].goods, t[0].tokens, t[0].money) == ("11 wheat, ore", [], 84)


def test_money_from_the_sale_may_pay_for_expansions() -> None:
    """TRD-09"""
    t = trade("5 wheat, cannon", 0, "sell cannon", "buy 2 wood", tokens=(1, 1, 1, 2, 2, 3))
    assert (t[0].money, t[0].goods) == (7 - 4 - 1, "5 wheat, 2 wood")
    assert t[0].tokens == [1, 1, 2, 2, 3]


def test_a_trade_begun_is_closed_and_one_not_begun_can_only_be_declined() -> None:
    """TRD-01, ACT-08"""
    t = Table().seat(0, goods="2 wheat", money=9).use("trade")
    assert t.why_not("close") == "nothing_traded"
    assert t.may("pass")
    t.act("sell wheat")
    assert t.why_not("pass") == "trade_begun"
    assert not t.may("pass")


def test_the_next_trade_begins_empty() -> None:
    """TRD-01"""
    t = Table().seat(0, goods="2 wheat, ore", money=9).use("trade, trade")
    t.act("sell 2 wheat", "buy wood", "close")
    assert t.asks == "0 trading"
    t.act("sell ore", "close")
    assert (t[0].goods, t[0].money) == ("wood", 9 + 6 - 2 + 5)
