"""The record of a table's game: whole when it has ended, before that without secrets."""

import json
import zlib
from dataclasses import replace
from typing import Any

import msgspec

from tearum.game import Record
from tearum.server.live.game_log import all_decisions, fair_deal_of
from tearum.server.live.live_table import LiveTable
from tearum.server.store.editions import edition_name
from tearum.server.wire.errors import RequestError


def whole_record(table: LiveTable) -> Record:
    """The record with seed, secrets and all decisions: only for a game that has ended."""
    game_log = table.game_log
    if game_log is None:
        raise RequestError("no_such_game", "This game was never dealt.")
    return replace(
        game_log.game.record(),
        actions=all_decisions(table.row, game_log.codes),
        rules=table.row.rules,
        deal=fair_deal_of(table.row, table.seats),
    )


def live_record(table: LiveTable, seat: int | None) -> dict[str, Any]:
    """What a seat, or a spectator, may download while the game runs: no seed, no secrets."""
    game_log = table.game_log
    if game_log is None:
        raise RequestError("not_playing", "The game has not begun.")
    return {
        "format": "tearum-live",
        "rules": table.row.rules,
        "edition": msgspec.to_builtins(edition_name(table.edition)),
        "seats": [row.name for row in table.seats],
        "revision": game_log.revision,
        "view": game_log.game.view(seat),
        "events": [event.to_json() for event in game_log.game.events_for(seat)],
    }


def compress_record(record: Record) -> bytes:
    return zlib.compress(json.dumps(record.to_json(), ensure_ascii=False).encode())


def decompress_record(content: bytes) -> Record:
    return Record.loads(zlib.decompress(content))
