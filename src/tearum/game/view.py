"""What a seat, or a spectator, may see. Everything that leaves the server passes through here.

Hidden are the face-down decks, cards that left the game unseen, others' closed chests (ALG-02)
and others' conversions until all have chosen (END-04).
"""

from collections.abc import Callable
from functools import partial

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
from tearum.engine.constants import frames, phases
from tearum.engine.constants.components import (
    ALLEGIANCES,
    AUTOMA,
    AUTOMA_TOKENS,
    BLUE,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    MAX_ALLEGIANCE_SLOTS,
    ORDER_SPACES,
    RED,
    ROUNDS,
    ROWS,
    SHIPS,
)
from tearum.engine.rules.automa import seat_on_order_board
from tearum.engine.rules.build import copies_left
from tearum.engine.rules.rounds import captains_shown
from tearum.engine.rules.trade import (
    bonus_bought,
    bonus_sold,
    earnings,
    spendings,
    tokens_needed,
    tokens_price,
)
from tearum.engine.rules.turn import acting_row, is_removal_round
from tearum.engine.rules.warehouse import squares
from tearum.engine.rules.wishes import place_of, symbols_for
from tearum.engine.state import State
from tearum.engine.workers import board_capacity, board_side, workers_in_hand, workers_on
from tearum.game.actions.effect import options
from tearum.game.result import result_of


def view_of(s: State, seat: int | None) -> View:
    """The table as this seat sees it; None is a spectator."""
    public = public_view(s)
    return public if seat is None else seat_view(s, seat, public)


def seat_view(s: State, seat: int, public: View) -> View:
    """What a seat sees: what everybody sees, and its own chest."""
    seats = list(public["seats"])
    seats[seat] = _seat(s, seat, open_chest=True)
    return {**public, "you": seat, "seats": seats}


def public_view(s: State) -> View:
    """What everybody sees."""
    over = s.phase() == phases.OVER
    pending = _pending(s)
    result = result_of(s)
    return {
        "you": None,
        "players": s.players(),
        "round": s.round_index() + 1,
        "phase": PHASES[s.phase()],
        "removing": is_removal_round(s),
        "first_player": None if s.phase() == phases.SETTING_UP else s.first_player(),
        "to_move": pending["seat"] if pending else None,
        "pending": pending,
        "seats": [_seat(s, seat, open_chest=over) for seat in range(s.players())],
        "boards": {name: _board(s, board) for board, name in enumerate(BOARDS)},
        "buildings": [
            {
                "building": b + 1,
                "copies": s.copies(b),
                "left": copies_left(s, b),
            }
            for b in range(BUILDINGS)
        ],
        "captains": [c + 1 for c in range(CAPTAINS) if s.captain_shown(c)],
        "captains_to_come": (ROUNDS - 1 - s.round_index()) * captains_shown(s.players()),
        "contracts": [
            s.contract_in_slot(slot) + 1 or None
            for slot in range(s.tables.contract_slots[board_side(s)])
        ],
        "contract_pile": CONTRACTS - s.contracts_drawn(),
        "allegiances": [
            s.allegiance_in_slot(slot) + 1 or None
            for slot in range(min(s.tables.allegiance_slots[board_side(s)], MAX_ALLEGIANCE_SLOTS))
        ],
        "wishes": [_wish(s, r) for r in range(ROUNDS)],
        "ships": [
            {"ship": ship + 1, "taken": s.ship_bought(ship)}
            for ship in range(SHIPS)
            if s.ship_drawn(ship)
        ],
        "automa": _automa(s) if s.players() == 2 else None,
        "decided": s.decided_for() if s.decided_for() >= 0 else None,
        "result": result.to_json() if result else None,
    }


def _goods(pieces: Callable[[int], int]) -> Goods:
    return {name: pieces(r) for r, name in enumerate(RESOURCES)}


