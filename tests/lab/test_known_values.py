"""Figures of the lab beside those of SciPy, statsmodels and the literature, on lopsided data.

The figures of statsmodels 0.15.0 stand here as they were computed, since only these tests need it:

    OLS(values, ones).fit(cov_type="cluster", cov_kwds={"groups": deal}, use_t=True)
"""

from math import sqrt

import numpy as np
import pytest
from scipy import optimize, stats

from tearum.lab import estimate
from tearum.lab.estimate import Estimate
from tearum.lab.intervals import (
    Interval,
    benjamini_hochberg,
    mean_interval,
    p_value,
    proportion_interval,
    wilson_interval,
)

SKEWED = [0.1, 0.2, 0.2, 0.4, 0.7, 1.1, 1.9, 3.2, 8.5, 21.0]
# From one to seven observations a deal.
DEAL = np.repeat(np.arange(7), [1, 4, 2, 7, 3, 1, 5])
VALUES = np.concatenate(
    [
        [0.3, 2.1, 1.7, 9.4, 0.2, 5.5, 0.1, 1.1, 1.3, 0.7, 2.2, 14.0],
        [0.4, 3.3, 0.9, 0.8, 7.1, 21.0, 1.9, 2.8, 0.6, 0.5, 4.4],
    ]
)


def of(interval: Interval) -> tuple[float, float, float]:
    return interval.value, interval.low, interval.high


@pytest.mark.parametrize("level", [0.5, 0.95, 0.99])
def test_a_mean_of_skewed_deals_has_the_interval_of_scipy(level: float) -> None:
    test = stats.ttest_1samp(SKEWED, 0)
    exact = test.confidence_interval(level)
    expected = pytest.approx((np.mean(SKEWED), exact.low, exact.high))
    assert of(mean_interval(SKEWED, level)) == expected
    found = estimate.mean(np.arange(10), np.array(SKEWED), 10)
    assert of(found.interval(level)) == expected
    assert found.p_value == pytest.approx(test.pvalue)
    variance = float(np.var(SKEWED, ddof=1)) / 10
    assert p_value(float(np.mean(SKEWED)), variance, 10) == pytest.approx(test.pvalue)


def test_a_mean_of_uneven_deals_has_the_clustered_error_of_statsmodels() -> None:
    found = estimate.mean(DEAL, VALUES, 7)
    assert of(found.interval()) == pytest.approx((3.578260869565218, 1.32466434, 5.8318574))
    assert sqrt(found.variance) == pytest.approx(0.9209962047013005)
    assert found.p_value == pytest.approx(0.00812161863550406)
    assert (found.deals, found.observations) == (7, 23)


def test_the_order_of_the_observations_does_not_matter() -> None:
    order = np.random.default_rng(3).permutation(VALUES.size)
    shuffled = estimate.mean(DEAL[order], VALUES[order], 7)
    assert of(shuffled.interval()) == pytest.approx((3.578260869565218, 1.32466434, 5.8318574))


def test_a_share_of_uneven_deals_solves_wilsons_equation() -> None:
    """Its bounds are those p whose own deviation, times t, reaches the share that was seen."""
    hits = (VALUES > 2).astype(float)
    found = estimate.as_share(estimate.mean(DEAL, hits, 7))
    assert sqrt(found.variance) == pytest.approx(0.039802423937879645)  # statsmodels
    # That is less than one more deal makes it that is half a win off, so it counts as that much.
    seen, t = 10 / 23, stats.t.ppf(0.95, 6)
    size = seen * (1 - seen) / (0.5 / 7) ** 2

    def beyond(p: float) -> float:
        return float((seen - p) ** 2 - t * t * p * (1 - p) / size)

    low, high = optimize.brentq(beyond, 1e-9, seen), optimize.brentq(beyond, seen, 1 - 1e-9)
    assert of(found.interval(0.9)) == pytest.approx((seen, low, high))


def test_a_share_of_clumped_deals_counts_as_fewer_games() -> None:
    """Deals of four seats that mostly win or lose together: 12 deals weigh like 14 games."""
    shares = [0.0, 0.0, 0.25, 1.0, 0.0, 0.0, 0.5, 0.0, 1.0, 0.0, 0.25, 0.0]
    seen, t = 0.25, stats.t.ppf(0.975, 11)
    size = seen * (1 - seen) / (np.var(shares, ddof=1) / 12)
    assert 13 < size < 16

    def beyond(p: float) -> float:
        return float((seen - p) ** 2 - t * t * p * (1 - p) / size)

    low, high = optimize.brentq(beyond, 1e-9, seen), optimize.brentq(beyond, seen, 1 - 1e-9)
    assert of(proportion_interval(shares)) == pytest.approx((seen, low, high))


def test_wilsons_interval_of_few_wins_is_that_of_statsmodels() -> None:
    """`proportion_confint(7, 61, method="wilson")`, with as many deals that t is normal."""
    p = 7 / 61
    found = wilson_interval(p, p * (1 - p) / 61, 10**9)
    assert of(found) == pytest.approx((p, 0.05671202660732205, 0.2184430847240108))


