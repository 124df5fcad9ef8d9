"""Plans one seat's turn: every small decision of it, up to where somebody else decides.

A turn holds no luck, so it can be thought through to its end. The planner keeps the best few lines
of play for each first decision, and looks at whole Trades instead of single pieces.
"""

from tearum.bots.native.value import Judge
from tearum.engine.actions import ACTIONS, ALTERNATIVE, BUY, CLOSE, ROW, SELL
from tearum.engine.components import BOARDS, MAX_OPTIONS, RESOURCES, ROWS, SHIPS
from tearum.engine.core import apply, to_move
from tearum.engine.frames import SHIP_TURN, TRADING
from tearum.engine.ints import i64, vec
from tearum.engine.layout import (
    BOUGHT,
    CURSOR,
    DEPTH,
    GOODS,
    LAST_CAPTAINS,
    MENU,
    MENU_SIZE,
    PASSES,
    PHASE,
    ROUND,
    SHIP_AT,
    SHIPPING,
    SOLD,
    TILE,
)
from tearum.engine.rules.trade import why_not_close
from tearum.engine.rules.turn import row_that_acts
from tearum.engine.state import State, seat_at, top


class Line:
    """Decisions in a row, and where they lead."""

    def __init__(self, state: State, codes: list[int], root: int) -> None:
        self.state: State = state
        self.codes: list[int] = codes
        self.root: int = root  # the first decision
        self.value: float = 0.0
        self.done: bool = False  # the turn is over


class Planner:
    def __init__(self, judge: Judge, width: int, breadth: int, roots: int) -> None:
        self.judge: Judge = judge
        self.width: i64 = width  # lines kept in all
        self.breadth: i64 = breadth  # lines kept for each first decision
        self.roots: i64 = roots  # first decisions looked at beyond the first step
        self.nodes: i64 = 0  # positions valued so far
        self.bans: bool = False  # whether anything is never taken
        self.banned: vec[i64] = vec[i64]([0] * ACTIONS)
        self.banned_tiles: vec[i64] = vec[i64]([0] * (BOARDS * ROWS))

    def ban(self, code: i64) -> None:
        """Never take this action, unless there is no other."""
        self.bans = True
        self.banned[code] = 1

    def ban_tile(self, tile: i64) -> None:
        """Never use this tile of a board (board * ROWS + tile), unless there is nothing else."""
        self.bans = True
        self.banned_tiles[tile] = 1

    def is_banned(self, s: State, code: i64) -> bool:
        if code >= ROW and code < ALTERNATIVE:
            board = (code - ROW) // MAX_OPTIONS
            row = row_that_acts(s, board)
            if row < 1 or row > ROWS:
                return False
            return self.banned_tiles[board * ROWS + s.d[TILE + board * ROWS + row - 1]] == 1
        return self.banned[code] == 1

    def is_free(self, s: State) -> bool:
        """Whether the menu has an action that is not banned."""
        for i in range(s.v[MENU_SIZE]):
            if not self.is_banned(s, s.v[MENU + i]):
                return True
        return False

    def plan(self, s: State, seat: i64) -> list[Line]:
        """Whole turns, best first: one or more for every decision of the menu, less the banned."""
        self.judge.predict_all(s)
        self.judge.lean(s, seat)
        self.judge.at_the_end = s.v[PHASE] >= LAST_CAPTAINS
        start = Line(s, [], -1)
        open_lines = [start]
        done: list[Line] = []
        for _ in range(60):
            grown: list[Line] = []
            for line in open_lines:
                self.grow(line, seat, s, grown)
            open_lines = []
            kept = self.keep(grown)
            if len(kept) > self.roots and kept[0].root == kept[0].codes[-1]:
                kept = kept[: self.roots]
            for line in kept:
                if line.done:
                    done.append(line)
                else:
                    open_lines.append(line)
            if len(open_lines) == 0:
                break
        done.extend(open_lines)
        sort_lines(done)
        return done

    def grow(self, line: Line, seat: i64, root: State, grown: list[Line]) -> None:
        s = line.state
        at = top(s)
        if s.v[at] == TRADING and s.v[at + 2] == 0:
            self.grow_trade(line, seat, root, grown)
        heeds_bans = self.bans and self.is_free(s)
        for i in range(s.v[MENU_SIZE]):
            code = s.v[MENU + i]
            if heeds_bans and self.is_banned(s, code):
                continue
            trades = code >= SELL and code < BUY + RESOURCES
            if trades and line.root >= 0:
                continue  # whole Trades stand for it
            child = s.copy()
            apply(child, code)
            self.add(line, [int(code)], child, seat, root, grown)

    def add(
        self, line: Line, codes: list[int], child: State, seat: i64, root: State, grown: list[Line]
    ) -> None:
        first = line.root if line.root >= 0 else codes[0]
        new = Line(child, line.codes + codes, first)
        new.done = turn_over(root, child, seat)
        self.nodes += 1
        new.value = self.judge.value(child, seat)
        grown.append(new)

    def keep(self, lines: list[Line]) -> list[Line]:
        """The best lines, some for each first decision; equal ones once."""
        sort_lines(lines)
        kept: list[Line] = []
        for line in lines:
            same_root: i64 = 0
            twin = False
            for other in kept:
                if other.root == line.root:
                    same_root += 1
                    if other.value == line.value and other.done == line.done:
                        twin = True
            if twin or same_root >= self.breadth:
                continue
            if len(kept) >= self.width and same_root > 0:
                continue
            kept.append(line)
        return kept

    def grow_trade(self, line: Line, seat: i64, root: State, grown: list[Line]) -> None:
        """Whole Trades: the best exchange found by adding a piece at a time, and what led to it."""
        s = line.state.copy()
        at = top(s)
        s.v[at + 2] = 1
        value = self.judge.value(s, seat)
        for _ in range(24):
            best, change = value + 0.0001, -1
            for move in range(4 * RESOURCES):
                if not self.nudge(s, seat, move):
                    continue
                self.nodes += 1
                v = self.judge.value(s, seat)
                self.unnudge(s, move)
                if v > best:
                    best, change = v, move
            if change < 0:
                break
            self.nudge(s, seat, change)
            value = best
        codes = trade_codes(s)
        if len(codes) > 1:
            child = line.state.copy()
            done: list[int] = []
            for code in codes:
                if len(done) > 0 and not is_trading(child):
                    break  # a Trade with nothing more to add closes by itself
                apply(child, code)
                done.append(code)
            self.add(line, done, child, seat, root, grown)

    def nudge(self, s: State, seat: i64, move: i64) -> bool:
        """One piece more or less of a resource, sold or bought; False where that can't be."""
        kind, r = move // RESOURCES, move % RESOURCES
        if kind == 0:
            if s.v[SOLD + r] > 0:
                return False
            s.v[BOUGHT + r] += 1
        elif kind == 1:
            if s.v[BOUGHT + r] > 0 or s.v[SOLD + r] >= s.v[seat_at(seat) + GOODS + r]:
                return False
            s.v[SOLD + r] += 1
        elif kind == 2:
            if s.v[BOUGHT + r] == 0:
                return False
            s.v[BOUGHT + r] -= 1
        else:
            if s.v[SOLD + r] == 0:
                return False
            s.v[SOLD + r] -= 1
        if why_not_close(s, seat) != 0:
            self.unnudge(s, move)
            return False
        return True

    def unnudge(self, s: State, move: i64) -> None:
        kind, r = move // RESOURCES, move % RESOURCES
        if kind == 0:
            s.v[BOUGHT + r] -= 1
        elif kind == 1:
            s.v[SOLD + r] -= 1
        elif kind == 2:
            s.v[BOUGHT + r] += 1
        else:
            s.v[SOLD + r] += 1


