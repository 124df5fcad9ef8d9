"""The state: a flat store of integers, the deal, and the tables of the edition it is played with.

The rules read the store by the offsets of `layout.py`. Everybody else reads it through the methods
of `State`, which have names and know where things lie.
"""

from tearum.engine.constants.components import (
    AUTOMA_SHUFFLES,
    AUTOMA_TOKENS,
    BLUE,
    RESOURCES,
    ROWS,
)
from tearum.engine.edition_tables import EditionTables
from tearum.engine.ints import i64, vec
from tearum.engine.layout import (
    AGREED,
    ALLEGIANCE_SLOT,
    ARRIVING,
    AUTOMA_ON,
    BLUE_VP,
    BOUGHT,
    BUILDINGS_OF,
    BUILT,
    CAPTAIN_AT,
    CAPTAINS_OF,
    CHEST,
    CHOSEN,
    CHOSEN_BLUE,
    CHOSEN_RED,
    COLOUR_OF,
    CONTRACT_AT,
    CONTRACT_SLOT,
    CONTRACTS_OF,
    COPIES,
    CURSOR,
    DEAL_SIZE,
    DECIDED,
    DEPTH,
    ENDOWMENT,
    FIRST,
    FRAME,
    FRAME_A,
    FRAME_B,
    FRAME_KIND,
    FRAME_SEAT,
    FRAME_SIZE,
    GOODS,
    HELD,
    MENU,
    MENU_SIZE,
    MONEY,
    ON_BOARD,
    OWNED,
    PASSES,
    PERMANENT_OF,
    PHASE,
    PILE_TOP,
    PLACE,
    PLAYER_A,
    PLAYERS,
    POPULATION,
    PROVEN,
    RED_VP,
    REPUTATION,
    REVEALS,
    REWARD_SIDE,
    ROUND,
    SEAT,
    SEAT_SIZE,
    SHIP_AT,
    SHIP_GONE,
    SHOWN,
    SIZE,
    SOLD,
    SPARED,
    STOPPED,
    SYMBOL_OF,
    TILE,
    TOKEN,
    TOKEN_HIGH,
    TOKEN_LOW,
    TOKENS,
    VICTORY,
    WISH,
)


