"""Limits on how often something may be done."""

import time
from collections import OrderedDict
from collections.abc import Callable


class TokenBucket:
    """Allows a burst up to `capacity`, then `rate` a second."""

    def __init__(
        self, rate: float, capacity: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.capacity = capacity
        self._clock = clock
        self._tokens = capacity
        self._updated = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._refill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def reserve(self, amount: float = 1.0) -> float:
        """Take this much in any case. Returns how many seconds to wait until it is allowed."""
        self._refill()
        self._tokens -= amount
        return max(0.0, -self._tokens / self.rate)

    def spend(self, amount: float) -> None:
        """Take what was already used; a negative amount gives back what was not."""
        self._tokens = min(self.capacity, self._tokens - amount)

    def _refill(self) -> None:
        now = self._clock()
        self._tokens = min(self.capacity, self._tokens + (now - self._updated) * self.rate)
        self._updated = now


class RateLimiter:
    """A bucket for each address; the least recently used ones are dropped."""

    def __init__(self, per_hour: int, max_addresses: int = 10_000) -> None:
        self._per_hour = per_hour
        self._max_addresses = max_addresses
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address is allowed one more now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = TokenBucket(self._per_hour / 3600, self._per_hour)
            self._buckets[address] = bucket
            if len(self._buckets) > self._max_addresses:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
