"""What a seat, or a spectator, may see. Everything that leaves the server passes through here.

Hidden are the face-down decks, cards that left the game unseen, others' closed chests (ALG-02)
and others' conversions until all have chosen (END-04).
"""

from tearum.contract.effects import Goods
from tearum.contract.view import Automa, Board, Pending, PlayerBoard, Trade, View, WishOfRound
from tearum.contract.vocabulary import (
    BOARDS,
    COLOURS,
    CUBES,
    FRAMES,
    PERMANENTS,
    PHASES,
    RESOURCES,
    SYMBOLS,
)
from tearum.engine import frames
from tearum.engine import layout as at
from tearum.engine.components import (
    ALLEGIANCES,
    AUTOMA,
    AUTOMA_TOKENS,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    MAX_ALLEGIANCE_SLOTS,
    ORDER_SPACES,
    ROUNDS,
    ROWS,
    SHIPS,
)
from tearum.engine.rules.automa import seat_on_order_board
from tearum.engine.rules.build import copies_left
from tearum.engine.rules.captains import owner
from tearum.engine.rules.rounds import captains_shown
from tearum.engine.rules.trade import (
    bonus_type,
    earnings,
    spendings,
    tokens_needed,
    tokens_price,
)
from tearum.engine.rules.turn import removes, row_that_acts
from tearum.engine.rules.warehouse import squares
from tearum.engine.rules.wishes import place_of, symbols_for
from tearum.engine.state import (
    State,
    board_holds,
    seat_at,
    sides,
    top,
    workers_in_hand,
    workers_on,
)
from tearum.game.effect import options
from tearum.game.result import result_of


