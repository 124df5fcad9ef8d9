"""The engine's front door: new game, legal actions, why not, apply.

`apply` does a legal action and advances until somebody has something to decide; the menu of that
decision is then in the state (`menu_of`).
"""

from tearum.engine.constants.actions import (
    ACTIONS,
    ACTIVATE,
    ALLEGIANCE,
    ALTERNATIVE,
    BUILD,
    BUY,
    CITY_HALL,
    CLOSE,
    CONVERT_BLUE,
    CONVERT_RED,
    CUBE,
    DISCARD,
    END_TURN,
    EXCHANGE,
    EXPAND,
    FOUNDRY,
    FULFIL,
    HIRE,
    HIRE_FOR_GOODS,
    OPTION,
    PASS,
    PAY_ALLEGIANCE,
    PLAY_ON,
    ROW,
    SELL,
    SHIP,
    SPARE,
    STOP,
)
from tearum.engine.constants.components import BLUE, MAX_OPTIONS, MAX_SHIP_ROWS, RED
from tearum.engine.constants.events import DECLINED
from tearum.engine.constants.frames import (
    ACTIVATING,
    ALWAYS_ASKED,
    BUILDING,
    CHOOSING_ALLEGIANCE,
    CONTRACTING,
    CONVERTING_BLUE,
    CONVERTING_RED,
    CUBE_CHOICE,
    EFFECT,
    FOUNDING,
    HIRING,
    OPTION_CHOICE,
    OVERFLOW,
    PALACE,
    PASSABLE,
    SHIP_TURN,
    SPARING,
    STOPPING,
    TRADING,
    TURN,
    TURN_END,
)
from tearum.engine.constants.phases import OVER
from tearum.engine.constants.reasons import (
    GAME_OVER,
    NO_SUCH_ACTION,
    NOT_ASKED,
    TRADE_BEGUN,
    reason_with,
)
from tearum.engine.edition_tables import OP_BUILD, OP_CAPTAIN, OP_CONTRACT, OP_TRADE, EditionTables
from tearum.engine.ints import i64
from tearum.engine.layout import DEPTH, MENU_SIZE, PHASE
from tearum.engine.pending import add_to_menu, clear_menu, pop
from tearum.engine.rng import Rng
from tearum.engine.rules import (
    allegiance,
    automa,
    build,
    captains,
    contracts,
    effects,
    ending,
    income,
    reputation,
    ships,
    trade,
    turn,
    warehouse,
)
from tearum.engine.rules.rounds import next_step
from tearum.engine.rules.setup import set_up
from tearum.engine.state import State, emit, empty_state


def new_game(tables: EditionTables, players: i64, luck: list[Rng], log: list[int] | None) -> State:
    """Deals a game and plays it up to its first decision."""
    s = empty_state(tables)
    s.log = log
    set_up(s, players, luck)
    advance(s)
    return s


def to_move(s: State) -> i64:
    """The seat that decides, or -1 when the game is over."""
    if s.depth() == 0:
        return -1
    return s.frame_seat()


def apply(s: State, code: i64) -> None:
    """Does an action of the menu, which nobody checks here, and advances to the next decision."""
    do_action(s, code)
    advance(s)


def advance(s: State) -> None:
    """Runs the game until there is something to decide, or it is over."""
    while advance_to_menu(s):
        if must_ask(s):
            return
        do_action(s, s.menu_code(0))


def advance_to_menu(s: State) -> bool:
    """Runs phases and effects until a frame has a menu to choose from; False when the game is over.

    Where the menu need not be asked, its one entry is still to be done.
    """
    store = s.store
    while True:
        if store[DEPTH] == 0:
            if store[PHASE] == OVER:
                clear_menu(s)
                return False
            next_step(s)
            continue
        kind = s.frame_kind()
        if kind == EFFECT:
            effects.run_icon(s)
        elif kind == PALACE:
            effects.run_palace(s)
        else:
            write_menu(s, kind, s.frame_seat())
            return True


def must_ask(s: State) -> bool:
    """Whether the seat has to be asked: not where there is exactly one thing to do.

    Ending a turn is always asked (ACT-11), and so are both conversions, whose number must not
    reveal anything.
    """
    return s.store[MENU_SIZE] > 1 or ALWAYS_ASKED >> s.frame_kind() & 1 == 1


