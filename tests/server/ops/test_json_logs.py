"""Logs: one JSON object a line, no keys, and no event that fills the disk."""

import json
import logging

from tearum.server.ops.json_logs import REPEAT_SECONDS, REPEATS, JsonFormatter, RepeatFilter


def record(event: str, **extra: object) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "tearum.test", "msg": event, "levelname": "INFO"} | extra)


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
