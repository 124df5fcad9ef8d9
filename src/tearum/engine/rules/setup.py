"""Set-up: all the luck of a game is dealt here, each kind from a stream of its own."""

from typing import Final

from tearum.engine.constants.components import (
    ALLEGIANCES,
    AUTOMA_SHUFFLES,
    BOARDS,
    BUILDING_COLOURS,
    BUILDINGS,
    CAPTAINS,
    CONTRACTS,
    ENDOWMENTS,
    ROUNDS,
    ROWS,
    SHIPS,
    VICTORY_TYPES,
    WISHES,
)
from tearum.engine.ints import i64
from tearum.engine.layout import (
    ALLEGIANCE_SLOT,
    AUTOMA_ON,
    CAPTAIN_DECK,
    COPIES,
    ENDOWMENT,
    ON_BOARD,
    PILE,
    PLAYERS,
    POPULATION,
    REWARD_SIDE,
    SHIP_DECK,
    TIE,
    TILE,
    TOKEN_HIGH,
    TOKENS,
    VICTORY,
    WISH,
)
from tearum.engine.rng import Rng
from tearum.engine.rules.contracts import fill_contracts
from tearum.engine.rules.rounds import show_captains
from tearum.engine.state import State, seat_at
from tearum.engine.workers import board_side

# One stream of luck for each kind of thing that is dealt.
REMOVED_TYPES: Final = 0
CAPTAIN_CARDS: Final = 1
CONTRACT_CARDS: Final = 2
ALLEGIANCE_CARDS: Final = 3
WISH_CARDS: Final = 4
REWARD_SIDES: Final = 5
TILE_ROWS: Final = 6
ENDOWMENT_CARDS: Final = 7
FIRST_PLAYER_TIE: Final = 8
SHIP_CARDS: Final = 9
VICTORY_CARDS: Final = 10
TOKEN_DRAWS: Final = 11
STREAMS: Final = 12


def lay_cards(s: State, at: i64, cards: list[int]) -> None:
    for i in range(len(cards)):
        s.deal[at + i] = cards[i]


def shuffled(rng: Rng, n: i64) -> list[int]:
    cards = list(range(n))
    rng.shuffle(cards)
    return cards


def set_up(s: State, players: i64, luck: list[Rng]) -> None:
    """Deals a whole game into an empty state. What follows is decided by the players alone."""
    s.store[PLAYERS] = players
    deal_buildings(s, luck[REMOVED_TYPES])
    lay_cards(s, PILE, shuffled(luck[CONTRACT_CARDS], CONTRACTS))
    allegiances = shuffled(luck[ALLEGIANCE_CARDS], ALLEGIANCES)
    for slot in range(s.tables.allegiance_slots[board_side(s)]):
        s.store[ALLEGIANCE_SLOT + slot] = allegiances[slot] + 1
    deal_captains(s, luck[CAPTAIN_CARDS])
    deal_tiles(s, luck[TILE_ROWS])
    for r in range(ROUNDS):
        s.deal[REWARD_SIDE + r] = luck[REWARD_SIDES].below(2)
    lay_cards(s, WISH, shuffled(luck[WISH_CARDS], WISHES)[:ROUNDS])
    for r in range(ROUNDS):
        lay_cards(s, SHIP_DECK + r * SHIPS, shuffled(luck[SHIP_CARDS], SHIPS))
    if players == 2:
        deal_automa(s, luck[VICTORY_CARDS], luck[TOKEN_DRAWS])
    lay_cards(s, TIE, shuffled(luck[FIRST_PLAYER_TIE], players))
    endowments = shuffled(luck[ENDOWMENT_CARDS], ENDOWMENTS)
    for seat in range(players):
        seat_player(s, seat, endowments[seat])
    fill_contracts(s)
    show_captains(s)


def deal_buildings(s: State, rng: Rng) -> None:
    """Copies of each type; at 3 and 4 players one type of each colour is out (SET-02, SET-03)."""
    players = s.players()
    for building in range(BUILDINGS):
        s.deal[COPIES + building] = players - 1
    if players > 2:
        for colour in range(BUILDING_COLOURS):
            types = [b for b in range(BUILDINGS) if s.tables.building_colour[b] == colour]
            s.deal[COPIES + types[rng.below(len(types))]] = 0


def deal_captains(s: State, rng: Rng) -> None:
    """Each round's six are shuffled apart; who is not kept leaves unseen (SET-06)."""
    for r in range(ROUNDS):
        cards = [c for c in range(CAPTAINS) if s.tables.captain_round[c] == r]
        rng.shuffle(cards)
        lay_cards(s, CAPTAIN_DECK + r * 4, cards[: 4 if s.players() == 4 else 3])


def deal_tiles(s: State, rng: Rng) -> None:
    """Each board's tiles in any order; a blank one lies on the top row (SET-07)."""
    for board in range(BOARDS):
        at = (board_side(s) * BOARDS + board) * ROWS
        live = [tile for tile in range(ROWS) if s.tables.tile_effect[at + tile] >= 0]
        blank = [tile for tile in range(ROWS) if s.tables.tile_effect[at + tile] < 0]
        rng.shuffle(live)
        lay_cards(s, TILE + board * ROWS, live + blank)


def deal_automa(s: State, victories: Rng, tokens: Rng) -> None:
    types = list(s.tables.victory_types)
    victories.shuffle(types)
    lay_cards(s, VICTORY, types[:VICTORY_TYPES])
    for i in range(ROUNDS * AUTOMA_SHUFFLES):
        draw = list(s.tables.automa_tokens)
        tokens.shuffle(draw)
        lay_cards(s, TOKENS + i * len(draw), draw)
    for board in range(BOARDS):
        s.store[AUTOMA_ON + board] = 1


def seat_player(s: State, seat: i64, endowment: i64) -> None:
    at = seat_at(seat)
    s.store[at + TOKEN_HIGH] = len(s.tables.token_cost)
    s.store[at + POPULATION] = s.tables.population_start
    s.deal[ENDOWMENT + seat] = endowment
    for board in range(BOARDS):
        s.store[at + ON_BOARD + board] = 1
