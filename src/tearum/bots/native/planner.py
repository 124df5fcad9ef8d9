"""Plans one seat's whole turn by beam search, up to where somebody else decides.

A turn holds no luck, so it can be planned to its end. The planner keeps the best few plans for each
first action, and adds whole Trades instead of single pieces.
"""

from tearum.bots.native.value_function import ValueFunction
from tearum.engine.constants.actions import ACTIONS, ALTERNATIVE, BUY, CLOSE, ROW, SELL
from tearum.engine.constants.components import BOARDS, MAX_OPTIONS, RESOURCES, ROWS, SHIPS
from tearum.engine.constants.frames import SHIP_TURN, TRADING
from tearum.engine.constants.phases import LAST_CAPTAINS, SHIPPING
from tearum.engine.core import apply, to_move
from tearum.engine.ints import i64, vec
from tearum.engine.rules.trade import why_not_close
from tearum.engine.rules.turn import acting_row
from tearum.engine.state import State


class Plan:
    """A sequence of actions, and the position they lead to."""

    def __init__(self, state: State, codes: list[int], root_action: int) -> None:
        self.state: State = state
        self.codes: list[int] = codes
        self.root_action: int = root_action  # the first of them; -1 without any
        self.value: float = 0.0
        self.done: bool = False  # the turn is over


class Planner:
    """Beam search over one turn. Has scratch space, so use one per thread."""

    def __init__(
        self, value_function: ValueFunction, beam_width: int, plans_per_root: int, max_roots: int
    ) -> None:
        self.value_function: ValueFunction = value_function
        self.beam_width: i64 = beam_width  # plans kept in total
        self.plans_per_root: i64 = plans_per_root  # plans kept for each root action
        self.max_roots: i64 = max_roots  # root actions followed beyond the first step
        self.nodes: i64 = 0  # positions evaluated so far
        self.has_bans: bool = False  # whether anything is banned
        self.banned: vec[i64] = vec[i64]([0] * ACTIONS)
        self.banned_tiles: vec[i64] = vec[i64]([0] * (BOARDS * ROWS))

    def ban(self, code: i64) -> None:
        """Never take this action, unless there is no other."""
        self.has_bans = True
        self.banned[code] = 1

    def ban_tile(self, tile: i64) -> None:
        """Never use this tile of a board (board * ROWS + tile), unless there is nothing else."""
        self.has_bans = True
        self.banned_tiles[tile] = 1

    def is_banned(self, s: State, code: i64) -> bool:
        if code >= ROW and code < ALTERNATIVE:
            board = (code - ROW) // MAX_OPTIONS
            row = acting_row(s, board)
            if row < 1 or row > ROWS:
                return False
            return self.banned_tiles[board * ROWS + s.tile(board, row - 1)] == 1
        return self.banned[code] == 1

    def has_allowed_action(self, s: State) -> bool:
        """Whether the menu has an action that is not banned."""
        for i in range(s.menu_size()):
            if not self.is_banned(s, s.menu_code(i)):
                return True
        return False

    def plan(self, s: State, seat: i64) -> list[Plan]:
        """Whole turns, best first: at least one for every legal action that is not banned."""
        self.value_function.predict_all(s)
        self.value_function.set_tilt(s, seat)
        self.value_function.in_ending = s.phase() >= LAST_CAPTAINS
        open_plans = [Plan(s, [], -1)]
        done: list[Plan] = []
        for _ in range(60):
            expanded: list[Plan] = []
            for plan in open_plans:
                self.expand(plan, seat, s, expanded)
            open_plans = []
            kept = self.prune(expanded)
            if len(kept) > self.max_roots and kept[0].root_action == kept[0].codes[-1]:
                kept = kept[: self.max_roots]
            for plan in kept:
                if plan.done:
                    done.append(plan)
                else:
                    open_plans.append(plan)
            if len(open_plans) == 0:
                break
        done.extend(open_plans)
        sort_plans(done)
        return done

    def expand(self, plan: Plan, seat: i64, start: State, expanded: list[Plan]) -> None:
        s = plan.state
        if s.frame_kind() == TRADING and s.frame_a() == 0:
            self.expand_trade(plan, seat, start, expanded)
        respects_bans = self.has_bans and self.has_allowed_action(s)
        for i in range(s.menu_size()):
            code = s.menu_code(i)
            if respects_bans and self.is_banned(s, code):
                continue
            trades = code >= SELL and code < BUY + RESOURCES
            if trades and plan.root_action >= 0:
                continue  # whole Trades replace it
            child = s.copy()
            apply(child, code)
            self.add(plan, [int(code)], child, seat, start, expanded)

    def add(
        self,
        plan: Plan,
        codes: list[int],
        child: State,
        seat: i64,
        start: State,
        expanded: list[Plan],
    ) -> None:
        first = plan.root_action if plan.root_action >= 0 else codes[0]
        new = Plan(child, plan.codes + codes, first)
        new.done = turn_over(start, child, seat)
        self.nodes += 1
        new.value = self.value_function.value(child, seat)
        expanded.append(new)

    def prune(self, plans: list[Plan]) -> list[Plan]:
        """The best plans, up to `plans_per_root` for each root action, without duplicates."""
        sort_plans(plans)
        kept: list[Plan] = []
        for plan in plans:
            same_root: i64 = 0
            duplicate = False
            for other in kept:
                if other.root_action == plan.root_action:
                    same_root += 1
                    if other.value == plan.value and other.done == plan.done:
                        duplicate = True
            if duplicate or same_root >= self.plans_per_root:
                continue
            if len(kept) >= self.beam_width and same_root > 0:
                continue
            kept.append(plan)
        return kept

    def expand_trade(self, plan: Plan, seat: i64, start: State, expanded: list[Plan]) -> None:
        """Adds the best whole Trade, found by hill climbing one piece at a time."""
        s = plan.state.copy()
        s.set_frame_a(1)
        value = self.value_function.value(s, seat)
        for _ in range(24):
            best, best_change = value + 0.0001, -1
            for change in range(4 * RESOURCES):
                if not self.change_trade(s, seat, change):
                    continue
                self.nodes += 1
                v = self.value_function.value_in_trade(s, seat)
                self.undo_trade_change(s, change)
                if v > best:
                    best, best_change = v, change
            if best_change < 0:
                break
            self.change_trade(s, seat, best_change)
            value = best
        codes = trade_codes(s)
        if len(codes) > 1:
            child = plan.state.copy()
            done: list[int] = []
            for code in codes:
                if len(done) > 0 and not is_trading(child):
                    break  # a Trade to which nothing can be added closes by itself
                apply(child, code)
                done.append(code)
            self.add(plan, done, child, seat, start, expanded)

    def change_trade(self, s: State, seat: i64, change: i64) -> bool:
        """Buys or sells one piece more or less; False, and no change, where that is illegal."""
        kind, r = change // RESOURCES, change % RESOURCES
        if kind == 0:
            if s.sold(r) > 0:
                return False
            s.add_bought(r, 1)
        elif kind == 1:
            if s.bought(r) > 0 or s.sold(r) >= s.goods(seat, r):
                return False
            s.add_sold(r, 1)
        elif kind == 2:
            if s.bought(r) == 0:
                return False
            s.add_bought(r, -1)
        else:
            if s.sold(r) == 0:
                return False
            s.add_sold(r, -1)
        if why_not_close(s, seat) != 0:
            self.undo_trade_change(s, change)
            return False
        return True

    def undo_trade_change(self, s: State, change: i64) -> None:
        kind, r = change // RESOURCES, change % RESOURCES
        if kind == 0:
            s.add_bought(r, -1)
        elif kind == 1:
            s.add_sold(r, -1)
        elif kind == 2:
            s.add_bought(r, 1)
        else:
            s.add_sold(r, 1)