class State:
    """A game at one moment. Seats, cards and rounds count from 0; -1 means none.

    An index that is a name, not an expression, lets the compiler read the store without counting
    a reference to it. So most methods work out `at` first.
    """

    def __init__(self, tables: EditionTables, deal: vec[i64], store: vec[i64]) -> None:
        self.tables: EditionTables = tables
        self.deal: vec[i64] = deal  # all the luck; never changed after set-up, shared by copies
        self.store: vec[i64] = store  # everything else
        self.log: list[int] | None = None  # events, five integers each; None to write none

    def copy(self) -> "State":
        """An independent state that writes no events."""
        return State(self.tables, self.deal, self.store[:])

    def deep_copy(self) -> "State":
        """A copy that does not share the deal either."""
        return State(self.tables, self.deal[:], self.store[:])

    def __copy__(self) -> "State":
        return self.copy()  # a shallow copy would share the store

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.tables, self.deal, self.store, self.log)

    # The game

    def players(self) -> i64:
        return self.store[PLAYERS]

    def phase(self) -> i64:
        """One of `phases.py`."""
        return self.store[PHASE]

    def round_index(self) -> i64:
        """0 to 4."""
        return self.store[ROUND]

    def first_player(self) -> i64:
        return self.store[FIRST]

    def cursor(self) -> i64:
        """How far the phase has come: seats asked, or turns begun."""
        return self.store[CURSOR]

    def passes(self) -> i64:
        """Passes in a row, in the ship phase."""
        return self.store[PASSES]

    def reveals(self) -> i64:
        """How often something hidden was turned over so far."""
        return self.store[REVEALS]

    def player_a(self) -> i64:
        """The seat that is player A on the order board, at two players."""
        return self.store[PLAYER_A]

    def decided_for(self) -> i64:
        """The seat that was announced as the certain winner (TWO-13), or -1."""
        return self.store[DECIDED] - 1

    def stopped(self) -> bool:
        """Whether both players agreed to stop a decided game."""
        return self.store[STOPPED] == 1

    # The decision that is asked for: the frame on top of the stack, and its menu

    def depth(self) -> i64:
        """How many frames are pending; 0 when the game is over."""
        return self.store[DEPTH]

    def frame_kind(self) -> i64:
        """One of `frames.py`, which also says what the arguments a and b mean."""
        at = FRAME + (self.store[DEPTH] - 1) * FRAME_SIZE + FRAME_KIND
        return self.store[at]

    def frame_seat(self) -> i64:
        at = FRAME + (self.store[DEPTH] - 1) * FRAME_SIZE + FRAME_SEAT
        return self.store[at]

    def frame_a(self) -> i64:
        at = FRAME + (self.store[DEPTH] - 1) * FRAME_SIZE + FRAME_A
        return self.store[at]

    def frame_b(self) -> i64:
        at = FRAME + (self.store[DEPTH] - 1) * FRAME_SIZE + FRAME_B
        return self.store[at]

    def set_frame_a(self, value: i64) -> None:
        at = FRAME + (self.store[DEPTH] - 1) * FRAME_SIZE + FRAME_A
        self.store[at] = value

    def set_frame_b(self, value: i64) -> None:
        at = FRAME + (self.store[DEPTH] - 1) * FRAME_SIZE + FRAME_B
        self.store[at] = value

    def pending_kind(self, index: i64) -> i64:
        """The kind of any pending frame; the oldest has index 0."""
        at = FRAME + index * FRAME_SIZE + FRAME_KIND
        return self.store[at]

    def pending_seat(self, index: i64) -> i64:
        at = FRAME + index * FRAME_SIZE + FRAME_SEAT
        return self.store[at]

    def pending_a(self, index: i64) -> i64:
        at = FRAME + index * FRAME_SIZE + FRAME_A
        return self.store[at]

    def pending_b(self, index: i64) -> i64:
        at = FRAME + index * FRAME_SIZE + FRAME_B
        return self.store[at]

    def menu_size(self) -> i64:
        """How many legal actions there are."""
        return self.store[MENU_SIZE]

    def menu_code(self, index: i64) -> i64:
        """A legal action; they are in ascending order."""
        at = MENU + index
        return self.store[at]

    def position(self) -> list[int]:
        """The store without the menu, which follows from it: equal positions have equal lists."""
        return list(self.store[:MENU_SIZE])

    # A Trade, an arrival or a spared cost that is not finished yet

    def sold(self, resource: i64) -> i64:
        at = SOLD + resource
        return self.store[at]

    def bought(self, resource: i64) -> i64:
        at = BOUGHT + resource
        return self.store[at]

    def arriving(self, resource: i64) -> i64:
        at = ARRIVING + resource
        return self.store[at]

    def spared(self, cube: i64) -> i64:
        at = SPARED + cube
        return self.store[at]

    def add_sold(self, resource: i64, pieces: i64) -> None:
        """Changes what the Trade sells, to try Trades out; checks nothing."""
        at = SOLD + resource
        self.store[at] += pieces

    def add_bought(self, resource: i64, pieces: i64) -> None:
        """Changes what the Trade buys; checks nothing."""
        at = BOUGHT + resource
        self.store[at] += pieces

    # A seat

    def money(self, seat: i64) -> i64:
        at = SEAT + seat * SEAT_SIZE + MONEY
        return self.store[at]

    def goods(self, seat: i64, resource: i64) -> i64:
        at = SEAT + seat * SEAT_SIZE + (GOODS + resource)
        return self.store[at]

    def token_low(self, seat: i64) -> i64:
        """The cheapest expansion token left; the others follow up to, not with, `token_high`."""
        at = SEAT + seat * SEAT_SIZE + TOKEN_LOW
        return self.store[at]

    def token_high(self, seat: i64) -> i64:
        at = SEAT + seat * SEAT_SIZE + TOKEN_HIGH
        return self.store[at]

    def reputation(self, seat: i64) -> i64:
        at = SEAT + seat * SEAT_SIZE + REPUTATION
        return self.store[at]

    def population(self, seat: i64) -> i64:
        at = SEAT + seat * SEAT_SIZE + POPULATION
        return self.store[at]

    def vp(self, seat: i64, colour: i64) -> i64:
        """Victory points of one colour, whether or not the chest shows them."""
        at = SEAT + seat * SEAT_SIZE + (BLUE_VP if colour == BLUE else RED_VP)
        return self.store[at]

    def allegiance(self, seat: i64) -> i64:
        """The allegiance that a seat holds, or -1."""
        at = SEAT + seat * SEAT_SIZE + HELD
        return self.store[at] - 1

    def has_proven(self, seat: i64) -> bool:
        """Whether a seat has proven its allegiance."""
        at = SEAT + seat * SEAT_SIZE + PROVEN
        return self.store[at] == 1

    def chest_closed(self, seat: i64) -> bool:
        at = SEAT + seat * SEAT_SIZE + CHEST
        return self.store[at] == 1

    def workers(self, seat: i64, board: i64) -> i64:
        """A seat's workers on a board."""
        at = SEAT + seat * SEAT_SIZE + (ON_BOARD + board)
        return self.store[at]

    def building_count(self, seat: i64) -> i64:
        at = SEAT + seat * SEAT_SIZE + BUILDINGS_OF
        return self.store[at]

    def captain_count(self, seat: i64) -> i64:
        at = SEAT + seat * SEAT_SIZE + CAPTAINS_OF
        return self.store[at]

    def contract_count(self, seat: i64) -> i64:
        at = SEAT + seat * SEAT_SIZE + CONTRACTS_OF
        return self.store[at]

    def colour_count(self, seat: i64, colour: i64) -> i64:
        """A seat's buildings of one colour."""
        at = SEAT + seat * SEAT_SIZE + (COLOUR_OF + colour)
        return self.store[at]

    def symbols(self, seat: i64, symbol: i64) -> i64:
        at = SEAT + seat * SEAT_SIZE + (SYMBOL_OF + symbol)
        return self.store[at]

    def permanent(self, seat: i64, effect: i64) -> i64:
        """How much a seat's buildings give of one permanent effect."""
        at = SEAT + seat * SEAT_SIZE + (PERMANENT_OF + effect)
        return self.store[at]

    def wish_place(self, seat: i64) -> i64:
        """The place in this round's wish that is still to be rewarded: 1, 2, or 0 for none."""
        at = SEAT + seat * SEAT_SIZE + PLACE
        return self.store[at]

    def conversions_chosen(self, seat: i64) -> i64:
        """How many of a seat's two conversions at the end are chosen: blue first, then red."""
        at = SEAT + seat * SEAT_SIZE + CHOSEN
        return self.store[at]

    def converted_blue(self, seat: i64) -> i64:
        """Blue VP that a seat has chosen to buy at the end."""
        at = SEAT + seat * SEAT_SIZE + CHOSEN_BLUE
        return self.store[at]

    def converted_red(self, seat: i64) -> i64:
        at = SEAT + seat * SEAT_SIZE + CHOSEN_RED
        return self.store[at]

    def stop_answer(self, seat: i64) -> i64:
        """To stop a decided game: 0 not asked, 1 stop, 2 play on."""
        at = SEAT + seat * SEAT_SIZE + AGREED
        return self.store[at]

    # What lies on the table

    def automa_workers(self, board: i64) -> i64:
        at = AUTOMA_ON + board
        return self.store[at]

    def allegiance_in_slot(self, slot: i64) -> i64:
        """The allegiance that lies in a slot, or -1."""
        at = ALLEGIANCE_SLOT + slot
        return self.store[at] - 1

    def contract_in_slot(self, slot: i64) -> i64:
        """The contract that lies in a slot, from the left, or -1."""
        at = CONTRACT_SLOT + slot
        return self.store[at] - 1

    def contracts_drawn(self) -> i64:
        """How many contracts have left the pile."""
        return self.store[PILE_TOP]

    def contract_owner(self, contract: i64) -> i64:
        """The seat that fulfilled a contract, or -1."""
        at = CONTRACT_AT + contract
        place = self.store[at]
        if place >= OWNED:
            return place - OWNED
        return -1

    def captain_shown(self, captain: i64) -> bool:
        """Whether a captain is on display."""
        at = CAPTAIN_AT + captain
        return self.store[at] == SHOWN

    def captain_owner(self, captain: i64) -> i64:
        """The seat that hired a captain, or -1."""
        at = CAPTAIN_AT + captain
        place = self.store[at]
        if place >= OWNED:
            return (place - OWNED) >> 1
        return -1

    def captain_ready(self, seat: i64, captain: i64) -> bool:
        """Whether a captain lies face up before a seat: hired and not activated yet."""
        at = CAPTAIN_AT + captain
        return self.store[at] == OWNED + 2 * seat

    def building_owners(self, building: i64) -> i64:
        """A bit for each seat that has the building."""
        at = BUILT + building
        return self.store[at]

    def has_built(self, seat: i64, building: i64) -> bool:
        at = BUILT + building
        return self.store[at] >> seat & 1 == 1

    def ship_drawn(self, ship: i64) -> bool:
        """Whether a ship is, or was, on offer in this round."""
        at = SHIP_AT + ship
        return self.store[at] >= SHOWN

    def ship_bought(self, ship: i64) -> bool:
        at = SHIP_AT + ship
        return self.store[at] == SHIP_GONE

    # What was dealt at set-up and lies face up

    def tile(self, board: i64, row: i64) -> i64:
        at = TILE + board * ROWS + row
        return self.deal[at]

    def wish(self, round_index: i64) -> i64:
        """The wish card of a round."""
        at = WISH + round_index
        return self.deal[at]

    def reward_side(self, round_index: i64) -> i64:
        """The side of a round's reward tile that lies up: BLUE or RED."""
        at = REWARD_SIDE + round_index
        return self.deal[at]

    def copies(self, building: i64) -> i64:
        """How many copies of a building there are in this game; 0 if the type is out."""
        at = COPIES + building
        return self.deal[at]

    def endowment(self, seat: i64) -> i64:
        at = ENDOWMENT + seat
        return self.deal[at]

    # Two players: what was dealt, and is known only as far as it has been turned over

    def victory(self, round_index: i64) -> i64:
        """The colour of a round's victory type."""
        at = VICTORY + round_index
        return self.deal[at]

    def tokens_drawn(self) -> i64:
        """How many Automa tokens were drawn in this round."""
        return self.store[TOKEN]

    def automa_token(self, index: i64) -> i64:
        """The board on an Automa token of this round, in the order they are drawn."""
        first = TOKENS + self.store[ROUND] * (AUTOMA_SHUFFLES * AUTOMA_TOKENS)
        at = first + index
        return self.deal[at]


