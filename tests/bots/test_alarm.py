"""An alarm rings in time, leaves nothing behind, and knows where it can't ring."""

import signal
import time
from threading import Thread
from typing import NoReturn

import pytest

from tearum.bots.timeout import OutOfTime, within


def deaf() -> NoReturn:
    raise AssertionError


def slowly() -> None:
    time.sleep(0.1)


def test_what_is_ready_in_time_is_handed_on() -> None:
    assert within(10, lambda: 7, deaf) == 7


def test_what_is_thrown_in_time_is_too() -> None:
    with pytest.raises(ZeroDivisionError):
        within(10, lambda: 1 / 0, deaf)


def test_what_takes_too_long_is_broken_off() -> None:
    began = time.perf_counter()
    with pytest.raises(OutOfTime):
        within(0.05, lambda: time.sleep(60), deaf)
    assert time.perf_counter() - began < 10


def test_an_alarm_that_somebody_else_has_set_stands() -> None:
    heard = []
    before = signal.signal(signal.SIGALRM, lambda *_: heard.append("theirs"))
    try:
        signal.setitimer(signal.ITIMER_REAL, 60)
        within(10, lambda: None, deaf)
        left, _ = signal.setitimer(signal.ITIMER_REAL, 0)
        signal.raise_signal(signal.SIGALRM)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert heard == ["theirs"]
    assert 50 < left <= 60


def test_in_another_thread_it_takes_what_it_takes() -> None:
    found: list[None] = []
    thread = Thread(target=lambda: found.append(within(0.01, slowly, deaf)))
    thread.start()
    thread.join()
    assert found == [None]
