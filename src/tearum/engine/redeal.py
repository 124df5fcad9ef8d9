"""Deals anew whatever a seat cannot know, so that a bot can imagine games without seeing the truth.

Unknown cards are gathered sorted and then shuffled: nothing of their true order is left.
"""

from tearum.engine.constants.components import (
    ALLEGIANCE_AT,
    AUTOMA_SHUFFLES,
    AUTOMA_TOKENS,
    BLUE,
    CAPTAINS,
    CONTRACTS,
    MAX_CONVERT,
    ROUNDS,
    SHIPS,
    VICTORY_TYPES,
    VP_PRICE,
)
from tearum.engine.constants.phases import INCOME, LAST_ALLEGIANCES, OVER, SETTING_UP
from tearum.engine.core import write_menu
from tearum.engine.ints import i64
from tearum.engine.layout import (
    CAPTAIN_DECK,
    CHOSEN_BLUE,
    CHOSEN_RED,
    CONTRACT_AT,
    DEPTH,
    MENU_SIZE,
    PILE,
    SHIP_DECK,
    SIZE,
    TIE,
    TOKENS,
    UNSEEN,
    VICTORY,
)
from tearum.engine.rng import Rng
from tearum.engine.rules.rounds import captains_shown
from tearum.engine.state import State, seat_at


def redeal(s: State, seat: i64, rng: Rng) -> State:
    """A state that this seat cannot tell from the true one. Seat -1 is a spectator."""
    new = State(s.tables, s.deal[:], s.store[:])
    redeal_contracts(new, rng)
    redeal_captains(new, rng)
    redeal_ships(new, rng)
    if s.phase() == SETTING_UP:
        redeal_tie(new, rng)
    if s.players() == 2:
        redeal_victories(new, rng)
        redeal_tokens(new, rng)
    if s.phase() != OVER:
        redeal_conversions(new, seat, rng)
    return new


def imagine(s: State, seat: i64, rng: Rng) -> State:
    """A redealt state that may be given away whole: no number in it depends on the truth.

    A plain redeal keeps numbers that no rule reads any more, and the menu of whoever decides.
    """
    new = redeal(s, seat, rng)
    forget_past_decks(new)
    for i in range(MENU_SIZE, SIZE):
        new.store[i] = 0
    if new.store[DEPTH] > 0:
        # Another's menu may follow from a secret figure (END-04).
        write_menu(new, new.frame_kind(), new.frame_seat())
    return new


def forget_past_decks(s: State) -> None:
    """What lay face down in earlier rounds and was never turned over."""
    if s.phase() == SETTING_UP:
        return
    for i in range(s.players()):
        s.deal[TIE + i] = 0
    for i in range(rounds_with_ships(s) * SHIPS):
        s.deal[SHIP_DECK + i] = 0
    for i in range(s.round_index() * AUTOMA_SHUFFLES * AUTOMA_TOKENS):
        s.deal[TOKENS + i] = 0


def redeal_contracts(s: State, rng: Rng) -> None:
    unseen = [c for c in range(CONTRACTS) if s.store[CONTRACT_AT + c] == UNSEEN]
    rng.shuffle(unseen)
    for i in range(len(unseen)):
        s.deal[PILE + s.contracts_drawn() + i] = unseen[i]


def redeal_captains(s: State, rng: Rng) -> None:
    """The captains of later rounds: any of their six."""
    for r in range(s.round_index() + 1, ROUNDS):
        cards = [c for c in range(CAPTAINS) if s.tables.captain_round[c] == r]
        rng.shuffle(cards)
        for i in range(captains_shown(s.players())):
            s.deal[CAPTAIN_DECK + r * 4 + i] = cards[i]


def redeal_ships(s: State, rng: Rng) -> None:
    """The ships of later rounds, and of this one until they are drawn."""
    for r in range(rounds_with_ships(s), ROUNDS):
        cards = list(range(SHIPS))
        rng.shuffle(cards)
        for i in range(SHIPS):
            s.deal[SHIP_DECK + r * SHIPS + i] = cards[i]


def rounds_with_ships(s: State) -> i64:
    """In how many rounds ships have been drawn."""
    drawn = s.phase() != SETTING_UP and s.phase() != INCOME
    return s.round_index() + (1 if drawn else 0)


def redeal_tie(s: State, rng: Rng) -> None:
    seats = list(range(s.players()))
    rng.shuffle(seats)
    for i in range(len(seats)):
        s.deal[TIE + i] = seats[i]


def redeal_victories(s: State, rng: Rng) -> None:
    shown = 0 if s.phase() == SETTING_UP else s.round_index() + 1
    hidden = sorted(s.victory(r) for r in range(shown, VICTORY_TYPES))
    rng.shuffle(hidden)
    for i in range(len(hidden)):
        s.deal[VICTORY + shown + i] = hidden[i]


def redeal_tokens(s: State, rng: Rng) -> None:
    """What is left of the shuffle being drawn from, and every later shuffle."""
    drawn = s.tokens_drawn() + s.round_index() * AUTOMA_SHUFFLES * AUTOMA_TOKENS
    at = drawn - drawn % AUTOMA_TOKENS
    for shuffle in range(at, ROUNDS * AUTOMA_SHUFFLES * AUTOMA_TOKENS, AUTOMA_TOKENS):
        first = max(drawn, shuffle)
        hidden = sorted(s.deal[TOKENS + i] for i in range(first, shuffle + AUTOMA_TOKENS))
        rng.shuffle(hidden)
        for i in range(len(hidden)):
            s.deal[TOKENS + first + i] = hidden[i]


def redeal_conversions(s: State, seat: i64, rng: Rng) -> None:
    """What others have chosen in secret: any two figures they could pay for (END-04).

    Once those who reach 8 blue have been named (END-06), the figures must fit that.
    """
    for other in range(s.players()):
        at = seat_at(other)
        if other == seat or s.conversions_chosen(other) == 0:
            continue
        points = s.money(other) // VP_PRICE
        least, most = i64(0), min(points, MAX_CONVERT)
        short = ALLEGIANCE_AT - s.vp(other, BLUE)
        if s.phase() == LAST_ALLEGIANCES and short > 0:
            if s.chest_closed(other):
                least = short
            else:
                most = min(most, short - 1)
        blue = least + rng.below(most - least + 1)
        s.store[at + CHOSEN_BLUE] = blue
        if s.conversions_chosen(other) == 2:
            s.store[at + CHOSEN_RED] = rng.below(min(points - blue, MAX_CONVERT) + 1)
