"""The engine's front door: new game, legal actions, why not, apply.

`apply` takes a legal action, does it, and goes on by itself until somebody has something to decide;
the menu of that decision then stands in the state (`menu_of`).
"""

from tearum.engine.actions import (
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
from tearum.engine.components import BLUE, MAX_OPTIONS, MAX_SHIP_ROWS, RED
from tearum.engine.events import DECLINED
from tearum.engine.frames import (
    ACTIVATING,
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
    PAYING,
    SHIP_TURN,
    SPARING,
    STOPPING,
    TRADING,
    TURN,
    TURN_END,
)
from tearum.engine.ints import i64
from tearum.engine.layout import DEPTH, MENU, MENU_SIZE, OVER, PHASE
from tearum.engine.reasons import GAME_OVER, NO_SUCH_ACTION, NOT_ASKED, TRADE_BEGUN, because
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
from tearum.engine.rules.rounds import go_on
from tearum.engine.rules.setup import set_up
from tearum.engine.state import State, add, emit, empty_state, pop, top
from tearum.engine.tables import OP_BUILD, OP_CAPTAIN, OP_CONTRACT, OP_TRADE, Tables


def new_game(tables: Tables, players: i64, luck: list[Rng], log: list[int] | None) -> State:
    """Deals a game and plays it up to its first decision."""
    s = empty_state(tables)
    s.log = log
    set_up(s, players, luck)
    advance(s)
    return s


def to_move(s: State) -> i64:
    """The seat that decides, or -1 when the game is over."""
    return -1 if s.v[DEPTH] == 0 else s.v[top(s) + 1]


def apply(s: State, code: i64) -> None:
    """Does an action of the menu. Anything else is the caller's mistake and goes unnoticed here."""
    do(s, code)
    advance(s)


def advance(s: State) -> None:
    """Goes on until there is something to decide, or the game is over.

    A step is taken without asking only where there is exactly one thing to do. Ending a turn is
    always asked (ACT-11), and so are both conversions, whose number must not tell anything.
    """
    while True:
        if s.v[DEPTH] == 0:
            if s.v[PHASE] == OVER:
                s.v[MENU_SIZE] = 0
                return
            go_on(s)
            continue
        kind = s.v[top(s)]
        if kind == EFFECT:
            effects.run_icon(s)
        elif kind == PALACE:
            effects.run_palace(s)
        else:
            offer(s, kind)
            if s.v[MENU_SIZE] > 1 or is_always_asked(kind):
                return
            do(s, s.v[MENU])


def is_always_asked(kind: i64) -> bool:
    return kind == TURN_END or kind == CONVERTING_BLUE or kind == CONVERTING_RED


def offer(s: State, kind: i64) -> None:
    """Writes the menu: the legal actions of the frame on top, in ascending order."""
    s.v[MENU_SIZE] = 0
    if may_pass(s, kind):
        add(s, PASS)
    if kind == TURN_END:
        add(s, END_TURN)
    elif kind == TRADING and trade.why_close(s) == 0:
        add(s, CLOSE)
    elif kind == STOPPING:
        automa.offer_answers(s)
    elif kind == FOUNDING:
        income.offer_foundry(s)
    if kind == OVERFLOW or warehouse.opens_own_choice(s):
        if kind == OVERFLOW:
            warehouse.offer_expansion(s)
        reputation.offer_city_hall(s)
        allegiance.offer_payment(s)
        warehouse.offer_exchanges(s)
    if kind == TURN:
        turn.offer_boards(s)
        captains.offer_activations(s)
    elif kind == TURN_END or kind == ACTIVATING:
        captains.offer_activations(s)
    elif kind == SHIP_TURN:
        ships.offer_ships(s)
    elif kind == TRADING:
        trade.offer_trades(s)
    elif kind == BUILDING:
        build.offer_buildings(s)
    elif kind == HIRING:
        captains.offer_captains(s)
    elif kind == CONTRACTING:
        contracts.offer_contracts(s)
    elif kind == OPTION_CHOICE:
        effects.offer_options(s)
    elif kind == CUBE_CHOICE:
        effects.offer_cubes(s)
    elif kind == SPARING:
        build.offer_spares(s)
    elif kind == OVERFLOW:
        warehouse.offer_discards(s)
    elif kind == CHOOSING_ALLEGIANCE:
        allegiance.offer_allegiances(s)
    elif kind == CONVERTING_BLUE:
        ending.offer_conversions(s, BLUE)
    elif kind == CONVERTING_RED:
        ending.offer_conversions(s, RED)


# Passing: a ship turn, an action declined, nothing more here


def may_pass(s: State, kind: i64) -> bool:
    return (
        kind == SHIP_TURN
        or kind == BUILDING
        or kind == HIRING
        or kind == CONTRACTING
        or kind == FOUNDING
        or kind == ACTIVATING
        or kind == PAYING
        or (kind == TRADING and s.v[top(s) + 2] == 0)
    )


def why_pass(s: State) -> i64:
    kind = s.v[top(s)]
    if may_pass(s, kind):
        return 0
    return because(TRADE_BEGUN) if kind == TRADING else because(NOT_ASKED, kind)


def do_pass(s: State) -> None:
    at = top(s)
    kind, seat = s.v[at], s.v[at + 1]
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
    kind = s.v[top(s)]
    return 0 if kind == TURN_END else because(NOT_ASKED, kind)


# Every action, by its code


def why_not(s: State, code: i64) -> i64:
    """Why an action can't be taken now; 0 exactly when it is legal."""
    if code < 0 or code >= ACTIONS:
        return because(NO_SUCH_ACTION)
    if s.v[DEPTH] == 0:
        return because(GAME_OVER)
    if code >= CONVERT_RED:
        return ending.why_convert(s, RED, code - CONVERT_RED)
    if code >= CONVERT_BLUE:
        return ending.why_convert(s, BLUE, code - CONVERT_BLUE)
    if code >= ALLEGIANCE:
        return allegiance.why_choose(s, code - ALLEGIANCE)
    if code >= FULFIL:
        return contracts.why_fulfil(s, (code - FULFIL) // 2)
    if code >= ACTIVATE:
        return captains.why_activate(s, code - ACTIVATE)
    if code >= HIRE_FOR_GOODS:
        return captains.why_hire(s, code - HIRE_FOR_GOODS, True)
    if code >= HIRE:
        return captains.why_hire(s, code - HIRE, False)
    if code >= BUILD:
        return build.why_build(s, code - BUILD)
    if code >= SHIP:
        return ships.why_ship(s, (code - SHIP) // MAX_SHIP_ROWS, (code - SHIP) % MAX_SHIP_ROWS)
    if code >= ALTERNATIVE:
        use = code - ALTERNATIVE
        return turn.why_use(s, use // MAX_OPTIONS, use % MAX_OPTIONS, True)
    if code >= ROW:
        use = code - ROW
        return turn.why_use(s, use // MAX_OPTIONS, use % MAX_OPTIONS, False)
    if code >= DISCARD:
        return warehouse.why_discard(s, code - DISCARD)
    if code >= BUY:
        return trade.why_buy(s, code - BUY)
    if code >= SELL:
        return trade.why_sell(s, code - SELL)
    if code >= SPARE:
        return build.why_spare(s, code - SPARE)
    if code >= CUBE:
        return effects.why_cube(s)
    if code >= OPTION:
        return effects.why_option(s, code - OPTION)
    if code >= EXCHANGE:
        return warehouse.why_exchange(s, code - EXCHANGE)
    if code == PAY_ALLEGIANCE:
        return allegiance.why_pay(s)
    if code == FOUNDRY:
        return income.why_found(s)
    if code == CITY_HALL:
        return reputation.why_city_hall(s)
    if code == EXPAND:
        return warehouse.why_expand(s)
    if code == STOP or code == PLAY_ON:
        return automa.why_answer(s)
    if code == CLOSE:
        return trade.why_close(s)
    if code == END_TURN:
        return why_end_turn(s)
    return why_pass(s)


def do(s: State, code: i64) -> None:
    if code >= CONVERT_RED:
        ending.do_convert(s, RED, code - CONVERT_RED)
    elif code >= CONVERT_BLUE:
        ending.do_convert(s, BLUE, code - CONVERT_BLUE)
    elif code >= ALLEGIANCE:
        allegiance.do_choose(s, code - ALLEGIANCE)
    elif code >= FULFIL:
        contracts.do_fulfil(s, (code - FULFIL) // 2, (code - FULFIL) % 2)
    elif code >= ACTIVATE:
        captains.do_activate(s, code - ACTIVATE)
    elif code >= HIRE_FOR_GOODS:
        captains.do_hire(s, code - HIRE_FOR_GOODS, True)
    elif code >= HIRE:
        captains.do_hire(s, code - HIRE, False)
    elif code >= BUILD:
        build.do_build(s, code - BUILD)
    elif code >= SHIP:
        ships.do_ship(s, (code - SHIP) // MAX_SHIP_ROWS, (code - SHIP) % MAX_SHIP_ROWS)
    elif code >= ALTERNATIVE:
        use = code - ALTERNATIVE
        turn.do_use(s, use // MAX_OPTIONS, use % MAX_OPTIONS, True)
    elif code >= ROW:
        use = code - ROW
        turn.do_use(s, use // MAX_OPTIONS, use % MAX_OPTIONS, False)
    elif code >= DISCARD:
        warehouse.do_discard(s, code - DISCARD)
    elif code >= BUY:
        trade.do_buy(s, code - BUY)
    elif code >= SELL:
        trade.do_sell(s, code - SELL)
    elif code >= SPARE:
        build.do_spare(s, code - SPARE)
    elif code >= CUBE:
        effects.do_cube(s, code - CUBE)
    elif code >= OPTION:
        effects.do_option(s, code - OPTION)
    elif code >= EXCHANGE:
        warehouse.do_exchange(s, code - EXCHANGE)
    elif code == PAY_ALLEGIANCE:
        allegiance.do_pay(s)
    elif code == FOUNDRY:
        income.do_found(s)
    elif code == CITY_HALL:
        reputation.do_city_hall(s)
    elif code == EXPAND:
        warehouse.do_expand(s)
    elif code == STOP or code == PLAY_ON:
        automa.do_answer(s, code == STOP)
    elif code == CLOSE:
        trade.do_close(s)
    elif code == END_TURN:
        turn.do_end_turn(s)
    else:
        do_pass(s)