def _seat(s: State, seat: int, *, open_chest: bool) -> PlayerBoard:
    closed = s.chest_closed(seat)
    seen = open_chest or not closed
    tokens = range(s.token_low(seat), s.token_high(seat))
    chosen = s.conversions_chosen(seat)
    return {
        "seat": seat,
        "money": s.money(seat),
        "goods": _goods(partial(s.goods, seat)),
        "squares": squares(s, seat),
        "tokens": [s.tables.token_cost[token] for token in tokens],
        "reputation": s.reputation(seat),
        "population": s.population(seat),
        "blue": s.vp(seat, BLUE) if seen else None,
        "red": s.vp(seat, RED) if seen else None,
        "chest": closed,
        "allegiance": s.allegiance(seat) + 1 or None,
        "proven": s.has_proven(seat),
        "endowment": s.endowment(seat) + 1,
        "workers": {name: s.workers(seat, b) for b, name in enumerate(BOARDS)},
        "in_hand": workers_in_hand(s, seat),
        "buildings": [b + 1 for b in range(BUILDINGS) if s.has_built(seat, b)],
        "captains": [
            {"captain": c + 1, "face_up": s.captain_ready(seat, c)}
            for c in range(CAPTAINS)
            if s.captain_owner(c) == seat
        ],
        "contracts": [c + 1 for c in range(CONTRACTS) if s.contract_owner(c) == seat],
        "symbols": {name: s.symbols(seat, symbol) for symbol, name in enumerate(SYMBOLS)},
        "standing": {name: s.permanent(seat, kind) for kind, name in enumerate(PERMANENTS)},
        "has_converted": chosen == 2,
        "conversion": {
            "blue": s.converted_blue(seat) if chosen > 0 else None,
            "red": s.converted_red(seat) if chosen > 1 else None,
        }
        if open_chest
        else None,
    }


def _board(s: State, board: int) -> Board:
    row = acting_row(s, board)
    return {
        "tiles": [s.tile(board, r) + 1 for r in range(ROWS)],
        "workers": workers_on(s, board),
        "automa": s.automa_workers(board),
        "row": row if 1 <= row <= board_capacity(s) else None,
    }


def _wish(s: State, r: int) -> WishOfRound:
    wish = s.wish(r)
    players = range(s.players())
    return {
        "round": r + 1,
        "wish": wish + 1,
        "side": COLOURS[s.reward_side(r)],
        "symbols": [symbols_for(s, seat, wish) for seat in players],
        "places": [place_of(s, seat, wish) for seat in players],
    }


def _automa(s: State) -> Automa:
    """Two players: the order board, the tokens drawn, the victory types turned over."""
    started = s.phase() != phases.SETTING_UP
    shown = s.round_index() + 1 if started else 0
    drawn = s.tokens_drawn()
    shuffle = max(0, drawn - 1) // AUTOMA_TOKENS * AUTOMA_TOKENS
    order = [seat_on_order_board(s, space) for space in range(ORDER_SPACES)]
    return {
        "player_a": s.player_a() if started else None,
        "order": ["automa" if seat == AUTOMA else seat for seat in order] if started else [],
        "space": s.cursor() - 1 if s.phase() == phases.ACTING else None,
        "tokens_drawn": [BOARDS[s.automa_token(i)] for i in range(shuffle, drawn)],
        "tokens_left": AUTOMA_TOKENS - (drawn - shuffle),
        "in_hand": workers_in_hand(s, AUTOMA),
        "victories": [COLOURS[s.victory(r)] if r < shown else None for r in range(ROUNDS)],
    }


def _pending(s: State) -> Pending | None:
    """What is being decided, by whom, and what has been gathered for it so far."""
    if s.depth() == 0:
        return None
    kind, seat, a, b = s.frame_kind(), s.frame_seat(), s.frame_a(), s.frame_b()
    pending: Pending = {"asked": FRAMES[kind], "seat": seat}
    if kind == frames.OPTION_CHOICE:
        pending["effect"] = options(s.tables, a)
    elif kind in (frames.BUILDING, frames.HIRING):
        pending["less"] = a
    elif kind == frames.SPARING:
        pending["building"] = a + 1
        pending["to_spare"] = b
        pending["spared"] = {name: s.spared(r) for r, name in enumerate(CUBES)}
    elif kind == frames.OVERFLOW:
        pending["arriving"] = _goods(s.arriving)
    elif kind == frames.TRADING:
        pending["trade"] = trade_so_far(s, seat)
    elif kind == frames.CHOOSING_ALLEGIANCE:
        pending["allegiances"] = sorted(
            s.allegiance_in_slot(slot) + 1
            for slot in range(MAX_ALLEGIANCE_SLOTS)
            if 0 <= s.allegiance_in_slot(slot) < ALLEGIANCES
        )
    return pending


def trade_so_far(s: State, seat: int) -> Trade:
    """The open Trade: both pans of the scale, the bonus plates, the sum if it is closed now."""
    tokens = tokens_needed(s, seat)
    price = tokens_price(s, seat, tokens)
    plus = bonus_sold(s)
    minus = bonus_bought(s)
    return {
        "sold": _goods(s.sold),
        "bought": _goods(s.bought),
        "earned": earnings(s),
        "spent": spendings(s),
        "bonus_sold": RESOURCES[plus] if plus >= 0 else None,
        "bonus_bought": RESOURCES[minus] if minus >= 0 else None,
        "expansions": tokens,
        "expansion_cost": price,
        "amount": earnings(s) - spendings(s) - price,
    }
