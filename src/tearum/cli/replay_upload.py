"""Uploads records to a running `tearum serve`, where they can be watched."""

import json
from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tearum.cli.errors import UserError
from tearum.game import Record

TIMEOUT = 30  # seconds


class ReplayUpload:
    """Called with a record, it uploads it and returns the address of its replay page."""

    def __init__(self, base: str) -> None:
        if not base.startswith(("http://", "https://")):
            raise UserError(f"{base} is no address of a table: it begins with http:// or https://.")
        self.base = base.rstrip("/")

    def __call__(self, record: Record) -> str:
        request = Request(
            f"{self.base}/api/records",
            record.dumps().encode(),
            {"Content-Type": "application/json"},
        )
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:
                stored = json.load(answer)
            return f"{self.base}/replays/{stored['game']}"
        except HTTPError as error:
            raise UserError(f"{self.base} does not keep the replays: {_why(error)}") from None
        except (URLError, HTTPException, OSError, ValueError, KeyError, TypeError) as error:
            reason = getattr(error, "reason", None) or error
            raise UserError(f"{self.base} can't be reached as a table: {reason}.") from None


def _why(error: HTTPError) -> str:
    try:
        return str(json.load(error)["message"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}."
