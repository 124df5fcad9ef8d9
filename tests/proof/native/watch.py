"""Plays games under watch: every law is asked for after every decision, and everything is counted.

The laws that take long to look at are asked for at every `every`th decision and at the end.
"""

from tearum.engine.core import apply
from tearum.engine.ints import i64
from tearum.engine.layout import MENU, MENU_SIZE
from tearum.engine.rng import Rng
from tearum.engine.state import State
from tests.proof.native.laws import KEPT, LEDGER_LAW, broken_dear_law, broken_law
from tests.proof.native.ledger import EVENT_SIZE, Ledger
from tests.proof.native.tally import Tally


class Watch:
    """Watches one game from its set-up on. The state must have been dealt with a log."""

    def __init__(self, s: State, tally: Tally, every: int) -> None:
        self.s: State = s
        self.tally: Tally = tally
        self.every: i64 = every
        self.decisions: i64 = 0
        self.ledger: Ledger = Ledger(s)
        self.broken: i64 = self.inspect()

    def play(self, code: i64) -> None:
        """Does a legal action and looks at what has become of the game."""
        self.tally.decision(self.s, code)
        apply(self.s, code)
        self.decisions += 1
        if self.broken == KEPT:
            self.broken = self.inspect()
        if self.s.store[MENU_SIZE] == 0:
            self.tally.ending(self.s)

    def inspect(self) -> i64:
        """The law that is broken now, or KEPT."""
        log = self.s.log
        if log is None:
            return LEDGER_LAW
        for event in range(0, len(log), EVENT_SIZE):
            self.ledger.enter(log, event)
            self.tally.event(self.s, log, event)
        log.clear()
        if self.ledger.differs(self.s):
            return LEDGER_LAW
        broken = broken_law(self.s)
        if broken == KEPT and (self.decisions % self.every == 0 or self.s.store[MENU_SIZE] == 0):
            broken = broken_dear_law(self.s)
        return broken

    def play_at_random(self, rng: Rng) -> None:
        """On to the end of the game, or to the first broken law."""
        store = self.s.store
        while store[MENU_SIZE] > 0 and self.broken == KEPT:
            self.play(store[MENU + rng.below(store[MENU_SIZE])])
