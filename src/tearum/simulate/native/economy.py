"""Follows money, goods and victory points through a game: stocks, their peaks, and their sources.

An event says that an effect gave something, but not which card or tile the effect is on. So the
effects that began are kept, with the icons they still owe. They are resolved from left to right and
the last one first, so what comes belongs to the last effect that owes it.
"""

from typing import Final

from tearum.contract.vocabulary import COLOURS, RESOURCES
from tearum.engine.constants import events as ev
from tearum.engine.constants.components import BLUE, ROUNDS, SEATS
from tearum.engine.edition_tables import OP_BLUE, OP_END, OP_MONEY, OP_RED, EditionTables
from tearum.engine.ints import i64

STOCKS: Final = ("money", *RESOURCES, *COLOURS)
FLOWS: Final = ("money", *COLOURS)  # stocks whose sources are told apart
SOURCES: Final = (
    "income",
    "endowment",
    "tile",
    "alternative",
    "track",
    "building",
    "captain",
    "contract",
    "ship",
    "trade",
    "expansion",
    "wish",
    "allegiance",
    "last_sale",
    "conversion",
    "limit",
    "other",
)
INCOME: Final = 0
ENDOWMENT: Final = 1
TILE: Final = 2
ALTERNATIVE: Final = 3
TRACK: Final = 4
BUILDING: Final = 5
CAPTAIN: Final = 6
CONTRACT: Final = 7
SHIP: Final = 8
TRADE: Final = 9
EXPANSION: Final = 10
WISH: Final = 11
ALLEGIANCE: Final = 12
LAST_SALE: Final = 13
CONVERSION: Final = 14
LIMIT: Final = 15
OTHER: Final = 16  # an effect that was not seen to begin: never so far

# The source of each cause. Effects are told apart below; exchanged and discarded goods have none.
SOURCE_OF_CAUSE: Final = (
    INCOME,
    OTHER,
    SHIP,
    TRADE,
    BUILDING,
    CAPTAIN,
    CONTRACT,
    ALLEGIANCE,
    OTHER,
    OTHER,
    EXPANSION,
    LAST_SALE,
    CONVERSION,
    BUILDING,  # a permanent effect
)
assert len(SOURCE_OF_CAUSE) == ev.CAUSES
FIRST_COLOUR: Final = 1 + len(RESOURCES)  # among the stocks
UNDECIDED: Final = -1

FlowTuple = tuple[int, int, int, str, str, int, int]  # see tearum.simulate.rows


class OpenEffect:
    """An effect that has begun, and which of its icons have been resolved."""

    def __init__(self, seat: i64, source: i64, effect: i64, option: i64) -> None:
        self.seat: i64 = seat
        self.source: i64 = source
        self.effect: i64 = effect
        self.option: i64 = option
        self.resolved: i64 = 0  # a bit for each icon


