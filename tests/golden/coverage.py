"""What a game shows: everything on the table that it used, and the ways in which it ended."""

from collections.abc import Iterable
from typing import Any

from tearum import Event, Result
from tearum.contract.vocabulary import BoardName

Shown = set[str]

# Events that show one thing each.
NAMED = {
    "built": "building {building}",
    "hired": "captain {captain} hired",
    "activated": "captain {captain} activated",
    "fulfilled": "contract {contract} {colour}",
    "ship_bought": "ship {ship} row {ship_row}",
    "star": "step {step}",
    "allegiance_taken": "allegiance {allegiance} taken",
    "allegiance_proven": "allegiance {allegiance} proven",
    "endowed": "endowment {endowment}",
}


def shown_by(events: Iterable[Event], result: Result, tiles: dict[BoardName, list[int]]) -> Shown:
    """Names of all that a finished game used, as `everything` lists them."""
    shown: Shown = set()
    sides = "4p" if len(result.scores) == 4 else "23p"
    row = 0
    for event in events:
        f = event.fields
        if event.kind in ("worker_removed", "worker_placed"):
            row = f["row"]
        elif event.kind == "action_taken":
            if f["alternative"]:
                shown.add(f"alternative {f['board']}")
            else:
                tile = tiles[f["board"]][row - 1]
                shown.add(f"tile {sides} {f['board']} {tile} side {f['side']}")
        elif event.kind in NAMED:
            shown.add(NAMED[event.kind].format(**f))
    return shown | titles(result) | last_steps(events, len(result.scores)) | reshuffles(events)


def reshuffles(events: Iterable[Event]) -> Shown:
    """Whether the Automa drew more than its eight tokens in a round."""
    drawn = 0
    for event in events:
        if event.kind == "round_begins":
            drawn = 0
        elif event.kind == "automa_token":
            drawn += 1
            if drawn > 8:
                return {"automa reshuffle"}
    return set()


def titles(result: Result) -> Shown:
    """Who won, and how."""
    shown: Shown = set()
    players = len(result.scores)
    governors, kings = result.governors, result.pirate_kings
    if result.stopped:
        shown.add("ending: stopped, decided")
    if players > 2:
        if not governors:
            shown.add("ending: no governor")
        elif governors == kings:
            shown.add("ending: one player is both")
        else:
            shown.add("ending: two winners")
        if sum(score.proven for score in result.scores) == 1:
            shown.add("ending: only one eligible")
    elif result.victory is not None:
        shown.add(f"ending: {result.victory} decides")
        if not result.winners:
            shown.add("ending: nobody wins")
    if len(governors) > 1:
        shown.add("ending: shared governor")
    if len(kings) > 1:
        shown.add("ending: shared pirate king")
    return shown


def last_steps(events: Iterable[Event], players: int) -> Shown:
    """What happened after round V."""
    shown: Shown = set()
    table = "two players" if players == 2 else "more players"
    phase = ""
    for event in events:
        if event.kind == "phase_begins":
            phase = event.fields["phase"]
        elif event.kind == "limited":
            shown.add(f"ending: limit takes {event.fields['colour']}")
        elif event.kind == "converted":
            shown.add(f"ending: conversion, {table}")
        elif event.kind == "allegiance_taken" and phase == "last_allegiances":
            shown.add("ending: allegiance after the conversions")
        elif event.kind == "activated" and phase == "last_captains":
            shown.add("ending: captain activated after round V")
        elif event.kind == "allegiance_proven" and phase == "last_payments":
            shown.add("ending: allegiance paid after round V")
        elif event.kind == "stop_answered" and not event.fields["stop"]:
            shown.add("ending: decided, played on")
    return shown


def everything(edition: Any) -> Shown:
    """All that the goldens together must show."""
    box = edition.components
    names: Shown = {"automa reshuffle"}
    for board in box.board:
        names.add(f"alternative {board.id}")
        for sides, tiles in (("4p", board.tiles_4p), ("23p", board.tiles_23p)):
            for number, tile in enumerate(tiles, 1):
                for side in range(1, len(tile.options) + 1):
                    names.add(f"tile {sides} {board.id} {number} side {side}")
    names |= {f"building {b.number}" for b in box.building}
    names |= {f"captain {c.number} hired" for c in box.captain}
    names |= {f"captain {c.number} activated" for c in box.captain if c.cannons}
    names |= {f"contract {c.number} {colour}" for c in box.contract for colour in ("red", "blue")}
    names |= {f"ship {s.number} row {r}" for s in box.ship for r in range(1, len(s.rows) + 1)}
    names |= {f"step {i}" for i in range(1, len(box.reputation.steps) + 1)}
    names |= {f"allegiance {a.number} {how}" for a in box.allegiance for how in ("taken", "proven")}
    names |= {f"endowment {e.number}" for e in box.endowment}
    names |= {
        f"ending: {ending}"
        for ending in (
            "stopped, decided",
            "decided, played on",
            "no governor",
            "one player is both",
            "two winners",
            "only one eligible",
            "red decides",
            "blue decides",
            "nobody wins",
            "shared governor",
            "shared pirate king",
            "limit takes blue",
            "limit takes red",
            "conversion, two players",
            "conversion, more players",
            "allegiance after the conversions",
            "captain activated after round V",
            "allegiance paid after round V",
        )
    }
    return names