def view_of(s: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    over = s.v[at.PHASE] == at.OVER
    pending = _pending(s)
    result = result_of(s)
    return {
        "you": seat,
        "players": s.v[at.PLAYERS],
        "round": s.v[at.ROUND] + 1,
        "phase": PHASES[s.v[at.PHASE]],
        "removing": removes(s),
        "first_player": None if s.v[at.PHASE] == at.SETTING_UP else s.v[at.FIRST],
        "to_move": pending["seat"] if pending else None,
        "pending": pending,
        "seats": [
            _seat(s, other, open_chest=over or other == seat) for other in range(s.v[at.PLAYERS])
        ],
        "boards": {name: _board(s, board) for board, name in enumerate(BOARDS)},
        "buildings": [
            {
                "building": b + 1,
                "copies": s.d[at.COPIES + b],
                "left": copies_left(s, b),
            }
            for b in range(BUILDINGS)
        ],
        "captains": [c + 1 for c in range(CAPTAINS) if s.v[at.CAPTAIN_AT + c] == at.SHOWN],
        "captains_to_come": (ROUNDS - 1 - s.v[at.ROUND]) * captains_shown(s.v[at.PLAYERS]),
        "contracts": [
            s.v[at.CONTRACT_SLOT + slot] or None for slot in range(s.t.contract_slots[sides(s)])
        ],
        "contract_pile": CONTRACTS - s.v[at.PILE_TOP],
        "allegiances": [
            s.v[at.ALLEGIANCE_SLOT + slot] or None
            for slot in range(min(s.t.allegiance_slots[sides(s)], MAX_ALLEGIANCE_SLOTS))
        ],
        "wishes": [_wish(s, r) for r in range(ROUNDS)],
        "ships": [
            {"ship": ship + 1, "taken": s.v[at.SHIP_AT + ship] == at.SHIP_GONE}
            for ship in range(SHIPS)
            if s.v[at.SHIP_AT + ship] != at.UNSEEN
        ],
        "automa": _automa(s) if s.v[at.PLAYERS] == 2 else None,
        "decided": s.v[at.DECIDED] - 1 if s.v[at.DECIDED] > 0 else None,
        "result": result.to_json() if result else None,
    }


def _goods(s: State, pile: int) -> Goods:
    return {name: s.v[pile + r] for r, name in enumerate(RESOURCES)}


def _seat(s: State, seat: int, *, open_chest: bool) -> PlayerBoard:
    here = seat_at(seat)
    closed = s.v[here + at.CHEST] == 1
    seen = open_chest or not closed
    tokens = range(s.v[here + at.TOKEN_LOW], s.v[here + at.TOKEN_HIGH])
    chosen = s.v[here + at.CHOSEN]
    return {
        "seat": seat,
        "money": s.v[here + at.MONEY],
        "goods": _goods(s, here + at.GOODS),
        "squares": squares(s, seat),
        "tokens": [s.t.token_cost[token] for token in tokens],
        "reputation": s.v[here + at.REPUTATION],
        "population": s.v[here + at.POPULATION],
        "blue": s.v[here + at.BLUE_VP] if seen else None,
        "red": s.v[here + at.RED_VP] if seen else None,
        "chest": closed,
        "allegiance": s.v[here + at.HELD] or None,
        "proven": s.v[here + at.PROVEN] == 1,
        "endowment": s.d[at.ENDOWMENT + seat] + 1,
        "workers": {name: s.v[here + at.ON_BOARD + b] for b, name in enumerate(BOARDS)},
        "in_hand": workers_in_hand(s, seat),
        "buildings": [b + 1 for b in range(BUILDINGS) if s.v[at.BUILT + b] >> seat & 1],
        "captains": [
            {"captain": c + 1, "face_up": (s.v[at.CAPTAIN_AT + c] - at.OWNED) % 2 == 0}
            for c in range(CAPTAINS)
            if owner(s, c) == seat
        ],
        "contracts": [
            c + 1 for c in range(CONTRACTS) if s.v[at.CONTRACT_AT + c] == at.OWNED + seat
        ],
        "symbols": {name: s.v[here + at.SYMBOL_OF + symbol] for symbol, name in enumerate(SYMBOLS)},
        "standing": {
            name: s.v[here + at.STANDING_OF + kind] for kind, name in enumerate(PERMANENTS)
        },
        "has_converted": chosen == 2,
        "conversion": {
            "blue": s.v[here + at.CHOSEN_BLUE] if chosen > 0 else None,
            "red": s.v[here + at.CHOSEN_RED] if chosen > 1 else None,
        }
        if open_chest
        else None,
    }


def _board(s: State, board: int) -> Board:
    row = row_that_acts(s, board)
    return {
        "tiles": [s.d[at.TILE + board * ROWS + r] + 1 for r in range(ROWS)],
        "workers": workers_on(s, board),
        "automa": s.v[at.AUTOMA_ON + board],
        "row": row if 1 <= row <= board_holds(s) else None,
    }


def _wish(s: State, r: int) -> WishOfRound:
    wish = s.d[at.WISH + r]
    players = range(s.v[at.PLAYERS])
    return {
        "round": r + 1,
        "wish": wish + 1,
        "side": COLOURS[s.d[at.REWARD_SIDE + r]],
        "symbols": [symbols_for(s, seat, wish) for seat in players],
        "places": [place_of(s, seat, wish) for seat in players],
    }


def _automa(s: State) -> Automa:
    """Two players: the order board, the tokens drawn, the victory types turned over."""
    started = s.v[at.PHASE] != at.SETTING_UP
    shown = s.v[at.ROUND] + 1 if started else 0
    first = at.TOKENS + s.v[at.ROUND] * (at.DEAL_SIZE - at.TOKENS) // ROUNDS
    drawn = s.v[at.TOKEN]
    shuffle = max(0, drawn - 1) // AUTOMA_TOKENS * AUTOMA_TOKENS
    order = [seat_on_order_board(s, space) for space in range(ORDER_SPACES)]
    return {
        "player_a": s.v[at.PLAYER_A] if started else None,
        "order": ["automa" if seat == AUTOMA else seat for seat in order] if started else [],
        "space": s.v[at.CURSOR] - 1 if s.v[at.PHASE] == at.ACTING else None,
        "tokens_drawn": [BOARDS[s.d[first + i]] for i in range(shuffle, drawn)],
        "tokens_left": AUTOMA_TOKENS - (drawn - shuffle),
        "in_hand": workers_in_hand(s, AUTOMA),
        "victories": [COLOURS[s.d[at.VICTORY + r]] if r < shown else None for r in range(ROUNDS)],
    }


def _pending(s: State) -> Pending | None:
    """What is being decided, by whom, and what has been gathered for it so far."""
    if s.v[at.DEPTH] == 0:
        return None
    here = top(s)
    kind, seat, a, b = s.v[here], s.v[here + 1], s.v[here + 2], s.v[here + 3]
    pending: Pending = {"asked": FRAMES[kind], "seat": seat}
    if kind == frames.OPTION_CHOICE:
        pending["effect"] = options(s.t, a)
    elif kind in (frames.BUILDING, frames.HIRING):
        pending["less"] = a
    elif kind == frames.SPARING:
        pending["building"] = a + 1
        pending["to_spare"] = b
        pending["spared"] = {name: s.v[at.SPARED + r] for r, name in enumerate(CUBES)}
    elif kind == frames.OVERFLOW:
        pending["arriving"] = _goods(s, at.ARRIVING)
    elif kind == frames.TRADING:
        pending["trade"] = trade_so_far(s, seat)
    elif kind == frames.CHOOSING_ALLEGIANCE:
        pending["allegiances"] = sorted(
            s.v[at.ALLEGIANCE_SLOT + slot]
            for slot in range(MAX_ALLEGIANCE_SLOTS)
            if 0 < s.v[at.ALLEGIANCE_SLOT + slot] <= ALLEGIANCES
        )
    return pending


def trade_so_far(s: State, seat: int) -> Trade:
    """The scale as it stands: both pans, the bonus plates, what it comes to if closed now."""
    tokens = tokens_needed(s, seat)
    price = tokens_price(s, seat, tokens)
    plus = bonus_type(s, at.SOLD, RESOURCES.index("cannon"))
    minus = bonus_type(s, at.BOUGHT, RESOURCES.index("wheat"))
    return {
        "sold": _goods(s, at.SOLD),
        "bought": _goods(s, at.BOUGHT),
        "earned": earnings(s),
        "spent": spendings(s),
        "bonus_sold": RESOURCES[plus] if plus >= 0 else None,
        "bonus_bought": RESOURCES[minus] if minus >= 0 else None,
        "expansions": tokens,
        "expansion_cost": price,
        "amount": earnings(s) - spendings(s) - price,
    }
