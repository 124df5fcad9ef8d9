"""The engine's side of the comparison with C: the menus of a Trade, played at random."""

from typing import Final

from tearum.engine.constants.actions import BUY, SELL
from tearum.engine.constants.components import RESOURCES
from tearum.engine.ints import i64
from tearum.engine.pending import clear_menu
from tearum.engine.rng import Rng
from tearum.engine.rules.trade import do_buy, do_sell, offer_trades_fast
from tearum.engine.state import State

_MODULUS: Final = 2147483647


def trades(s: State, rng: Rng, menus: i64) -> i64:
    """Plays this many menus, starting a new Trade when one is done; returns a checksum."""
    total: i64 = 17
    menu: i64
    for menu in range(menus):  # noqa: B007  (native, where `_` would be boxed)
        clear_menu(s)
        offer_trades_fast(s, 0)
        if s.menu_size() == 0:
            for r in range(RESOURCES):
                s.add_sold(r, -s.sold(r))
                s.add_bought(r, -s.bought(r))
            continue
        code = s.menu_code(rng.below(s.menu_size()))
        total = (total * 31 + code) % _MODULUS
        if code >= BUY:
            do_buy(s, code - BUY)
        else:
            do_sell(s, code - SELL)
    return total
