"""The engine's side of the comparison with C: the menus of a Trade, played at random."""

from typing import Final

from tearum.engine.actions import BUY, SELL
from tearum.engine.components import RESOURCES
from tearum.engine.ints import i64
from tearum.engine.layout import BOUGHT, MENU, MENU_SIZE, SOLD
from tearum.engine.rng import Rng
from tearum.engine.rules.trade import do_buy, do_sell, offer_trades
from tearum.engine.state import State

_MODULUS: Final = 2147483647


def trades(s: State, rng: Rng, menus: i64) -> i64:
    """Plays so many menus; a Trade with nothing left to do begins anew. A number for all."""
    v = s.v
    total: i64 = 17
    menu: i64
    for menu in range(menus):  # noqa: B007  (native, where `_` would be boxed)
        v[MENU_SIZE] = 0
        offer_trades(s, 0)
        if v[MENU_SIZE] == 0:
            for r in range(RESOURCES):
                v[SOLD + r] = 0
                v[BOUGHT + r] = 0
            continue
        code = v[MENU + rng.below(v[MENU_SIZE])]
        total = (total * 31 + code) % _MODULUS
        if code >= BUY:
            do_buy(s, code - BUY)
        else:
            do_sell(s, code - SELL)
    return total
