"""The jackknife beside a published example and SciPy."""

from math import inf, sqrt

import numpy as np
import pytest
from scipy import stats

from tearum.tune.loss import _jackknife

# Fifteen law schools: mean score of a test and grade point average (Efron, The Jackknife, the
# Bootstrap and Other Resampling Plans, 1982). Their correlation is .776, its jackknife error .142.
LSAT = [576, 635, 558, 578, 666, 580, 555, 661, 651, 605, 653, 575, 545, 572, 594]
GPA = [3.39, 3.30, 2.81, 3.03, 3.44, 3.07, 3.00, 3.43, 3.36, 3.13, 3.12, 2.74, 2.76, 2.88, 2.96]


def correlation(left_out: int | None = None) -> float:
    kept = [i for i in range(15) if i != left_out]
    return float(np.corrcoef(np.array(LSAT)[kept], np.array(GPA)[kept])[0, 1])


def test_the_error_of_a_correlation_is_efrons() -> None:
    found = _jackknife(correlation(), [correlation(i) for i in range(15)])
    error = (found.high - found.value) / stats.t.ppf(0.975, 14)
    assert found.value == pytest.approx(0.776, abs=5e-4)
    assert error == pytest.approx(0.1425, abs=5e-4)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_of_a_mean_it_is_students_interval() -> None:
    values = [0.5, 9.0, 1.5, 30.0, 2.0, 2.5]
    without = [(sum(values) - value) / 5 for value in values]
    exact = stats.ttest_1samp(values, 0).confidence_interval()
    found = _jackknife(float(np.mean(values)), without)
    assert (found.low, found.high) == pytest.approx((exact.low, exact.high))


def test_one_group_says_nothing() -> None:
    assert _jackknife(3.0, [2.0]).low == -inf
    two = _jackknife(3.0, [2.0, 8.0])
    assert two.high - 3.0 == pytest.approx(stats.t.ppf(0.975, 1) * sqrt(0.5 * 18))
