"""Two players: the Automa, the order board, the victory types, and a game decided early."""

import pytest

from tearum.engine import layout as at
from tests.table import AUTOMA, BUILDINGS, Table

# The Automa and the order of turns


def test_the_automa_has_one_worker_on_each_board_at_the_start() -> None:
    """TWO-02"""
    t = Table.deal(players=2)
    assert [int(t.s.automa_workers(board)) for board in range(4)] == [1, 1, 1, 1]
    for players in (3, 4):
        t = Table.deal(players)
        assert [int(t.s.automa_workers(board)) for board in range(4)] == [0, 0, 0, 0]


def test_the_automa_takes_no_ships_and_no_wishes() -> None:
    """TWO-02, TWO-14"""
    t = Table(players=2).seat(0, money=9).seat(1, money=9).fleet(1, 2, 3).begin("ships")
    assert t.act("pass").asks == "1 ship_turn"
    assert t.act("pass").asks == "0 turn"
    t = Table(players=2).wish("hygiene", first="3 red", second="1 red").begin("wishes")
    assert t.story("wish_place") == []


@pytest.mark.parametrize(("money", "a"), [((5, 3), 1), ((3, 5), 0), ((4, 4), 1)])
def test_the_player_with_less_money_is_a(money: tuple[int, int], a: int) -> None:
    """TWO-05, SET-12"""
    t = Table(players=2).tie(1, 0).seat(0, money=money[0]).seat(1, money=money[1])
    t.begin("set-up", taken=2)
    assert t.story("first_player") == [f"{a} first_player"]
    assert t.act("pass 2").asks == f"{a} turn"  # the first side begins with A


def turns(t: Table) -> str:
    """Who takes the turns of an action phase, in letters: seats and x for the Automa."""
    order = ""
    boards = ("governor", "market", "harbor", "tavern")
    while t.asks.endswith(" turn"):
        if "automa_token" in " ".join(t.story()):
            order += "x" * len(t.story("worker_removed", "worker_placed"))
        order += t.asks[0]
        board = next(b for b in boards if t.may(f"alternative {b}"))
        t.alternative(board, "$1").act(f"alternative {board}")
        t.act("end turn")
    return order + "x" * len(t.story("worker_removed", "worker_placed"))


def test_the_order_board_gives_the_sequence_and_is_flipped_after_each_round() -> None:
    """TWO-05, ACT-04"""
    sides = ("ABxBAxABxxBA", "xBABAxxABxBA")
    for r in (1, 2, 3, 4, 5):
        for first in (0, 1):
            t = Table(players=2, round=r, first=first).order(*sides)
            a, b = (first, 1 - first) if r % 2 == 1 else (1 - first, first)
            t.begin("actions")
            side = sides[(r + 1) % 2]
            assert turns(t) == side.replace("A", str(a)).replace("B", str(b))


def test_it_starts_on_the_side_that_begins_with_a() -> None:
    """TWO-05"""
    t = Table(players=2).seat(0, money=5).begin("set-up", taken=2).act("pass 2")
    assert t.asks == "1 turn"


def test_the_first_human_on_the_order_board_is_the_rounds_first_player() -> None:
    """TWO-06"""
    t = Table(players=2, first=0).order("AxBABxABxABx", "xxBABAABxABx").begin("end of round")
    assert t.story("first_player") == ["1 first_player"]
    assert t.asks == "1 ship_turn"
    t.begin("end of round")
    assert t.story("first_player") == ["0 first_player"]
    t = Table(players=2, first=1).order("AxBABxABxABx", "xABABABBxxBA").begin("end of round")
    assert t.story("first_player") == ["1 first_player"]


def test_the_first_player_decides_who_comes_first_wherever_turn_order_does() -> None:
    """TWO-06, ALG-04"""
    t = Table(players=2, round=2, first=1).seat(0, blue=7, buildings="well").seat(1, blue=7)
    t.seat(1, buildings="well").wish("hygiene", first="1 blue", second="$1").begin("wishes")
    assert t.asks == "1 choosing_allegiance"


