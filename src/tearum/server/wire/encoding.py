"""How messages become JSON."""

from datetime import UTC, datetime

import msgspec

encode_json = msgspec.json.Encoder().encode


def iso_time(seconds: int) -> str:
    """Seconds since 1970 as messages give them: UTC, ISO 8601."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def iso_day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()