def test_paired_differences_are_those_of_scipy() -> None:
    before = np.array([3.0, 9.0, 1.0, 4.0, 22.0, 2.0, 5.0, 0.5])
    after = np.array([2.5, 8.0, 1.5, 2.0, 17.0, 2.0, 4.0, 0.1])
    ones = np.ones(8)
    test = stats.ttest_rel(after, before)
    exact = test.confidence_interval(0.9)
    found = estimate.ratio(after, ones) - estimate.ratio(before, ones)
    assert of(found.interval(0.9)) == pytest.approx((-1.175, exact.low, exact.high))
    assert found.p_value == pytest.approx(test.pvalue)


def test_a_difference_of_bounded_figures_is_bounded_on_both_sides() -> None:
    """From 0 to 1 less from 0 to 3: between -3 and 1."""
    one = Estimate(0.9, np.array([5.0, -5.0]), 2, minimum=0.0, maximum=1.0)
    other = Estimate(0.2, np.array([0.1, -0.1]), 2, minimum=0.0, maximum=3.0)
    assert of((one - other).interval()) == pytest.approx((0.7, -3.0, 1.0))
    assert of((other - one).interval()) == pytest.approx((-0.7, -1.0, 3.0))
    few = Estimate(0.0, np.array([1.0, -1.0, 0.0]), 3)
    assert (few - Estimate(0.0, np.array([1.0, 0.0, -1.0]), 2)).deals == 2


def test_a_control_variate_takes_off_what_a_regression_would() -> None:
    rng = np.random.default_rng(5)
    luck = rng.exponential(size=30)
    played = 2 + 0.7 * luck + rng.exponential(0.2, 30)
    ones = np.ones(30)
    figure, control = estimate.ratio(played, ones), estimate.ratio(luck - 1, ones)
    slope = stats.linregress(luck, played).slope
    found = figure.with_control_variate(control)
    assert found.value == pytest.approx(played.mean() - slope * (luck.mean() - 1))
    residuals = played - slope * luck
    assert found.variance == pytest.approx(np.var(residuals, ddof=1) / 30)


def test_significance_among_many_is_that_of_statsmodels() -> None:
    """`multipletests(p, rate, "fdr_bh")`; the p-values come in no order."""
    p = [0.001, 0.2, 0.012, 0.04, 0.0301, 0.9, 0.008, 0.049, 0.02]
    found = [True, False, True, False, False, False, True, False, True]
    assert benjamini_hochberg(p) == found
    assert benjamini_hochberg(p, 0.1) == [True, False, True, True, True, False, True, True, True]


def test_the_largest_difference_holds_for_all_pairs_together() -> None:
    """Bonferroni over three pairs, each as `scipy.stats.ttest_rel` has it."""
    rng = np.random.default_rng(6)
    shared = rng.normal(0, 3, 40)
    seats = [shared + mean + rng.exponential(1, 40) for mean in (0.0, 0.4, 2.0)]
    found = estimate.largest_difference([estimate.ratio(seat, np.ones(40)) for seat in seats])
    pairs = [(2, 0), (2, 1), (1, 0)]
    exact = [
        stats.ttest_rel(seats[one], seats[other]).confidence_interval(1 - 0.05 / 3)
        for one, other in pairs
    ]
    assert found.value == pytest.approx(seats[2].mean() - seats[0].mean())
    assert found.low == pytest.approx(max(pair.low for pair in exact))
    assert found.high == pytest.approx(max(pair.high for pair in exact))


@pytest.mark.parametrize(("count", "largest"), [(3, 2.0), (4, 3.2)])
def test_chance_makes_differences_as_the_studentized_range_says(count: int, largest: float) -> None:
    """Independent estimates of the same error over 25 deals each."""
    deals, error = 25, 0.3
    estimates = []
    for i in range(count):
        influence = np.zeros(deals * count)
        mine = influence[i * deals : (i + 1) * deals]
        mine[:] = np.where(np.arange(deals) % 2, 1.0, -1.0)
        mine[-1] = 0.0
        influence *= error * sqrt((deals - 1) / deals) / np.linalg.norm(influence)
        estimates.append(Estimate(largest * error if i == 1 else 0.0, influence, deals))
    found = estimate.largest_difference(estimates)
    exact = stats.studentized_range(count, deals - 1)
    assert found.value == pytest.approx(largest * error)
    assert found.p_value == pytest.approx(exact.sf(largest), abs=0.012)
    assert found.expected == pytest.approx(exact.mean() * error, rel=0.02)


def test_the_median_of_skewed_deals_has_woodruffs_interval() -> None:
    """The share below it has the clustered error of statsmodels; the bounds are its quantiles."""
    below = (VALUES < 1.7) + 0.5 * (VALUES == 1.7)
    share = estimate.mean(DEAL, below, 7)
    reach = stats.t.ppf(0.975, 6) * max(sqrt(share.variance), 0.5 / 7)
    found = estimate.median(DEAL, VALUES, 7)
    assert found.value == 1.7
    assert found.low == pytest.approx(np.quantile(VALUES, 0.5 - reach))
    assert found.high == pytest.approx(np.quantile(VALUES, 0.5 + reach))
    assert found.high - found.value > 1.1 * (found.value - found.low)
