"""The API of the server itself: what it offers, and the texts of the page."""

from collections.abc import Callable, Sequence
from typing import Final

import tearum
from tearum import bots
from tearum.contract.languages import LANGUAGES
from tearum.game.record import RULES
from tearum.messages.bundle import files
from tearum.server.api.endpoints import TEXT, Answer, ApiRequest, Endpoint, Parameter
from tearum.server.store.editions import built_in_editions, edition_name
from tearum.server.wire.errors import RequestError
from tearum.server.wire.fields import PROTOCOL
from tearum.server.wire.tables import BotInfo, ServerInfo

# Texts that no page shows: reports bring their own, and the command prints in a terminal.
NOT_FOR_PAGES: Final = ("command", "errors", "lab", "problems")
# Texts that only some screens of the page need. They are fetched with those screens.
PARTS: Final = ("labpage", "learn", "offline", "people", "review", "rules", "talk")
LANGUAGE: Final = Parameter("language", str)
PART: Final = Parameter("part", str)


class InfoApi:
    def __init__(self, bot_names: Sequence[str]) -> None:
        """`bot_names` are the bots that a table can be opened with."""
        self._bot_names = bot_names
        self._editions = [edition_name(edition) for edition in built_in_editions()]

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/info", self.info, answer=ServerInfo),
            Endpoint(
                "GET", "/text/{language}.ftl", self.texts, (LANGUAGE,), answer=str, media=TEXT
            ),
            Endpoint(
                "GET",
                "/text/{language}/{part}.ftl",
                self.text_part,
                (LANGUAGE, PART),
                answer=str,
                media=TEXT,
            ),
        ]

    async def info(self, _: ApiRequest) -> ServerInfo:
        """What this server offers: editions, bots, languages."""
        return ServerInfo(
            version=tearum.__version__,
            protocol=PROTOCOL,
            rules=RULES,
            editions=self._editions,
            bots=[BotInfo(name, {}, _level(name)) for name in self._bot_names],
            languages=list(LANGUAGES),
        )

    async def texts(self, _: ApiRequest, language: str) -> Answer:
        """The messages of a language that the page needs first, as one Fluent file."""
        return _messages(language, lambda name: name not in (*NOT_FOR_PAGES, *PARTS))

    async def text_part(self, _: ApiRequest, language: str, part: str) -> Answer:
        """The messages of a language that one screen needs, as one Fluent file."""
        if part not in PARTS:
            raise RequestError("not_found", f"There are texts for {', '.join(PARTS)}.")
        return _messages(language, lambda name: name == part)


def _messages(language: str, wanted: Callable[[str], bool]) -> Answer:
    if language not in LANGUAGES:
        raise RequestError("not_found", f"There are texts in {', '.join(LANGUAGES)}.")
    parts = [file.read_text("utf-8") for file in files(language) if wanted(file.stem)]
    return Answer("\n".join(parts).encode(), TEXT, headers={"Cache-Control": "no-cache"})


def _level(bot: str) -> int | None:
    return bots.LEVELS.index(bot) + 1 if bot in bots.LEVELS else None
