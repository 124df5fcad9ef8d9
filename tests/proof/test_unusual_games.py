"""Unusual games and unusual editions keep every law."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tearum import Game
from tearum.edition import Edition, load
from tearum.engine.core import new_game, to_move
from tearum.engine.state import State
from tearum.game.seeds import deal_streams
from tests.proof.editions import editions
from tests.proof.native.laws import LAWS
from tests.proof.native.tally import Tally
from tests.proof.native.watch import Watch
from tests.proof.players import PLAYERS
from tests.unhurried import UNHURRIED

seeds = st.integers(0, 2**64)
tables_of_players = st.lists(st.sampled_from(sorted(PLAYERS)), min_size=2, max_size=4)


def play(edition: Edition, seats: list[str], seed: int) -> State:
    """A game of stubborn players, under watch."""
    state = new_game(edition.tables, len(seats), deal_streams(seed), [])
    watch, chance = Watch(state, Tally(), 4), Random(seed)
    while (seat := int(to_move(state))) >= 0 and not watch.broken:
        watch.play(PLAYERS[seats[seat]](state, chance))
    assert not watch.broken, f"{LAWS[watch.broken]}, after {watch.decisions} decisions"
    return state


@pytest.mark.proof
@given(tables_of_players, seeds)
@settings(UNHURRIED, max_examples=40)
def test_stubborn_players_keep_every_law(seats: list[str], seed: int) -> None:
    play(load("classic"), seats, seed)


@given(st.sampled_from(sorted(PLAYERS)), st.integers(2, 4), seeds)
@settings(UNHURRIED, max_examples=20)
def test_a_table_of_one_mind_keeps_every_law(name: str, players: int, seed: int) -> None:
    play(load("classic"), [name] * players, seed)


@pytest.mark.proof
@given(editions(), tables_of_players, seeds)
@settings(UNHURRIED, max_examples=30)
def test_any_edition_that_passes_the_check_can_be_played(
    edition: Edition, seats: list[str], seed: int
) -> None:
    play(edition, seats, seed)


@given(editions(), st.integers(0, 10**6))
@settings(UNHURRIED, max_examples=5)
def test_a_record_of_any_edition_replays(edition: Edition, seed: int) -> None:
    game, chance = Game.new(3, seed, edition), Random(seed)
    while game.to_move is not None:
        game.apply(chance.choice(game.legal_actions()))
    assert Game.replay(game.record()).result() == game.result()
