"""One or more cases for everything the game says, with lopsided values: no two figures are equal.

    python -m tests.text.sentence_cases

writes them with their sentences in every language into golden_sentences.txt. Read what changed as
a player would, then commit it.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from tearum.bots.thought import Reason
from tearum.contract.actions import ACTION_KINDS
from tearum.contract.counts import AUTOMA
from tearum.contract.languages import LANGUAGES
from tearum.contract.reasons import REASON_KINDS
from tearum.contract.vocabulary import (
    BOARDS,
    BUILDING_COLOURS,
    CAUSES,
    COLOURS,
    DECLINABLE,
    FRAMES,
    PHASES,
    RESOURCES,
    SYMBOLS,
)
from tearum.edition import Edition, load
from tearum.edition.phrases.effect import parse_effect
from tearum.engine.constants.frames import SHIP_TURN
from tearum.text import Sentences, Text, text_in

FILE: Final = Path(__file__).with_name("golden_sentences.txt")
PLAYERS: Final = ("Ada", "Ben", "Chloé", "Dirk")
Fields = dict[str, Any]


@dataclass(frozen=True)
class Case:
    family: str
    name: str
    fields: str = "{}"  # JSON, so that a case is a line of the file

    def __str__(self) -> str:
        return f"{self.family} {self.name} {self.fields}"

    def text(self, language: str) -> str:
        say, given = sentences(language), json.loads(self.fields)
        return str(_SAID[self.family](say, self.name, given))


def _case(family: str, name: str, **fields: object) -> Case:
    return Case(family, name, json.dumps(fields, ensure_ascii=False))


@cache
def edition() -> Edition:
    """One that never changes."""
    return load(Path(__file__).parents[1] / "golden" / "frozen.toml")


@cache
def sentences(language: str) -> Sentences:
    return Sentences(Text(language, strict=True), edition())


def _of_card(say: Sentences, kind: str, given: Fields) -> str:
    cards = {card.number: card for card in getattr(edition().components, kind)}
    return str(getattr(say, f"{kind}_brings")(cards[given["number"]]))


# What is said in each family, for a name and its fields.
_SAID: Final[dict[str, Callable[[Sentences, str, Fields], object]]] = {
    "event": lambda say, name, given: say.event(name, given, PLAYERS),
    "action": lambda say, name, given: say.action(name, given["args"], given["context"]),
    "asked": lambda say, name, given: say.asked(name, given),
    "heading": lambda say, name, given: say.heading(name),
    "reason": lambda say, name, given: say.reason(name, given, PLAYERS, 2),
    "bot-reason": lambda say, name, given: Reason(name, given["points"], given["about"]).text(
        edition(), say.text.language, PLAYERS
    ),
    "bot-fault": lambda say, name, given: text_in(say.text.language).message(
        f"bot-fault-{name}", **given
    ),
    "effect": lambda say, name, given: say.effect(parse_effect(given["of"]).to_json()),
    "allegiance": lambda say, name, given: say.allegiance(int(name)),
    "card": _of_card,
    "word": lambda say, name, given: getattr(say, name)(*given["of"]),
}


def cases() -> list[Case]:
    found = [
        *_events(),
        *_events_of_rounds(),
        *_actions(),
        *_asked(),
        *_reasons(),
        *_bot_reasons(),
        *_words(),
    ]
    return list(dict.fromkeys(found))


def _events() -> Iterator[Case]:
    for cause in CAUSES:
        yield _case("event", "money", seat=0, amount=7, cause=cause)
        yield _case("event", "money", seat=1, amount=-4, cause=cause)
        yield _case("event", "goods", seat=0, resource="cannon", pieces=2, cause=cause)
        yield _case("event", "goods", seat=1, resource="ore", pieces=-1, cause=cause)
        yield _case("event", "vp", seat=2, colour="blue", points=3, cause=cause)
    yield _case("event", "vp", seat=3, colour="red", points=1, cause="contract")
    for resource in RESOURCES:
        yield _case("event", "lost", seat=0, resource=resource)
    yield _case("event", "star", seat=0, step=9)
    yield _case("event", "population", seat=0, steps=2, population=17)
    for paid in (True, False):
        yield _case("event", "expansion", seat=1, cost=4, paid=paid)
    for board in BOARDS:
        yield _case("event", "worker_removed", seat=0, board=board, row=3)
        yield _case("event", "worker_placed", seat=1, board=board, row=2)
    for board, alternative in zip(BOARDS, (True, False, True, False), strict=True):
        yield _case("event", "action_taken", seat=0, board=board, alternative=alternative, side=2)
        yield _case("event", "automa_token", seat=AUTOMA, board=board, used=not alternative)
    yield _case("event", "built", seat=0, building=8)
    yield _case("event", "hired", seat=1, captain=21)
    yield _case("event", "activated", seat=2, captain=5)
    for colour in COLOURS:
        yield _case("event", "fulfilled", seat=0, contract=9, slot=4, colour=colour)
        yield _case("event", "victory_shown", seat=None, round=2, colour=colour)
        yield _case("event", "limited", seat=3, colour=colour, points=6)
    yield _case("event", "allegiance_taken", seat=0, allegiance=3)
    yield _case("event", "allegiance_proven", seat=1, allegiance=10)
    yield _case("event", "chest_closed", seat=0)
    yield _case("event", "ship_bought", seat=0, ship=7, ship_row=2)
    yield _case("event", "ship_passed", seat=1)
    for declined in DECLINABLE:
        yield _case("event", "declined", seat=0, declined=declined)
    for amount, sold, bought in product((8, -5, 0), (None, "ore"), (None, "cannon")):
        yield _case("event", "traded", seat=0, amount=amount, bonus_sold=sold, bonus_bought=bought)


def _events_of_rounds() -> Iterator[Case]:
    yield _case("event", "exchanged", seat=0, building=12)
    yield _case("event", "turn_ended", seat=0)
    yield _case("event", "endowed", seat=0, endowment=2)
    yield _case("event", "first_player", seat=1)
    yield _case("event", "round_begins", seat=None, round=4)
    for phase in PHASES:
        yield _case("event", "phase_begins", seat=None, phase=phase)
    yield _case("event", "ship_shown", seat=None, ship=6)
    yield _case("event", "captain_shown", seat=None, captain=19)
    yield _case("event", "contract_shown", seat=None, contract=11, slot=5)
    yield _case("event", "contract_moved", seat=None, contract=12, slot=3)
    for place, symbols in ((1, 4), (1, 1), (2, 3), (2, 1)):
        yield _case("event", "wish_place", seat=0, symbols=symbols, place=place)
    for blue, red in ((None, None), (0, 0), (2, 0), (0, 1), (3, 1)):
        yield _case("event", "conversion_chosen", seat=0, blue=blue, red=red)
    for blue, red in ((2, 0), (0, 1), (3, 1)):
        yield _case("event", "converted", seat=0, blue=blue, red=red)
    yield _case("event", "revealed", seat=0, blue=31, red=22)
    for shared in (True, False):
        yield _case("event", "governor", seat=0, shared=shared)
        yield _case("event", "pirate_king", seat=1, shared=shared)
    yield _case("event", "decided", seat=0)
    for stop in (True, False):
        yield _case("event", "stop_answered", seat=0, stop=stop)
    yield _case("event", "game_over", seat=None)
    yield _case("event", "turn_ended", seat=6)  # who has no name


SIDES = parse_effect("$1, build(-1 cube) / 2 blue, star").to_json()
_ARGUMENTS: dict[str, Any] = {
    "exchange": 2,
    "side": 2,
    "resource": "wood",
    "board": "harbor",
    "ship": 4,
    "ship_row": 1,
    "building": 3,
    "captain": 11,
    "contract": 9,
    "colour": "red",
    "allegiance": 3,
    "points": 2,
}
# Besides the line without a context, which every action has.
_CONTEXTS: dict[str, list[Fields]] = {
    "close": [{"amount": 8}, {"amount": -5}, {"amount": 0}],
    "pass": [{"asked": frame} for frame in FRAMES],
    "expand": [{"price": 4}],
    "city_hall": [{"building": 6}],
    "foundry": [{"building": 7}],
    "pay_allegiance": [{"allegiance": number} for number in (1, 9, 10)],
    "exchange": [{"building": 5, "give": {"ore": 3}, "take": {"tobacco": 1}}, {"building": 0}],
    "option": [{"effect": SIDES}, {"effect": SIDES[:1]}],
    "cube": [],
    "sell": [{"price": 3}],
    "buy": [{"price": 1}],
    "row": [{"row": 3, "effect": SIDES}, {"row": 1}, {"effect": SIDES[1:]}],
    "alternative": [{"effect": SIDES}],
    "ship": [{"price": 5, "goods": {"cannon": 1, "ore": 2}}],
    "build": [{"cost": {"wheat": 1, "ore": 3}}, {"cost": {}}],
    "hire": [{"price": 4}, {"price": 0, "goods": {"wood": 1}}, {"price": 0}],
    "hire_for_goods": [{"goods": {"barrel": 2, "wheat": 1}}, {"goods": {}}],
    "activate": [{"cannons": 2, "effect": SIDES}],
    "fulfil": [{"points": 5, "goods": {"tobacco": 2, "barrel": 1}}],
    "allegiance": [{"points": 7}],
}


def _actions() -> Iterator[Case]:
    for kind in ACTION_KINDS:
        args = {name: _ARGUMENTS[name] for name, _ in kind.arguments}
        for context in ({}, *_CONTEXTS.get(kind.name, [])):
            yield _case("action", kind.name, args=args, context=context)
    for board in BOARDS:
        first = {"board": board, "side": 1}
        yield _case("action", "alternative", args=first, context={})
        yield _case("action", "row", args=first, context={})
    for resource in RESOURCES:
        yield _case("action", "sell", args={"resource": resource}, context={})
    blue = {"contract": 9, "colour": "blue"}
    yield _case("action", "fulfil", args=blue, context={"points": 1})
    for colour, points in product(COLOURS, (0, 1)):
        yield _case("action", f"convert_{colour}", args={"points": points}, context={})


def _asked() -> Iterator[Case]:
    for frame in FRAMES[SHIP_TURN:]:
        yield _case("asked", frame)
        yield _case("heading", frame)
    for removing in (True, False):
        yield _case("asked", "turn", removing=removing)
    for less in (1, 2):
        yield _case("asked", "building", less=less)
        yield _case("asked", "hiring", less=less)
    yield _case("asked", "sparing", to_spare=2)
    yield _case("asked", "overflow", arriving={"ore": 2, "barrel": 1})


_REASON_FIELDS: dict[str, list[object]] = {
    "asked": [*FRAMES, ""],
    "amount": [3],
    "pieces": [2, 1],
    "resource": list(RESOURCES),
    "seat": [1, 2],
    "board": list(BOARDS),
    "building": [3],
}


def _reasons() -> Iterator[Case]:
    for kind in REASON_KINDS[1:]:
        for values in product(*(_REASON_FIELDS[field] for field in kind.fields)):
            yield _case("reason", kind.name, **dict(zip(kind.fields, values, strict=True)))
    yield _case("reason", "out_of_order", asked="sparing")
    yield _case("reason", "out_of_order", asked="trading")


# About what, and with which cases besides "more" and "less".
_BOT_REASONS: dict[str, tuple[list[Fields], tuple[str, ...]]] = {
    "blue": ([{"colour": "blue", "n": n} for n in (3, 1)], ()),
    "red": ([{"colour": "red", "n": n} for n in (3, 1)], ()),
    "money": ([{"n": 6}], ()),
    "goods": ([{"goods": {"ore": 2, "cannon": 1}, "others": {"wheat": 3}}], ("swap",)),
    "income": ([{"n": 2, "rounds": rounds} for rounds in (3, 1)], ()),
    "reputation": ([{"n": n} for n in (2, 1)], ()),
    "buildings": ([{"building": 8}], ()),
    "room": ([{"n": n} for n in (2, 1)], ()),
    "captains": (
        [{"captain": 7, "n": 3}],
        ("hired", "waiting", "activated", "without", "armed"),
    ),
    "next-building": ([{"building": 8}], ("taken",)),
    "next-captain": ([{"captain": 7}], ("taken",)),
    "next-contract": ([{"contract": 12}], ("taken",)),
    "wishes": (
        [
            {"round": 3, "place": place, "symbol": symbol, "n": n}
            for place, symbol, n in (
                *zip((1, 2, 1), SYMBOLS, (3, 4, 1), strict=True),
                (1, "security", 2),
                (2, "hygiene", 5),
                (2, "entertainment", 6),
            )
        ],
        ("symbol",),
    ),
    "symbols": ([{"symbol": s, "n": n} for s, n in zip(SYMBOLS, (2, 1, 3), strict=True)], ()),
    "allegiance": ([{"allegiance": 4, "chance": 83, "instead": 61}], ("proven",)),
    "limit": ([{"colour": colour, "n": 13} for colour in COLOURS], ()),
    "own-row": ([{"board": board, "row": 2} for board in BOARDS], ()),
    "next-row": ([{"board": board, "row": 3, "seat": 1} for board in BOARDS], ()),
    "colour": ([{"colour": colour} for colour in COLOURS], ()),
    "preference": ([{}], ()),
    "titles": ([{"chance": 61, "instead": 47}], ("same",)),
    "played-on": (
        [{"chance": 34, "instead": 29, "n": 41}],
        ("loses", "fewer", "worse", "richer", "better", "wins"),
    ),
    "blind": ([{}], ()),
}


def _bot_reasons() -> Iterator[Case]:
    for name, (abouts, named) in _BOT_REASONS.items():
        for about in abouts:
            for points in (1.5, -12.4):
                yield _case("bot-reason", name, points=points, about=about)
            for case in named:
                yield _case("bot-reason", name, points=0.0, about={**about, "case": case})
    for fault in ("error", "type", "illegal", "deaf", "stored"):
        yield _case("bot-fault", fault, bot="mine:Bot", detail="no hat", fallback="random")
    for fault in ("slow", "out"):
        yield _case("bot-fault", fault, bot="mine:Bot", detail=2.5, fallback="random")


def _words() -> Iterator[Case]:
    for effect in (
        *("$3", "2 blue", "1 blue", "4 red", "1 red", "star", "2 star", "population"),
        *("2 population", "any cube", "2 any cube", "expansion", "2 expansion", "all expansions"),
        *("trade", "build", "build(-1 cube)", "build(-2 cube)", "captain", "captain(-$2)"),
        *("contract", "2 wheat", "1 wood", "3 ore", "1 barrel", "2 tobacco", "1 cannon"),
        "$2, star / 1 blue, trade / 3 red",
    ):
        yield _case("effect", "json", of=effect)
    for allegiance in edition().components.allegiance:
        yield Case("allegiance", str(allegiance.number))
    for building in edition().components.building:
        yield _case("card", "building", number=building.number)
    for captain in edition().components.captain:
        yield _case("card", "captain", number=captain.number)
    for resource in RESOURCES:
        yield _case("word", "resources", of=[resource])
        yield _case("word", "pieces", of=[resource, 1])
        yield _case("word", "pieces", of=[resource, 3])
    for trade in BUILDING_COLOURS:
        yield _case("word", "building_colour", of=[trade])
    for board in BOARDS:
        yield _case("word", "board", of=[board])
    for colour in COLOURS:
        yield _case("word", "colour", of=[colour])
    for number in range(1, 6):
        yield _case("word", "round_name", of=[number])


def written() -> str:
    """The file as it should be."""
    lines = [
        "# Written by `python -m tests.text.sentence_cases`: en, fr, de. Read what changed.",
        "",
    ]
    for case in cases():
        lines += [str(case), *(f"    {case.text(language)}" for language in LANGUAGES), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
