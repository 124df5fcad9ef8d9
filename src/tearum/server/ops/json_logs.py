"""Structured logs: one JSON object per line, and never a key in it."""

import json
import logging
import re
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

_KEY: Final = re.compile(r"\b[0-9a-fA-F]{32,}\b")
_STANDARD_FIELDS: Final = {
    *vars(logging.makeLogRecord({})),
    "message",
    "asctime",
    "taskName",
    "color_message",
}


REPEATS: Final = 10  # lines of the same event
REPEAT_SECONDS: Final = 60.0  # in which at most that many are written
MAX_EVENTS: Final = 1000  # that are remembered


class JsonFormatter(logging.Formatter):
    """Writes a log record, with its `extra` fields, as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _STANDARD_FIELDS}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        # No code logs a key on purpose. Should one slip in, it is masked here.
        return _KEY.sub("[key]", json.dumps(line, ensure_ascii=False, default=str))


class RepeatFilter(logging.Filter):
    """Lets the same event through a few times a minute, and then says how often it was left out.

    Otherwise whoever causes an event could fill the disk with it.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: OrderedDict[tuple[str, str], _Repeats] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        event, now = (record.name, str(record.msg)), self._clock()
        repeats = self._seen.get(event)
        if repeats is None:
            repeats = self._seen[event] = _Repeats(now)
            if len(self._seen) > MAX_EVENTS:
                self._seen.popitem(last=False)
        self._seen.move_to_end(event)
        if now - repeats.since >= REPEAT_SECONDS:
            if repeats.left_out:
                record.left_out = repeats.left_out
            repeats.since, repeats.logged, repeats.left_out = now, 0, 0
        if repeats.logged >= REPEATS:
            repeats.left_out += 1
            return False
        repeats.logged += 1
        return True


@dataclass
class _Repeats:
    """How often an event was logged, and left out, since a moment."""

    since: float
    logged: int = 0
    left_out: int = 0


def configure_logging(level: int = logging.INFO) -> None:
    """Send the server's logs to standard error, and of its libraries only warnings and errors.

    At its normal level uvicorn would log the address of every client.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepeatFilter())
    for name in ("tearum", "uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if "." not in name else []
        logger.propagate = "." in name
        logger.setLevel(level if name == "tearum" else logging.WARNING)
