"""Why something can't be done, in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from tearum.text.words import Words


def reason(
    words: Words,
    name: str,
    fields: Mapping[str, Any],
    player_names: Sequence[str],
    you: int | None,
) -> str:
    """What stands against an action. `you` is the seat that is spoken to."""
    args: dict[str, str | int] = {"asked": fields.get("asked", "")}
    n = fields.get("amount", fields.get("pieces"))
    if n is not None:
        args["n"] = n
    resource = fields.get("resource")
    if resource is not None:
        args["resource"] = words.resource(resource)
        args["resources"] = words.resources(resource)
        if n is not None:
            args["goods"] = words.pieces(resource, n)
    if fields.get("board") is not None:
        args["at"] = words.at_board(fields["board"])
    if fields.get("building") is not None:
        args["building"] = words.building(fields["building"])
    seat = fields.get("seat")
    if seat is not None:
        args["owner"] = "you" if seat == you else "another"
        args["player"] = words.player(seat, player_names)
    return words.text.message(f"reason-{name}", **args)
