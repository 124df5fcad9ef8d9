"""What the rules themselves say in figures, the classic edition keeps, however it is rebalanced."""

import pytest

from tearum.edition import load
from tearum.edition.component import Building

CLASSIC = load("classic").components


def building(name: str) -> Building:
    return next(b for b in CLASSIC.building if b.id == name)


def test_how_many_of_everything_there_are() -> None:
    """SET-02, SET-04, SET-05, SET-06, SET-09, SET-11, SHP-01"""
    assert [b.colour for b in CLASSIC.building] == [
        colour
        for colour in ("crown", "trades", "hygiene", "entertainment", "security")
        for _ in range(5)
    ]
    assert [c.round for c in CLASSIC.captain] == [r for r in (1, 2, 3, 4, 5) for _ in range(6)]
    assert (len(CLASSIC.contract), len(CLASSIC.allegiance), len(CLASSIC.endowment)) == (18, 10, 6)
    assert (len(CLASSIC.wish), len(CLASSIC.ship), len(CLASSIC.reward)) == (9, 9, 5)


def test_each_board_has_four_tiles_one_of_them_with_a_blank_side() -> None:
    """SET-07"""
    assert [board.id for board in CLASSIC.board] == ["governor", "market", "harbor", "tavern"]
    assert all((len(b.tiles_4p), len(b.tiles_23p)) == (4, 3) for b in CLASSIC.board)


def test_what_everybody_starts_with() -> None:
    """SET-10"""
    assert CLASSIC.warehouse.tokens == (1, 1, 1, 2, 2, 3)
    assert CLASSIC.population.start == 10


@pytest.mark.parametrize(
    ("name", "permanent"),
    [
        ("church", "income phase: $3"),
        ("foundry", "income phase: ore -> cannon"),
        ("inn", "each ship: $1 less"),
        ("workshop", "each building: 1 cube less"),
        ("architects_guild", "whenever you build: $4"),
        ("palace", "each action on the governor board: 1 blue"),
        ("city_hall", "action turn: barrel -> star"),
        ("tobacco_dryer", "any time: 3 wood -> 2 tobacco"),
        ("distillery", "any time: 3 wheat -> 2 barrel"),
        ("prison", "each captain: $2 less"),
    ],
)
def test_the_permanent_effects(name: str, permanent: str) -> None:
    """INC-03, INC-04, SHP-05, BLD-04, BLD-05, BLD-06, BLD-07, BLD-08, CAP-05"""
    assert str(building(name).permanent) == permanent


def test_the_warehouse_discards_all_tokens() -> None:
    """WHS-07"""
    assert "all expansions" in str(building("warehouse").instant)


def test_the_prices_of_the_printed_example() -> None:
    """TRD-06, TRD-08"""
    prices = CLASSIC.prices
    assert (prices.wheat, prices.wood, prices.ore, prices.cannon) == (2, 3, 4, 7)
    assert (prices.barrel, prices.tobacco) == (5, 6)


def test_the_ten_allegiances() -> None:
    """ALG-08"""
    table = [(str(card.condition), card.red) for card in CLASSIC.allegiance]
    assert table == [
        ("7 buildings", 3),
        ("population 19", 5),
        ("4 buildings of one colour", 4),
        ("reputation 20", 4),
        ("5 buildings + 4 captains + 3 contracts", 2),
        ("difference 5", 3),
        ("4 contracts", 5),
        ("6 captains", 2),
        ("pay $20", 1),
        ("pay barrel, tobacco, cannon", 1),
    ]


def test_what_two_players_need() -> None:
    """TWO-03, TWO-05, TWO-07"""
    assert sorted(CLASSIC.victory_types.colours) == ["blue"] * 3 + ["red"] * 3
    assert CLASSIC.order_board.first[0] == "A"
    for side in (CLASSIC.order_board.first, CLASSIC.order_board.second):
        assert sorted(side) == ["A"] * 4 + ["B"] * 4 + ["automa"] * 4
    assert len(CLASSIC.automa.tokens) == 8
    assert set(CLASSIC.automa.tokens) == {"governor", "market", "harbor", "tavern"}
