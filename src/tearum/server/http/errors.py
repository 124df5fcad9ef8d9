"""Exceptions as answers: a status, and a body with a code and one sentence."""

import logging
from collections.abc import Mapping
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tearum.server.api.endpoints import JSON, ParameterError
from tearum.server.http.middleware.security_headers import SECURITY_HEADERS
from tearum.server.store.game_store import StorageError
from tearum.server.wire.encoding import encode_json
from tearum.server.wire.errors import ApiError, ErrorCode, RequestError, storage_unavailable

STATUS: Final[dict[ErrorCode, int]] = {  # all others: 400
    "bad_key": 403,
    "other_site": 403,
    "not_yours": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_edition": 404,
    "not_found": 404,
    "seat_taken": 409,
    "link_used": 409,
    "link_void": 403,
    "table_full": 409,
    "not_playing": 409,
    "not_over": 409,
    "no_nudge": 409,
    "no_hints": 403,
    "no_answer": 503,
    "other_rules": 409,
    "present": 409,
    "seat_lost": 409,
    "too_early": 409,
    "no_lab": 409,
    "lab_busy": 409,
    "too_large": 413,
    "bad_edition": 422,
    "too_many": 429,
    "broken": 500,
    "no_storage": 503,
}

log = logging.getLogger("tearum.server")


def error_response(
    error: RequestError, status: int | None = None, headers: Mapping[str, str] | None = None
) -> Response:
    body = encode_json(ApiError(error.code, error.message))
    return Response(body, status or STATUS.get(error.code, 400), headers, JSON)


async def _request_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestError)
    return error_response(error)


async def _parameter_error(_: Request, error: Exception) -> Response:
    return error_response(RequestError("bad_request", str(error)[:300]), 422)


async def _http_exception(_: Request, error: Exception) -> Response:
    """What Starlette itself refuses: unknown addresses, and methods that are not allowed."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return error_response(RequestError("not_found", "The API has nothing under this address."))
    refused = RequestError("bad_request", f"{error.detail}.")
    return error_response(refused, error.status_code, error.headers)


async def _storage_error(_: Request, error: Exception) -> Response:
    log.warning("storage_gone", extra={"reason": str(error)[:200]})
    return error_response(storage_unavailable())


async def _client_gone(_: Request, __: Exception) -> Response:
    """The client went away in the middle of its request: nobody reads this."""
    return Response(status_code=400)


async def _unexpected_error(request: Request, error: Exception) -> Response:
    log.error("broken", exc_info=error, extra={"path": request.scope.get("path")})
    broken = RequestError("broken", "Something is wrong with this server; it was written down.")
    # Starlette answers this one outside of all middleware, and uvicorn closes the connection after
    # it: without the header, a client would send its next request into a closed connection.
    ours = {"Cache-Control": "no-store", "Connection": "close"}
    return error_response(broken, headers={**SECURITY_HEADERS, **ours})


EXCEPTION_HANDLERS: Final[Mapping[Any, Any]] = {
    RequestError: _request_error,
    ParameterError: _parameter_error,
    HTTPException: _http_exception,
    StorageError: _storage_error,
    ClientDisconnect: _client_gone,
    Exception: _unexpected_error,
}