def test_the_automa_removes_a_worker_from_the_board_of_its_token_without_an_action() -> None:
    """TWO-07, ACT-01"""
    t = Table(players=2).tokens("harbor").begin("actions", taken=2)
    assert t.story()[:2] == ["automa automa_token harbor used", "automa worker_removed harbor 3"]
    assert t.story("action_taken", "money", "goods") == []
    assert int(t.s.automa_workers(2)) == 0
    assert t.asks == "0 turn"


def test_the_automa_places_a_worker_on_the_board_of_its_token() -> None:
    """TWO-07, ACT-02"""
    t = Table(players=2, round=2).workers(harbor=[0]).tokens("harbor").begin("actions", taken=2)
    assert t.story()[:2] == ["automa automa_token harbor used", "automa worker_placed harbor 2"]
    assert int(t.s.automa_workers(2)) == 1


def test_where_the_automa_has_no_worker_to_remove_another_token_is_drawn() -> None:
    """TWO-08"""
    t = Table(players=2).workers(market=[0, 1], harbor=[0, 1, 0], tavern=[AUTOMA])
    t.tokens("market", "harbor", "tavern").begin("actions", taken=2)
    assert t.story("automa_token", "worker_removed") == [
        "automa automa_token market",
        "automa automa_token harbor",
        "automa automa_token tavern used",
        "automa worker_removed tavern 1",
    ]


def test_where_a_board_is_full_another_token_is_drawn() -> None:
    """TWO-08"""
    t = Table(players=2, round=2).workers(market=[0, 1, 0], harbor=[0, AUTOMA])
    t.tokens("market", "harbor").begin("actions", taken=2)
    assert t.story("automa_token", "worker_placed") == [
        "automa automa_token market",
        "automa automa_token harbor used",
        "automa worker_placed harbor 3",
    ]


def test_drawn_tokens_stay_out_until_none_is_left_then_all_eight_are_shuffled_anew() -> None:
    """TWO-08"""
    t = Table(players=2).workers(market=[0, 1], harbor=[0, 1], governor=[0, 1], tavern=[AUTOMA])
    drawn = ["market", "harbor", "governor", "market", "harbor", "governor", "market", "harbor"]
    t.tokens(*drawn, "governor", "tavern").begin("actions", taken=2)
    assert [event.split()[2] for event in t.story("automa_token")] == [*drawn, "governor", "tavern"]
    assert t.automa["tokens_left"] == 6


def test_the_second_draw_continues_where_the_first_ended() -> None:
    """TWO-08"""
    t = Table(players=2).order("AxxBABAxBBAx", "B" * 12).tokens("market", "tavern")
    t.begin("actions", taken=1)
    assert [event.split()[2] for event in t.story("automa_token")] == ["market", "tavern"]


def test_the_tokens_are_shuffled_anew_at_each_rounds_start() -> None:
    """TWO-09"""
    t = Table(players=2).tokens("harbor", "tavern").tokens("market", "tavern", round=2)
    t.begin("actions", taken=2)
    assert t.story("automa_token")[0] == "automa automa_token harbor used"
    t.begin("end of round").workers(market=[0]).begin("actions", taken=2)
    assert t.story("automa_token")[0] == "automa automa_token market used"


def test_every_shuffle_holds_all_eight_tokens_in_an_order_of_its_own() -> None:
    """TWO-09, TWO-08"""
    t = Table.deal(players=2)
    shuffles = [
        tuple(int(t.s.deal[at.TOKENS + 8 * shuffle + i]) for i in range(8)) for shuffle in range(20)
    ]
    assert all(sorted(shuffle) == [0, 0, 1, 1, 2, 2, 3, 3] for shuffle in shuffles)
    assert len(set(shuffles)) > 15


# The victory types


def test_one_of_six_shuffled_victory_types_lies_at_each_round() -> None:
    """TWO-03"""
    dealt = set()
    for seed in range(40):
        t = Table.deal(2, seed)
        types = tuple(int(t.s.victory(i)) for i in range(6))
        assert sorted(types) == [0, 0, 0, 1, 1, 1]
        dealt.add(types)
    assert len(dealt) > 10


