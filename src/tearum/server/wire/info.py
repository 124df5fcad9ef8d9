"""The HTTP API of the server itself: what it offers."""

from msgspec import Struct

from tearum.server.wire.editions import EditionName


class BotInfo(Struct):
    name: str
    title: dict[str, str]  # by language; empty where a bot has only its name
    level: int | None  # how strong it is, from 1, of those made for people


class ServerInfo(Struct):
    """What the page needs to know first."""

    version: str
    protocol: int
    rules: int
    editions: list[EditionName]
    bots: list[BotInfo]
    languages: list[str]
