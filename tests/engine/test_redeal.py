"""A redeal keeps all that a seat knows, and deals the rest in every way it could be dealt."""

from collections.abc import Iterator

import pytest

from tearum.edition import load
from tearum.engine import layout as at
from tearum.engine.constants import phases
from tearum.engine.constants.components import (
    AUTOMA_SHUFFLES,
    AUTOMA_TOKENS,
    CAPTAINS,
    CONTRACTS,
    MAX_CONVERT,
    ROUNDS,
    SHIPS,
    VICTORY_TYPES,
)
from tearum.engine.core import apply, new_game
from tearum.engine.pending import menu_of
from tearum.engine.redeal import redeal
from tearum.engine.state import State, seat_at
from tearum.game.seeds import deal_streams, stream

DEALS = 250
SECRET = (at.CHOSEN_BLUE, at.CHOSEN_RED)
MOMENTS = [(2, 0), (2, 60), (2, 130), (3, 0), (3, 110), (4, 0), (4, 200)]
Group = tuple[list[int], list[int]]  # places of the deal, and the cards that may lie there


def played(players: int, decisions: int) -> State:
    state = new_game(load("classic").tables, players, deal_streams(5), None)
    chance = stream(5, "moments")
    for _ in range(decisions):
        menu = menu_of(state)
        apply(state, menu[chance.below(len(menu))])
    return state


def redeals(state: State, seat: int) -> list[State]:
    return [redeal(state, seat, stream(n, "redeal")) for n in range(DEALS)]


def hidden(state: State) -> Iterator[Group]:
    """What nobody at the table can know."""
    v, d, players = state.store, state.deal, state.store[at.PLAYERS]
    rounds, before = v[at.ROUND], v[at.PHASE] in (phases.SETTING_UP, phases.INCOME)
    pile = list(range(at.PILE + v[at.PILE_TOP], at.PILE + CONTRACTS))
    yield pile, [c for c in range(CONTRACTS) if v[at.CONTRACT_AT + c] == at.UNSEEN]
    for r in range(rounds + 1, ROUNDS):
        first = at.CAPTAIN_DECK + r * 4
        shown = list(range(first, first + (4 if players == 4 else 3)))
        yield shown, [c for c in range(CAPTAINS) if state.tables.captain_round[c] == r]
    for r in range(rounds if before else rounds + 1, ROUNDS):
        first = at.SHIP_DECK + r * SHIPS
        yield list(range(first, first + SHIPS)), list(range(SHIPS))
    if v[at.PHASE] == phases.SETTING_UP:
        yield list(range(at.TIE, at.TIE + players)), list(range(players))
    if players == 2:
        shown = [] if v[at.PHASE] == phases.SETTING_UP else list(range(rounds + 1))
        left = list(range(at.VICTORY + len(shown), at.VICTORY + VICTORY_TYPES))
        yield left, [d[i] for i in left]
        drawn = v[at.TOKEN] + rounds * AUTOMA_SHUFFLES * AUTOMA_TOKENS
        for shuffle in range(ROUNDS * AUTOMA_SHUFFLES):
            first = shuffle * AUTOMA_TOKENS
            left = [at.TOKENS + i for i in range(max(first, drawn), first + AUTOMA_TOKENS)]
            yield left, [d[i] for i in left]


@pytest.mark.parametrize(("players", "decisions"), MOMENTS)
def test_what_is_known_stays_as_it_is(players: int, decisions: int) -> None:
    state = played(players, decisions)
    before = list(state.store), list(state.deal)
    places = {place for group, _ in hidden(state) for place in group}
    for other in redeals(state, 0)[:20]:
        assert list(other.store) == before[0]
        for place in range(at.DEAL_SIZE):
            assert place in places or other.deal[place] == state.deal[place]
    assert (list(state.store), list(state.deal)) == before


@pytest.mark.parametrize("phase", [phases.SETTING_UP, phases.INCOME, phases.ACTING])
@pytest.mark.parametrize(("players", "decisions"), MOMENTS)
def test_whatever_is_hidden_may_lie_in_any_order(players: int, decisions: int, phase: int) -> None:
    state = played(players, decisions)
    state.store[at.PHASE] = phase
    others = redeals(state, 0)
    for places, cards in hidden(state):
        for place in places:
            assert {other.deal[place] for other in others} == set(cards)
        for other in others:
            dealt = sorted(other.deal[place] for place in places)
            assert dealt == sorted(cards) or len(places) < len(cards)
            assert len(set(dealt)) == len(dealt) or len(set(cards)) < len(cards)


# Secret figures (END-04, END-06)


def converting(phase: int = phases.CONVERTING, money: int = 35, **fields: int) -> State:
    """Three players; seat 1 has chosen both figures, seat 2 only blue, seat 0 none."""
    state = played(3, 0)
    state.store[at.PHASE] = phase
    for seat, chosen in enumerate((0, 2, 1)):
        here = seat_at(seat)
        state.store[here + at.MONEY] = money
        state.store[here + at.CHOSEN] = chosen
        for name, value in fields.items():
            state.store[here + getattr(at, name)] = value
    return state


def figures(state: State, seat: int, whose: int) -> set[tuple[int, int]]:
    here = seat_at(whose)
    found = {tuple(int(s.store[here + f]) for f in SECRET) for s in redeals(state, seat)}
    return {(blue, red) for blue, red in found}


def test_any_two_figures_that_can_be_paid_may_have_been_chosen() -> None:
    state = converting()
    payable = {(b, r) for b in range(4) for r in range(4) if b + r <= 3}
    assert figures(state, 0, 1) == payable
    assert figures(state, -1, 1) == payable
    assert figures(state, 0, 2) == {(blue, 0) for blue in range(4)}


def test_what_a_seat_has_chosen_itself_and_what_nobody_has_stays() -> None:
    state = converting()
    for place in (seat_at(1) + at.CHOSEN_BLUE, seat_at(0) + at.CHOSEN_RED):
        state.store[place] = 2
    assert figures(state, 1, 1) == {(2, 0)}
    assert figures(state, 1, 0) == {(0, 2)}


def test_no_figure_is_beyond_the_table() -> None:
    found = figures(converting(money=100_000), 0, 1)
    assert max(blue for blue, _ in found) == max(red for _, red in found) == MAX_CONVERT


@pytest.mark.parametrize(
    ("chest", "blue_vp", "may_be"),
    [
        (1, 6, {2, 3}),  # named: at least the two that were missing
        (0, 6, {0, 1}),  # not named: one at most
        (0, 1, {0, 1, 2, 3}),
        (1, 8, {0, 1, 2, 3}),  # closed before
    ],
)
def test_figures_fit_who_was_named(chest: int, blue_vp: int, may_be: set[int]) -> None:
    state = converting(phases.LAST_ALLEGIANCES, CHEST=chest, BLUE_VP=blue_vp)
    assert {blue for blue, _ in figures(state, 0, 1)} == may_be


def test_before_anybody_is_named_any_figure_may_be() -> None:
    state = converting(CHEST=0, BLUE_VP=6)
    assert {blue for blue, _ in figures(state, 0, 1)} == {0, 1, 2, 3}


def test_when_the_game_is_over_nothing_is_secret() -> None:
    state = converting(phases.OVER)
    state.store[seat_at(1) + at.CHOSEN_BLUE] = 1
    assert figures(state, 0, 1) == {(1, 0)}
