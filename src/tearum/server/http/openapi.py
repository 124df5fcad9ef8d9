"""The description of the API, written from the messages."""

from typing import Any, Final

import msgspec

from tearum.server.wire.api_types import API_TYPES
from tearum.server.wire.errors import ApiError

REF: Final = "#/components/schemas/{name}"


def schemas() -> dict[str, Any]:
    _, found = msgspec.json.schema_components(API_TYPES, ref_template=REF)
    return dict(found)


def described(
    answer: Any = None, body: Any = None, status: int = 200, media: str = "application/json"
) -> dict[str, Any]:
    """The part of a route that tells what goes in and what comes out."""
    responses: dict[int | str, Any] = {
        "4XX": {"description": "It came to nothing.", **_content(ApiError)},
        "5XX": {"description": "It came to nothing.", **_content(ApiError)},
    }
    if answer is not None:
        responses[status] = {"description": "Done.", **_content(answer)}
    told: dict[str, Any] = {"responses": responses, "status_code": status}
    if body is not None:
        told["openapi_extra"] = {"requestBody": {"required": True, **_content(body, media)}}
    return told


def _content(type: Any, media: str = "application/json") -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([type], ref_template=REF)
    return {"content": {media: {"schema": schema}}}
