"""The page's types, `web/src/lib/wire.ts`: `make contract` writes them.

They come from the messages themselves, so that page and server cannot disagree.
"""

from collections.abc import Iterable, Iterator
from inspect import getdoc
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as kinds

from tearum.contract import table, vocabulary
from tearum.contract.effects import EffectIcon, Goods
from tearum.contract.languages import Language
from tearum.edition.component import ProvenanceKind
from tearum.server.wire.api_types import API_TYPES, PUBLIC_NAMES
from tearum.server.wire.client_messages import ClientMessage
from tearum.server.wire.editions import EditionComponent
from tearum.server.wire.errors import ErrorCode
from tearum.server.wire.fields import COLOURS, PlayerColour, Stage
from tearum.server.wire.lab import LabBot, LabStage
from tearum.server.wire.reviews import ReviewStage
from tearum.server.wire.server_messages import ServerMessage

HEAD: Final = """\
// The messages between page and server. Do not edit.
// Written by `make contract`.
"""


# Choices that have a name of their own.
NAMED: Final[dict[str, Any]] = {
    "Asked": vocabulary.Frame,
    "BoardName": vocabulary.BoardName,
    "BuildingColour": vocabulary.BuildingColour,
    "Colour": vocabulary.Colour,
    "Declinable": vocabulary.Declinable,
    "DecisionKind": vocabulary.DecisionKind,
    "Cause": vocabulary.Cause,
    "EffectIcon": EffectIcon,
    "ErrorCode": ErrorCode,
    "LabBot": LabBot,
    "LabStage": LabStage,
    "Language": Language,
    "Level": table.Level,
    "PermanentKind": vocabulary.PermanentKind,
    "PermanentName": vocabulary.PermanentName,
    "Phase": vocabulary.Phase,
    "Pace": table.Pace,
    "Phrase": table.Phrase,
    "PlayerColour": PlayerColour,
    "PresenceKind": table.Presence,
    "Reaction": table.Reaction,
    "Resource": vocabulary.Resource,
    "RevealKind": vocabulary.RevealKind,
    "ReviewStage": ReviewStage,
    "ProvenanceKind": ProvenanceKind,
    "Stage": Stage,
    "WishSymbol": vocabulary.Symbol,
}
_GOODS: Final = kinds.type_info(Goods)  # leaves out what there is none of
_NAME_OF: Final = {frozenset(get_args(choice)): name for name, choice in NAMED.items()}
PLAIN: Final[dict[type[kinds.Type], str]] = {
    kinds.AnyType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
}


def typescript_types() -> str:
    """The whole TypeScript file."""
    found: dict[str, str] = {
        name: f"export type {name} = {_choice(get_args(choice))};\n"
        for name, choice in NAMED.items()
    }
    client = _type(kinds.type_info(ClientMessage), found)
    server = _type(kinds.type_info(ServerMessage), found)
    component = _type(kinds.type_info(EditionComponent), found)
    for struct in API_TYPES:
        _type(kinds.type_info(struct), found)
    parts = [
        HEAD,
        f"export const PLAYER_COLOURS = {msgspec.json.encode(COLOURS).decode()} as const;\n",
        *(found[name] for name in sorted(found)),
        f"export type EditionComponent = {component};\n",
        f"export type ClientMessage = {client};\n",
        f"export type ServerMessage = {server};\n",
    ]
    return "\n".join(parts)


def _type(kind: kinds.Type, found: dict[str, str]) -> str:
    """The TypeScript for a type; structs and typed dictionaries are gathered in `found`."""
    match kind:
        case kinds.Metadata():
            return _type(kind.type, found)
        case kinds.LiteralType():
            return _NAME_OF.get(frozenset(kind.values)) or _choice(kind.values)
        case kinds.ListType():
            inner = _type(kind.item_type, found)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case kinds.TupleType():
            return f"[{', '.join(_type(part, found) for part in kind.item_types)}]"
        case kinds.DictType():
            entries = f"Record<{_type(kind.key_type, found)}, {_type(kind.value_type, found)}>"
            return f"Partial<{entries}>" if kind == _GOODS else entries
        case kinds.UnionType():
            return " | ".join(_type(part, found) for part in kind.types)
        case kinds.StructType() | kinds.TypedDictType():
            return _named(kind, found)
    if type(kind) not in PLAIN:
        raise TypeError(f"{kind!r} has no TypeScript yet.")
    return PLAIN[type(kind)]


def _choice(values: Iterable[object]) -> str:
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


def _named(kind: kinds.StructType | kinds.TypedDictType, found: dict[str, str]) -> str:
    name = PUBLIC_NAMES.get(kind.cls.__name__, kind.cls.__name__)
    if name not in found:
        found[name] = ""  # so that a type may mention itself
        generic = get_origin(kind.cls) or kind.cls
        found[name] = "".join((*_comment(generic), *_fields(kind, name, found)))
    arguments = [_type(kinds.type_info(argument), found) for argument in get_args(kind.cls)]
    return f"{name}<{', '.join(arguments)}>" if arguments else name


def _comment(cls: Any) -> Iterator[str]:
    doc = cls.__doc__ and getdoc(cls)
    if doc and not doc.startswith("dict("):
        yield "/** " + "\n * ".join(doc.splitlines()).replace(" * \n", " *\n") + " */\n"


def _fields(
    kind: kinds.StructType | kinds.TypedDictType, name: str, found: dict[str, str]
) -> Iterator[str]:
    generic: Any = get_origin(kind.cls) or kind.cls
    parameters = {
        key: hint.__name__
        for key, hint in get_type_hints(generic).items()
        if isinstance(hint, TypeVar) and hint in generic.__parameters__
    }
    listed = f"<{', '.join(parameters.values())}>" if parameters else ""
    yield f"export interface {name}{listed} {{\n"
    if isinstance(kind, kinds.StructType) and kind.tag_field is not None:
        yield f"  {kind.tag_field}: {msgspec.json.encode(kind.tag).decode()};\n"
    # What the server sends always has every field; the page may leave out what has a default.
    sent = isinstance(kind, kinds.StructType) and not kind.forbid_unknown_fields
    for entry in kind.fields:
        mark = "" if entry.required or sent else "?"
        written = parameters.get(entry.name) or _type(entry.type, found)
        yield f"  {entry.encode_name}{mark}: {written};\n"
    yield "}\n"
