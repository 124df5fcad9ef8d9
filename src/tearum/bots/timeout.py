"""A time limit for work that may not return, by means of the alarm signal."""

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Final, NoReturn, TypeVar

T = TypeVar("T")

REPEAT: Final = 0.5  # seconds between two signals: the first may be caught by mistake
MOST_SIGNALS: Final = 10  # that the work may ignore


class OutOfTime(BaseException):
    """The time is up. Not an `Exception`, since code that wants to carry on catches those."""


def run_with_timeout(
    seconds: float, work: Callable[[], T], uninterruptible: Callable[[], NoReturn]
) -> T:
    """The result of the work, or OutOfTime; work that ignores all signals gets `uninterruptible`.

    Where there are no signals (outside the main thread, on Windows) there is no limit.
    """
    if not _has_signals():
        return work()
    signals, armed = 0, True

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal signals
        if armed:
            signals += 1
            if signals > MOST_SIGNALS:
                signal.setitimer(signal.ITIMER_REAL, 0)
                uninterruptible()
            raise OutOfTime

    handler = signal.signal(signal.SIGALRM, interrupt)
    timer = 0.0, 0.0  # one that somebody else has set
    try:
        timer = signal.setitimer(signal.ITIMER_REAL, seconds, REPEAT)
        return work()
    finally:
        armed = False  # a signal that is already on its way does nothing
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if timer[0] > 0:
            signal.setitimer(signal.ITIMER_REAL, *timer)


def _has_signals() -> bool:
    main = threading.current_thread() is threading.main_thread()
    return main and hasattr(signal, "setitimer")
