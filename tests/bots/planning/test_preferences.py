"""Preferences: a bot plays its style, and never takes what is banned."""

import pytest

from tearum.bots import Budget, NoSuchBotError, bot_named, question_for
from tearum.bots.native.card_value import CardValues
from tearum.bots.native.planner import Planner
from tearum.bots.planning.preferences import (
    NO_PREFERENCES,
    PLAY_STYLES,
    UNWANTED,
    Preferences,
    preferences_named,
)
from tearum.bots.planning.weights import WEIGHTS
from tearum.engine.constants import actions as codes
from tearum.engine.constants.components import ROUNDS
from tearum.engine.core import apply, to_move
from tearum.engine.pending import menu_of
from tests.bots.table import TABLES, deal, play_out, played, seated

BASES = ["greedy", "search", "deckhand", "bosun", "captain", "admiral"]


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("preferences", [*PLAY_STYLES, "without-ship-9", "red/without-captain-7"])
def test_every_bot_that_values_things_can_have_preferences(base: str, preferences: str) -> None:
    state = played(3, 14)
    bot = bot_named(f"{base}/{preferences}")
    answer = bot.choose(question_for(state, int(to_move(state)), Budget(nodes=200)))
    assert answer.action in menu_of(state)


@pytest.mark.parametrize(
    "name",
    [
        "greedy/green",
        "greedy/",
        "greedy/without-building-0",
        "greedy/without-building-26",
        "greedy/without-building",
        "greedy/without-building-²",
        "greedy/without-alternative-5",
        "greedy/without-tile-harbor-5",
        "greedy/without-tile-harbor",
        "random/red",
    ],
)
def test_an_unknown_preference_is_reported_clearly(name: str) -> None:
    with pytest.raises(NoSuchBotError, match=name):
        bot_named(name)


@pytest.mark.parametrize(
    ("name", "banned"),
    [
        ("without-building-25", {codes.BUILD + 24}),
        ("without-captain-1", {codes.HIRE, codes.HIRE_FOR_GOODS}),
        ("without-contract-18", {codes.FULFIL + 34, codes.FULFIL + 35}),
        ("without-ship-2", {codes.SHIP + 3, codes.SHIP + 4, codes.SHIP + 5}),
        ("without-allegiance-10", {codes.ALLEGIANCE + 9}),
        ("without-alternative-market", set(range(codes.ALTERNATIVE + 4, codes.ALTERNATIVE + 8))),
    ],
)
def test_a_ban_names_the_codes_that_take_the_thing(name: str, banned: set[int]) -> None:
    preferences = preferences_named(name)
    assert preferences is not None
    assert preferences.banned == banned


def test_preferences_add_up() -> None:
    both = PLAY_STYLES["red"] + PLAY_STYLES["builder"] + Preferences(banned=frozenset({3}))
    assert both == Preferences(blue=-0.2, red=0.2, building=2.0, banned=frozenset({3}))
    assert both + NO_PREFERENCES == both


def test_what_is_banned_is_never_taken() -> None:
    free = play_out(deal(2), seated(["greedy", "greedy"]))
    built = sorted({code for code in free if codes.BUILD <= code < codes.HIRE})
    for code in built[:3]:
        name = f"greedy/without-building-{code - codes.BUILD + 1}"
        chosen = play_out(deal(2), seated([name, name]))
        assert code not in chosen
        assert any(codes.BUILD <= other < codes.HIRE for other in chosen)


def test_a_banned_tile_is_never_used() -> None:
    """Over a whole game of a seat that may not use the first tile of the Harbor."""
    state, players = deal(2), seated(["greedy/without-tile-harbor-1", "greedy"])
    harbor, used = 2, {0: 0, 1: 0}
    planner = Planner(NO_PREFERENCES.value_function(CardValues(TABLES), WEIGHTS), 1, 1, 1)
    planner.ban_tile(harbor * 4)
    while (seat := int(to_move(state))) >= 0:
        answer = players[seat].answer(state)
        used[seat] += planner.is_banned(state, answer.action) and planner.has_allowed_action(state)
        apply(state, answer.action)
    assert used[0] == 0


def test_where_everything_is_banned_something_is_still_chosen() -> None:
    state = deal(2)
    function = NO_PREFERENCES.value_function(CardValues(TABLES), WEIGHTS)
    planner = Preferences(banned=frozenset(range(codes.ACTIONS))).apply_bans(
        Planner(function, 4, 1, 99)
    )
    plans = planner.plan(state, int(to_move(state)))
    assert {plan.root_action for plan in plans} == set(menu_of(state))


@pytest.mark.parametrize("decisions", [60, 150])
def test_a_play_style_counts_what_it_likes(decisions: int) -> None:
    """The value of a position is the plain one and the points of the preferences."""
    state = played(3, decisions)
    plain = NO_PREFERENCES.value_function(CardValues(TABLES), WEIGHTS)
    for seat in range(3):
        value = plain.value(state, seat)
        blue, red = plain.blue[seat], plain.red[seat]
        liked = {
            "red": 0.2 * (red - blue),
            "blue": 0.2 * (blue - red),
            "balanced": -0.25 * abs(blue - red),
            "builder": 2.0 * int(state.building_count(seat)),
            "captains": 2.0 * int(state.captain_count(seat)),
            "contracts": 2.0 * int(state.contract_count(seat)),
        }
        assert liked.keys() == PLAY_STYLES.keys()
        for name, points in liked.items():
            function = PLAY_STYLES[name].value_function(CardValues(TABLES), WEIGHTS)
            assert function.value(state, seat) - value == pytest.approx(points)


@pytest.mark.parametrize(
    ("name", "kind", "card"),
    [
        ("without-building-25", "building", 24),
        ("without-captain-7", "captain", 6),
        ("without-contract-18", "contract", 17),
    ],
)
def test_no_plan_aims_for_a_banned_card_in_any_round(name: str, kind: str, card: int) -> None:
    preferences = preferences_named(name)
    assert preferences is not None
    plain = NO_PREFERENCES.value_function(CardValues(TABLES), WEIGHTS).extractor.values
    banned = preferences.value_function(CardValues(TABLES), WEIGHTS).extractor.values
    for cards in ("building", "captain", "contract"):
        values, before = list(getattr(banned, cards)), list(getattr(plain, cards))
        places = range(card * ROUNDS, (card + 1) * ROUNDS) if cards == kind else ()
        expected = [UNWANTED if place in places else value for place, value in enumerate(before)]
        assert values == expected
