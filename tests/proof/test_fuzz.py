"""Whatever is read, only the documented errors come out, soon, and without eating the memory."""

import json
import tracemalloc
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tearum import Game, Record, RecordError
from tearum.edition import EditionError, load, parse

CLASSIC = load("classic").source.encode()
SOME = settings(max_examples=150, deadline=5000)  # milliseconds
MEMORY = 64 * 1024 * 1024

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=12,
)


def read_edition(text: bytes) -> None:
    outcome = "read"
    try:
        parse(text)
    except EditionError as error:
        outcome = str(error) if error.problems else ""
    assert outcome


def read_record(text: str | bytes) -> None:
    """Reads and replays, as `tearum record check` does."""
    outcome = "read"
    try:
        Game.replay(Record.loads(text))
    except (RecordError, EditionError) as error:
        outcome = str(error)
    assert outcome


@pytest.fixture(scope="module")
def record() -> bytes:
    game, luck = Game.new(2, 1), Random(1)
    while game.to_move is not None:
        game.apply(luck.choice(game.legal_actions()))
    return game.record().dumps().encode()


@given(st.binary(max_size=400))
@SOME
def test_any_bytes_are_an_edition_or_a_list_of_problems(text: bytes) -> None:
    read_edition(text)


@given(st.integers(0, len(CLASSIC)), st.integers(0, 40), st.binary(max_size=30))
@SOME
def test_a_damaged_edition_is_read_or_refused(at: int, cut: int, put: bytes) -> None:
    read_edition(CLASSIC[:at] + put + CLASSIC[at + cut :])


@pytest.mark.proof
@given(st.lists(st.integers(0, CLASSIC.count(b"\n")), max_size=8), st.randoms())
@SOME
def test_an_edition_with_its_lines_in_disorder_is_read_or_refused(
    moved: list[int], luck: Random
) -> None:
    lines = CLASSIC.split(b"\n")
    for line in moved:
        lines.insert(luck.randrange(len(lines)), lines.pop(line))
    read_edition(b"\n".join(lines))


@given(st.binary(max_size=400))
@SOME
def test_any_bytes_are_a_record_or_refused(text: bytes) -> None:
    read_record(text)


@given(st.data())
@SOME
def test_a_record_with_one_thing_changed_is_read_or_refused(
    record: bytes, data: st.DataObject
) -> None:
    changed = json.loads(record)
    place = changed
    while isinstance(place, dict | list) and place:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(list(keys)))
        inner = place[key]
        if not isinstance(inner, dict | list) or data.draw(st.booleans()):
            place[key] = data.draw(json_values)
            break
        place = inner
    read_record(json.dumps(changed))


@given(st.integers(0, 10**9), st.integers(0, 60), st.binary(max_size=20))
@SOME
def test_a_damaged_record_is_read_or_refused(record: bytes, at: int, cut: int, put: bytes) -> None:
    at %= len(record)
    read_record(record[:at] + put + record[at + cut :])


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 250_000,
        b"a = " + b"[" * 100_000,
        b'a = "' + b"x" * 260_000,
        b"[[building]]\n" * 19_000,
        b"a.b" + b".c" * 120_000 + b" = 1",
        b"x = 1" + b"0" * 200_000,
        b"#" * 262_144,
        b"\xef\xbb\xbf" * 1000,
        b'{"format": 1, "rules": 1' + b"0" * 100_000 + b"}",
        b'{"seed": ' * 100_000,
    ],
    ids=lambda text: str(text[:12]),
)
def test_what_is_made_to_hurt_does_not(text: bytes) -> None:
    tracemalloc.start()
    try:
        read_edition(text)
        read_record(text)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MEMORY