def test_a_rounds_victory_type_is_revealed_at_its_start() -> None:
    """TWO-04, TWO-03"""
    t = Table(players=2, round=2).victories("red", "blue", "red", "blue", "red", "blue")
    t.begin("income")
    assert t.story("victory_shown") == ["victory_shown 2 blue"]
    story = t.story("round_begins", "victory_shown", "phase_begins")
    assert story[:3] == ["round_begins 2", "victory_shown 2 blue", "phase_begins income"]
    assert t.automa["victories"] == ["red", "blue", None, None, None]
    t.begin("end of round")
    assert t.story("victory_shown") == ["victory_shown 3 red"]


def ended(
    *colours: str, points: tuple[tuple[int, int], ...], proven: tuple[int, ...] = ()
) -> Table:
    """A finished game of two with these victory types, and blue and red VP."""
    t = Table(players=2, round=5).victories(*colours)
    for seat, (blue, red) in enumerate(points):
        t.seat(seat, blue=blue, red=red, allegiance=9 if seat in proven else 10)
        t.seat(seat, allegiance=9 if seat in proven else 10, proven=seat in proven)
    return t.begin("reveal")


RED = ("red", "blue", "red", "blue", "red", "blue")
BLUE = ("red", "blue", "blue", "blue", "red", "red")


def test_if_red_has_the_majority_only_the_most_red_vp_count() -> None:
    """TWO-10, WIN-03"""
    t = ended(*RED, points=((20, 12), (5, 14)), proven=(0,))
    assert (t.result.pirate_kings, t.result.governors, t.result.winners) == ((1,), (), (1,))
    assert t.result.victory == "red"
    assert t.story("governor", "pirate_king") == ["1 pirate_king"]


def test_if_blue_has_the_majority_only_the_governor_counts() -> None:
    """TWO-10, WIN-01"""
    t = ended(*BLUE, points=((20, 12), (5, 14)), proven=(0, 1))
    assert (t.result.governors, t.result.pirate_kings, t.result.winners) == ((0,), (), (0,))
    assert t.result.victory == "blue"
    assert ended(*BLUE, points=((20, 12), (5, 14)), proven=(1,)).result.winners == (1,)


def test_the_card_that_is_out_has_no_voice() -> None:
    """TWO-10, TWO-03"""
    points = ((20, 12), (5, 14))
    three_blue = ended("blue", "red", "red", "blue", "blue", "red", points=points, proven=(0,))
    assert three_blue.result.victory == "blue"
    three_red = ended("blue", "red", "red", "blue", "red", "blue", points=points, proven=(0,))
    assert three_red.result.victory == "red"
    assert three_red.result.winners == (1,)


def test_ties_are_broken_by_the_other_colour_and_a_full_tie_is_shared() -> None:
    """TWO-10"""
    assert ended(*RED, points=((9, 12), (8, 12))).result.winners == (0,)
    assert ended(*RED, points=((9, 12), (9, 12))).result.winners == (0, 1)
    assert ended(*BLUE, points=((9, 11), (9, 12)), proven=(0, 1)).result.winners == (1,)
    assert ended(*BLUE, points=((9, 12), (9, 12)), proven=(0, 1)).result.winners == (0, 1)


def test_blue_and_nobody_has_proven_allegiance_then_nobody_wins() -> None:
    """TWO-11"""
    t = ended(*BLUE, points=((20, 12), (5, 14)))
    assert t.result.winners == ()
    assert t.story("governor", "pirate_king") == []


def test_the_limit_of_ten_holds_for_two_players_too() -> None:
    """TWO-12, END-05"""
    t = ended(*BLUE, points=((30, 2), (14, 6)), proven=(0, 1))
    assert (t[0].blue, t.result.winners) == (12, (1,))


def test_wishes_at_two_players_give_both_rewards_and_a_tie_gives_both_the_first() -> None:
    """TWO-14, WSH-04"""
    t = Table(players=2).seat(0, buildings="well").seat(1, buildings="bathhouse")
    t.wish("hygiene", first="3 red", second="1 red").begin("wishes")
    assert t.story("vp") == ["0 vp red 1 effect", "1 vp red 3 effect"]
    t = Table(players=2).seat(0, buildings="well").seat(1, buildings="washhouse")
    t.wish("hygiene", first="3 red", second="1 red").begin("wishes")
    assert t.story("vp") == ["0 vp red 3 effect", "1 vp red 3 effect"]


# A game that is decided


def late(held: int, number: int = 5, colours: tuple[str, ...] = BLUE) -> Table:
    """Seat 0 has proven allegiance; seat 1 holds this one."""
    t = Table(players=2, round=number).victories(*colours).seat(0, allegiance=9, proven=True)
    return t.seat(1, allegiance=held) if held else t


def decided(t: Table) -> bool:
    """Whether the game says, before the next action turn, that seat 0 has won."""
    t.begin("actions")
    assert t.story("decided") in ([], ["0 decided"])
    return t.asks == "0 stopping"


def test_a_decided_game_says_so_and_asks_both_in_turn_order() -> None:
    """TWO-13"""
    t = late(8).begin("actions")
    assert t.story("decided") == ["0 decided"]
    assert (t.asks, t.menu) == ("0 stopping", ["stop", "play on"])
    assert t.act("stop").asks == "1 stopping"
    t.act("stop")
    assert (t.asks, t.result.winners, t.result.governors) == ("over", (0,), (0,))
    assert t.result.pirate_kings == ()
    assert t.result.stopped


def test_the_other_seat_may_be_the_winner_and_the_first_player_is_asked_first() -> None:
    """TWO-13"""
    t = Table(players=2, round=5, first=1).victories(*BLUE).seat(1, allegiance=9, proven=True)
    t.seat(0, allegiance=8, blue=40, red=40).begin("actions")
    assert (t.story("decided"), t.asks) == (["1 decided"], "1 stopping")
    assert t.act("stop", "stop").result.winners == (1,)


def test_either_player_may_play_on_and_is_not_asked_again() -> None:
    """TWO-13"""
    t = late(8).begin("actions").act("play on")
    assert t.asks == "0 turn"  # the other is not asked
    t.alternative("market", "$1").act("alternative market", "end turn")
    assert t.asks == "1 turn"
    t = late(8).begin("actions").act("stop", "play on")
    assert t.asks == "0 turn"
    assert t.begin("last payments").asks != "0 stopping"


@pytest.mark.parametrize(
    ("number", "colours", "settled"),
    [
        (2, ("blue", "blue", "blue", "red", "red", "red"), False),
        (3, ("blue", "blue", "blue", "red", "red", "red"), True),
        (4, ("red", "blue", "blue", "red", "blue", "red"), False),
        (5, ("red", "blue", "blue", "red", "blue", "red"), True),
        (5, ("red", "red", "blue", "red", "blue", "blue"), False),
    ],
)
def test_only_when_three_blue_cards_have_been_revealed(
    number: int, colours: tuple[str, ...], settled: bool
) -> None:
    """TWO-13"""
    t = late(8, number, colours).seat(0, face_down=tuple(range(1, 31)))  # no captain for seat 1
    assert decided(t) == settled


def test_only_when_one_has_proven_and_the_other_has_not() -> None:
    """TWO-13"""
    t = Table(players=2, round=5).victories(*BLUE).seat(0, allegiance=7).seat(1, allegiance=8)
    assert not decided(t)
    t = Table(players=2, round=5).victories(*BLUE).seat(0, allegiance=9, proven=True)
    assert not decided(t.seat(1, allegiance=8, proven=True))


def test_who_holds_no_allegiance_may_still_get_one() -> None:
    """TWO-13, END-06"""
    assert not decided(late(0))
    t = late(0)
    assert t.begin("last payments").story("decided") == []


@pytest.mark.parametrize("held", [2, 4, 6, 9, 10])
def test_tracks_payments_and_number_six_are_not_ruled_out(held: int) -> None:
    """TWO-13"""
    t = late(held).seat(0, buildings=", ".join(BUILDINGS), face_down=tuple(range(1, 31)))
    assert not decided(t.seat(0, contracts=tuple(range(1, 19))))


@pytest.mark.parametrize(("held", "ruled_out"), [(2, True), (4, True), (6, False), (9, False)])
def test_after_the_last_captains_the_tracks_stand_still(held: int, ruled_out: bool) -> None:
    """TWO-13"""
    t = late(held).seat(1, money=30).begin("last payments")
    assert (t.story("decided") == ["0 decided"]) == ruled_out


def test_before_the_last_captains_are_done_their_rewards_may_still_prove_it() -> None:
    """TWO-13, END-01"""
    t = late(4).seat(1, goods="cannon", captains=(1,)).begin("last captains")
    assert (t.story("decided"), t.asks) == ([], "1 activating")


@pytest.mark.parametrize(("shown", "possible"), [((20, 21), True), ((20,), False), ((), False)])
def test_captains_on_display_count_with_those_hired(shown: tuple[int, ...], possible: bool) -> None:
    """TWO-13, CAP-06"""
    t = late(8).display(*shown).seat(1, face_down=(1, 2), captains=(3, 4))
    assert decided(t) != possible


def test_captains_of_later_rounds_may_come_those_of_rounds_gone_by_do_not() -> None:
    """TWO-13"""
    blue_first = ("blue", "blue", "blue", "red", "red", "red")
    assert not decided(late(8, 4, blue_first))  # round V's six
    assert decided(late(8, 4, blue_first).seat(0, face_down=(25,)))  # five of them for six
    assert not decided(late(8, 3, blue_first).seat(0, face_down=(25,)))


@pytest.mark.parametrize(("fulfilled", "possible"), [(14, True), (15, False)])
def test_contracts_that_are_shown_or_in_the_pile_count(fulfilled: int, possible: bool) -> None:
    """TWO-13"""
    t = late(7).seat(0, contracts=tuple(range(1, fulfilled + 1)))
    assert decided(t.contracts([0, 0, 17, 18])) != possible
    t = late(7).seat(0, contracts=tuple(range(1, 15))).seat(1, contracts=(16,))
    assert not decided(t)


@pytest.mark.parametrize(
    ("theirs", "mine", "possible"), [(18, 0, True), (19, 0, False), (19, 1, False)]
)
def test_buildings_with_a_copy_left_count(theirs: int, mine: int, possible: bool) -> None:
    """TWO-13"""
    t = late(1).seat(0, buildings=", ".join(BUILDINGS[:theirs]))
    t.seat(1, buildings=", ".join(BUILDINGS[25 - mine :]))
    assert decided(t) != possible


def test_four_of_one_colour_need_four_copies_left_in_it() -> None:
    """TWO-13"""
    two_of_each = [BUILDINGS[5 * colour + i] for colour in range(5) for i in (0, 3)]
    assert decided(late(3).seat(0, buildings=", ".join(two_of_each)))
    assert not decided(late(3).seat(0, buildings=", ".join(two_of_each[1:])))
    t = late(3).seat(0, buildings=", ".join(two_of_each)).seat(1, buildings=BUILDINGS[11])
    assert decided(t)  # a building of one's own counts, and not twice


def test_every_part_of_number_five_must_stay_possible() -> None:
    """TWO-13"""
    t = late(5).display(25, 26, 27, 28)
    assert not decided(t)
    assert decided(late(5).display(25, 26, 27))
    assert decided(late(5).display(25, 26, 27, 28).seat(0, contracts=tuple(range(1, 17))))
    most = ", ".join(BUILDINGS[:21])
    assert decided(late(5).display(25, 26, 27, 28).seat(0, buildings=most))


def test_three_and_four_players_are_never_asked() -> None:
    """TWO-13"""
    t = Table(players=3, round=5).victories(*BLUE).seat(0, allegiance=9, proven=True)
    t.seat(1, allegiance=8).seat(2, allegiance=8)
    assert t.begin("actions").asks == "0 turn"
