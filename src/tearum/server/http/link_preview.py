"""What a link shows in a chat before anybody follows it: Open Graph tags in the page's head.

The tags say what kind of address it is, and nothing about the table behind it: whoever draws the
preview may be anybody.
"""

from html import escape
from typing import Final

from tearum.contract.languages import ENGLISH, LANGUAGES
from tearum.messages.bundle import Text

TABLE_TEXTS: Final = ("preview-table-title", "preview-table-text")
TEXTS: Final = {  # by the first part of a path
    "join": ("preview-join-title", "preview-join-text"),
    "table": TABLE_TEXTS,
    "replays": TABLE_TEXTS,
    "review": TABLE_TEXTS,
}
PAGE_TEXTS: Final = ("page-title", "page-motto")
FILES: Final = ("page", "people")  # that these texts are in
PICTURE: Final = "/preview.jpg"
HEAD_END: Final = "</head>"


class LinkPreviews:
    """Puts the tags into the page. Its texts are read at once: no visitor waits for that."""

    def __init__(self) -> None:
        self._texts: dict[str, dict[str, str]] = {
            language: _texts(language) for language in LANGUAGES
        }

    def added_to(self, page: str, path: str, origin: str, language: str) -> str:
        """The page with the tags for one of its addresses."""
        title, description = TEXTS.get(path.strip("/").split("/")[0], PAGE_TEXTS)
        texts = self._texts[language]
        tags = {
            "og:type": "website",
            "og:site_name": texts["page-title"],
            "og:title": texts[title],
            "og:description": texts[description],
            "og:image": f"{origin}{PICTURE}",
            "og:locale": language,
        }
        head = "".join(
            f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()
        )
        head += '<meta name="twitter:card" content="summary_large_image" />'
        return page.replace(HEAD_END, head + HEAD_END, 1)


def _texts(language: str) -> dict[str, str]:
    text = Text(language, strict=True, only=FILES)
    wanted = {message for pair in (PAGE_TEXTS, *TEXTS.values()) for message in pair}
    return {message: text.message(message) for message in wanted}


def preferred_language(accept: str) -> str:
    """The first language of an Accept-Language header that there are texts in."""
    for part in accept.split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH
