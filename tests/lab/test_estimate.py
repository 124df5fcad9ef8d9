"""Estimates over deals: closed forms, and intervals that cover what they promise."""

from collections.abc import Callable
from math import inf, isclose, isnan, pi, sqrt

import numpy as np
import pytest

from tearum.lab import estimate
from tearum.lab.estimate import Estimate, Floats, Ints
from tearum.lab.intervals import mean_interval, proportion_interval, t_quantile, wilson_interval

Observed = tuple[Ints, Floats]


def ones(n: int) -> Floats:
    return np.ones(n)


def test_one_observation_a_deal_is_the_plain_mean() -> None:
    values = np.array([1.0, 2.0, 3.0, 4.0, 5.0, 6.0])
    found = estimate.mean(np.arange(6), values, 6).interval()
    plain = mean_interval(list(values))
    assert isclose(found.value, plain.value)
    assert isclose(found.low, plain.low)


def test_one_observation_a_deal_is_the_plain_chance() -> None:
    hits = np.array([1.0] * 30 + [0.0] * 20)
    found, plain = estimate.share(hits, ones(50)).interval(), proportion_interval(list(hits))
    assert isclose(found.low, plain.low)
    assert isclose(found.high, plain.high)


def test_a_deal_weighs_as_much_as_it_has_observations() -> None:
    totals, counts = np.array([3.0, 0.0, 2.0, 4.0]), np.array([4.0, 1.0, 2.0, 8.0])
    found = estimate.ratio(totals, counts)
    assert found.value == 9 / 15
    # The variance of a ratio of sums, by its first-order expansion.
    rest = totals - 0.6 * counts
    assert isclose(found.variance, float((rest**2).sum()) / 15**2 * 4 / 3)


def test_deals_without_an_observation_have_no_part() -> None:
    few = estimate.ratio(np.array([1.0, 0.0, 1.0]), np.array([1.0, 1.0, 1.0]))
    many = estimate.ratio(np.array([1.0, 0, 1, 0, 0]), np.array([1.0, 1, 1, 0, 0]))
    assert (many.value, many.deals) == (few.value, few.deals)
    assert isclose(many.variance, few.variance)
    nothing = estimate.ratio(np.zeros(3), np.zeros(3))
    assert np.isnan(nothing.value)
    assert nothing.deals == 0


def test_the_difference_of_paired_figures_is_the_mean_of_the_differences() -> None:
    luck = np.random.default_rng(1)
    before = luck.normal(size=40)
    after = before + luck.normal(0.3, 0.1, size=40)
    paired = estimate.ratio(after, ones(40)) - estimate.ratio(before, ones(40))
    plain = mean_interval(list(after - before))
    assert isclose(paired.interval().low, plain.low)
    assert paired.p_value < 1e-9
    # Other deals: as if they were not paired at all.
    apart = estimate.ratio(
        np.concatenate([after, np.zeros(40)]), np.repeat([1.0, 0.0], 40)
    ) - estimate.ratio(np.concatenate([np.zeros(40), before]), np.repeat([0.0, 1.0], 40))
    assert isclose(apart.value, paired.value)
    assert apart.variance > 10 * paired.variance


def test_a_figure_loses_the_noise_that_it_shares_with_a_control() -> None:
    luck = np.random.default_rng(2)
    shared = luck.normal(size=400)
    figure_ = estimate.ratio(1 + shared + luck.normal(0, 0.3, 400), ones(400))
    steady = figure_.with_control_variate(estimate.ratio(shared, ones(400)))
    assert abs(steady.value - 1) < 0.05
    assert isclose(steady.variance, 0.09 / 400, rel_tol=0.2)
    # Luck of its own is no use, and does no harm.
    other = estimate.ratio(luck.normal(size=400), ones(400))
    assert isclose(figure_.with_control_variate(other).variance, figure_.variance, rel_tol=0.02)
    nothing = estimate.ratio(np.zeros(400), ones(400))
    assert figure_.with_control_variate(nothing).value == figure_.value


def test_a_median_of_one_a_deal_has_the_interval_of_its_ranks() -> None:
    values = np.arange(1.0, 102.0)
    found = estimate.median(np.arange(101), values, 101)
    assert found.value == 51
    # Half of 101, give or take t / (2 sqrt(101)) of them.
    reach = t_quantile(0.975, 100) * sqrt(0.25 * 101 / 100 / 101) * 100
    assert abs(found.high - (51 + reach)) < 0.6
    assert abs(found.low - (51 - reach)) < 0.6


def test_the_largest_difference_is_between_the_best_and_the_worst() -> None:
    luck = np.random.default_rng(3)
    figures = [
        estimate.share((luck.random(4000) < p).astype(float), ones(4000)) for p in (0.4, 0.5)
    ]
    found = estimate.largest_difference(figures)
    assert isclose(found.value, abs(figures[0].value - figures[1].value))
    assert found.low < 0.1 < found.high
    assert estimate.largest_difference([figures[0], figures[0]]).low == 0.0


def test_chance_alone_makes_the_difference_that_it_makes() -> None:
    """Of two normal estimates it is 2 / sqrt(pi) deviations on average; of four, 2.0588."""
    luck = np.random.default_rng(4)
    for seats, mean in ((2, 2 / sqrt(pi)), (4, 2.0588)):
        figures = [estimate.ratio(luck.standard_normal(5000), ones(5000)) for _ in range(seats)]
        found = estimate.largest_difference(figures)
        assert isclose(found.expected, mean / sqrt(5000), rel_tol=0.03)


def test_equal_seats_are_as_likely_to_show_any_difference() -> None:
    """The p-value is uniform where nothing differs, and small where something does."""
    luck = np.random.default_rng(5)
    for lift, least, most in ((0.0, 0.02, 0.09), (0.25, 0.6, 1.0)):
        times, surprising = 300, 0
        for _ in range(times):
            # One seat of four wins each game: what one has, the others lack.
            chances = np.array([1.0 + 4 * lift, 1.0, 1.0, 1.0])
            winners = luck.choice(4, size=150, p=chances / chances.sum())
            seats = [
                estimate.share((winners == seat).astype(float), ones(150)) for seat in range(4)
            ]
            surprising += estimate.largest_difference(seats).p_value < 0.05
        assert least <= surprising / times <= most


def test_the_noise_of_one_deal_is_not_known() -> None:
    figures = [estimate.share(np.array([hit]), ones(1)) for hit in (0.0, 1.0)]
    assert isnan(estimate.largest_difference(figures).expected)


def clumped(luck: np.random.Generator, deals: int = 120) -> Observed:
    """Four seats a deal that share half of its luck; the mean is 1, the median too."""
    deal = np.repeat(np.arange(deals), 4)
    return deal, 1 + luck.normal(size=deals)[deal] + luck.normal(size=deal.size)


def uneven(luck: np.random.Generator, deals: int = 120) -> Observed:
    """From one to nine observations a deal; the chance is 0.3."""
    deal = np.repeat(np.arange(deals), luck.integers(1, 10, deals))
    share = np.where(luck.random(deals) < 0.5, 0.1, 0.5)[deal]
    return deal, (luck.random(deal.size) < share).astype(float)


def mean_of(observations: Observed) -> tuple[float, float]:
    found = estimate.mean(*observations, deals=120).interval()
    return found.low, found.high


def median_of(observations: Observed) -> tuple[float, float]:
    found = estimate.median(*observations, deals=120)
    return found.low, found.high


def share_of(observations: Observed) -> tuple[float, float]:
    deal, hits = observations
    found = estimate.share(estimate.by_deal(deal, hits, 120), estimate.by_deal(deal, None, 120))
    return found.interval().low, found.interval().high


@pytest.mark.parametrize(
    ("deal", "measure", "truth"),
    [(clumped, mean_of, 1.0), (clumped, median_of, 1.0), (uneven, share_of, 0.3)],
)
def test_intervals_cover_the_truth_95_times_in_100(
    deal: Callable[[np.random.Generator], Observed],
    measure: Callable[[Observed], tuple[float, float]],
    truth: float,
) -> None:
    luck = np.random.default_rng(7)
    times, covered = 600, 0
    for _ in range(times):
        low, high = measure(deal(luck))
        covered += low <= truth <= high
    assert 0.925 <= covered / times <= 0.975


def test_clumped_deals_make_the_interval_wider() -> None:
    deal, values = clumped(np.random.default_rng(8))
    together = estimate.mean(deal, values, 120)
    apart = estimate.mean(np.arange(values.size), values, values.size)
    assert together.variance > 1.5 * apart.variance


def test_the_difference_of_equal_seats_is_rarely_significant() -> None:
    luck = np.random.default_rng(9)
    times, false_alarms = 300, 0
    for _ in range(times):
        seats = [
            estimate.share((luck.random(200) < 0.4).astype(float), ones(200)) for _ in range(4)
        ]
        false_alarms += estimate.largest_difference(seats).low > 0
    assert false_alarms / times <= 0.06


def test_a_difference_of_shares_is_never_larger_than_possible() -> None:
    few = [estimate.share(np.array(hits), ones(2)) for hits in ([1.0, 1.0], [0.0, 1.0], [0.0, 0.0])]
    found = estimate.largest_difference(few)
    assert (found.value, found.low, found.high) == (1.0, 0.0, 1.0)
    assert 0 < found.expected <= 1
    assert found.p_value > 0.1  # two games surprise nobody


def test_a_difference_of_shares_stays_within_what_is_possible() -> None:
    low, high = estimate.share(np.array([0.0, 0.1]), ones(2)), estimate.share(ones(2), ones(2))
    found = (low - high).interval()
    assert (found.low, found.high) == (-1.0, 1.0)
    with_control_variate = (low - high).with_control_variate(
        estimate.ratio(np.array([0.4, 0.5]), ones(2))
    )
    assert with_control_variate.value < -1
    assert with_control_variate.interval().value == -1


def test_of_two_deals_no_median_is_known() -> None:
    found = estimate.median(np.array([0, 0, 1, 1]), np.array([31.0, 33.0, 34.0, 36.0]), 2)
    assert (found.low, found.high) == (-inf, inf)


@pytest.mark.parametrize("deals", [4, 7, 12])
def test_the_median_of_few_deals_is_covered(deals: int) -> None:
    luck = np.random.default_rng(10)
    times, covered = 600, 0
    for _ in range(times):
        found = estimate.median(np.arange(deals), luck.normal(size=deals), deals)
        covered += found.low <= 0 <= found.high
    assert covered / times >= 0.925


def test_two_deals_that_happen_to_agree_are_still_two_deals() -> None:
    """A tile used at 18 of 60 chances, then at 19 of 60: as sure as 120 chances, not thousands."""
    found = estimate.share(np.array([18.0, 19.0]), np.array([60.0, 60.0]))
    assert found.interval() == wilson_interval(37 / 120, (37 * 83 / 120**2) / 120, 2)
    assert found.interval().high > 0.7
    # Many deals that agree because seats share what there is to win are as sure as they look.
    winners = np.where(np.arange(1000) % 20, 2.0, 1.0)
    seats = estimate.share(winners, np.full(1000, 4.0))
    assert seats.interval() == wilson_interval(seats.value, seats.variance, 1000)


def test_an_estimate_of_one_deal_knows_nothing() -> None:
    found = Estimate(0.5, np.zeros(1), 1, is_share=True).interval()
    assert (found.low, found.high) == (0.0, 1.0)
