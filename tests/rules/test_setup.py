"""Set-up: what is dealt, and to whom."""

from functools import cache

import pytest

from tearum.engine import layout as at
from tearum.engine.constants import components as box
from tearum.engine.replay import play_at_random
from tearum.game import Game
from tearum.game.seeds import stream
from tests.table import FROZEN, Table


@cache
def deals(players: int) -> list[Table]:
    """Forty games as they are dealt. Nobody plays them."""
    return [Table.deal(players, seed) for seed in range(40)]


def cards(t: Table, where: int, n: int) -> list[int]:
    """What lies in a part of the deal, by printed numbers."""
    return [int(t.s.deal[where + i]) + 1 for i in range(n)]


@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    """SET-01"""
    with pytest.raises(ValueError, match="2 to 4 players"):
        Game.new(players=players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_lasts_five_rounds(players: int) -> None:
    """SET-01"""
    t = Table.deal(players)
    play_at_random(t.s, stream(1, "moves"))
    assert t.story("round_begins") == [f"round_begins {r}" for r in (1, 2, 3, 4, 5)]
    assert t.asks == "over"


def test_there_are_five_building_types_of_each_of_five_colours() -> None:
    """SET-02"""
    colours = Table().tables.building_colour
    assert [colours.count(colour) for colour in range(5)] == [5, 5, 5, 5, 5]


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_each_type_has_one_copy_less_than_there_are_players(players: int, copies: int) -> None:
    """SET-02"""
    for t in deals(players):
        in_game = {int(t.s.copies(b)) for b in range(25)} - {0}
        assert in_game == {copies}


@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_one_type_of_each_colour_leaves(players: int) -> None:
    """SET-03"""
    ever_out = set()
    for t in deals(players):
        out = [b for b in range(25) if t.s.copies(b) == 0]
        assert sorted(t.tables.building_colour[b] for b in out) == [0, 1, 2, 3, 4]
        ever_out.update(out)
    assert ever_out == set(range(25))


def test_with_two_players_all_types_stay() -> None:
    """SET-03"""
    for t in deals(2):
        assert [int(t.s.copies(b)) for b in range(25)] == [1] * 25


@pytest.mark.parametrize(("players", "slots"), [(2, 4), (3, 4), (4, 5)])
def test_contracts_are_shuffled_and_laid_on_each_slot_from_right_to_left(
    players: int, slots: int
) -> None:
    """SET-04"""
    tops = set()
    for t in deals(players):
        pile = cards(t, at.PILE, 18)
        assert sorted(pile) == list(range(1, 19))
        assert t.slots() == pile[:slots][::-1]
        assert t.view(None)["contract_pile"] == 18 - slots
        tops.add(pile[0])
    assert len(tops) > 9


@pytest.mark.parametrize(("players", "slots"), [(2, 5), (3, 5), (4, 6)])
def test_one_allegiance_lies_on_each_slot_and_the_rest_leave(players: int, slots: int) -> None:
    """SET-05"""
    ever_there = set()
    for t in deals(players):
        there = [int(t.s.store[at.ALLEGIANCE_SLOT + slot]) for slot in range(8)]
        assert 0 not in there[:slots]
        assert there[slots:] == [0] * (8 - slots)
        assert len(set(there[:slots])) == slots
        ever_there.update(there[:slots])
    assert ever_there == set(range(1, 11))


@pytest.mark.parametrize(("players", "kept"), [(2, 3), (3, 3), (4, 4)])
def test_some_of_each_rounds_six_captains_are_used(players: int, kept: int) -> None:
    """SET-06"""
    ever_kept = set()
    for t in deals(players):
        for r in range(5):
            deck = cards(t, at.CAPTAIN_DECK + 4 * r, kept)
            assert len(set(deck)) == kept
            assert all(FROZEN.components.captain[c - 1].round == r + 1 for c in deck)
            ever_kept.update(deck)
    assert ever_kept == set(range(1, 31))


@pytest.mark.parametrize(("players", "kept"), [(2, 3), (3, 3), (4, 4)])
def test_the_captains_of_round_one_are_laid_out(players: int, kept: int) -> None:
    """SET-06"""
    for t in deals(players):
        assert t.on_display() == sorted(cards(t, at.CAPTAIN_DECK, kept))
        assert len(t.on_display()) == kept


def test_with_four_players_the_tiles_of_a_board_lie_on_its_rows_at_random() -> None:
    """SET-07"""
    tops = set()
    for t in deals(4):
        for board in range(4):
            tiles = cards(t, at.TILE + 4 * board, 4)
            assert sorted(tiles) == [1, 2, 3, 4]
            tops.add((board, tiles[3]))
    assert len(tops) == 16


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_the_blank_tile_lies_on_the_top_row(players: int) -> None:
    """SET-07, TWO-01"""
    bottoms = set()
    for t in deals(players):
        for board in range(4):
            tiles = cards(t, at.TILE + 4 * board, 4)
            assert sorted(tiles[:3]) == [1, 2, 3]
            assert tiles[3] == 4
            bottoms.add((board, tiles[0]))
    assert len(bottoms) == 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tiles_show_their_side_for_the_number_of_players(players: int) -> None:
    """SET-07, TWO-01"""
    t = Table.deal(players)
    market = FROZEN.components.board[1]
    printed = market.tiles_4p if players == 4 else market.tiles_23p
    row = players if players > 2 else 3  # all workers of round I stand there
    t.act(*["pass"] * players)
    tile = printed[int(t.s.deal[at.TILE + 4 + row - 1])]
    assert len(t.offers("row market")) == len(tile.options)
    assert t.why_not("row market third") == "no_such_side"
    tops = [int(t.s.deal[at.TILE + 4 * board + 3]) for board in range(4)]
    assert players == 4 or tops == [3, 3, 3, 3]  # the blank one


def test_the_side_of_each_rounds_reward_tile_is_random() -> None:
    """SET-08"""
    for r in range(5):
        for players in (2, 3, 4):
            sides = {int(t.s.reward_side(r)) for t in deals(players)}
            assert sides == {box.BLUE, box.RED}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_different_wish_cards_lie_at_the_reward_tiles(players: int) -> None:
    """SET-09"""
    ever_there = set()
    for t in deals(players):
        wishes = cards(t, at.WISH, 5)
        assert len(set(wishes)) == 5
        ever_there.update(wishes)
    assert ever_there == set(range(1, 10))


def test_all_five_wishes_and_rewards_are_visible_from_the_start() -> None:
    """SET-08, SET-09"""
    t = deals(3)[0]
    shown = t.view(None)["wishes"]
    assert [wish["round"] for wish in shown] == [1, 2, 3, 4, 5]
    assert [wish["wish"] for wish in shown] == cards(t, at.WISH, 5)
    sides = ["blue" if t.s.reward_side(r) == box.BLUE else "red" for r in range(5)]
    assert [wish["side"] for wish in shown] == sides


@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_everybody_starts(players: int) -> None:
    """SET-10"""
    for seat in range(players):
        start = Table(players)[seat]
        assert start.tokens == [1, 1, 1, 2, 2, 3]
        assert (start.stars, start.population, start.money, start.goods) == (0, 10, 0, "")
        dealt = deals(players)[0][seat]
        assert dealt.workers == {"governor": 1, "market": 1, "harbor": 1, "tavern": 1}
        assert dealt.population == 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_draws_an_endowment_of_their_own(players: int) -> None:
    """SET-11"""
    for seat in range(players):
        assert {cards(t, at.ENDOWMENT, players)[seat] for t in deals(players)} == set(range(1, 7))
    for t in deals(players):
        drawn = cards(t, at.ENDOWMENT, players)
        assert len(set(drawn)) == players
        expected = [f"{seat} endowed {card}" for seat, card in enumerate(drawn)]
        assert t.story("endowed") == expected


def test_an_endowment_gives_its_goods_money_stars_and_vp() -> None:
    """SET-11"""
    t = Table(players=3).track("any cube").endow(0, "$5, 2 ore, star, 1 blue, 2 red")
    t.endow(1, "$9").endow(2, "$9").begin("set-up").act("cube wood")
    assert (t[0].goods, t[0].stars, t[0].blue, t[0].red) == ("wood, 2 ore", 1, 1, 2)
    assert t[0].money == 5 + 10  # and the income of round I


@pytest.mark.parametrize(("money", "first"), [((5, 3, 4), 1), ((2, 3, 4), 0), ((5, 3, 1), 2)])
def test_the_player_with_the_least_money_is_first(money: tuple[int, ...], first: int) -> None:
    """SET-12"""
    t = Table(players=3).tie(1, 2, 0)
    for seat in range(3):
        t.seat(seat, money=money[seat])
    t.begin("set-up", taken=3)
    assert t.story("first_player") == [f"{first} first_player"]
    assert t.asks == f"{first} ship_turn"


@pytest.mark.parametrize(
    ("draw", "first"), [((3, 1, 0, 2), 1), ((0, 2, 3, 1), 2), ((1, 0, 2, 3), 1)]
)
def test_a_tie_for_least_money_is_broken_among_the_tied(draw: tuple[int, ...], first: int) -> None:
    """SET-12"""
    t = Table(players=4).tie(*draw).seat(0, money=6).seat(1, money=4).seat(2, money=4)
    t.seat(3, money=5).begin("set-up", taken=4)
    assert t.story("first_player") == [f"{first} first_player"]


def test_the_draw_for_a_tie_is_random() -> None:
    """SET-12"""
    for players in (2, 3, 4):
        assert {int(t.s.deal[at.TIE]) for t in deals(players)} == set(range(players))
        for t in deals(players):
            assert sorted(cards(t, at.TIE, players)) == list(range(1, players + 1))


def test_least_money_is_compared_after_all_endowments_with_their_stars() -> None:
    """SET-12, SET-13"""
    t = Table(players=3).track("$4").endow(0, "$2, star").endow(1, "$5").endow(2, "$5, $1")
    t.tie(2, 0, 1).begin("set-up")
    assert t.story("first_player") == ["1 first_player"]


def test_choices_of_endowments_are_made_in_seat_order_before_there_is_a_first_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """SET-13"""
    monkeypatch.setattr(Table, "turned", 0)  # the one rule that knows seats by their number
    t = Table(players=3, first=2).track("1 blue / 1 red")
    t.endow(0, "$9, star").endow(1, "$7, star").endow(2, "$8, star").begin("set-up")
    assert t.asks == "0 option_choice"
    assert t.act("take right").asks == "1 option_choice"
    assert t.act("take left").asks == "2 option_choice"
    assert t.story("first_player") == []
    assert t.act("take left").story("first_player") == ["1 first_player"]
    assert [t[0].red, t[1].red, t[2].red] == [1, 0, 0]


def test_the_icons_of_an_endowment_are_resolved_in_printed_order_with_overflow_as_always() -> None:
    """SET-13"""
    t = Table(players=3).endow(0, "4 wheat, any cube, 3 barrel, $3").begin("set-up")
    assert t.asks == "0 cube_choice"
    assert t[0].goods == "4 wheat"
    assert t.act("cube ore").asks == "0 overflow"
    assert t[0].money == 0
    t.act("discard 2 wheat")
    assert t[0].goods == "2 wheat, ore, 3 barrel"
    assert t.story("money")[0] == "0 money 3 effect"