def restored(
    tables: EditionTables, deal: vec[i64], store: vec[i64], log: list[int] | None
) -> State:
    """A state from its parts, as pickles and deep copies make it."""
    s = State(tables, deal, store)
    s.log = log
    return s


def empty_state(tables: EditionTables) -> State:
    return State(tables, vec[i64]([0] * DEAL_SIZE), vec[i64]([0] * SIZE))


def restored_state(tables: EditionTables, deal: list[int], store: list[int]) -> State:
    """The state whose deal and store were written down."""
    if len(deal) != DEAL_SIZE or len(store) != SIZE:
        raise ValueError("not the deal and the store of a state")
    return State(tables, vec[i64](deal), vec[i64](store))


def seat_at(seat: i64) -> i64:
    return SEAT + seat * SEAT_SIZE


def seat_in_turn_order(s: State, place: i64) -> i64:
    """The seat that comes at a place of the turn order; the first player is at 0."""
    return (s.store[FIRST] + place) % s.store[PLAYERS]


def pieces(s: State, at: i64) -> i64:
    """All pieces of six resources that lie from `at` on."""
    store = s.store
    return store[at] + store[at + 1] + store[at + 2] + store[at + 3] + store[at + 4] + store[at + 5]


def missing_goods(s: State, seat: i64, costs: list[int], at: i64) -> i64:
    """The first resource a seat lacks for a cost: 0 for none, else resource + 1 + 8 * pieces."""
    store, goods = s.store, seat_at(seat) + GOODS
    r: i64
    for r in range(RESOURCES):
        short = costs[at + r] - store[goods + r]
        if short > 0:
            return r + 1 + 8 * short
    return 0


def emit(s: State, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    log = s.log
    if log is not None:
        log.append(kind)
        log.append(seat)
        log.append(a)
        log.append(b)
        log.append(c)
