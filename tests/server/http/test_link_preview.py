"""What a link shows before anybody follows it, in the language of who sees it."""

import pytest

from tearum.server.http.link_preview import HEAD_END, LinkPreviews, preferred_language


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("fr-CH, en;q=0.5", "fr"),
        ("it, de;q=0.7, en", "de"),
        ("DE-AT", "de"),
        (" en ; q=1", "en"),
        ("english, fr", "en"),
        ("it,es", "en"),
        ("", "en"),
    ],
)
def test_the_first_language_that_there_are_texts_in_is_chosen(accept: str, language: str) -> None:
    assert preferred_language(accept) == language


def test_a_preview_goes_into_the_head_once_and_its_text_is_escaped() -> None:
    previews = LinkPreviews()
    page = f"<head>{HEAD_END}<body>{HEAD_END}</body>"
    shown = previews.added_to(page, "/join/abc", "https://x.example", "en")
    assert shown.count(HEAD_END) == 2
    head, body = shown.split(HEAD_END, 1)
    assert body == f"<body>{HEAD_END}</body>"
    for tag in (
        '<meta property="og:type" content="website" />',
        '<meta property="og:image" content="https://x.example/preview.jpg" />',
        '<meta property="og:site_name" content="Tea &amp; Rum" />',
        '<meta property="og:locale" content="en" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ):
        assert tag in head
    titles = {
        path: previews.added_to(page, path, "", "en").split('"og:title" content="')[1].split('"')[0]
        for path in ("/join/a", "/table/a", "replays/a", "/review/a/", "/", "/lab", "/joined")
    }
    assert titles["/table/a"] == titles["replays/a"] == titles["/review/a/"]
    assert titles["/"] == titles["/lab"] == titles["/joined"] == "Tea &amp; Rum"
    assert len({titles["/join/a"], titles["/table/a"], titles["/"]}) == 3
