"""Shorter pauses of the event loop: while it pauses, nobody is served."""

import gc
import sys
from typing import Final

SWITCH_SECONDS: Final = 0.0003  # after which a thread that computes lets the event loop continue
# After how many new objects, and then after how many rounds of each generation, garbage is looked
# for in the next one. Looking at ten thousand of them takes some milliseconds.
THRESHOLDS: Final = (10_000, 2, 50)


def shorten_pauses() -> None:
    """To be called once a process that serves people has started.

    The garbage collector stops everything while it looks at every object. What was made at the
    start stays until the end, so it need not be looked at. With Python's thresholds (700, 10, 10),
    a few large answers make it look at all tables and connections, which takes up to 200 ms.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
