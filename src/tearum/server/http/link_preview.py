"""What a link shows in a chat before anybody follows it: Open Graph tags in the page's head.

The tags say what kind of address it is, and nothing about the table behind it: whoever draws the
preview may be anybody.
"""

from html import escape
from typing import Final

from tearum.contract.languages import ENGLISH, LANGUAGES
from tearum.messages.bundle import text_in

TABLE_TEXTS: Final = ("preview-table-title", "preview-table-text")
TEXTS: Final = {  # by the first part of a path
    "join": ("preview-join-title", "preview-join-text"),
    "table": TABLE_TEXTS,
    "replays": TABLE_TEXTS,
    "review": TABLE_TEXTS,
}
PAGE_TEXTS: Final = ("page-title", "page-motto")
PICTURE: Final = "/preview.jpg"
HEAD_END: Final = "</head>"


def with_preview(page: str, path: str, origin: str, language: str) -> str:
    """The page with the tags for one of its addresses."""
    title, description = TEXTS.get(path.strip("/").split("/")[0], PAGE_TEXTS)
    text = text_in(language)
    tags = {
        "og:type": "website",
        "og:site_name": text.message("page-title"),
        "og:title": text.message(title),
        "og:description": text.message(description),
        "og:image": f"{origin}{PICTURE}",
        "og:locale": language,
    }
    head = "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()
    )
    head += '<meta name="twitter:card" content="summary_large_image" />'
    return page.replace(HEAD_END, head + HEAD_END, 1)


def preferred_language(accept: str) -> str:
    """The first language of an Accept-Language header that there are texts in."""
    for part in accept.split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return ENGLISH
