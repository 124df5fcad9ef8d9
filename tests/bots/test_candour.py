"""A searching bot states chances that its visits bear out, and never more."""

import pytest

from tearum.bots.candour import EVEN, Chances, candid


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_certain_stays_certain_and_the_even_chance_even(players: int) -> None:
    assert candid(Chances(0.0, 1.0, 1.0), players) == (0.0, 1.0, 1.0)
    assert candid(EVEN[players], players) == pytest.approx(EVEN[players])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_keep_their_order_and_come_nearer_to_the_even_one(players: int) -> None:
    even = EVEN[players].winner
    seen = [n / 20 for n in range(1, 20)]
    told = [candid(Chances(w / 2, w / 2, w), players).winner for w in seen]
    assert told == sorted(told)
    for before, after in zip(seen, told, strict=True):
        assert min(before, even) - 1e-9 <= after <= max(before, even) + 1e-9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_title_is_never_likelier_than_to_win(players: int) -> None:
    for winner in (0.05, 0.3, 0.6, 0.97):
        told = candid(Chances(winner, 0.0, winner), players)
        assert told.governor <= told.winner + 1e-9


def test_at_two_players_the_titles_add_up() -> None:
    told = candid(Chances(0.2, 0.6, 0.8), 2)
    assert told.governor + told.pirate_king == pytest.approx(told.winner)