def write_menu(s: State, kind: i64, seat: i64) -> None:
    """Writes the legal actions of the frame on top, in ascending order."""
    s.store[MENU_SIZE] = 0
    if kind == OVERFLOW:
        warehouse.offer_expansion(s, seat)
        allegiance.offer_payment(s, seat, True)
        warehouse.offer_exchanges(s, seat)
        warehouse.offer_discards_fast(s, seat)
        return
    if may_pass(s, kind):
        add_to_menu(s, PASS)
    if kind == TURN_END:
        add_to_menu(s, END_TURN)
    elif kind == TRADING and trade.why_close(s) == 0:
        add_to_menu(s, CLOSE)
    elif kind == STOPPING:
        automa.offer_answers(s)
    elif kind == FOUNDING:
        income.offer_foundry(s)
    if warehouse.opens_own_choice(s, kind):
        reputation.offer_city_hall(s, seat)
        allegiance.offer_payment(s, seat, False)
        warehouse.offer_exchanges(s, seat)
    if kind == TURN_END or kind == ACTIVATING:
        captains.offer_activations(s, seat)
    elif kind == TURN:
        turn.offer_boards(s, seat)
        captains.offer_activations(s, seat)
    elif kind == SHIP_TURN:
        ships.offer_ships_fast(s, seat)
    elif kind == CUBE_CHOICE:
        effects.offer_cubes(s)
    elif kind == TRADING:
        trade.offer_trades_fast(s, seat)
    elif kind == BUILDING:
        build.offer_buildings(s, seat)
    elif kind == HIRING:
        captains.offer_captains(s, seat, s.frame_a())
    elif kind == CONTRACTING:
        contracts.offer_contracts(s)
    elif kind == OPTION_CHOICE:
        effects.offer_options(s)
    elif kind == SPARING:
        build.offer_spares(s)
    elif kind == CHOOSING_ALLEGIANCE:
        allegiance.offer_allegiances(s)
    elif kind == CONVERTING_BLUE:
        ending.offer_conversions(s, BLUE)
    elif kind == CONVERTING_RED:
        ending.offer_conversions(s, RED)


# Passing: a ship turn, an action declined, nothing more here


def may_pass(s: State, kind: i64) -> bool:
    return PASSABLE >> kind & 1 == 1 or (kind == TRADING and s.frame_a() == 0)


def why_pass(s: State) -> i64:
    kind = s.frame_kind()
    if may_pass(s, kind):
        return 0
    return TRADE_BEGUN if kind == TRADING else reason_with(NOT_ASKED, kind)


def do_pass(s: State) -> None:
    kind, seat = s.frame_kind(), s.frame_seat()
    if kind == SHIP_TURN:
        ships.do_pass(s)
        return
    pop(s)
    if kind == TRADING:
        emit(s, DECLINED, seat, OP_TRADE)
    elif kind == BUILDING:
        emit(s, DECLINED, seat, OP_BUILD)
    elif kind == HIRING:
        emit(s, DECLINED, seat, OP_CAPTAIN)
    elif kind == CONTRACTING:
        emit(s, DECLINED, seat, OP_CONTRACT)


def why_end_turn(s: State) -> i64:
    kind = s.frame_kind()
    return 0 if kind == TURN_END else reason_with(NOT_ASKED, kind)


# Every action, by its code