def is_trading(s: State) -> bool:
    """Whether a Trade has begun and is not closed yet."""
    if s.v[DEPTH] == 0:
        return False
    at = top(s)
    return s.v[at] == TRADING and s.v[at + 2] == 1


def trade_codes(s: State) -> list[int]:
    """The Trade in the state as decisions in the order the rules ask for."""
    codes: list[int] = []
    for r in range(RESOURCES):
        for _ in range(s.v[SOLD + r]):
            codes.append(SELL + r)
    for r in range(RESOURCES):
        for _ in range(s.v[BOUGHT + r]):
            codes.append(BUY + r)
    codes.append(CLOSE)
    return codes


def turn_over(root: State, s: State, seat: i64) -> bool:
    """Whether a seat's turn, begun at `root` or in the midst of it there, is over in `s`."""
    if to_move(s) != seat:
        return True
    if s.v[ROUND] != root.v[ROUND] or s.v[PHASE] != root.v[PHASE]:
        return True
    if s.v[PHASE] == SHIPPING:
        return s.v[top(s)] == SHIP_TURN and has_shipped(root, s)
    return s.v[CURSOR] != root.v[CURSOR]


def has_shipped(root: State, s: State) -> bool:
    """Whether a ship was bought or somebody passed since `root`: room alone ends no turn."""
    if s.v[PASSES] != root.v[PASSES]:
        return True
    ship: i64
    for ship in range(SHIPS):
        if s.v[SHIP_AT + ship] != root.v[SHIP_AT + ship]:
            return True
    return False


def sort_lines(lines: list[Line]) -> None:
    """Best first; equal ones stay in order."""
    for i in range(1, len(lines)):
        line = lines[i]
        j = i - 1
        while j >= 0 and lines[j].value < line.value:
            lines[j + 1] = lines[j]
            j -= 1
        lines[j + 1] = line
