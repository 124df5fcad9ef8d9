"""Uploads records to a running `tearum serve`, where they can be watched."""

import json
from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tearum.cli.errors import UserError
from tearum.cli.messages import message
from tearum.game import Record

TIMEOUT: Final = 30  # seconds


class ReplayUpload:
    """Called with a record, it uploads it and returns the address of its replay page."""

    def __init__(self, base: str) -> None:
        if not base.startswith(("http://", "https://")):
            raise UserError(message("error-upload-address", address=base))
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
            reason = _refusal(error)
            raise UserError(
                message("error-upload-refused", address=self.base, reason=reason)
            ) from None
        except (URLError, HTTPException, OSError, ValueError, KeyError, TypeError) as error:
            reason = str(getattr(error, "reason", None) or error)
            raise UserError(
                message("error-upload-failed", address=self.base, reason=reason)
            ) from None


def _refusal(error: HTTPError) -> str:
    try:
        return str(json.load(error)["message"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}."
