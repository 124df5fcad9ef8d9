"""The generator: L'Ecuyer's MRG32k3a. Six integers of state, every intermediate below 2**63."""

from typing import Final

from tearum.engine.ints import i64

_M1: Final = 4294967087
_M2: Final = 4294944443
WORDS: Final = 6


class Rng:
    """One stream of luck. Seed it with six integers; equal seeds give equal streams everywhere."""

    def __init__(self, words: list[int]) -> None:
        self.a0: i64 = words[0] % _M1
        self.a1: i64 = words[1] % _M1
        self.a2: i64 = words[2] % (_M1 - 1) + 1  # not all three may be zero
        self.b0: i64 = words[3] % _M2
        self.b1: i64 = words[4] % _M2
        self.b2: i64 = words[5] % (_M2 - 1) + 1

    def word(self) -> i64:
        """A number from 0 up to, not with, 4294967087."""
        a = (1403580 * self.a1 - 810728 * self.a0) % _M1
        self.a0, self.a1, self.a2 = self.a1, self.a2, a
        b = (527612 * self.b2 - 1370589 * self.b0) % _M2
        self.b0, self.b1, self.b2 = self.b1, self.b2, b
        return (a - b) % _M1

    def below(self, n: i64) -> i64:
        """A number from 0 up to, not with, n; every one equally likely."""
        w = self.word()
        drawn = w % n
        while w - drawn > _M1 - n:  # the last n words are not all there: they would favour some
            w = self.word()
            drawn = w % n
        return drawn

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
