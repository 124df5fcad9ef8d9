"""Where a recorded game is found: at its table, among uploads, in a report; and who may see it."""

import asyncio
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.edition import load
from tearum.game import Game
from tearum.server.live.game_log import GameLog
from tearum.server.live.live_table import LiveTable
from tearum.server.replays import replay_service
from tearum.server.replays.records import compress_record
from tearum.server.replays.replay_service import ReplayService
from tearum.server.store.rows import MoveRow, SeatRow, StoredRecord, TableRow
from tearum.server.wire.errors import RequestError, no_such_table, storage_unavailable
from tearum.server.wire.fields import Stage

CLASSIC = load("classic")
NAMES = ("Ada", "Greta", "Ben")


def record_of(seed: int) -> Any:
    game = Game.new(3, seed, seats=NAMES)
    for _ in range(5):
        game.apply(game.legal_actions()[0])
    return game.record()


def table(stage: Stage, **values: Any) -> tuple[LiveTable, list[MoveRow]]:
    """A table of two people and a bot after some moves, for one of whom a bot stood in."""
    row = TableRow(
        *("t" * 16, "gathering", "classic", _rules(), True, "h", "5e" * 16, "luck"),
        created=1,
        changed=2,
    )
    seats = [
        SeatRow("t", 0, True, "bosun", "Ada", "jade", nonce="00"),
        SeatRow("t", 1, False, "greedy", "Greta", "amber"),
        SeatRow("t", 2, True, None, "Ben", "ivory", nonce="ff"),
    ]
    log, deal = GameLog.deal(row, seats, CLASSIC)
    log.apply(deal)
    moves, move = [deal.row], deal
    for _ in range(4):
        seat = log.game.to_move
        assert seat is not None
        move = log.propose_decisions(seat, [log.game.legal_actions()[0].code])
        log.apply(move)
        moves.append(move.row)
    row = replace(row, stage=stage, store=move.snapshot.store, deal=deal.snapshot.deal, **values)
    return LiveTable(row, seats, CLASSIC), moves


def _rules() -> int:
    from tearum.game.record import RULES

    return RULES


class Found:
    """What a server has, by id."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[LiveTable, list[MoveRow]] | RequestError] = {}
        self.uploads: dict[str, StoredRecord] = {}
        self.reports: dict[str, bytes] = {}
        self.asked: Counter[str] = Counter()
        self.storage = SimpleNamespace(load_record=self.load_record)
        self.editions = SimpleNamespace(parse=lambda source: CLASSIC)

    async def fetch(self, table_id: str) -> Any:
        self.asked[table_id] += 1
        found = self.tables.get(table_id, no_such_table())
        if isinstance(found, RequestError):
            raise found
        return found

    async def load_record(self, game_id: str) -> StoredRecord | None:
        return self.uploads.get(game_id)

    def read_record(self, game_id: str) -> bytes | None:
        return self.reports.get(game_id)

    def load_game(self, live: LiveTable, moves: list[MoveRow]) -> None:
        live.load_game(moves)

    def replays(self, *, lab: bool = True) -> ReplayService:
        return ReplayService(self, self if lab else None)  # type: ignore[arg-type]


def get(found: Found, game: str, **options: Any) -> Any:
    return asyncio.run(found.replays(**options).get(game))


def refused(found: Found, game: str, **options: Any) -> tuple[str, str]:
    with pytest.raises(RequestError) as error:
        get(found, game, **options)
    return error.value.code, error.value.message


def test_a_game_is_found_wherever_it_is() -> None:
    found = Found()
    found.uploads = {
        "upload": StoredRecord(compress_record(record_of(1)), None),
        "archived": StoredRecord(compress_record(record_of(2)), ["greedy", None, None]),
    }
    found.reports["report"] = record_of(3).dumps().encode()
    for game, seed, bots in (
        ("upload", 1, [None, None, None]),
        ("archived", 2, ["greedy", None, None]),
        ("report", 3, [None, None, None]),
    ):
        replay = get(found, game)
        assert (replay.id, replay.record.seed, replay.bots) == (game, seed, bots)
    nothing = ("no_such_game", "There is no such game: check the link.")
    assert refused(found, "nothing") == nothing
    assert refused(found, "report", lab=False) == nothing
    found.reports["broken"] = b"{}"
    assert refused(found, "broken")[0] == "bad_request"
    found.reports["broken"] = b"\xff"
    assert refused(found, "broken")[0] == "bad_request"


def test_a_game_of_a_table_has_its_bots_and_its_deal_once_it_is_over() -> None:
    found = Found()
    found.tables["t"] = table("abandoned")
    replay = get(found, "t")
    assert replay.bots == [None, "greedy", None]  # a bot that stood in does not count
    assert replay.record.seats == NAMES
    assert len(replay.record.actions) == 4
    assert replay.deal is not None
    assert replay.deal.secret == "5e" * 16
    assert replay.record.deal.secret == "5e" * 16
    assert replay.record.rules == _rules()
    assert replay.game is not None
    assert replay.game.seats == NAMES


@pytest.mark.parametrize("stage", ["gathering", "playing"])
def test_a_running_game_has_no_replay(stage: Stage) -> None:
    found = Found()
    found.tables["t"] = table(stage)
    sentence = "This game is not over yet: it can be watched at its table."
    assert refused(found, "t") == ("not_over", sentence)
    live, _ = table("abandoned")
    found.tables["t"] = live, []
    assert refused(found, "t") == ("no_such_game", "This game was never dealt.")
    found.tables["t"] = storage_unavailable()
    assert refused(found, "t")[0] == "no_storage"  # and is not looked for elsewhere


def test_a_game_of_other_rules_is_known_by_its_snapshot() -> None:
    found = Found()
    found.tables["t"] = table("abandoned", rules=_rules() - 1)
    replay = get(found, "t")
    assert replay.game is None
    assert replay.record.rules == _rules() - 1
    assert len(replay.record.actions) == 4
    assert replay.bots == [None, "greedy", None]


def test_replays_that_were_watched_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_service, "MAX_CACHED", 2)
    found = Found()
    for seed, name in enumerate("abc"):
        found.uploads[name] = StoredRecord(compress_record(record_of(seed)), None)
    service = found.replays()

    async def run() -> None:
        for name in ("a", "b", "a", "c", "a", "b"):
            assert (await service.get(name)).id == name

    asyncio.run(run())
    assert found.asked == {"a": 1, "b": 2, "c": 1}
