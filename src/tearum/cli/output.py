"""How results are printed: as text, or as JSON on standard output alone."""

import json
from math import isfinite
from typing import Annotated, Any

import typer

AsJson = Annotated[bool, typer.Option("--json", help="option-json")]


def finite(value: float) -> float | None:
    """A number for JSON, which knows no infinity."""
    return value if isfinite(value) else None


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
