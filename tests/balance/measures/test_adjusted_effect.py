"""Adjusted win rates: a planted effect comes back, and where there is none, none is found."""

import numpy as np
import pytest

from tearum.balance.measures.adjusted_effect import Choices, adjusted_effects
from tearum.lab.estimate import Estimate, mean
from tearum.lab.intervals import benjamini_hochberg

LOVED_BY_LEADERS, PLANTED = 0, 1
ITEMS, SEATS = 5, 4


def table_of(luck: np.random.Generator, games: int, planted: float) -> Choices:
    """Two rounds in which everybody takes one item of five; leaders mostly take the first.

    The second adds `planted` to the chance of winning, the others nothing. All seats of a deal
    share part of its luck, and the stated chance is distorted, though it rises with the true one.
    """
    deal = np.repeat(np.arange(games), SEATS)
    truth = luck.uniform(0.1, 0.7, deal.size)
    rounds = []
    for _ in range(2):
        stated = truth**2 / 2
        leading = luck.random(deal.size) < truth
        item = np.where(leading, LOVED_BY_LEADERS, luck.integers(1, ITEMS, deal.size))
        rounds.append((item, stated))
        truth = truth + planted * (item == PLANTED) + luck.uniform(-0.05, 0.05, deal.size)
    fate = np.where(luck.random(deal.size) < 0.5, luck.random(games)[deal], luck.random(deal.size))
    won = (fate < truth).astype(np.float64)
    return Choices(
        item=np.concatenate([item for item, _ in rounds]),
        stratum=np.repeat([0, 1], deal.size),
        chance=np.concatenate([stated for _, stated in rounds]),
        won=np.concatenate([won, won]),
        deal=np.concatenate([deal, deal]),
    )


def raw(choices: Choices, item: int) -> Estimate:
    mine = choices.item == item
    return mean(choices.deal[mine], choices.won[mine], int(choices.deal.max()) + 1)


def test_a_planted_effect_comes_back() -> None:
    luck = np.random.default_rng(1)
    found = adjusted_effects(table_of(luck, 20_000, planted=0.1), ITEMS, 20_000)[PLANTED].interval()
    assert found.low < 0.1 < found.high
    assert found.high - found.low < 0.03


def test_raw_rates_flatter_what_leaders_take_and_adjusted_rates_do_not() -> None:
    luck = np.random.default_rng(2)
    choices = table_of(luck, 20_000, planted=0.0)
    usual = float(choices.won.mean())
    assert raw(choices, LOVED_BY_LEADERS).interval().low > usual + 0.05
    found = adjusted_effects(choices, ITEMS, 20_000)
    assert not any(benjamini_hochberg([effect.p_value for effect in found]))
    assert all(abs(effect.value) < 0.01 for effect in found)


@pytest.mark.parametrize("games", [150, pytest.param(1500, marks=pytest.mark.proof)])
@pytest.mark.parametrize("planted", [0.0, 0.1])
def test_the_interval_of_an_effect_covers_it_95_times_in_100(games: int, planted: float) -> None:
    luck = np.random.default_rng(games)
    times, covered = 300, np.zeros(2)
    for _ in range(times):
        found = adjusted_effects(table_of(luck, games, planted), ITEMS, games)
        interval = found[PLANTED].interval()
        covered[0] += interval.low <= planted <= interval.high
        if not planted:
            interval = found[LOVED_BY_LEADERS].interval()
            covered[1] += interval.low <= 0 <= interval.high
    assert 0.92 <= covered[0] / times <= 0.985
    assert planted or 0.92 <= covered[1] / times <= 0.985


def test_an_item_that_is_the_only_one_has_no_effect() -> None:
    alone = Choices(
        item=np.zeros(50, dtype=np.int64),
        stratum=np.zeros(50, dtype=np.int64),
        chance=np.linspace(0, 1, 50),
        won=np.ones(50),
        deal=np.arange(50),
    )
    taken, never = adjusted_effects(alone, 2, 50)
    assert np.isnan(taken.value)
    assert np.isnan(never.value)


def test_without_chances_it_is_the_difference_of_two_means() -> None:
    luck = np.random.default_rng(4)
    item = luck.integers(0, 2, 600)
    won = (luck.random(600) < 0.4 + 0.2 * item).astype(np.float64)
    choices = Choices(item, np.zeros_like(item), np.full(600, np.nan), won, np.arange(600))
    found = adjusted_effects(choices, 2, 600)[1]
    plain = won[item == 1].mean() - won[item == 0].mean()
    assert np.isclose(found.value, plain)
    spread = sum(won[item == i].var() / (item == i).sum() for i in (0, 1))
    assert np.isclose(found.variance, spread, rtol=0.01)


def test_many_deals_are_taken_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = table_of(np.random.default_rng(6), 500, planted=0.1)
    whole = adjusted_effects(choices, ITEMS, 500)
    monkeypatch.setattr("tearum.balance.measures.adjusted_effect.BATCH", 64)
    parts = adjusted_effects(choices, ITEMS, 500)
    assert [found.value for found in parts] == [found.value for found in whole]
    assert np.allclose([found.variance for found in parts], [found.variance for found in whole])


def test_effects_and_their_errors_are_those_of_a_regression() -> None:
    """statsmodels 0.15.0, `OLS(won, [taken, levels]).fit(cov_type="cluster", cov_kwds={"groups":
    deal, "use_correction": False})`: three uneven levels, six uneven deals."""
    level = np.repeat([0, 1, 2], [7, 9, 8])
    choices = Choices(
        item=np.array([0, 1, 2, 1, 0, 2, 1, 1, 0, 0, 2, 1, 0, 1, 1, 2, 0, 1, 2, 0, 1, 0, 2, 1]),
        stratum=level,
        chance=np.zeros(24),
        won=np.array([1.0, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0]),
        deal=np.array([0, 0, 1, 2, 2, 3, 4, 0, 1, 1, 2, 3, 3, 3, 4, 5, 5, 5, 0, 1, 2, 4, 4, 3]),
    )
    found = adjusted_effects(choices, 3, 6)
    assert [one.value for one in found] == pytest.approx(
        [0.058361391694724776, 0.2471833390235576, -0.38938053097345127]
    )
    freedom = 24 / (24 - 3)  # ours, for the levels
    errors = [np.sqrt(one.influence @ one.influence / freedom) for one in found]
    assert errors == pytest.approx([0.16349213057989603, 0.2031331460900026, 0.16947137001011695])
    assert [one.deals for one in found] == [6, 5, 6]
