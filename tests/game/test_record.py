"""Records on paper and on disk: what is kept comes back, and what is damaged is refused."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tearum import Game, Record, RecordError
from tearum.game.fair_deal import FairDeal, new_secret
from tearum.game.record import FORMAT, MAX_BYTES, RULES

Change = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def record() -> Record:
    game = Game.new(players=3, seed=2, seats=["Anna", "Ben", "Cleo"])
    for _ in range(12):
        game.apply(game.legal_actions()[0])
    return game.record()


def test_a_record_with_its_deal_comes_back_from_disk(record: Record, tmp_path: Path) -> None:
    deal = FairDeal.with_secret(new_secret(), ["a", "b", ""])
    kept = Record(
        **{**vars(record), "deal": deal, "seed": deal.seed},
    )
    kept.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == kept
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_deal_says_what_of_it_does_not_hold() -> None:
    deal = FairDeal.with_secret(new_secret(), ["a"])
    assert deal.problem(deal.seed) is None
    assert deal.problem("another") == "seed"
    assert FairDeal(deal.fingerprint, new_secret(), ("a",)).problem(deal.seed) == "fingerprint"


def put(*path: str, value: object) -> Change:
    def change(data: dict[str, Any]) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("format", value=FORMAT + 1), "not a record of format"),
        (put("rules", value=RULES + 1), "this tearum knows"),
        (put("rules", value=True), "rules must be a number from 1"),
        (put("edition", value=[]), "edition must be an object"),
        (put("edition", "id", value=7), "edition.id must be a text"),
        (put("seats", value=["Anna"]), "2 to 4 seats"),
        (put("seats", value=["a"] * 5), "seats must be a list of at most 4"),
        (put("seats", value=["a" * 61, "b"]), "seats\\[\\] must be a text of at most 60"),
        (put("seed", value=None), "The seed of a record"),
        (put("seed", value="7" * 201), "The seed of a record"),
        (put("actions", value=[-1]), "actions\\[\\] must be a number from 0"),
        (put("actions", value="0"), "actions must be a list"),
        (put("result", value=3), "result must be an object"),
        (put("events", value={}), "events must be a list"),
        (put("deal", value=7), "In a record, deal must be an object"),
        (
            put("deal", value={"nonces": ["a", "b", "c"], "fingerprint": "f" * 65}),
            "deal.fingerprint must be a text of at most 64",
        ),
        (
            put(
                "deal",
                value={"nonces": ["a", "b", "c"], "fingerprint": "f" * 64, "secret": "s" * 65},
            ),
            "deal.secret must be a text of at most 64",
        ),
        (put("deal", value={"nonces": ["a"]}), "deal.nonces has one for each seat"),
        (put("deal", value={"nonces": ["a", "b", "c"]}), "deal.fingerprint must be a text"),
    ],
)
def test_a_damaged_record_is_refused_in_a_sentence(
    record: Record, change: Change, said: str
) -> None:
    data = json.loads(record.dumps())
    change(data)
    with pytest.raises(RecordError, match=said):
        Record.from_json(data)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"[]", "JSON must be an object"),
        (b"{", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b" " * (MAX_BYTES + 1), "too large"),
    ],
    ids=["a list", "cut off", "a deep nest", "too large"],
)
def test_what_is_no_record_is_refused(text: bytes, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        Record.loads(text)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nowhere can’t be read: it does not exist"):
        Record.load(tmp_path / "nowhere")
    with pytest.raises(RecordError, match="this is not a path"):
        Record.load("a\0b")


def test_a_file_that_could_not_be_written_leaves_the_old_one(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        record.save(file)
    assert {f.name: f.read_text() for f in tmp_path.iterdir()} == {"game.json": "old"}


def test_a_record_replays_only_with_its_own_edition(record: Record) -> None:
    other = record.edition_source.replace("max = 25", "max = 24", 1)
    with pytest.raises(RecordError, match="not the one it was played with"):
        Game.replay(Record(**{**vars(record), "edition_source": other}))
