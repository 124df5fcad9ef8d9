"""A searching bot states chances that its visits bear out, and never more."""

import pytest

from tearum.bots.planning.calibration import Chances, candid

SEEN = [n / 20 for n in range(1, 20)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_certain_stays_certain(players: int) -> None:
    assert candid(Chances(0.0, 1.0, 1.0), players) == (0.0, 1.0, 1.0)
    assert candid(Chances(0.0, 0.0, 0.0), players) == (0.0, 0.0, 0.0)
    assert candid(Chances(0.4, 0.6, 1.0), players) == (0.4, 0.6, 1.0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_keep_their_order(players: int) -> None:
    told = [candid(Chances(w / 2, w / 2, w), players).winner for w in SEEN]
    assert told == sorted(set(told))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_high_chance_is_stated_lower_and_two_chances_nearer_to_each_other(players: int) -> None:
    assert candid(Chances(0.5, 0.4, 0.9), players).winner < 0.9
    low, high = (candid(Chances(w, 0.0, w), players).winner for w in (0.1, 0.9))
    assert high - low < 0.8


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("overlap", [0.0, 0.5, 1.0])
def test_a_title_is_never_likelier_than_to_win_and_both_together_not_less(
    players: int, overlap: float
) -> None:
    for winner in SEEN:
        governor = winner / 2
        told = candid(Chances(governor, winner - governor * (1 - overlap), winner), players)
        assert max(told.governor, told.pirate_king) <= told.winner + 1e-9
        assert told.governor + told.pirate_king >= told.winner - 1e-9


def test_at_two_players_the_titles_add_up() -> None:
    told = candid(Chances(0.2, 0.6, 0.8), 2)
    assert told.governor + told.pirate_king == pytest.approx(told.winner)
