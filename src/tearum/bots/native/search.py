"""Whole turns tried on redealt states: one is played, the table plays on, the end is forecast."""

from typing import Final

from tearum.bots.native.card_value import Worth
from tearum.bots.native.forecast import Forecast
from tearum.bots.native.planner import Line, Planner
from tearum.bots.native.value import Judge
from tearum.engine.core import apply, to_move
from tearum.engine.ints import i64
from tearum.engine.layout import MENU, PLAYERS
from tearum.engine.state import State

A_POINT: Final = 0.012  # chance of winning that an expected point stands for beside the chances
A_LIKING: Final = 0.03  # and that a point of one's own taste stands for


class Bounded(Planner):
    """A planner that can be given a number of nodes: when they are used it hurries to an end."""

    def __init__(self, judge: Judge, width: int, breadth: int, roots: int) -> None:
        super().__init__(judge, width, breadth, roots)
        self.until: i64 = -1  # where its count of nodes may stand in the end; -1: anywhere

    def bound(self, nodes: i64) -> None:
        """How many nodes it may still take; -1 for any number."""
        self.until = -1 if nodes < 0 else self.nodes + nodes

    def grow(self, line: Line, seat: i64, root: State, grown: list[Line]) -> None:
        if self.until < 0 or self.nodes < self.until or line.root < 0:
            super().grow(line, seat, root, grown)
        elif len(grown) == 0:  # the best line alone goes on, by what declines or ends the turn
            child = line.state.copy()
            code = child.v[MENU]
            apply(child, code)
            self.add(line, [int(code)], child, seat, root, grown)

    def nudge(self, s: State, seat: i64, move: i64) -> bool:
        if self.until >= 0 and self.nodes >= self.until:
            return False  # the Trade is left as it is
        return super().nudge(s, seat, move)


class Arm:
    """One whole turn, and how it fared."""

    def __init__(self, line: Line) -> None:
        self.codes: list[int] = line.codes
        self.root: int = line.root
        self.prior: float = line.value
        self.visits: int = 0
        self.score: float = 0.0  # sums over the visits
        self.winner: float = 0.0
        self.governor: float = 0.0
        self.king: float = 0.0
        self.blue: float = 0.0
        self.red: float = 0.0


class Searcher:
    """`taste` is the judge of the seat that searches; the others are taken to have none."""

    def __init__(
        self, worth: Worth, weights: list[float], forecast: Forecast, taste: Judge, roots: int
    ) -> None:
        self.forecast: Forecast = forecast
        self.taste: Judge = taste
        self.wide: Bounded = Bounded(taste, 16, 3, 99)
        self.own: Bounded = Bounded(taste, 1, 1, roots)  # this seat's turns to come
        playing = Judge(worth, weights)
        playing.counts_points = True
        self.fast: Bounded = Bounded(playing, 1, 1, roots)  # and the others'
        self.turns: i64 = 0  # how many turns the table plays on
        self.a_point: float = A_POINT
        self.judged: i64 = 0
        self.lines: list[Line] = []  # all turns that were planned last
        self.left: i64 = -1  # nodes that a visit must not exceed; -1: it may

    def nodes(self) -> i64:
        """Positions valued so far."""
        return self.wide.nodes + self.own.nodes + self.fast.nodes + self.judged

    def arms(self, s: State, seat: i64, most: i64) -> list[Arm]:
        """The turns worth trying: the best of each first decision, then the next best of any."""
        lines = self.wide.plan(s, seat)
        self.lines = lines
        chosen: list[Arm] = []
        seen: list[int] = []
        for line in lines:
            if line.root not in seen and len(chosen) < most:
                seen.append(line.root)
                chosen.append(Arm(line))
        left = most - len(chosen)
        first: list[int] = []
        for line in lines:
            if line.root not in first:
                first.append(line.root)
            elif left > 0:
                chosen.append(Arm(line))
                left -= 1
        return chosen

    def visit(self, arm: Arm, sample: State, seat: i64, allowance: i64) -> int:
        """Plays the turn, lets the table play on, forecasts the end; how many turns it was.

        Every arm is followed equally far, or they could not be compared: the first one sees how
        many turns its allowance of nodes is good for.
        """
        s = sample.copy()
        for code in arm.codes:
            apply(s, code)
        stop = self.nodes() + allowance
        most = self.nodes() + self.left
        turn: i64 = 0
        mover = to_move(s)
        while mover >= 0 and turn < self.turns and self.nodes() < stop:
            turn += 1
            planner = self.own if mover == seat else self.fast
            planner.bound(-1 if self.left < 0 else most - self.nodes())
            for code in planner.plan(s, mover)[0].codes:
                apply(s, code)
            mover = to_move(s)
        end = self.forecast
        end.judge(s, seat)
        self.judged += s.v[PLAYERS]
        arm.visits += 1
        arm.score += end.winner + self.a_point * (end.blue + end.red)
        arm.score += A_LIKING * self.taste.liking(s, seat, end.blue, end.red)
        arm.winner += end.winner
        arm.governor += end.governor
        arm.king += end.king
        arm.blue += end.blue
        arm.red += end.red
        return int(turn)
