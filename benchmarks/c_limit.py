"""The trade path in C and in the engine, over the same Trades: one number comes out of both."""

import ctypes
import subprocess
import tempfile
import time
from pathlib import Path

import tearum
from benchmarks.native.trade_path import trades
from tearum.edition import load
from tearum.engine.constants.components import RESOURCES
from tearum.engine.constants.events import BY_EFFECT
from tearum.engine.constants.frames import TRADING
from tearum.engine.core import new_game
from tearum.engine.pending import push
from tearum.engine.rules.payments import gain_goods, gain_money
from tearum.engine.state import State
from tearum.game.seeds import deal_streams, stream

MENUS = 200_000
Numbers = ctypes.c_int64 * 6


class Trade(ctypes.Structure):
    """What trade.c calls a Trade."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in ("money", "token_low", "token_high")),
        *((name, ctypes.c_int64) for name in ("open_squares", "tokens")),
        *((name, Numbers) for name in ("goods", "sold", "bought", "price")),
        ("token_cost", ctypes.c_int64 * 12),
        ("menu_size", ctypes.c_int64),
        ("menu", ctypes.c_int64 * 63),
        ("rng", Numbers),
    )


def library() -> ctypes.CDLL:
    """The C file, compiled as the engine is."""
    source = Path(__file__).with_name("c") / "trade.c"
    with tempfile.TemporaryDirectory() as place:
        built = Path(place, "trade.so")
        subprocess.run(["cc", "-O3", "-shared", "-fPIC", "-o", built, source], check=True)
        found = ctypes.CDLL(str(built))
    found.trades.argtypes = (ctypes.POINTER(Trade), ctypes.c_int64)
    found.trades.restype = ctypes.c_int64
    return found


def trading_state() -> State:
    """A rich seat with a half-full warehouse, in a Trade."""
    state = new_game(load("classic").tables, 4, deal_streams(1), None)
    gain_money(state, 0, 40 - state.money(0), BY_EFFECT)
    for resource in range(RESOURCES):
        gain_goods(state, 0, resource, 1 - state.goods(0, resource), BY_EFFECT)
    push(state, TRADING, 0)
    return state


def trade_of(state: State) -> Trade:
    """The same Trade for C."""
    t = state.tables
    rng = stream(1, "trade")
    return Trade(
        state.money(0),
        state.token_low(0),
        state.token_high(0),
        t.open_squares,
        len(t.token_cost),
        Numbers(*(state.goods(0, r) for r in range(RESOURCES))),
        Numbers(),
        Numbers(),
        Numbers(*t.price),
        (ctypes.c_int64 * 12)(*t.token_cost),
        0,
        (ctypes.c_int64 * 63)(),
        Numbers(rng.a0, rng.a1, rng.a2, rng.b0, rng.b1, rng.b2),
    )


class CLimit:
    def __init__(self) -> None:
        assert tearum.build.compiled(), "there is nothing to compare without the compiled engine"
        self.c = library()

    def nanoseconds(self) -> tuple[float, float]:
        """A menu in the engine, and in C. They must have played the same Trades."""
        state, trade = trading_state(), None
        started = time.process_time()
        ours = trades(state, stream(1, "trade"), MENUS)
        between = time.process_time()
        trade = trade_of(trading_state())
        begun = time.process_time()
        theirs = self.c.trades(ctypes.byref(trade), MENUS)
        ended = time.process_time()
        assert ours == theirs, "the transcription in C plays other Trades"
        return (between - started) / MENUS * 1e9, (ended - begun) / MENUS * 1e9
