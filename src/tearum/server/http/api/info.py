"""The API of the server itself: what it offers, and the texts of the page."""

from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import tearum
from tearum import bots
from tearum.contract.languages import LANGUAGES
from tearum.game.record import RULES
from tearum.messages.bundle import files
from tearum.server.http.endpoints import Endpoint, Parameter
from tearum.server.store.editions import built_in_editions, edition_name
from tearum.server.wire.errors import RequestError
from tearum.server.wire.fields import PROTOCOL
from tearum.server.wire.info import BotInfo, ServerInfo

# Texts that no page shows: reports bring their own, and the command prints in a terminal.
NOT_FOR_PAGES: Final = ("command.ftl", "errors.ftl", "lab.ftl", "problems.ftl")
LANGUAGE: Final = Parameter("language", str)


def endpoints() -> list[Endpoint]:
    return [
        Endpoint("GET", "/info", info, answer=ServerInfo),
        Endpoint("GET", "/text/{language}.ftl", texts, (LANGUAGE,), answer=str, media="text/plain"),
    ]


async def info(_: Request) -> ServerInfo:
    """What this server offers: editions, bots, languages."""
    return ServerInfo(
        version=tearum.__version__,
        protocol=PROTOCOL,
        rules=RULES,
        editions=[edition_name(edition) for edition in built_in_editions()],
        bots=[BotInfo(name, {}, _level(name)) for name in bots.bot_names()],
        languages=list(LANGUAGES),
    )


async def texts(_: Request, language: str) -> Response:
    """All messages of a language that the page uses, as one Fluent file."""
    if language not in LANGUAGES:
        raise RequestError("not_found", f"There are texts in {', '.join(LANGUAGES)}.")
    shown = [file for file in files(language) if file.name not in NOT_FOR_PAGES]
    parts = [file.read_text(encoding="utf-8") for file in shown]
    return PlainTextResponse("\n".join(parts), headers={"Cache-Control": "no-cache"})


def _level(bot: str) -> int | None:
    return bots.LEVELS.index(bot) + 1 if bot in bots.LEVELS else None
