"""Structured logs: one JSON object per line, and never a key in it."""

import json
import logging
import re
import sys
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


def configure_logging(level: int = logging.INFO) -> None:
    """Send the server's logs to standard error, and of uvicorn's only warnings and errors.

    At its normal level uvicorn would log the address of every client.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("tearum", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if "." not in name else []
        logger.propagate = "." in name
        logger.setLevel(level if name == "tearum" else logging.WARNING)
