"""The chances that a search states are those of its visits, corrected a little."""

import pytest
from scipy.special import expit, logit

from tearum.bots.explain.calibration import NETWORK_FITS, SMALL_FITS, Fits, TitleChances, calibrated

SEEN = [n / 20 for n in range(1, 20)]

pytestmark = pytest.mark.parametrize("fits", [SMALL_FITS, NETWORK_FITS], ids=["small", "network"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_certain_stays_certain(players: int, fits: Fits) -> None:
    assert calibrated(TitleChances(0.0, 1.0, 1.0), players, fits) == (0.0, 1.0, 1.0)
    assert calibrated(TitleChances(0.0, 0.0, 0.0), players, fits) == (0.0, 0.0, 0.0)
    assert calibrated(TitleChances(0.4, 0.6, 1.0), players, fits) == (0.4, 0.6, 1.0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_keep_their_order(players: int, fits: Fits) -> None:
    stated = [calibrated(TitleChances(w / 2, w / 2, w), players, fits).winner for w in SEEN]
    assert stated == sorted(set(stated))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_stated_are_near_to_those_seen(players: int, fits: Fits) -> None:
    for winner in SEEN:
        stated = calibrated(TitleChances(winner, 0.0, winner), players, fits).winner
        assert stated == pytest.approx(winner, abs=0.07)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("overlap", [0.0, 0.5, 1.0])
def test_a_title_is_never_likelier_than_to_win_and_both_together_not_less(
    players: int, overlap: float, fits: Fits
) -> None:
    for winner in SEEN:
        governor = winner / 2
        stated = calibrated(
            TitleChances(governor, winner - governor * (1 - overlap), winner), players, fits
        )
        assert max(stated.governor, stated.pirate_king) <= stated.winner + 1e-9
        assert stated.governor + stated.pirate_king >= stated.winner - 1e-9


def test_at_two_players_the_titles_add_up(fits: Fits) -> None:
    stated = calibrated(TitleChances(0.2, 0.6, 0.8), 2, fits)
    assert stated.governor + stated.pirate_king == pytest.approx(stated.winner)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_log_odds_lie_on_the_fitted_line(players: int, fits: Fits) -> None:
    """The titles keep their own shares of the chance."""
    slope, shift = fits[players]
    for winner in (0.03, 0.3, 0.85):
        stated = calibrated(TitleChances(0.2 * winner, 0.9 * winner, winner), players, fits)
        expected = expit(slope * logit(winner) + shift)
        assert stated == pytest.approx((0.2 * expected, 0.9 * expected, expected))
