"""The names by which people and JSON know what the engine knows by number.

Cards are called by their printed number, from 1; boards, resources and the like by name.
"""

from typing import Final

from tearum.engine import actions as codes
from tearum.engine import events, frames, layout, reasons, tables
from tearum.engine.components import MAX_CONVERT, MAX_OPTIONS, MAX_SHIP_ROWS

RESOURCES: Final = ("wheat", "wood", "ore", "barrel", "tobacco", "cannon")
BOARDS: Final = ("governor", "market", "harbor", "tavern")
COLOURS: Final = ("blue", "red")
SYMBOLS: Final = ("hygiene", "security", "entertainment")
STANDING: Final = (
    "income_money",
    "ship_less",
    "captain_less",
    "cube_less",
    "build_money",
    "governor_blue",
)
BUILDING_COLOURS: Final = ("crown", "trades", "hygiene", "entertainment", "security")


def _names(module: object, first: str, count: int) -> tuple[str, ...]:
    """The names of `count` constants of a module, from the one called `first` on, by value."""
    found: dict[int, str] = {}
    started = False
    for name, value in vars(module).items():
        started = started or name == first
        if started and name.isupper() and isinstance(value, int) and value == len(found) < count:
            found[value] = name.lower()
    return tuple(found[i] for i in range(count))


PHASES: Final = _names(layout, "SETTING_UP", layout.OVER + 1)
FRAMES: Final = _names(frames, "EFFECT", frames.FRAMES)
REASONS: Final = _names(reasons, "LEGAL", reasons.REASONS)
EVENTS: Final = _names(events, "MONEY", events.EVENTS)
CAUSES: Final = tuple(name[3:] for name in _names(events, "BY_INCOME", events.CAUSES))
DECLINABLE: Final = {
    tables.OP_TRADE: "trade",
    tables.OP_BUILD: "build",
    tables.OP_CAPTAIN: "captain",
    tables.OP_CONTRACT: "contract",
}

# Kinds of action: first code, and the arguments with their sizes, the last running fastest.
KINDS: Final[tuple[tuple[str, int, tuple[tuple[str, int], ...]], ...]] = (
    ("pass", codes.PASS, ()),
    ("end_turn", codes.END_TURN, ()),
    ("close", codes.CLOSE, ()),
    ("stop", codes.STOP, ()),
    ("play_on", codes.PLAY_ON, ()),
    ("expand", codes.EXPAND, ()),
    ("city_hall", codes.CITY_HALL, ()),
    ("foundry", codes.FOUNDRY, ()),
    ("pay_allegiance", codes.PAY_ALLEGIANCE, ()),
    ("exchange", codes.EXCHANGE, (("exchange", 2),)),
    ("option", codes.OPTION, (("side", MAX_OPTIONS),)),
    ("cube", codes.CUBE, (("resource", 3),)),
    ("spare", codes.SPARE, (("resource", 3),)),
    ("sell", codes.SELL, (("resource", 6),)),
    ("buy", codes.BUY, (("resource", 6),)),
    ("discard", codes.DISCARD, (("resource", 6),)),
    ("row", codes.ROW, (("board", 4), ("side", MAX_OPTIONS))),
    ("alternative", codes.ALTERNATIVE, (("board", 4), ("side", MAX_OPTIONS))),
    ("ship", codes.SHIP, (("ship", 9), ("ship_row", MAX_SHIP_ROWS))),
    ("build", codes.BUILD, (("building", 25),)),
    ("hire", codes.HIRE, (("captain", 30),)),
    ("hire_for_goods", codes.HIRE_FOR_GOODS, (("captain", 30),)),
    ("activate", codes.ACTIVATE, (("captain", 30),)),
    ("fulfil", codes.FULFIL, (("contract", 18), ("colour", 2))),
    ("allegiance", codes.ALLEGIANCE, (("allegiance", 10),)),
    ("convert_blue", codes.CONVERT_BLUE, (("points", MAX_CONVERT + 1),)),
    ("convert_red", codes.CONVERT_RED, (("points", MAX_CONVERT + 1),)),
)

# What the integers of an event mean: a field name for each of a, b, c.
EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "money": ("amount", "cause"),
    "goods": ("resource", "pieces", "cause"),
    "lost": ("resource",),
    "vp": ("colour", "points", "cause"),
    "star": ("step",),
    "population": ("steps", "population"),
    "expansion": ("cost", "paid"),
    "worker_removed": ("board", "row"),
    "worker_placed": ("board", "row"),
    "action_taken": ("board", "alternative", "side"),
    "automa_token": ("board", "used"),
    "built": ("building",),
    "hired": ("captain",),
    "activated": ("captain",),
    "fulfilled": ("contract", "slot", "colour"),
    "allegiance_taken": ("allegiance",),
    "allegiance_proven": ("allegiance",),
    "chest_closed": (),
    "ship_bought": ("ship", "ship_row"),
    "ship_passed": (),
    "declined": ("declined",),
    "traded": ("amount", "bonus_sold", "bonus_bought"),
    "exchanged": ("building",),
    "turn_ended": (),
    "endowed": ("endowment",),
    "first_player": (),
    "round_begins": ("round",),
    "phase_begins": ("phase",),
    "victory_shown": ("round", "colour"),
    "ship_shown": ("ship",),
    "captain_shown": ("captain",),
    "contract_shown": ("contract", "slot"),
    "contract_moved": ("contract", "slot"),
    "wish_place": ("symbols", "place"),
    "conversion_chosen": ("blue", "red"),
    "converted": ("blue", "red"),
    "limited": ("colour", "points"),
    "revealed": ("blue", "red"),
    "governor": ("shared",),
    "pirate_king": ("shared",),
    "decided": (),
    "stop_answered": ("stop",),
    "game_over": (),
}

# What the parameters of a reason mean.
REASON_FIELDS: Final[dict[str, tuple[str, str]]] = {
    "not_asked": ("asked", ""),
    "money_short": ("amount", ""),
    "goods_short": ("pieces", "resource"),
    "cubes_short": ("pieces", ""),
    "hired_already": ("seat", ""),
    "fulfilled_already": ("seat", ""),
    "no_worker_there": ("board", ""),
    "board_full": ("board", ""),
    "sold_this_trade": ("", "resource"),
    "building_missing": ("building", ""),
    "not_in_cost": ("", "resource"),
    "nothing_to_discard": ("", "resource"),
}

_FROM_ONE: Final = {
    "building",
    "captain",
    "contract",
    "allegiance",
    "ship",
    "ship_row",
    "side",
    "slot",
    "endowment",
    "exchange",
    "round",
}


def value(field: str, number: int) -> object:
    """An engine's number as people know it."""
    if field == "resource":
        return RESOURCES[number]
    if field == "board":
        return BOARDS[number]
    if field == "colour":
        return COLOURS[number]
    if field == "cause":
        return CAUSES[number]
    if field == "phase":
        return PHASES[number]
    if field == "asked":
        return FRAMES[number]
    if field == "declined":
        return DECLINABLE[number]
    if field in ("bonus_sold", "bonus_bought"):
        return RESOURCES[number - 1] if number > 0 else None
    if field in ("paid", "used", "shared", "alternative", "stop"):
        return number == 1
    if field in _FROM_ONE:
        return number + 1
    return number
