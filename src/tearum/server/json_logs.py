"""Structured logs: one JSON object a line, and never a key in it."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final

_KEY: Final = re.compile(r"\b[0-9a-fA-F]{32,}\b")
_USUAL: Final = {
    *vars(logging.makeLogRecord({})),
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        # Nothing is logged that holds a key; should that ever fail, it still does not get out.
        return _KEY.sub("[key]", json.dumps(line, ensure_ascii=False, default=str))


def set_up(level: int = logging.INFO) -> None:
    """All logs of the server to standard error, and uvicorn's where something is wrong.

    Of every socket it would tell the address.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("tearum", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler] if "." not in name else []
        logger.propagate = "." in name
        logger.setLevel(level if name == "tearum" else logging.WARNING)
