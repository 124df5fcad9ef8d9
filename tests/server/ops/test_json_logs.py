"""Logs: one JSON object a line, no keys, and no event that fills the disk."""

import json
import logging
import sys

import pytest

from tearum.server.ops import json_logs
from tearum.server.ops.json_logs import (
    REPEAT_SECONDS,
    REPEATS,
    JsonFormatter,
    RepeatFilter,
    configure_logging,
)


def record(event: str, **extra: object) -> logging.LogRecord:
    # Not by the factory of records, which a library (Ray) may have exchanged in this process.
    made = logging.LogRecord("tearum.test", logging.INFO, "", 0, event, None, None)
    vars(made).update(extra)
    return made


def test_a_line_is_json_and_masks_keys() -> None:
    line = json.loads(JsonFormatter().format(record("seen", what="key " + "ab" * 16)))
    assert line["event"] == "seen"
    assert line["what"] == "key [key]"


def test_an_event_is_not_repeated_without_end() -> None:
    now = [0.0]
    repeats = RepeatFilter(clock=lambda: now[0])
    assert sum(repeats.filter(record("again")) for _ in range(1000)) == REPEATS
    assert repeats.filter(record("another"))
    now[0] = REPEAT_SECONDS
    later = record("again")
    assert repeats.filter(later)
    assert json.loads(JsonFormatter().format(later))["left_out"] == 1000 - REPEATS
    assert repeats.filter(after := record("again"))
    assert "left_out" not in json.loads(JsonFormatter().format(after))


def test_a_line_says_when_where_and_what() -> None:
    made = record("seen", created=86_400.1239, name="tearum.tables", table="t", lang="dé")
    text = JsonFormatter().format(made)
    assert json.loads(text) == {
        "at": "1970-01-02T00:00:00.123+00:00",
        "level": "info",
        "logger": "tearum.tables",
        "event": "seen",
        "table": "t",
        "lang": "dé",
    }
    assert "dé" in text
    try:
        raise ValueError("a bug")
    except ValueError:
        made = record("broken", exc_info=sys.exc_info(), what={1})
    line = json.loads(JsonFormatter().format(made))
    assert line["trace"].endswith("ValueError: a bug")
    assert line["what"] == "{1}"  # whatever is no JSON, as text
    short = json.loads(JsonFormatter().format(record("seen", what="ab" * 15)))
    assert short["what"] == "ab" * 15  # no key is so short


def test_of_many_events_the_one_of_longest_ago_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(json_logs, "MAX_EVENTS", 2)
    repeats = RepeatFilter(clock=lambda: 0.0)
    for event in ("a", "b", "a", "c", "a"):
        assert repeats.filter(record(event))
    assert [event for _, event in repeats._seen] == ["c", "a"]
    assert repeats._seen["tearum.test", "a"].logged == 3
    other = logging.makeLogRecord({"name": "tearum.other", "msg": "a"})
    repeats.filter(other)
    assert repeats._seen["tearum.other", "a"].logged == 1  # another logger's is another event


def test_libraries_only_warn(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("tearum", "uvicorn", "uvicorn.error", "asyncio")
    loggers = {name: logging.getLogger(name) for name in names}
    before = {
        name: (logger.level, list(logger.handlers), logger.propagate)
        for name, logger in loggers.items()
    }
    try:
        configure_logging()
        for name in names:
            loggers[name].info("info of %s", name)
            loggers[name].warning("warning of %s", name)
        said = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    finally:
        for name, (level, handlers, propagate) in before.items():
            loggers[name].setLevel(level)
            loggers[name].propagate = propagate
            loggers[name].handlers[:] = handlers
    assert [line["event"] for line in said] == [
        "info of tearum",
        *(f"warning of {name}" for name in names),
    ]
