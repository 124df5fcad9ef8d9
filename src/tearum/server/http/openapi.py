"""The OpenAPI description of the API, written from its endpoints and their types."""

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

import msgspec

import tearum
from tearum.server.api.endpoints import JSON, Endpoint, Parameter, RawBody
from tearum.server.wire.api_types import API_TYPES, PUBLIC_NAMES
from tearum.server.wire.errors import ApiError

REF: Final = "#/components/schemas/{name}"


def openapi_document(endpoints: Iterable[Endpoint], prefix: str) -> Any:
    """The description of endpoints that are mounted under a prefix."""
    paths: defaultdict[str, dict[str, Any]] = defaultdict(dict)
    for endpoint in endpoints:
        path = prefix + endpoint.path
        paths[path][endpoint.method.lower()] = _operation(endpoint, path)
    _, schemas = msgspec.json.schema_components(API_TYPES, ref_template=REF)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "tearum", "version": tearum.__version__},
        "paths": dict(paths),
        "components": {"schemas": schemas},
    }
    return _with_public_names(document)


def _with_public_names(document: Any) -> Any:
    """The document with the names that types of the contract have for clients."""
    if isinstance(document, dict):
        return {
            _with_public_names(key): _with_public_names(value) for key, value in document.items()
        }
    if isinstance(document, list):
        return [_with_public_names(value) for value in document]
    if isinstance(document, str):
        start, slash, name = document.rpartition("/")
        return f"{start}{slash}{PUBLIC_NAMES.get(name, name)}"
    return document


def _operation(endpoint: Endpoint, path: str) -> dict[str, Any]:
    name = endpoint.handler.__name__
    failed = {"description": "The request failed.", **_content(ApiError)}
    operation: dict[str, Any] = {
        "summary": name.replace("_", " ").title(),
        "description": endpoint.handler.__doc__ or "",
        "operationId": re.sub(r"\W", "_", f"{name}{path}_{endpoint.method.lower()}"),
        "responses": {
            str(endpoint.status): {
                "description": "Success.",
                **_content(endpoint.answer, endpoint.media),
            },
            "4XX": failed,
            "5XX": failed,
        },
    }
    if endpoint.parameters:
        operation["parameters"] = [_parameter(one) for one in endpoint.parameters]
    if endpoint.body is not None:
        body = endpoint.body if isinstance(endpoint.body, RawBody) else RawBody(endpoint.body)
        operation["requestBody"] = {"required": True, **_content(body.type, body.media)}
    return operation


def _parameter(parameter: Parameter) -> dict[str, Any]:
    schema = _schema(parameter.type)
    if parameter.default is not None:
        schema["default"] = parameter.default
    found = {
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.place == "path",
        "schema": schema,
    }
    if parameter.description:
        found["description"] = parameter.description
    return found


def _content(content_type: Any, media: str = JSON) -> dict[str, Any]:
    return {"content": {media: {"schema": _schema(content_type)}}}


def _schema(content_type: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([content_type], ref_template=REF)
    return dict(schema)