def is_trading(s: State) -> bool:
    """Whether a Trade has begun and is not closed yet."""
    if s.depth() == 0:
        return False
    return s.frame_kind() == TRADING and s.frame_a() == 1


def trade_codes(s: State) -> list[int]:
    """The Trade in the state as actions, in the order that the rules demand."""
    codes: list[int] = []
    for r in range(RESOURCES):
        for _ in range(s.sold(r)):
            codes.append(SELL + r)
    for r in range(RESOURCES):
        for _ in range(s.bought(r)):
            codes.append(BUY + r)
    codes.append(CLOSE)
    return codes


def turn_over(start: State, s: State, seat: i64) -> bool:
    """Whether a seat's turn that was under way in `start` is over in `s`."""
    if to_move(s) != seat:
        return True
    if s.round_index() != start.round_index() or s.phase() != start.phase():
        return True
    if s.phase() == SHIPPING:
        return s.frame_kind() == SHIP_TURN and has_shipped(start, s)
    return s.cursor() != start.cursor()


def has_shipped(start: State, s: State) -> bool:
    """Whether a ship was bought or somebody passed since `start`; buying room ends no turn."""
    if s.passes() != start.passes():
        return True
    ship: i64
    for ship in range(SHIPS):
        if s.ship_bought(ship) != start.ship_bought(ship):
            return True
    return False


def sort_plans(plans: list[Plan]) -> None:
    """Best first; plans of equal value keep their order."""
    for i in range(1, len(plans)):
        plan = plans[i]
        j = i - 1
        while j >= 0 and plans[j].value < plan.value:
            plans[j + 1] = plans[j]
            j -= 1
        plans[j + 1] = plan
