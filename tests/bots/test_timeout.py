"""A timeout interrupts work in time, and leaves no signal or timer behind."""

import signal
import time
from threading import Thread
from typing import NoReturn

import pytest

from tearum.bots.timeout import OutOfTime, run_with_timeout


def uninterruptible() -> NoReturn:
    raise AssertionError


def slowly() -> None:
    time.sleep(0.1)


def test_a_result_in_time_is_returned() -> None:
    assert run_with_timeout(10, lambda: 7, uninterruptible) == 7


def test_an_error_in_time_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        run_with_timeout(10, lambda: 1 / 0, uninterruptible)


def test_work_that_takes_too_long_is_interrupted() -> None:
    began = time.perf_counter()
    with pytest.raises(OutOfTime):
        run_with_timeout(0.05, lambda: time.sleep(60), uninterruptible)
    assert time.perf_counter() - began < 10


def test_a_timer_that_somebody_else_has_set_is_restored() -> None:
    heard = []
    before = signal.signal(signal.SIGALRM, lambda *_: heard.append("theirs"))
    try:
        signal.setitimer(signal.ITIMER_REAL, 60)
        run_with_timeout(10, lambda: None, uninterruptible)
        left, _ = signal.setitimer(signal.ITIMER_REAL, 0)
        signal.raise_signal(signal.SIGALRM)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert heard == ["theirs"]
    assert 50 < left <= 60


def test_in_another_thread_there_is_no_limit() -> None:
    found: list[None] = []
    thread = Thread(target=lambda: found.append(run_with_timeout(0.01, slowly, uninterruptible)))
    thread.start()
    thread.join()
    assert found == [None]