class EconomyObserver:
    def __init__(self, game: int, tables: EditionTables) -> None:
        self.game: int = game
        self.tables: EditionTables = tables
        self.round: i64 = 0
        self.stocks: list[int] = [0] * len(STOCKS)  # all players together
        self.peaks: list[int] = [0] * len(STOCKS)
        self.money: list[int] = [0] * SEATS
        self.hands: list[list[int]] = [[] for _ in range(ROUNDS + 1)]  # by round, then seat
        self.last_sale: bool = False  # whether it has begun
        self.open: list[OpenEffect] = []
        cells = SEATS * (ROUNDS + 1) * len(FLOWS) * len(SOURCES)
        self.gained: list[int] = [0] * cells
        self.lost: list[int] = [0] * cells

    def after_decision(self) -> None:
        """Notes new peaks, until everything is sold at the end (END-03)."""
        if self.last_sale:
            return
        stocks, peaks = self.stocks, self.peaks
        for stock in range(len(STOCKS)):
            if stocks[stock] > peaks[stock]:
                peaks[stock] = stocks[stock]

    def on_money(self, seat: i64, dollars: i64, cause: i64) -> None:
        if cause == ev.BY_LAST_SALE:
            self.begin_last_sale()
        self.money[seat] += int(dollars)
        self.stocks[0] += int(dollars)
        source = i64(SOURCE_OF_CAUSE[cause])
        if cause == ev.BY_EFFECT:
            source = self.resolve(seat, OP_MONEY, dollars)
        self.add_flow(seat, 0, source, dollars)

    def on_goods(self, resource: i64, pieces: i64, cause: i64) -> None:
        if cause == ev.BY_LAST_SALE:
            self.begin_last_sale()
        self.stocks[1 + resource] += int(pieces)

    def on_vp(self, seat: i64, colour: i64, points: i64, cause: i64) -> None:
        self.stocks[FIRST_COLOUR + colour] += int(points)
        source = i64(SOURCE_OF_CAUSE[cause])
        if cause == ev.BY_EFFECT:
            source = self.resolve(seat, OP_BLUE if colour == BLUE else OP_RED, points)
        self.add_flow(seat, 1 + colour, source, points)

    def on_limit(self, seat: i64, colour: i64, points: i64) -> None:
        self.stocks[FIRST_COLOUR + colour] -= int(points)
        self.add_flow(seat, 1 + colour, LIMIT, -points)

    def actions_over(self, players: i64) -> None:
        """The action phase of the round is over."""
        for seat in range(players):
            self.hands[self.round].append(self.money[seat])

    def begin_last_sale(self) -> None:
        self.after_decision()
        self.last_sale = True

    # Effects

    def begin(self, seat: i64, source: i64, effect: i64, option: i64 = UNDECIDED) -> None:
        if effect == 0:  # nothing at all
            return
        if self.tables.effect_count[effect] == 1:
            option = 0
        self.open.append(OpenEffect(seat, source, effect, option))

    def choose(self, effect: i64, option: i64) -> None:
        """The side of a "/" that was chosen, of the last such effect."""
        for i in range(len(self.open) - 1, -1, -1):
            found = self.open[i]
            if found.effect == effect and found.option == UNDECIDED:
                found.option = option
                return

    def all_resolved(self) -> None:
        self.open.clear()

    def resolve(self, seat: i64, op: i64, n: i64) -> i64:
        """The source of an icon that gave something now."""
        program = self.tables.program
        for i in range(len(self.open) - 1, -1, -1):
            found = self.open[i]
            if found.seat != seat or found.option == UNDECIDED:
                continue
            first = self.tables.effect_first[found.effect]
            at, bit = i64(self.tables.option_start[first + found.option]), i64(1)
            while program[at] != OP_END:
                if program[at] == op and program[at + 1] == n and not found.resolved & bit:
                    found.resolved |= bit
                    return found.source
                at += 2
                bit <<= 1
        return OTHER

    # Flows

    def add_flow(self, seat: i64, flow: i64, source: i64, amount: i64) -> None:
        cell = ((seat * (ROUNDS + 1) + self.round) * len(FLOWS) + flow) * len(SOURCES) + source
        if amount > 0:
            self.gained[cell] += int(amount)
        else:
            self.lost[cell] -= int(amount)

    def flows(self) -> list[FlowTuple]:
        """What came and went, by seat, round, stock and source."""
        rows: list[FlowTuple] = []
        for cell in range(len(self.gained)):
            gained, lost = self.gained[cell], self.lost[cell]
            if gained == 0 and lost == 0:
                continue
            rest, source = cell // len(SOURCES), cell % len(SOURCES)
            rest, flow = rest // len(FLOWS), rest % len(FLOWS)
            seat, number = rest // (ROUNDS + 1), rest % (ROUNDS + 1)
            rows.append((self.game, seat, number, FLOWS[flow], SOURCES[source], gained, lost))
        return rows
