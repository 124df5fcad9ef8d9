"""An alarm that rings inside work that does not come back."""

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Final, NoReturn, TypeVar

T = TypeVar("T")

AGAIN: Final = 0.5  # seconds between two rings: the first may be caught by mistake
RINGS: Final = 10  # that work may ignore


class OutOfTime(BaseException):
    """Time is up. No `Exception`, for those are caught by whoever wants to carry on."""


def within(seconds: float, work: Callable[[], T], deaf: Callable[[], NoReturn]) -> T:
    """What the work comes to, or OutOfTime. Work that ignores the alarm is left to `deaf`.

    Without alarms (in another thread than the main one, on Windows) it takes what it takes.
    """
    if not _has_alarms():
        return work()
    rings, armed = 0, True

    def ring(number: int, frame: FrameType | None) -> None:
        nonlocal rings
        if armed:
            rings += 1
            if rings > RINGS:
                signal.setitimer(signal.ITIMER_REAL, 0)
                deaf()
            raise OutOfTime

    handler = signal.signal(signal.SIGALRM, ring)
    timer = 0.0, 0.0  # somebody else's
    try:
        timer = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        return work()
    finally:
        armed = False  # a ring that is on its way finds nobody
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if timer[0] > 0:
            signal.setitimer(signal.ITIMER_REAL, *timer)


def _has_alarms() -> bool:
    main = threading.current_thread() is threading.main_thread()
    return main and hasattr(signal, "setitimer")
