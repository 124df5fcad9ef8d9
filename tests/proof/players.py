"""Players nobody would want at the table: each plays one stubborn idea through a whole game."""

from collections.abc import Callable
from random import Random

from tearum.engine.constants import actions as codes
from tearum.engine.pending import menu_of
from tearum.engine.state import State

Player = Callable[[State, Random], int]


def kind_between(first: int, end: int) -> Callable[[int], bool]:
    return lambda code: first <= code < end


SHIPS = kind_between(codes.SHIP, codes.BUILD)
BUILDINGS = kind_between(codes.BUILD, codes.HIRE)
SELLS = kind_between(codes.SELL, codes.BUY)
BUYS = kind_between(codes.BUY, codes.DISCARD)
HIRES = kind_between(codes.HIRE, codes.ACTIVATE)
BLUE_CONTRACT = range(codes.FULFIL, codes.ALLEGIANCE, 2)
RED_CONTRACT = range(codes.FULFIL + 1, codes.ALLEGIANCE, 2)


def wanting(*wishes: Callable[[int], bool]) -> Player:
    """Takes what it wants most, if it is to be had; else anything."""

    def choose(state: State, luck: Random) -> int:
        menu = menu_of(state)
        for wish in wishes:
            if wanted := [code for code in menu if wish(code)]:
                return luck.choice(wanted)
        return luck.choice(menu)

    return choose


def refusing(*refused: Callable[[int], bool]) -> Player:
    """Takes anything but what it refuses, unless there is nothing else."""

    def choose(state: State, luck: Random) -> int:
        menu = menu_of(state)
        kept = [code for code in menu if not any(refuse(code) for refuse in refused)]
        return luck.choice(kept or menu)

    return choose


def decliner(state: State, luck: Random) -> int:
    """Declines everything that can be declined; the first thing otherwise."""
    return menu_of(state)[0]


PLAYERS: dict[str, Player] = {
    "hoarder": wanting(SHIPS, BUYS),
    "no-buyer": refusing(SHIPS, BUILDINGS, BUYS, HIRES),
    "blue only": wanting(BLUE_CONTRACT.__contains__, lambda code: code >= codes.CONVERT_BLUE),
    "red only": wanting(RED_CONTRACT.__contains__, lambda code: code >= codes.CONVERT_RED),
    "decliner": decliner,
    "miser": refusing(SHIPS, BUYS, HIRES, lambda code: code == codes.EXPAND),
    "trader": wanting(SELLS, BUYS),
    "eager": lambda state, luck: menu_of(state)[-1],
    "anything": lambda state, luck: luck.choice(menu_of(state)),
}
