"""Limits on how often something may be done."""

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """So many at once, then so many a second."""

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.most = most
        self._clock = clock
        self._left = most
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limit:
    """A bucket for each address, forgotten in the order they were last used."""

    def __init__(self, an_hour: int, addresses: int = 10_000) -> None:
        self._an_hour = an_hour
        self._addresses = addresses
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._an_hour / 3600, self._an_hour)
            if len(self._buckets) > self._addresses:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