def why_not(s: State, code: i64) -> i64:
    """Why an action can't be taken now; 0 exactly when it is legal."""
    if code < 0 or code >= ACTIONS:
        return NO_SUCH_ACTION
    if s.depth() == 0:
        return GAME_OVER
    if code < EXCHANGE:
        return why_not_single(s, code)
    if code < OPTION:
        return warehouse.why_exchange(s, code - EXCHANGE)
    if code < CUBE:
        return effects.why_option(s, code - OPTION)
    if code < SPARE:
        return effects.why_cube(s)
    if code < SELL:
        return build.why_spare(s, code - SPARE)
    if code < BUY:
        return trade.why_sell(s, code - SELL)
    if code < DISCARD:
        return trade.why_buy(s, code - BUY)
    if code < ROW:
        return warehouse.why_discard(s, code - DISCARD)
    if code < ALTERNATIVE:
        use = code - ROW
        return turn.why_use(s, use // MAX_OPTIONS, use % MAX_OPTIONS, False)
    if code < SHIP:
        use = code - ALTERNATIVE
        return turn.why_use(s, use // MAX_OPTIONS, use % MAX_OPTIONS, True)
    if code < BUILD:
        return ships.why_ship(s, (code - SHIP) // MAX_SHIP_ROWS, (code - SHIP) % MAX_SHIP_ROWS)
    if code < HIRE:
        return build.why_build(s, code - BUILD)
    if code < HIRE_FOR_GOODS:
        return captains.why_hire(s, code - HIRE, False)
    if code < ACTIVATE:
        return captains.why_hire(s, code - HIRE_FOR_GOODS, True)
    if code < FULFIL:
        return captains.why_activate(s, code - ACTIVATE)
    if code < ALLEGIANCE:
        return contracts.why_fulfil(s, (code - FULFIL) // 2)
    if code < CONVERT_BLUE:
        return allegiance.why_choose(s, code - ALLEGIANCE)
    if code < CONVERT_RED:
        return ending.why_convert(s, BLUE, code - CONVERT_BLUE)
    return ending.why_convert(s, RED, code - CONVERT_RED)


def why_not_single(s: State, code: i64) -> i64:
    """The same for actions of one code."""
    if code == PASS:
        return why_pass(s)
    if code == END_TURN:
        return why_end_turn(s)
    if code == CLOSE:
        return trade.why_close(s)
    if code == STOP or code == PLAY_ON:
        return automa.why_answer(s)
    if code == EXPAND:
        return warehouse.why_expand(s)
    if code == CITY_HALL:
        return reputation.why_city_hall(s)
    if code == FOUNDRY:
        return income.why_foundry(s)
    return allegiance.why_pay(s)


def do_action(s: State, code: i64) -> None:
    if code < EXCHANGE:
        do_single(s, code)
    elif code < OPTION:
        warehouse.do_exchange(s, code - EXCHANGE)
    elif code < CUBE:
        effects.do_option(s, code - OPTION)
    elif code < SPARE:
        effects.do_cube(s, code - CUBE)
    elif code < SELL:
        build.do_spare(s, code - SPARE)
    elif code < BUY:
        trade.do_sell(s, code - SELL)
    elif code < DISCARD:
        trade.do_buy(s, code - BUY)
    elif code < ROW:
        warehouse.do_discard(s, code - DISCARD)
    elif code < ALTERNATIVE:
        use = code - ROW
        turn.do_use(s, use // MAX_OPTIONS, use % MAX_OPTIONS, False)
    elif code < SHIP:
        use = code - ALTERNATIVE
        turn.do_use(s, use // MAX_OPTIONS, use % MAX_OPTIONS, True)
    elif code < BUILD:
        ships.do_ship(s, (code - SHIP) // MAX_SHIP_ROWS, (code - SHIP) % MAX_SHIP_ROWS)
    elif code < HIRE:
        build.do_build(s, code - BUILD)
    elif code < HIRE_FOR_GOODS:
        captains.do_hire(s, code - HIRE, False)
    elif code < ACTIVATE:
        captains.do_hire(s, code - HIRE_FOR_GOODS, True)
    elif code < FULFIL:
        captains.do_activate(s, code - ACTIVATE)
    elif code < ALLEGIANCE:
        contracts.do_fulfil(s, (code - FULFIL) // 2, (code - FULFIL) % 2)
    elif code < CONVERT_BLUE:
        allegiance.do_choose(s, code - ALLEGIANCE)
    elif code < CONVERT_RED:
        ending.do_convert(s, BLUE, code - CONVERT_BLUE)
    else:
        ending.do_convert(s, RED, code - CONVERT_RED)


def do_single(s: State, code: i64) -> None:
    if code == END_TURN:
        turn.do_end_turn(s)
    elif code == PASS:
        do_pass(s)
    elif code == EXPAND:
        warehouse.do_expand(s)
    elif code == CLOSE:
        trade.do_close(s)
    elif code == CITY_HALL:
        reputation.do_city_hall(s)
    elif code == FOUNDRY:
        income.do_foundry(s)
    elif code == PAY_ALLEGIANCE:
        allegiance.do_pay(s)
    else:
        automa.do_answer(s, code == STOP)
