"""Corners of the engine that no ordinary game and no ordinary edition comes to."""

import pytest

from tearum.edition import load
from tearum.engine import layout as at
from tearum.engine.constants import phases
from tearum.engine.constants.actions import ACTIONS, CITY_HALL, EXCHANGE
from tearum.engine.constants.frames import TURN
from tearum.engine.constants.reasons import GAME_OVER, NO_SUCH_ACTION, reason_of
from tearum.engine.core import apply, new_game, why_not
from tearum.engine.edition_tables import EditionTables
from tearum.engine.pending import menu_of
from tearum.engine.perft import perft
from tearum.engine.redeal import redeal
from tearum.engine.replay import play_at_random, replay, state_hash
from tearum.engine.rng import Rng
from tearum.engine.state import State
from tearum.game.seeds import deal_streams, stream


def game(players: int = 3, tables: EditionTables | None = None) -> State:
    return new_game(tables or load("classic").tables, players, deal_streams(3), None)


def turn(tables: EditionTables) -> State:
    """A game at its first action turn."""
    state = game(tables=tables)
    while state.frame_kind() != TURN:
        apply(state, menu_of(state)[0])
    return state


def test_an_edition_without_a_city_hall_offers_none() -> None:
    tables = load("classic").tables
    tables.city_hall = -1
    assert reason_of(why_not(turn(tables), CITY_HALL)) == NO_SUCH_ACTION


def test_an_edition_without_an_exchange_offers_none() -> None:
    tables = load("classic").tables
    tables.exchange_building[1] = -1
    assert reason_of(why_not(turn(tables), EXCHANGE + 1)) == NO_SUCH_ACTION


@pytest.mark.parametrize("code", [-1, ACTIONS])
def test_a_code_outside_the_table_is_no_action(code: int) -> None:
    assert reason_of(why_not(game(), code)) == NO_SUCH_ACTION


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = game()
    play_at_random(state, stream(1, "corner"))
    assert {reason_of(why_not(state, code)) for code in range(ACTIONS)} == {GAME_OVER}
    assert state_hash(redeal(state, 0, stream(1, "redeal"))) == state_hash(state)


def test_a_replay_says_how_far_it_was_legal() -> None:
    codes = []
    state = game()
    for _ in range(30):
        codes.append(menu_of(state)[0])
        apply(state, codes[-1])
    assert replay(game(), codes) == 30
    assert replay(game(), [*codes[:20], ACTIONS, *codes[20:]]) == 20


def test_a_number_that_would_favour_some_is_drawn_again() -> None:
    """Below 3,000,000,000 nearly a third of all words is too high, and is thrown away."""
    n, rng, words = 3_000_000_000, Rng([1, 2, 3, 4, 5, 6]), Rng([1, 2, 3, 4, 5, 6])
    kept = [word for word in (words.word() for _ in range(200)) if word < n]
    assert len(kept) < 180
    assert [rng.below(n) for _ in kept] == kept


def test_during_set_up_nobody_knows_who_wins_a_tie() -> None:
    """An endowment of any cube asks for a choice before the first player is drawn."""
    tables = load("classic").tables
    tables.endowment_effect = [tables.alternative_effect[0]] * 6
    state = game(4, tables)
    assert state.phase() == phases.SETTING_UP
    ties = {tuple(redeal(state, 0, stream(i, "tie")).deal[at.TIE : at.PILE]) for i in range(9)}
    assert len(ties) > 1
    assert {tuple(sorted(tie)) for tie in ties} == {(0, 1, 2, 3)}


def lines(state: State, depth: int) -> int:
    """All lines of play, one by one."""
    if depth == 0 or not menu_of(state):
        return 1
    count = 0
    for code in menu_of(state):
        after = state.copy()
        apply(after, code)
        count += lines(after, depth - 1)
    return count


def test_perft_counts_every_line_of_play() -> None:
    state = game()
    before = state_hash(state)
    assert [perft(state, depth) for depth in range(4)] == [
        lines(state, depth) for depth in range(4)
    ]
    assert state_hash(state) == before


def test_a_line_that_ends_sooner_counts_as_one() -> None:
    state = game()
    play_at_random(state, stream(1, "corner"))
    assert [perft(state, depth) for depth in range(3)] == [1, 1, 1]
    before_the_end = game()
    choices = stream(1, "corner")
    while True:
        menu = menu_of(before_the_end)
        after = before_the_end.copy()
        apply(after, menu[choices.below(len(menu))])
        if not menu_of(after):
            break
        before_the_end = after
    assert perft(before_the_end, 5) == len(menu_of(before_the_end))
